"""Chances of all seats, by what one viewer knows: those of a chart, not those of a decision."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.plugin import plugin_of

from .reference import Reference

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.memory import Memory
    from pithead.kernel.state import State

WORLDS: Final = 64
PRIOR: Final = 4.0
"""Worlds of equal chances mixed in: 64 won games do not make a certain winner."""


def chances(
    game: Game,
    view: dict[str, object],
    memory: Memory | None,
    worlds: int = WORLDS,
    seed: int | str = 0,
    reference: Reference | None = None,
) -> tuple[float, ...]:
    """Each seat's expected share of the victory, as a seat or SPECTATOR may know it.

    `memory` is that of the viewer of this view. The game must not be over.
    """
    policy = reference or Reference(game, game.seats_in(view))
    rng = Random(f"{seed} chances")
    return mean_shares(policy, (game.determinize(view, rng, memory) for _ in range(worlds)), rng)


def true_chances(
    state: State, worlds: int, seed: int | str, reference: Reference
) -> tuple[float, ...]:
    """The same from the true position, with the luck still to come dealt anew."""
    redraw = plugin_of(reference.game).redraw
    rng = Random(f"{seed} true chances")
    return mean_shares(reference, (redraw(state, rng) for _ in range(worlds)), rng)


def mean_shares(reference: Reference, states: Iterable[State], rng: Random) -> tuple[float, ...]:
    """The mean shares of games played on from these states, drawn a little towards equal ones."""
    sums: list[float] = []
    count = 0.0
    for state in states:
        if not sums and state.seats > 1:
            sums, count = [PRIOR / state.seats] * state.seats, PRIOR
        shares = reference.play_on(state, rng.getrandbits(32)).shares
        sums = [total + share for total, share in zip(sums or [0.0] * len(shares), shares)]
        count += 1.0
    return tuple(round(total / count, 4) for total in sums)
