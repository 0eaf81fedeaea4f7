"""The Seam behind Pithead's contract: views, guesses, dumps, words."""

from random import Random
from typing import Any

import msgspec

from pithead.kernel import fields
from pithead.kernel.canonical import digest
from pithead.kernel.chance import Chance
from pithead.kernel.codecs import Amount, Choice, Notation, Verb
from pithead.kernel.contract import Action, Event, Field, Message, Primitive, Refusal
from pithead.kernel.game import Game, Settings
from pithead.kernel.plugin import Components
from pithead.kernel.reader import LoadError, Reader
from pithead.kernel.state import NO_SEAT, SEALED, State

from .components import Box, load
from .state import BARE, NIGHTS, USE, SeamState

SEATS = (2, 3, 4)
RULES = ("SM-SET-1", "SM-BID-1", "SM-BID-2", "SM-REST-1", "SM-DIG-1", "SM-DIG-2", "SM-END-1")


class Seam(Game):
    def __init__(self, box: Box, own: bool) -> None:
        tools = [tool.id for tool in box.tool]
        verbs = [
            Verb("bid", amounts=[Amount("oil")]),
            Verb("bare", [[]], [BARE]),
            Verb("use", [[Choice("tool", tools)]], [USE]),
        ]
        super().__init__("seam", "1", Notation(verbs))
        self.box = box
        self.tools = tools
        self.seat_counts = SEATS
        self.rules = RULES
        self.decision_kinds = ("bid", "dig")
        self.refusal_codes = ("seam-bid-exceeds", "seam-not-held", "seam-no-oil")
        self.event_kinds = ("night", "bid", "tie", "dug", "game_over")
        self.declare(lambda seats, given: SeamState(box, seats, given), {"companies": []})
        self.components_digest = digest(self.component_data())
        self.own_components = self.component_data() if own else None

    def component_data(self) -> dict[str, object]:
        data: dict[str, object] = msgspec.to_builtins(self.box)
        return data

    def deal(self, seats: int, seed: bytes, options: Settings) -> State:
        state = SeamState(self.box, seats)
        state.deal(Chance(seed))
        return state

    def verbs_of(self, kind: str) -> tuple[str, ...]:
        return ("bid",) if kind == "bid" else ("bare", "use")

    def form(self, state: State, seat: int) -> tuple[Field, ...] | None:
        own = _own(state)
        return (Field("oil", 0, own.oil[seat], 1),) if own.waiting[seat] else None

    def sensible(self, state: State, seat: int) -> list[Action]:
        most = _own(state).oil[seat]
        return [("bid", oil) for oil in sorted({0, 1, 2, 3, most // 2, most}) if oil <= most]

    def candidates(self, state: State, seat: int) -> tuple[Action, ...]:
        own = _own(state)
        if own.asking == SEALED or not own.asked(seat):
            return self.legal(state, seat)
        held = own.hands[seat * own.tools : (seat + 1) * own.tools]
        return (("bare",), *[("use", name) for name, n in zip(self.tools, held, strict=True) if n])

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        own = _own(state)
        code, rule, figures = "", "SM-DIG-1", {"have": own.oil[seat]}
        if action[0] == "bid" and int(action[1]) > own.oil[seat]:
            code, rule = "seam-bid-exceeds", "SM-BID-1"
            figures["asked"] = int(action[1])
        if action[0] == "use":
            tool = self.tools.index(str(action[1]))
            price = self.box.tool[tool].oil
            code = own.why_not_use(seat, tool)
            rule = "SM-DIG-2" if code == "seam-no-oil" else rule
            figures |= {"price": price, "missing": max(0, price - own.oil[seat])}
        params: dict[str, Primitive] = {**figures, "tool": action[-1]}
        return Refusal(code, rule, params, code) if code else None

    def preview(self, state: State, seat: int, action: Action) -> dict[str, object] | None:
        if action[0] == "bid" or self.check(state, seat, action) is not None:
            return None
        ahead = _own(state.clone())
        before = self.scores(ahead)[seat], ahead.oil[seat]
        for step in self.encode(action):
            ahead.apply_step(seat, step)
        return {"coal": self.scores(ahead)[seat] - before[0], "oil": before[1] - ahead.oil[seat]}

    def scores(self, state: State) -> list[int]:
        return list(_own(state).coal)

    def ranking(self, state: State) -> list[list[int]]:
        """Most coal, then most oil; who is equal in both shares the place (SM-END-1)."""
        own = _own(state)
        places: dict[tuple[int, int], list[int]] = {}
        for seat, coal in enumerate(self.scores(state)):
            places.setdefault((coal, own.oil[seat]), []).append(seat)
        return [places[key] for key in sorted(places, reverse=True)]

    def turns(self, state: State) -> int:
        return min(_own(state).night + 1, NIGHTS)

    def view(self, state: State, viewer: int) -> dict[str, object]:
        own = _own(state)
        sizes = [sum(own.hands[seat * own.tools :][: own.tools]) for seat in range(own.seats)]
        return {"hand_sizes": sizes, **self.shown_fields(own, viewer)}

    def determinize(self, view: dict[str, Any], rng: Random, memory: object = None) -> State:
        seats, viewer = self.seats_in(view), view["viewer"]
        state = SeamState(self.box, seats, fields.Viewed(view))
        rest = [at for at, kind in enumerate(self.box.stretch) for _ in range(kind.copies)]
        for stretch in [at for at in state.deck if at != fields.HIDDEN]:
            rest.remove(stretch)
        rng.shuffle(rest)
        state.deck = [rest.pop() if at == fields.HIDDEN else at for at in state.deck]
        self._guess_hands(state, view, rng)
        state.game, state.asking = self, state.digger
        if state.digger == NO_SEAT and not state.over:
            # Whether the others have answered is not seen, so they have not.
            state.asking = SEALED
            state.waiting = [int(seat != viewer or bid < 0) for seat, bid in enumerate(state.bids)]
        return state

    def _guess_hands(self, state: SeamState, view: dict[str, Any], rng: Random) -> None:
        left = [
            tool
            for tool, kind in enumerate(self.box.tool)
            for _ in range(kind.copies - state.used[tool] - sum(state.hands[tool :: state.tools]))
        ]
        rng.shuffle(left)
        for seat, size in enumerate(view["hand_sizes"]):
            for _ in range(size if view["hands"][seat] is None else 0):
                state.hands[seat * state.tools + left.pop()] += 1

    def picture(self, view: dict[str, Any]) -> dict[str, object]:
        shown = {"seats": self.seats_in(view)} | {name: view[name] for name in ("viewer", "over")}
        crews = []
        for seat, hand in enumerate(view["hands"]):
            crew = {name: view[name][seat] for name in ("coal", "oil")}
            held = [name for name, n in zip(self.tools, hand or (), strict=False) for _ in range(n)]
            crews.append(crew | {"hand": view["hand_sizes"][seat] if hand is None else held})
        worth = [self.box.stretch[at].coal for at in view["deck"] if at != fields.HIDDEN]
        tonight = None if view["over"] else worth.pop()
        night = f"{min(view['night'] + 1, NIGHTS)} / {NIGHTS}"
        return shown | {"night": night, "stretch": tonight, "earlier": worth, "companies": crews}

    def load_state(self, data: dict[str, object]) -> State:
        reader = Reader(data, "")
        seats = reader.number("seats", 2, 4)
        state = SeamState(self.box, seats, fields.Loaded(reader, self.layout))
        for at, part in enumerate(self.box.stretch):
            if state.deck.count(at) != part.copies:
                raise LoadError("deck", f"must have {part.copies} of {part.id}")
        for at, kind in enumerate(self.box.tool):
            if state.used[at] + sum(state.hands[at :: state.tools]) > kind.copies:
                raise LoadError("companies", f"have more of {kind.id} than the box")
        if state.over != (state.night == NIGHTS):
            raise LoadError("night", f"must be below {NIGHTS} until the game is over")
        self._load_question(state)
        return state

    def _load_question(self, state: SeamState) -> None:
        state.asking = state.digger
        if state.over and state.digger != NO_SEAT:
            raise LoadError("digger", "must be null once the game is over")
        if state.digger == NO_SEAT and not state.over:
            state.asking, state.waiting = SEALED, [int(bid < 0) for bid in state.bids]
        if state.asking == SEALED and not any(state.waiting):
            raise LoadError("companies", "must leave somebody to bid")
        for seat, begun in enumerate(state.begun):
            bids_too_much = state.asking == SEALED and state.bids[seat] > state.oil[seat]
            begun_wrongly = begun and not (state.waiting[seat] and begun * 16 <= state.oil[seat])
            if bids_too_much or begun_wrongly:
                raise LoadError(f"companies[{seat}]", "bids oil it does not have")

    def tell_seat(self, picture: dict[str, object], seat: int) -> Message:
        return Message(f"seam-crew-{seat}", {})

    def tell_preview(self, preview: dict[str, Any]) -> list[Message]:
        return [Message("preview-seam", {**preview})]

    def reveals(self, event: Event) -> bool:
        return event.kind in ("night", "bid")


def _own(state: State) -> SeamState:
    assert isinstance(state, SeamState)
    return state


def make(components: Components = None) -> Seam:
    return Seam(load(components), own=components is not None)
