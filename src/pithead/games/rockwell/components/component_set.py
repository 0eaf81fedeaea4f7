"""Rockwell's components as data: reading, checking, writing, and the flat tables the rules use.

The files under components/ are the built-in set. An owner of the box exports it, types in the true
values and plays with that file. A file is checked as a whole before it is used, so that the rules
never meet a set they cannot play with; the first fault found is reported with its file and place.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, get_args

import msgspec

from pithead.games.rockwell.position.tables import (
    ALL_SAFE,
    BRIBERY,
    KINDS,
    RING_TILES,
    SUBCONTRACTING,
    TILES,
    WORTH,
    Tables,
)
from pithead.kernel.components import (
    Fault,
    Source,
    check_range,
    faults_of,
    parse_toml,
    plain,
    printable,
    read,
    read_files,
    typed,
    write_toml,
)
from pithead.kernel.components import digest as data_digest

Stratum = Literal["A", "B", "C", "D"]
SlotKind = Literal["bribery", "subcontracting"]
DeliveryPile = Literal["zinc", "copper", "silver", "gold", "zinc-copper", "silver-gold", "all"]
AchievementId = Literal[
    "zinc_copper", "cards", "silver", "crews_2", "gold", "deep", "each_kind", "crews_4", "centre"
]

BUILT_IN: Final = Path(__file__).parent
BUILT_IN_FILES: Final = (
    "tiles.toml",
    "extraction.toml",
    "delivery.toml",
    "boards.toml",
    "achievements.toml",
)

# Far above anything in a box, and low enough that no sum of them surprises the engine.
MOST_CUBES: Final = 99
MOST_POWER: Final = 30
MOST_PRESTIGE: Final = 99
MOST_MONEY: Final = 100_000
MOST_TOKENS: Final = 9
MOST_SLOTS: Final = 4  # what the action ("place", board, slot) can name
MOST_ACTIONS: Final = 9
MONEY_STEP: Final = 100
ACHIEVEMENT_TILES: Final = 4
# Cubes saved by Safety at level 0, 1, 2, 3 (RW-WORK-3).
SAFETY_SAVES: Final = (0, 1, 3, ALL_SAFE)
# How many prices each list holds: dice of power 1 to 4, and three steps of everything else.
PRICE_STEPS: Final = {"hire": 4, "power": 3, "safety": 3, "mobility": 3, "shaft": 3}


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    zinc: int
    copper: int
    silver: int
    gold: int

    @property
    def counts(self) -> tuple[int, int, int, int]:
        return self.zinc, self.copper, self.silver, self.gold

    @property
    def worth(self) -> int:
        """In dollars, at the fixed prices of the stock exchange."""
        return 100 * sum(n * worth for n, worth in zip(self.counts, WORTH, strict=True))


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stratum: Stratum
    power: int
    income: Cubes
    source: Source


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pile: int
    cubes: Cubes
    danger: bool
    source: Source


class Extraction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Delivery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pile: DeliveryPile
    cubes: Cubes
    prestige: int
    source: Source


class Deliveries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Delivery, ...]


class ControlBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: tuple[SlotKind, ...]
    source: Source


class ActionBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: tuple[int, ...]
    source: Source


class BoardSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    control: ControlBoard
    market: ActionBoard
    workshop: ActionBoard


class Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    four_players: BoardSide
    two_or_three_players: BoardSide


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: tuple[int, ...]
    source: Source


class PriceList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hire: Price
    power: Price
    safety: Price
    mobility: Price
    shaft: Price


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    four_players: PriceList
    two_or_three_players: PriceList


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cubes: Cubes
    money: int
    source: Source


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: int
    bribery_tiles: int
    source: Source


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: AchievementId
    values: tuple[int, ...]
    source: Source


class Achievements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pile: tuple[Achievement, ...]


class ComponentSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box that the rules look up; one attribute for each section of a file."""

    tiles: Tiles
    extraction: Extraction
    delivery: Deliveries
    boards: Boards
    prices: Prices
    start: Start
    tokens: Tokens
    achievements: Achievements


def load(path: str | Path | None = None) -> ComponentSet:
    """The built-in set, or the set in a file such as `export` writes."""
    if path is not None:
        return parse(read(Path(path)), printable(str(path)))
    return _convert(*read_files(BUILT_IN, BUILT_IN_FILES))


def parse(text: str, file: str) -> ComponentSet:
    """The set in the text of one combined file; `file` is its name in errors."""
    return from_data(parse_toml(text, file), file)


def to_data(components: ComponentSet) -> dict[str, object]:
    """The set as plain data, which a stored game carries along."""
    return plain(components)


def from_data(data: dict[str, Any], file: str) -> ComponentSet:
    """The set in plain data, checked like a file; `file` is where it came from, for errors."""
    return _convert(data, dict.fromkeys((*ComponentSet.__struct_fields__, *data), file))


def digest(components: ComponentSet) -> str:
    """SHA-256 of what matters to play: comments and source marks do not change it."""
    return data_digest(to_data(components))


def export(components: ComponentSet) -> str:
    """One TOML file with everything in it, an entry a line; `load` reads it back equal."""
    return write_toml(to_data(components))


# ------------------------------------------------------------------------------ reading and checks


def _convert(raw: dict[str, Any], files: dict[str, str]) -> ComponentSet:
    with faults_of(files):
        components = _typed(raw)
        _check(components)
    return components


def _typed(raw: dict[str, Any]) -> ComponentSet:
    # Checked first because a section may bear any name, even one that reads like a msgspec path.
    for section in raw:
        if section not in ComponentSet.__struct_fields__:
            name = printable(section)
            raise Fault(name, "unknown-field", field=name)
    return typed(raw, ComponentSet)


# --------------------------------------------------------------------- checks beyond single types


def _check(components: ComponentSet) -> None:
    _check_tiles(components.tiles.tile)
    _check_cards(components.extraction.card)
    _check_piles(components)
    _check_deliveries(components.delivery.tile)
    for name, least in (("four_players", 4), ("two_or_three_players", 3)):
        _check_boards(getattr(components.boards, name), f"boards.{name}", least)
        _check_prices(getattr(components.prices, name), f"prices.{name}")
    _check_cubes(components.start.cubes, "start.cubes")
    _check_money(components.start.money, "start.money")
    check_range(components.tokens.dice, 0, MOST_TOKENS, "tokens.dice")
    check_range(components.tokens.bribery_tiles, 0, MOST_TOKENS, "tokens.bribery_tiles")
    _check_achievements(components.achievements.pile)


def _check_money(value: int, place: str) -> None:
    check_range(value, 0, MOST_MONEY, place)
    if value % MONEY_STEP:
        raise Fault(place, "not-hundreds", value=value)


def _check_cubes(cubes: Cubes, place: str) -> None:
    for kind, count in zip(KINDS, cubes.counts, strict=True):
        check_range(count, 0, MOST_CUBES, f"{place}.{kind}")


def _check_length(values: tuple[object, ...], wanted: int, place: str) -> None:
    if len(values) != wanted:
        raise Fault(place, "wrong-count", wanted=wanted, found=len(values))


def _check_ids(names: Iterable[tuple[str, str]], section: str) -> None:
    """Ids start with what the entry is and end in a number of its own: `A2.1`, `zinc.4`."""
    seen: set[str] = set()
    for position, (name, stem) in enumerate(names, start=1):
        place = f"{section}[#{position}].id"
        if not re.fullmatch(rf"{re.escape(stem)}\.[1-9][0-9]?", name, re.ASCII):
            raise Fault(place, "wrong-id", id=printable(name), stem=stem)
        if name in seen:
            raise Fault(place, "duplicate-id", id=name)
        seen.add(name)


def _check_tiles(tiles: tuple[Tile, ...]) -> None:
    for position, tile in enumerate(tiles, start=1):
        check_range(tile.power, 1, MOST_POWER, f"tiles.tile[#{position}].power")
    _check_ids(((tile.id, f"{tile.stratum}{tile.power}") for tile in tiles), "tiles.tile")
    for tile in tiles:
        _check_cubes(tile.income, f"tiles.tile[{tile.id}].income")
    _check_length(tiles, TILES, "tiles.tile")
    rings = [_check_stratum(tiles, stratum) for stratum in get_args(Stratum)]
    for outer, inner in pairwise(range(len(rings))):
        if not _always_fits(rings[outer], rings[inner]):
            strata = get_args(Stratum)
            raise Fault("tiles.tile", "strata-clash", outer=strata[outer], inner=strata[inner])


def _check_stratum(tiles: tuple[Tile, ...], stratum: Stratum) -> Counter[int]:
    """How many tiles of the stratum need each power."""
    powers = Counter(tile.power for tile in tiles if tile.stratum == stratum)
    found = powers.total()
    if found != RING_TILES:
        raise Fault("tiles.tile", "stratum-count", stratum=stratum, wanted=RING_TILES, found=found)
    power, count = powers.most_common(1)[0]
    # In a ring, equal powers can be kept apart if none fills more than every other tile.
    if count > RING_TILES // 2:
        raise Fault("tiles.tile", "no-arrangement", stratum=stratum, power=power, count=count)
    return powers


def _always_fits(outer: Counter[int], inner: Counter[int]) -> bool:
    """Whether the inner ring can be laid beside every lay of the outer one (RW-BOARD-4).

    Rings are laid from A inwards and what is laid stays, so one bad lay would be a dead end.
    """
    if outer.keys().isdisjoint(inner.keys()):
        return True
    seen: set[tuple[int, ...]] = set()
    for ring in _lays(outer, (0,) * RING_TILES):
        beside = tuple(power if power in inner else 0 for power in ring)
        if beside not in seen:
            seen.add(beside)
            if next(_lays(inner, beside), None) is None:
                return False
    return True


def _lays(
    powers: Counter[int], beside: tuple[int, ...], laid: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Every way to lay a ring with no equal neighbours, nor an equal power `beside` a place."""
    place = len(laid)
    if place == RING_TILES:
        yield laid
        return
    taken = {beside[place], laid[-1] if laid else 0, laid[0] if place == RING_TILES - 1 else 0}
    for power, count in powers.items():
        if count > laid.count(power) and power not in taken:
            yield from _lays(powers, beside, (*laid, power))


def _check_cards(cards: tuple[Card, ...]) -> None:
    for position, card in enumerate(cards, start=1):
        check_range(card.pile, 1, MOST_POWER, f"extraction.card[#{position}].pile")
    _check_ids(((card.id, str(card.pile)) for card in cards), "extraction.card")
    for card in cards:
        _check_cubes(card.cubes, f"extraction.card[{card.id}].cubes")


def _check_piles(components: ComponentSet) -> None:
    """Every tile draws one card from the pile of its power (RW-BOARD-3, RW-EXT-2)."""
    tiles = Counter(tile.power for tile in components.tiles.tile)
    cards = Counter(card.pile for card in components.extraction.card)
    for power, count in sorted(tiles.items()):
        if cards[power] < count:
            raise Fault(
                "extraction.card", "pile-short", pile=power, cards=cards[power], tiles=count
            )
    for card in components.extraction.card:
        if card.pile not in tiles:
            raise Fault(f"extraction.card[{card.id}].pile", "pile-unused", pile=card.pile)


def _check_deliveries(deliveries: tuple[Delivery, ...]) -> None:
    _check_ids(((tile.id, tile.pile) for tile in deliveries), "delivery.tile")
    dearest: dict[str, int] = {}
    for tile in deliveries:
        place = f"delivery.tile[{tile.id}]"
        _check_cubes(tile.cubes, f"{place}.cubes")
        check_range(tile.prestige, 1, MOST_PRESTIGE, f"{place}.prestige")
        if tile.cubes.worth == 0:
            raise Fault(f"{place}.cubes", "free-delivery")
        if tile.cubes.worth < dearest.get(tile.pile, 0):
            raise Fault(f"{place}.cubes", "not-cheapest-first", pile=tile.pile)
        dearest[tile.pile] = tile.cubes.worth
    for pile in get_args(DeliveryPile):
        if pile not in dearest:
            raise Fault("delivery.tile", "delivery-pile-missing", pile=pile)


def _check_boards(side: BoardSide, place: str, seats: int) -> None:
    boards: tuple[tuple[str, ControlBoard | ActionBoard], ...] = (
        ("control", side.control),
        ("market", side.market),
        ("workshop", side.workshop),
    )
    for name, board in boards:
        if not 1 <= len(board.slots) <= MOST_SLOTS:
            raise Fault(f"{place}.{name}.slots", "slot-count", low=1, high=MOST_SLOTS)
    for name, actions in (("market", side.market), ("workshop", side.workshop)):
        for position, count in enumerate(actions.slots, start=1):
            check_range(count, 1, MOST_ACTIONS, f"{place}.{name}.slots[#{position}]")
    slots = sum(len(board.slots) for _, board in boards)
    if slots < seats:
        raise Fault(place, "too-few-slots", slots=slots, seats=seats)


def _check_prices(prices: PriceList, place: str) -> None:
    for name, steps in PRICE_STEPS.items():
        cost = getattr(prices, name).cost
        _check_length(cost, steps, f"{place}.{name}.cost")
        for position, value in enumerate(cost, start=1):
            _check_money(value, f"{place}.{name}.cost[#{position}]")


def _check_achievements(piles: tuple[Achievement, ...]) -> None:
    seen: set[str] = set()
    for position, pile in enumerate(piles, start=1):
        if pile.id in seen:
            raise Fault(f"achievements.pile[#{position}].id", "duplicate-id", id=pile.id)
        seen.add(pile.id)
        place = f"achievements.pile[{pile.id}].values"
        _check_length(pile.values, ACHIEVEMENT_TILES, place)
        for value in pile.values:
            check_range(value, 0, MOST_PRESTIGE, place)
        if any(a <= b for a, b in pairwise(pile.values)):
            raise Fault(place, "not-descending")
    for name in get_args(AchievementId):
        if name not in seen:
            raise Fault("achievements.pile", "achievement-missing", id=name)


# ------------------------------------------------------------------------------- for the rules


def build_tables(components: ComponentSet, seats: int) -> Tables:
    """The components of a game for 2, 3 or 4 players, as the rules look them up."""
    tables = Tables()
    _fill_tiles(tables, components.tiles.tile)
    _fill_cards(tables, components.extraction.card)
    _fill_deliveries(tables, components.delivery.tile)
    # RW-SET-7: with two or three players the other side of the boards and dearer tiles.
    side = "four_players" if seats == 4 else "two_or_three_players"
    _fill_boards(tables, getattr(components.boards, side))
    _fill_prices(tables, getattr(components.prices, side))
    tables.start_stock = list(components.start.cubes.counts)
    tables.start_money = components.start.money // MONEY_STEP
    tables.dice = components.tokens.dice
    tables.bribes = components.tokens.bribery_tiles
    values = {pile.id: list(pile.values) for pile in components.achievements.pile}
    tables.achievement_values = [
        achievement_values(values[name], seats) for name in get_args(AchievementId)
    ]
    return tables


def achievement_values(values: list[int], seats: int) -> list[int]:
    """RW-SET-6: all four tiles, the top three, or the first and the third."""
    return {4: values, 3: values[:3], 2: values[0:3:2]}[seats]


def _fill_tiles(tables: Tables, tiles: tuple[Tile, ...]) -> None:
    tables.tile_ids = [tile.id for tile in tiles]
    tables.tile_ring = [get_args(Stratum).index(tile.stratum) for tile in tiles]
    tables.tile_need = [tile.power for tile in tiles]
    tables.tile_income = [count for tile in tiles for count in tile.income.counts]


def _fill_cards(tables: Tables, cards: tuple[Card, ...]) -> None:
    tables.pile_power = sorted({card.pile for card in cards})
    tables.card_ids = [card.id for card in cards]
    tables.card_pile = [tables.pile_power.index(card.pile) for card in cards]
    tables.card_cubes = [count for card in cards for count in card.cubes.counts]
    tables.card_danger = [int(card.danger) for card in cards]


def _fill_deliveries(tables: Tables, deliveries: tuple[Delivery, ...]) -> None:
    tables.pile_names = list(get_args(DeliveryPile))
    ordered = sorted(deliveries, key=lambda tile: tables.pile_names.index(tile.pile))
    tables.delivery_ids = [tile.id for tile in ordered]
    tables.delivery_cost = [count for tile in ordered for count in tile.cubes.counts]
    tables.delivery_prestige = [tile.prestige for tile in ordered]
    sizes = Counter(tile.pile for tile in ordered)
    tables.pile_start = [0]
    for pile in get_args(DeliveryPile):
        tables.pile_start.append(tables.pile_start[-1] + sizes[pile])


def _fill_boards(tables: Tables, side: BoardSide) -> None:
    codes = {"bribery": BRIBERY, "subcontracting": SUBCONTRACTING}
    tables.control_slots = [codes[slot] for slot in side.control.slots]
    tables.market_slots = list(side.market.slots)
    tables.workshop_slots = list(side.workshop.slots)


def _fill_prices(tables: Tables, prices: PriceList) -> None:
    tables.hire_price = _in_hundreds(prices.hire)
    tables.power_price = _in_hundreds(prices.power)
    tables.safety_price = _in_hundreds(prices.safety)
    tables.safety_saves = list(SAFETY_SAVES)
    tables.mobility_price = _in_hundreds(prices.mobility)
    tables.shaft_price = _in_hundreds(prices.shaft)


def _in_hundreds(price: Price) -> list[int]:
    return [cost // MONEY_STEP for cost in price.cost]
