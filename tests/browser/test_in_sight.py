"""Everything needed is in sight without scrolling, in every phase, at every size of desktop."""

from __future__ import annotations

from typing import Any

import pytest

from pithead.words import LANGUAGES

from .looks import CUT, settle
from .people import People
from .positions import Position, finished, first_of_each_kind, positions, replay

KINDS = {"bid", "place", "insure", "move", "advantage", "market", "workshop"}
"""The questions every game of Rockwell asks; the others come by chance."""
SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
LARGEST = 125
"""The largest text the settings offer, in per cent."""
DEVICES = ((1280, 720), (1180, 820), (820, 1180), (390, 844))

# Parts a table marks as needed, and the buttons of the answer: whole, inside the window and inside
# everything that could cut them off.
HIDDEN = """([answer]) => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1)
    found.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  const panel = document.querySelector(`section[aria-label="${answer}"]`);
  const inside = [...panel.querySelectorAll("button, input")];
  const buttons = inside.filter((each) => !each.closest("details"));
  const parts = [...document.querySelectorAll("[data-needed]")];
  if (parts.length < 5) found.push(`only ${parts.length} parts are marked as needed`);
  const outside = (box, frame) =>
    box.left < frame.left - 2 || box.right > frame.right + 2 ||
    box.top < frame.top - 2 || box.bottom > frame.bottom + 2;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const part of [...parts, ...buttons]) {
    const box = part.getBoundingClientRect();
    const name = part.dataset.needed || part.ariaLabel || part.innerText;
    if (box.width === 0 || box.height === 0) found.push(`${name}: not shown`);
    else if (outside(box, page)) found.push(`${name}: outside the window`);
    for (let above = part.parentElement; above; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      const cuts = overflowX !== "visible" || overflowY !== "visible";
      if (cuts && outside(box, above.getBoundingClientRect()))
        found.push(`${name}: cut off by ${above.className}`);
    }
  }
  return found;
}"""

# Signs and figures that stand without a word: pointed at, they must say what they are. Planet, log
# lines and buttons with words explain themselves in other ways.
UNSAID = """() => {
  const found = new Set();
  const seen = (each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    each.getBoundingClientRect().width > 0;
  const says = "[data-tip], [data-says], [title]";
  const elsewhere = '[role="application"], .unseen, input, .log';
  const worded = (each) => each && /\\p{L}{2}/u.test(each.innerText || each.ariaLabel || "");
  const explained = (each) =>
    each.closest(`${says}, ${elsewhere}`) || worded(each.closest("button, a, summary"));
  const path = (each) =>
    [each.parentElement, each].map((one) => `${one.localName}.${one.classList[0] ?? ""}`).join(" ");
  const table = document.querySelector(".rockwell");
  for (const sign of table.querySelectorAll("svg"))
    if (seen(sign) && !explained(sign) && !worded(sign.parentElement))
      found.add(`sign ${path(sign)}`);
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const each = node.parentElement;
    const text = node.data.trim();
    if (!/[\\p{L}\\p{N}]/u.test(text) || /\\p{L}{2}/u.test(text)) continue;
    if (each instanceof SVGElement || each.closest("button")) continue;
    if (!seen(each) || explained(each)) continue;
    const beside = each.parentElement;
    if (beside.querySelector(says) || worded(beside)) continue;
    found.add(`figure ${text}: ${path(each)}`);
  }
  return [...found];
}"""


@pytest.mark.parametrize("seats", [4, 3, 2])
def test_everything_needed_is_in_sight_and_explained(people: People, seats: int) -> None:
    person = people.come(size=SIZES[0])
    found: list[str] = []
    asked: set[str] = set()
    for position in first_of_each_kind("rockwell", seats):
        asked.add(position.kind)
        person.go(f"/t/{person.sit_at(position)}")
        person.find("region", "page-your-answer").wait_for()
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            settle(person)
            hidden = person.page.evaluate(HIDDEN, [person.say("page-your-answer")])
            found += [f"{position.kind} at {width}: {what}" for what in hidden]
        found += [f"{position.kind}: no words for {it}" for it in person.page.evaluate(UNSAID)]
    assert not found, "\n".join(dict.fromkeys(found))
    assert asked >= KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_at_the_largest_text(people: People, language: str) -> None:
    person = people.come(language, size=SIZES[0])
    found: list[str] = []
    for position in first_of_each_kind("rockwell", 4, luck=5):
        person.go(f"/t/{person.sit_at(position)}")
        person.find("region", "page-your-answer").wait_for()
        person.read_at(LARGEST)
        for width, height in DEVICES:
            person.page.set_viewport_size({"width": width, "height": height})
            settle(person)
            cut = person.page.evaluate(CUT)
            found += [f"{position.kind} at {width}: {what}" for what in cut]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize(("game", "seats"), [("rockwell", 4), ("brass_empire", 2)])
def test_the_result_is_in_sight_with_both_charts(people: People, game: str, seats: int) -> None:
    person = people.come(size=SIZES[0])
    person.go(f"/t/{person.sit_at(finished(game, seats))}")
    for language in LANGUAGES:
        person.speak(language)
        for title in ("page-chart-sources", "page-how-it-went"):
            heading = person.find("heading", title)
            heading.wait_for()
            settle(person)
            panel = heading.locator("..").bounding_box()
            assert panel is not None
            assert panel["y"] + panel["height"] <= SIZES[0][1], (language, title)


# Rows of the forecast that are not whole in the answer, in the window and above the buttons.
CUT_ROWS = """() => {
  const rows = [...document.querySelectorAll("[data-forecast] tr")]
    .filter((row) => row.checkVisibility());
  const body = document.querySelector("#answer .body").getBoundingClientRect();
  const cut = rows.filter((row) => {
    const box = row.getBoundingClientRect();
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.height < 10 || box.top < body.top - 1 || box.bottom > body.bottom + 1 ||
      box.bottom > innerHeight || !row.contains(middle);
  });
  return [rows.length, cut.map((row) => row.innerText.replaceAll(/\\s+/g, " "))];
}"""
HEADS_AND_AVERAGE = 3
ROWS = 5
TABLET, PHONE = (820, 1180), (390, 844)
"""A phone shows the average, and the single cards when asked to."""


def with_forecast(kind: str, seats: int) -> Position:
    """A question where a move drills at once, at least five cards may turn up, and two share."""
    for luck in range(1, 9):
        for position in positions("rockwell", seats, luck=luck):
            if position.kind == kind and cards_at_first_drill(position) > ROWS:
                return position
    raise AssertionError("nothing was drilled so in eight games")


def cards_at_first_drill(position: Position) -> int:
    """How many cards may turn up at the first move that drills, if others share it."""
    match = replay(position)
    for action in match.legal(0):
        ahead: Any = match.game.preview(match.state, 0, action)
        if ahead is not None:
            tile = ahead["extractions"][0]
            return len(tile["cards"]) if 0 in tile["sharers"] and len(tile["sharers"]) > 1 else 0
    return 0


@pytest.mark.parametrize(
    ("kind", "seats", "language", "text"),
    [
        ("move", 4, "en", 100),
        ("move", 4, "de", LARGEST),
        ("move", 3, "fr", LARGEST),
        ("move", 2, "de", 100),
        ("advantage", 4, "de", LARGEST),
        ("advantage", 3, "fr", 100),
    ],
)
def test_every_row_of_an_open_forecast_is_in_sight(
    people: People, kind: str, seats: int, language: str, text: int
) -> None:
    person = people.come(language, size=SIZES[0])
    person.go(f"/t/{person.sit_at(with_forecast(kind, seats))}")
    person.find("region", "page-your-answer").wait_for()
    person.read_at(text)
    found: list[str] = []
    for companion in (0, 64):
        person.page.evaluate(
            "(px) => document.documentElement.style.setProperty('--companion', `${px}px`)",
            companion,
        )
        for size in (*SIZES, TABLET, PHONE):
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            settle(person)
            if kind == "move":
                # What a pointer rests on would be shown instead of the list.
                person.page.locator("#answer .drills button").first.evaluate("(one) => one.click()")
                person.find("region", "page-confirm-this").wait_for()
            person.page.locator("[data-forecast] tr").first.wait_for()
            rows, cut = person.page.evaluate(CUT_ROWS)
            if size != PHONE:
                assert rows == ROWS + HEADS_AND_AVERAGE
            found += [f"{size[0]} wide, {companion} above: {row}" for row in cut]
            person.page.keyboard.press("Escape")
    assert not found, "\n".join(found)
