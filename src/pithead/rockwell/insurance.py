"""Insurance: cubes turned into tiles before drilling (RW-INS-1). Its use is in extraction."""

from .extraction import with_cubes
from .position import ANSWER_FIELDS, Position
from .refusals import INSURE_EXCEEDS, LEGAL


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
        position.insurance[seat] += tiles
        if position.events is not None:
            args = with_cubes({"seat": seat, "tiles": tiles}, position.answers, start)
            position.emit("insured", "RW-INS-1", args)
