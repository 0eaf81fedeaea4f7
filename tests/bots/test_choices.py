"""What the bots choose where a person would not hesitate."""

from __future__ import annotations

import pytest

from pithead import bots
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from tests.brass_empire import scenario as brass
from tests.brass_empire.scenario import Scenario as Brass
from tests.rockwell.scenario import Scenario as Rockwell

PLAIN = ("greedy", "practised")
THOUGHTFUL = ("value", "planner")


def answer(bot: str, match: Match, seat: int = 0) -> str:
    player = bots.make(bot, match.game, seat, 1)
    return match.game.text(player.choose(match.game.view(match.state, seat)).action)


# ---- Rockwell ----


@pytest.mark.parametrize("bot", PLAIN)
def test_a_crew_strong_enough_completes_the_richer_tile(bot: str) -> None:
    match = Rockwell(2).crew("0a", power=3).need("A1", 3).drilling(0).build()
    assert answer(bot, match) == "move a A1"
    mirrored = Rockwell(2).crew("0a", power=3).need("A2", 3).drilling(0).build()
    assert answer(bot, mirrored) == "move a A2"


def test_the_centre_is_taken_when_it_is_in_reach() -> None:
    match = Rockwell(2).all_drilled().crew("0a", "D1").rich(0).drilling(0).build()
    assert answer("greedy", match) == "move a centre"


@pytest.mark.parametrize("bot", PLAIN)
def test_cubes_that_a_delivery_asks_for_are_delivered(bot: str) -> None:
    stood = Rockwell(2).vice_president(0, "III", 1).rich(0)
    plenty = stood.stock(0, zinc=20, copper=20, silver=20, gold=20).workshop().build()
    assert answer(bot, plenty).startswith("deliver ")
    nothing = Rockwell(2).vice_president(0, "III", 1).rich(0).stock(0).workshop().build()
    assert not answer(bot, nothing).startswith("deliver ")


# ---- Brass Empire ----


def at_arms(mine: str, theirs: str, damage: int = 0) -> Match:
    match = Brass(seats=2).unit(0, mine).unit(1, theirs, damage=damage).build()
    brass.do(match, 0, "end")
    return match


@pytest.mark.parametrize("bot", [*PLAIN, *THOUGHTFUL])
def test_a_unit_destroys_a_valuable_one_at_no_loss(bot: str) -> None:
    assert answer(bot, at_arms("bennett_ironside", "tesla_trooper")) == "attack 1 1 1"


@pytest.mark.parametrize("bot", [*PLAIN, *THOUGHTFUL])
def test_no_unit_attacks_one_that_destroys_it_for_nothing(bot: str) -> None:
    assert answer(bot, at_arms("spark_runner", "bennett_ironside")) != "attack 1 1 1"


@pytest.mark.parametrize("bot", PLAIN)
def test_employees_are_played_before_the_phase_ends(bot: str) -> None:
    match = Brass(seats=2).hand(0, "manager", "clerk").build()
    assert answer(bot, match) == "play manager"


def test_greedy_buys_the_dearest_it_can_pay() -> None:
    shop = Brass(seats=2).row("labor", "manager", "rail_baron")
    assert answer("greedy", shop.resources(labor=9).build()) == "buy L2"
    # Three Labor pay for the manager only.
    assert answer("greedy", shop.resources(labor=3).build()) == "buy L1"


@pytest.mark.parametrize(
    "op", [{"op": "steal", "n": 1}, {"op": "destroy", "target": "opponent_unit"}]
)
def test_what_harms_others_is_worth_something(op: dict[str, object]) -> None:
    """A value function sees no other figures than these: an op without worth is no op to it."""

    def figures(text: list[dict[str, object]]) -> list[float]:
        match = Brass(cards={"manager": {"play": text}}).hand(0, "manager").build()
        features = plugin_of(match.game).features(match.game)
        assert features is not None
        return features.of_company(match.state, 0)

    gain: dict[str, object] = {"op": "gain", "labor": 1}
    assert sum(figures([gain, op])) > sum(figures([gain]))


def test_a_unit_that_destroys_itself_harms_nobody() -> None:
    destroying = {"attack": 0, "action": [{"op": "destroy", "target": "this"}]}
    plain = {"attack": 0, "action": [{"op": "gain", "labor": 1}]}

    def acting(card: dict[str, object]) -> float:
        match = Brass(cards={"spark_runner": card}).unit(0, "spark_runner").build()
        features = plugin_of(match.game).features(match.game)
        assert features is not None
        return features.of_company(match.state, 0)[features.names.index("acting")]

    assert acting(destroying) == acting(plain) == 0
