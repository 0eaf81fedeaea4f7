"""Brass: the Mining Pool, what players gain and lose, and bankruptcy (BE-END, BE-VAR-BATTLE)."""

from pithead.kernel.fields import changed

from ..position.events import Args
from ..position.state import (
    CARD_SIZE,
    HEALTH,
    LAST_STANDING,
    NOBODY,
    NOT_ENDING,
    POOL_EMPTY,
    Position,
)
from . import ending


def gain_brass(s: Position, seat: int, n: int, cause: str) -> None:
    """Brass from the pool, in full whatever it still holds, in the last round as in any other
    (BE-END-2, BE-END-3); health in battle mode."""
    if n <= 0 or s.over:
        return
    if s.battle:
        _restore(s, seat, n, cause)
        return
    held = n if n < s.pool else s.pool
    s.pool -= held
    s.beyond += n - held
    s.brass[seat] += n
    if held:
        s.progress = True
    if s.events is not None:
        s.emit("brass", cause, {"seat": seat, "n": n, "pool": s.pool, "beyond": n - held})
    if s.pool == 0 and s.ending == NOT_ENDING:
        ending.begin_ending(s, POOL_EMPTY, "BE-SOLO-8" if s.seats == 1 else "BE-END-1")


def _restore(s: Position, seat: int, n: int, cause: str) -> None:
    restored = min(n, HEALTH - s.brass[seat])
    if restored <= 0:
        return
    s.brass[seat] += restored
    if s.events is not None:
        args: Args = {"seat": seat, "n": restored, "brass": s.brass[seat]}
        s.emit("restored", cause, args)


def lose_brass(s: Position, seat: int, n: int, to: int, cause: str) -> int:
    """Move up to n Brass from a company to another, or out of the game; returns how much."""
    lost = min(n, s.brass[seat])
    if lost <= 0:
        return 0
    if s.events is not None:
        receiver = None if to == NOBODY else to
        s.emit("lost_brass", cause, {"seat": seat, "n": lost, "to": receiver})
    take_away(s, seat, lost, to)
    return lost


def take_away(s: Position, seat: int, n: int, to: int) -> None:
    """Brass a company is known to have; who loses the last in battle mode is bankrupt."""
    s.brass[seat] -= n
    if to == NOBODY:
        s.removed += n
    if s.battle:
        s.progress = True
        if s.brass[seat] == 0:
            go_bankrupt(s, seat)


def steal_brass(s: Position, seat: int, victim: int, n: int) -> None:
    """Tokens change hands; in battle mode what is taken restores health."""
    lost = lose_brass(s, victim, n, seat, "BE-CARD-15")
    if s.battle:
        if not s.over:
            _restore(s, seat, lost, "BE-VAR-BATTLE")
    else:
        s.brass[seat] += lost


def go_bankrupt(s: Position, seat: int) -> None:
    """Out at once: all their cards leave the game without being destroyed (BE-VAR-BATTLE)."""
    s.out = changed(s.out, seat, 1 + len([other for other in s.out if other]))
    line = s.line[seat]
    box = s.box + [line[at] for at in range(0, len(line), CARD_SIZE)]
    for zone in (s.hand, s.deck, s.discard, s.reserve, s.played):
        box.extend(zone[seat])
    for zone in (s.line, s.hand, s.deck, s.discard, s.played):
        zone[seat] = []
    s.reserve = changed(s.reserve, seat, [])
    s.platform_up = changed(s.platform_up, seat, 0)
    s.platform_damage = changed(s.platform_damage, seat, 0)
    if seat == s.active:
        box.extend(s.looked)
        s.looked = []
    s.box = box
    if s.events is not None:
        s.emit("bankrupt", "BE-VAR-BATTLE", {"seat": seat})
    if _one_side_left(s):
        s.ending = LAST_STANDING
        ending.finish(s)


def _one_side_left(s: Position) -> bool:
    standing = [seat for seat in range(s.seats) if not s.out[seat]]
    if s.team:
        return len(standing) == 1 or (len(standing) == 2 and s.partner(standing[0]) == standing[1])
    return len(standing) == 1
