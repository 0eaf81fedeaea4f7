"""What belongs to owners: a view shows what is their own, and shares nothing with the state."""

from __future__ import annotations

from pithead.kernel.contract import SPECTATOR
from pithead.kernel.fields import FRESH, OWNER, PRIVATE, Fields, Recorder, Viewed, ViewPlan
from pithead.kernel.state import State


class Table(State):
    def __init__(self, seats: int, fields: Fields = FRESH) -> None:
        super().__init__(seats, fields)
        self.hand = fields.lists("hand", 2, 0, 9, OWNER)
        self.pile = fields.lists("pile", 2, 0, 9)
        self.money = fields.ints("money", seats, 0, 9, seen=OWNER, unit=100)
        self.bid = fields.ints("bid", 2 * seats, 0, 9, seen=PRIVATE, each=2)

    def opens(self, name: str, seat: int, viewer: int) -> bool:
        return self.over


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


def test_what_is_opened_is_shown_to_all_and_what_is_private_never() -> None:
    recorder = Recorder()
    Table(2, recorder)
    plan = ViewPlan(recorder.specs)
    table = Table(2)
    table.money = [3, 4]
    table.bid = [1, 2, 5, 6]
    view = plan.show(table, 0)
    assert (view["money"], view["bid"]) == ([300, None], [[1, 2], None])
    guess = Table(2, Viewed(view))
    assert (guess.money, guess.bid) == ([3, 0], [1, 2, 0, 0])
    assert plan.show(table, SPECTATOR)["bid"] == [None, None]
    table.over = True
    view = plan.show(table, 0)
    assert (view["money"], view["bid"]) == ([300, 400], [[1, 2], None])
