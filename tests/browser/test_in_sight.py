"""Everything needed is in sight without scrolling, in every phase, at every size of desktop."""

from __future__ import annotations

import pytest

from pithead.words import LANGUAGES

from .looks import CUT, settle
from .people import People
from .positions import finished, first_of_each_kind

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


@pytest.mark.parametrize("seats", [4, 2])
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
