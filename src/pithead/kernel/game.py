"""A game: its rules, tables, options and words. One instance serves any number of matches."""

from __future__ import annotations

from random import Random
from typing import cast

from mypy_extensions import mypyc_attr

from .canonical import digest
from .chance import seed_bytes
from .codecs import Notation
from .contract import (
    Action,
    Decision,
    Event,
    Field,
    Message,
    Option,
    OptionError,
    Primitive,
    Refusal,
    key_of,
    settle_options,
)
from .match import Match
from .observation import Segment
from .reader import LoadError
from .state import State

Settings = dict[str, int | str | bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The contract. A game fills in what is left open here and nothing else."""

    def __init__(self, name: str, version: str, notation: Notation) -> None:
        self.name = name
        self.version = version
        self.notation = notation
        self.width = notation.width
        self.verbs: tuple[str, ...] = tuple(notation.verbs)
        self.seat_counts: tuple[int, ...] = ()
        self.options: tuple[Option, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.decision_kinds: tuple[str, ...] = ()
        self.refusal_codes: tuple[str, ...] = ()
        self.event_kinds: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()
        self.components_digest = ""
        # The data of a component set of one's own, stored with each game; None for the built-in.
        self.own_components: dict[str, object] | None = None

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """A game is never copied: whatever is copied around it shares it."""
        return self

    # --- what a game fills in -------------------------------------------------------------------

    def refuse_options(self, seats: int, options: Settings) -> None:
        """Raise OptionError for options that don't go together; each alone is already checked."""

    def deal(self, seats: int, seed: bytes, options: Settings) -> State:
        """A fresh state; seats and options are already checked."""
        raise AssertionError("a game deals its own state")

    def view(self, state: State, viewer: int) -> dict[str, object]:
        """What this viewer may know, as plain data: only what is written into it here."""
        raise AssertionError("a game has its own view")

    def determinize(self, view: dict[str, object], rng: Random) -> State:
        """A full state that fits this view, what is hidden filled in at random."""
        raise AssertionError("a game fills in its own view")

    def dump_state(self, state: State) -> dict[str, object]:
        """The state as readable JSON data, without the head that every game's dump has."""
        raise AssertionError("a game dumps its own state")

    def load_state(self, data: dict[str, object]) -> State:
        """The state in such data; LoadError names the place that does not fit."""
        raise AssertionError("a game loads its own state")

    def verbs_of(self, kind: str) -> tuple[str, ...]:
        """The verbs that answer a decision of this kind."""
        raise AssertionError("a game knows its verbs")

    def is_form(self, kind: str) -> bool:
        """Whether this kind of decision asks for numbers rather than one of a list."""
        return False

    def form(self, state: State, seat: int) -> tuple[Field, ...] | None:
        """The numbers asked of this seat with their bounds, for a decision that is one form."""
        return None

    def sensible(self, state: State, seat: int) -> list[Action]:
        """A short list of sensible answers to a form."""
        return []

    def candidates(self, state: State, seat: int) -> tuple[Action, ...]:
        """What is worth showing to this seat, legal or not."""
        return self.legal(state, seat)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        """The rules' own word on a well-formed action that answers the pending question."""
        raise AssertionError("a game has its own rules")

    def preview(self, state: State, seat: int, action: Action) -> dict[str, object] | None:
        """What the action would set off, from what all may know; None if nothing more."""
        return None

    def scores(self, state: State) -> list[int]:
        """Points by seat, as they stand."""
        raise AssertionError("a game keeps its own score")

    def score_sources(self, state: State) -> list[dict[str, int]]:
        """Where each seat's points come from; the parts add up to `scores`."""
        return [{"score": score} for score in self.scores(state)]

    def ranking(self, state: State) -> list[list[int]]:
        """Seats from first to last, those who share a place together."""
        raise AssertionError("a game ranks its own players")

    def turns(self, state: State) -> int:
        """How many turns have begun."""
        raise AssertionError("a game counts its own turns")

    def picture(self, view: dict[str, object]) -> dict[str, object]:
        """A view in names instead of the engine's numbers, for those who draw it."""
        raise AssertionError("a game draws its own picture")

    def segments(self, seats: int) -> tuple[Segment, ...]:
        """The parts of every observation at a table of so many seats, in their order."""
        raise AssertionError("a game has its own observations")

    def observe(self, state: State, seat: int) -> bytes:
        """A seat's view for a learner: a byte for each number of the segments."""
        raise AssertionError("a game has its own observations")

    def component_data(self) -> dict[str, object]:
        """The component set as plain data, with the source of each entry."""
        raise AssertionError("a game has its own components")

    def export_components(self) -> str:
        """The component set as the file an owner of the box fills in."""
        raise AssertionError("a game has its own components")

    # --- what is said at the table ---------------------------------------------------------------
    # Messages, made from a viewer's picture and open facts only. `picture` may be `{"seats": n}`
    # for those who sit down and have nothing to look at yet.

    def companies(self, seats: int) -> int:
        """How many companies a table of so many seats has, one that nobody plays included."""
        return seats

    def tell_seat(self, picture: dict[str, object], seat: int) -> Message:
        """What a company is called."""
        raise AssertionError("a game names its own companies")

    def tell_question(self, picture: dict[str, object], decision: Decision) -> Message:
        return Message(key_of("ask", self.name, decision.kind), {**decision.about})

    def tell_action(
        self, picture: dict[str, object], about: dict[str, Primitive], action: Action
    ) -> Message:
        """An action of the viewer's, given what his question is about."""
        verb = self.notation.verbs[str(action[0])]
        args = dict(zip([arg.name for arg in verb.args], action[1:], strict=True))
        return Message(key_of("action", self.name, verb.name), {**args})

    def tell_detail(self, picture: dict[str, object], action: Action) -> Message | None:
        """What choosing the action costs or gives, where its own words do not tell."""
        return None

    def tell_preview(self, preview: dict[str, object]) -> list[Message]:
        """What an action would set off, a sentence each."""
        return []

    def tell_refusal(self, refusal: Refusal) -> tuple[Message, Message]:
        """Why not, and what would help."""
        return (
            Message(key_of("refusal", refusal.code), {**refusal.params}),
            Message(key_of("remedy", refusal.remedy), {**refusal.params}),
        )

    def tell_event(self, event: Event) -> Message:
        return Message(key_of("event", self.name, event.kind), {**event.args})

    def is_news(self, event: Event, viewer: int) -> bool:
        """Whether an event tells the viewer more than the one beside it."""
        return True

    def reveals(self, event: Event) -> bool:
        """Whether it shows what he who acted could not know: no undoing beyond it."""
        return False

    def tell_field(self, field: Field) -> Message:
        """What a number of a form counts."""
        return Message(key_of("name", field.name), {})

    def tell_option(self, name: str, value: int | str | bool) -> Message:
        """A table option with its value; a switch that is on by its name alone."""
        option = Message(key_of("option", self.name, name), {})
        if value is True:
            return option
        return Message("option-value", {"option": option, "value": self.tell_value(name, value)})

    def tell_value(self, name: str, value: int | str | bool) -> Message:
        """A value of a table option."""
        if isinstance(value, bool):
            return Message("option-yes" if value else "option-no", {})
        if isinstance(value, int):
            return Message("option-number", {"n": value})
        return Message(key_of("option", self.name, name, value), {})

    def tell_source(self, source: str) -> Message:
        """What points come from, as `score_sources` calls it."""
        return Message(key_of("source", self.name, source), {})

    # --- cards, in a game that has them ----------------------------------------------------------

    def tell_name(self, card: str) -> Message:
        """What a card is called."""
        return Message(key_of("card", card), {})

    def tell_facts(self, card: str) -> list[Message]:
        """What is printed on a card besides its text, a few words each."""
        return []

    def tell_card(self, card: str) -> list[Message]:
        """What a card says, a line each."""
        return []

    def tell_clause(self, card: str, clause: str) -> Message:
        """One clause of what a card says."""
        raise AssertionError("a game with cards tells what they say")

    def card_facts(self, card: str) -> dict[str, object]:
        """What is printed on a card besides its text, as plain data."""
        raise AssertionError("a game with cards knows their facts")

    # --- what follows from it -------------------------------------------------------------------

    def new_state(
        self, seats: int, seed: int | str | bytes | None = None, options: Settings | None = None
    ) -> State:
        if seats not in self.seat_counts:
            counts = ", ".join(str(n) for n in self.seat_counts)
            raise OptionError("seats", {"game": self.name, "seats": seats, "counts": counts})
        settled = settle_options(self.options, seats, options or {})
        self.refuse_options(seats, settled)
        return self.deal(seats, seed_bytes(seed), settled)

    def match(
        self, seats: int, seed: int | str | bytes | None = None, options: Settings | None = None
    ) -> Match:
        secret = seed_bytes(seed)
        state = self.new_state(seats, secret, options)
        settled = settle_options(self.options, seats, options or {})
        return Match(self, state, seats, settled, secret)

    def dump(self, state: State) -> dict[str, object]:
        """Readable JSON data that says whose rules and components it belongs to."""
        return self._head() | self.dump_state(state)

    def load(self, data: object) -> State:
        """The state of a dump, run on to its next question."""
        if not isinstance(data, dict):
            raise LoadError("dump", "must be a table")
        for key, ours in self._head().items():
            if data.get(key) != ours:
                raise LoadError(key, f"must be {ours}")
        return self.load_state(data)

    def _head(self) -> dict[str, object]:
        return {"game": self.name, "rules": self.version, "components": self.components_digest}

    def digest(self, state: State) -> str:
        return digest(self.dump(state))

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Every legal action in canonical order; for a form a short list of sensible ones."""
        decision = state.pending
        if decision is None or not state.asked(seat):
            return ()
        if self.is_form(decision.kind):
            actions = self.sensible(state, seat)
            return tuple(a for a in actions if self.why_not(state, seat, a) is None)
        fresh = state
        if state.in_form(seat):
            fresh = state.clone()
            fresh.drop_form(seat)
        found: list[Action] = []
        self._spell_out(fresh, seat, [], found)
        return tuple(found)

    def _spell_out(self, state: State, seat: int, begun: list[int], found: list[Action]) -> None:
        """Follow every spelling that starts with `begun` to its end."""
        for step in state.legal_steps(seat):
            steps = [*begun, step]
            try:
                found.append(self.notation.decode(steps))
            except ValueError:
                further = state.clone()
                further.apply_step(seat, step)
                self._spell_out(further, seat, steps, found)

    def sample(self, state: State, seat: int, rng: Random) -> Action:
        """A legal action at random; what the `random` player plays."""
        if not state.asked(seat):
            raise ValueError(f"seat {seat} is not asked")
        ahead = state.clone()
        ahead.drop_form(seat)
        steps: list[int] = []
        while True:
            step = ahead.sample_step(seat, rng)
            steps.append(step)
            ahead.apply_step(seat, step)
            if not ahead.in_form(seat):
                return self.notation.decode(steps)

    def check(self, state: State, seat: object, action: object) -> Refusal | None:
        """None if the action is legal; otherwise why not, and what would make it so.

        Takes anything: what comes from outside may be no action, nor from any seat, at all.
        """
        decision = state.pending
        if decision is None:
            return Refusal("game-over", "PH-OVER", {}, "game-over")
        fault = self.notation.fault(action)
        if fault is not None:
            return Refusal("malformed", "PH-FORM", {"expected": fault}, "malformed")
        if type(seat) is not int or not state.asked(seat):
            return self._not_asked(decision, seat)
        well_formed = cast(Action, action)
        verb = str(well_formed[0])
        verbs = self.verbs_of(decision.kind)
        if verb not in verbs:
            params: dict[str, Primitive] = {
                "verb": verb,
                "kind": decision.kind,
                "verbs": ", ".join(verbs),
            }
            return Refusal("wrong-question", decision.rule, params, "wrong-question")
        return self.why_not(state, seat, well_formed)

    def _not_asked(self, decision: Decision, seat: object) -> Refusal:
        # Who has answered a sealed question is nobody's business, so it is not told here either.
        waiting = "" if decision.sealed else ", ".join(str(n) for n in decision.seats)
        params: dict[str, Primitive] = {"seat": seat if type(seat) is int else -1}
        params["waiting"] = waiting
        params["kind"] = decision.kind
        code = "answered" if decision.sealed else "not-asked"
        return Refusal(code, decision.rule, params, code)

    def text(self, action: Action) -> str:
        return self.notation.text(action)

    def parse(self, text: str) -> Action:
        return self.notation.parse(text)

    def to_json(self, action: Action) -> list[int | str]:
        return list(action)

    def from_json(self, data: object) -> Action:
        return self.notation.from_json(data)

    def encode(self, action: Action) -> list[int]:
        return self.notation.encode(action)

    def decode(self, steps: list[int]) -> Action:
        return self.notation.decode(steps)
