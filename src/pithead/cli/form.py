"""A form of numbers, filled in one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pithead.cli.telling import Teller
    from pithead.kernel.contract import Field


class Leave(Exception):
    """The player leaves the form without an answer."""


class Form:
    """Asks for each number that is not fixed; `undo` goes back by one, `cancel` leaves."""

    def __init__(
        self,
        fields: tuple[Field, ...],
        teller: Teller,
        read: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        self.fields = fields
        self.teller = teller
        self.read = read
        self.tell = tell
        self.numbers = [field.low for field in fields]

    def fill_in(self) -> list[int]:
        asked = [at for at, field in enumerate(self.fields) if field.low != field.high]
        done = 0
        while done < len(asked):
            number = self._number(self.fields[asked[done]])
            if number is not None:
                self.numbers[asked[done]] = number
                done += 1
            elif done:
                done -= 1
            else:
                raise Leave
        return self.numbers

    def _number(self, field: Field) -> int | None:
        """One number; Enter means the least, None one number back."""
        words = self.teller.words
        figures = {"low": field.low, "high": field.high, "step": field.step}
        asked = words.say("play-field", what=self.teller.field(field), **figures)
        while True:
            line = self.read(asked).lower()
            if line == "cancel":
                raise Leave
            if line == "undo":
                return None
            if not line:
                return field.low
            good = line.isdecimal() and field.low <= int(line) <= field.high
            if good and int(line) % field.step == 0:
                return int(line)
            if line not in ("help", "?"):
                self.tell(words.say("play-field-wrong", text=line, **figures))
            self.tell(words.say("play-field-help"))
