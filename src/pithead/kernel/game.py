"""A game: its rules, tables, options and words. One instance serves any number of matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from .action_steps import ActionSteps
from .canonical import digest
from .chance import seed_bytes
from .codecs import Notation, StepName
from .contract import (
    ALL,
    Action,
    AnyAction,
    Decision,
    Event,
    Field,
    Message,
    Option,
    OptionError,
    Primitive,
    Refusal,
    key_of,
    known_luck,
    known_seat,
    known_viewer,
    plain_action,
    settle_options,
    whole_number,
)
from .fields import Declared, Fields, Layout, Recorder, name_fields
from .match import Match
from .memory import Memory
from .observation import NO_EXTRAS, BlockWriter, Extras, ObservationPlan, Segment
from .partial import overlay
from .plugin import installed
from .reader import LoadError
from .state import State

Settings = dict[str, int | str | bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The contract. A game fills in what is left open here and nothing else.

    Made by `pithead.game`. A game is never copied: whatever is copied around it shares it. A pickle
    of it is its name and, if they are not its own, its components.

    Seats, viewers, steps and the numbers in an action may be numpy's integers. What is wrong
    raises a TypeError (something of the wrong kind), a ValueError (something that does not exist
    or does not fit: OptionError, NotationError, LoadError are of this kind) or Refused (an action
    that the rules do not allow now).
    """

    def __init__(self, name: str, version: str, notation: Notation) -> None:
        self.name = name
        self.version = version
        self.notation = notation
        self.width = notation.width
        self.action_steps = ActionSteps(notation)
        self.verbs: tuple[str, ...] = tuple(notation.verbs)
        self._action_keys = {verb: key_of("action", name, verb) for verb in notation.verbs}
        self.seat_counts: tuple[int, ...] = ()
        self.options: tuple[Option, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.decision_kinds: tuple[str, ...] = ()
        self.refusal_codes: tuple[str, ...] = ()
        self.event_kinds: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()
        self.components_digest = ""
        # The declared fields by seat count, and the layout of a dump (see `declare`).
        self.declared: dict[int, Declared] = {}
        self.observations: dict[int, ObservationPlan] = {}
        self.layout: Layout = {}
        # The newest form of a dump that `load` reads.
        self.dump_format = 0
        # The data of a custom component set, stored with each game; None for the built-in.
        self.own_components: dict[str, object] | None = None

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, str, str, object]]:
        return restore_game, (
            self.name,
            self.version,
            self.components_digest,
            self.own_components,
        )

    def __repr__(self) -> str:
        counts = ", ".join([str(count) for count in self.seat_counts])
        own = ", own components" if self.own_components is not None else ""
        return f"<Game {self.name}: rules {self.version}, {counts} seats{own}>"

    def under(self, version: str) -> Game | None:
        """The same game under an earlier version of its rules, which stored games are played by;
        None where it is not known any more."""
        return self if version == self.version else None

    def declare(
        self,
        make: Callable[[int, Fields], State],
        rows: Layout,
        extras: Callable[[int], Extras] | None = None,
        writer: BlockWriter | None = None,
    ) -> None:
        """Write down the fields of the game's states; dumps and observations follow from them.

        `make` makes a state for a number of seats from a source of fields; `rows` is the layout of
        a dump (`Layout`); `extras` tells what an observation has besides the fields; `writer`
        writes it, if its code is written out. A game calls it once, when seat counts are known.
        """
        self.layout = rows
        for seats in self.seat_counts:
            recorder = Recorder()
            make(seats, recorder)
            self.declared[seats] = Declared(recorder.specs)
            self.observations[seats] = ObservationPlan(
                recorder.specs,
                seats,
                self.companies(seats),
                NO_EXTRAS if extras is None else extras(seats),
                writer,
            )

    def shown_fields(self, state: State, viewer: int) -> dict[str, object]:
        """The declared fields as this viewer may see them, for a game's `view` to add to."""
        head: dict[str, object] = {"game": self.name, "seats": state.seats, "viewer": viewer}
        return head | self.declared[state.seats].view.show(state, viewer)

    # --- what a game fills in -------------------------------------------------------------------

    def refuse_options(self, seats: int, options: Settings) -> None:
        """Raise OptionError for options that don't go together; each alone is already checked.

        `new_state` and `match` call it.
        """

    def deal(self, seats: int, seed: bytes, options: Settings) -> State:
        """A fresh state; seats and options are already checked. `new_state` calls it."""
        raise AssertionError("a game deals its own state")

    def view(self, state: State, viewer: SupportsIndex) -> dict[str, object]:
        """What this viewer may know, as plain data: only what is written into it here.

        Tables, bots and the command line call it, and show a player nothing else of a state.
        """
        raise AssertionError("a game has its own view")

    def determinize(
        self, view: dict[str, object], rng: Random, memory: Memory | None = None
    ) -> State:
        """A full state that fits this view, what is hidden filled in at random.

        With a memory of the same viewer, which has seen every event up to this view, the state fits
        that, too. Bots call it, as often as they imagine a world; so does OpenSpiel's resampling.
        """
        raise AssertionError("a game fills in its own view")

    def new_memory(
        self, seats: int, viewer: int, options: Settings, begun: dict[str, object] | None
    ) -> Memory:
        """A memory that has seen nothing yet; `memory` and `restore_memory` call it.

        `begun` is the viewer's view of the moment where the game began, if that was in the middle;
        the options are then those of the view. By default nothing is remembered.
        """
        return Memory(self, seats, viewer, begun is None)

    def seats_in(self, view: dict[str, object]) -> int:
        """The seats of a view; `determinize` and `picture` check them first."""
        seats = view.get("seats") if isinstance(view, dict) else None
        if not isinstance(seats, int) or seats not in self.seat_counts or not self._ours(view):
            raise ValueError(f"this is no view of {self.name}: take one from game.view")
        return seats

    def _ours(self, view: dict[str, object]) -> bool:
        """Whether a view is of this game, as far as it says so."""
        return view.get("game", self.name) == self.name

    def dump_state(self, state: State) -> dict[str, object]:
        """The state as readable JSON data, without the head that every game's dump has.

        `dump` calls it. By default it has the fields that have a place in a dump.
        """
        declared = self.declared[state.seats]
        shown = declared.view.show(state, ALL)
        return {"seats": state.seats, **name_fields(shown, declared.specs, self.layout)}

    def load_state(self, data: dict[str, object]) -> State:
        """The state in such data, run on to its next question; `load` calls it.

        Whatever no game could reach is refused by a LoadError that names its place.
        """
        raise AssertionError("a game loads its own state")

    def go_to(self, state: State, name: str) -> None:
        """Play a fresh state on to a starting point of this name; `position` calls it."""
        raise LoadError("start", f"knows no {name!r}: it is start")

    def settle(self, state: State, dump: dict[str, Any], changes: Mapping[str, object]) -> None:
        """Complete what a partial dump leaves open, in the dump; `position` calls it.

        `state` is where it started. By default nothing is left open.
        """

    def verbs_of(self, kind: str) -> tuple[str, ...]:
        """The verbs that answer a decision of this kind; `check` calls it."""
        raise AssertionError("a game knows its verbs")

    def is_form(self, kind: str) -> bool:
        """Whether this kind of decision asks for numbers, and not only for one of a list."""
        for name in self.verbs_of(kind):
            if self.notation.verbs[name].amounts:
                return True
        return False

    def form(self, state: State, seat: SupportsIndex) -> tuple[Field, ...] | None:
        """The numbers asked of this seat with their bounds; None if none are asked for.

        `Match.form` calls it, for tables and the command line.
        """
        return None

    def sensible(self, state: State, seat: int) -> list[Action]:
        """A short list of sensible answers to a form; `legal` calls it."""
        return []

    def candidates(self, state: State, seat: SupportsIndex) -> tuple[Action, ...]:
        """What is worth showing to this seat, legal or not; `offers` calls it."""
        return self.legal(state, seat)

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why the rules refuse a well-formed action that answers the pending question, or None.

        `check` calls it once the rest is in order, and `offers` for all that is shown.
        """
        raise AssertionError("a game has its own rules")

    def preview(
        self, state: State, seat: SupportsIndex, action: Action
    ) -> dict[str, object] | None:
        """What a legal action would set off, from what all may know; None if nothing more.

        Tables and the command line call it before a player confirms the action.
        """
        return None

    def has_preview(self, state: State, seat: int, action: Action) -> bool:
        """Whether a legal action sets something off; asked for every button, so it may be quicker
        than `preview`, and does not check the action again."""
        return self.preview(state, seat, action) is not None

    def is_idle(self, state: State, seat: int, action: Action) -> bool:
        """Whether a legal action would do nothing now that its player could want.

        Tables ask for every button, so that none is offered as if it mattered.
        """
        return False

    def scores(self, state: State) -> list[int]:
        """Points by seat, as they stand; matches, bots and records ask."""
        raise AssertionError("a game keeps its own score")

    def score_sources(self, state: State) -> list[dict[str, int]]:
        """Where each seat's points come from, for tables; the parts add up to `scores`."""
        return [{"score": score} for score in self.scores(state)]

    def ranking(self, state: State) -> list[list[int]]:
        """Seats from first to last, ties together; alone, a loss is an empty first place.

        Matches, `State.returns` and the arena ask, when the game is over.
        """
        raise AssertionError("a game ranks its own players")

    def turns(self, state: State) -> int:
        """How many turns have begun; rollouts, tables and records go by it."""
        raise AssertionError("a game counts its own turns")

    def rounds(self, state: State) -> int:
        """What players count, if they do not count turns: the message `turn-<game>` names it.

        The review of a finished game goes by it.
        """
        return self.turns(state)

    def picture(self, view: dict[str, object]) -> dict[str, object]:
        """A view in names instead of the engine's numbers, to draw it.

        Tables and the command line call it. `seats`, `viewer` and `over` are in every picture.
        """
        raise AssertionError("a game draws its own picture")

    def own_picture(self, view: dict[str, object]) -> dict[str, object]:
        """The parts of a picture that this viewer may see otherwise than a spectator does.

        All else is taken from the spectator's picture, which is made once for all viewers.
        By default every part is the viewer's own.
        """
        return self.picture(view)

    def segments(self, seats: int) -> tuple[Segment, ...]:
        """The segments of every observation with this number of seats, in their order."""
        return self.observations[seats].segments

    def observe(self, state: State, seat: SupportsIndex) -> bytes:
        """A seat's view for a learner: a byte for each number of the segments."""
        return self.observations[state.seats].observe(state, known_seat(seat, state.seats))

    def component_data(self) -> dict[str, object]:
        """The component set as plain data, with the source of each entry; empty without components.

        Records of games with other components hold it, and programs in the arena are given it.
        """
        raise AssertionError("a game has its own components")

    def export_components(self) -> str:
        """The component set as a file for owners of the box; `pithead components` writes it."""
        raise AssertionError("a game has its own components")

    # --- what is said at the table ---------------------------------------------------------------
    # Messages, made from a viewer's picture and open facts only. `picture` may be `{"seats": n}`
    # for those who sit down and have nothing to look at yet. Tables and the command line call all
    # of them, and put the messages into words.

    def companies(self, seats: int) -> int:
        """How many companies there are with this number of seats, an unplayed one included."""
        return seats

    def tell_seat(self, picture: dict[str, object], seat: int) -> Message:
        """What a company is called."""
        raise AssertionError("a game names its own companies")

    def tell_question(self, picture: dict[str, object], decision: Decision) -> Message:
        """What is asked, by command line and tables; the picture is the asked seat's."""
        return Message(key_of("ask", self.name, decision.kind), {**decision.about})

    def tell_action(
        self, picture: dict[str, object], about: dict[str, Primitive], action: Action
    ) -> Message:
        """An action of the viewer's, given what their question is about."""
        name = str(action[0])
        args: dict[str, object] = {}
        for at, arg in enumerate(self.notation.verbs[name].args, start=1):
            args[arg.name] = action[at]
        return Message(self._action_keys[name], args)

    def tell_detail(self, picture: dict[str, object], action: Action) -> Message | None:
        """What the action costs or gives, if its own words don't say it."""
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
        """What happened, for the log of a table and the command line."""
        return Message(key_of("event", self.name, event.kind), {**event.args})

    def is_news(self, event: Event, viewer: int) -> bool:
        """Whether an event tells the viewer more than the one beside it."""
        return True

    def reveals(self, event: Event) -> bool:
        """Whether it shows what the acting player could not know: no undoing beyond it."""
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
        """What is printed on a card apart from its text, a few words each."""
        return []

    def tell_card(self, card: str) -> list[Message]:
        """What a card says, a line each."""
        return []

    def tell_short(self, card: str) -> list[Message]:
        """What a card says in few words, a line each; icons are named in square brackets."""
        return self.tell_card(card)

    def tell_clause(self, card: str, clause: str) -> Message:
        """One clause of what a card says."""
        raise AssertionError("a game with cards tells what they say")

    def card_facts(self, card: str) -> dict[str, object]:
        """What is printed on a card apart from its text, as plain data."""
        raise AssertionError("a game with cards knows their facts")

    # --- what follows from it -------------------------------------------------------------------

    def new_state(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | str | bytes | None = None,
        options: Settings | None = None,
    ) -> State:
        """A fresh state for the fast interface; OptionError for a table that can't be set up.

        `seed` is a whole number, a text or at least 16 bytes; without one, chance is the system's.
        """
        count, settled = self.table_of(seats, options)
        state = self.deal(count, seed_bytes(seed), settled)
        state.game = self
        return state

    def match(
        self,
        seats: SupportsIndex,
        seed: SupportsIndex | str | bytes | None = None,
        options: Settings | None = None,
    ) -> Match:
        """A game to be played, with its log; the arguments are those of `new_state`."""
        count, settled = self.table_of(seats, options)
        secret = seed_bytes(seed)
        return Match(self, self.new_state(count, secret, options), count, settled, secret)

    def memory(
        self,
        seats: SupportsIndex,
        viewer: SupportsIndex,
        options: Settings | None = None,
        begun: dict[str, object] | None = None,
    ) -> Memory:
        """What a viewer remembers, before anything has happened: `see` is then told every event.

        Of a game that began in the middle, `begun` is the viewer's view of that moment: what came
        before is not remembered. `Match.memory` knows all this by itself.
        """
        count, settled = self.table_of(seats, options)
        known = known_viewer(viewer, count)
        if begun is not None and (self.seats_in(begun), begun.get("viewer")) != (count, known):
            raise ValueError(f"the game began with another view than viewer {known}'s")
        return self.new_memory(count, known, settled, begun)

    def restore_memory(self, facts: object) -> Memory:
        """The memory that gave these facts; ValueError if they are not from this game."""
        if not isinstance(facts, dict) or facts.get("game") != self.name:
            raise ValueError(f"these are no facts of {self.name}: take them from memory.facts")
        try:
            memory = self.memory(facts["seats"], facts["viewer"])
            memory.whole = bool(facts["whole"])
            memory.seen = whole_number(facts["seen"], "seen")
            memory.recall(facts)
        except (LookupError, TypeError, ValueError, AssertionError) as error:
            raise ValueError(
                f"these facts of {self.name} are not as memory.facts gives them: {error}"
            ) from None
        return memory

    def table_of(self, seats: object, options: object) -> tuple[int, Settings]:
        """The number of seats and all options of a table, checked; OptionError if it can't be."""
        count = whole_number(seats, "the number of seats")
        if options is not None and not isinstance(options, dict):
            raise TypeError(f"options must be a dict of names and values, not {options!r}")
        if count not in self.seat_counts:
            counts = ", ".join(str(n) for n in self.seat_counts)
            raise OptionError("seats", {"game": self.name, "seats": count, "counts": counts})
        settled = settle_options(self.options, count, options or {})
        self.refuse_options(count, settled)
        return count, settled

    def dump(self, state: State) -> dict[str, object]:
        """Readable JSON data that says whose rules and components it belongs to."""
        return self.head() | self.dump_state(state)

    def load(self, data: object) -> State:
        """The state of a dump, run on to its next question."""
        if not isinstance(data, dict):
            raise LoadError("dump", "must be a table")
        head = self.head()
        for key in ("game", "rules", "components"):
            if data.get(key) != head[key]:
                raise LoadError(key, f"must be {head[key]}")
            if key == "game":
                self._refuse_later(data.get("format"))
        state = self.load_state(data)
        state.game = self
        return state

    def _refuse_later(self, form: object) -> None:
        if type(form) is int and form > self.dump_format:
            reason = f"is {form}, of a later version; this one reads up to {self.dump_format}"
            raise LoadError("format", reason)

    def position(
        self,
        changes: Mapping[str, object],
        *,
        start: str = "start",
        seats: int = 2,
        seed: int | str | bytes | None = 1,
        options: Settings | None = None,
    ) -> State:
        """A position as it is easily written: a named starting point, and what is different.

        `changes` is a partial dump (see `partial.overlay`). LoadError names the place of what does
        not fit. For tests, puzzles and questions about a rule.
        """
        state = self.new_state(seats, seed, options)
        if start != "start":
            self.go_to(state, start)
        dump = overlay(self.dump(state), changes)
        assert isinstance(dump, dict)
        self.settle(state, dump, changes)
        return self.load(dump)

    def head(self) -> dict[str, object]:
        """What a picture of everything begins with: whose rules and components it belongs to."""
        head = {"game": self.name, "rules": self.version, "components": self.components_digest}
        return {**head, "format": self.dump_format} if self.dump_format else {**head}

    def digest(self, state: State) -> str:
        """A hash of the canonical dump: equal for equal states in any process."""
        return digest(self.dump(state))

    def legal(self, state: State, seat: SupportsIndex) -> tuple[Action, ...]:
        """Every legal action in canonical order; for a form a short list of sensible ones."""
        return self._legal(state, known_seat(seat, state.seats))

    def _legal(self, state: State, seat: int) -> tuple[Action, ...]:
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
        whole = self._whole(fresh.legal_steps(seat))
        if whole is not None:
            return whole
        # Longer answers are found by beginning them.
        fresh = state.clone()
        fresh.drop_form(seat)
        answers = self.action_steps.answers(fresh, seat)
        return tuple([self.notation.decode(steps) for steps in answers])

    def _whole(self, steps: list[int]) -> tuple[Action, ...] | None:
        """The answers of single steps; None if there are longer ones among them."""
        found: list[Action] = []
        for step in steps:
            action = self.notation.whole.get(step)
            if action is None:
                return None
            found.append(action)
        return tuple(found)

    def offers(self, state: State, seat: SupportsIndex) -> list[tuple[Action, Refusal | None]]:
        """The actions worth showing to this seat, each with the result of `check`."""
        who = known_seat(seat, state.seats)
        # Candidates are well-formed answers to the question, so the rules alone are asked.
        return [
            (action, self.why_not(state, who, action)) for action in self.candidates(state, who)
        ]

    def sample(self, state: State, seat: SupportsIndex, rng: Random) -> Action:
        """A legal action at random; what the `random` player plays."""
        who = known_seat(seat, state.seats)
        if not state.asked(who):
            raise ValueError(f"seat {who} is not asked now")
        luck = known_luck(rng)
        ahead = state
        if state.in_form(who):
            ahead = state.clone()
            ahead.drop_form(who)
        step = ahead.sample_step(who, luck)
        whole = self.notation.whole.get(step)
        if whole is not None:
            return whole
        if ahead is state:
            ahead = state.clone()
        steps = [step]
        ahead.apply_step(who, step)
        while ahead.in_form(who):
            steps.append(ahead.sample_step(who, luck))
            ahead.apply_step(who, steps[-1])
        return self.notation.decode(steps)

    def check(self, state: State, seat: object, action: object) -> Refusal | None:
        """None if the action is legal; otherwise why not, and what would make it so.

        Takes anything: what comes from outside may be no action, nor from any seat, at all.
        """
        return self.check_plain(state, state.pending, seat, plain_action(action))

    def check_plain(
        self, state: State, decision: Decision | None, seat: object, plain: object
    ) -> Refusal | None:
        """`check` for what has the pending decision and the action in plain parts already."""
        if decision is None:
            return Refusal("game-over", "PH-OVER", {}, "game-over")
        fault = self.notation.fault(plain)
        if fault is not None:
            return Refusal("malformed", "PH-FORM", {"expected": fault}, "malformed")
        who = _seat_or_none(seat)
        if not state.asked(who):
            return self._not_asked(decision, who)
        well_formed = cast(Action, plain)
        verb = str(well_formed[0])
        verbs = self.verbs_of(decision.kind)
        if verb not in verbs:
            params: dict[str, Primitive] = {
                "verb": verb,
                "kind": decision.kind,
                "verbs": ", ".join(verbs),
            }
            return Refusal("wrong-question", decision.rule, params, "wrong-question")
        return self.why_not(state, who, well_formed)

    def _not_asked(self, decision: Decision, seat: int) -> Refusal:
        params: dict[str, Primitive] = {"seat": seat}
        params["waiting"] = ", ".join(str(n) for n in decision.seats)
        params["kind"] = decision.kind
        code = "answered" if decision.sealed else "not-asked"
        return Refusal(code, decision.rule, params, code)

    def text(self, action: AnyAction) -> str:
        """An action in notation: `("move", "a", "C5")` is `move a C5`."""
        return self.notation.text(self._well_formed(action))

    def parse(self, text: str) -> Action:
        """The action a line of notation means; NotationError says what is expected."""
        if not isinstance(text, str):
            raise TypeError(f"notation is a text, not {text!r}")
        return self.notation.parse(text)

    def to_json(self, action: object) -> list[int | str]:
        """An action as a JSON list."""
        return list(self._well_formed(action))

    def from_json(self, data: object) -> Action:
        """The action in such a list; NotationError says what is expected."""
        return self.notation.from_json(data)

    def encode(self, action: AnyAction) -> list[int]:
        """The integer steps of an action, each below `width`."""
        return self.notation.encode(self._well_formed(action))

    def decode(self, steps: Iterable[SupportsIndex]) -> Action:
        """The one action with these steps; ValueError if there is none."""
        if not isinstance(steps, Iterable):
            raise TypeError(f"steps are a list of whole numbers, not {steps!r}")
        return self.notation.decode([whole_number(step, "a step") for step in steps])

    def _well_formed(self, action: object) -> Action:
        return self.notation.checked(plain_action(action), action)

    def step_table(self) -> list[StepName]:
        """Every meaning a step of this game can have.

        A step says something only in its state: 37 may be the place of a bribe or of a mineshaft,
        and a digit belongs to whatever number is asked. `step_text` tells which.
        """
        return self.notation.step_names()

    def step_text(self, state: State, step: SupportsIndex, seat: SupportsIndex = -1) -> str:
        """What a step says in this state: `move a C5`, `bribe 1 b …`, `bid zinc 3`.

        `…` stands for more steps to come, `>= 16` for a number with digits to come. Without a seat,
        the step is one of the first seat that is asked. ValueError if it is not legal there.
        """
        number = whole_number(step, "a step")
        if not isinstance(state, State):
            raise TypeError(f"a step is told in a state of the game, not in {state!r}")
        who = state.to_act() if seat == -1 else known_seat(seat, state.seats)
        decision = state.pending
        if decision is None or number not in state.legal_steps(who):
            raise ValueError(f"step {number} is not legal for seat {who} in this state")
        steps = [*state.unfinished(who), number]
        verb = self.notation.by_first.get(steps[0])
        if verb is None:
            # Digits without a verb: only one answer to this question is nothing but numbers.
            verbs = [self.notation.verbs[name] for name in self.verbs_of(decision.kind)]
            verb = next(each for each in verbs if not each.groups)
        return self.notation.begun_text(verb, steps)


def _seat_or_none(seat: object) -> int:
    """A seat as a plain int; -1 for what can't be a seat."""
    try:
        return whole_number(seat, "a seat")
    except TypeError:
        return -1


_restored: dict[tuple[str, str, bool], Game] = {}


def restore_game(name: str, version: str, components: str, own: object) -> Game:
    """The game in a pickle. One instance serves all pickles of the same components."""
    key = (name, components, own is None)
    if key not in _restored:
        plugin = installed().plugins.get(name)
        if plugin is None:
            raise ValueError(f"no game is called {name!r}; there are: {', '.join(game_names())}")
        _restored[key] = plugin.make(own if isinstance(own, dict) else None)
    newest = _restored[key]
    game = newest.under(version) or newest
    if (game.version, game.components_digest) != (version, components):
        raise ValueError(
            f"the pickle is of {name} with rules {version} and components {components[:12]}; "
            f"here are rules {game.version} and components {game.components_digest[:12]}"
        )
    return game


def game_names() -> tuple[str, ...]:
    """The games that are installed."""
    return tuple(installed().plugins)
