"""What a finished game teaches: its review, a decision at the table, and to find it oneself."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from pithead.kernel.message import Message
from pithead.review import Decision, Verdict
from pithead.review.course import course
from pithead.review.game_review import assemble
from pithead.review.judging import Judge
from pithead.tables import commands
from pithead.tables import entries as e
from tests.bots.playing import GAMES
from tests.review.moments import record

from .looks import check_axe
from .people import Person
from .positions import BEGAN, write_book

GAME = "brass_empire"
PHONE = 390


@cache
def reviewed() -> tuple[msgspec.Raw, int, Decision]:
    """A review with a blunder of the first seat in it, however well that played."""
    judge = Judge(course(record(GAME), GAMES[GAME]), 4 / 256, "0")
    pieces = [judge.piece(number) for number in range(len(judge.pieces))]
    found = [each for each in pieces if isinstance(each, Decision)]
    lost = next(each for each in found if each.seat == 0 and each.best != each.action)
    played = next(each for each in lost.answers if each.action == lost.action)
    reason = Message("review-reason-rival", {"points": 2.5, "seat": 1})
    blunder = {"loss": 0.31, "error": 0.02, "cost": (-0.31, 0.31), "verdict": Verdict.BLUNDER}
    priced = replace(played, **blunder, reasons=(reason,))
    answers = tuple(priced if each is played else each for each in lost.answers)
    bad = replace(lost, **blunder, answers=answers, counted=True)
    whole = assemble(judge, [bad if each is lost else each for each in pieces])
    return msgspec.Raw(msgspec.json.encode(whole)), len(pieces), bad


def come_to(person: Person) -> str:
    made = commands.import_table(record(GAME).data, BEGAN)
    whole, count, _ = reviewed()
    kept = e.Reviewed(time=BEGAN, heading="then", of=count, whole=whole)
    write_book(person.data, made.table, [*made.entries, kept])
    person.keep_cookie(made.table, made.secret)
    person.go(f"/t/{made.table}/review")
    return made.table


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_review_says_where_a_game_was_lost_in_each_language(
    person: Person, language: str
) -> None:
    if language != "en":
        person.go("/")
        person.speak(language)
    come_to(person)
    card = person.page.get_by_role("article").first
    expect(card).to_contain_text(person.say("review-verdict-blunder"), ignore_case=True)
    for key in ("page-review-chances", "page-review-ledger", "page-review-mattered"):
        expect(person.page.get_by_role("heading", name=person.say(key)).first).to_be_visible()
    expect(person.page.get_by_text("\u221231").first).to_be_visible()
    assert check_axe(person, "review") == []
    person.page.set_viewport_size({"width": PHONE, "height": 844})
    assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE


def test_from_a_review_by_keys_to_the_table_and_to_the_same_question(person: Person) -> None:
    table = come_to(person)
    person.page.get_by_role("article").first.wait_for()
    person.page.keyboard.press("1")
    person.page.wait_for_url(f"**/t/{table}/replay?**")
    prices = person.page.get_by_role("table").first
    expect(prices).to_contain_text(person.say("page-hint-this"))
    assert check_axe(person, "decision") == []
    person.press("page-review-find")
    person.page.wait_for_url(lambda url: table not in url)
    expect(person.page.locator(".companion .says")).to_contain_text("31")
    # It waits in the practice box, too.
    person.go(f"/learn/{GAME}")
    expect(person.find("button", "page-practice-due", n=1)).to_be_enabled()
