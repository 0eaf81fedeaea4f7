"""Functions of Brass Empire's own that its messages call.

CORPORATION($id)                            the message corporation-<id>
NTH($number)                                which card in play, where no table shows it
RESOURCES($labor, $construction[, $brass])  3 Labor, 1 Construction; name-nothing for none
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pithead.words import Words

RESOURCES: Final = ("labor", "construction", "brass")


def functions(words: Words) -> dict[str, Callable[..., str]]:
    return {
        "CORPORATION": lambda word: words.say(f"corporation-{str(word).replace('_', '-')}"),
        "NTH": lambda number: f" ({number})",
        "RESOURCES": lambda *amounts: resources(words, [int(n) for n in amounts]),
    }


def resources(words: Words, amounts: Sequence[int]) -> str:
    return words.counted(amounts, RESOURCES[: len(amounts)])
