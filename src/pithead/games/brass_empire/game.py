"""Brass Empire behind the contract: the door through which everything else reaches the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, SupportsIndex

from pithead.kernel.chance import Chance
from pithead.kernel.components import open_set
from pithead.kernel.contract import (
    ALL,
    Action,
    Decision,
    Event,
    Field,
    Message,
    Option,
    OptionError,
    Preset,
    Primitive,
    known_luck,
    known_seat,
    known_viewer,
    settle_options,
)
from pithead.kernel.game import Settings
from pithead.kernel.memory import Memory
from pithead.kernel.reader import LoadError
from pithead.kernel.state import State
from pithead.kernel.verb_game import VerbGame

from .bots.memory import CardMemory
from .cards import card_set, card_short, card_text
from .cards.compiler import build_tables
from .people import telling
from .people.picture import make_picture, own_picture
from .position.events import EVENTS
from .position.frames import QUESTIONS
from .position.state import BUILT_RESERVES, CHOSEN, HEALTH, SPARE_RESERVES, Position
from .position.steps import spelled
from .position.tables import CORPORATIONS, MOST_RESERVE
from .rules import ending, reserves, setup
from .rules.engine import BrassState
from .rules.refusals import REFUSALS
from .rules.rule_ids import RULES
from .rules.turn import go_on
from .rules.verbs import VERBS
from .shapes import loading, naming, observation, positions, view
from .shapes.observation_code import Writer

# 2: a choice that can do nothing is not asked; no converting at full health in battle mode.
# 3: only a building whose text says so can be demolished, and no text pays Brass for it.
# 4: the rules of 3 with cards of which none beats another at its price.
RULES_VERSION = "4"
FIRST_RULES = "1"
DEMOLISHING_RULES = (FIRST_RULES, "2")
SEAT_COUNTS = (1, 2, 3, 4, 5, 6)
SEVERAL = (2, 3, 4, 5, 6)
OPENING = ("corporation", "reserve", "play")
"""Questions a game may begin with."""

LENGTHS = (
    # About two thirds of the standard pool, and half as much again.
    Preset("short", {1: 25, 2: 30, 3: 30, 4: 40, 5: 50, 6: 50}),
    Preset("long", {1: 60, 2: 75, 3: 75, 4: 90, 5: 110, 6: 120}),
)
OPTIONS = (
    # People choose (BE-SET-1); studies deal, so that no corporation is met more often than others.
    Option("corporations", CHOSEN, "random", SEAT_COUNTS, for_people="chosen"),
    Option("pool", ("standard", *range(10, 151)), "standard", SEAT_COUNTS, presets=LENGTHS),
    Option("reserves", BUILT_RESERVES, "standard", SEVERAL),
    Option("reserve_value", tuple(range(5, 16)), 10, SEVERAL, needs=("reserves", "built")),
    Option("spare_reserves", SPARE_RESERVES, "removed", SEVERAL, needs=("reserves", "built")),
    Option("team", (False, True), False, (4, 6)),
    Option("battle", (False, True), False, SEVERAL),
    Option("first_edition", (False, True), False, SEVERAL),
    Option("equal_turns", (False, True), False, (1,)),
    Option("even_start", (False, True), False, SEVERAL),
)


class BrassEmpire(VerbGame):
    """The rules with one set of cards."""

    def __init__(self, cards: card_set.CardSet, own: bool, rules: str = RULES_VERSION) -> None:
        tables = build_tables(cards)
        tables.asks_idle = rules == FIRST_RULES
        tables.demolishes_any = rules in DEMOLISHING_RULES
        notation = spelled(VERBS.verbs, tables.ids, tables.fields)
        super().__init__("brass_empire", rules, notation, VERBS, REFUSALS)
        self.card_set = cards
        self.tables = tables
        tables.game = self
        self.components_digest = card_set.digest(cards)
        self.own_components = card_set.to_data(cards) if own else None
        self.seat_counts = SEAT_COUNTS
        self.declare(
            lambda seats, fields: Position(tables, seats, fields),
            {"companies": []},
            lambda seats: observation.extras(tables, seats, self.companies(seats)),
            Writer(),
        )
        tables.declared = self.declared
        self.options = OPTIONS
        self.rules = RULES
        self.decision_kinds = QUESTIONS
        self.event_kinds = tuple(EVENTS)
        self.cards = tuple(cards.cards)
        self.earlier: dict[str, BrassEmpire] = {}

    def under(self, version: str) -> BrassEmpire | None:
        if version == self.version:
            return self
        if version != RULES_VERSION and version not in card_set.EARLIER_FILES:
            return None
        if version not in self.earlier:
            self.earlier[version] = self._made_under(version)
        return self.earlier[version]

    def _made_under(self, version: str) -> BrassEmpire:
        if self.own_components is not None:
            return BrassEmpire(self.card_set, own=True, rules=version)
        newest = version == RULES_VERSION
        cards = card_set.load() if newest else card_set.load_earlier(version)
        return BrassEmpire(cards, own=False, rules=version)

    def refuse_options(self, seats: int, options: Settings) -> None:
        """Variants that don't go together, each with its reason (BE-VAR-MIX)."""
        built = options["reserves"] == "built"
        if options["battle"] and options["first_edition"]:
            raise OptionError("option-battle-first", {})
        if options["battle"] and options["pool"] != "standard":
            raise OptionError("option-battle-pool", {"pool": options["pool"]})
        for option, default in (("reserve_value", 10), ("spare_reserves", "removed")):
            if options[option] != default and not built:
                raise OptionError("option-needs-built", {"option": option})
        if built:
            self._refuse_value(int(options["reserve_value"]))

    def _refuse_value(self, value: int) -> None:
        for corp, name in enumerate(CORPORATIONS):
            designs = self.tables.corp_designs[corp]
            if not reserves.can_complete(self.tables, designs, MOST_RESERVE, value):
                raise OptionError("option-reserve-value", {"value": value, "corporation": name})

    def deal(self, seats: int, seed: bytes, options: Settings) -> State:
        s = BrassState(self.tables, seats)
        s.chosen = CHOSEN.index(str(options["corporations"]))
        s.pool_option = 0 if options["pool"] == "standard" else int(options["pool"])
        s.built = BUILT_RESERVES.index(str(options["reserves"]))
        s.reserve_value = int(options["reserve_value"])
        s.spare_shuffled = SPARE_RESERVES.index(str(options["spare_reserves"]))
        s.team = bool(options["team"])
        s.battle = bool(options["battle"])
        s.first_edition = bool(options["first_edition"])
        s.equal_turns = bool(options["equal_turns"])
        s.chance = Chance(seed)
        if s.battle:
            s.brass = [HEALTH] * s.owners
        setup.begin(s)
        if options["even_start"]:
            setup.even_start(s)
        go_on(s)
        return s

    def view(self, state: State, viewer: SupportsIndex) -> dict[str, object]:
        own = _own(state)
        return view.make_view(own, known_viewer(viewer, own.seats, ALL))

    def determinize(
        self, view_: dict[str, object], rng: Random, memory: Memory | None = None
    ) -> State:
        self.seats_in(view_)
        if memory is None:
            return view.fill_in(view_, self.tables, known_luck(rng))
        known = _card_memory(memory)
        known.check(view_)
        return view.fill_in(view_, self.tables, known_luck(rng), known.decks, known.buried)

    def new_memory(
        self, seats: int, viewer: int, options: Settings, begun: dict[str, object] | None
    ) -> Memory:
        return CardMemory(self, self.tables, seats, viewer, options, begun)

    def dump_state(self, state: State) -> dict[str, object]:
        return naming.name_position(view.make_view(_own(state), ALL), self.tables)

    def load_state(self, data: dict[str, object]) -> State:
        self._refuse_dumped(data)
        state, reader = loading.load_state(data, self.tables)
        if reader.has_figures():
            reader.refuse_wrong(self.picture(view.make_view(state, ALL)))
        return state

    def _refuse_dumped(self, data: dict[str, object]) -> None:
        """Options no table could have."""
        seats, options = data.get("seats"), data.get("options")
        if type(seats) is not int or seats not in self.seat_counts:
            raise LoadError("seats", "must be a number of seats the game is for")
        if not isinstance(options, dict):
            raise LoadError("options", "must be a table")
        for name, value in options.items():
            if not isinstance(value, int | str):
                raise LoadError(f"options.{name}", "must be a word, a number, true or false")
        try:
            self.refuse_options(seats, settle_options(self.options, seats, options))
        except OptionError as error:
            place = error.params.get("option")
            raise LoadError(f"options.{place}" if place else "options", error.code) from None

    def go_to(self, state: State, name: str) -> None:
        positions.go_to(_own(state), name)

    def settle(self, state: State, dump: dict[str, Any], changes: Mapping[str, object]) -> None:
        positions.settle(_own(state), dump, changes)

    def checked_state(self, state: State) -> State:
        return _own(state)

    def preview(
        self, state: State, seat: SupportsIndex, action: Action
    ) -> dict[str, object] | None:
        if self.check(state, seat, action) is not None:
            return None
        who = known_seat(seat, state.seats)
        return VERBS.of(action).preview(_own(state).clone(), who, action)

    def has_preview(self, state: State, seat: int, action: Action) -> bool:
        return VERBS.of(action).preview(_own(state).clone(), seat, action) is not None

    def is_idle(self, state: State, seat: int, action: Action) -> bool:
        return VERBS.of(action).is_idle(_own(state).clone(), seat, action)

    def scores(self, state: State) -> list[int]:
        return ending.scores(_own(state))

    def score_sources(self, state: State) -> list[dict[str, int]]:
        return ending.score_sources(_own(state))

    def ranking(self, state: State) -> list[list[int]]:
        return ending.ranking(_own(state))

    def turns(self, state: State) -> int:
        return _own(state).turn

    def rounds(self, state: State) -> int:
        # Before the deal all take part in the first.
        return max(1, _own(state).round)

    def picture(self, view_: dict[str, object]) -> dict[str, object]:
        self.seats_in(view_)
        head = self.head() if view_["viewer"] == ALL else {}
        return {**head, **make_picture(view_, self.tables)}

    def own_picture(self, view_: dict[str, object]) -> dict[str, object]:
        self.seats_in(view_)
        return {**own_picture(view_, self.tables)}

    def component_data(self) -> dict[str, object]:
        return card_set.to_data(self.card_set)

    def export_components(self) -> str:
        return card_set.export(self.card_set)

    # --- what is said at the table --------------------------------------------------------------

    def companies(self, seats: int) -> int:
        return max(seats, 2)

    def tell_seat(self, picture: dict[str, object], seat: int) -> Message:
        return telling.tell_seat(picture, seat)

    def tell_question(self, picture: dict[str, object], decision: Decision) -> Message:
        told = super().tell_question(picture, decision)
        if "clause" in decision.about:
            card, clause = str(decision.about["card"]), str(decision.about["clause"])
            told.args["text"] = self.tell_clause(card, clause)
        if decision.kind in OPENING:
            # The first question of a game also says what the game is about.
            options: Any = picture["options"]
            aim = "battle" if options["battle"] else "brass"
            told.args["aim"] = aim if picture["round"] in (0, 1) else "later"
        return told

    def tell_action(
        self, picture: dict[str, object], about: dict[str, Primitive], action: Action
    ) -> Message:
        told = super().tell_action(picture, about, action)
        telling.add_texts(self.card_set.cards, picture, about, action, told.args)
        return told

    def tell_preview(self, preview_: dict[str, object]) -> list[Message]:
        return telling.tell_preview(preview_)

    def is_news(self, event: Event, viewer: int) -> bool:
        return telling.is_news(event, viewer)

    def reveals(self, event: Event) -> bool:
        return telling.reveals(event)

    def tell_field(self, field: Field) -> Message:
        """A number of a built reserve is asked for by the name of its card."""
        return self.tell_name(field.name)

    def tell_name(self, card: str) -> Message:
        return card_text.name_message(card, self.card_set.cards[card])

    def tell_facts(self, card: str) -> list[Message]:
        return card_text.fact_messages(self.card_set.cards[card])

    def tell_card(self, card: str) -> list[Message]:
        return card_text.card_messages(card, self.card_set.cards[card])

    def tell_short(self, card: str) -> list[Message]:
        return card_short.short_messages(card, self.card_set.cards[card])

    def tell_clause(self, card: str, clause: str) -> Message:
        return telling.tell_clause(self.card_set.cards, card, clause)

    def card_facts(self, card: str) -> dict[str, object]:
        return {**telling.card_facts(self.card_set.cards[card])}


def _card_memory(memory: Memory) -> CardMemory:
    if not isinstance(memory, CardMemory):
        raise TypeError(f"this is no memory of brass_empire: {memory!r}")
    return memory


def _own(state: State) -> BrassState:
    if not isinstance(state, BrassState):
        raise TypeError(f"this is no state of brass_empire: {state!r}")
    return state


def is_active(state: State, seat: int) -> bool:
    """Whether it is this player's turn."""
    return _own(state).active == seat


def make(components: str | Path | dict[str, object] | None = None) -> BrassEmpire:
    """The game with its own cards, those of a file, or those stored in a record."""
    return BrassEmpire(*open_set(components, card_set.load, card_set.from_data))
