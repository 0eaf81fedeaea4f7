"""Nothing is lost: not by a reload, not by a broken connection, not by a killed server."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .people import People, Person
from .players import Player, play_until
from .positions import in_the_middle
from .serving import new_server

BROKEN = ("WebSocket", r"net::ERR_\w+")


def begin(person: Person, game: str) -> Player:
    """At a question in the middle of a game, with nothing chosen yet."""
    person.go(f"/t/{person.sit_at(in_the_middle(game, 2))}")
    person.find("region", "page-your-answer").wait_for()
    return Player(person, random.Random(7))


def question(person: Person) -> Any:
    """What was sent of the question."""
    snapshot = person.last_snapshot()
    assert snapshot["question"]["yours"]
    return [snapshot[part] for part in ("at", "question", "picture")]


def shown(person: Person) -> str:
    """With no answer focused: closing a dialog focuses one, and the page tells what it leads to."""
    person.page.evaluate("() => document.activeElement.blur()")
    return person.find("region", "page-your-answer").inner_text()


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_a_reload_in_the_middle_of_a_decision(person: Person, game: str) -> None:
    begin(person, game)
    before, seen = question(person), shown(person)
    person.forget()
    person.page.reload()
    person.find("region", "page-your-answer").wait_for()
    assert question(person) == before
    assert shown(person) == seen


def test_a_broken_connection_comes_back_with_what_was_chosen_meanwhile(person: Person) -> None:
    sockets: list[WebSocketRoute] = []
    cut = False

    def between(socket: WebSocketRoute) -> None:
        if cut:
            socket.close()
        else:
            socket.connect_to_server()
            sockets.append(socket)

    person.page.route_web_socket("**/live?*", between)
    player = begin(person, "brass_empire")
    before = question(person)
    cut = True
    sockets[-1].close()
    expect(person.page.get_by_text(person.say("page-reconnecting"))).to_be_visible()
    assert player.look()["asked"], "The question went away with the connection."
    end = person.find("region", "page-your-answer").get_by_role("button").first
    end.click()
    expect(person.page.get_by_text(person.say("page-away-kept"))).to_be_visible()
    cut = False
    expect(person.page.get_by_text(person.say("page-live"), exact=True)).to_be_visible()
    person.until(lambda: person.last_snapshot()["at"] > before[0])


def test_a_killed_server_has_lost_nothing(people: People) -> None:
    server = new_server()
    try:
        person = people.come(server=server)
        person.expect_trouble(*BROKEN)
        player = begin(person, "rockwell")
        # Settings that were open once are there without a server, too.
        person.press("page-settings")
        person.page.get_by_text("Français").wait_for()
        person.page.keyboard.press("Escape")
        before, seen = question(person), shown(person)

        server.kill()
        expect(person.page.get_by_text(person.say("page-reconnecting"))).to_be_visible()
        # A part that is fetched when it is asked for says that it could not be.
        person.page.keyboard.press("v")
        expect(person.find("dialog", "page-legend").get_by_role("alert")).to_have_text(
            person.say("page-part-failed")
        )
        # Said over whatever is open, too.
        away = person.page.get_by_text(person.say("page-away"), exact=True)
        expect(away).to_be_visible()
        assert away.evaluate("said => said.matches(':popover-open')")
        person.page.keyboard.press("Escape")
        # So does a language whose words can't be fetched: the old one stays.
        person.press("page-settings")
        person.page.get_by_text("Français").click()
        expect(person.page.locator(".unseen[role=alert]")).to_contain_text(
            person.say("page-unreachable")
        )
        person.page.keyboard.press("Escape")
        person.forget()
        server.start()
        expect(person.page.get_by_text(person.say("page-live"), exact=True)).to_be_visible()
        assert shown(person) == seen
        person.page.reload()
        person.find("region", "page-your-answer").wait_for()
        assert question(person) == before

        # And the game goes on.
        answered = player.answers
        play_until(player, lambda _: player.answers > answered + 1)
    finally:
        server.stop()
