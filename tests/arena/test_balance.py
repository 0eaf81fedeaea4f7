"""What the balance report counts."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

import pithead
from pithead.arena import characters
from pithead.arena.balance import _won, compare, study_kinds
from pithead.arena.blocks import Course, GameResult
from pithead.arena.contests import set_up
from pithead.arena.runs import Force
from pithead.games.brass_empire.bots.balance import Offers, count
from pithead.kernel.contract import SPECTATOR, Event, Primitive
from pithead.kernel.plugin import Heading, plugin_of

OPENING: dict[str, object] = {
    "phase": "play",
    "active": 0,
    "labor_row": ["manager", "manager", None],
    "design_row": ["ore_depot"],
    "companies": [
        {"corporation": "frontier", "reserve": ["jetpack_courier", "jetpack_courier"]},
        {"corporation": "harlem", "reserve": ["volt_militia"]},
    ],
}


def told(kind: str, **args: Primitive) -> Event:
    return Event(kind, None, "", args)


def test_a_card_appears_once_a_turn_to_those_who_can_buy_it() -> None:
    events = [
        told("bought", seat=0, card="manager", source="L1", to=0),
        told("bought", seat=0, card="manager", source="L2", to=0),
        told("filled", row="labor", slot=1, card="contractor"),
        told("bought", seat=0, card="contractor", source="L1", to=0),
        told("filled", row="labor", slot=1, card="ticket_agent"),
        told("turn", seat=1, turn=2, round=1),
        told("acquired", seat=1, card="volt_militia", source="reserve", to="discard"),
        told("dismissed", seat=1, card="ore_depot", source="D1"),
        told("dismissed", seat=1, card="clerk", source="hand"),
        told("turn", seat=0, turn=3, round=2),
    ]
    counts = count(OPENING, events)
    seen = {key.split()[1]: n for key, n in counts.items() if key.startswith("cards-seen ")}
    bought = {key.split()[1]: n for key, n in counts.items() if key.startswith("cards ")}
    assert seen == {
        "manager": 1,
        "ore_depot": 2,
        "jetpack_courier": 2,
        "ticket_agent": 2,
        "volt_militia": 1,
    }
    assert bought == {"manager": 1, "volt_militia": 1}
    had = {key for key in counts if key.startswith("card_wins ")}
    assert had == {"card_wins 0 manager", "card_wins 0 contractor", "card_wins 1 volt_militia"}


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_order_of_play_is_known_at_the_deal(name: str, seats: int) -> None:
    """Contests report it without having kept the events that a balance study counts."""
    game = pithead.game(name)
    plugin = plugin_of(game)
    counting = plugin.counting()
    assert counting is not None
    orders = set()
    for seed in range(8):
        state = game.new_state(seats, seed)
        order = plugin.order_of_play(state)
        counted = counting(game.picture(game.view(state, SPECTATOR)), [])
        assert {key for key in counted if key.startswith("order ")} == {
            f"order {seat} {place}" for place, seat in enumerate(order, start=1)
        }
        orders.add(tuple(order))
    assert len(orders) > 1
    if name == "brass_empire":
        chosen = game.new_state(seats, 1, {"corporations": "chosen", "reserves": "built"})
        assert plugin.order_of_play(chosen) == []


@pytest.mark.parametrize("name", ["rockwell", "brass_empire"])
def test_wins_are_counted_by_order_of_play(name: str) -> None:
    """Each place once a game, beginning with who is asked first; the seats of a deal are drawn."""
    game = pithead.game(name)
    counting = plugin_of(game).counting()
    assert counting is not None
    firsts = set()
    for seed in range(12):
        match = game.match(3, seed, {})
        opening = game.picture(game.view(match.state, SPECTATOR))
        counts = counting(opening, [])
        places = {key.split()[2]: int(key.split()[1]) for key in counts if key[:6] == "order "}
        assert sorted(places.values()) == [0, 1, 2]
        assert list(places) == ["1", "2", "3"]
        if name == "brass_empire":
            assert places["1"] == match.state.to_act()
        firsts.add(places["1"])
    assert firsts == {0, 1, 2}


def test_order_of_play_is_known_once_the_first_player_is() -> None:
    opening = {**OPENING, "phase": "corporations", "active": None}
    assert not any(key.startswith("order") for key in count(opening, []))
    counts = count(opening, [told("first", seat=1)])
    assert {key for key in counts if key.startswith("order")} == {"order 1 1", "order 0 2"}


@pytest.mark.parametrize("seats", [1, 3])
def test_the_offers_follow_the_rows(seats: int) -> None:
    game = pithead.game("brass_empire")
    state, rng = game.new_state(seats, 5), Random(5)
    offers = Offers(game.picture(game.view(state, SPECTATOR)))
    while not state.over:
        state.events = []
        seat = state.to_act()
        state.apply_step(seat, state.sample_step(seat, rng))
        for event in state.events:
            offers.hear(event)
        if state.in_form(seat):
            continue
        picture = game.picture(game.view(state, SPECTATOR))
        again = Offers(picture)
        assert +offers.rows == again.rows
        assert [+mine for mine in offers.reserves] == again.reserves


def game_of(winner: int, *owners: tuple[int, str]) -> GameResult:
    counts = {f"card_wins {seat} {card}": 1 for seat, card in owners}
    ranking = [[winner], [1 - winner]]
    return GameResult(("a", "b"), ranking, [1, 0], 1, 1, [], [], counts)


def test_the_wins_of_those_who_had_a_card() -> None:
    games = [
        game_of(0, (0, "manager")),
        game_of(0, (0, "manager"), (1, "manager"), (1, "clerk")),
        game_of(1, (0, "manager")),
    ]
    found = {each["name"]: each for each in _won(games, Heading("card_wins", "won"))}
    assert (found["manager"]["share"], found["manager"]["played"]) == (0.5, 4)
    assert (found["clerk"]["share"], found["clerk"]["played"]) == (0.0, 1)


def share(value: float, half: float) -> dict[str, float]:
    return {"share": value, "low": value - half, "high": value + half}


def figures(wins: float, half: float) -> dict[str, object]:
    mean = {"mean": 20 * wins, "low": 20 * wins - 1, "high": 20 * wins + 1}
    return {
        **dict.fromkeys(("turns", "decisions", "winning_score"), mean),
        "seat_wins": [share(wins, half), share(1 - wins, half)],
        "headings": {
            "cards": [{"name": "clerk", **share(wins, half)}, {"name": "gone", **share(1, 0)}]
        },
        "one_track": [],
    }


def test_two_studies_are_compared_with_intervals() -> None:
    """Newcombe's interval of symmetric ones is the root of the sum of their squares."""
    found = compare(
        figures(0.5, 0.03),
        figures(0.6, 0.04) | {"headings": {"cards": [{"name": "clerk", **share(0.6, 0.04)}]}},
    )
    (clerk,) = found["headings"]["cards"]
    assert clerk["change"] == pytest.approx(0.1)
    assert (clerk["low"], clerk["high"]) == pytest.approx((0.05, 0.15))
    assert clerk["clear"]
    assert found["seat_wins"][1]["change"] == pytest.approx(-0.1)
    assert found["turns"]["change"] == pytest.approx(2.0)
    assert (found["turns"]["low"], found["turns"]["clear"]) == (pytest.approx(2 - 2**0.5), True)
    same = compare(figures(0.5, 0.03), figures(0.51, 0.04))
    assert not same["headings"]["cards"][0]["clear"]


# --- how games went, and several kinds of players -------------------------------------------------


class Scripted:
    """A game of which only scores are asked: those of a turn after the other."""

    def __init__(self, scores: list[list[int]]) -> None:
        self.told = scores

    def turns(self, turn: int) -> int:
        return turn

    def scores(self, turn: int) -> list[int]:
        return self.told[turn - 1]


@pytest.mark.parametrize(
    ("scores", "end", "counted"),
    [
        # The lead goes over once, ties in between are nobody's; the leader half-way wins clearly.
        (
            [[0, 0], [3, 1], [2, 2], [2, 5]],
            [4, 20],
            {"course lead-changed": 1, "course clear": 1},
        ),
        ([[1, 0], [2, 1], [3, 1]], [9, 8], {"course half-way": 1}),
        ([[1, 0], [1, 2], [2, 1]], [9, 9], {"course lead-changed": 2}),
    ],
)
def test_the_course_of_a_game_is_counted(
    scores: list[list[int]], end: list[int], counted: dict[str, int]
) -> None:
    course = Course(Scripted(scores), 2)  # type: ignore[arg-type]
    for turn in range(1, len(scores) + 1):
        course.follow(turn)  # type: ignore[arg-type]
    assert course.counts(end) == counted


def test_kinds_of_players_meet_the_same_deals() -> None:
    game, plan = set_up("brass_empire", 2, {"pool": 10}, None, "k", None)
    found = study_kinds(game, plan, ["random", "greedy"], 4, Force(1))
    assert [study["bots"] for study in found["studies"]] == [
        ["random"],
        ["greedy"],
        ["random", "greedy"],
    ]
    assert all(study["games"] == 4 for study in found["studies"])
    one, mixed = found["paired"]
    for difference in (one, mixed):
        first, second = difference["headings"]["order"]
        assert first["low"] <= first["change"] <= first["high"]
        assert first["change"] == pytest.approx(-second["change"])
        assert "cards" not in difference["headings"]


def test_a_kind_of_player_does_not_differ_from_itself() -> None:
    game, plan = set_up("brass_empire", 2, {"pool": 10}, None, "k", None)
    found = study_kinds(game, plan, ["greedy", "greedy"], 3, Force(1))
    assert found["paired"][0]["turns"] == {"change": 0, "low": 0, "high": 0, "clear": False}


def test_characters_are_counted_and_a_stopped_run_goes_on() -> None:
    game, plan = set_up("brass_empire", 2, {"pool": 10}, None, "c", None)
    done = characters.study(game, plan, 2, Force(1), "made")
    assert done.games == 2
    assert done.style.keys() == set(plugin_of(game).style_figures())
    begun = structs.replace(
        done,
        strength={one: done.strength[one] for one in ("ada", "rook")},
        style={
            name: {one: figures[one] for one in ("ada", "rook")}
            for name, figures in done.style.items()
        },
    )
    played: list[str] = []
    again = characters.study(
        game, plan, 2, Force(1), "made", begun, lambda one, _: played.append(one)
    )
    assert again == done
    assert played == [one for one in done.strength if one not in ("ada", "rook")]
