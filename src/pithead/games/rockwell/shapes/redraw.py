"""The luck still to come, dealt anew: backs of tiles, and cards in the piles."""

from random import Random

from pithead.kernel.state import State

from ..position.tables import TILES
from ..rules.turn import RockwellState
from .view import shuffle


def redraw(state: State, rng: Random) -> State:
    """The same position as all players see it, with other backs and other piles."""
    assert isinstance(state, RockwellState)
    s = state
    tables = s.tables
    seen = [s.tile_id[place] for place in range(TILES) if s.tile_drilled[place]]
    groups: dict[tuple[int, int], list[int]] = {}
    for tile in range(len(tables.tile_ids)):
        if tile not in seen:
            key = (tables.tile_ring[tile], tables.tile_need[tile])
            groups.setdefault(key, []).append(tile)
    for hidden in groups.values():
        shuffle(hidden, rng)
    tiles, cards = s.tile_id[:], s.pile_cards[:]
    for place in range(TILES):
        if not s.tile_drilled[place]:
            tiles[place] = groups[place // 8, s.tile_need[place]].pop()
    for pile in range(len(s.pile_end)):
        unseen = cards[s.pile_next[pile] : s.pile_end[pile]]
        shuffle(unseen, rng)
        cards[s.pile_next[pile] : s.pile_end[pile]] = unseen
    other = s.clone()
    # Copies of a state share these two lists, so they are replaced whole.
    other.tile_id, other.pile_cards = tiles, cards
    return other
