"""Words that fail where a player would see a hole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pithead.kernel.contract import ComponentError
from pithead.words import LANGUAGES, Words, without_none


class StrictWords(Words):
    def say(self, key: str, /, **figures: object) -> str:
        assert self.has(key), f"no message {key} in {self.language}"
        return super().say(key, **figures)

    def _format(self, pattern: Any, figures: Mapping[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, without_none(figures))
        assert not errors, f"{errors} with {figures}"
        return str(text)


SPOKEN = {language: StrictWords(language) for language in LANGUAGES}


def fault_line(error: ComponentError, language: str) -> str:
    """The one line a player reads."""
    words = SPOKEN[language]
    reason = words.say(f"component-error-{error.code}", **error.params)
    key = "component-error" if error.place else "component-error-whole-file"
    return words.say(key, file=error.file, place=error.place, reason=reason)
