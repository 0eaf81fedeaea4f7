"""Brass Empire behind the contract: the door through which everything else reaches the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

from pithead.kernel.chance import Chance
from pithead.kernel.contract import (
    Action,
    Decision,
    Event,
    Field,
    Message,
    Option,
    OptionError,
    Primitive,
    Refusal,
    known_viewer,
)
from pithead.kernel.game import Game, Settings
from pithead.kernel.observation import Segment
from pithead.kernel.state import State

from . import (
    card_set,
    card_text,
    choices,
    ending,
    explain,
    features,
    frames,
    loading,
    observation,
    preview,
    reserves,
    setup,
    storage,
    telling,
    text,
    view,
)
from .compiler import build_tables
from .events import EVENTS
from .frames import QUESTIONS
from .position import empty_lists
from .refusals import REFUSALS
from .rule_ids import RULES
from .tables import CORPORATIONS, MOST_RESERVE
from .turn import BrassState, go_on
from .verbs import notation

RULES_VERSION = "1"
SEAT_COUNTS = (1, 2, 3, 4, 5, 6)
SEVERAL = (2, 3, 4, 5, 6)

_SPENDING = ("buy", "gift", "reserve", "convert", "rebuild")
VERBS_OF = {
    "corporation": ("corporation",),
    "reserve": ("build",),
    "play": ("play", *_SPENDING, "use", "demolish", "end"),
    "action": ("mine", "attack", "raid", "act", *_SPENDING, "end"),
    "may": ("yes", "no"),
    "choose": ("option",),
    "amount": ("amount",),
    "pick": ("take", "slot"),
    "target": ("target",),
    "player": ("player",),
    "look": ("put",),
    "order": ("next",),
}
OPTIONS = (
    Option("corporations", ("random", "chosen"), "random", SEAT_COUNTS),
    Option("pool", ("standard", *range(10, 151)), "standard", SEAT_COUNTS),
    Option("reserves", ("standard", "built"), "standard", SEVERAL),
    Option("reserve_value", tuple(range(5, 16)), 10, SEVERAL),
    Option("spare_reserves", ("removed", "shuffled"), "removed", SEVERAL),
    Option("team", (False, True), False, (4, 6)),
    Option("battle", (False, True), False, SEVERAL),
    Option("first_edition", (False, True), False, SEVERAL),
    Option("equal_turns", (False, True), False, (1,)),
)


class BrassEmpire(Game):
    """The rules with one set of cards."""

    def __init__(self, cards: card_set.CardSet, own: bool) -> None:
        tables = build_tables(cards)
        super().__init__("brass_empire", RULES_VERSION, notation(tables.ids, tables.fields))
        self.card_set = cards
        self.tables = tables
        self.components_digest = card_set.digest(cards)
        self.own_components = card_set.to_data(cards) if own else None
        self.seat_counts = SEAT_COUNTS
        self.options = OPTIONS
        self.rules = RULES
        self.decision_kinds = QUESTIONS
        self.refusal_codes = tuple(word for word, _ in REFUSALS.values())
        self.event_kinds = tuple(EVENTS)
        self.cards = tuple(cards.cards)
        self.feature_names = features.FEATURE_NAMES
        self.op_weights = features.op_weights(self.tables)

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
        s.chosen = options["corporations"] == "chosen"
        s.pool_option = 0 if options["pool"] == "standard" else int(options["pool"])
        s.built = options["reserves"] == "built"
        s.reserve_value = int(options["reserve_value"])
        s.spare_shuffled = options["spare_reserves"] == "shuffled"
        s.team = bool(options["team"])
        s.battle = bool(options["battle"])
        s.first_edition = bool(options["first_edition"])
        s.equal_turns = bool(options["equal_turns"])
        s.chance = Chance(seed)
        empty_lists(s)
        setup.begin(s)
        go_on(s)
        return s

    def view(self, state: State, viewer: int) -> dict[str, object]:
        own = _own(state)
        return view.make_view(own, known_viewer(viewer, own.seats))

    def determinize(self, view_: dict[str, object], rng: Random) -> State:
        return view.fill_in(view_, self.tables, rng)

    def dump_state(self, state: State) -> dict[str, object]:
        return storage.dump_state(_own(state))

    def load_state(self, data: dict[str, object]) -> State:
        return loading.load_state(data, self.tables)

    def verbs_of(self, kind: str) -> tuple[str, ...]:
        return VERBS_OF[kind]

    def is_form(self, kind: str) -> bool:
        return kind == "reserve"

    def form(self, state: State, seat: int) -> tuple[Field, ...] | None:
        s = _own(state)
        if not s.asked(seat) or s.question != frames.ASK_RESERVE:
            return None
        return choices.form_of(s, seat)

    def sensible(self, state: State, seat: int) -> list[Action]:
        return choices.sensible_answers(_own(state), seat)

    def candidates(self, state: State, seat: int) -> tuple[Action, ...]:
        if not state.asked(seat):
            return ()
        return tuple(choices.candidates_of(_own(state), seat))

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        return explain.why_not(_own(state), seat, action)

    def preview(self, state: State, seat: int, action: Action) -> dict[str, object] | None:
        if self.check(state, seat, action) is not None:
            return None
        return preview.preview_action(_own(state).clone(), seat, action)

    def features(self, view_: dict[str, object]) -> list[float]:
        """Numbers for bots, in the order of `feature_names`; of a seat's own view."""
        return features.features(view_, self.tables, self.op_weights)

    def scores(self, state: State) -> list[int]:
        return ending.scores(_own(state))

    def score_sources(self, state: State) -> list[dict[str, int]]:
        return ending.score_sources(_own(state))

    def ranking(self, state: State) -> list[list[int]]:
        return ending.ranking(_own(state))

    def turns(self, state: State) -> int:
        return _own(state).turn

    def picture(self, view_: dict[str, object]) -> dict[str, object]:
        return text.picture(view_, self.tables)

    def segments(self, seats: int) -> tuple[Segment, ...]:
        return observation.segments(self.tables, seats)

    def observe(self, state: State, seat: int) -> bytes:
        return observation.observe(_own(state), seat)

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
        return told

    def tell_action(
        self, picture: dict[str, object], about: dict[str, Primitive], action: Action
    ) -> Message:
        key, args = super().tell_action(picture, about, action)
        cards = self.card_set.cards
        return Message(key, telling.action_args(cards, picture, about, action, args))

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

    def tell_clause(self, card: str, clause: str) -> Message:
        return telling.tell_clause(self.card_set.cards, card, clause)

    def card_facts(self, card: str) -> dict[str, object]:
        return telling.card_facts(self.card_set.cards[card])


def _own(state: State) -> BrassState:
    assert isinstance(state, BrassState)
    return state


def make(components: str | Path | dict[str, object] | None = None) -> BrassEmpire:
    """The game with its own cards, those of a file, or those stored in a record."""
    if components is None:
        return BrassEmpire(card_set.load(None), own=False)
    if isinstance(components, dict):
        return BrassEmpire(card_set.from_data(components, "component_set"), own=True)
    return BrassEmpire(card_set.load(components), own=True)


assert set(VERBS_OF) == set(QUESTIONS)
