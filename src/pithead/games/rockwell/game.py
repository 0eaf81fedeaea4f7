"""Rockwell behind the contract: the door through which everything else reaches the rules."""

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
    Message,
    Option,
    known_luck,
    known_seat,
    known_viewer,
)
from pithead.kernel.game import Settings
from pithead.kernel.memory import Memory
from pithead.kernel.state import State
from pithead.kernel.verb_game import VerbGame

from .bots.memory import Ledger
from .components import component_set
from .people import telling
from .people.picture import make_picture, own_picture
from .position.events import EVENTS
from .position.frames import FRAME_NAMES, QUESTION_RULE
from .position.state import EDITIONS, Position
from .position.tables import Tables
from .rules import ending, preview
from .rules.refusals import REFUSALS
from .rules.rule_ids import RULES
from .rules.setup import set_up
from .rules.turn import RockwellState, go_on
from .rules.verbs import VERBS
from .shapes import loading, naming, observation, positions, view
from .shapes.observation_code import Writer

RULES_VERSION = "1"
SEAT_COUNTS = (2, 3, 4)


class Rockwell(VerbGame):
    """The rules with one set of components."""

    def __init__(self, components: component_set.ComponentSet, own: bool) -> None:
        super().__init__("rockwell", RULES_VERSION, VERBS.notation, VERBS, REFUSALS)
        self.components = components
        self.tables: dict[int, Tables] = {
            seats: component_set.build_tables(components, seats) for seats in SEAT_COUNTS
        }
        self.components_digest = component_set.digest(components)
        self.own_components = component_set.to_data(components) if own else None
        self.seat_counts = SEAT_COUNTS
        self.dump_format = loading.FORMAT
        self.declare(
            lambda seats, fields: Position(self.tables[seats], seats, fields),
            {},
            lambda seats: observation.extras(self.tables[seats], seats, self.companies(seats)),
            Writer(),
        )
        for seats, tables in self.tables.items():
            tables.declared = self.declared[seats]
            tables.game = self
        self.options = (
            Option("edition", EDITIONS, "default", SEAT_COUNTS),
            Option("open_stock", (False, True), False, SEAT_COUNTS),
            Option("none_scores_nothing", (False, True), False, SEAT_COUNTS),
            Option("even_start", (False, True), False, (2,)),
        )
        self.rules = RULES
        self.decision_kinds = tuple(FRAME_NAMES[what] for what in QUESTION_RULE)
        self.event_kinds = tuple(EVENTS)

    def deal(self, seats: int, seed: bytes, options: Settings) -> State:
        s = RockwellState(self.tables[seats], seats)
        s.edition = EDITIONS.index(str(options["edition"]))
        s.open_stock = bool(options["open_stock"])
        s.none_scores_nothing = bool(options["none_scores_nothing"])
        set_up(s, Chance(seed), even_start=bool(options["even_start"]))
        go_on(s)
        return s

    def view(self, state: State, viewer: SupportsIndex) -> dict[str, object]:
        own = of_rockwell(state)
        return view.make_view(own, known_viewer(viewer, own.seats, ALL))

    def determinize(
        self, view_: dict[str, object], rng: Random, memory: Memory | None = None
    ) -> State:
        tables = self.tables[self.seats_in(view_)]
        known = _ledger(memory).fitting(view_) if memory is not None else None
        return view.fill_in(view_, tables, known_luck(rng), known)

    def new_memory(
        self, seats: int, viewer: int, options: Settings, begun: dict[str, object] | None
    ) -> Memory:
        return Ledger(self, self.tables[seats], seats, viewer, begun)

    def dump_state(self, state: State) -> dict[str, object]:
        everything = view.make_view(of_rockwell(state), ALL)
        return naming.name_position(everything, self.tables[state.seats])

    def go_to(self, state: State, name: str) -> None:
        positions.go_to(of_rockwell(state), name)

    def settle(self, state: State, dump: dict[str, Any], changes: Mapping[str, object]) -> None:
        positions.settle(of_rockwell(state), dump, changes)

    def load_state(self, data: dict[str, object]) -> State:
        state, reader = loading.load_state(data, self.tables)
        if reader.has_figures():
            reader.refuse_wrong(self.picture(view.make_view(state, ALL)))
        return state

    def checked_state(self, state: State) -> State:
        return of_rockwell(state)

    def preview(
        self, state: State, seat: SupportsIndex, action: Action
    ) -> dict[str, object] | None:
        if self.check(state, seat, action) is not None:
            return None
        return preview.preview_action(of_rockwell(state), known_seat(seat, state.seats), action)

    def has_preview(self, state: State, seat: int, action: Action) -> bool:
        return preview.drilled(of_rockwell(state), seat, action) is not None

    def scores(self, state: State) -> list[int]:
        return ending.scores(of_rockwell(state))

    def score_sources(self, state: State) -> list[dict[str, int]]:
        return ending.score_sources(of_rockwell(state))

    def ranking(self, state: State) -> list[list[int]]:
        return ending.ranking(of_rockwell(state))

    def turns(self, state: State) -> int:
        return of_rockwell(state).turn

    def picture(self, view_: dict[str, object]) -> dict[str, object]:
        tables = self.tables[self.seats_in(view_)]
        head = self.head() if view_["viewer"] == ALL else {}
        return {**head, **make_picture(view_, tables)}

    def own_picture(self, view_: dict[str, object]) -> dict[str, object]:
        return {**own_picture(view_, self.tables[self.seats_in(view_)])}

    def companies(self, seats: int) -> int:
        return seats + 1 if seats == telling.AL_SEATS else seats

    def tell_seat(self, picture: dict[str, object], seat: int) -> Message:
        return telling.tell_seat(picture, seat)

    def tell_question(self, picture: dict[str, object], decision: Decision) -> Message:
        """The first question of a game also says what the game is about."""
        told = super().tell_question(picture, decision)
        if decision.kind == "bid":
            told.args["aim"] = "first" if picture["turn"] == 1 else "later"
        return told

    def reveals(self, event: Event) -> bool:
        return telling.reveals(event)

    def tell_preview(self, preview_: dict[str, object]) -> list[Message]:
        return telling.tell_preview(preview_)

    def component_data(self) -> dict[str, object]:
        return component_set.to_data(self.components)

    def export_components(self) -> str:
        return component_set.export(self.components)


def of_rockwell(state: State) -> RockwellState:
    if not isinstance(state, RockwellState):
        raise TypeError(f"this is no state of rockwell: {state!r}")
    return state


def _ledger(memory: Memory) -> Ledger:
    if not isinstance(memory, Ledger):
        raise TypeError(f"this is no memory of rockwell: {memory!r}")
    return memory


def make(components: str | Path | dict[str, object] | None = None) -> Rockwell:
    """The game with its own components, those of a file, or those stored in a record."""
    return Rockwell(*open_set(components, component_set.load, component_set.from_data))
