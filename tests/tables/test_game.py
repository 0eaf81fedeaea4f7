"""Playing at a table: moves, questions, stale and repeated ones, taking back, the log."""

from __future__ import annotations

import zlib
from random import Random

import pytest

import pithead
from pithead.kernel.chance import commitment
from pithead.kernel.contract import Event, Primitive
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.journal import CardText, event_items
from pithead.tables.snapshots import FIRST_LINES, update

from ..brass_empire.scenario import Scenario, do, end_turn
from .playing import NOBODY, Seated, new_table, started, trouble

BID = ("bid", 0, 0, 0, 0, 0)


def playing(seats: int = 2) -> tuple[Seated, list[int]]:
    """A game of Rockwell in which bids are given and the first Vice President is to be placed."""
    seated = started(seats=seats)
    for seat in range(seats):
        seated.move(seated.host, seat, BID)
    return seated, seated.table.waiting_for()


def test_a_question_lists_what_is_legal_and_says_why_the_rest_is_not() -> None:
    seated, (asked,) = playing()
    question = seated.page(seated.host, asked).snapshot.question
    assert question is not None
    assert question.yours
    assert question.rule in pithead.game("rockwell").rules
    match = seated.table.match
    assert match is not None
    legal = [tuple(c.action) for c in question.choices if c.refused is None]
    assert sorted(map(str, legal)) == sorted(map(str, match.legal(asked)))
    for choice in question.choices:
        if choice.refused is not None:
            refused = question.refusals[choice.refused]
            assert refused.rule
            assert refused.remedy.key.startswith("remedy-")
    # Everyone sees what is asked of whom, and only he who is asked what he may answer.
    other = seated.page(seated.host, 1 - asked).snapshot.question
    assert other is not None
    assert other.waiting == [asked]
    assert other.choices == []


def test_a_form_has_its_bounds() -> None:
    seated = started()
    question = seated.page(seated.host, 0).snapshot.question
    assert question is not None
    assert question.form is not None
    assert question.form.verb == "bid"
    assert [field.name for field in question.form.fields][-1] == "money"


def test_a_move_is_checked_like_any_other() -> None:
    seated, (asked,) = playing()
    at = seated.table.at
    assert trouble(seated, seated.host, m.Move, seat=asked, at=at - 1, action=["place", 1, 1]) == (
        "refusal-stale"
    )
    assert trouble(seated, seated.host, m.Move, seat=asked, at=at, action=["fly"]) == (
        "refusal-malformed"
    )
    assert trouble(seated, seated.host, m.Move, seat=1 - asked, at=at, action=["place", 1, 1]) == (
        "refusal-not-asked"
    )
    assert trouble(seated, seated.host, m.Move, seat=4, at=at, action=["pass"]) == "no-such-seat"
    watcher = seated.join(seated.table.watch)
    assert trouble(seated, watcher, m.Move, seat=asked, at=at, action=["pass"]) == "not-yours"


def test_before_the_start_and_after_the_end_nothing_is_played() -> None:
    seated = new_table()
    assert trouble(seated, seated.host, m.Move, seat=0, at=0, action=["pass"]) == "not-playing"
    assert trouble(seated, seated.host, m.Stop) == "not-playing"
    over = started()
    over.do(over.host, m.Stop)
    for kind in (m.Move, m.Preview):
        fields = {"seat": 0, "action": ["pass"]} | ({"at": 0} if kind is m.Move else {})
        assert trouble(over, over.host, kind, **fields) == "not-playing"
    assert trouble(over, over.host, m.Revoke, seat=1) == "not-playing"


def test_a_preview_changes_nothing_and_says_why_not() -> None:
    seated = started(seats=2)
    rng = Random(5)
    marked = None
    while marked is None:
        seated.play_on(1, rng)
        asked = seated.table.waiting_for()[0]
        question = seated.page(seated.host, asked).snapshot.question
        assert question is not None
        marked = next((c for c in question.choices if c.marked), None)
    count = seated.table.count
    told = seated.do(seated.host, m.Preview, seat=asked, action=marked.action)
    assert told.lines
    assert seated.table.count == count
    assert trouble(seated, seated.host, m.Preview, seat=asked, action=["bid"]) == (
        "refusal-malformed"
    )


# --- sealed questions ---------------------------------------------------------------------------


def test_who_has_answered_a_sealed_question_is_told_to_everyone() -> None:
    seated = new_table(seats=3)
    ann, bob, cat = seated.host, seated.seat_friend(1), seated.seat_friend(2)
    watcher = seated.join(seated.table.watch)
    seated.do(ann, m.Start)

    def told(ticks: list[int], waiting: list[int]) -> None:
        for guest in (ann, bob, cat, watcher):
            seen = seated.page(guest).snapshot
            assert seen.question is not None
            assert seen.version == seated.table.count
            assert [info.seat for info in seen.seats if info.answered] == ticks
            assert [info.seat for info in seen.seats if info.asked] == waiting
            assert seen.question.waiting == waiting
            assert seen.question.yours == (seen.you.viewer in waiting)

    told([], [0, 1, 2])
    seated.move(ann, 0, BID)
    told([0], [1, 2])
    assert seated.page(ann).snapshot.undo == m.Undo(True)
    seated.do(ann, m.UndoMove, seat=0, at=seated.table.at)
    told([], [0, 1, 2])
    seated.move(cat, 2, BID)
    seated.move(ann, 0, BID)
    told([0, 2], [1])
    seated.move(bob, 1, BID)
    revealed = seated.page(watcher).snapshot
    assert revealed.at == 3
    assert not any(info.answered for info in revealed.seats)


def test_a_sealed_answer_can_be_taken_back_until_it_is_revealed() -> None:
    seated = new_table()
    ann, bob = seated.host, seated.seat_friend(1)
    seated.do(ann, m.Start)
    seated.move(ann, 0, ("bid", 0, 0, 0, 0, 500))
    seated.do(ann, m.UndoMove, seat=0, at=0)
    seated.move(bob, 1, BID)
    seated.move(ann, 0, BID)
    match = seated.table.match
    assert match is not None
    assert match.log[:2] == [(0, BID), (1, BID)]
    assert trouble(seated, ann, m.UndoMove, seat=0, at=2) in ("undo-revealed", "undo-others")


def test_a_sealed_answer_is_taken_back_without_touching_those_given_after_it() -> None:
    seated = new_table(seats=3)
    ann, bob, cat = seated.host, seated.seat_friend(1), seated.seat_friend(2)
    seated.do(ann, m.Start)
    seated.move(ann, 0, ("bid", 0, 0, 0, 0, 500))
    first = ("bid", 0, 0, 0, 0, 100)
    seated.move(bob, 1, first)
    before = seated.page(cat)
    assert seated.page(ann).snapshot.undo == m.Undo(True)
    seated.do(ann, m.UndoMove, seat=0, at=0)
    after = seated.page(cat)
    assert [info.seat for info in after.snapshot.seats if info.answered] == [1]
    assert after.log == before.log, "a sealed answer has left no line to take out"
    seated.move(ann, 0, BID)
    seated.move(cat, 2, BID)
    match = seated.table.match
    assert match is not None
    assert match.log == [(0, BID), (1, first), (2, BID)]
    # The last of them has opened them all.
    assert trouble(seated, cat, m.UndoMove, seat=2, at=3) == "undo-revealed"
    fresh = seated.read_again()
    assert fresh.match is not None
    assert fresh.match.log == match.log


# --- taking back --------------------------------------------------------------------------------


def test_ones_own_last_move_is_taken_back() -> None:
    seated, (asked,) = playing()
    before = seated.page(seated.host, asked)
    seated.move(seated.host, asked)
    after = seated.page(seated.host, asked).snapshot
    assert after.undo == m.Undo(True)
    seated.do(seated.host, m.UndoMove, seat=asked, at=after.at)
    again = seated.page(seated.host, asked)
    assert again.snapshot.picture == before.snapshot.picture
    assert again.snapshot.question == before.snapshot.question
    assert [line.says for line in again.log[:-1]] == [line.says for line in before.log]
    assert again.log[-1].says.key == "table-undone"


def test_taking_back_survives_a_restart() -> None:
    seated, (asked,) = playing()
    seated.move(seated.host, asked)
    seated.do(seated.host, m.UndoMove, seat=asked, at=seated.table.at)
    seated.play_on(60, Random(1))
    fresh = seated.read_again()
    sent = update(fresh, fresh.guests[0], 0, NOBODY, 0, 0)
    assert sent == update(seated.table, seated.host, 0, NOBODY, 0, 0)


def test_after_anothers_move_mine_stays() -> None:
    seated, (first,) = playing()
    seated.move(seated.host, first)
    (second,) = seated.table.waiting_for()
    seated.move(seated.host, second)
    at = seated.table.at
    assert trouble(seated, seated.host, m.UndoMove, seat=first, at=at) == "undo-others"
    undo = seated.page(seated.host, first).snapshot.undo
    assert undo == m.Undo(False, m.Message("problem-undo-others"))
    assert trouble(seated, seated.host, m.UndoMove, seat=second, at=at - 1) == "stale"


def test_what_was_revealed_stays() -> None:
    seated = started("brass_empire")
    rng = Random(3)
    for _ in range(200):
        seat = seated.table.waiting_for()[0]
        seated.play_on(1, rng)
        last = seated.table.moves[-1]
        bar = trouble(seated, seated.host, m.UndoMove, seat=seat, at=seated.table.at)
        assert last.revealing == (bar == "undo-revealed"), bar
        if bar == "undo-revealed":
            return
    raise AssertionError("nothing was ever revealed")


def test_against_bots_what_was_revealed_is_taken_back_and_told() -> None:
    seated = new_table("brass_empire", 2, bots=["random"])
    seated.do(seated.host, m.Start)
    rng = Random(3)
    for _ in range(200):
        before = seated.page(seated.host, 0)
        (asked,) = seated.table.waiting_for()
        seated.play_on(1, rng)
        if asked or not seated.table.moves[-1].revealing:
            continue
        seated.do(seated.host, m.UndoMove, seat=0, at=seated.table.at)
        after = seated.page(seated.host, 0)
        assert after.snapshot.picture == before.snapshot.picture
        assert after.log[-1].says.key == "table-undone-seen"
        return
    raise AssertionError("nothing was ever revealed")


def test_nothing_is_taken_back_before_the_first_move_or_after_the_end() -> None:
    seated = started()
    assert trouble(seated, seated.host, m.UndoMove, seat=0, at=0) == "undo-none"
    assert seated.page(seated.host, 0).snapshot.undo is None
    seated.play_on(5000, Random(2))
    assert seated.table.stage == "over"
    at = seated.table.at
    assert trouble(seated, seated.host, m.UndoMove, seat=0, at=at) == "not-playing"


def test_going_back_beyond_what_is_remembered_plays_from_the_start() -> None:
    seated, (asked,) = playing()
    before = seated.page(seated.host, asked).snapshot.picture
    seated.move(seated.host, asked)
    seated.table.moves[-1].before = None
    seated.do(seated.host, m.UndoMove, seat=asked, at=seated.table.at)
    assert seated.page(seated.host, asked).snapshot.picture == before


# --- the log ------------------------------------------------------------------------------------


def test_every_line_of_an_event_names_its_rule_and_a_cards_text_where_one_spoke() -> None:
    seated = started("brass_empire")
    seated.play_on(120, Random(1))
    rules = pithead.game("brass_empire").rules
    lines = seated.table.journal.lines(seated.table.game, 0)
    events = [line for line in lines if line.kind == "event"]
    assert [line.n for line in lines] == list(range(len(lines)))
    assert all(line.cause in rules for line in events)
    gained = [line for line in events if line.says.key == "event-brass-empire-gained"]
    assert gained
    assert all(line.because is not None for line in gained)


def test_a_building_explains_what_it_gives_by_itself() -> None:
    """A plain gain comes without being chosen, after the turn has begun (BE-PLAY-5)."""
    match = Scenario().building(0, "lantern_workshop").seat(1).build()
    before = len(match.events)
    end_turn(match, 1)
    events = match.events[before:]
    items = event_items(match.game, events, 0, 0)
    gains = [item.text for item in items if item.event and item.event.kind == "gained"]
    assert gains == [CardText("lantern_workshop", "each_turn")]


def test_a_text_goes_on_after_a_row_is_filled() -> None:
    scenario = Scenario().hand(0, "archive_keeper").discard(0, "chroniker")
    match = scenario.row("labor", "manager", "contractor").build()
    do(match, 0, "play archive_keeper", "slot L1")
    text = CardText("archive_keeper", "play")
    events = do(match, 0, "slot L2")
    assert [event.kind for event in events] == ["refreshed", "filled", "recalled"]
    told = [item.text for item in event_items(match.game, events, 0, 0, text)]
    assert told == [text, None, text]


@pytest.mark.parametrize(
    "scene", ["turn", "actions", "cleared", "ai_turn", "last_round", "game_over"]
)
def test_no_cards_text_explains_the_course_of_the_game(scene: str) -> None:
    text = CardText("zen_archivist", "play")
    gained = Event("gained", None, "BE-CARD-1", {"seat": 0, "labor": 1})
    events = [gained, Event(scene, None, "BE-END-1", {"seat": 0}), gained]
    items = event_items(pithead.game("brass_empire"), events, 0, 0, text)
    assert [item.text for item in items] == [text, None, None]


def test_a_text_that_empties_the_pool_does_not_explain_the_last_round() -> None:
    scenario = Scenario(corps=("frontier", "harlem"))
    match = scenario.hand(0, "jetpack_courier").pool(1).build()
    items = event_items(match.game, do(match, 0, "play jetpack_courier"), 0, 0)
    told = {item.event.kind: item.text for item in items if item.event is not None}
    assert told["brass"] == CardText("jetpack_courier", "play")
    assert told["last_round"] is None


def test_the_line_that_names_a_text_is_not_explained_by_it() -> None:
    says: dict[str, Primitive] = {"card": "zen_archivist", "clause": "play", "seat": 0}
    gained = Event("gained", None, "BE-CARD-1", {"seat": 0, "labor": 1})
    game = pithead.game("brass_empire")
    told = event_items(game, [Event("effect", None, "BE-CARD-1", says), gained], 0, 0)
    assert [item.text for item in told] == [None, CardText("zen_archivist", "play")]
    # And what only one player is told explains nothing to the others.
    secret = event_items(game, [Event("effect", (0,), "BE-CARD-1", says), gained], 0, 0)
    assert [item.text for item in secret] == [None, None]


def test_a_page_gets_the_lines_it_lacks_and_learns_which_are_void() -> None:
    seated, (asked,) = playing()
    table, guest = seated.table, seated.host
    first = update(table, guest, asked, NOBODY, 0, 0)
    have = first.log_from + len(first.log)
    seated.do(guest, m.Say, text="hello")
    second = update(table, guest, asked, NOBODY, first.snapshot.version, have)
    assert (second.log_from, len(second.log)) == (have, 1)
    assert second.log[0].kind == "chat"
    seated.move(guest, asked)
    third = update(table, guest, asked, NOBODY, second.snapshot.version, have + 1)
    assert third.log_from == have + 1
    assert third.log
    had = third.log_from + len(third.log)
    seated.do(guest, m.Say, text="oh")
    seated.do(guest, m.UndoMove, seat=asked, at=table.at)
    fourth = update(table, guest, asked, NOBODY, third.snapshot.version, had)
    assert fourth.log_from == have + 1
    assert [line.says.key for line in fourth.log] == ["chat", "table-undone"]
    # After a restart the same is known.
    fresh = seated.read_again()
    away = update(fresh, fresh.guests[0], asked, NOBODY, third.snapshot.version, had)
    assert (away.log_from, away.log) == (fourth.log_from, fourth.log)
    # A page of the version before the move has nothing to throw away.
    early = update(table, guest, asked, NOBODY, second.snapshot.version, have + 1)
    assert early.log_from == have + 1


def test_a_move_taken_back_at_once_is_void_on_a_page_that_just_got_it() -> None:
    seated, (asked,) = playing()
    table, guest = seated.table, seated.host
    first = update(table, guest, asked, NOBODY, 0, 0)
    have = first.log_from + len(first.log)
    seated.move(guest, asked)
    moved = update(table, guest, asked, NOBODY, first.snapshot.version, have)
    had = moved.log_from + len(moved.log)
    seated.do(guest, m.UndoMove, seat=asked, at=table.at)
    undone = update(table, guest, asked, NOBODY, moved.snapshot.version, had)
    assert undone.log_from == have
    assert [line.says.key for line in undone.log] == ["table-undone"]
    # Told once, it is not told again.
    again = update(table, guest, asked, NOBODY, undone.snapshot.version, have + 1)
    assert (again.log_from, again.log) == (have + 1, [])


def test_a_fresh_page_gets_the_last_lines_only() -> None:
    seated = started("brass_empire")
    seated.play_on(400, Random(1))
    sent = update(seated.table, seated.host, 0, NOBODY, 0, 0)
    assert len(sent.log) == FIRST_LINES
    assert sent.log_from == sent.log[0].n > 0


@pytest.mark.parametrize(("game", "seats"), [("rockwell", 4), ("brass_empire", 6)])
def test_a_whole_update_is_small(game: str, seats: int) -> None:
    seated = started(game, seats)
    rng = Random(9)
    while seated.table.stage == "playing" and seated.table.count < 500:
        seated.play_on(7, rng)
        for seat in seated.table.waiting_for()[:1]:
            assert len(zlib.compress(seated.sent(seated.host, seat))) <= 10_000


# --- repeated commands and restarts -------------------------------------------------------------


def test_commands_are_known_again_after_a_restart() -> None:
    seated = started()
    seated.do(seated.host, m.Say, text="hello")
    fresh = seated.read_again()
    assert fresh.done == seated.table.done
    assert len(fresh.done) == 3


@pytest.mark.parametrize(("game", "seats"), [("rockwell", 3), ("brass_empire", 1)])
def test_a_table_is_the_same_after_a_restart(game: str, seats: int) -> None:
    seated = started(game, seats)
    rng = Random(4)
    for _ in range(6):
        seated.play_on(30, rng)
        fresh = seated.read_again()
        for viewer in range(-1, seats):
            ours = update(seated.table, seated.host, viewer, NOBODY, 0, 0)
            assert update(fresh, fresh.guests[0], viewer, NOBODY, 0, 0) == ours


def test_the_seed_is_promised_at_the_start_and_told_at_the_end() -> None:
    seated = started()
    promised = seated.page(seated.host, 0).snapshot
    assert promised.seed == ""
    seated.do(seated.host, m.Stop)
    told = seated.page(seated.host, 0).snapshot
    assert told.stage == "stopped"
    assert told.commitment == promised.commitment
    assert commitment(bytes.fromhex(told.seed)) == promised.commitment


def test_an_entry_says_what_kind_it_is() -> None:
    assert e.kind_of(e.Stopped(time=0)) == "stopped"
    assert e.kind_of(e.Made(time=0, game="rockwell", seats=2, options={}, watch="", record={})) == (
        "imported"
    )
