"""Rockwell's components: what is certain, what our reconstruction promises, and broken files."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.games.rockwell.components import component_set
from pithead.games.rockwell.components.component_set import (
    BUILT_IN,
    BUILT_IN_FILES,
    Card,
    ComponentSet,
    Cubes,
    build_tables,
    digest,
    export,
    from_data,
    load,
    parse,
    to_data,
)
from pithead.games.rockwell.position.tables import ALL_SAFE, BRIBERY, SUBCONTRACTING
from pithead.kernel.contract import ComponentError
from pithead.words import LANGUAGES, Words

BOX = load()
TEXT = export(BOX)
STRATA = "ABCD"
PILES = range(2, 10)
SEATS = (2, 3, 4)
SPOKEN = {language: Words(language) for language in LANGUAGES}


def cards_of(piles: Iterable[int]) -> list[Card]:
    wanted = set(piles)
    return [card for card in BOX.extraction.card if card.pile in wanted]


def piles_of(stratum: str) -> set[int]:
    return {tile.power for tile in BOX.tiles.tile if tile.stratum == stratum}


def worths(cards: Iterable[Card]) -> list[int]:
    return [card.cubes.worth for card in cards]


def said(error: ComponentError, language: str) -> str:
    """The one line a player reads."""
    words = SPOKEN[language]
    assert words.has(f"component-error-{error.code}")
    reason = words.say(f"component-error-{error.code}", **error.params)
    key = "component-error" if error.place else "component-error-whole-file"
    return words.say(key, file=error.file, place=error.place, reason=reason)


# ------------------------------------------------------------------------------- certain facts


@pytest.mark.rule("RW-BOARD-1", "allows")
def test_32_tiles_eight_to_a_stratum() -> None:
    assert len(BOX.tiles.tile) == 32
    assert Counter(tile.stratum for tile in BOX.tiles.tile) == dict.fromkeys(STRATA, 8)


@pytest.mark.rule("RW-BOARD-3", "allows")
def test_the_tiles_of_the_rulebook_examples_exist() -> None:
    faces = {(tile.stratum, tile.power) for tile in BOX.tiles.tile}
    assert {("A", 3), ("B", 5), ("C", 7)} <= faces


@pytest.mark.rule("RW-SET-3", "allows")
def test_48_extraction_cards_in_eight_piles_of_six() -> None:
    assert len(BOX.extraction.card) == 48
    assert Counter(card.pile for card in BOX.extraction.card) == dict.fromkeys(PILES, 6)


@pytest.mark.rule("RW-EXT-2", "allows")
def test_the_two_known_cards_are_in_the_piles_of_their_examples() -> None:
    known = {card.pile: card for card in BOX.extraction.card if card.source == "rulebook"}
    assert {pile: card.cubes for pile, card in known.items()} == {
        3: Cubes(zinc=7, copper=4, silver=0, gold=0),
        7: Cubes(zinc=0, copper=3, silver=5, gold=4),
    }
    assert not any(card.danger for card in known.values())


@pytest.mark.rule("RW-SET-7", "allows")
def test_28_delivery_tiles_cheapest_on_top() -> None:
    tables = build_tables(BOX, 4)
    assert len(tables.delivery_ids) == 28
    names = "zinc copper silver gold zinc-copper silver-gold all"
    assert tables.pile_names == names.split()
    assert tables.pile_start == [0, 4, 8, 12, 16, 20, 24, 28]
    for pile in tables.pile_names:
        costs = [tile.cubes.worth for tile in BOX.delivery.tile if tile.pile == pile]
        assert costs == sorted(costs)


@pytest.mark.rule("RW-WORK-8", "allows")
def test_the_known_delivery_tile_is_six_zinc_for_two_prestige() -> None:
    (known,) = [tile for tile in BOX.delivery.tile if tile.source == "rulebook"]
    assert (known.pile, known.cubes.counts, known.prestige) == ("zinc", (6, 0, 0, 0), 2)


@pytest.mark.rule("RW-SET-6", "allows")
@pytest.mark.parametrize(
    ("seats", "groups"),
    [
        (4, ([4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3])),
        (3, ([4, 3, 2], [5, 4, 3], [6, 5, 4])),
        (2, ([4, 2], [5, 3], [6, 4])),
    ],
)
def test_achievement_values_by_number_of_players(seats: int, groups: tuple[list[int], ...]) -> None:
    values = build_tables(BOX, seats).achievement_values
    assert values == [group for group in groups for _ in range(3)]


@pytest.mark.rule("RW-SET-6", "allows")
def test_36_achievement_tiles_of_nine_kinds() -> None:
    ids = "zinc_copper cards silver crews_2 gold deep each_kind crews_4 centre"
    assert [pile.id for pile in BOX.achievements.pile] == ids.split()
    assert sum(len(pile.values) for pile in BOX.achievements.pile) == 36


@pytest.mark.rule("RW-SET-2", "allows")
@pytest.mark.parametrize("seats", SEATS)
def test_start_stock_and_money(seats: int) -> None:
    tables = build_tables(BOX, seats)
    assert tables.start_stock == [3, 2, 1, 0]
    assert tables.start_money == 30


@pytest.mark.rule("RW-BRIBE-3", "allows")
@pytest.mark.rule("RW-SUB-2", "allows")
@pytest.mark.parametrize("seats", SEATS)
def test_three_dice_and_three_bribery_tiles(seats: int) -> None:
    tables = build_tables(BOX, seats)
    assert (tables.dice, tables.bribes) == (3, 3)


@pytest.mark.rule("RW-SUB-1", "allows")
@pytest.mark.rule("RW-WORK-2", "allows")
@pytest.mark.rule("RW-WORK-4", "allows")
@pytest.mark.parametrize("seats", SEATS)
def test_prices_that_hold_for_every_number_of_players(seats: int) -> None:
    tables = build_tables(BOX, seats)
    assert tables.hire_price == [10, 15, 20, 25]
    assert tables.power_price == [15, 25, 35]
    assert tables.mobility_price == [15, 20, 25]


@pytest.mark.rule("RW-WORK-3", "allows")
@pytest.mark.rule("RW-WORK-5", "allows")
@pytest.mark.rule("RW-SET-7", "allows")
@pytest.mark.parametrize(
    ("seats", "prices"), [(2, [20, 25, 30]), (3, [20, 25, 30]), (4, [15, 20, 25])]
)
def test_safety_and_mineshafts_are_dearer_for_two_and_three(seats: int, prices: list[int]) -> None:
    tables = build_tables(BOX, seats)
    assert tables.safety_price == prices
    assert tables.shaft_price == prices
    assert tables.safety_saves == [0, 1, 3, ALL_SAFE]


@pytest.mark.rule("RW-SET-7", "allows")
@pytest.mark.parametrize(("seats", "workshop"), [(2, [4, 3]), (3, [4, 3]), (4, [4, 3, 2])])
def test_the_boards_have_two_sides(seats: int, workshop: list[int]) -> None:
    tables = build_tables(BOX, seats)
    assert tables.control_slots == [BRIBERY, BRIBERY, SUBCONTRACTING, SUBCONTRACTING]
    assert tables.market_slots == [4, 3, 2, 1]
    assert tables.workshop_slots == workshop


# ------------------------------------------------------------------------ our reconstruction


@pytest.mark.rule("RW-BOARD-4", "allows")
def test_two_powers_to_a_ring_four_tiles_of_each() -> None:
    faces = Counter((tile.stratum, tile.power) for tile in BOX.tiles.tile)
    wanted = {("A", 2), ("A", 3), ("B", 4), ("B", 5), ("C", 6), ("C", 7), ("D", 8), ("D", 9)}
    assert faces == dict.fromkeys(wanted, 4)


def test_tile_incomes_rise_from_400_to_2000() -> None:
    incomes = {
        stratum: [tile.income.worth for tile in BOX.tiles.tile if tile.stratum == stratum]
        for stratum in STRATA
    }
    assert min(incomes["A"]) == 400
    assert max(incomes["D"]) == 2000
    assert all(400 <= income <= 2000 for ring in incomes.values() for income in ring)
    assert all(mean(incomes[a]) < mean(incomes[b]) for a, b in pairwise(STRATA))


@pytest.mark.parametrize("pile", PILES)
def test_mean_worth_of_a_pile_follows_its_depth(pile: int) -> None:
    assert mean(worths(cards_of([pile]))) == pytest.approx(4000 + 1150 * (pile - 2), abs=100)


def test_means_rise_with_every_pile() -> None:
    means = [mean(worths(cards_of([pile]))) for pile in PILES]
    assert all(a < b for a, b in pairwise(means))


@pytest.mark.rule("RW-EXT-3", "allows")
@pytest.mark.parametrize("sharers", [2, 3, 4])
def test_no_card_divides_evenly(sharers: int) -> None:
    for card in BOX.extraction.card:
        assert any(count % sharers for count in card.cubes.counts), card.id


def test_cards_hold_6_to_14_cubes() -> None:
    assert all(6 <= sum(card.cubes.counts) <= 14 for card in BOX.extraction.card)


def test_zinc_and_copper_above_silver_and_gold_below() -> None:
    """From pile to pile the share of cheap kinds only falls: from most of it to nearly none."""
    shares = []
    for pile in PILES:
        cubes = [card.cubes for card in cards_of([pile])]
        cheap = sum(cube.zinc + cube.copper for cube in cubes)
        shares.append(cheap / sum(sum(cube.counts) for cube in cubes))
    assert all(a > b for a, b in pairwise(shares))
    assert shares[0] > 0.9
    assert shares[-1] < 0.1


@pytest.mark.parametrize(("upper", "lower"), list(pairwise(STRATA)))
def test_a_stratum_has_cards_poorer_than_the_mean_above_it(upper: str, lower: str) -> None:
    mean_above = mean(worths(cards_of(piles_of(upper))))
    assert min(worths(cards_of(piles_of(lower)))) < mean_above


@pytest.mark.parametrize("pile", PILES)
def test_a_pile_has_a_poor_card_and_no_two_cards_alike(pile: int) -> None:
    cards = cards_of([pile])
    assert min(worths(cards)) <= 0.75 * mean(worths(cards))
    assert len({card.cubes for card in cards}) == 6


@pytest.mark.rule("RW-DANGER-1", "allows")
def test_danger_is_on_some_cards_and_on_more_below() -> None:
    danger = Counter(card.pile for card in BOX.extraction.card if card.danger)
    assert danger == {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 3}


@pytest.mark.rule("RW-WORK-8", "allows")
def test_prestige_costs_about_1200_on_top_and_more_below() -> None:
    for pile in build_tables(BOX, 4).pile_names:
        tiles = [tile for tile in BOX.delivery.tile if tile.pile == pile]
        rates = [tile.cubes.worth / tile.prestige for tile in tiles]
        assert len(tiles) == 4
        assert rates[0] == pytest.approx(1200, abs=50)
        assert all(a < b for a, b in pairwise(rates))


def test_a_delivery_pile_asks_for_the_kinds_of_its_name() -> None:
    kinds = ("zinc", "copper", "silver", "gold")
    for tile in BOX.delivery.tile:
        asked = [kind for kind in kinds if getattr(tile.cubes, kind)]
        assert asked == list(kinds if tile.pile == "all" else tile.pile.split("-")), tile.id


@pytest.mark.rule("RW-VP-2", "allows")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_is_shut_out_of_a_second_vice_president(seats: int) -> None:
    """Worst case: the others fill two boards, and the last player has one on the third."""
    tables = build_tables(BOX, seats)
    boards = [len(tables.control_slots), len(tables.market_slots), len(tables.workshop_slots)]
    placed = 2 * (seats - 1)
    for own in range(3):
        others = [size for board, size in enumerate(boards) if board != own]
        # Nobody has two on one board, so one board takes at most one of each other player's.
        fillable = all(size <= seats - 1 for size in others)
        assert not fillable or sum(others) > placed


# ------------------------------------------------------------------------------ files and digest


def test_the_built_in_files_are_what_export_writes() -> None:
    def bare(text: str) -> list[str]:
        return [line for line in text.splitlines() if line and not line.startswith("#")]

    files = [(BUILT_IN / name).read_text(encoding="utf-8") for name in BUILT_IN_FILES]
    assert sorted(path.name for path in BUILT_IN.glob("*.toml")) == sorted(BUILT_IN_FILES)
    assert [line for text in files for line in bare(text)] == bare(TEXT)


def test_an_exported_set_loads_back_equal(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load(path) == load(str(path)) == BOX
    assert export(load(path)) == TEXT


def test_a_windows_file_loads_too(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load(path) == BOX


def test_data_of_a_stored_game_loads_back_equal() -> None:
    assert from_data(to_data(BOX), "game.json") == BOX
    assert msgspec.json.decode(msgspec.json.encode(to_data(BOX))) == to_data(BOX)


def test_the_digest_ignores_comments_and_source_marks() -> None:
    own = parse("# typed in by hand\n" + TEXT.replace('"reconstructed"', '"publisher"'), "own.toml")
    assert own != BOX
    assert digest(own) == digest(BOX)


def test_the_digest_knows_every_figure() -> None:
    changes = [("money = 3000", "money = 3100"), ("danger = true", "danger = false")]
    digests = {digest(parse(TEXT.replace(a, b, 1), "own.toml")) for a, b in changes}
    assert len(digests | {digest(BOX)}) == 3


def test_true_values_of_an_owner_reach_the_tables() -> None:
    text = TEXT.replace("workshop = { slots = [4, 3, 2],", "workshop = { slots = [5, 4],")
    text = text.replace("shaft = { cost = [2000,", "shaft = { cost = [1800,")
    own = parse(text, "own.toml")
    assert build_tables(own, 4).workshop_slots == [5, 4]
    assert build_tables(own, 2).shaft_price == build_tables(own, 3).shaft_price == [18, 25, 30]


def test_piles_of_an_owner_may_have_any_size() -> None:
    lines = [line for line in TEXT.splitlines() if '"2.6"' not in line]
    assert len(parse("\n".join(lines), "own.toml").extraction.card) == 47


# ---------------------------------------------------------------------------------- broken files


def card_line(name: str) -> str:
    return next(line for line in TEXT.splitlines() if f'"{name}", pile' in line) + "\n"


# A change to the exported text, and the exact line an English player reads about it.
BROKEN: list[tuple[str, str, str]] = [
    (
        "money = 3000",
        "money = 3050",
        "start.money: $3,050 is not a multiple of $100; round it.",
    ),
    ("money = 3000", "money = -100", "start.money: write a whole number from 0 to 100,000."),
    ("money = 3000", 'money = "3000"', "start.money: write a whole number here."),
    ("money = 3000\n", "", "start.money: “money” is missing here; add it."),
    (
        "money = 3000",
        "money = 3000\nmony = 1",
        "start.mony: nothing here is called “mony”; correct the name or remove it.",
    ),
    (
        "money = 3000",
        "money = = 3000",
        "147:9: this is not valid TOML; look for a missing quote, comma or bracket, or a key "
        "written twice.",
    ),
    (
        "money = 3000",
        "money = " + "9" * 5000,
        "147: a number is far too long or brackets are nested far too deep; export the "
        "components again and compare.",
    ),
    (
        "money = 3000",
        "money = " + "[" * 20000,
        "147: a number is far too long or brackets are nested far too deep; export the "
        "components again and compare.",
    ),
    ("dice = 3", "dice = 10", "tokens.dice: write a whole number from 0 to 9."),
    (
        "[tokens]",
        "[spare]\n[tokens]",
        "spare: nothing here is called “spare”; correct the name or remove it.",
    ),
    (
        "bribery_tiles = 3",
        "bribery_tiles = true",
        "tokens.bribery_tiles: write a whole number here.",
    ),
    ('id = "A2.1"', "id = 21", "tiles.tile[#1].id: write text in quotes here."),
    (
        'id = "A2.1"',
        'id = "A3.1"',
        "tiles.tile[#1].id: “A3.1” does not fit this entry; write A2.1, A2.2 and so on, up to "
        "A2.99.",
    ),
    (
        'id = "A2.1"',
        'id = "A2.2"',
        "tiles.tile[#2].id: “A2.2” is used twice; give each entry its own id.",
    ),
    (
        'id = "A2.1", stratum = "A"',
        'id = "E2.1", stratum = "E"',
        "tiles.tile[E2.1].stratum: “E” is unknown here; write one of: A, B, C, D.",
    ),
    (
        'id = "A2.1", stratum = "A"',
        'id = "B2.1", stratum = "B"',
        "tiles.tile: stratum A needs 8 tiles and has 7; add or remove some.",
    ),
    (
        'id = "A2.1", stratum = "A", power = 2',
        'id = "A3.5", stratum = "A", power = 3',
        "tiles.tile: 5 tiles of stratum A need power 3, so two of them would be adjacent; use at "
        "most four tiles of the same power in a stratum.",
    ),
    (
        'id = "A2.1", stratum = "A", power = 2',
        'id = "A10.1", stratum = "A", power = 10',
        "extraction.card: 1 tiles draw from extraction pile 10, which has 0 cards; give it at "
        "least as many cards as tiles.",
    ),
    (
        'id = "2.1", pile = 2',
        'id = "12.1", pile = 12',
        "extraction.card[12.1].pile: no tile needs power 12, so this card would never be drawn; "
        "correct the pile, or the powers of the tiles.",
    ),
    (
        card_line("9.1") + card_line("9.2") + card_line("9.3"),
        "",
        "extraction.card: 4 tiles draw from extraction pile 9, which has 3 cards; give it at "
        "least as many cards as tiles.",
    ),
    (
        "danger = true",
        "danger = 1",
        "extraction.card[2.6].danger: write true or false here.",
    ),
    (
        "zinc = 8, copper = 3",
        "zinc = 800, copper = 3",
        "extraction.card[3.6].cubes.zinc: write a whole number from 0 to 99.",
    ),
    (
        "zinc = 8, copper = 3",
        "copper = 3",
        "extraction.card[3.6].cubes.zinc: “zinc” is missing here; add it.",
    ),
    (
        "cubes = { zinc = 8, copper = 3, silver = 2, gold = 0 }",
        "cubes = [8, 3, 2, 0]",
        "extraction.card[3.6].cubes: write a table in braces here.",
    ),
    (
        'danger = false, source = "rulebook"',
        'danger = false, source = "guess"',
        "extraction.card[3.1].source: “guess” is unknown here; write one of: rulebook, "
        "publisher, reconstructed.",
    ),
    (
        "zinc = 7, copper = 0, silver = 0, gold = 0 }, prestige = 2",
        "zinc = 5, copper = 0, silver = 0, gold = 0 }, prestige = 2",
        "delivery.tile[zinc.2].cubes: this tile is cheaper than the one before it in pile zinc; "
        "list each pile from the cheapest to the most expensive.",
    ),
    (
        "zinc = 6, copper = 0, silver = 0, gold = 0 }, prestige = 2",
        "zinc = 0, copper = 0, silver = 0, gold = 0 }, prestige = 2",
        "delivery.tile[zinc.1].cubes: a Delivery tile must cost at least one cube.",
    ),
    (
        "prestige = 2",
        "prestige = 0",
        "delivery.tile[zinc.1].prestige: write a whole number from 1 to 99.",
    ),
    (
        'id = "all.1", pile = "all"',
        'id = "any.1", pile = "any"',
        "delivery.tile[any.1].pile: “any” is unknown here; write one of: zinc, copper, silver, "
        "gold, zinc-copper, silver-gold, all.",
    ),
    (
        '"bribery", "bribery", "subcontracting"',
        '"bribery", "lobbying", "subcontracting"',
        "boards.four_players.control.slots[#2]: “lobbying” is unknown here; write one of: "
        "bribery, subcontracting.",
    ),
    (
        "slots = [4, 3, 2, 1]",
        "slots = []",
        "boards.four_players.market.slots: a board has 1 to 4 slots; add or remove some.",
    ),
    (
        "slots = [4, 3, 2, 1]",
        "slots = [4, 3, 0, 1]",
        "boards.four_players.market.slots[#3]: write a whole number from 1 to 9.",
    ),
    (
        "slots = [4, 3, 2, 1]",
        "slots = 4",
        "boards.four_players.market.slots: write a list in square brackets here.",
    ),
    (
        "cost = [1500, 2500, 3500]",
        "cost = [1500, 2500]",
        "prices.four_players.power.cost: there must be exactly 3 entries here, not 2.",
    ),
    (
        "cost = [1500, 2500, 3500]",
        "cost = [1500, 2550, 3500]",
        "prices.four_players.power.cost[#2]: $2,550 is not a multiple of $100; round it.",
    ),
    (
        'id = "deep", values = [5, 4, 3, 2]',
        'id = "deep", values = [5, 4, 4, 2]',
        "achievements.pile[deep].values: each tile must be worth less than the one before it; "
        "list the four values from the highest to the lowest.",
    ),
    (
        'id = "deep", values = [5, 4, 3, 2]',
        'id = "deep", values = [5, 4, 3]',
        "achievements.pile[deep].values: there must be exactly 4 entries here, not 3.",
    ),
    (
        'id = "deep"',
        'id = "gold"',
        "achievements.pile[#6].id: “gold” is used twice; give each entry its own id.",
    ),
    (
        '  { id = "deep", values = [5, 4, 3, 2], source = "rulebook" },\n',
        "",
        "achievements.pile: there is no pile for achievement deep; add it.",
    ),
]


@pytest.mark.parametrize(("old", "new", "line"), BROKEN, ids=[line[:40] for *_, line in BROKEN])
def test_a_broken_file_gets_one_exact_line(old: str, new: str, line: str) -> None:
    assert old in TEXT
    with pytest.raises(ComponentError) as caught:
        parse(TEXT.replace(old, new, 1), "own.toml")
    error = caught.value
    assert said(error, "en") == f"own.toml: {line}"
    assert str(error).startswith(f"own.toml: {error.place}: ")


def test_a_delivery_pile_without_tiles() -> None:
    lines = [line for line in TEXT.splitlines() if 'pile = "all"' not in line]
    with pytest.raises(ComponentError) as caught:
        parse("\n".join(lines), "own.toml")
    assert (caught.value.place, caught.value.code) == ("delivery.tile", "delivery-pile-missing")
    assert caught.value.params["pile"] == "all"


def test_a_tile_too_many() -> None:
    first = next(line for line in TEXT.splitlines() if '"A2.1"' in line)
    with pytest.raises(ComponentError) as caught:
        parse(TEXT.replace(first, first + "\n" + first.replace("A2.1", "A2.5")), "own.toml")
    assert str(caught.value) == "own.toml: tiles.tile: wrong count (wanted 32, found 33)"


def with_powers(stratum: str, powers: list[int]) -> str:
    """The exported text with other powers for the eight tiles of a stratum."""
    data = to_data(BOX)
    tiles: list[dict[str, Any]] = data["tiles"]["tile"]  # type: ignore[index]
    ring = [tile for tile in tiles if tile["stratum"] == stratum]
    for number, (tile, power) in enumerate(zip(ring, powers, strict=True), start=1):
        tile.update(id=f"{stratum}{power}.{number}", power=power)
    return export(msgspec.convert(data, ComponentSet))


@pytest.mark.rule("RW-BOARD-4", "refuses")
def test_strata_that_could_not_be_laid_beside_each_other() -> None:
    """Four 4s in ring B must stand on every other tile; two 4s in ring A can block both ways."""
    with pytest.raises(ComponentError) as caught:
        parse(with_powers("A", [2, 2, 2, 3, 3, 3, 4, 4]), "own.toml")
    assert str(caught.value) == "own.toml: tiles.tile: strata clash (outer A, inner B)"


@pytest.mark.rule("RW-BOARD-4", "allows")
def test_strata_may_share_a_power_when_equal_ones_can_be_kept_apart() -> None:
    text = with_powers("C", [5, 6, 6, 6, 7, 7, 7, 7])
    assert Counter(tile.power for tile in parse(text, "own.toml").tiles.tile)[5] == 5


@pytest.mark.rule("RW-VP-1", "refuses")
def test_boards_on_which_not_everyone_can_place() -> None:
    text = TEXT.replace('"bribery", "bribery", "subcontracting", "subcontracting"', '"bribery"')
    text = text.replace("slots = [4, 3, 2, 1]", "slots = [4]").replace("[4, 3, 2],", "[4],")
    with pytest.raises(ComponentError) as caught:
        parse(text, "own.toml")
    assert str(caught.value) == "own.toml: boards.four_players: too few slots (slots 3, seats 4)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_read(tmp_path: Path, language: str) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes("# fine\n# caf\xe9\n".encode("latin-1"))
    cases = {
        tmp_path / "none.toml": "missing-file",
        tmp_path: "unreadable-file",
        tmp_path / "nul\0l": "unreadable-file",
        latin: "not-utf8",
    }
    for path, code in cases.items():
        with pytest.raises(ComponentError) as caught:
            load(path)
        error = caught.value
        assert error.code == code
        line = said(error, language)
        assert line.startswith(error.file)
        assert line.endswith(".")
        assert "{" not in line


def test_a_fault_in_a_built_in_file_names_that_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in BUILT_IN_FILES:
        (tmp_path / name).write_bytes((BUILT_IN / name).read_bytes())
    with (tmp_path / "extraction.toml").open("a", encoding="utf-8") as file:
        file.write("deck = 1\n")
    monkeypatch.setattr(component_set, "BUILT_IN", tmp_path)
    with pytest.raises(ComponentError) as caught:
        load()
    assert str(caught.value) == (
        "extraction.toml: extraction.deck: nothing here is called 'deck'; "
        "correct the name or remove it"
    )


# ------------------------------------------------------------------------------- any mutation


def check_sound(components: ComponentSet) -> None:
    assert parse(export(components), "again.toml") == components
    for seats in SEATS:
        build_tables(components, seats)


def check_clear(error: ComponentError) -> None:
    assert error.file == "own.toml"
    assert error.place
    assert "\n" not in str(error)
    for language in LANGUAGES:
        line = said(error, language)
        assert line.startswith("own.toml")
        assert line.endswith(".")
        assert error.place in line
        assert "\n" not in line


WORDS = st.sampled_from(["A2.1", "zinc", "all", "bribery", "rulebook", "deep", "2.1", "", "a\nb"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-2, 12) | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)


def holders(data: Any) -> Iterator[Any]:
    """Every table and every list of the data, outermost first."""
    if isinstance(data, dict | list):
        yield data
        for value in data.values() if isinstance(data, dict) else data:
            yield from holders(value)


def mutate(data: dict[str, Any], chance: random.Random, value: object, key: str) -> None:
    """Replace, remove, double, swap or add one thing somewhere."""
    holder = chance.choice([held for held in holders(data) if held])
    spots: list[Any] = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    spot, other = chance.choice(spots), chance.choice(spots)
    match chance.choice(["replace", "nudge", "remove", "swap", "add"]):
        case "replace":
            holder[spot] = value
        case "nudge" if isinstance(holder[spot], int):
            holder[spot] += chance.choice([-1, 1, 100])
        case "swap":
            holder[spot], holder[other] = holder[other], holder[spot]
        case "add" if isinstance(holder, list):
            holder.append(copy.deepcopy(holder[spot]))
        case "add":
            holder[key] = value
        case _:
            del holder[spot]


@settings(max_examples=300, deadline=None)
@given(
    chance=st.randoms(use_true_random=False),
    value=VALUES | WORDS,
    key=st.text() | WORDS,
    times=st.integers(1, 3),
)
def test_mutated_data_is_a_sound_set_or_a_clear_error(
    chance: random.Random, value: object, key: str, times: int
) -> None:
    data = to_data(BOX)
    for _ in range(times):
        mutate(data, chance, copy.deepcopy(value), key)
    try:
        check_sound(from_data(data, "own.toml"))
    except ComponentError as error:
        check_clear(error)


@settings(max_examples=100, deadline=None)
@given(
    start=st.integers(0, len(TEXT)),
    length=st.integers(0, 12),
    new=st.text(max_size=6) | st.text("0123456789.,=[]{}\"'# \n-_", max_size=6),
)
def test_mutated_text_is_a_sound_set_or_a_clear_error(start: int, length: int, new: str) -> None:
    try:
        check_sound(parse(TEXT[:start] + new + TEXT[start + length :], "own.toml"))
    except ComponentError as error:
        check_clear(error)
