"""Answers given in advance: kept by the table, given as ordinary moves, told to nobody else."""

from __future__ import annotations

from random import Random

import pytest

from pithead.kernel.contract import Action
from pithead.kernel.plugin import installed
from pithead.tables import commands, games
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.table import Guest
from pithead.words import Words

from .playing import Seated, new_table, started

NOTHING = ("insure", 0, 0, 0, 0)
PASSED = ("insure", "move", "advantage", "market", "workshop")


def order(seated: Seated, guest: Guest, seat: int, name: str, on: bool = True) -> None:
    seated.do(guest, m.Order, seat=seat, order=name, on=on)


def given(seated: Seated, guest: Guest, seat: int) -> list[str]:
    return [each.order for each in seated.page(guest, seat).snapshot.orders if each.on]


def until(seated: Seated, kind: str, seat: int | None = None) -> None:
    """Play on until such a question is asked."""
    rng = Random(5)
    match = seated.table.match
    assert match is not None
    while not match.over:
        pending = match.state.pending
        assert pending is not None
        if pending.kind == kind and (seat is None or seat in pending.seats):
            return
        seated.play_on(1, rng)
    pytest.fail(f"{kind} was never asked")


def answer(seated: Seated, seat: int) -> Action | None:
    """What the table answers for a seat, and writes down."""
    moved = commands.standing_move(seated.table, seat, seated.now)
    if moved is None:
        return None
    seated.write([moved])
    return seated.table.moves[-1].action


def two_people(game: str = "rockwell") -> tuple[Seated, Guest]:
    seated = new_table(game, seats=2, name="Ann")
    bob = seated.seat_friend(1, "Bob")
    seated.do(seated.host, m.Start)
    return seated, bob


def test_an_order_answers_every_such_question_until_it_is_ended() -> None:
    seated, _ = two_people()
    order(seated, seated.host, 0, "insure-nothing")
    for _ in range(2):
        until(seated, "insure", 0)
        assert answer(seated, 0) == NOTHING
        assert answer(seated, 0) is None, "it has answered"
        seated.play_on(3, Random(1))
    order(seated, seated.host, 0, "insure-nothing", on=False)
    until(seated, "insure", 0)
    assert answer(seated, 0) is None
    assert given(seated, seated.host, 0) == []


def test_an_order_outlasts_a_restart_and_answers_are_ordinary_moves() -> None:
    seated, _ = two_people()
    until(seated, "insure", 0)
    order(seated, seated.host, 0, "insure-nothing")
    again = seated.read_again()
    assert again.standing_answer(0) == ("insure-nothing", NOTHING)
    assert answer(seated, 0) == NOTHING
    stored = seated.read_again()
    assert stored.match is not None
    assert stored.match.sealed == {0: NOTHING}


def test_an_order_for_a_turn_ends_with_it() -> None:
    seated = started(seats=2)
    until(seated, "move", 0)
    order(seated, seated.host, 0, "pass")
    assert given(seated, seated.host, 0) == ["pass"]
    match = seated.table.match
    assert match is not None
    turn = seated.table.game.turns(match.state)
    while seated.table.game.turns(match.state) == turn and not match.over:
        pending = match.state.pending
        assert pending is not None
        if answer(seated, match.state.to_act()) is None:
            assert pending.seats == (1,) or pending.kind not in PASSED
            seated.play_on(1, Random(3))
    assert {played.action[0] for played in seated.table.moves if played.order} >= {"stay"}
    assert given(seated, seated.host, 0) == []


def test_of_two_contrary_orders_the_later_holds() -> None:
    seated = started("brass_empire", 2)
    order(seated, seated.host, 0, "accept")
    order(seated, seated.host, 0, "decline")
    assert given(seated, seated.host, 0) == ["decline"]
    rockwell = started(seats=2)
    for name in ("insure-nothing", "pass", "no-deals"):
        order(rockwell, rockwell.host, 0, name)
    assert given(rockwell, rockwell.host, 0) == ["insure-nothing", "no-deals", "pass"]


def test_on_ones_own_turn_one_is_asked_what_a_card_offers() -> None:
    seated = started("brass_empire", 2)
    until(seated, "may")
    match = seated.table.match
    assert match is not None
    seat = match.state.to_act()
    order(seated, seated.host, seat, "accept")
    assert answer(seated, seat) is None


def test_an_answer_taken_back_is_not_given_again() -> None:
    seated, _ = two_people()
    until(seated, "insure", 0)
    order(seated, seated.host, 0, "insure-nothing")
    assert answer(seated, 0) == NOTHING
    seated.do(seated.host, m.UndoMove, seat=0, at=seated.table.at)
    assert answer(seated, 0) is None
    assert given(seated, seated.host, 0) == []
    assert seated.read_again().chairs[0].orders == {}


def test_orders_go_with_the_one_who_gave_them() -> None:
    seated, bob = two_people()
    order(seated, bob, 1, "insure-nothing")
    seated.do(bob, m.Stand, seat=1)
    assert seated.table.chairs[1].orders == {}


def test_others_are_sent_the_same_whatever_one_has_ordered() -> None:
    seated, bob = two_people()
    watcher = seated.join(seated.table.watch)
    until(seated, "insure", 0)
    before = [seated.sent(bob), seated.sent(watcher)]
    order(seated, seated.host, 0, "insure-nothing")
    assert [seated.sent(bob), seated.sent(watcher)] == before
    order(seated, seated.host, 0, "insure-nothing", on=False)
    assert [seated.sent(bob), seated.sent(watcher)] == before
    changed = seated.table.changed
    order(seated, seated.host, 0, "pass")
    assert seated.table.changed == changed


def test_an_answer_given_in_advance_looks_like_any_other() -> None:
    pages = []
    for ordered in (True, False):
        seated, bob = two_people()
        seated.table.match = seated.table.game.match(2, seed=4)
        seated.table.id = seated.table.watch = "the-same"
        until(seated, "insure", 0)
        if ordered:
            order(seated, seated.host, 0, "insure-nothing")
            seated.now -= 1
            answer(seated, 0)
        else:
            seated.move(seated.host, 0, NOTHING)
            seated.now -= 1
        pages.append(seated.sent(bob))
    assert pages[0] == pages[1]


def test_what_is_no_order_or_not_ones_own_seat_is_refused() -> None:
    seated, bob = two_people()
    with pytest.raises(TableError, match="malformed"):
        order(seated, seated.host, 0, "win")
    with pytest.raises(TableError, match="not-yours"):
        order(seated, bob, 0, "pass")
    lobby = new_table()
    with pytest.raises(TableError, match="not-playing"):
        order(lobby, lobby.host, 0, "pass")


@pytest.mark.parametrize("name", installed().plugins)
def test_orders_of_a_game_have_names_and_answer_what_it_asks(name: str) -> None:
    game, plugin = games.game(name), installed().plugins[name]
    for each in plugin.orders:
        for kind, action in each.answers.items():
            assert action[0] in game.verbs_of(kind)
        for language in ("en", "fr", "de"):
            assert Words(language).has(f"order-{name}-{each.name}".replace("_", "-"))


def test_a_question_with_one_answer_names_it() -> None:
    seated = started(seats=2)
    rng = Random(2)
    alone = set()
    for _ in range(150):
        match = seated.table.match
        assert match is not None
        seat = match.state.to_act()
        question = seated.page(seated.host, seat).snapshot.question
        assert question is not None
        legal = [choice for choice in question.choices if choice.refused is None]
        if question.obvious:
            assert match.check(seat, tuple(question.obvious)) is None
        if len(legal) == 1 and question.kind == "advantage":
            assert question.obvious == legal[0].action
            alone.add(question.kind)
        seated.play_on(1, rng)
    assert alone
