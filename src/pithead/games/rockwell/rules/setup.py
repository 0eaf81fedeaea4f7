"""Setting up the table (RW-SET, RW-BOARD): every shuffle of the whole game happens here."""

from pithead.kernel.chance import Chance

from ..position import frames
from ..position.board import ENTRANCES
from ..position.state import Position
from ..position.tables import CREWS, RING_TILES, RINGS, Tables


def set_up(position: Position, chance: Chance, *, even_start: bool = False) -> None:
    """Crews on the entrances, Al's too (RW-SET-1, RW-AL-1); random orders (RW-SET-4).

    Even start (option for two): both orders are the same.
    """
    _found_companies(position)
    _lay_tiles(position, chance)
    _shuffle_piles(position, chance)
    position.management = list(range(position.seats))
    chance.shuffle(position.management, "management")
    position.control = list(range(position.seats))
    chance.shuffle(position.control, "control")
    if even_start:
        position.control = position.management[:]
    crews = position.owners * CREWS
    position.crew_place = [ENTRANCES + crew % CREWS for crew in range(crews)]
    position.push(frames.TURN)


def _found_companies(position: Position) -> None:
    """The same stock and money for all (RW-SET-2); every pile of deliveries whole (RW-SET-7)."""
    position.stock = position.tables.start_stock * position.seats
    position.money = [position.tables.start_money] * position.seats
    position.delivery_next = position.tables.pile_start[:-1]


def _lay_tiles(position: Position, chance: Chance) -> None:
    """Rings from A inwards, equal powers never side by side (RW-BOARD-4)."""
    tables = position.tables
    laid: list[int] = []
    for ring in range(RINGS):
        tiles = [i for i in range(len(tables.tile_ids)) if tables.tile_ring[i] == ring]
        chance.shuffle(tiles, f"ring:{ring}")
        laid.extend(_lay_ring(tables, tiles, laid[-RING_TILES:], chance, f"ring:{ring}"))
    position.tile_id = laid
    position.tile_need = [tables.tile_need[tile] for tile in laid]


def _lay_ring(
    tables: Tables, tiles: list[int], outside: list[int], chance: Chance, stream: str
) -> list[int]:
    """The shuffled tiles of a ring, put so that neighbours need different powers."""
    need = tables.tile_need
    first = [tile for tile in tiles if need[tile] == need[tiles[0]]]
    others = [tile for tile in tiles if need[tile] != need[tiles[0]]]
    if len(first) == len(others):
        # The first tile of the shuffle says which power begins, so each is as likely.
        in_turn = [tile for pair in zip(first, others, strict=True) for tile in pair]
        if fits_ring(tables, in_turn, outside):
            return in_turn
    # A custom set may have other powers: shuffle until they fit (the set was checked).
    attempt = list(tiles)
    draw = 0
    while not fits_ring(tables, attempt, outside):
        draw += 1
        chance.shuffle(attempt, stream, draw)
    return attempt


def fits_ring(tables: Tables, ring: list[int], outside: list[int]) -> bool:
    """Whether no two neighbours need the same power, within the ring and with the ring outside."""
    need = tables.tile_need
    for i in range(len(ring)):
        if need[ring[i]] == need[ring[i - 1]]:
            return False
        if outside and need[ring[i]] == need[outside[i]]:
            return False
    return True


def _shuffle_piles(position: Position, chance: Chance) -> None:
    """Each pile on its own stream, so that a pile can be verified alone (RW-SET-3)."""
    tables = position.tables
    for pile in range(len(tables.pile_power)):
        cards = [card for card in range(len(tables.card_ids)) if tables.card_pile[card] == pile]
        chance.shuffle(cards, f"pile:{tables.pile_power[pile]}")
        position.pile_next[pile] = len(position.pile_cards)
        position.pile_cards.extend(cards)
        position.pile_end.append(len(position.pile_cards))
