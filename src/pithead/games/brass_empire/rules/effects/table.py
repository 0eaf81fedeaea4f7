"""All ops by their numbers, and the step that carries out one of them."""

from collections.abc import Sequence

from ...cards.ops import NAMES
from ...position import frames
from ...position.state import Position
from . import in_play, moves, resources, structure
from .effect import EFFECTS, Effect


def in_order(records: Sequence[Effect], names: Sequence[str]) -> list[Effect]:
    """The records by their ops' numbers; an op that nothing carries out is an error at once."""
    by_name = {record.name: record for record in records}
    unmatched = set(names) ^ set(by_name)
    if unmatched:
        raise LookupError(f"ops without a number or a record: {', '.join(sorted(unmatched))}")
    return [by_name[name] for name in names]


EFFECTS.extend(
    in_order([*resources.RECORDS, *moves.RECORDS, *in_play.RECORDS, *structure.RECORDS], NAMES)
)


def run(s: Position) -> None:
    """One op of the text on top of the stack."""
    EFFECTS[s.tables.code[s.stack[frames.PC]]].run(s)
