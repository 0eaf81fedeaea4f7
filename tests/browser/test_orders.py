"""Automatic answers: given with two clicks, shown while they hold, ended with one."""

from __future__ import annotations

from playwright.sync_api import expect

from .people import Person
from .positions import first_of_each_kind


def test_insurance_is_answered_until_one_wants_to_be_asked(person: Person) -> None:
    asked = next(at for at in first_of_each_kind("rockwell", 2, {}) if at.kind == "insure")
    person.go(f"/t/{person.sit_at(asked)}")
    person.find("region", "page-your-answer").wait_for()
    before = person.last_snapshot()["at"]
    person.press("page-orders")
    person.page.get_by_label(person.say("order-rockwell-insure-nothing")).check()
    # Nobody but bots plays along, so that it is answered at once.
    person.until(lambda: person.last_snapshot()["at"] > before)
    given = person.page.get_by_role("list", name=person.say("page-orders"))
    expect(given).to_contain_text(person.say("order-rockwell-insure-nothing"))
    person.press("page-order-end")
    expect(given).to_have_count(0)
    person.until(lambda: not any(each["on"] for each in person.last_snapshot()["orders"]))
