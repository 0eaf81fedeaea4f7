"""Every card of the set in play: what its text says must happen, and what it says must not.

One line a case: the card, the position, what seat 0 does, and what it then has made this turn
(Labor, Construction) and got in Brass; `then` holds whatever else must be so, found and expected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from pithead.kernel.match import Match
from tests.asking import asks, legal
from tests.brass_empire.scenario import (
    CARDS,
    CORPORATIONS,
    Scenario,
    brass,
    company,
    discard,
    do,
    entry,
    hand,
    in_play,
    platform,
    resources,
    see,
    told,
)


@dataclass(frozen=True)
class Text:
    card: str
    position: Callable[[Scenario], Scenario]
    script: str
    labor: int = 0
    construction: int = 0
    brass: int = 0
    then: Callable[[Match], tuple[Any, Any]] | None = None
    seats: int = 2

    def __str__(self) -> str:
        return f"{self.card}: {self.script}"


def hold(*cards: str) -> Callable[[Scenario], Scenario]:
    """These in hand and nothing else to draw but Clerks."""
    return lambda s: s.hand(0, *cards)


def after(before: str, *cards: str) -> Callable[[Scenario], Scenario]:
    """This was played earlier this turn; these are in hand."""
    return lambda s: s.played(0, before).hand(0, *cards)


def damage(match: Match, seat: int = 1) -> list[int]:
    return [entry["damage"] for entry in company(match, seat)["in_play"]]


def top(match: Match, number: int) -> list[str]:
    cards: list[str] = company(match, 0)["deck"][:number]
    return cards


def seen(match: Match, kind: str) -> list[str]:
    """What seat 0 alone was shown, the last time."""
    event = told(match.events, kind)[-1]
    assert event.audience == (0,)
    return sorted(str(event.args["cards"]).split())


CHEAP = ("manager", "railcar_thief", *["contractor"] * 4)

STARTERS = [
    Text("clerk", hold("clerk"), "play clerk", labor=1),
    Text("union_worker", hold("union_worker"), "play union_worker", construction=1),
    Text("mining_platform", lambda s: s.resources(construction=2), "convert", brass=1),
]

NEUTRAL = [
    Text("manager", hold("manager"), "play manager", labor=2),
    Text("contractor", hold("contractor"), "play contractor", construction=2),
    Text(
        "day_laborers",
        hold("day_laborers"),
        "play day_laborers; end",
        then=lambda m: ((see(m)["dismissed"], discard(m, 0)), (["day_laborers"], [])),
    ),
    Text("day_laborers", hold("day_laborers"), "play day_laborers", labor=2, construction=1),
    Text(
        "scrap_dealer",
        lambda s: s.hand(0, "scrap_dealer").building(0, "blast_wall"),
        "play scrap_dealer; yes",
        labor=2,
        construction=2,
        then=lambda m: ((in_play(m, 0), discard(m, 0)), ([], ["blast_wall"])),
    ),
    Text(
        "scrap_dealer",
        lambda s: s.hand(0, "scrap_dealer").building(0, "blast_wall"),
        "play scrap_dealer; no",
        labor=2,
        then=lambda m: (in_play(m, 0), ["blast_wall"]),
    ),
    Text(
        "scrap_dealer",
        lambda s: s.hand(0, "scrap_dealer").building(0, "blast_wall", face_up=False),
        "play scrap_dealer",
        labor=2,
        then=lambda m: (asks(m), ("play", (0,))),
    ),
    Text("vanguard_mercenary", hold("vanguard_mercenary"), "play vanguard_mercenary", labor=1),
    Text(
        "vanguard_mercenary",
        lambda s: s.unit(0, "vanguard_mercenary").unit(1, "cog_courier", damage=1),
        "end; attack 1 1 1",
        brass=1 + 1,
    ),
    Text(
        "hired_sentinel",
        lambda s: (
            s.unit(0, "hired_sentinel").unit(1, "cog_courier", damage=1).brass(1, 4).brass(2, 4)
        ),
        "end; attack 1 1 1",
        brass=1 + 2,
        seats=3,
    ),
    Text(
        "hired_sentinel",
        lambda s: s.brass(0, 4).unit(0, "hired_sentinel").unit(1, "cog_courier", damage=1),
        "end; attack 1 1 1",
        brass=1,
    ),
    Text(
        "hired_sentinel",
        lambda s: s.unit(0, "chroniker").unit(1, "hired_sentinel"),
        "end",
        then=lambda m: (legal(m, 0, "attack"), {("attack", 1, 1, 1)}),
    ),
    Text(
        "blast_wall",
        lambda s: s.unit(0, "chroniker").building(1, "blast_wall").building(1, "ore_depot"),
        "end; attack 1 1 1",
        then=lambda m: ((damage(m), damage(m, 0)), ([2, 0], [0])),
    ),
]

FRONTIER = [
    Text("jetpack_courier", hold("jetpack_courier"), "play jetpack_courier", labor=1, brass=1),
    Text(
        "passenger_station",
        lambda s: s.building(0, "passenger_station").played(0, "ticket_agent"),
        "use 1",
        brass=1,
    ),
    Text(
        "passenger_station",
        lambda s: s.building(0, "passenger_station").played(0, "manager"),
        "use 1",
        labor=1,
    ),
    Text("drilling_caravan", lambda s: s.unit(0, "drilling_caravan"), "end; act 1", brass=3),
    Text(
        "drilling_caravan",
        lambda s: s.unit(0, "drilling_caravan").platform(0, up=False),
        "end; act 1",
    ),
    Text("ticket_agent", hold("ticket_agent"), "play ticket_agent", labor=1),
    Text("ticket_agent", after("rail_baron", "ticket_agent"), "play ticket_agent", 1, 0, 1),
    Text("ticket_agent", after("manager", "ticket_agent"), "play ticket_agent", labor=1),
    Text("track_surveyor", hold("track_surveyor"), "play track_surveyor", construction=1),
    Text(
        "track_surveyor",
        lambda s: s.hand(0, "track_surveyor").building(0, "blast_wall"),
        "play track_surveyor",
        construction=1,
        brass=1,
    ),
    Text("freight_broker", hold("freight_broker"), "play freight_broker; amount 1", brass=1),
    Text("freight_broker", hold("freight_broker"), "play freight_broker; amount 0", labor=2),
    Text(
        "freight_broker",
        lambda s: s.hand(0, "freight_broker").resources(labor=5),
        "play freight_broker; amount 2",
        labor=3,
        brass=2,
    ),
    Text("rail_baron", hold("rail_baron"), "play rail_baron", labor=1, brass=1),
    Text(
        "rail_baron",
        lambda s: s.hand(0, "rail_baron").platform(0, up=False),
        "play rail_baron",
        labor=1,
    ),
    Text(
        "rail_baron",
        lambda s: (
            s.hand(0, "rail_baron")
            .building(0, "blast_wall")
            .building(0, "blast_wall")
            .building(0, "ore_depot")
        ),
        "play rail_baron",
        labor=1,
        brass=3,
    ),
    Text(
        "rail_baron",
        lambda s: (
            s.hand(0, "rail_baron").unit(0, "spark_runner").building(0, "blast_wall", face_up=False)
        ),
        "play rail_baron",
        labor=1,
        brass=1,
    ),
    Text(
        "land_agent",
        lambda s: s.hand(0, "land_agent").row("labor", *CHEAP),
        "play land_agent; slot L2",
        brass=1,
        then=lambda m: ((top(m, 1), discard(m, 0)), (["railcar_thief"], [])),
    ),
    Text(
        "elizebeth_boyd",
        lambda s: s.hand(0, "elizebeth_boyd").deck(0, "chroniker"),
        "play elizebeth_boyd",
        brass=2,
        then=lambda m: (hand(m, 0), ["chroniker"]),
    ),
    Text(
        "elizebeth_boyd",
        lambda s: s.hand(0, "elizebeth_boyd").played(0, *["ticket_agent"] * 4),
        "play elizebeth_boyd",
        brass=5,
    ),
    Text("handcar_scout", hold("handcar_scout"), "play handcar_scout", brass=1),
    Text(
        "handcar_scout",
        lambda s: s.hand(0, "handcar_scout").building(0, "blast_wall").building(0, "ore_depot"),
        "play handcar_scout",
        brass=3,
    ),
    Text(
        "prospecting_rig",
        lambda s: s.unit(0, "prospecting_rig").platform(0, up=False),
        "end; act 1",
        brass=2,
    ),
    Text(
        "conductor_terminal",
        lambda s: s.building(0, "conductor_terminal").resources(labor=7),
        "use 1; amount 2",
        labor=3,
        brass=2,
    ),
    Text("ore_depot", lambda s: s.building(0, "ore_depot"), "use 1", brass=1),
    Text(
        "ore_depot",
        lambda s: s.building(1, "ore_depot", damage=1).unit(0, "gyro_skimmer"),
        "end; attack 1 1 1",
        brass=2,
        then=lambda m: (see(m)["companies"][1]["draw_later"], 1),
    ),
    Text(
        "signal_house",
        lambda s: (
            s.building(0, "signal_house", face_up=False)
            .unit(0, "gyro_skimmer")
            .unit(0, "cog_courier")
            .turn_start()
        ),
        "end; mine 2; mine 3",
        brass=3 + 2,
    ),
    Text("signal_house", lambda s: s.building(0, "signal_house"), "demolish 1", construction=2),
    Text(
        "bennett_ironside",
        lambda s: s.unit(0, "bennett_ironside").unit(0, "cog_courier"),
        "end; mine 1; mine 2",
        brass=3 + 1 + 1,
    ),
]


def against(scenario: Scenario, units: int) -> Scenario:
    """Put `units` units on the other side."""
    for _ in range(units):
        scenario.unit(1, "cog_courier")
    return scenario


HARLEM = [
    Text(
        "volt_militia",
        lambda s: against(s.hand(0, "volt_militia").brass(1, 3), 2),
        "play volt_militia; target 1 2",
        labor=2,
        then=lambda m: (damage(m), [0, 1]),
    ),
    Text(
        "volt_militia",
        lambda s: against(s.hand(0, "volt_militia").brass(0, 3).brass(1, 3), 1),
        "play volt_militia",
        labor=1,
        then=lambda m: (damage(m), [1]),
    ),
    Text(
        "battery_turbine",
        lambda s: s.building(0, "battery_turbine", charge=1),
        "use 1; option 1",
        then=lambda m: (entry(m, 0, 1)["charge"], 3),
    ),
    Text(
        "battery_turbine",
        lambda s: s.building(0, "battery_turbine", charge=2),
        "use 1; option 1",
        then=lambda m: (entry(m, 0, 1)["charge"], 3),
    ),
    Text(
        "battery_turbine",
        lambda s: s.building(0, "battery_turbine", charge=3),
        "use 1",  # it holds no more: there is nothing to choose
        construction=4,
        then=lambda m: (entry(m, 0, 1)["charge"], 0),
    ),
    Text(
        "shockwave_emitter",
        lambda s: s.building(0, "shockwave_emitter", charge=1).unit(1, "chroniker"),
        "use 1; option 1",
        then=lambda m: ((entry(m, 0, 1)["charge"], damage(m)), (2, [0])),
    ),
    Text(
        "shockwave_emitter",
        lambda s: (
            s.building(0, "shockwave_emitter", charge=2)
            .unit(0, "cog_courier")
            .unit(1, "chroniker")
            .unit(2, "cog_courier")
            .unit(2, "gyro_skimmer")
        ),
        "use 1",  # it holds no more: there is nothing to choose
        then=lambda m: (
            (entry(m, 0, 1)["charge"], damage(m, 0), damage(m), damage(m, 2)),
            (0, [0, 0], [2], [2]),
        ),
        seats=3,
    ),
    Text("railcar_thief", hold("railcar_thief"), "play railcar_thief", labor=1),
    Text(
        "railcar_thief",
        lambda s: s.hand(0, "railcar_thief").brass(0, 2).brass(1, 3),
        "play railcar_thief; option 1",
        labor=1,
    ),
    Text(
        "railcar_thief",
        lambda s: s.hand(0, "railcar_thief").brass(0, 2).brass(1, 3),
        "play railcar_thief; option 2",
        brass=1,
        then=lambda m: (brass(m, 1), 2),
    ),
    Text(
        "railcar_thief",
        lambda s: s.hand(0, "railcar_thief").brass(0, 3).brass(1, 3),
        "play railcar_thief",  # nobody is richer: there is nothing to choose
        labor=1,
        then=lambda m: (brass(m, 1), 3),
    ),
    Text(
        "spark_saboteur",
        lambda s: s.hand(0, "spark_saboteur").unit(1, "chroniker"),
        "play spark_saboteur; target 1 0",
        then=lambda m: ((platform(m, 1)["damage"], damage(m)), (1, [0])),
    ),
    Text(
        "spark_saboteur",
        lambda s: s.played(0, "railcar_thief").hand(0, "spark_saboteur").unit(1, "chroniker"),
        "play spark_saboteur; target 1 1",
        labor=1,
        then=lambda m: (damage(m), [1]),
    ),
    Text(
        "dynamo_mechanic",
        lambda s: s.hand(0, "dynamo_mechanic").unit(1, "chroniker"),
        "play dynamo_mechanic",
        construction=1,
        then=lambda m: (damage(m), [1]),
    ),
    Text("blackout_agent", hold("blackout_agent"), "play blackout_agent", labor=1),
    Text(
        "blackout_agent",
        lambda s: against(s.hand(0, "blackout_agent"), 3),
        "play blackout_agent",
        labor=2,
    ),
    Text(
        "blackout_agent",
        lambda s: s.hand(0, "blackout_agent").hand(1, *["clerk"] * 4),
        "play blackout_agent",
        labor=1,
        then=lambda m: ((hand(m, 1), discard(m, 1)), (["clerk"] * 3, ["clerk"])),
    ),
    Text(
        "arc_gunner",
        lambda s: s.hand(0, "arc_gunner").unit(1, "chroniker"),
        "play arc_gunner",
        labor=1,
        then=lambda m: (damage(m), [3]),
    ),
    Text(
        "harlem_redmond",
        lambda s: s.brass(0, 5).hand(0, "harlem_redmond").unit(1, "chroniker").brass(1, 5),
        "play harlem_redmond",
        labor=2,
        then=lambda m: ((damage(m), brass(m, 1)), ([2], 5)),
    ),
    Text(
        "harlem_redmond",
        lambda s: s.hand(0, "harlem_redmond").brass(1, 5),
        "play harlem_redmond",
        labor=2,
        brass=2,
        then=lambda m: (brass(m, 1), 3),
    ),
    Text(
        "spark_runner",
        lambda s: s.unit(0, "spark_runner").unit(1, "tesla_trooper").unit(1, "chroniker"),
        "end; act 1; target 1 1",
        then=lambda m: (
            (in_play(m, 0), discard(m, 0), in_play(m, 1)),
            ([], ["spark_runner"], ["chroniker"]),
        ),
    ),
    Text(
        "tesla_trooper",
        lambda s: s.unit(0, "tesla_trooper").unit(1, "cog_courier"),
        "end; attack 1 1 1; end",
        brass=1,
        then=lambda m: (len(hand(m, 0)), 6),
    ),
    Text(
        "tesla_trooper",
        lambda s: s.unit(0, "tesla_trooper").unit(1, "chroniker"),
        "end; attack 1 1 1; end",
        then=lambda m: ((len(hand(m, 0)), brass(m, 1)), (5, 3)),
    ),
    Text(
        "relay_station",
        lambda s: s.building(0, "relay_station", charge=3),
        "use 1",  # full, and nobody to hit: nothing happens and nothing is lost
        then=lambda m: (entry(m, 0, 1)["charge"], 3),
    ),
    Text(
        "relay_station",
        lambda s: s.building(0, "relay_station", charge=3).unit(1, "chroniker"),
        "use 1",
        then=lambda m: ((entry(m, 0, 1)["charge"], damage(m)), (0, [3])),
    ),
    Text(
        "capacitor_bank",
        lambda s: s.building(0, "capacitor_bank", charge=1),
        "use 1; option 1",
        then=lambda m: (entry(m, 0, 1)["charge"], 3),
    ),
    Text(
        "capacitor_bank",
        lambda s: s.building(0, "capacitor_bank", charge=4),
        "use 1",
        labor=5,
        then=lambda m: (entry(m, 0, 1)["charge"], 0),
    ),
    Text(
        "lightning_fence",
        lambda s: s.building(1, "lightning_fence", damage=1).unit(0, "bulwark_walker"),
        "end; attack 1 1 1",
        brass=2,
        then=lambda m: ((damage(m, 0), brass(m, 1)), ([3], 0)),
    ),
    Text(
        "lightning_fence",
        lambda s: s.building(1, "lightning_fence").unit(0, "cog_courier"),
        "end; attack 1 1 1",
        then=lambda m: ((brass(m, 1), in_play(m, 0)), (2, [])),
    ),
    Text(
        "quentin_edison",
        lambda s: s.hand(0, "quentin_edison").hand(1, "clerk", "clerk"),
        "play quentin_edison",
        then=lambda m: (hand(m, 1), ["clerk"]),
    ),
    Text(
        "quentin_edison",
        lambda s: s.unit(0, "quentin_edison", charge=1).unit(0, "chroniker"),
        "end; act 1",  # nobody to hit: it stores
        then=lambda m: (entry(m, 0, 1)["charge"], 3),
    ),
    Text(
        "quentin_edison",
        lambda s: (
            s.unit(0, "quentin_edison", charge=2).unit(0, "gyro_skimmer").unit(1, "chroniker")
        ),
        "end; act 1; option 2",
        then=lambda m: ((entry(m, 0, 1)["charge"], damage(m)), (0, [2])),
    ),
]

MCGLYNN = [
    Text(
        "gumshoe",
        lambda s: s.hand(0, "gumshoe").deck(0, "chroniker").hand(1, "manager", "clerk"),
        "play gumshoe",
        labor=1,
        then=lambda m: (
            (hand(m, 0), seen(m, "peeked_seen")),
            (["chroniker"], ["clerk", "manager"]),
        ),
    ),
    Text(
        "clockwerks_factory",
        lambda s: s.building(0, "clockwerks_factory").deck(0, "chroniker"),
        "demolish 1",
        then=lambda m: (
            (hand(m, 0), discard(m, 0)),
            (["chroniker"], ["clockwerks_factory"]),
        ),
    ),
    Text(
        "clockwerks_factory",
        lambda s: (
            s.seat(1)
            .building(0, "clockwerks_factory", face_up=False)
            .deck(1, "manager", *["clerk"] * 4)
        ),
        "1: end",
        then=lambda m: (seen(m, "peeked_seen"), [*["clerk"] * 4, "manager"]),
    ),
    Text(
        "miltonian_barracks",
        lambda s: (
            s.building(0, "miltonian_barracks", face_up=False).deck(0, "chroniker").turn_start()
        ),
        "",
        then=lambda m: (hand(m, 0), ["chroniker"]),
    ),
    Text(
        "miltonian_barracks",
        lambda s: (
            s.building(0, "miltonian_barracks").deck(0, "chroniker").resources(construction=2)
        ),
        "use 1",
        construction=1,
        then=lambda m: (hand(m, 0), ["chroniker"]),
    ),
    Text(
        "miltonian_barracks",
        lambda s: s.building(0, "miltonian_barracks").resources(labor=2),
        "",
        labor=2,
        then=lambda m: (legal(m, 0, "use"), set()),
    ),
    Text(
        "telegraph_runner",
        lambda s: s.hand(0, "telegraph_runner").deck(0, "chroniker"),
        "play telegraph_runner",
        then=lambda m: (hand(m, 0), ["chroniker"]),
    ),
    Text(
        "telegraph_runner", after("pendulum_sniper", "telegraph_runner"), "play telegraph_runner", 1
    ),
    Text("pendulum_sniper", hold("pendulum_sniper"), "play pendulum_sniper; option 1", labor=2),
    Text(
        "pendulum_sniper",
        lambda s: s.hand(0, "pendulum_sniper").unit(1, "chroniker"),
        "play pendulum_sniper; option 2",
        labor=1,
        then=lambda m: (damage(m), [2]),
    ),
    Text(
        "archive_keeper",
        lambda s: (
            s.hand(0, "archive_keeper")
            .discard(0, "chroniker", "clerk")
            .row("labor", "contractor", "manager")
            .on_centre_deck("labor", "railcar_thief", "pendulum_sniper")
        ),
        "play archive_keeper; slot L1; slot L2; take discard chroniker",
        then=lambda m: (
            (see(m)["labor_row"][:2], see(m)["labor_deck"][-2:], hand(m, 0), discard(m, 0)),
            (
                ["railcar_thief", "pendulum_sniper"],
                ["contractor", "manager"],
                ["chroniker"],
                ["clerk"],
            ),
        ),
    ),
    Text(
        "clockwork_apprentice",
        lambda s: s.played(0, *["clerk"] * 3).hand(0, "clockwork_apprentice"),
        "play clockwork_apprentice",
        construction=1,
        then=lambda m: (len(hand(m, 0)), 1),
    ),
    Text(
        "clockwork_apprentice",
        lambda s: s.played(0, *["clerk"] * 2).hand(0, "clockwork_apprentice"),
        "play clockwork_apprentice",
        labor=1,
        construction=1,
        then=lambda m: (len(hand(m, 0)), 0),
    ),
    Text(
        "case_analyst",
        lambda s: s.hand(0, "case_analyst").deck(0, "clerk", "chroniker", "manager"),
        "play case_analyst; put discard clerk; put deck chroniker",
        then=lambda m: ((hand(m, 0), discard(m, 0)), (["chroniker"], ["clerk"])),
    ),
    Text(
        "case_analyst",
        lambda s: (
            s.played(0, *["clerk"] * 3)
            .hand(0, "case_analyst")
            .deck(0, "clerk", "chroniker", "manager")
        ),
        "play case_analyst; put discard clerk; put deck chroniker",
        then=lambda m: (hand(m, 0), ["chroniker", "manager"]),
    ),
    Text(
        "inspector_harlowe",
        lambda s: (
            s.hand(0, "inspector_harlowe").deck(0, "chroniker", "clerk", "manager").hand(1, "clerk")
        ),
        "play inspector_harlowe; take hand clerk",
        then=lambda m: (
            (seen(m, "peeked_seen"), hand(m, 0), discard(m, 0)),
            (["clerk"], ["chroniker", "manager"], ["clerk"]),
        ),
    ),
    Text(
        "cog_courier",
        hold("cog_courier"),
        "play cog_courier",
        then=lambda m: (len(hand(m, 0)), 1),
    ),
    Text(
        "chroniker",
        lambda s: s.unit(0, "chroniker", damage=3).unit(1, "chroniker").deck(0, "manager"),
        "end; attack 1 1 1; yes",
        then=lambda m: (
            (in_play(m, 0), discard(m, 0), hand(m, 0)),
            ([], ["chroniker"], ["manager"]),
        ),
    ),
    Text(
        "records_hall",
        lambda s: s.building(0, "records_hall").deck(0, "chroniker", "manager"),
        "use 1; put discard chroniker; put deck manager",
        labor=1,
        then=lambda m: ((top(m, 1), discard(m, 0)), (["manager"], ["chroniker"])),
    ),
    Text(
        "records_hall",
        lambda s: s.building(0, "records_hall").deck(0, "chroniker", "manager"),
        "use 1; put deck chroniker; put deck manager",
        labor=1,
        then=lambda m: (top(m, 2), ["manager", "chroniker"]),
    ),
    Text(
        "winding_tower",
        lambda s: (
            s.building(0, "winding_tower").hand(0, "clerk", "union_worker").deck(0, "chroniker")
        ),
        "use 1; take hand union_worker",
        labor=1,
        then=lambda m: (
            (hand(m, 0), discard(m, 0)),
            (["chroniker", "clerk"], ["union_worker"]),
        ),
    ),
    Text(
        "winding_tower",
        lambda s: s.building(0, "winding_tower"),
        "",
        then=lambda m: (legal(m, 0, "use"), set()),
    ),
    Text(
        "listening_post",
        lambda s: (
            s.seat(1)
            .building(0, "listening_post", face_up=False)
            .building(1, "ore_depot", face_up=False)
        ),
        "1: end",
        then=lambda m: (seen(m, "peeked_seen"), ["ore_depot"]),
    ),
    Text(
        "listening_post",
        lambda s: (
            s.building(0, "listening_post")
            .row("design", "ore_depot")
            .on_centre_deck("design", "blast_wall")
        ),
        "use 1; slot D1",
        then=lambda m: (
            (see(m)["design_row"][0], see(m)["design_deck"][-1]),
            ("blast_wall", "ore_depot"),
        ),
    ),
    Text(
        "listening_post",
        lambda s: (
            s.building(0, "listening_post")
            .deck(0, "chroniker")
            .row("labor", "manager")
            .resources(labor=3)
        ),
        "buy L1; put discard chroniker",
        then=lambda m: (discard(m, 0), ["chroniker", "manager"]),
    ),
    Text(
        "earl_hildebrand",
        lambda s: s.unit(0, "earl_hildebrand"),
        "end; act 1; end",
        then=lambda m: (len(hand(m, 0)), 7),
    ),
]

OMNI_EDO = [
    Text(
        "corp_ninja",
        lambda s: s.hand(0, "corp_ninja", "clerk", "manager").discard(0, "union_worker"),
        "play corp_ninja; yes; take hand clerk",
        construction=1,
        then=lambda m: (see(m)["dismissed"], ["clerk"]),
    ),
    Text(
        "corp_ninja",
        hold("corp_ninja", "clerk"),
        "play corp_ninja; no",
        construction=1,
        then=lambda m: ((see(m)["dismissed"], hand(m, 0)), ([], ["clerk"])),
    ),
    Text(
        "corp_ninja",
        after("construction_sensei", "corp_ninja", "clerk"),
        "play corp_ninja; no",
        labor=1,
        construction=1,
    ),
    Text(
        "sorting_facility",
        lambda s: s.building(0, "sorting_facility").hand(0, "clerk", "union_worker"),
        "use 1; yes; take hand clerk",
        labor=1,
        construction=1,
        then=lambda m: ((see(m)["dismissed"], hand(m, 0)), (["clerk"], ["union_worker"])),
    ),
    Text(
        "sorting_facility",
        lambda s: s.building(0, "sorting_facility").hand(0, "clerk", "union_worker"),
        "use 1; no",
        labor=1,
        construction=1,
        then=lambda m: (len(hand(m, 0)), 2),
    ),
    Text(
        "zhan_shi_cycle",
        lambda s: s.hand(0, "zhan_shi_cycle").building(0, "lantern_workshop", face_up=False),
        "play zhan_shi_cycle",
        construction=3,
        then=lambda m: (entry(m, 0, 1)["face_up"], True),
    ),
    Text(
        "zhan_shi_cycle",
        lambda s: s.unit(0, "zhan_shi_cycle").unit(1, "cog_courier"),
        "end; attack 1 1 1",
        brass=1 + 2,
    ),
    Text("construction_sensei", hold("construction_sensei"), "play construction_sensei", labor=1),
    Text(
        "construction_sensei",
        lambda s: s.hand(0, "construction_sensei", "blast_wall"),
        "play blast_wall; play construction_sensei",
        labor=1,
        construction=2,
    ),
    Text(
        "illumination_inventor",
        hold("illumination_inventor", "clerk", "union_worker"),
        "play illumination_inventor; yes; take hand clerk",
        construction=1,
        then=lambda m: ((see(m)["dismissed"], hand(m, 0)), (["clerk"], ["union_worker"])),
    ),
    Text(
        "zen_archivist",
        lambda s: (
            s.hand(0, "zen_archivist", "clerk")
            .row("design", "chroniker")
            .on_centre_deck("design", "ore_depot")
        ),
        "play zen_archivist; yes; slot D1",
        labor=1,
        construction=1,
        then=lambda m: (
            (see(m)["dismissed"], see(m)["design_row"][0]),
            (["chroniker"], "ore_depot"),
        ),
    ),
    Text(
        "zen_archivist",
        hold("zen_archivist", "clerk", "manager"),
        "play zen_archivist; yes; take hand clerk",
        labor=1,
        construction=1,
        then=lambda m: (see(m)["dismissed"], ["clerk"]),
    ),
    Text(
        "efficiency_auditor",
        lambda s: s.hand(0, "efficiency_auditor").deck(0, "union_worker", "chroniker"),
        "play efficiency_auditor; put dismiss union_worker",
        labor=2,
        then=lambda m: ((see(m)["dismissed"], top(m, 1)), (["union_worker"], ["chroniker"])),
    ),
    Text(
        "efficiency_auditor",
        lambda s: (
            s.hand(0, "efficiency_auditor")
            .deck(0, "union_worker", "chroniker")
            .row("design", "chroniker", "blast_wall")
            .resources(1, 4)
        ),
        "play efficiency_auditor; put deck union_worker; buy D1; buy D2",
        labor=0,
        construction=1,
        then=lambda m: (discard(m, 0), ["blast_wall", "chroniker"]),
    ),
    Text("master_builder", hold("master_builder"), "play master_builder", construction=2),
    Text(
        "master_builder",
        lambda s: s.hand(0, "master_builder").building(0, "lantern_workshop", face_up=False),
        "play master_builder",
        construction=2 + 2 + 1,
        then=lambda m: (entry(m, 0, 1)["face_up"], True),
    ),
    Text("himiko_edo", hold("himiko_edo"), "play himiko_edo", construction=2, brass=1),
    Text(
        "himiko_edo",
        lambda s: (
            s.hand(0, "himiko_edo")
            .building(0, "blast_wall", face_up=False)
            .building(0, "ore_depot")
            .unit(0, "chroniker")
        ),
        "play himiko_edo",
        construction=2,
        brass=3,
        then=lambda m: (entry(m, 0, 1)["face_up"], True),
    ),
    Text(
        "paper_dojo",
        lambda s: s.building(0, "paper_dojo").hand(0, "clerk", "clerk", "manager"),
        "demolish 1; yes; take hand clerk; take hand clerk",
        then=lambda m: (
            (see(m)["dismissed"], hand(m, 0), discard(m, 0)),
            (["clerk", "clerk"], ["manager"], ["paper_dojo"]),
        ),
    ),
    Text(
        "stone_sentinel",
        hold("stone_sentinel", "blast_wall"),
        "play blast_wall; play stone_sentinel",
        construction=1,
    ),
    Text("stone_sentinel", hold("stone_sentinel"), "play stone_sentinel"),
    Text(
        "stone_sentinel",
        lambda s: s.unit(0, "chroniker").unit(1, "stone_sentinel"),
        "end",
        then=lambda m: (legal(m, 0, "attack"), {("attack", 1, 1, 1)}),
    ),
    Text(
        "lantern_workshop",
        lambda s: s.building(0, "lantern_workshop").turn_start(),
        "",
        construction=1,
    ),
    Text(
        "lantern_workshop",
        lambda s: s.building(0, "lantern_workshop", face_up=False).turn_start(),
        "",
        construction=2 + 1,
    ),
    Text(
        "reclamation_yard",
        lambda s: s.building(0, "reclamation_yard").hand(
            0, "illumination_inventor", "illumination_inventor", "clerk", "clerk", "clerk"
        ),
        "play illumination_inventor; yes; take hand clerk; "
        "play illumination_inventor; yes; take hand clerk",
        labor=2,
        construction=2,
    ),
    Text(
        "floating_shipyard",
        lambda s: (
            s.building(0, "floating_shipyard", face_up=False).platform(0, up=False).turn_start()
        ),
        "",
        then=lambda m: (platform(m, 0), {"up": True, "damage": 0}),
    ),
    Text(
        "floating_shipyard",
        lambda s: s.building(0, "floating_shipyard").hand(0, "lantern_workshop"),
        "play lantern_workshop; use 1",
        construction=3,
        then=lambda m: (entry(m, 0, 2)["face_up"], True),
    ),
    Text(
        "lacquered_colossus",
        lambda s: (
            s.hand(0, "lacquered_colossus").unit(1, "chroniker").unit(1, "chroniker", damage=2)
        ),
        "play lacquered_colossus",
        then=lambda m: (asks(m)[0], "may"),
    ),
    Text(
        "lacquered_colossus",
        lambda s: s.hand(0, "lacquered_colossus").unit(1, "gyro_skimmer"),
        "play lacquered_colossus",
        then=lambda m: (in_play(m, 1), ["gyro_skimmer"]),
    ),
]

WINDCRAFT = [
    Text("pester_hound", lambda s: s.unit(0, "pester_hound"), "end; mine 1", brass=1),
    Text(
        "pester_hound",
        lambda s: s.hand(0, "pester_hound").row("design", "chroniker").resources(2, 2),
        "play pester_hound; buy D1",
        then=lambda m: (discard(m, 0), ["chroniker"]),
    ),
    Text(
        "parts_silo",
        lambda s: s.building(0, "parts_silo").hand(0, "pester_hound", "pester_hound"),
        "play pester_hound; play pester_hound",
        labor=1,
    ),
    Text(
        "jemmy_riveter",
        lambda s: s.hand(0, "jemmy_riveter").unit(0, "gyro_skimmer").unit(0, "cog_courier"),
        "play jemmy_riveter; end; mine 1; mine 2",
        labor=1,
        brass=3 + 2,
    ),
    Text("line_worker", hold("line_worker"), "play line_worker", labor=1),
    Text(
        "line_worker",
        lambda s: s.hand(0, "line_worker").unit(0, "cog_courier"),
        "play line_worker",
        labor=2,
    ),
    Text(
        "line_worker",
        lambda s: (
            s.hand(0, "line_worker")
            .unit(0, "cog_courier")
            .unit(0, "cog_courier")
            .unit(0, "cog_courier")
            .unit(0, "cog_courier")
        ),
        "play line_worker",
        labor=3,
    ),
    Text("assembly_foreman", hold("assembly_foreman"), "play assembly_foreman", construction=1),
    Text(
        "assembly_foreman",
        lambda s: s.hand(0, "assembly_foreman").row("design", "chroniker").resources(1, 2),
        "play assembly_foreman; buy D1",
        then=lambda m: (discard(m, 0), ["chroniker"]),
    ),
    Text(
        "drill_sergeant",
        hold("drill_sergeant", "gyro_skimmer"),
        "play gyro_skimmer; play drill_sergeant; end; mine 1",
        labor=1,
        brass=2,
    ),
    Text("drill_sergeant", hold("drill_sergeant"), "play drill_sergeant", labor=1),
    Text("ramming_pilot", hold("ramming_pilot"), "play ramming_pilot", labor=1),
    Text(
        "ramming_pilot",
        lambda s: s.hand(0, "ramming_pilot").unit(0, "cog_courier").unit(1, "skybreaker"),
        "play ramming_pilot; option 2; end; mine 1",
        labor=1,
        brass=2,
    ),
    Text(
        "ramming_pilot",
        lambda s: s.hand(0, "ramming_pilot").unit(0, "cog_courier").unit(1, "skybreaker"),
        "play ramming_pilot; option 1",
        then=lambda m: ((in_play(m, 0), in_play(m, 1)), ([], [])),
    ),
    Text("chief_engineer", hold("chief_engineer"), "play chief_engineer", construction=2),
    Text(
        "chief_engineer",
        lambda s: s.hand(0, "chief_engineer").discard(0, "gyro_skimmer", "cog_courier", "manager"),
        "play chief_engineer; take discard cog_courier",
        construction=2,
        then=lambda m: ((top(m, 1), discard(m, 0)), (["cog_courier"], ["gyro_skimmer", "manager"])),
    ),
    Text(
        "orville_threepwood",
        lambda s: (
            s.hand(0, "orville_threepwood")
            .row("design", "vanguard_mercenary", "gyro_skimmer", *["skybreaker", "chroniker"])
            .slot("design", 5, "blast_wall")
            .slot("design", 6, "blast_wall")
            .unit(0, "tesla_trooper")
        ),
        "play orville_threepwood; slot D2; end; mine 1",
        brass=2,
        then=lambda m: (see(m)["design_row"][0], "vanguard_mercenary"),
    ),
    Text(
        "orville_threepwood",
        lambda s: (
            s.hand(0, "orville_threepwood")
            .row("design", *["blast_wall"] * 3, *["ore_depot"] * 3)
            .unit(0, "tesla_trooper", fresh=True)
        ),
        "play orville_threepwood; end; mine 1",
        brass=2,
    ),
    Text("gyro_skimmer", hold("gyro_skimmer"), "play gyro_skimmer"),
    Text(
        "gyro_skimmer",
        hold("gyro_skimmer", "cog_courier"),
        "play cog_courier; play gyro_skimmer",
        1,
    ),
    Text(
        "gyro_skimmer",
        lambda s: s.unit(0, "gyro_skimmer").unit(1, "cog_courier").brass(1, 2),
        "end; attack 1 1 1",
        brass=1 + 1,
    ),
    Text(
        "overclocked_wagon",
        lambda s: (
            s.unit(0, "overclocked_wagon").row("labor", "manager", "manager").resources(labor=6)
        ),
        "buy L1; buy L2; end; mine 1",
        brass=3,
    ),
    Text("overclocked_wagon", lambda s: s.unit(0, "overclocked_wagon"), "end; mine 1", brass=2),
    Text(
        "bulwark_walker",
        lambda s: s.unit(0, "chroniker").unit(1, "bulwark_walker"),
        "end; attack 1 1 1",
        then=lambda m: ((damage(m), damage(m, 0)), ([2], [2])),
    ),
    Text(
        "assembly_line",
        lambda s: (
            s.building(0, "assembly_line", face_up=False)
            .unit(0, "cog_courier")
            .unit(0, "cog_courier")
            .turn_start()
        ),
        "take reserve pester_hound",
        then=lambda m: (discard(m, 0), ["pester_hound"]),
    ),
    Text(
        "assembly_line",
        lambda s: s.building(0, "assembly_line", face_up=False).unit(0, "cog_courier").turn_start(),
        "",
        then=lambda m: (discard(m, 0), []),
    ),
    Text(
        "assembly_line",
        lambda s: s.building(0, "assembly_line").hand(0, "cog_courier", "cog_courier"),
        "play cog_courier; play cog_courier",
        construction=1,
    ),
    Text(
        "command_mast",
        lambda s: s.building(0, "command_mast").unit(0, "gyro_skimmer"),
        "end; mine 2",
        brass=3,
    ),
    Text(
        "command_mast",
        lambda s: s.unit(0, "chroniker").building(1, "command_mast").unit(1, "gyro_skimmer"),
        "end; attack 1 1 2",
        then=lambda m: (damage(m, 0), [3]),
    ),
    Text(
        "skybreaker",
        lambda s: s.unit(0, "skybreaker").unit(0, "gyro_skimmer"),
        "end; mine 1; mine 2",
        brass=3 + 3,
    ),
    Text(
        "skybreaker",
        hold("skybreaker", "gyro_skimmer"),
        "play gyro_skimmer; play skybreaker; end; mine 1",
        brass=3,
    ),
]

TEXTS = [*STARTERS, *NEUTRAL, *FRONTIER, *HARLEM, *MCGLYNN, *OMNI_EDO, *WINDCRAFT]


def test_every_card_has_a_case() -> None:
    assert {text.card for text in TEXTS} == set(CARDS)


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_the_card_does_what_it_says(text: Text) -> None:
    own = CARDS[text.card]["corp"]
    others = [corp for corp in CORPORATIONS if corp != own]
    corps = (own, *others) if own != "neutral" else tuple(others)
    match = text.position(Scenario(text.seats, corps=corps)).build()
    before = brass(match, 0)
    for part in (part.strip() for part in text.script.split(";")):
        if part.startswith("1: "):
            do(match, 1, part.removeprefix("1: "))
        elif part:
            do(match, 0, part)
    assert brass(match, 0) - before == text.brass
    if see(match)["active"] == 0:
        assert resources(match) == (text.labor, text.construction)
    if text.then is not None:
        found, expected = text.then(match)
        assert found == expected
