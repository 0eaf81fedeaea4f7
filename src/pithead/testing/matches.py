"""The log is the truth: undo, sealed answers and stored games."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pithead.kernel import record
from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit
from pithead.testing.walk import asked, positions, random_action


def finished(kit: GameKit, case: Case) -> Match:
    return list(positions(kit, case, salt="finished"))[-1]


def replayed(kit: GameKit, case: Case, log: list[tuple[int, Action]]) -> Match:
    again = kit.match(case)
    for seat, action in log:
        again.apply(seat, action)
    return again


def assert_alike(kit: GameKit, one: Match, other: Match) -> None:
    assert one.log == other.log
    assert one.sealed == other.sealed
    assert one.events == other.events
    assert kit.game.dump(one.state) == kit.game.dump(other.state)
    assert one.digest() == other.digest()


def check_undo(kit: GameKit, case: Case, *, places: int = 12) -> None:
    """Undoing to any place is playing up to it; from there the game goes on as it did."""
    rng = Random(f"{case} undo")
    match = finished(kit, case)
    log, events, end = list(match.log), list(match.events), kit.game.digest(match.state)
    for index in sorted((rng.randrange(len(log)) for _ in range(places)), reverse=True):
        if index > len(match.log):
            continue  # the place before was amid sealed answers, which left the log again
        match.undo_to(index)
        assert_alike(kit, match, replayed(kit, case, log[:index]))
        assert match.events == events[: len(match.events)]
    for seat, action in log[len(match.log) :]:
        if seat not in match.sealed:
            match.apply(seat, action)
    assert (match.log, match.events) == (log, events)
    assert kit.game.digest(match.state) == end
    for index in (-1, len(log) + 1):
        with pytest.raises(ValueError, match=str(len(log))):
            match.undo_to(index)


def check_undo_sealed(kit: GameKit, case: Case) -> int:
    """Undoing while some have answered a sealed question drops their answers."""
    drops = 0
    for count, match in enumerate(positions(kit, case, salt="undo sealed")):
        if match.sealed and count % 7 == 0:
            index = len(match.log)
            again = replayed(kit, case, match.log)
            for seat, action in match.sealed.items():
                again.apply(seat, action)
            assert again.sealed == match.sealed
            again.undo_to(index)
            assert again.sealed == {}
            assert_alike(kit, again, replayed(kit, case, match.log))
            drops += 1
    return drops


def check_sealed_order(kit: GameKit, case: Case) -> int:
    """The order in which sealed answers come in changes nothing, not even the bytes of the log."""
    rng = Random(f"{case} order")
    match, groups = kit.match(case), 0
    while not match.over:
        decision = match.state.pending
        assert decision is not None
        if decision.sealed and len(asked(match.state)) > 1:
            groups += 1
            answers = {seat: random_action(match, seat, rng) for seat in asked(match.state)}
            twin = replayed(kit, case, match.log)
            answer_in_order(twin, answers, sorted(answers, reverse=True))
            answer_in_order(match, answers, sorted(answers, key=lambda _: rng.random()))
            assert_alike(kit, match, twin)
        else:
            seat = asked(match.state)[0]
            match.apply(seat, random_action(match, seat, rng))
        if groups >= 12:
            break
    return groups


def answer_in_order(match: Match, answers: dict[int, Any], order: list[int]) -> None:
    before = len(match.log)
    for number, seat in enumerate(order):
        assert len(match.log) == before, "a sealed answer entered the log before the last"
        assert len(match.sealed) == number
        match.apply(seat, answers[seat])
    assert match.sealed == {}
    assert match.log[before:] == sorted(answers.items())


def check_records(kit: GameKit, case: Case) -> None:
    """Stored and read back, whole or cut anywhere, a game is the same game."""
    game, rng = kit.game, Random(f"{case} records")
    for match in positions(kit, case, salt="records"):
        if not match.over and rng.random() > 0.02 and not (match.sealed and rng.random() < 0.05):
            continue
        stored = json.loads(json.dumps(match.record()))
        assert stored == match.record()
        verified = record.verify(record.parse(stored), game)
        assert_alike(kit, verified, match)
        assert verified.commitment == match.commitment
        assert verified.seed == match.seed
    half = len(match.log) // 2
    part = record.replay(record.parse(stored), game, to=half)
    assert_alike(kit, part, replayed(kit, case, match.log[:half]))


def check_results(kit: GameKit, case: Case) -> None:
    """At the end everyone is ranked once, better scores never behind, and sources add up."""
    match = finished(kit, case)
    order = [seat for place in match.ranking for seat in place]
    assert sorted(order) == list(range(match.seats))
    assert [match.scores[seat] for seat in order] == sorted(match.scores, reverse=True)
    for place in match.ranking:
        # A place may be empty: the first, where no player has won.
        assert len({match.scores[seat] for seat in place}) <= 1
    sources = kit.game.score_sources(match.state)
    assert [sum(parts.values()) for parts in sources] == match.scores
