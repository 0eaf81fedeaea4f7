"""Damage, destruction and the fight between two cards (BE-ACT)."""

from . import refusals as no
from .events import Args
from .position import (
    ACTED,
    ACTIONS,
    CARD_ID,
    CARD_SIZE,
    DAMAGE,
    FACE_DOWN,
    FLAGS,
    FRESH,
    Position,
)
from .tables import BUILDING, DESTROYED, KILLS, ON_MINE, UNIT
from .treasury import gain_brass, lose_brass
from .triggers import raise_occasion, raise_text

PLATFORM = 0  # its number


def at_number(number: int) -> int:
    """Where the card of this number starts in its line."""
    return (number - 1) * CARD_SIZE


# --- damage and destruction ---------------------------------------------------------------------


def damage_card(s: Position, owner: int, at: int, n: int, cause: str) -> None:
    """Damage stays (BE-CARD-5); whether it destroys is looked at afterwards."""
    if n <= 0:
        return
    line = s.line[owner]
    line[at + DAMAGE] += n
    if s.events is not None:
        left = max(0, s.health_of(owner, at))
        _tell_damage(s, owner, at // CARD_SIZE + 1, line[at], n, left, cause)


def damage_platform(s: Position, owner: int, n: int, cause: str) -> None:
    if n <= 0:
        return
    s.platform_damage[owner] += n
    if s.events is not None:
        left = max(0, s.platform_health(owner))
        _tell_damage(s, owner, PLATFORM, s.tables.platform, n, left, cause)


def _tell_damage(
    s: Position, owner: int, number: int, design: int, n: int, left: int, cause: str
) -> None:
    card = s.tables.ids[design]
    args: Args = {"seat": owner, "number": number, "card": card, "n": n, "left": left}
    s.emit("damaged", cause, args)


def leave_play(s: Position, owner: int, at: int) -> int:
    """Take a card out of its line; its design."""
    line = s.line[owner]
    design = line[at]
    del line[at : at + CARD_SIZE]
    return design


def destroy_card(s: Position, owner: int, at: int, cause: str) -> None:
    """To its owner's discard pile; what came this turn waits with the played cards (BE-CARD-6)."""
    line = s.line[owner]
    ident = line[at + CARD_ID]
    fresh = line[at + FLAGS] & FRESH
    number = at // CARD_SIZE + 1
    design = leave_play(s, owner, at)
    pile = s.played[owner] if fresh else s.discard[owner]
    pile.append(design)
    if s.events is not None:
        where = "score" if s.is_ai(owner) else "played" if fresh else "discard"
        card = s.tables.ids[design]
        args: Args = {"seat": owner, "number": number, "card": card, "to": where}
        s.emit("destroyed", cause, args)
    raise_text(s, owner, design, DESTROYED, ident)


def destroy_platform(s: Position, owner: int, cause: str) -> None:
    s.platform_up[owner] = 0
    s.platform_damage[owner] = 0
    if s.events is not None:
        s.emit("platform_destroyed", cause, {"seat": owner})


def destroy_if_dead(s: Position, owner: int, at: int, cause: str) -> bool:
    if s.health_of(owner, at) > 0:
        return False
    destroy_card(s, owner, at, cause)
    return True


def platform_falls(s: Position, owner: int, cause: str) -> bool:
    if s.platform_health(owner) > 0:
        return False
    destroy_platform(s, owner, cause)
    return True


# --- what a unit may do -------------------------------------------------------------------------


def why_not_unit(s: Position, seat: int, number: int) -> int:
    """Why this card can't take an action now, whichever."""
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.NUMBER_MISSING
    if line[at + FLAGS] & FACE_DOWN or s.tables.type[line[at]] != UNIT:
        return no.ACT_BUILDING
    if line[at + ACTIONS] > 0:
        return no.LEGAL
    if line[at + ACTED] > 0 or not line[at + FLAGS] & FRESH:
        return no.UNIT_ACTED
    return no.UNIT_FRESH


def why_not_mine(s: Position, seat: int, number: int) -> int:
    code = why_not_unit(s, seat, number)
    if code != no.LEGAL:
        return code
    if s.battle:
        return no.MINE_BATTLE
    if not s.platform_up[seat] and not s.first_edition:
        return no.MINE_DOWN
    return no.LEGAL


def why_not_side(s: Position, seat: int, other: int) -> int:
    """Why a player may not be attacked, whatever he has."""
    if other == seat:
        return no.ATTACK_OWN
    if not 0 <= other < s.owners or s.out[other]:
        return no.ATTACK_NOBODY
    if s.team and other == s.partner(seat):
        return no.ATTACK_PARTNER
    return no.LEGAL


def why_not_target(s: Position, seat: int, other: int, number: int) -> int:
    """Why an attacker may not name this target (BE-ACT-3, BE-CARD-13)."""
    code = why_not_side(s, seat, other)
    if code != no.LEGAL:
        return code
    if number == PLATFORM:
        if not s.platform_up[other]:
            return no.ATTACK_PLATFORM
        return no.LEGAL if warden_of(s, other) < 0 else no.ATTACK_WARDEN
    line = s.line[other]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.ATTACK_MISSING
    if line[at + FLAGS] & FACE_DOWN:
        return no.ATTACK_FACE_DOWN
    tables = s.tables
    shielded = tables.type[line[at]] == BUILDING and not tables.warden[line[at]]
    return no.ATTACK_WARDEN if shielded and warden_of(s, other) >= 0 else no.LEGAL


def warden_of(s: Position, owner: int) -> int:
    """Where a face-up Warden stands in this line; -1 for none."""
    line = s.line[owner]
    wardens = s.tables.warden
    for at in range(0, len(line), CARD_SIZE):
        if wardens[line[at]] and not line[at + FLAGS] & FACE_DOWN:
            return at
    return -1


def why_not_raid(s: Position, seat: int, number: int, other: int) -> int:
    code = why_not_unit(s, seat, number)
    if code != no.LEGAL:
        return code
    if not s.battle:
        return no.RAID_PEACE
    return why_not_side(s, seat, other)


def has_target(s: Position, seat: int, other: int) -> bool:
    """Whether anything of `other` may be attacked: a Warden or a unit always may be."""
    if not s.is_opponent(seat, other):
        return False
    if s.platform_up[other]:
        return True
    line = s.line[other]
    for at in range(0, len(line), CARD_SIZE):
        if not line[at + FLAGS] & FACE_DOWN:
            return True
    return False


# --- actions ------------------------------------------------------------------------------------


def use_action(s: Position, seat: int, at: int) -> None:
    line = s.line[seat]
    line[at + ACTIONS] -= 1
    line[at + ACTED] += 1


def mine(s: Position, seat: int, at: int) -> None:
    """Brass from the pool equal to the unit's attack (BE-ACT-2)."""
    n = s.attack_of(seat, at)
    if s.events is not None:
        card = s.tables.ids[s.line[seat][at]]
        number = at // CARD_SIZE + 1
        s.emit("mined", "BE-ACT-2", {"seat": seat, "number": number, "card": card, "n": n})
    gain_brass(s, seat, n, "BE-ACT-2")
    raise_occasion(s, seat, ON_MINE, 0)


def raid(s: Position, seat: int, at: int, other: int) -> None:
    """An attack on a company: no striking back (BE-VAR-BATTLE)."""
    n = s.attack_of(seat, at)
    if s.events is not None:
        card = s.tables.ids[s.line[seat][at]]
        number = at // CARD_SIZE + 1
        args: Args = {"seat": seat, "number": number, "card": card, "target_seat": other, "n": n}
        s.emit("raided", "BE-VAR-BATTLE", args)
    lose_brass(s, other, n, -1, "BE-VAR-BATTLE")


def attack(s: Position, seat: int, at: int, other: int, number: int) -> None:
    """One attack, whole (BE-ACT-9): damage both ways, discard piles, Brass, then texts."""
    on_platform = number == PLATFORM
    there = at_number(number)
    attacker = s.line[seat][at]
    target = s.tables.platform if on_platform else s.line[other][there]
    _tell_attack(s, seat, at, other, number)
    seat_scores = _may_score(s, seat)
    other_scores = _may_score(s, other)
    strike = s.attack_of(seat, at)
    back = s.tables.attack[target] if on_platform else s.attack_of(other, there)
    ident = s.line[seat][at + CARD_ID]
    target_id = 0 if on_platform else s.line[other][there + CARD_ID]
    if on_platform:
        damage_platform(s, other, strike, "BE-ACT-3")
    else:
        damage_card(s, other, there, strike, "BE-ACT-3")
    damage_card(s, seat, at, back, "BE-ACT-3")
    if on_platform:
        won = platform_falls(s, other, "BE-ACT-4")
    else:
        won = destroy_if_dead(s, other, there, "BE-ACT-4")
    lost = destroy_if_dead(s, seat, at, "BE-ACT-4")
    if won:
        if seat_scores:
            gain_brass(s, seat, reward(s, target, on_platform), "BE-ACT-5")
        raise_text(s, seat, attacker, KILLS, ident)
    if lost:
        if other_scores:
            gain_brass(s, other, reward(s, attacker, False), "BE-ACT-6")
        raise_text(s, other, target, KILLS, target_id)


def _tell_attack(s: Position, seat: int, at: int, other: int, number: int) -> None:
    if s.events is None:
        return
    ids = s.tables.ids
    target = s.tables.platform if number == PLATFORM else s.line[other][at_number(number)]
    args: Args = {
        "seat": seat,
        "number": at // CARD_SIZE + 1,
        "card": ids[s.line[seat][at]],
        "target_seat": other,
        "target_number": number,
        "target_card": ids[target],
    }
    s.emit("attacked", "BE-ACT-3", args)


def _may_score(s: Position, owner: int) -> bool:
    """Whether destroying earns Brass: not in battle mode, and only with a standing platform."""
    if s.battle:
        return False
    return s.platform_up[owner] == 1 or s.is_ai(owner)


def reward(s: Position, design: int, platform: bool) -> int:
    """The Brass a destroyed card yields (BE-ACT-5, BE-VAR-FIRST)."""
    if s.first_edition or platform:
        return 1
    return s.tables.brass[design] or 1
