"""What is said of Brass Empire's cards, actions and questions: which message, which figures."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import pithead
from pithead.kernel.contract import EVERYONE, SPECTATOR, Arg, Event, Field, Message
from pithead.kernel.match import Match
from pithead.words import Words
from tests.asking import action
from tests.brass_empire.scenario import (
    CARDS,
    GAME,
    Scenario,
    do,
    employee,
    end_turn,
    fighter,
    gain,
    op,
)

CHOICE = {"op": "choose", "of": [[{"op": "gain", "brass": 3}], [{"op": "draw", "n": 1}]]}
CHOOSER = {"manager": {"type": "employee", "play": [{"op": "gain", "labor": 1}, CHOICE]}}


def tell(match: Match, seat: int, text: str) -> Message:
    pending = match.state.pending
    assert pending is not None
    picture = match.game.picture(match.game.view(match.state, seat))
    return match.game.tell_action(picture, pending.about, action(text))


def spoken(message: Arg) -> str:
    assert isinstance(message, Message)
    return Words("en").tell(message)


def test_an_attack_names_both_cards() -> None:
    match = Scenario().unit(0, "chroniker").unit(1, "chroniker").build()
    told = tell(match, 0, "attack 1 1 1")
    assert told.key == "action-brass-empire-attack"
    assert told.args["card"] == told.args["target_card"] == "chroniker"
    assert tell(match, 0, "attack 1 1 0").args["target_card"] == "mining_platform"
    assert tell(match, 0, "attack 1 5 9").args["target_card"] == "face_down"


def test_each_card_in_play_is_named_by_its_number() -> None:
    match = Scenario().unit(0, "chroniker").unit(0, "cog_courier").unit(1, "spark_runner").build()
    assert tell(match, 0, "mine 1").args["card"] == "chroniker"
    told = tell(match, 0, "attack 2 1 1").args
    assert (told["card"], told["target_card"]) == ("cog_courier", "spark_runner")


def test_companies_of_one_corporation_are_numbered_from_the_second_on() -> None:
    corporations = ("harlem", "frontier", "harlem", None)
    companies = [{"corporation": corporation} for corporation in corporations]
    picture: dict[str, object] = {"seats": 4, "companies": companies}
    told = [Words("en").tell(GAME.tell_seat(picture, seat)) for seat in range(4)]
    first = Words("en").name("harlem")
    assert told == [first, Words("en").name("frontier"), f"{first} II", "Player 4"]


def test_a_face_down_building_is_named_to_its_owner_alone() -> None:
    match = Scenario().building(1, "blast_wall", face_up=False).build()
    assert tell(match, 1, "target 1 1").args["card"] == "blast_wall"
    assert tell(match, 0, "target 1 1").args["card"] == "face_down"
    assert tell(match, SPECTATOR, "target 1 1").args["card"] == "face_down"


def test_an_unfinished_answer_is_seen_by_its_giver_alone() -> None:
    match = Scenario().unit(0, "chroniker").unit(1, "chroniker").build()
    do(match, 0, "end")
    first, *_ = GAME.encode(action("attack 1 1 1"))
    match.state.apply_step(0, first)
    assert match.state.in_form(0)
    forms = {viewer: GAME.view(match.state, viewer)["form"] for viewer in (SPECTATOR, 0, 1)}
    assert forms == {SPECTATOR: [], 0: [first], 1: []}


def test_a_slot_is_named_by_its_card() -> None:
    match = Scenario().slot("labor", 2, "manager").build()
    assert tell(match, 0, "buy L2").args == {"place": "L2", "card": "manager"}


def test_a_unit_that_has_just_arrived_is_told_from_one_that_has_acted() -> None:
    match = Scenario().unit(0, "chroniker").hand(0, "chroniker").build()
    do(match, 0, "play chroniker", "end", "mine 1")
    companies = match.game.picture(match.game.view(match.state, 0))["companies"]
    assert isinstance(companies, list)
    line = companies[0]["in_play"]
    assert [(unit["ready"], unit["fresh"]) for unit in line] == [(False, False), (False, True)]


def test_options_say_what_they_do() -> None:
    match = Scenario(cards=CHOOSER).hand(0, "manager").build()
    do(match, 0, "play manager")
    assert "3 Brass" in spoken(tell(match, 0, "option 1").args["text"])
    assert "card" in spoken(tell(match, 0, "option 2").args["text"])
    assert tell(match, 0, "option 3").args["text"] == ""


def test_texts_that_wait_are_told_by_card_and_text() -> None:
    cards = {
        "manager": employee(op("damage", n=2, target="each_opponent_unit")),
        "cog_courier": fighter(1, 2, destroyed=[gain(brass=1)]),
        "spark_runner": fighter(1, 2, destroyed=[op("draw", n=1)]),
    }
    scenario = Scenario(cards=cards).hand(0, "manager").unit(1, "cog_courier")
    match = scenario.unit(1, "spark_runner").build()
    do(match, 0, "play manager")
    texts = [spoken(tell(match, 1, f"next {number}").args["text"]) for number in (1, 2)]
    assert [text.split(":")[0] for text in texts] == ["Spark Runner", "Cog Courier"]
    assert "1 Brass" in texts[1]
    assert tell(match, 1, "next 3").args["text"] == ""


def test_a_reserve_is_told_by_its_cards() -> None:
    """Of one's own corporation, and not what everybody starts with (BE-VAR-BUILD)."""
    match = Scenario().build()
    own = [card for card in GAME.cards if CARDS[card]["corp"] == "mcglynn"]
    numbers = [2, 0, 1] + [0] * (len(own) - 3)
    told = tell(match, 0, "build " + " ".join(map(str, numbers)))
    assert told.args["cards"] == f"{own[0]} {own[0]} {own[2]}"


def test_a_reserve_that_is_no_list_of_numbers_is_told_what_it_should_be() -> None:
    with pytest.raises(ValueError, match=r"build <n1> <n2> <n3>"):
        GAME.parse("build")


def test_whoever_looks_for_an_action_finds_it_for_each_of_the_cards_in_play() -> None:
    """With the reason if it can't be done: a unit that has acted, a building that has no text."""
    scenario = Scenario().unit(0, "chroniker").unit(0, "cog_courier").building(0, "blast_wall")
    match = scenario.build()
    for verb, kind in (("use", "play"), ("demolish", "play"), ("mine", "action")):
        pending = match.state.pending
        assert pending is not None
        if pending.kind != kind:
            do(match, 0, "end")
        offered = [act[1] for act in match.candidates(0) if act[0] == verb]
        assert offered == [1, 2, 3], verb


def test_a_question_tells_the_text_it_comes_from() -> None:
    match = Scenario(cards=CHOOSER).hand(0, "manager").build()
    do(match, 0, "play manager")
    pending = match.state.pending
    assert pending is not None
    told = match.game.tell_question({}, pending)
    assert told.args["text"] == match.game.tell_clause("manager", "play")
    assert "text" not in pending.about


def test_only_labor_and_construction_of_a_building_come_by_themselves() -> None:
    """The page adds them to what a turn brings; everything else must be asked for."""
    for card in GAME.cards:
        facts = GAME.card_facts(card)
        clauses: dict[str, Any] = {name: facts[name] for name in ("plays", "uses", "acts")}
        gains = CARDS[card].get("each_turn", [])
        free = bool(gains) and all(op["op"] == "gain" and not op.get("brass") for op in gains)
        found = [name for name, told in clauses.items() if told is not None and told["comes"]]
        assert found == ["uses"] * free


def test_a_card_is_facts_and_lines() -> None:
    for card in GAME.cards:
        facts = GAME.card_facts(card)
        assert json.loads(json.dumps(facts)) == facts
        assert facts["type"] == CARDS[card]["type"]
        assert "name" not in facts
        data = json.dumps(msgspec.to_builtins(GAME.tell_card(card)))
        assert '"key": "text-' in data or data == "[]"
    assert GAME.card_facts("mining_platform")["deck"] == "starter"


def test_a_card_of_ones_own_brings_its_name() -> None:
    names = {"en": "Cook", "fr": "Cuisinier", "de": "Koch"}
    base = {**CARDS["manager"], "name": names}
    cards = json.loads(json.dumps(CARDS))
    cards["cook"] = {**base, "copies": 1}
    cards["manager"]["copies"] -= 1
    own = pithead.game("brass_empire", components=cards)
    assert own.card_facts("cook")["name"] == names
    assert own.tell_field(Field("cook", 0, 1, 1)) == Message("text-own-name", dict(names))


def test_only_texts_that_nobody_announced_are_news() -> None:
    """Playing a card says already that its text follows."""

    def is_news(clause: str) -> bool:
        args: dict[str, int | str | bool | None] = {"seat": 0, "card": "clerk", "clause": clause}
        return GAME.is_news(Event("effect", EVERYONE, "BE-CARD-15", args), 1)

    assert [
        clause for clause in ("built", "destroyed", "kills", "whenever") if not is_news(clause)
    ] == []
    assert [
        clause for clause in ("play", "mobilize", "each_turn", "action") if is_news(clause)
    ] == []


def test_its_owner_is_not_told_twice() -> None:
    match = Scenario().build()
    end_turn(match, 0)
    kinds = {event.kind for event in match.events_for(0) if GAME.is_news(event, 0)}
    assert "drew_seen" in kinds
    assert Event("drew", EVERYONE, "BE-TURN-4", {"seat": 0, "n": 5}) in match.events
    assert not any(
        event.kind == "drew" and event.args["seat"] == 0 and GAME.is_news(event, 0)
        for event in match.events
    )


def test_what_is_drawn_by_lot_is_revealed_and_what_is_chosen_is_not() -> None:
    args: dict[str, int | str | bool | None] = {"seat": 1, "card": "clerk", "source": "hand"}
    by_lot = Event("discarded", EVERYONE, "BE-CARD-15", {**args, "lot": 1})
    chosen = Event("discarded", EVERYONE, "BE-CARD-15", {**args, "lot": 0})
    assert GAME.reveals(by_lot)
    assert not GAME.reveals(chosen)


# --- previews -----------------------------------------------------------------------------------


def previewed(match: Match, text: str) -> list[str]:
    told = match.game.preview(match.state, 0, action(text))
    assert told is not None
    return [Words("en").tell(line) for line in match.game.tell_preview(told)]


def test_the_reward_of_an_attack_is_told_to_either_side() -> None:
    nothing = {"strike": 1, "back": 1, "attacker_left": 1, "target_left": 1}

    def rewards(brass: int, theirs: int) -> list[tuple[str, Arg, Arg]]:
        told = GAME.tell_preview({**nothing, "brass": brass, "their_brass": theirs})
        return [(line.key, line.args["brass"], line.args["their_brass"]) for line in told[1:]]

    assert rewards(0, 0) == []
    assert rewards(2, 0) == [("preview-brass-empire-reward", 2, 0)]
    assert rewards(0, 1) == [("preview-brass-empire-reward", 0, 1)]


def test_a_preview_says_whether_a_condition_is_met() -> None:
    met, failed = (Words("en").say(f"preview-brass-empire-{word}") for word in ("holds", "fails"))
    scenario = Scenario(corps=("frontier", "harlem")).hand(0, "ticket_agent", "ticket_agent")
    match = scenario.build()
    assert previewed(match, "play ticket_agent") == [failed]
    do(match, 0, "play ticket_agent")
    assert previewed(match, "play ticket_agent") == [met]


def test_a_preview_tells_what_is_met_and_what_comes_otherwise() -> None:
    match = Scenario().hand(0, "clockwork_apprentice", *["clerk"] * 3).build()

    def would_do() -> list[object]:
        told: Any = GAME.preview(match.state, 0, ("play", "clockwork_apprentice"))
        (test,) = [op for op in told["ops"] if op["op"] == "if"]
        return [test["holds"], *[op["op"] for op in test["do"]]]

    assert would_do() == [False, "gain"]
    do(match, 0, *["play clerk"] * 3)
    assert would_do() == [True, "draw"]


def test_a_preview_counts_as_the_text_will() -> None:
    """Up to three buildings, the platform among them (BE-CARD-15)."""
    for buildings in range(4):
        scenario = Scenario(corps=("frontier", "harlem")).hand(0, "rail_baron")
        for _ in range(buildings):
            scenario.building(0, "blast_wall")
        match = scenario.build()
        told = previewed(match, "play rail_baron")
        events = do(match, 0, "play rail_baron")
        counted = min(3, 1 + buildings)
        assert told == [Words("en").say("preview-brass-empire-times", times=counted)]
        assert [e.args["n"] for e in events if e.kind == "brass"] == [1] * counted


def test_a_preview_counts_inside_a_condition_and_inside_a_choice() -> None:
    count = {"op": "for_each", "count": {"of": "your_buildings"}, "most": 3}
    counting = {**count, "do": [{"op": "gain", "brass": 1}]}
    test = {"op": "if", "when": {"of": "played", "corp": "mcglynn"}, "do": [counting]}
    choice = {"op": "choose", "of": [[counting], [{"op": "gain", "labor": 1}]]}
    met, failed = (Words("en").say(f"preview-brass-empire-{word}") for word in ("holds", "fails"))
    twice = Words("en").say("preview-brass-empire-times", times=2)
    cards: dict[str, Any] = {"manager": {"play": [test]}, "clerk": {"play": [choice]}}
    scenario = Scenario(cards=cards).hand(0, "manager", "clerk", "clockwork_apprentice")
    match = scenario.building(0, "blast_wall").build()
    assert previewed(match, "play manager") == [failed]
    assert previewed(match, "play clerk") == [twice]
    do(match, 0, "play clockwork_apprentice")
    assert previewed(match, "play manager") == [met, twice]


def test_a_battery_tells_its_charge_before_it_is_emptied() -> None:
    for charge in (0, 2):
        scenario = Scenario(corps=("harlem", "frontier"))
        match = scenario.building(0, "battery_turbine", charge=charge).build()
        counted = Words("en").say("preview-brass-empire-times", times=charge)
        assert previewed(match, "use 1") == [counted]
