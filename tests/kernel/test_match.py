"""A match: its seed and commitment, its log, and the only door actions pass."""

from __future__ import annotations

import gc
import hashlib
import re
import tracemalloc
from pathlib import Path
from random import Random

import pytest

import pithead
from pithead.kernel.contract import SPECTATOR, Event, Message, OptionError, Refused
from pithead.kernel.match import Match

GAME = pithead.game("rockwell")


def played(match: Match, answers: int, salt: str = "") -> Match:
    rng = Random(f"match {salt}")
    for _ in range(answers):
        if match.over:
            break
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    return match


def test_the_seed_is_committed_to() -> None:
    match = GAME.match(seats=4, seed=7)
    assert match.seed is not None
    assert match.commitment == hashlib.sha256(match.seed).hexdigest()
    assert GAME.match(seats=4, seed=match.seed).commitment == match.commitment
    assert GAME.match(seats=4).commitment != GAME.match(seats=4).commitment


def test_equal_seeds_deal_equal_games() -> None:
    def dealt(seed: int | str | bytes) -> str:
        return GAME.digest(GAME.new_state(3, seed))

    assert dealt(1) == dealt(1) != dealt(2)
    assert dealt("club") == dealt("club")
    assert dealt(bytes(32)) == dealt(bytes(32))
    with pytest.raises(ValueError, match="16"):
        dealt(b"short")


def test_the_options_of_a_table_change_nothing_dealt() -> None:
    plain = GAME.dump(GAME.new_state(4, 1))
    french = GAME.dump(GAME.new_state(4, 1, {"edition": "fr"}))
    assert {**french, "options": None} == {**plain, "options": None}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_table_of_another_size_is_refused(seats: int) -> None:
    for make in (GAME.new_state, GAME.match):
        with pytest.raises(OptionError) as caught:
            make(seats, 1)
        assert caught.value.code == "seats"
        assert caught.value.params == {"game": "rockwell", "seats": seats, "counts": "2, 3, 4"}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"editon": "en"}, "option-unknown"),
        ({"edition": "it"}, "option-value"),
        ({"open_stock": 1}, "option-value"),
        ({"open_stock": "yes"}, "option-value"),
    ],
)
def test_options_that_do_not_exist_are_refused(
    options: dict[str, int | str | bool], code: str
) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.match(4, 1, options)
    assert caught.value.code == code
    assert caught.value.params["option"] in options


def test_there_is_no_other_game() -> None:
    with pytest.raises(pithead.UnknownGame, match="rockwell"):
        pithead.game("chess")


def test_sealed_answers_enter_the_log_together() -> None:
    match = GAME.match(seats=3, seed=1)
    bid = ("bid", 0, 0, 0, 0, 0)
    assert match.apply(2, bid) == []
    assert match.apply(0, bid) == []
    assert match.log == []
    assert match.sealed == {0: bid, 2: bid}
    assert match.apply(1, bid) != []
    assert match.log == [(0, bid), (1, bid), (2, bid)]
    assert match.sealed == {}


def test_a_seat_answers_a_sealed_question_once() -> None:
    match = GAME.match(seats=3, seed=1)
    match.apply(2, ("bid", 0, 0, 0, 0, 0))
    with pytest.raises(Refused) as caught:
        match.apply(2, ("bid", 1, 0, 0, 0, 0))
    assert caught.value.refusal.code == "answered"
    assert caught.value.refusal.rule == "RW-AUC-1"
    assert match.sealed == {2: ("bid", 0, 0, 0, 0, 0)}


def test_the_wrong_kind_of_answer_names_the_question() -> None:
    refusal = GAME.match(seats=4, seed=1).check(0, ("pass",))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("wrong-question", "RW-AUC-1")
    assert refusal.params == {"verb": "pass", "kind": "bid", "verbs": "bid"}


def test_out_of_turn_names_whose_turn_it_is() -> None:
    match = GAME.match(seats=4, seed=1)
    for seat in range(4):
        match.apply(seat, ("bid", 0, 0, 0, 0, 0))
    turn = match.state.to_act()
    refusal = match.check((turn + 1) % 4, ("place", 1, 1))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("not-asked", "RW-VP-1")
    assert refusal.params["waiting"] == str(turn)


def test_nothing_is_legal_after_the_end() -> None:
    match = played(GAME.match(seats=2, seed=1), 10**6)
    refusal = match.check(0, ("pass",))
    assert match.over
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("game-over", "PH-OVER")
    assert [match.legal(seat) for seat in range(2)] == [(), ()]
    with pytest.raises(ValueError, match="not asked"):
        match.sample(0, Random(1))


def test_equal_games_have_equal_bytes() -> None:
    one, other = (played(GAME.match(seats=4, seed=5), 60) for _ in range(2))
    assert one.log_bytes() == other.log_bytes()
    assert one.digest() == other.digest() == hashlib.sha256(one.log_bytes()).hexdigest()
    assert played(GAME.match(seats=4, seed=5), 60, "other").digest() != one.digest()


def test_events_are_shown_to_their_audience() -> None:
    match = played(GAME.match(seats=4, seed=5), 40)
    match.events.append(Event("secret", (2,), "RW-SET-2", {}))
    assert match.events_for(2) == match.events
    assert match.events_for(SPECTATOR) == match.events_for(0) == match.events[:-1]


def test_apply_answers_what_it_adds_to_the_events() -> None:
    match, told = GAME.match(seats=3, seed=9), list[Event]()
    rng = Random(9)
    for _ in range(80):
        seat = match.state.to_act()
        told += match.apply(seat, match.sample(seat, rng))
    assert told == match.events


def test_a_match_can_start_in_the_middle() -> None:
    match = played(GAME.match(seats=3, seed=9), 50)
    middle = Match.from_state(GAME, match.state)
    digest = GAME.digest(match.state)
    played(middle, 20)
    assert GAME.digest(match.state) == digest
    middle.undo_to(0)
    assert GAME.digest(middle.state) == digest
    assert middle.seed is None


def test_actions_and_events_have_message_keys() -> None:
    assert GAME.tell_action({}, {}, ("al_move", "C5")).key == "action-rockwell-al-move"
    assert GAME.tell_action({}, {}, ("move", "a", "C5")).args == {"crew": "a", "place": "C5"}
    event = Event("kept_card", None, "RW-EXT-4", {"seat": 1})
    assert GAME.tell_event(event) == Message("event-rockwell-kept-card", {"seat": 1})


# ---- events ----


@pytest.mark.parametrize("name", pithead.game_names())
def test_events_are_those_told_on_the_way(name: str) -> None:
    """Asked for at the end, early, or again after undoing: always what `apply` has told."""
    game = pithead.game(name)
    late, early = (game.match(seats=3, seed=5) for _ in range(2))
    assert early.events == []
    rng = Random(5)
    told: list[Event] = []
    for _ in range(120):
        seat = late.state.to_act()
        action = late.sample(seat, rng)
        told += late.apply(seat, action)
        early.apply(seat, action)
    assert late.copy().events == late.events == early.events == told
    late.undo_to(60)
    early.undo_to(60)
    assert late.events == early.events == told[: len(late.events)]


@pytest.mark.parametrize("name", pithead.game_names())
def test_a_finished_match_is_light(name: str) -> None:
    """At most 200 kB with the most seats, as long as nobody asks for its events."""
    game = pithead.game(name)
    seats = max(game.seat_counts)
    played(game.match(seats=seats, seed=1), 10_000)  # what a game keeps is not the match's
    gc.collect()
    tracemalloc.start()
    try:
        match = played(game.match(seats=seats, seed=1), 10_000)
        gc.collect()
        size = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert match.over
    assert size < 200_000


# ---- checkpoints ----


def test_a_match_goes_back_to_its_checkpoint_as_often_as_one_likes() -> None:
    match = played(GAME.match(seats=3, seed=8), 40, "before")
    moment = match.checkpoint()
    then = (match.log_bytes(), GAME.digest(match.state), list(match.events), dict(match.sealed))
    for salt in ("one way", "another way"):
        played(match, 30, salt)
        assert match.log_bytes() != then[0]
        match.restore(moment)
        now = (match.log_bytes(), GAME.digest(match.state), match.events, match.sealed)
        assert now == then


def test_a_checkpoint_keeps_the_answers_to_a_sealed_question() -> None:
    match = GAME.match(seats=3, seed=8)
    match.apply(1, ("bid", 0, 0, 0, 0, 100))
    moment = match.checkpoint()
    match.apply(0, ("bid", 0, 0, 0, 0, 0))
    match.apply(2, ("bid", 0, 0, 0, 0, 0))
    assert len(match.log) == 3
    match.restore(moment)
    assert (match.log, match.sealed) == ([], {1: ("bid", 0, 0, 0, 0, 100)})
    assert match.check(1, ("bid", 0, 0, 0, 0, 0)) is not None
    assert match.check(2, ("bid", 0, 0, 0, 0, 0)) is None


def test_a_checkpoint_of_another_future_is_refused() -> None:
    match = played(GAME.match(seats=3, seed=8), 20)
    moment = match.checkpoint()
    match.undo_to(0)
    with pytest.raises(ValueError, match="checkpoint"):
        match.restore(moment)


def test_nobody_assigns_the_parts_of_a_match() -> None:
    source = Path(pithead.__file__).parent
    for file in source.rglob("*.py"):
        if file.name == "match.py":
            continue
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"\bmatch\.(state|log|sealed|events) = ", text), file
