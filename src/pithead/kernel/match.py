"""One game being played: a state, the log that led to it, and the only way to play actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple, SupportsIndex, cast

from .canonical import canonical, digest
from .chance import commitment
from .contract import (
    Action,
    Decision,
    Event,
    Field,
    Refusal,
    Refused,
    known_viewer,
    plain_action,
    whole_number,
)
from .state import State, asked_in_words

if TYPE_CHECKING:
    from .game import Game
    from .memory import Memory

    MatchParts = tuple[
        Game,
        State,
        int,
        dict[str, int | str | bool],
        bytes | None,
        State,
        list[tuple[int, Action]],
        dict[int, Action],
        list[Event] | None,
        dict[str, object] | None,
    ]


class Checkpoint(NamedTuple):
    """A moment of a match, to be given back to `Match.restore`."""

    state: State
    log: int
    sealed: dict[int, Action]


class Match:
    """A game being played. The log is the truth: the state is what it makes of the first state.

    Made by `Game.match`. A match can be copied (`copy.copy` and `copy.deepcopy` give an independent
    match of the same game) and pickled; a pickle holds the seed and all that is hidden.
    """

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
        # What was known where the game began, if it began in the middle (`from_view`).
        self.first_view: dict[str, object] | None = None
        self.log: list[tuple[int, Action]] = []
        self.sealed: dict[int, Action] = {}
        # None until they are asked for: they follow from the log, and are most of a match.
        self._events: list[Event] | None = None
        self._first = state.clone()
        self.state = state.clone()
        self.state.events = []

    @staticmethod
    def from_state(game: Game, state: State, seats: int | None = None) -> Match:
        """A match that starts in the middle, from a state made by hand; it has no seed."""
        count = seats if seats is not None else int(str(game.dump(state)["seats"]))
        return Match(game, state, count, {}, None)

    @staticmethod
    def from_view(
        game: Game, view: dict[str, object], options: dict[str, int | str | bool], seed: bytes
    ) -> Match:
        """A match that starts in the middle, from what one viewer knew.

        What the view hides is dealt from the seed (`Game.determinize`), so that anyone with the
        view and the seed can deal it again.
        """
        state = game.determinize(view, Random(seed.hex()))
        state.game = game
        match = Match(game, state, state.seats, options, seed)
        match.first_view = view
        return match

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def scores(self) -> list[int]:
        """Points by seat, as they stand now; final once the game is over."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from first to last place, those who share a place in one list."""
        return self.game.ranking(self.state)

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat, for a learner (`State.returns`)."""
        return self.state.returns()

    def legal(self, seat: SupportsIndex) -> tuple[Action, ...]:
        """The legal actions of a seat in canonical order; of a form a short list of sensible ones.

        Empty for a seat that is not asked.
        """
        return self.game.legal(self.state, seat)

    def candidates(self, seat: SupportsIndex) -> tuple[Action, ...]:
        """Actions worth showing to a seat, legal or not; see `check`."""
        return self.game.candidates(self.state, seat)

    def offers(self, seat: SupportsIndex) -> list[tuple[Action, Refusal | None]]:
        """The candidates, each with the result of `check`."""
        return self.game.offers(self.state, seat)

    def form(self, seat: SupportsIndex) -> tuple[Field, ...] | None:
        """The numbers asked of a seat with their bounds; None where an action is chosen."""
        return self.game.form(self.state, seat)

    def sample(self, seat: SupportsIndex, rng: Random) -> Action:
        """A legal action of a seat at random."""
        return self.game.sample(self.state, seat, rng)

    def check(self, seat: object, action: object, at: object = None) -> Refusal | None:
        """None if the seat may do this now, otherwise why not; nothing changes.

        `at` is the length of the log the caller believes in: another length refuses the action.
        """
        stale = self._stale(at)
        return self.game.check(self.state, seat, action) if stale is None else stale

    def _stale(self, at: object) -> Refusal | None:
        if at is None or at == len(self.log):
            return None
        believed = at if isinstance(at, int) else -1
        return Refusal("stale", "PH-STALE", {"at": believed, "now": len(self.log)}, "stale")

    def apply(self, seat: object, action: object, at: object = None) -> list[Event]:
        """Play an action; what it makes known, in order. Raises Refused and changes nothing."""
        refusal = self._stale(at)
        decision = self.state.pending
        plain = plain_action(action)
        if refusal is None:
            refusal = self.game.check_plain(self.state, decision, seat, plain)
        if refusal is not None:
            raise Refused(refusal)
        assert decision is not None
        return self._take(whole_number(seat, "a seat"), cast(Action, plain), decision)

    def _take(self, seat: int, action: Action, decision: Decision) -> list[Event]:
        if decision.sealed:
            self._seal(seat, action, decision.seats)
        else:
            self.log.append((seat, action))
        told = self._play(seat, action)
        if self._events is not None:
            self._events.extend(told)
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
        for step in self.game.notation.encode(action):
            state.apply_step(seat, step)
        return told

    def undo_to(self, index: SupportsIndex) -> None:
        """Back to where the log had `index` entries, by playing those again."""
        place = whole_number(index, "a place in the log")
        if not 0 <= place <= len(self.log):
            raise ValueError(f"the log has {len(self.log)} entries, so no place {place}")
        kept = self.log[:place]
        self.log = []
        self.sealed = {}
        self._events = None
        self.state = self._first.clone()
        for seat, action in kept:
            self.apply(seat, action)

    def checkpoint(self) -> Checkpoint:
        """This moment, to come back to; for frequent undo. It costs a clone."""
        return Checkpoint(self.state.clone(), len(self.log), dict(self.sealed))

    def restore(self, moment: Checkpoint) -> None:
        """Back to an earlier moment of this match, without playing it again."""
        if moment.log > len(self.log):
            raise ValueError("the match has not come as far as this checkpoint")
        self.state = moment.state.clone()
        del self.log[moment.log :]
        self.sealed = dict(moment.sealed)
        self._events = None

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, in order: told by the log when first asked for."""
        if self._events is None:
            state = self._first.clone()
            state.events = self._events = []
            for seat, action in (*self.log, *self.sealed.items()):
                state.drop_form(seat)
                for step in self.game.notation.encode(action):
                    state.apply_step(seat, step)
        return self._events

    def view(self, viewer: SupportsIndex) -> dict[str, object]:
        """What this viewer, a seat or SPECTATOR, may know now, as plain data (`Game.view`)."""
        return self.game.view(self.state, viewer)

    def events_for(self, viewer: SupportsIndex) -> list[Event]:
        """Every event so far that this viewer, a seat or SPECTATOR, may see."""
        known = known_viewer(viewer, self.seats)
        return [event for event in self.events if event.visible_to(known)]

    def memory(self, viewer: SupportsIndex) -> Memory:
        """What this viewer, a seat or SPECTATOR, remembers of all that happened so far.

        It is made anew from the events, so undoing needs no care.
        """
        memory = self.first_memory(viewer)
        for event in self.events_for(viewer):
            memory.see(event)
        return memory

    def first_memory(self, viewer: SupportsIndex) -> Memory:
        """What this viewer knew before the first event, for those who tell it events as they come.

        Of a match that began in the middle, that is what the viewer could see there.
        """
        known = known_viewer(viewer, self.seats)
        in_middle = self.seed is None or self.first_view is not None
        begun = self.game.view(self._first, known) if in_middle else None
        return self.game.memory(self.seats, known, self.options, begun)

    def log_bytes(self) -> bytes:
        """The log as it is stored and compared: equal games have equal bytes."""
        return canonical(self.record_log())

    def digest(self) -> str:
        """SHA-256 of `log_bytes`."""
        return digest(self.record_log())

    def record_log(self) -> list[list[int | str]]:
        """The log in notation: a list of `[seat, "move a C5"]`."""
        return _in_notation(self.game, self.log)

    def record(self) -> dict[str, object]:
        """The stored game. It holds the seed, so it is for its keeper until the game is over."""
        stored = stored_game(
            self.game, self.seats, self.options, self.seed, self.log, self.first_view
        )
        sealed = sorted(self.sealed.items())
        return stored | {
            "commitment": self.commitment,
            "sealed": {str(seat): self.game.notation.text(action) for seat, action in sealed},
            "over": self.over,
            "scores": self.scores if self.over else None,
            "ranking": self.ranking if self.over else None,
        }

    def copy(self) -> Match:
        """An independent match that stands where this one does."""
        return restore_match(*self._parts())

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Match], MatchParts]:
        return restore_match, self._parts()

    def _parts(self) -> MatchParts:
        course = (self.state, self.log, self.sealed, self._events, self.first_view)
        return (self.game, self._first, self.seats, self.options, self.seed, *course)

    def __repr__(self) -> str:
        course = f"{len(self.log)} log entries, {asked_in_words(self.state)}"
        end = f", scores {self.scores}" if self.over else ""
        return f"<Match of {self.game.name}: {self.seats} seats, {course}{end}>"


def stored_game(
    game: Game,
    seats: int,
    options: dict[str, int | str | bool],
    seed: bytes | None,
    log: Sequence[tuple[int, Action]],
    view: dict[str, object] | None = None,
) -> dict[str, object]:
    """A record without its end: what was agreed, and what was decided."""
    written = _in_notation(game, log)
    stored: dict[str, object] = {
        "format": "pithead-record",
        "format_version": 1,
        "game": game.name,
        "rules": game.version,
        "components": game.components_digest,
        "seats": seats,
        "options": dict(options),
        "seed": seed.hex() if seed is not None else None,
        "commitment": commitment(seed) if seed is not None else "",
        "log": written,
        "log_digest": digest(written),
    }
    if game.own_components is not None:
        stored["component_set"] = game.own_components
    if view is not None:
        stored["view"] = view
    return stored


def _in_notation(game: Game, log: Sequence[tuple[int, Action]]) -> list[list[int | str]]:
    return [[seat, game.notation.text(action)] for seat, action in log]


def restore_match(
    game: Game,
    first: State,
    seats: int,
    options: dict[str, int | str | bool],
    seed: bytes | None,
    state: State,
    log: list[tuple[int, Action]],
    sealed: dict[int, Action],
    events: list[Event] | None,
    view: dict[str, object] | None = None,
) -> Match:
    """A match from its parts, none of which it shares."""
    match = Match(game, first, seats, dict(options), seed)
    match.state = state.clone()
    match.state.events = []
    match.log = list(log)
    match.sealed = dict(sealed)
    match._events = None if events is None else list(events)
    match.first_view = view
    return match
