"""One game being played: a state, the log that led to it, and the only door actions pass."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, cast

from .canonical import canonical, digest
from .chance import commitment
from .contract import Action, Event, Field, Refusal, Refused
from .state import State

if TYPE_CHECKING:
    from .game import Game


class Match:
    """The log is the truth: the state is what the log makes of the first state."""

    def __init__(
        self,
        game: Game,
        state: State,
        seats: int,
        options: dict[str, int | str | bool],
        seed: bytes | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.commitment = commitment(seed) if seed is not None else ""
        self.log: list[tuple[int, Action]] = []
        self.sealed: dict[int, Action] = {}
        self.events: list[Event] = []
        self._first = state.clone()
        self.state = state.clone()
        self.state.events = []

    @staticmethod
    def from_state(game: Game, state: State, seats: int | None = None) -> Match:
        """A match that starts in the middle, from a state made by hand; it has no seed."""
        count = seats if seats is not None else int(str(game.dump(state)["seats"]))
        return Match(game, state, count, {}, None)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[list[int]]:
        return self.game.ranking(self.state)

    def legal(self, seat: int) -> tuple[Action, ...]:
        return self.game.legal(self.state, seat)

    def candidates(self, seat: int) -> tuple[Action, ...]:
        return self.game.candidates(self.state, seat)

    def form(self, seat: int) -> tuple[Field, ...] | None:
        return self.game.form(self.state, seat)

    def sample(self, seat: int, rng: Random) -> Action:
        return self.game.sample(self.state, seat, rng)

    def check(self, seat: object, action: object, at: object = None) -> Refusal | None:
        if at is not None and at != len(self.log):
            believed = at if isinstance(at, int) else -1
            return Refusal("stale", "PH-STALE", {"at": believed, "now": len(self.log)}, "stale")
        return self.game.check(self.state, seat, action)

    def apply(self, seat: object, action: object, at: object = None) -> list[Event]:
        """Play an action; what it makes known, in order. Raises Refused and changes nothing."""
        refusal = self.check(seat, action, at)
        if refusal is not None:
            raise Refused(refusal)
        return self._take(cast(int, seat), cast(Action, action))

    def _take(self, seat: int, action: Action) -> list[Event]:
        decision = self.state.pending
        if decision is not None and decision.sealed:
            self._seal(seat, action, decision.seats)
        else:
            self.log.append((seat, action))
        told = self._play(seat, action)
        self.events.extend(told)
        return told

    def _seal(self, seat: int, action: Action, waiting: Sequence[int]) -> None:
        """Keep a sealed answer; with the last one all enter the log, in seat order."""
        self.sealed[seat] = action
        if len(waiting) == 1:
            self.log.extend(sorted(self.sealed.items()))
            self.sealed = {}

    def _play(self, seat: int, action: Action) -> list[Event]:
        state = self.state
        told: list[Event] = []
        state.events = told
        state.drop_form(seat)
        for step in self.game.encode(action):
            state.apply_step(seat, step)
        return told

    def undo_to(self, index: int) -> None:
        """Back to where the log had `index` entries, by playing those again."""
        if not 0 <= index <= len(self.log):
            raise ValueError(f"the log has {len(self.log)} entries, so no place {index}")
        kept = self.log[:index]
        self.log = []
        self.sealed = {}
        self.events = []
        self.state = self._first.clone()
        for seat, action in kept:
            self.apply(seat, action)

    def events_for(self, viewer: int) -> list[Event]:
        return [event for event in self.events if event.visible_to(viewer)]

    def log_bytes(self) -> bytes:
        """The log as it is stored and compared: equal games have equal bytes."""
        return canonical(self.record_log())

    def digest(self) -> str:
        return digest(self.record_log())

    def record_log(self) -> list[list[int | str]]:
        return [[seat, self.game.text(action)] for seat, action in self.log]

    def record(self) -> dict[str, object]:
        """The stored game. It holds the seed, so it is for its keeper until the game is over."""
        game = self.game
        stored: dict[str, object] = {
            "format": "pithead-record",
            "format_version": 1,
            "game": game.name,
            "rules": game.version,
            "components": game.components_digest,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed.hex() if self.seed is not None else None,
            "commitment": self.commitment,
            "log": self.record_log(),
            "sealed": {str(s): game.text(a) for s, a in sorted(self.sealed.items())},
            "log_digest": self.digest(),
            "over": self.over,
            "scores": self.scores if self.over else None,
            "ranking": self.ranking if self.over else None,
        }
        if game.own_components is not None:
            stored["component_set"] = game.own_components
        return stored
