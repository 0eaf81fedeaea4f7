"""Setting up the table (BE-SET): corporations, reserves, decks, hands."""

from typing import Final

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.fields import changed
from pithead.kernel.state import SEALED
from pithead.kernel.verbs import Params

from ..position import frames
from ..position import steps as verbs
from ..position.events import Args
from ..position.state import DESIGN_ROW, HAND_SIZE, NOBODY, Position
from ..position.tables import CORPORATIONS, EMPLOYEE, POOL, ROW
from . import refusals as no
from .base_verb import BaseVerb
from .piles import draw, fill_slot, names
from .reserves import cards_of

POOLS: Final = (0, 40, 50, 50, 60, 75, 80)  # by number of players (BE-SET-6)


def begin(s: Position) -> None:
    """The first player, and the questions before the deal."""
    s.first = s.chance.below(s.seats, "first")
    s.active = s.first
    s.push(frames.DEAL)
    if s.built:
        s.push(frames.RESERVE)
    if s.chosen:
        s.push(frames.CORPORATION, 0)
    else:
        for offset in range(s.seats):
            by_lot(s, (s.first + offset) % s.seats)


def even_start(s: Position) -> None:
    """Everyone but the first player draws a card more after their first turn (option)."""
    s.draw_later = [int(seat != s.first) for seat in range(s.owners)]


# --- corporations -------------------------------------------------------------------------------


def is_free(s: Position, corp: int) -> bool:
    """Different corporations as long as there are; with six, two share one (BE-SET-1)."""
    if corp not in s.corporation:
        return True
    return len(set(s.corporation) - {NOBODY}) == len(CORPORATIONS)


def by_lot(s: Position, seat: int) -> None:
    free = [corp for corp in range(len(CORPORATIONS)) if is_free(s, corp)]
    drawn = free[s.chance.below(len(free), f"corporation:seat{seat}")]
    take_corporation(s, seat, drawn, lot=1)


def choose_corporation(s: Position, seat: int, choice: int) -> None:
    """The answer of the player who is asked."""
    s.stack[frames.FIRST] += 1
    if choice < len(CORPORATIONS):
        take_corporation(s, seat, choice, lot=0)
    else:
        by_lot(s, seat)


def take_corporation(s: Position, seat: int, corp: int, *, lot: int) -> None:
    s.corporation = changed(s.corporation, seat, corp)
    if s.events is not None:
        args: Args = {"seat": seat, "corporation": CORPORATIONS[corp], "lot": lot}
        s.emit("corporation", "BE-SET-3", args)


def next_chooser(s: Position) -> None:
    """Ask the next in turn order for a corporation, or be done."""
    chosen = s.stack[frames.FIRST]
    if chosen == s.seats:
        s.pop()
        return
    s.ask((s.first + chosen) % s.seats, frames.ASK_CORPORATION)


# --- reserves -----------------------------------------------------------------------------------


def ask_reserves(s: Position) -> None:
    s.waiting = [1] * s.seats
    s.builds = [[] for _ in range(s.seats)]
    s.ask(SEALED, frames.ASK_RESERVE)


def reveal_reserves(s: Position) -> None:
    """All have answered: the reserves are shown together."""
    s.reserve = [cards_of(s.tables, s.corporation[seat], s.builds[seat]) for seat in range(s.seats)]
    s.builds = [[] for _ in range(s.seats)]
    s.pop()


# --- the deal -----------------------------------------------------------------------------------


def deal(s: Position) -> None:
    """Decks, rows, hands and the first turn."""
    s.pop()
    tables = s.tables
    spare = _settle_reserves(s)
    labor = tables.labor_pool[:]
    design = tables.design_pool[:]
    if s.built:
        _take_chosen(s, labor)
        _take_chosen(s, design)
    if s.spare_shuffled:
        labor.extend([card for card in spare if tables.type[card] == EMPLOYEE])
        design.extend([card for card in spare if tables.type[card] != EMPLOYEE])
    else:
        s.box = s.box + spare
    s.chance.shuffle(labor, "labor")
    s.chance.shuffle(design, "design")
    s.labor_deck = labor
    s.design_deck = design
    for place in range(ROW):
        fill_slot(s, place, "BE-SET-5")
    for place in range(DESIGN_ROW, DESIGN_ROW + ROW):
        fill_slot(s, place, "BE-SET-5")
    if not s.battle:
        s.pool = full_pool(s)
    for seat in range(s.seats):
        _deal_company(s, seat)
    if s.events is not None:
        s.emit("first", "BE-SET-7", {"seat": s.first})
    s.round = 1
    s.active = s.first
    s.push(frames.TURN)


def full_pool(s: Position) -> int:
    """The Brass a game starts with (BE-SET-6)."""
    return s.pool_option or POOLS[s.seats]


def _settle_reserves(s: Position) -> list[int]:
    """Reserves are laid out; the reserve cards of the box that lie in none of them."""
    tables = s.tables
    spare: list[int] = []
    for corp in range(len(CORPORATIONS)):
        seats = [seat for seat in range(s.seats) if s.corporation[seat] == corp]
        if s.built:
            spare.extend(_unchosen(s, corp, seats))
        elif seats:
            for seat in seats:
                s.reserve = changed(s.reserve, seat, tables.reserves[corp])
        else:
            spare.extend(tables.reserves[corp])
    if s.events is not None:
        for seat in range(s.seats):
            args: Args = {"seat": seat, "cards": names(s, s.reserve[seat])}
            s.emit("reserve", "BE-VAR-RES" if s.built else "BE-SET-3", args)
    return spare


def _most_chosen(s: Position, design: int, seats: list[int]) -> int:
    return max([0] + [s.reserve[seat].count(design) for seat in seats])


def _unchosen(s: Position, corp: int, seats: list[int]) -> list[int]:
    left: list[int] = []
    tables = s.tables
    for design in sorted(set(tables.reserves[corp])):
        left.extend([design] * (tables.copies[design] - _most_chosen(s, design, seats)))
    return left


def _take_chosen(s: Position, pool: list[int]) -> None:
    """Chosen cards leave the pool: of two players' choices the larger number of each."""
    for design in sorted(set(pool)):
        if s.tables.deck[design] == POOL:
            for _ in range(_most_chosen(s, design, list(range(s.seats)))):
                pool.remove(design)


def _deal_company(s: Position, seat: int) -> None:
    s.platform_up = changed(s.platform_up, seat, 1)
    deck = s.tables.starters[:]
    s.chance.shuffle(deck, f"deck:seat{seat}", 0)
    s.shuffles = changed(s.shuffles, seat, 1)
    s.deck[seat] = deck
    draw(s, seat, HAND_SIZE, "BE-TURN-4")


# --- the verb -----------------------------------------------------------------------------------


class Corporation(BaseVerb):
    """Which corporation to play, or a random one (BE-SET-3)."""

    def __init__(self) -> None:
        choice = Choice("corporation", (*CORPORATIONS, "random"))
        super().__init__("corporation", ("corporation",), [[choice]], [verbs.CORPORATION])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for corp in range(len(CORPORATIONS)):
            if is_free(s, corp):
                steps.append(verbs.CORPORATION + corp)
        steps.append(verbs.CORPORATION + verbs.RANDOM)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        choose_corporation(s, seat, step - verbs.CORPORATION)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        name = str(action[1])
        free = name not in CORPORATIONS or is_free(s, CORPORATIONS.index(name))
        return no.LEGAL if free else no.CORPORATION_TAKEN

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["corporation"] = action[1]
        params["owner"] = s.corporation.index(CORPORATIONS.index(str(action[1])))

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("corporation", name) for name in (*CORPORATIONS, "random")]
