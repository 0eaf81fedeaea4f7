"""A game from a package of its own (examples/seam) on the plain board: nothing of ours knows it."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.third_game import environment

from .conftest import ensure_page
from .people import People, Person
from .players import Player, play_out
from .serving import Server, new_server
from .test_games import accept, standing


@pytest.fixture(scope="module")
def seam_server(browser: Browser) -> Iterator[Server]:
    assert browser.is_connected()
    ensure_page()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "PYTHONPATH", environment()["PYTHONPATH"])
        running = new_server()
    yield running
    running.stop()


def come(people: People, server: Server, language: str = "en") -> Person:
    return people.come(language, server=server)


def test_two_people_and_a_bot_play_it(people: People, seam_server: Server) -> None:
    ann, bob = come(people, seam_server), come(people, seam_server)
    ann.go("/")
    game = ann.page.get_by_role("article").filter(has_text="The Seam")
    game.get_by_role("button", name=ann.say("page-set-up")).click()
    ann.page.get_by_role("radio", name="3", exact=True).check()
    ann.find("textbox", "page-your-name").fill("Ann")
    ann.find("combobox", "page-seat-n", n=2).select_option("")
    ann.find("combobox", "page-seat-n", n=3).select_option("random")
    ann.press("page-open-lobby")
    ann.find("combobox", "page-pace").select_option("0")
    ann.press("page-invite")
    accept(bob, ann.find("textbox", "page-invitation-link", n=2).input_value(), "Bob")
    ann.press("page-start")
    play_out(Player(ann, random.Random(1)), Player(bob, random.Random(2)))
    assert len(standing(ann)) == 3
    assert standing(ann) == standing(bob)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "how much oil"), ("fr", "misez-vous"), ("de", "Wie viel Öl")]
)
def test_it_speaks_three_languages(
    people: People, seam_server: Server, language: str, said: str
) -> None:
    person = come(people, seam_server, language)
    person.go(f"/t/{person.make_table('seam', 2, ['random'], seed='1')}")
    expect(person.page.get_by_text(said).first).to_be_visible()
