"""What an action would set off, told before it is confirmed and from open facts only."""

from pithead.kernel.contract import Action

from .board import BORDERS, CENTRE, FIRST_TILE, NAMES, SECOND_TILE
from .explain import code_of
from .extraction import losses_of, pile_of, priority_owner, share_out
from .position import IN_PILE
from .refusals import LEGAL
from .turn import RockwellState
from .verbs import notation

_NOTATION = notation()


def preview_extraction(
    s: RockwellState, tile: int, active: int, card: int | None = None
) -> dict[str, object]:
    """Who would share the tile, who has priority, and what each unseen card would give whom."""
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
    if action[0] not in ("move", "step", "carry", "bribe", "hire", "power", "al_move", "al_power"):
        return None
    if code_of(s, seat, action) != LEGAL:
        return None
    ahead = s.clone()
    before = list(ahead.tile_drilled)
    # A tile drilled ahead would show the true card, so no tile may reach its number meanwhile.
    ahead.tile_need = [need + 1000 for need in ahead.tile_need]
    ahead.drop_form(seat)
    for step in _NOTATION.encode(action):
        ahead.apply_step(seat, step)
    ahead.tile_need = s.tile_need
    assert ahead.tile_drilled == before
    active = s.seats if action[0] in ("al_move", "al_power") else seat
    tiles = [tile for tile in _tiles_in_question(s, ahead) if ahead.reached(tile)]
    if not tiles:
        return None
    return {"extractions": [preview_extraction(ahead, tile, active) for tile in tiles]}


def _tiles_in_question(s: RockwellState, ahead: RockwellState) -> list[int]:
    """The tiles on which some crew's place or power differs."""
    tiles: set[int] = set()
    for crew in range(len(ahead.crew_place)):
        before = (s.crew_place[crew], s.crew_power[crew], s.crew_die[crew])
        after = (ahead.crew_place[crew], ahead.crew_power[crew], ahead.crew_die[crew])
        if before != after and after[0] < CENTRE:
            tiles.add(FIRST_TILE[after[0]])
            if after[0] >= BORDERS:
                tiles.add(SECOND_TILE[after[0]])
    return sorted(tiles)
