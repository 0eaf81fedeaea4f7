"""The table of Rockwell as one plays at it: what is pointed at stays where it is."""

from __future__ import annotations

from playwright.sync_api import expect

from .people import People, Person
from .positions import first_of_each_kind


def test_a_move_that_drills_is_made_from_its_button(person: Person) -> None:
    """Its forecast is shown below the button, not instead of it."""
    late = first_of_each_kind("rockwell", 4, after=0.5)
    person.go(f"/t/{person.sit_at(next(each for each in late if each.kind == 'move'))}")
    drills = person.page.locator(".drills button")
    drills.last.hover()
    person.find("region", "page-rockwell-forecast").wait_for()
    drills.last.click()
    confirm = person.find("region", "page-confirm-this")
    confirm.get_by_role("button").first.click()
    expect(drills).to_have_count(0)
    expect(person.page.locator("[data-stage]")).to_be_visible()


def test_a_finger_makes_it_too(people: People) -> None:
    """A tap focuses the button before it presses it."""
    person = people.come(size=(390, 844), has_touch=True, is_mobile=True)
    late = first_of_each_kind("rockwell", 4, after=0.5)
    person.go(f"/t/{person.sit_at(next(each for each in late if each.kind == 'move'))}")
    person.page.locator(".drills button").first.tap()
    person.find("region", "page-confirm-this").get_by_role("button").first.tap()
    expect(person.page.locator("[data-stage]")).to_be_visible()


def test_a_tile_says_what_lies_on_it(person: Person) -> None:
    late = first_of_each_kind("rockwell", 4, after=0.5)
    person.go(f"/t/{person.sit_at(next(each for each in late if each.kind == 'bid'))}")
    crew = person.last_snapshot()["picture"]["crews"]["0a"]
    place = person.page.locator(f'[data-place="{crew["at"]}"]')
    box = place.bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    told = person.page.locator(".tip")
    expect(told).to_contain_text(crew["at"])
    expect(told).to_contain_text("Ann")


def test_a_click_in_vain_says_why_where_it_happened(person: Person) -> None:
    first = first_of_each_kind("rockwell", 3)
    person.go(f"/t/{person.sit_at(next(each for each in first if each.kind == 'move'))}")
    person.page.locator('[data-place="C5"]').click(force=True)
    expect(person.page.get_by_text(person.say("page-rockwell-out-of-reach")).last).to_be_visible()


def test_an_answer_that_is_not_delivered_says_so(person: Person) -> None:
    person.expect_trouble("ERR_FAILED")
    person.page.route("**/answers-*.js", lambda route: route.abort())
    late = first_of_each_kind("rockwell", 4)
    person.go(f"/t/{person.sit_at(next(each for each in late if each.kind == 'market'))}")
    answer = person.find("region", "page-your-answer")
    expect(answer.get_by_role("alert")).to_have_text(person.say("page-part-failed"))


def test_the_newest_line_of_the_log_stays_in_sight(person: Person) -> None:
    late = first_of_each_kind("rockwell", 4, after=0.5)
    person.go(f"/t/{person.sit_at(next(each for each in late if each.kind == 'bid'))}")
    newest = person.page.locator(".log ol > li").last
    expect(newest).to_be_in_viewport()
    # What a line unfolds comes into sight, too.
    line = person.page.locator(".log button.line").last
    line.click()
    expect(person.page.locator(".log time")).to_be_in_viewport()
    line.click()
    person.page.set_viewport_size({"width": 1440, "height": 900})
    expect(newest).to_be_in_viewport()
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.press("page-rockwell-tab-log")
    expect(newest).to_be_in_viewport()
