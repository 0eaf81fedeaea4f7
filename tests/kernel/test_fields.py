"""Lists of lists in a state: a view shows an owner's own, and shares nothing with the state."""

from __future__ import annotations

from pithead.kernel.fields import FRESH, OWNER, Fields, Recorder, Viewed, ViewPlan
from pithead.kernel.state import State


class Table(State):
    def __init__(self, seats: int, fields: Fields = FRESH) -> None:
        super().__init__(seats, fields)
        self.hand = fields.lists("hand", 2, 0, 9, OWNER)
        self.pile = fields.lists("pile", 2, 0, 9)


def test_lists_of_owners_are_shown_to_their_owners() -> None:
    recorder = Recorder()
    Table(2, recorder)
    table = Table(2)
    table.hand = [[1, 2], [3]]
    table.pile = [[4], []]
    view = ViewPlan(recorder.specs).show(table, 1)
    assert (view["hand"], view["pile"]) == ([None, [3]], [[4], []])
    table.hand[1].append(5)
    table.pile[0].append(6)
    assert (view["hand"], view["pile"]) == ([None, [3]], [[4], []])
    guess = Table(2, Viewed(view))
    assert (guess.hand, guess.pile) == ([[], [3]], [[4], []])
