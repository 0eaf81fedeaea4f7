"""Reading a state back: whatever breaks a rule or an invariant is refused, with its place."""

from __future__ import annotations

import copy
import re
from random import Random
from typing import Any

import pytest

from pithead.kernel.fields import LIST, Recorder
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.reader import LoadError
from pithead.kernel.state import State
from pithead.testing.fuzzing import fuzz
from tests.asking import asks
from tests.rockwell.kit import KIT
from tests.rockwell.scenario import (
    COMPONENTS_TEXT,
    GAME,
    Scenario,
    do,
    game_with,
    tile_power,
)

Dump = dict[str, Any]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def refused(dump: Dump, game: Game = GAME) -> str:
    """The place that a dump is refused for."""
    with pytest.raises(LoadError) as caught:
        game.load(dump)
    return caught.value.place


def drilling_dump(seats: int = 3) -> Dump:
    """Seat 0 is about to move in the first drilling round."""
    return GAME.dump(Scenario(seats).drilling(seat=0).build().state)


def covering() -> Match:
    """Danger has struck, and seat 0 is asked what it covers."""
    scenario = Scenario(3).crew("0a", at="A2", power=2).drilled("A2").need("A1", 2).insured(0, 5)
    match = scenario.dangerous_card("A1", gold=3).drilling(seat=0).build()
    do(match, 0, "move a A1")
    assert asks(match) == ("cover", (0,))
    return match


def covering_dump() -> Dump:
    match = covering()
    return match.game.dump(match.state)


def test_a_dump_loads_as_it_was() -> None:
    dump = drilling_dump()
    assert GAME.dump(GAME.load(copy.deepcopy(dump))) == dump
    dump = covering_dump()
    game = covering().game
    assert game.dump(game.load(copy.deepcopy(dump))) == dump


# ---- what issue 13 lists ----


def test_a_choice_of_two_tiles_needs_an_active_owner() -> None:
    dump = drilling_dump()
    dump["stack"][-1] = ["drill", "A1", "A2"]
    assert dump["active"] == {"owner": None, "crew": None}
    assert refused(dump) == "active"


def test_a_loss_is_covered_in_an_extraction_only() -> None:
    dump = drilling_dump()
    dump["stack"][-1] = ["cover"]
    assert refused(dump) == "extraction"
    dump = covering_dump()
    dump["stack"].pop()
    assert refused(dump, covering().game) == "extraction"


def test_an_empty_tile_is_not_drilled() -> None:
    dump = drilling_dump()
    dump["active"] = {"owner": 0, "crew": "0a"}
    dump["stack"][-1] = ["drill", "C3", None]
    assert refused(dump) == "stack[5]"


@pytest.mark.parametrize("place", ["centre", "A1-A2"])
def test_al_keeps_to_tiles(place: str) -> None:
    dump = drilling_dump(2)
    dump["crews"]["2a"]["at"] = place
    assert refused(dump) == "crews.2a.at"


def test_a_delivery_is_one_company_s() -> None:
    dump = drilling_dump()
    for company in dump["companies"][:2]:
        company["deliveries"] = known_deliveries()[:1]
    assert refused(dump) == "companies[1].deliveries"


def known_deliveries() -> list[str]:
    return [
        tile["id"]
        for tile in GAME.component_data()["delivery"]["tile"]  # type: ignore[index]
    ]


def test_deliveries_are_taken_from_the_top() -> None:
    dump = drilling_dump()
    first, second = known_deliveries()[:2]
    dump["companies"][0]["deliveries"] = [second]
    assert refused(dump) == "companies"
    dump["companies"][1]["deliveries"] = [first]
    GAME.load(dump)


def test_one_crew_on_a_border() -> None:
    dump = drilling_dump()
    for crew in ("0a", "1a"):
        dump["crews"][crew]["at"] = "B1-B2"
    assert refused(dump) == "crews.1a.at"
    dump["options"]["edition"] = "en"
    GAME.load(dump)
    dump["crews"]["0b"]["at"] = "B1-B2"
    assert refused(dump) == "crews.0b.at"


def test_nobody_straddles_a_drilled_tile() -> None:
    dump = drilling_dump()
    dump["crews"]["0a"]["at"] = "B1-B2"
    dump["tiles"]["B2"]["drilled"] = True
    assert refused(dump) == "crews.0a.at"


@pytest.mark.parametrize(("place", "die"), [("A1", 2), ("B1", 3), ("E1", 1), ("centre", 1)])
def test_a_die_keeps_to_its_stratum(place: str, die: int) -> None:
    dump = drilling_dump()
    dump["crews"]["0a"] = {"at": place, "power": 1, "die": die}
    dump["dice"] -= 1
    assert refused(dump) == "crews.0a.die"


def test_two_vice_presidents_each() -> None:
    dump = drilling_dump()
    for board in ("I", "II", "III"):
        dump["slots"][board][0] = 1
    assert refused(dump) == "slots"


@pytest.mark.parametrize(("value", "other"), [(99, None), (3, None), (4, 4), (4, 2)])
def test_an_achievement_is_the_top_tile_of_its_pile(value: int, other: int | None) -> None:
    dump = drilling_dump()
    dump["companies"][0]["achievements"] = {"silver": value}
    if other is not None:
        dump["companies"][1]["achievements"] = {"silver": other}
    assert refused(dump) == "companies[0].achievements.silver"


@pytest.mark.parametrize(
    ("frames", "place"),
    [
        ([["turn_end"], ["market", 0], ["workshop", 0]], "stack[1]"),
        ([["turn_end"], ["workshop", 0], ["market", 0], ["round", 1, 0]], "stack[3]"),
        ([["turn_end"], ["workshop", 0], ["move", 0]], "stack[2]"),
        ([["turn"], ["al_done"], ["al_power"]], "stack[1]"),
        ([["bid"]], "stack[0]"),
        ([], "stack"),
        ([["turn_end", 1]], "stack[0].1"),
    ],
)
def test_frames_come_in_their_order(frames: list[Any], place: str) -> None:
    dump = drilling_dump()
    dump["stack"] = frames
    assert refused(dump) == place


def test_it_is_the_turn_of_one_seat() -> None:
    dump = drilling_dump()
    dump["stack"][-1] = ["move", 1]
    assert refused(dump) == "stack[5]"


@pytest.mark.parametrize(
    ("path", "key"),
    [((), "dicee"), (("crews", "0a"), "pover"), (("companies", 1), "gould"), (("slots",), "IV")],
)
def test_a_misspelt_key_is_told(path: tuple[Any, ...], key: str) -> None:
    dump = drilling_dump()
    table: Any = dump
    for part in path:
        table = table[part]
    table[key] = 1
    assert refused(dump).endswith(key)


# ---- more of what the rules make impossible ----


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("companies", 0, "money"), 150, "companies[0].money"),
        (("companies", 0, "shafts"), 1, "companies[0].shafts"),
        (("companies", 0, "actions_left"), 1, "companies[0].actions_left"),
        (("round",), 2, "round"),
        (("round",), 0, "round"),
        (("turn",), 0, "turn"),
        (("quiet_turns",), 3, "quiet_turns"),
        (("over",), True, "over"),
        (("dice",), 2, "dice"),
        (("control",), [0, 1, 1], "control"),
        (("answers",), {"0": [0, 0, 0, 0, 0]}, "answers"),
        (("forms",), [[], [], [500]], "forms[2]"),
        (("format",), 3, "format"),
    ],
)
def test_what_does_not_fit_is_refused(path: tuple[Any, ...], value: object, place: str) -> None:
    dump = drilling_dump()
    table: Any = dump
    for part in path[:-1]:
        table = table[part]
    table[path[-1]] = value
    assert refused(dump) == place


def test_a_tile_with_its_power_is_drilled() -> None:
    dump = drilling_dump()
    dump["crews"]["0a"] = {"at": "A1", "power": 4, "die": 0}
    assert refused(dump) == "tiles.A1.drilled"


def test_shares_and_losses_are_what_the_rules_give() -> None:
    dump = covering_dump()
    dump["extraction"]["shares"]["1"][0] += 1
    assert refused(dump, covering().game) == "extraction.shares"
    dump = covering_dump()
    dump["extraction"]["losses"]["0"] -= 1
    assert refused(dump, covering().game) == "extraction.losses"


def drill(dump: Dump, power: int) -> str:
    """Mark a tile of this power as drilled, and take the card that was drawn for it."""
    place = next(p for p, tile in dump["tiles"].items() if tile_power(tile["id"]) == power)
    dump["tiles"][place]["drilled"] = True
    card: str = dump["piles"][str(power)].pop()
    return card


def test_a_card_is_drawn_for_each_drilled_tile() -> None:
    dump = drilling_dump()
    dump["companies"][0]["cards"] = [dump["piles"]["2"].pop()]
    assert refused(dump) == "piles.2"


def test_a_drilled_tile_has_cost_its_pile_a_card() -> None:
    dump = drilling_dump()
    card = drill(dump, 2)
    dump["piles"]["2"].append(card)
    assert refused(dump) == "piles.2"
    dump["piles"]["2"].remove(card)
    dump["companies"][0]["cards"] = [card]
    GAME.load(dump)


def test_no_card_is_out_of_the_game_without_al() -> None:
    dump = drilling_dump()
    dump["gone"] = [drill(dump, 2)]
    assert refused(dump) == "gone"
    dump = drilling_dump(2)
    dump["gone"] = [drill(dump, 2)]
    GAME.load(dump)


@pytest.mark.parametrize(("place", "other"), [("C2", "C3"), ("C1", "C8"), ("A4", "A5")])
def test_equal_powers_are_never_side_by_side(place: str, other: str) -> None:
    dump = drilling_dump()
    tiles = dump["tiles"]
    tiles[place]["id"], tiles[other]["id"] = tiles[other]["id"], tiles[place]["id"]
    wrong = refused(dump)
    assert wrong.startswith(f"tiles.{place[0]}")
    assert wrong.endswith(".id")


@pytest.mark.parametrize(
    ("name", "value", "stock"),
    [
        ("zinc_copper", 4, {"zinc": 8, "copper": 8}),
        ("silver", 4, {"silver": 10}),
        ("gold", 5, {"gold": 12}),
        ("each_kind", 6, {"zinc": 6, "copper": 6, "silver": 6, "gold": 6}),
    ],
)
def test_an_achievement_that_is_due_is_there(name: str, value: int, stock: dict[str, int]) -> None:
    dump = drilling_dump()
    dump["companies"][1].update(stock)
    assert refused(dump) == f"companies[1].achievements.{name}"
    dump["companies"][1]["achievements"] = {name: value}
    GAME.load(dump)
    dump["companies"][1].update(dict.fromkeys(stock, 0))
    GAME.load(dump)  # cubes may be spent afterwards


@pytest.mark.parametrize(
    ("name", "changes", "value"),
    [
        ("crews_2", {"power": 2}, 5),
        ("crews_4", {"power": 4}, 6),
        ("deep", {"at": "C5"}, 5),
        ("centre", {"at": "centre"}, 6),
    ],
)
def test_what_crews_have_achieved_is_there(name: str, changes: Dump, value: int) -> None:
    dump = drilling_dump()
    own = dump["companies"][1]["achievements"]
    own.update({"crews_2": 5} if name == "crews_4" else {"deep": 5} if name == "centre" else {})
    for letter in "abcd":
        dump["crews"][f"1{letter}"].update(changes)
    assert refused(dump) == f"companies[1].achievements.{name}"
    own[name] = value
    GAME.load(dump)


@pytest.mark.parametrize(
    ("name", "value"), [("cards", 4), ("crews_2", 5), ("crews_4", 6), ("centre", 6)]
)
def test_an_achievement_that_lasts_has_been_reached(name: str, value: int) -> None:
    dump = drilling_dump()
    dump["companies"][1]["achievements"] = {name: value}
    assert refused(dump) == f"companies[1].achievements.{name}"


def test_a_custom_set_may_deal_out_an_achievement() -> None:
    """It is judged at the first event, so that the first dump is without it."""
    rich = re.sub(r"(\[start\]\ncubes = {[^}]*gold = )\d+", r"\g<1>12", COMPONENTS_TEXT)
    game = game_with(rich)
    dump = game.dump(game.new_state(3, 1))
    assert [company["gold"] for company in dump["companies"]] == [12, 12, 12]  # type: ignore[attr-defined]
    game.load(dump)


# ---- mutations ----


def test_spoilt_dumps_are_refused_or_played_on() -> None:
    """A small part of what `make fuzz` tries."""
    tally = fuzz(KIT, 150, seed=1, games=6)
    assert tally.refused > 75
    assert tally.loaded > 5


# ---- one declaration ----


@SEATS
def test_every_number_keeps_to_its_declaration(seats: int) -> None:
    recorder = Recorder()
    state = GAME.new_state(seats, 1)
    type(state)(state.tables, seats, recorder)  # type: ignore[attr-defined,call-arg,arg-type]
    rng = Random(f"bounds {seats}")
    while not state.over:
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))
        for spec in recorder.specs:
            value = getattr(state, spec.name)
            numbers = value if spec.kind == LIST else [int(value)]
            assert spec.size < 0 or len(numbers) == spec.size, spec.name
            assert all(spec.low <= n <= spec.high for n in numbers), (spec.name, value)


@SEATS
def test_every_attribute_is_declared(seats: int) -> None:
    recorder = Recorder()
    state = GAME.new_state(seats, 1)
    type(state)(state.tables, seats, recorder)  # type: ignore[attr-defined,call-arg,arg-type]
    declared = {spec.name for spec in recorder.specs}
    not_fields = {"events", "seats", "owners", "tables", "game"}
    methods = {name for name in dir(type(state)) if callable(getattr(type(state), name, None))}
    attributes = {name for name in dir(state) if not name.startswith("_")}
    assert attributes - methods - not_fields - {"pending"} == declared


# ---- positions made by hand ----


@SEATS
@pytest.mark.parametrize(
    ("name", "turn", "kind"),
    [
        ("start of turn 1", 1, "bid"),
        ("start of turn 7", 7, "bid"),
        ("start of Phase I, turn 2", 2, "insure"),
        ("start of Phase II, turn 1", 1, "market"),
        ("start of Phase III, turn 2", 2, "workshop"),
    ],
)
def test_a_starting_point_has_a_name(seats: int, name: str, turn: int, kind: str) -> None:
    state = GAME.position({}, start=name, seats=seats)
    assert state.pending is not None
    assert (state.pending.kind, GAME.dump(state)["turn"]) == (kind, turn)
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def test_a_position_says_only_what_is_different() -> None:
    plain = GAME.dump(GAME.position({}, start="start of Phase III, turn 2", seats=3))
    changed = {"crews": {"0a": {"at": "C5"}}, "companies": {"1": {"money": 12_300}}}
    state = GAME.position(changed, start="start of Phase III, turn 2", seats=3)
    dump: Dump = GAME.dump(state)
    assert dump["crews"]["0a"] == {"at": "C5", "power": 1, "die": 0}
    assert dump["companies"][1]["money"] == 12_300
    dump["crews"]["0a"]["at"] = "E1"
    dump["companies"][1]["money"] = 3000
    assert dump == plain


@SEATS
def test_a_drilled_tile_draws_its_card_by_itself(seats: int) -> None:
    """Al has it, or the last seat; the changes may say who keeps it instead."""
    drilled = {"tiles": {"A1": {"drilled": True}}}
    plain: Dump = GAME.dump(GAME.position({}, seats=seats))
    power = str(tile_power(plain["tiles"]["A1"]["id"]))
    card = plain["piles"][power][-1]
    dump: Dump = GAME.dump(GAME.position(drilled, seats=seats))
    assert (dump["gone"] if seats == 2 else dump["companies"][-1]["cards"]) == [card]
    assert dump["piles"][power] == plain["piles"][power][:-1]
    first = plain["piles"][power][0]
    kept = {**drilled, "companies": {"0": {"cards": [first]}}}
    other: Dump = GAME.dump(GAME.position(kept, seats=seats))
    assert other["companies"][0]["cards"] == [first]
    assert other["piles"][power] == plain["piles"][power][1:]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"companies": {"3": {}}}, "companies[3]"),
        ({"dicee": 1}, "dicee"),
        ({"dice": 9}, "dice"),
        ({"companies": 3}, "companies"),
        ({"companies": {"0": {"cards": 3}}}, "companies[0].cards"),
        ({"companies": {"0": {"cards": ["2.1"]}}}, "piles.2"),
        ({"tiles": 3}, "tiles"),
        ({"tiles": {"A1": {"id": [], "drilled": True}}}, "tiles.A1.id"),
        ({"piles": {"2": []}}, "piles"),
        ({"gone": 1}, "gone"),
    ],
)
def test_a_position_is_checked_like_a_dump(changes: Dump, place: str) -> None:
    with pytest.raises(LoadError) as caught:
        GAME.position(changes, start="start of turn 2", seats=3)
    assert caught.value.place == place


@pytest.mark.parametrize("name", ["start of Phase IV, turn 2", "start of turn 0", "turn 2", ""])
def test_an_unknown_starting_point_is_refused(name: str) -> None:
    with pytest.raises(LoadError) as caught:
        GAME.position({}, start=name, seats=3)
    assert caught.value.place == "start"


# ---- dumps of the first format ----


def first_format(state: State) -> Dump:
    """As the first version wrote it."""
    dump: Dump = copy.deepcopy(GAME.dump(state))
    del dump["format"]
    dump["round"] -= 1
    for frame in dump["stack"]:
        if frame[0] == "round":
            frame[1] -= 1
    for company in dump["companies"]:
        company["advantage"] = "none"
    for answer in dump["answers"].values():
        answer[4] //= 100
    if dump["active"]["owner"] is None:
        dump["active"] = None
    dump["forms"] = [{} for _ in dump["forms"]]
    return dump


@SEATS
def test_a_dump_of_the_first_format_still_loads(seats: int) -> None:
    state = GAME.new_state(seats, 5)
    rng = Random(f"first format {seats}")
    for _ in range(400):
        if state.over:
            break
        seat = state.to_act()
        if not any(state.in_form(other) for other in range(seats)):
            old = first_format(state)
            assert GAME.dump(GAME.load(old)) == GAME.dump(state)
        state.apply_step(seat, state.sample_step(seat, rng))


def test_an_unfinished_answer_of_the_first_format_still_loads() -> None:
    state = GAME.new_state(3, 5)
    old = first_format(state)
    old["forms"][1] = {"verb": 0, "field": 2, "value": 0, "entered": [1, 2]}
    for step in (1, 2):
        state.apply_step(1, step)
    assert GAME.dump(GAME.load(old)) == GAME.dump(state)
