"""What an action would set off, from open facts only."""

from pithead.kernel.contract import Action

from ..position import frames
from ..position.board import NAMES
from ..position.state import IN_PILE, NOBODY
from .extraction import losses_of, pile_of, priority_owner, share_out
from .turn import RockwellState, take_step
from .verbs import VERBS


def preview_extraction(
    s: RockwellState, tile: int, active: int, card: int | None = None
) -> dict[str, object]:
    """The sharers of the tile, who has priority, and each sharer's part of every unseen card."""
    powers = [s.owner_power_on(owner, tile) for owner in range(s.owners)]
    pile = pile_of(s, tile)
    cards = [
        c
        for c in range(len(s.card_owner))
        if s.tables.card_pile[c] == pile and s.card_owner[c] == IN_PILE
    ]
    if card is not None:
        cards = [card]
    return {
        "tile": NAMES[tile],
        "need": s.tile_need[tile],
        "power": powers,
        "sharers": [owner for owner in range(s.owners) if powers[owner]],
        "priority": priority_owner(s, tile, powers, active),
        "cards": [_preview_card(s, tile, c, powers, active) for c in cards],
    }


def _preview_card(
    s: RockwellState, tile: int, card: int, powers: list[int], active: int
) -> dict[str, object]:
    shares = share_out(s, tile, card, powers, active)
    return {
        "card": s.tables.card_ids[card],
        "cubes": s.tables.card_cubes[card * 4 : card * 4 + 4],
        "danger": s.tables.card_danger[card] == 1,
        "shares": [shares[o * 4 : o * 4 + 4] for o in range(s.owners)],
        "losses": losses_of(s, card, powers, shares),
    }


def preview_action(s: RockwellState, seat: int, action: Action) -> dict[str, object] | None:
    """The extractions a legal action would trigger at once; None if it triggers none."""
    ahead = drilled(s, seat, action)
    if ahead is None:
        return None
    tiles = sorted([tile for tile in ahead.stack[-2:] if tile != NOBODY])
    active = ahead.active_owner
    return {"extractions": [preview_extraction(ahead, tile, active) for tile in tiles]}


def drilled(s: RockwellState, seat: int, action: Action) -> RockwellState | None:
    """The position after a legal action, with the drilling it triggers still to come; None if it
    triggers none."""
    if not VERBS.of(action).has_preview(s, seat, action):
        return None
    ahead = s.clone()
    ahead.drop_form(seat)
    # Only what the action itself does: running on would draw the card, and move Al.
    for step in VERBS.notation.encode(action):
        take_step(ahead, seat, step)
    return ahead if ahead.stack and ahead.stack[-3] == frames.DRILL else None
