"""Insurance: cubes turned into tiles before drilling (RW-INS-1). Its use is in extraction."""

from __future__ import annotations

from pithead.kernel.codecs import Amount
from pithead.kernel.contract import Action
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params

from ..position.state import ANSWER_FIELDS, Position
from ..position.tables import KINDS
from .auction import about_excess, bid_limit
from .extraction import with_cubes
from .refusals import INSURE_EXCEEDS, LEGAL
from .sealed import SealedVerb, once


def why_not_insure(position: Position, seat: int, cubes: list[int]) -> int:
    for kind in range(4):
        if cubes[kind] > position.stock[seat * 4 + kind]:
            return INSURE_EXCEEDS
    return LEGAL


def take_insurance(position: Position) -> None:
    """All have chosen: one tile for each cube, whatever its kind."""
    for seat in range(position.seats):
        start = seat * ANSWER_FIELDS
        tiles = sum(position.answers[start : start + 4])
        if tiles == 0:
            continue
        for kind in range(4):
            position.stock[seat * 4 + kind] -= position.answers[start + kind]
        position.insurance = changed(position.insurance, seat, position.insurance[seat] + tiles)
        if position.events is not None:
            args = with_cubes({"seat": seat, "tiles": tiles}, position.answers, start)
            position.emit("insured", "RW-INS-1", args)


class Insure(SealedVerb):
    def __init__(self) -> None:
        super().__init__("insure", [Amount(kind) for kind in KINDS])

    def limit(self, s: Position, seat: int, field: int) -> int:
        return bid_limit(s, seat, field)

    def reveal(self, s: Position) -> None:
        take_insurance(s)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_insure(s, seat, self.entered(action))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        about_excess(s, seat, self.entered(action), params)

    def sensible(self, s: Position, seat: int) -> list[Action]:
        """None, one to three of the cheapest kind held, all zinc, all zinc and copper."""
        zinc, copper, silver, _ = s.stock[seat * 4 : seat * 4 + 4]
        answers: list[Action] = [(self.name, 0, 0, 0, 0)]
        for n in (1, 2, 3, zinc):
            answers.append((self.name, min(n, zinc), 0, 0, 0))
        answers.append((self.name, 0, min(1, copper), 0, 0))
        answers.append((self.name, zinc, copper, 0, 0))
        answers.append((self.name, 0, 0, min(1, silver), 0))
        return once(answers)
