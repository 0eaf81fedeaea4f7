"""The page without a server, in short, and a served page whose server is away.

`make site-test` plays whole games on the first.
"""

from __future__ import annotations

import random

from playwright.sync_api import expect

from .people import People
from .players import Player, play_until
from .serving import new_server
from .site import KEPT, Visitors


def test_a_game_begins_is_reloaded_and_goes_on_without_a_network(visitors: Visitors) -> None:
    """Under a path of a plain static host; a game that is left is on the home page at once."""
    visitor = visitors.come()
    visitor.play("brass_empire")
    player = Player(visitor, random.Random(1))
    play_until(player, lambda _: player.answers > 1)
    reached = visitor.last_snapshot()["at"]
    visitor.cut()
    visitor.forget()
    visitor.page.reload()
    visitor.until_asked()
    assert visitor.last_snapshot()["at"] >= reached
    play_until(player, lambda _: player.answers > 2)
    visitor.go("/")
    expect(visitor.page.get_by_text(visitor.say("page-site-offline"))).to_be_visible()
    expect(visitor.page.locator(".tables a")).to_have_count(1)


def test_a_served_page_opens_while_its_server_is_away(people: People) -> None:
    server = new_server()
    try:
        person = people.come(server=server, service_workers="allow")
        person.expect_trouble("ERR_CONNECTION_REFUSED", "ERR_ABORTED", "ERR_FAILED")
        person.go("/")
        person.page.wait_for_function(KEPT)
        server.kill()
        person.go("/")
        expect(person.page.get_by_text(person.say("page-server-away"))).to_be_visible()
        server.start()
        person.find("button", "page-play-now").first.wait_for()
        expect(person.page.get_by_text(person.say("page-server-away"))).to_be_hidden()
    finally:
        server.stop()
