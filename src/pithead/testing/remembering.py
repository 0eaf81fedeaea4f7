"""Memory is true, is all in its facts, comes from what its viewer saw alone, and bounds guesses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

import pithead
from pithead.kernel.contract import SPECTATOR, Event
from pithead.kernel.match import Match
from pithead.kernel.memory import Memory
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit
from pithead.testing.secrecy import differing, viewers
from pithead.testing.walk import asked, positions, random_action

STRANGER = Event("struck_by_a_comet", None, "XX-1", {"seat": 0})


@dataclass
class Sharpness:
    """How often memory left nothing open that its kit calls certain."""

    looks: int = 0
    exact: int = 0

    def add(self, other: Sharpness) -> None:
        self.looks += other.looks
        self.exact += other.exact


class Listeners:
    """A memory for each viewer at a table, given each event it may see once, as in the arena."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told = 0
        self.memories = {viewer: match.first_memory(viewer) for viewer in viewers(match)}

    def hear(self) -> dict[int, Memory]:
        news, self.told = self.match.events[self.told :], len(self.match.events)
        for viewer, memory in self.memories.items():
            for event in news:
                if event.visible_to(viewer):
                    memory.see(event)
        return self.memories


def check_sound(kit: GameKit, case: Case, *, every: int = 1) -> None:
    """At all times the truth fits every memory, and so does every guess."""
    rng = Random(f"{case} memory")
    listeners: Listeners | None = None
    for count, match in enumerate(positions(kit, case, salt="memory")):
        listeners = listeners or Listeners(match)
        memories = listeners.hear()
        if count % every == 0 or match.over:
            for viewer, memory in memories.items():
                check_here(kit, match, viewer, memory, rng)


def check_here(kit: GameKit, match: Match, viewer: int, memory: Memory, rng: Random) -> None:
    game, place = kit.game, f"viewer {viewer} at {match.state.pending}"
    facts = memory.facts()
    sent = json.loads(json.dumps(facts))
    restored = game.restore_memory(sent)
    assert restored.facts() == facts == sent, "facts are plain data, and all there is"
    assert match.memory(viewer).facts() == facts, "a memory made from the log is the same"
    wrong = list(kit.untrue(match.state, game.dump(match.state), facts))
    assert not wrong, f"{place}: {wrong}"
    view = json.loads(json.dumps(game.view(match.state, viewer)))
    guess = game.determinize(view, rng, restored)
    difference = differing(game.view(guess, viewer), view)
    assert not difference, f"{place}: {difference}"
    dump = game.dump(guess)
    wrong = [*kit.violations(guess, dump), *kit.untrue(guess, dump, facts)]
    assert not wrong, f"{place}: {wrong}"
    if viewer != SPECTATOR:
        assert game.legal(guess, viewer) == game.legal(match.state, viewer)


def check_middle(kit: GameKit, case: Case) -> None:
    """Memory of a game that began in the middle is true, and goes by what could be seen there."""
    game, rng = kit.game, Random(f"{case} middle")
    for count, match in enumerate(positions(kit, case, salt="middle")):
        if count % 40 != 20 or match.over:
            continue
        viewer = rng.choice(viewers(match))
        view = json.loads(json.dumps(match.view(viewer)))
        seed = rng.randbytes(16)
        for begun in (
            Match.from_view(game, view, match.options, seed),
            Match.from_state(game, match.state, match.seats),
        ):
            go_on(kit, begun, rng)
        other = kit.permute(match.state, viewer, rng, next_too=True)
        facts = [
            Match.from_state(game, state, match.seats).memory(viewer).facts()
            for state in (match.state, other)
        ]
        assert facts[0] == facts[1], f"viewer {viewer} remembers what they never saw"


def go_on(kit: GameKit, match: Match, rng: Random, answers: int = 12) -> None:
    listeners = Listeners(match)
    for _ in range(answers):
        for viewer, memory in listeners.hear().items():
            check_here(kit, match, viewer, memory, rng)
        if match.over:
            return
        seat = rng.choice(asked(match.state))
        match.apply(seat, random_action(match, seat, rng))


def check_undo(kit: GameKit, case: Case) -> None:
    """After an undo every memory is what it was then."""
    match = kit.match(case)
    rng = Random(f"{case} undo")
    earlier: list[dict[str, object]] = []
    place = 0
    for _ in range(40):
        if match.over:
            break
        if not match.sealed and rng.random() < 0.2:
            place, earlier = len(match.log), _facts(match)
        seat = rng.choice(asked(match.state))
        match.apply(seat, match.sample(seat, rng))
    match.undo_to(place)
    assert not earlier or _facts(match) == earlier


def _facts(match: Match) -> list[dict[str, object]]:
    return [match.memory(viewer).facts() for viewer in viewers(match)]


def check_bad_input(kit: GameKit, case: Case) -> None:
    """What a memory can't take in is refused in one sentence."""
    game, match = kit.game, kit.match(case)
    rng = Random(f"{case} bad")
    while not match.over and len(match.log) < 200:
        seat = rng.choice(asked(match.state))
        match.apply(seat, match.sample(seat, rng))
    memory = match.memory(0)
    private = [event for event in match.events if not event.visible_to(0)]
    for event in (STRANGER, *private[:3]):
        refused(lambda event=event: memory.see(event))
    facts = memory.facts()
    junk: Sequence[object] = (None, [], {}, {**facts, "game": "other"}, {**facts, "viewer": 99})
    for bad in junk:
        refused(lambda bad=bad: game.restore_memory(bad))
    refused(lambda: game.memory(case.seats, case.seats, match.options))
    if type(memory) is not Memory:
        refused(lambda: game.determinize(match.view(SPECTATOR), rng, memory))
        for other in set(pithead.game_names()) - {game.name}:
            stranger = pithead.game(other)
            strange = stranger.memory(max(stranger.seat_counts), 0)
            with pytest.raises(TypeError):
                game.determinize(match.view(0), rng, strange)


def refused(call: object) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match=r"\S") as caught:
        call()
    assert "\n" not in str(caught.value)


def sharpness(kit: GameKit, match: Match, memories: dict[int, Memory]) -> Sharpness:
    """How many seats' memories leave nothing open now."""
    seats = [memories[seat].facts() for seat in range(match.seats)]
    return Sharpness(len(seats), sum(kit.is_exact(facts) for facts in seats))
