"""Rockwell behind the contract: the door through which everything else reaches the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

from pithead.kernel.chance import Chance
from pithead.kernel.contract import Action, Event, Field, Message, Option, Refusal, known_viewer
from pithead.kernel.game import Game, Settings
from pithead.kernel.observation import Segment
from pithead.kernel.state import State

from . import (
    choices,
    component_set,
    ending,
    explain,
    frames,
    observation,
    preview,
    storage,
    telling,
    text,
    view,
)
from .events import EVENTS
from .frames import FRAME_NAMES, QUESTION_RULE
from .position import EDITIONS
from .refusals import REFUSALS
from .rule_ids import RULES
from .setup import set_up
from .tables import Tables
from .turn import RockwellState, go_on
from .verbs import notation

RULES_VERSION = "1"
SEAT_COUNTS = (2, 3, 4)

VERBS_OF = {
    "bid": ("bid",),
    "place": ("place",),
    "insure": ("insure",),
    "move": ("move", "stay"),
    "carry": ("carry", "abandon"),
    "step": ("step", "halt"),
    "drill": ("drill",),
    "advantage": ("bribe", "hire", "decline"),
    "cover": ("cover",),
    "market": ("sell", "buy", "pass"),
    "workshop": ("power", "safety", "mobility", "shaft", "shift", "deliver", "pass"),
    "al_crew": ("al_crew",),
    "al_move": ("al_move",),
    "al_power": ("al_power",),
}
FORMS = ("bid", "insure", "cover", "market")


class Rockwell(Game):
    """The rules with one set of components."""

    def __init__(self, components: component_set.ComponentSet, own: bool) -> None:
        super().__init__("rockwell", RULES_VERSION, notation())
        self.components = components
        self.tables: dict[int, Tables] = {
            seats: component_set.build_tables(components, seats) for seats in SEAT_COUNTS
        }
        self.components_digest = component_set.digest(components)
        self.own_components = component_set.to_data(components) if own else None
        self.seat_counts = SEAT_COUNTS
        self.options = (
            Option("edition", EDITIONS, "default", SEAT_COUNTS),
            Option("open_stock", (False, True), False, SEAT_COUNTS),
            Option("none_scores_nothing", (False, True), False, SEAT_COUNTS),
        )
        self.rules = RULES
        self.decision_kinds = tuple(FRAME_NAMES[what] for what in QUESTION_RULE)
        self.refusal_codes = tuple(word for word, _ in REFUSALS.values())
        self.event_kinds = tuple(EVENTS)

    def deal(self, seats: int, seed: bytes, options: Settings) -> State:
        s = RockwellState(self.tables[seats], seats)
        s.edition = EDITIONS.index(str(options["edition"]))
        s.open_stock = bool(options["open_stock"])
        s.none_scores_nothing = bool(options["none_scores_nothing"])
        set_up(s, Chance(seed))
        go_on(s)
        return s

    def view(self, state: State, viewer: int) -> dict[str, object]:
        own = _own(state)
        return view.make_view(own, known_viewer(viewer, own.seats))

    def determinize(self, view_: dict[str, object], rng: Random) -> State:
        seats = view_["seats"]
        assert isinstance(seats, int)
        return view.fill_in(view_, self.tables[seats], rng)

    def dump_state(self, state: State) -> dict[str, object]:
        return storage.dump_state(_own(state))

    def load_state(self, data: dict[str, object]) -> State:
        return storage.load_state(data, self.tables)

    def verbs_of(self, kind: str) -> tuple[str, ...]:
        return VERBS_OF[kind]

    def is_form(self, kind: str) -> bool:
        return kind in FORMS

    def form(self, state: State, seat: int) -> tuple[Field, ...] | None:
        decision = state.pending
        if decision is None or not state.asked(seat):
            return None
        return choices.form_of(_own(state), seat, decision.kind)

    def sensible(self, state: State, seat: int) -> list[Action]:
        return choices.sensible_answers(_own(state), seat, _kind(state))

    def candidates(self, state: State, seat: int) -> tuple[Action, ...]:
        if state.pending is None or not state.asked(seat):
            return ()
        return tuple(choices.candidates_of(_own(state), seat, _kind(state)))

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return explain.why_not(_own(state), seat, action)

    def preview(self, state: State, seat: int, action: Action) -> dict[str, object] | None:
        if self.check(state, seat, action) is not None:
            return None
        return preview.preview_action(_own(state), seat, action)

    def scores(self, state: State) -> list[int]:
        return ending.scores(_own(state))

    def score_sources(self, state: State) -> list[dict[str, int]]:
        return ending.score_sources(_own(state))

    def ranking(self, state: State) -> list[list[int]]:
        return ending.ranking(_own(state))

    def turns(self, state: State) -> int:
        return _own(state).turn

    def picture(self, view_: dict[str, object]) -> dict[str, object]:
        seats = view_["seats"]
        assert isinstance(seats, int)
        return text.picture(view_, self.tables[seats])

    def companies(self, seats: int) -> int:
        return seats + 1 if seats == telling.AL_SEATS else seats

    def tell_seat(self, picture: dict[str, object], seat: int) -> Message:
        return telling.tell_seat(picture, seat)

    def tell_detail(self, picture: dict[str, object], action: Action) -> Message | None:
        return telling.tell_detail(picture, action)

    def reveals(self, event: Event) -> bool:
        return telling.reveals(event)

    def tell_preview(self, preview_: dict[str, object]) -> list[Message]:
        return telling.tell_preview(preview_)

    def segments(self, seats: int) -> tuple[Segment, ...]:
        return observation.segments(self.tables[seats], seats)

    def observe(self, state: State, seat: int) -> bytes:
        return observation.observe(_own(state), seat)

    def component_data(self) -> dict[str, object]:
        return component_set.to_data(self.components)

    def export_components(self) -> str:
        return component_set.export(self.components)


def _own(state: State) -> RockwellState:
    assert isinstance(state, RockwellState)
    return state


def _kind(state: State) -> str:
    return FRAME_NAMES[_own(state).stack[-3]]


def make(components: str | Path | dict[str, object] | None = None) -> Rockwell:
    """The game with its own components, those of a file, or those stored in a record."""
    if components is None:
        return Rockwell(component_set.load(None), own=False)
    if isinstance(components, dict):
        return Rockwell(component_set.from_data(components, "component_set"), own=True)
    return Rockwell(component_set.load(components), own=True)


assert set(VERBS_OF) == {FRAME_NAMES[what] for what in QUESTION_RULE}
assert len(FRAME_NAMES) - 1 == frames.TURN_END
