"""The board and the set-up: RW-BOARD and RW-SET (all but the piles of achievements)."""

from __future__ import annotations

from collections import Counter

import pytest

from pithead.kernel.contract import SPECTATOR, OptionError
from tests.asking import asks, legal, refused
from tests.rockwell.scenario import (
    GAME,
    KINDS,
    LETTERS,
    RINGS,
    TILES,
    Data,
    Scenario,
    company,
    do,
    everyone,
    play_on,
    see,
    tile_power,
    worth,
)

SEEDS = range(40)
VIEWERS = (SPECTATOR, 0, 1, 2, 3)


def fresh(seats: int = 4, seed: int = 1, **options: int | str | bool) -> Data:
    data: Data = GAME.dump(GAME.new_state(seats, seed, options))
    return data


def views(data: Data) -> list[object]:
    """What every seat and a spectator see of this position."""
    state = GAME.load(data)
    return [GAME.view(state, viewer) for viewer in VIEWERS if viewer < data["seats"]]


def neighbours(tile: str) -> set[str]:
    """RW-BOARD-1 in one function, written from the rule."""
    ring, number = RINGS.index(tile[0]), int(tile[1])
    beside = {f"{tile[0]}{number % 8 + 1}", f"{tile[0]}{(number - 2) % 8 + 1}"}
    radial = {f"{RINGS[r]}{number}" for r in (ring - 1, ring + 1) if 0 <= r <= 3}
    return beside | radial | ({"centre"} if tile[0] == "D" else set())


# ---- the board ----


@pytest.mark.rule("RW-BOARD-1", "allows")
@pytest.mark.rule("RW-BOARD-1", "refuses")
@pytest.mark.parametrize("tile", TILES)
def test_a_crew_reaches_exactly_the_tiles_its_own_touches(tile: str) -> None:
    match = Scenario().crew("0a", at=tile).drilling(seat=0).build()
    reached = {act[2] for act in legal(match, 0, "move", "a")}
    assert reached == neighbours(tile)


def along(tile: str, tiles: int) -> str:
    """The tile `tiles` places further round the ring."""
    return f"{tile[0]}{(int(tile[1]) - 1 + tiles) % 8 + 1}"


@pytest.mark.rule("RW-MOVE-3", "allows")
@pytest.mark.rule("RW-MOVE-3", "refuses")
@pytest.mark.rule("RW-MOVE-4", "allows")
@pytest.mark.rule("RW-MOVE-4", "refuses")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("tile", TILES)
def test_what_mobility_adds_anywhere_on_the_board(tile: str, level: int) -> None:
    match = Scenario().crew("0a", at=tile).mobility(0, level).drilling(seat=0).build()
    reached = {act[2] for act in legal(match, 0, "move", "a")}
    jumps = {along(tile, 2), along(tile, -2)}
    borders = {f"{tile}-{along(tile, 1)}", f"{along(tile, -1)}-{tile}"} if level >= 2 else set()
    assert reached == neighbours(tile) | jumps | borders


@pytest.mark.rule("RW-BOARD-1", "refuses")
@pytest.mark.parametrize(
    ("start", "goal"), [("A1", "B2"), ("A1", "A3"), ("C5", "centre"), ("B8", "B2"), ("D1", "D5")]
)
def test_what_does_not_touch_is_not_adjacent(start: str, goal: str) -> None:
    match = Scenario().crew("0a", at=start).drilling(seat=0).build()
    assert refused(match, 0, f"move a {goal}") in ("RW-MOVE-1", "RW-MOVE-3")


@pytest.mark.rule("RW-BOARD-2", "allows")
@pytest.mark.parametrize(
    ("crew", "tiles"),
    [("a", {"A1", "A2"}), ("b", {"A3", "A4"}), ("c", {"A5", "A6"}), ("d", {"A7", "A8"})],
)
def test_each_entrance_touches_two_tiles_of_its_own(crew: str, tiles: set[str]) -> None:
    match = Scenario().drilling(seat=0).build()
    assert {act[2] for act in legal(match, 0, "move", crew)} == tiles


@pytest.mark.rule("RW-BOARD-2", "refuses")
@pytest.mark.parametrize("goal", ["A3", "A8", "B1", "D1"])
def test_an_entrance_touches_nothing_else(goal: str) -> None:
    match = Scenario().drilling(seat=0).build()
    assert refused(match, 0, f"move a {goal}") == "RW-MOVE-2"


@pytest.mark.rule("RW-BOARD-3", "allows")
@pytest.mark.parametrize("power", range(2, 10))
def test_the_card_comes_from_the_pile_of_the_tile_s_power(power: int) -> None:
    ring = RINGS[power // 2 - 1]
    tile, before = f"{ring}5", f"{ring}4"
    scenario = Scenario().need(tile, power).crew("0a", at=before)
    missing = power - 1
    for letter in "bc":
        scenario.crew(f"0{letter}", at=tile if missing else None, power=min(4, missing) or 1)
        missing -= min(4, missing)
    match = scenario.crew("0a", at=before, power=1 + missing).drilling(seat=0).build()
    top = see(match)["piles"][str(power)][0]
    do(match, 0, f"move a {tile}")
    play_on(match, "move")
    assert see(match)["tiles"][tile]["drilled"]
    assert company(match, 0)["cards"] == [top]
    assert top not in see(match)["piles"][str(power)]
    assert [len(pile) for pile in see(match)["piles"].values()].count(5) == 1


def swap_ids(data: Data, one: str, other: str) -> Data:
    tiles = data["tiles"]
    tiles[one]["id"], tiles[other]["id"] = tiles[other]["id"], tiles[one]["id"]
    return data


@pytest.mark.rule("RW-BOARD-3", "refuses")
@pytest.mark.parametrize("tile", ["A1", "B1", "C1", "D1"])
def test_nobody_sees_the_back_of_an_undrilled_tile(tile: str) -> None:
    twin = f"{tile[0]}3"  # powers alternate, so it looks the same from above
    assert views(fresh()) == views(swap_ids(fresh(), tile, twin))


@pytest.mark.rule("RW-BOARD-3", "allows")
def test_everyone_sees_the_back_of_a_drilled_tile() -> None:
    def drilled() -> Data:
        return Scenario().drilled("D1").dump()

    seen = {str(views(swap_ids(drilled(), "D1", f"D{number}"))) for number in (1, 3, 5, 7)}
    assert len(seen) > 1, "the backs of the four tiles differ, and they show"


@pytest.mark.rule("RW-BOARD-3", "allows")
def test_everyone_sees_the_power_a_tile_needs() -> None:
    turned = Scenario()
    turned.need("C1", 13 - tile_power(turned.data["tiles"]["C1"]["id"]))
    plain = Scenario()
    for one, other in zip(views(plain.data), views(turned.data), strict=True):
        assert one != other


@pytest.mark.rule("RW-BOARD-4", "refuses")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_of_equal_power_are_never_adjacent(seats: int) -> None:
    for seed in SEEDS:
        tiles = fresh(seats, seed)["tiles"]
        for tile in TILES:
            for beside in neighbours(tile) - {"centre"}:
                assert tile_power(tiles[tile]["id"]) != tile_power(tiles[beside]["id"])


@pytest.mark.rule("RW-BOARD-4", "allows")
def test_tiles_are_shuffled_within_their_stratum() -> None:
    boards = [fresh(seed=seed)["tiles"] for seed in range(120)]
    for tiles in boards:
        assert len({tile["id"] for tile in tiles.values()}) == 32
        assert all(tile["id"][0] == name[0] for name, tile in tiles.items())
    for name in TILES:
        found = {board[name]["id"] for board in boards}
        assert len(found) == 8, f"every tile of the stratum comes to {name} sooner or later"


@pytest.mark.rule("RW-BOARD-4", "allows")
def test_which_power_comes_first_is_drawn_for_each_ring() -> None:
    firsts = Counter(
        tuple(tile_power(fresh(seed=seed)["tiles"][f"{ring}1"]["id"]) for ring in RINGS)
        for seed in range(120)
    )
    assert len(firsts) == 16


@pytest.mark.rule("RW-BOARD-4", "refuses")
def test_a_position_with_a_tile_in_the_wrong_stratum_is_refused() -> None:
    with pytest.raises(ValueError, match="tiles"):
        GAME.load(swap_ids(fresh(), "A1", "B1"))


# ---- the set-up ----


@pytest.mark.rule("RW-SET-1", "allows")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_four_crews_and_no_improvement(seats: int) -> None:
    data = fresh(seats)
    for owner in range(seats):
        for entrance, letter in enumerate(LETTERS, start=1):
            crew = data["crews"][f"{owner}{letter}"]
            assert crew == {"at": f"E{entrance}", "power": 1, "die": 0}
        held = data["companies"][owner]
        assert [held[key] for key in ("safety", "mobility", "shafts", "insurance")] == [0] * 4
        assert not held["cards"]
        assert not held["deliveries"]
        assert not held["achievements"]
    assert len(data["companies"]) == seats
    assert all(slot is None for board in data["slots"].values() for slot in board)
    assert not any(tile["drilled"] or tile["shaft"] is not None for tile in data["tiles"].values())
    assert (data["dice"], data["bribes"]) == (3, 3)


@pytest.mark.rule("RW-SET-1", "refuses")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.new_state(seats, 1)


@pytest.mark.rule("RW-SET-1", "allows")
@pytest.mark.rule("RW-SET-1", "refuses")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_two_vice_presidents(seats: int) -> None:
    match = GAME.match(seats=seats, seed=5)
    play_on(match, "place")
    placed: Counter[int] = Counter()
    while asks(match)[0] == "place":
        seat = asks(match)[1][0]
        match.apply(seat, match.legal(seat)[0])
        placed[seat] += 1
    assert placed == Counter(dict.fromkeys(range(seats), 2))


@pytest.mark.rule("RW-SET-2", "allows")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_stock(seats: int) -> None:
    for held in fresh(seats)["companies"]:
        assert [held[kind] for kind in KINDS] == [3, 2, 1, 0]
        assert held["money"] == 3000
        assert held["insurance"] == 0


HIDDEN = [
    {"zinc": 9},
    {"copper": 0},
    {"silver": 4},
    {"gold": 2},
    {"money": 1200},
    {"insurance": 3},
]


def with_company(changes: Data, **options: bool) -> Data:
    scenario = Scenario(**options)
    scenario.data["companies"][1].update(changes)
    return scenario.data


@pytest.mark.rule("RW-SET-2", "refuses")
@pytest.mark.parametrize("changes", HIDDEN, ids=str)
def test_a_stock_is_hidden_from_the_others(changes: Data) -> None:
    plain, changed = GAME.load(with_company({})), GAME.load(with_company(changes))
    for viewer in (SPECTATOR, 0, 2, 3):
        assert GAME.view(plain, viewer) == GAME.view(changed, viewer)
    assert GAME.view(plain, 1) != GAME.view(changed, 1)


@pytest.mark.rule("RW-SET-2", "refuses")
def test_which_delivery_tiles_a_player_holds_is_hidden_unless_it_can_be_worked_out() -> None:
    """What lies on the piles is public; who took a tile, and its prestige, is not on the table."""
    one, other = Scenario(), Scenario()
    one.delivered(1, "zinc.1").delivered(2, "gold.1")
    other.delivered(1, "gold.1").delivered(2, "zinc.1")
    for viewer in (SPECTATOR, 0, 3):
        first, second = GAME.load(one.data), GAME.load(other.data)
        assert GAME.view(first, viewer) == GAME.view(second, viewer)


@pytest.mark.rule("RW-SET-2", "allows")
@pytest.mark.parametrize("changes", [*HIDDEN, {"deliveries": ["zinc.1"]}], ids=str)
def test_open_stock_shows_it(changes: Data) -> None:
    plain = GAME.load(with_company({}, open_stock=True))
    changed = GAME.load(with_company(changes, open_stock=True))
    for viewer in VIEWERS:
        assert GAME.view(plain, viewer) != GAME.view(changed, viewer)


@pytest.mark.rule("RW-SET-2", "allows")
@pytest.mark.parametrize(
    "changes", [{"safety": 1}, {"mobility": 2}, {"achievements": {"silver": 4}}], ids=str
)
def test_company_boards_are_public(changes: Data) -> None:
    plain, changed = GAME.load(with_company({})), GAME.load(with_company(changes))
    for viewer in VIEWERS:
        assert GAME.view(plain, viewer) != GAME.view(changed, viewer)


@pytest.mark.rule("RW-SET-3", "allows")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_piles_of_six_cards(seats: int) -> None:
    piles = fresh(seats)["piles"]
    assert sorted(piles) == [str(power) for power in range(2, 10)]
    for power, cards in piles.items():
        assert sorted(cards) == [f"{power}.{number}" for number in range(1, 7)]


@pytest.mark.rule("RW-SET-3", "allows")
def test_every_pile_is_shuffled() -> None:
    for power in range(2, 10):
        tops = {fresh(seed=seed)["piles"][str(power)][0] for seed in SEEDS}
        assert len(tops) == 6, f"every card comes to the top of pile {power} sooner or later"


@pytest.mark.rule("RW-SET-3", "refuses")
def test_nobody_sees_the_order_of_a_pile() -> None:
    turned = fresh()
    for cards in turned["piles"].values():
        cards.reverse()
    assert views(fresh()) == views(turned)


@pytest.mark.rule("RW-SET-3", "refuses")
def test_a_card_twice_in_the_piles_is_refused() -> None:
    data = fresh()
    data["piles"]["7"][0] = data["piles"]["7"][1]
    with pytest.raises(ValueError, match="7"):
        GAME.load(data)


@pytest.mark.rule("RW-SET-4", "allows")
@pytest.mark.parametrize("order", ["management", "control"])
def test_the_orders_are_drawn_at_random(order: str) -> None:
    drawn = {tuple(fresh(seats=3, seed=seed)[order]) for seed in range(60)}
    assert len(drawn) == 6
    assert all(sorted(seats) == [0, 1, 2] for seats in drawn)


@pytest.mark.rule("RW-SET-4", "refuses")
def test_one_order_does_not_tell_the_other() -> None:
    games = [fresh(seats=2, seed=seed) for seed in range(60)]
    pairs = {(tuple(data["management"]), tuple(data["control"])) for data in games}
    assert len(pairs) == 4


@pytest.mark.rule("RW-SET-4", "allows")
def test_between_two_an_even_start_makes_one_order_of_both() -> None:
    games = [fresh(seats=2, seed=seed, even_start=True) for seed in range(20)]
    assert all(data["control"] == data["management"] for data in games)
    assert len({tuple(data["management"]) for data in games}) == 2


@pytest.mark.rule("RW-SET-4", "refuses")
@pytest.mark.parametrize("seats", [3, 4])
def test_an_even_start_is_for_two(seats: int) -> None:
    with pytest.raises(OptionError):
        fresh(seats=seats, seed=1, even_start=True)


@pytest.mark.rule("RW-SET-5", "allows")
def test_more_cubes_are_sold_than_the_box_holds() -> None:
    match = Scenario().rich(0, money=200_000).vice_president(0, "II", 1).market().build()
    do(match, 0, "buy zinc 200", "buy gold 100")
    assert company(match, 0)["zinc"] == 203
    assert company(match, 0)["gold"] == 100


@pytest.mark.rule("RW-SET-5", "allows")
def test_more_money_is_paid_than_the_box_holds() -> None:
    match = Scenario().stock(0, gold=300).vice_president(0, "II", 1).market().build()
    do(match, 0, "sell gold 300")
    assert company(match, 0)["money"] == 300_000


@pytest.mark.rule("RW-SET-5", "allows")
def test_more_insurance_is_taken_than_the_box_holds() -> None:
    scenario = Scenario()
    for seat in range(4):
        scenario.stock(seat, zinc=40)
    match = scenario.build()
    play_on(match, "insure")
    everyone(match, "insure 40 0 0 0")
    assert [company(match, seat)["insurance"] for seat in range(4)] == [40] * 4


@pytest.mark.rule("RW-SET-5", "refuses")
def test_dice_and_bribery_tiles_do_run_out() -> None:
    scenario = Scenario().rich(0, 1).vice_president(0, "I", 3).vice_president(1, "I", 1)
    for crew in ("1a", "2a", "3a"):
        scenario.crew(crew, at="C5", die=1)
    scenario.drilled("C5").crew("0a", at="D1").crew("0b", at="A4").bribes_left(0)
    match = scenario.drilling(seat=0).build()
    do(match, 0, "stay a")
    assert refused(match, 0, "hire 1") == "RW-SUB-2"
    do(match, 0, "decline")
    do(match, 1, "move b A3")
    assert asks(match) == ("advantage", (1,))
    assert refused(match, 1, "bribe 0 b A3") == "RW-BRIBE-3"


# ---- what differs with two and three players ----


@pytest.mark.rule("RW-SET-7", "allows")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_delivery_tiles_are_used_cheapest_on_top(seats: int) -> None:
    for pile in ("zinc", "copper", "silver", "gold", "zinc-copper", "silver-gold", "all"):
        match = (
            Scenario(seats)
            .stock(0, zinc=99, copper=99, silver=99, gold=99)
            .vice_president(0, "III", 1)
            .workshop()
            .build()
        )
        costs = []
        for number in range(1, 5):
            before = worth(company(match, 0))
            do(match, 0, f"deliver {pile}")
            costs.append(before - worth(company(match, 0)))
            assert company(match, 0)["deliveries"][-1] == f"{pile}.{number}"
        assert costs == sorted(costs)
        assert costs[0] > 0


@pytest.mark.rule("RW-SET-7", "refuses")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pile_of_four_delivery_tiles_is_empty_after_the_fourth(seats: int) -> None:
    match = (
        Scenario(seats)
        .stock(0, zinc=99)
        .delivered(1, "zinc.1", "zinc.2", "zinc.3", "zinc.4")
        .vice_president(0, "III", 1)
        .workshop()
        .build()
    )
    assert refused(match, 0, "deliver zinc") == "RW-WORK-8"


@pytest.mark.rule("RW-SET-7", "allows")
@pytest.mark.rule("RW-SET-7", "refuses")
@pytest.mark.parametrize(
    ("seats", "prices"), [(2, (2000, 2500, 3000)), (3, (2000, 2500, 3000)), (4, (1500, 2000, 2500))]
)
@pytest.mark.parametrize("improvement", ["safety", "shaft"])
def test_safety_and_mineshafts_are_dearer_for_two_and_three(
    improvement: str, seats: int, prices: tuple[int, int, int]
) -> None:
    match = Scenario(seats).rich(0).vice_president(0, "III", 1).workshop().build()
    for number, price in enumerate(prices, start=1):
        before = company(match, 0)["money"]
        do(match, 0, "safety" if improvement == "safety" else f"shaft A{number}")
        assert before - company(match, 0)["money"] == price


@pytest.mark.rule("RW-SET-7", "allows")
@pytest.mark.rule("RW-SET-7", "refuses")
@pytest.mark.parametrize(("seats", "workshop"), [(2, 2), (3, 2), (4, 3)])
def test_the_other_side_of_the_boards(seats: int, workshop: int) -> None:
    slots = fresh(seats)["slots"]
    assert {board: len(places) for board, places in slots.items()} == {
        "I": 4,
        "II": 4,
        "III": workshop,
    }
    match = Scenario(seats).build()
    play_on(match, "place")
    assert {act[1:] for act in legal(match, 0, "place", 3)} == {
        (3, slot) for slot in range(1, workshop + 1)
    }
