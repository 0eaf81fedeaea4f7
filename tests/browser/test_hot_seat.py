"""Two people at one screen: a curtain between them, and nothing of one before he asks for it."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from playwright.sync_api import expect

from pithead.kernel.contract import SPECTATOR

from .people import Person
from .players import Player, play_until


def looks_through(person: Person, seat: int) -> bool:
    return bool(person.last_snapshot()["you"]["viewer"] == seat)


def waits_for_another(person: Person) -> bool:
    snapshot = person.last_snapshot()
    question = snapshot["question"]
    return question is not None and snapshot["you"]["viewer"] not in question["waiting"]


def hand_on_page(person: Person) -> list[str]:
    spots = person.page.locator('[data-spot^="hand:"]').all()
    return sorted(str(spot.get_attribute("data-spot")) for spot in spots)


def test_the_curtain_keeps_the_seats_apart(person: Person) -> None:
    table = person.make_table("brass_empire", 2, [""], name="Ann", start=False)
    person.go(f"/t/{table}")
    person.press("page-sit-too")
    person.press("page-start")
    curtain = person.page.locator("dialog[aria-labelledby=curtain-title]")
    player = Player(person, random.Random(8))
    viewers = set()
    for _ in range(4):
        play_until(player, lambda sight: sight["curtain"])
        person.until(partial(waits_for_another, person))
        before = [*person.shots]
        (other,) = before[-1]["question"]["waiting"]
        if before[-1]["you"]["viewer"] == SPECTATOR:
            assert not hand_on_page(person)
        # Behind the curtain is still the seat before; of the next nothing was sent.
        assert all(hidden(shot, other) for shot in before if shot["you"]["viewer"] != other)
        person.forget()
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        person.until(partial(looks_through, person, other))
        now = person.last_snapshot()
        assert hidden(now, 1 - other)
        own = {f"hand:{card}" for card in now["picture"]["companies"][other]["hand"]}
        assert set(hand_on_page(person)) == own
        viewers.add(other)
    assert viewers == {0, 1}


def hidden(snapshot: dict[str, Any], seat: int) -> bool:
    """Whether this snapshot tells nothing of the seat's hand, deck or answers."""
    picture = snapshot["picture"]
    if picture is None:
        return True
    company = picture["companies"][seat]
    return company["hand"] is None and company["deck"] is None


def test_a_sealed_bid_stays_sealed_at_one_screen(person: Person) -> None:
    table = person.make_table("rockwell", 2, [""], name="Ann", start=False)
    person.go(f"/t/{table}")
    person.press("page-sit-too")
    person.press("page-start")
    curtain = person.page.locator("dialog[aria-labelledby=curtain-title]")
    player = Player(person, random.Random(9))
    for seat in (0, 1):
        # Before the first seat is asked for, and between the seats, nobody's secrets are there.
        play_until(player, lambda sight: sight["curtain"])
        assert all(secrets(shot) <= set(range(seat)) for shot in person.shots)
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        person.until(partial(looks_through, person, seat))
        assert person.last_snapshot()["question"]["yours"]
        assert secrets(person.last_snapshot()) == {seat}
        person.forget()


def secrets(snapshot: dict[str, Any]) -> set[int]:
    """The seats whose cubes and money a snapshot shows."""
    companies = (snapshot["picture"] or {"companies": []})["companies"]
    open_to_all = [own["zinc"] is not None or own["money"] is not None for own in companies]
    return {seat for seat, is_open in enumerate(open_to_all) if is_open}
