"""What every position must keep: a loaded one that does not is refused with its place.

`loading` has already seen that each value is of its kind. Here they are held against each other:
Brass and cards are conserved, rows are full, and the stack, the round, whose turn it is and who is
out tell the same story.
"""

from pithead.kernel.reader import LoadError

from ..cards.ops import NUMBERS
from ..position import frames
from ..position.frames import FRAME
from ..position.state import (
    ACTED,
    ACTIONS,
    CARD_SIZE,
    CHARGE,
    DAMAGE,
    EMPTY,
    FACE_DOWN,
    FLAGS,
    FRESH,
    HEALTH,
    LAST_STANDING,
    MOST_ACTIONS,
    NOBODY,
    NOT_ENDING,
    POOL_EMPTY,
    TRIGGERED,
    USED,
    Position,
)
from ..position.tables import (
    CORPORATIONS,
    DESTROYED,
    HEADS,
    KILLS,
    NEUTRAL,
    NO_CLAUSE,
    RESERVE,
    ROW,
    STARTER,
    UNIT,
    Tables,
)
from ..rules.effects.effect import op_places
from ..rules.setup import full_pool


def check(s: Position) -> None:
    """LoadError for the first thing that can't be."""
    _check_cards(s)
    _check_ending(s)
    if not s.over:
        _check_course(s)
    _check_turn(s)
    if s.round == 0:
        return
    _check_corporations(s)
    _check_brass(s)
    _check_row(s, "labor_row", 0, s.labor_deck)
    _check_row(s, "design_row", ROW, s.design_deck)
    for owner in range(s.owners):
        _check_company(s, owner)
        line = s.line[owner]
        for at in range(0, len(line), CARD_SIZE):
            _check_in_play(s, owner, at)


# --- cards --------------------------------------------------------------------------------------


def _check_cards(s: Position) -> None:
    """Every card is somewhere, and no card more than that; nothing is dealt before the deal."""
    counts = [0] * len(s.tables.ids)
    for design in all_cards(s):
        counts[design] += 1
    if s.round == 0:
        if any(counts):
            raise LoadError("round", "is 0, so no card may be dealt yet")
        return
    for design, name in enumerate(s.tables.ids):
        low, high = _copies(s, design)
        if not low <= counts[design] <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise LoadError("cards", f"there must be {wanted} of {name}, not {counts[design]}")
    for design in s.vanished:
        if s.vanished.count(design) > s.dismissed.count(design):
            raise LoadError("vanished", f"{s.tables.ids[design]} has not been dismissed")


def all_cards(s: Position) -> list[int]:
    """Every card wherever it is, the Mining Platforms left out."""
    cards = s.labor_deck + s.design_deck + s.dismissed + s.box + s.looked
    cards.extend([design for design in s.rows if design != EMPTY])
    for owner in range(s.owners):
        cards.extend(s.hand[owner])
        cards.extend(s.deck[owner])
        cards.extend(s.discard[owner])
        cards.extend(s.reserve[owner])
        cards.extend(s.played[owner])
        cards.extend(s.line[owner][::CARD_SIZE])
    return cards


def _copies(s: Position, design: int) -> tuple[int, int]:
    """How many cards of a design a game has; built reserves of one corporation may add some."""
    tables = s.tables
    copies = tables.copies[design]
    if design == tables.platform:
        return 0, 0
    if tables.deck[design] == STARTER:
        return copies * s.seats, copies * s.seats
    corp = tables.corp[design]
    sharers = 1 if corp == NEUTRAL else max(1, s.corporation.count(corp))
    if s.built:
        return copies, copies * sharers
    if tables.deck[design] == RESERVE:
        return copies * sharers, copies * sharers
    return copies, copies


def _check_row(s: Position, key: str, start: int, deck: list[int]) -> None:
    """Full as long as its deck is not empty; alone, gaps are at the left (BE-CARD-8, BE-SOLO-1)."""
    row = s.rows[start : start + ROW]
    if EMPTY not in row:
        return
    if deck:
        raise LoadError(key, "must be full, for its deck is not empty")
    if s.seats == 1 and EMPTY in row[row.count(EMPTY) :]:
        raise LoadError(key, "must have its gaps at the left")


# --- the course of the game ---------------------------------------------------------------------


def _check_ending(s: Position) -> None:
    """A game is over for a reason; only an empty pool is known before (BE-END-1, BE-END-5)."""
    if s.over and s.ending == NOT_ENDING:
        raise LoadError("ending", "must say why the game is over")
    if not s.over and s.ending not in (NOT_ENDING, POOL_EMPTY):
        raise LoadError("ending", "ends the game at once")
    if s.ending == (POOL_EMPTY if s.battle else LAST_STANDING):
        raise LoadError("ending", "can't be with these options")
    if s.over and (s.stack or s.triggers or s.raised or s.looked):
        raise LoadError("stack", "must be empty, like the texts that wait: the game is over")


def _check_course(s: Position) -> None:
    """Stack, round, active player and eliminated players must agree."""
    if not s.stack:
        raise LoadError("stack", "is empty, but the game is not over")
    bottom = s.stack[0]
    if (bottom == frames.DEAL) != (s.round == 0):
        raise LoadError("round", "must be 0 before the deal, and only then")
    if s.is_ai(s.active) != (bottom == frames.AI):
        raise LoadError("active", "must be the AI in its turn, and only then")
    choosing = s.stack[-FRAME] == frames.CORPORATION
    chosen = s.stack[frames.FIRST] if choosing else s.seats
    for place in range(s.seats):
        seat = (s.first + place) % s.seats
        if (s.corporation[seat] == NOBODY) != (place >= chosen):
            raise LoadError(f"companies[{seat}].corporation", "does not fit who has chosen")
    if s.looked and not _is_looking(s):
        raise LoadError("looked", "must be empty: nobody looks at a deck")
    standing = [seat for seat in range(s.seats) if not s.out[seat]]
    if len(standing) < s.seats and (not s.battle or len(standing) < 2):
        raise LoadError("companies", "too many are out")
    if s.out[s.active]:
        raise LoadError("active", "is out")


def _check_turn(s: Position) -> None:
    """Turns are counted through the rounds; those who are out have had fewer (BE-TURN-1)."""
    if s.round == 0:
        most = 0
    else:
        most = (s.round - 1) * s.owners + (s.active - s.first) % s.owners + 1
        if s.stack and s.stack[0] == frames.TURN:
            most -= 1  # it is about to begin
    least = min(most, 2 * s.round - 2) if any(s.out) else most
    if not least <= s.turn <= most:
        wanted = str(most) if least == most else f"{least} to {most}"
        raise LoadError("turn", f"must be {wanted} in round {s.round}, by whose turn it is")


def _is_looking(s: Position) -> bool:
    if s.stack[-FRAME] != frames.EFFECT or not s.stack[frames.PICKED]:
        return False
    return s.tables.code[s.stack[frames.PC]] == NUMBERS["look"]


# --- companies ----------------------------------------------------------------------------------


def _check_corporations(s: Position) -> None:
    """Different ones as long as there are; with six, two share one (BE-SET-1)."""
    for seat in range(s.seats):
        if s.corporation[seat] == NOBODY:
            raise LoadError(f"companies[{seat}].corporation", "must be chosen")
    if len(set(s.corporation[: s.seats])) < min(s.seats, len(CORPORATIONS)):
        raise LoadError("companies", "must have different corporations")


def _check_brass(s: Position) -> None:
    """No Brass is lost or made; what is paid beyond the pool is written down (BE-END-3)."""
    if s.battle:
        if s.pool or s.beyond:
            raise LoadError("pool", "must be 0 in battle mode")
        return
    total = s.pool + sum(s.brass) + s.removed - s.beyond
    if total != full_pool(s):
        raise LoadError("pool", f"there must be {full_pool(s)} Brass in all, not {total}")
    if s.beyond and s.pool:
        raise LoadError("beyond", "must be 0 while the pool is not empty")
    if s.ending == NOT_ENDING and s.pool == 0:
        raise LoadError("ending", "must be pool: it is empty")
    if s.ending == POOL_EMPTY and s.pool:
        raise LoadError("ending", "can't be pool: it is not empty")


def _check_company(s: Position, owner: int) -> None:
    place = f"companies[{owner}]"
    if s.platform_damage[owner] and not s.platform_up[owner]:
        raise LoadError(f"{place}.platform.damage", "must be 0: the platform is down")
    if s.played[owner] and owner != s.active:
        raise LoadError(f"{place}.played", "must be empty: it is another's turn")
    if s.draw_later[owner] and not _may_draw_later(s, owner):
        raise LoadError(f"{place}.draw_later", "must be 0: no card promises one off turn")
    if s.battle and s.brass[owner] > HEALTH:
        raise LoadError(f"{place}.brass", f"must be at most {HEALTH} in battle mode")
    if (s.out[owner] > 0) != (s.battle and s.brass[owner] == 0):
        raise LoadError(f"{place}.out", "must be 0 for those who have Brass, and only for them")
    if not s.out[owner]:
        return
    if sorted([n for n in s.out if n]) != list(range(1, 1 + len([n for n in s.out if n]))):
        raise LoadError(f"{place}.out", "must say who was out first, second …")
    zones = (s.hand, s.deck, s.discard, s.reserve, s.played, s.line)
    if s.platform_up[owner] or any(zone[owner] for zone in zones):
        raise LoadError(f"{place}.out", "must be 0 for those who have cards or a platform")


def _may_draw_later(s: Position, owner: int) -> bool:
    """Cards of one's own turn promise more, and off turn those that destroy or are destroyed; an
    even start does for the first turn. A promise to somebody who went bankrupt meanwhile is never
    kept."""
    if s.is_ai(owner):
        return False
    return (
        s.round <= 1
        or s.over
        or owner == s.active
        or s.out[owner] > 0
        or _promises_off_turn(s.tables)
    )


def _promises_off_turn(tables: Tables) -> bool:
    for design in range(len(tables.ids)):
        for head in (DESTROYED, KILLS):
            start = tables.clause[design * HEADS + head]
            places = op_places(tables.code, start) if start != NO_CLAUSE else []
            if NUMBERS["draw_later"] in [tables.code[pc] for pc in places]:
                return True
    return False


def _check_in_play(s: Position, owner: int, at: int) -> None:
    line = s.line[owner]
    place = f"companies[{owner}].in_play[{at // CARD_SIZE}]"
    unit = s.tables.type[line[at]] == UNIT
    flags = line[at + FLAGS]
    at_work = owner == s.active and not s.is_ai(owner)
    if flags & FACE_DOWN:
        if line[at + DAMAGE] or line[at + CHARGE] or flags & (USED | TRIGGERED):
            raise LoadError(f"{place}.face_up", "must be true for a card that works")
        # The turn begins by turning them up.
        started = bool(s.stack) and s.stack[0] != frames.TURN
        if s.is_ai(owner) or (at_work and started and not flags & FRESH):
            raise LoadError(f"{place}.face_up", "must be true: it was finished when the turn began")
    if flags & (FRESH | USED | TRIGGERED) and not at_work:
        raise LoadError(f"{place}.fresh", "must be false, like used and triggered: not its turn")
    if line[at + CHARGE] > most_charge(s.tables, line[at]):
        raise LoadError(f"{place}.charge", f"must be at most {most_charge(s.tables, line[at])}")
    if (line[at + ACTIONS] or line[at + ACTED]) and not unit:
        raise LoadError(f"{place}.actions", "must be 0: only units act")
    if line[at + ACTIONS] + line[at + ACTED] > MOST_ACTIONS:
        raise LoadError(f"{place}.actions", f"must be at most {MOST_ACTIONS} in all")


def most_charge(tables: Tables, design: int) -> int:
    """What the card's own texts can store on it."""
    most = 0
    for head in range(HEADS):
        start = tables.clause[design * HEADS + head]
        if start != NO_CLAUSE:
            for pc in op_places(tables.code, start):
                if tables.code[pc] == NUMBERS["store"]:
                    most = max(most, tables.code[pc + 3])
    return most
