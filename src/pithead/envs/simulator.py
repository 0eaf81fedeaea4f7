"""One game in integer steps, as every environment needs it: seeds, observations, masks, returns."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pithead.kernel.contract import whole_number
from pithead.kernel.observation import TOP, Segment

from .pickling import GameKey, Held, game_key, shared_game

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game
    from pithead.kernel.memory import Memory
    from pithead.kernel.plugin import Components
    from pithead.kernel.state import State

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Options = dict[str, int | str | bool]

MEMORY = "memory"
"""The segment of what a seat remembers, with a row for each seat, the observer first."""

ILLEGAL_REWARD = -1.0
"""What a step outside the mask earns; it also ends the episode."""


class Snapshot(NamedTuple):
    """Where a table stands, its luck included; made by `Simulator.save`."""

    held: Held
    luck: tuple[Any, ...]
    memories: list[Memory]


class Simulator:
    """A game with its seats; `reset` deals, `state` is the fast interface to it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        components: Components = None,
        memory: bool = False,
    ) -> None:
        """With `memory`, observations end with what the seat remembers (`memory` in segments)."""
        if not isinstance(game, str):
            raise TypeError(f"name the game by a text, not {game!r}")
        self.key: GameKey = game_key(game, components)
        self.game: Game = shared_game(self.key)
        most = max(self.game.seat_counts)
        self.seats = most if seats is None else whole_number(seats, "the number of seats")
        self.options = dict(options or {})
        self.width = self.game.width
        # Dealt at once: a table that can't be set up is found out here.
        self.state: State = self.game.new_state(self.seats, 0, self.options)
        self.segments: tuple[Segment, ...] = self.game.segments(self.seats)
        self.memories: list[Memory] = []
        if memory:
            self.memories = self._new_memories()
            rows = self.memories[0].figures()
            if rows:
                shape = (self.seats, len(rows[0]))
                self.segments = (*self.segments, Segment(MEMORY, shape, TOP))
        self.size = sum(segment.size for segment in self.segments)
        self.luck = Random(secrets.randbits(128))

    def reset(self, seed: int | None = None) -> None:
        """Deal a new game. A seed starts a row of games that is always the same."""
        if seed is not None:
            self.luck = Random(whole_number(seed, "a seed"))
        self.state = self.game.new_state(self.seats, self.luck.getrandbits(128), self.options)
        if self.memories:
            self.memories = self._new_memories()

    def _new_memories(self) -> list[Memory]:
        return [self.game.memory(self.seats, seat, self.options) for seat in range(self.seats)]

    def take(self, seat: int, step: int) -> None:
        """Take a step; where seats remember, they see what it leads to."""
        if self.memories:
            self.take_and_tell(seat, step)
        else:
            self.state.apply_step(seat, step)

    def take_and_tell(self, seat: int, step: int) -> list[Event]:
        """The same, and everything that happened."""
        told: list[Event] = []
        self.state.events = told
        self.state.apply_step(seat, step)
        self.state.events = None
        for viewer, memory in enumerate(self.memories):
            for event in told:
                if event.visible_to(viewer):
                    memory.see(event)
        return told

    def observation(self, seat: int) -> Bytes:
        # By way of a bytearray: an array over bytes can't be written to, which learners warn about.
        seen = bytearray(self.game.observe(self.state, seat))
        if self.memories:
            rows = self.memories[seat].figures()
            for row in rows[seat:] + rows[:seat]:
                seen += bytes([min(TOP, figure) for figure in row])
        return np.frombuffer(seen, np.uint8)

    def flags(self, seat: int) -> bytearray:
        """A byte for every step: 1 if the seat may take it now."""
        flags = bytearray(self.width)
        for step in self.state.legal_steps(seat):
            flags[step] = 1
        return flags

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(self.flags(seat), np.int8)

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat."""
        return self.state.returns()

    def facts(self) -> dict[str, Any]:
        """What a finished game has come to: points and place of each seat, and its turns."""
        ranking = self.game.ranking(self.state)
        return {
            "scores": self.game.scores(self.state),
            "places": places_of(ranking, self.seats),
            "ranking": ranking,
            "turns": self.game.turns(self.state),
        }

    def truth(self) -> Bytes:
        """What every seat may know, one after the other: for a central critic, never a player."""
        return np.concatenate([self.observation(seat) for seat in range(self.seats)])

    def save(self) -> Snapshot:
        held = Held(self.key, self.state.clone())
        return Snapshot(held, self.luck.getstate(), deepcopy(self.memories))

    def restore(self, snapshot: Snapshot) -> None:
        must_be(snapshot, Snapshot)
        key, state = snapshot.held.key, snapshot.held.state
        if (key.name, state.seats) != (self.game.name, self.seats):
            raise ValueError(
                f"this is a state of {key.name} with {state.seats} seats, "
                f"and the table is set for {self.game.name} with {self.seats}"
            )
        if key != self.key:
            raise ValueError(f"this is a state of {key.name} with other components")
        if bool(self.memories) != bool(snapshot.memories):
            raise ValueError("of this state and this table only one has seats that remember")
        self.state = state.clone()
        self.luck.setstate(snapshot.luck)
        self.memories = deepcopy(snapshot.memories)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": None, "state": Held(self.key, self.state)}

    def __setstate__(self, values: dict[str, Any]) -> None:
        game, state = shared_game(values["key"]), values["state"].state
        self.__dict__.update({**values, "game": game, "state": state})

    def picture(self, viewer: int) -> dict[str, object]:
        """What a viewer sees, in names."""
        return self.game.picture(self.game.view(self.state, viewer))

    def highs(self) -> Bytes:
        """The largest value of each number of an observation."""
        parts = [np.full(segment.size, segment.high, np.uint8) for segment in self.segments]
        return np.concatenate(parts)


def places_of(ranking: list[list[int]], seats: int) -> list[int]:
    """The place of each seat, from 1 on; 0 for one in none (alone at the table, and lost)."""
    found = [0] * seats
    place = 1
    for group in ranking:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found


def must_be(snapshot: object, kind: type) -> None:
    """Refuse what no environment of this kind has given."""
    if not isinstance(snapshot, kind):
        raise TypeError(f"set_state takes what get_state gave, not {snapshot!r}")


def _known(segments: object) -> None:
    """Refuse what is not the segments of an observation."""
    listed = segments if isinstance(segments, Sequence) else [segments]
    if not all(isinstance(segment, Segment) for segment in listed):
        raise TypeError(f"segments are those of an environment (env.segments), not {segments!r}")


def places(segments: tuple[Segment, ...]) -> dict[str, slice]:
    """Where each segment lies in an observation."""
    _known(segments)
    found: dict[str, slice] = {}
    start = 0
    for segment in segments:
        found[segment.name] = slice(start, start + segment.size)
        start += segment.size
    return found


def named(observation: NDArray[Any], segments: tuple[Segment, ...]) -> dict[str, NDArray[Any]]:
    """An observation, or a batch of them, taken apart; each part has its segment's shape."""
    where = places(segments)
    lead = _lead(observation, segments)
    return {
        segment.name: observation[..., where[segment.name]].reshape(lead + segment.shape)
        for segment in segments
    }


def _lead(observation: NDArray[Any], segments: tuple[Segment, ...]) -> tuple[int, ...]:
    """The shape of a batch, () for a single observation; refuses what is neither."""
    size = sum(segment.size for segment in segments)
    shape = getattr(observation, "shape", ())
    if not shape or shape[-1] != size:
        got = f"an array of shape {shape}" if shape else repr(observation)
        raise ValueError(f"an observation of these segments has {size} numbers, not {got}")
    lead: tuple[int, ...] = shape[:-1]
    return lead


def unfolder(segments: tuple[Segment, ...]) -> Callable[[NDArray[Any]], NDArray[np.float32]]:
    """A function that makes observations fit for a network: amounts between 0 and 1, categories as
    one flag for each value. It takes one observation or a batch.
    """
    _known(segments)
    categories: list[NDArray[np.int64]] = []
    amounts: list[NDArray[np.int64]] = []
    offsets: list[NDArray[np.int64]] = []
    highs: list[NDArray[np.float32]] = []
    width = start = 0
    for segment in segments:
        numbers = np.arange(start, start + segment.size)
        start += segment.size
        if segment.category:
            categories.append(numbers)
            offsets.append(width + (segment.high + 1) * np.arange(segment.size))
            width += (segment.high + 1) * segment.size
        else:
            amounts.append(numbers)
            highs.append(np.full(segment.size, segment.high, np.float32))
    # A game may have no categories, or nothing else.
    none, nothing = np.zeros(0, np.int64), np.zeros(0, np.float32)
    category, offset = np.concatenate([none, *categories]), np.concatenate([none, *offsets])
    amount, high = np.concatenate([none, *amounts]), np.concatenate([nothing, *highs])

    def unfold(observation: NDArray[Any]) -> NDArray[np.float32]:
        lead = _lead(observation, segments)
        rows = observation.reshape(-1, observation.shape[-1])
        flags = np.zeros((len(rows), width), np.float32)
        np.put_along_axis(flags, offset + rows[:, category].astype(np.int64), 1.0, axis=1)
        # Most amounts stay far below their bound: a root keeps the small ones apart.
        scaled = np.sqrt(rows[:, amount] / high, dtype=np.float32)
        return np.concatenate((flags, scaled), axis=1).reshape((*lead, -1))

    return unfold
