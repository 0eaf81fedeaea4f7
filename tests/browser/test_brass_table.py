"""The table of Brass Empire: everything in sight, few clicks, and every text whole."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import expect

from pithead.words import LANGUAGES

from .looks import CUT, SPILLED, settle
from .people import People, Person, sit_together
from .positions import finished, first_of_each_kind, positions, replay

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))

# What one needs in every phase; each of these must lie whole within the window.
NEEDED = (
    ".pool",
    ".digest",
    ".desk h2",
    ".desk .purse",
    "[data-main]",
    ".tray .card",
    ".lineup .tile",
    ".hand .card",
    ".opp > header",
    ".you > header",
    ".you .res",
    ".you .pilecards",
)
OUT_OF_SIGHT = """(needed) => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} px high`);
  for (const selector of needed) {
    const parts = [...document.querySelectorAll(`.be ${selector}`)];
    if (!parts.length) found.push(`no ${selector}`);
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      const whole = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 &&
        box.bottom <= innerHeight + 1 && box.width > 8 && box.height > 8;
      const sides = [box.x, box.y, box.right, box.bottom].map(Math.round);
      if (!whole) found.push(`${selector} at ${sides}`);
    }
  }
  return found;
}"""

# Cards as narrow as in a row with six players whose text leaves hardly a picture, or has no room.
CROWDED = """() => [...document.querySelectorAll(".be-cards article")].flatMap((card) => {
  card.style.width = "136px";
  card.style.height = "150px";
  const text = card.querySelector(".text");
  const art = card.querySelector(".pic").getBoundingClientRect();
  // The figures at the foot stick out a little.
  const over = card.scrollHeight > card.clientHeight + 5 || text.scrollWidth > text.clientWidth + 1;
  return over || art.height < 24 ? [`${card.ariaLabel}: ${Math.round(art.height)}`] : [];
})"""

# Where words must stay inside, and what must not lie one over the other.
BOXES = "button, .coin > em, .tag, .lamp, .steps li, .opp > header, .digest, .round, select"
PANELS = "button.card, button.tile, button.res, button.mini, .desk, .opp, header, .digest, .you"
DEVICES = ((1280, 720), (1440, 900), (1180, 820), (820, 1180), (390, 844))
LARGEST = 125

# Signs and badges that stand alone: pointed at, they must say what they are. Cards are shown in
# full, buttons with words explain themselves.
UNSAID = """() => {
  const signs = ".pip, .ico, .mark, .shield, .seat, .then, .won, .count, .badge, .tag, .lamp, " +
    ".figures, kbd, .trough, .typeicon, .steps li, .remark i, .round, .tools button";
  const seen = (each) =>
    each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0;
  const told = (each) =>
    each.closest("[data-tip], [data-says], [data-spot], [title], a") ||
    (each.localName !== "kbd" && each.closest("button")?.innerText.trim());
  const found = [...document.querySelectorAll(`.be :is(${signs})`)];
  const path = (each) => `${each.parentElement.className} > ${each.getAttribute("class")}`;
  return [...new Set(found.filter((each) => seen(each) && !told(each)).map(path))];
}"""

MAIN = "[data-main]"
# What has become of the turn: the meaning of the main button, cards played and bought.
TURN = """() => [
  document.querySelector(".be [data-main]")?.dataset.main,
  document.querySelectorAll(".hand [data-played]").length,
  document.querySelectorAll(".hand [data-bought]").length,
].join()"""


def sit_down(person: Person, seats: int = 2) -> None:
    table = person.make_table("brass_empire", seats, ["greedy"] * (seats - 1))
    person.go(f"/t/{table}")
    person.page.locator('[data-main="play"]').wait_for()


def out_of_sight(person: Person) -> list[str]:
    found = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person)
        said = person.page.evaluate(OUT_OF_SIGHT, NEEDED)
        found += [f"{width}x{height}: {what}" for what in said]
    return found


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everything_needed_is_in_sight_in_every_phase(person: Person, seats: int) -> None:
    sit_down(person, seats)
    found = out_of_sight(person)
    person.page.locator(MAIN).click()
    person.page.locator(f'{MAIN}:not([data-main="play"])').wait_for()
    found += out_of_sight(person)
    assert not found, "\n".join(dict.fromkeys(found))


def test_every_sign_explains_itself(person: Person) -> None:
    sit_down(person, 3)
    assert person.page.evaluate(UNSAID) == []
    person.page.locator(MAIN).click()
    person.page.locator(f'{MAIN}:not([data-main="play"])').wait_for()
    assert person.page.evaluate(UNSAID) == []
    person.page.locator(f"{MAIN} kbd").hover()
    expect(person.page.locator(".tip")).to_be_visible()


def test_a_tap_on_a_sign_explains_it_until_the_next(people: People) -> None:
    person = people.come(size=(390, 844), has_touch=True)
    sit_down(person)
    person.page.locator('[data-coin="labor"]').tap()
    expect(person.page.locator(".tip")).to_be_visible()
    person.page.locator(".round").tap()
    expect(person.page.locator(".tip")).to_have_text(person.say("board-brass-tip-round"))
    person.page.locator(".digest").tap()
    expect(person.page.locator(".tip")).to_be_hidden()


def test_a_turn_with_a_purchase_takes_at_most_four_clicks(person: Person) -> None:
    """Play all, buy, end the turn, and once more where something could still be bought."""
    sit_down(person)
    clicks = 0

    def click(what: str) -> None:
        nonlocal clicks
        before = person.page.evaluate(TURN)
        person.page.locator(what).first.click()
        clicks += 1
        person.page.wait_for_function(f"(before) => ({TURN})() !== before", arg=before)
        person.page.wait_for_timeout(450)  # a second click at once would be taken for a double one

    def played() -> int:
        """Cards played this turn: with its end they are gone."""
        return person.page.locator(".hand [data-played]").count()

    click(MAIN)
    person.page.locator(f'{MAIN}:not([data-main="play"])').wait_for()
    click(".tray .card.lit")
    while played() and clicks < 9:
        click(MAIN)
    assert clicks <= 4


def test_undo_takes_back_a_hand_played_at_once(person: Person) -> None:
    sit_down(person)
    hand = person.page.locator(".hand [data-hand]")
    before = hand.count()
    person.page.wait_for_timeout(600)  # Space is deaf to a new meaning
    person.page.keyboard.press("Space")
    expect(hand).to_have_count(0)
    person.page.locator(".desk .undo").click()
    expect(hand).to_have_count(before)


def test_ending_a_turn_too_early_asks_in_place(person: Person) -> None:
    sit_down(person)
    early = person.find("button", "board-brass-end-early")
    early.click()
    sure = person.find("button", "board-brass-end-sure")
    expect(sure).to_be_visible()
    why = person.say("board-brass-unplayed", n=person.page.locator(".hand [data-hand]").count())
    expect(person.page.locator(".desk").get_by_text(why)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(early).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_total_of_the_ai_stands_beside_ones_own(people: People, size: tuple[int, int]) -> None:
    """At the end of a game alone, without scrolling."""
    person = people.come(size=size)
    person.go(f"/t/{person.sit_at(finished('brass_empire', 1))}")
    totals = person.page.locator(".podium strong")
    expect(totals).to_have_count(2)
    for n in range(2):
        expect(totals.nth(n)).to_be_in_viewport(ratio=1)
    ai = person.page.locator("tr").filter(has_text=person.say("name-ai"))
    expect(ai.locator(".total")).to_have_text(totals.nth(1).inner_text())


def test_a_team_wins_together(person: Person) -> None:
    end = finished("brass_empire", 4, {"team": True})
    match = replay(end)
    first, *_, last = [sum(match.scores[seat] for seat in side) for side in match.ranking]
    person.go(f"/t/{person.sit_at(end)}")
    expect(
        person.page.get_by_text(person.say("page-score-to", first=first, second=last))
    ).to_be_visible()
    ours = 0 in match.ranking[0]
    said = person.say("page-team-yours" if ours else "page-team-wins", names="|").split("|")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(" and ")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(said[-1] or said[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_card_and_is_found(people: People, language: str) -> None:
    person = people.come(language)
    sit_down(person)
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.find("button", "board-brass-gallery").click()
    cards = person.page.locator(".be-cards article")
    expect(cards.nth(60)).to_be_visible()
    assert person.page.evaluate(CROWDED) == []
    search = person.page.get_by_role("searchbox")
    expect(search).to_be_focused()
    search.fill(person.say("card-quentin-edison"))
    expect(cards).to_have_count(1)
    search.fill("xyzzy")
    expect(person.page.get_by_text(person.say("board-brass-found-none"))).to_be_visible()
    expect(person.page.get_by_role("status").get_by_text("0 ")).to_be_visible()
    person.page.keyboard.press("Escape")  # the search
    person.page.keyboard.press("Escape")
    expect(person.find("button", "board-brass-gallery")).to_be_focused()


# A card on its way is stopped half-way; which card it hides there, and what a press there reaches.
HALF_WAY = """() => {
  const flights = document.getAnimations().filter(({ effect }) => effect.target?.dataset.spot);
  for (const flight of flights.reverse()) {
    const { delay, duration } = flight.effect.getTiming();
    for (const part of [0.9, 0.8, 0.7, 0.6]) {
      flight.pause();
      flight.currentTime = delay + duration * part;
      const flying = flight.effect.target;
      const { x, y, width, height } = flying.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const [first, ...below] = document.elementsFromPoint(left, top);
      const cards = below.map((each) => each.closest("button.card"));
      const hidden = cards.find((each) => each && each !== flying);
      if (first?.closest("button.card") !== flying || !hidden) continue;
      addEventListener("click", ({ target }) => {
        window.reached = target.closest("[data-spot]")?.dataset.spot;
      });
      return [left, top, hidden.dataset.spot];
    }
  }
  return null;
}"""


def test_a_press_on_a_card_that_another_flies_over_reaches_it(people: People) -> None:
    person = people.come()
    person.page.emulate_media(reduced_motion="no-preference")
    sit_down(person)
    person.page.locator(MAIN).click()
    person.page.locator(f'{MAIN}:not([data-main="play"])').wait_for()
    person.page.locator(".tray .card.lit").last.click()
    left, top, hidden = person.page.wait_for_function(HALF_WAY).json_value()
    person.page.wait_for_timeout(400)  # a second click at once would be taken for a double one
    person.page.mouse.click(left, top)
    assert person.page.evaluate("() => window.reached") == hidden


def waiting(people: People, language: str) -> Person:
    """Somebody else has played part of their hand."""
    waits, plays = people.come(language), people.come(language)
    turns = islice(positions("brass_empire", 4, luck=4, seat=1), 40, None)
    turn = next(turn for turn in turns if all(text.startswith("play") for _, text in turn.log[-3:]))
    waits.go(f"/t/{sit_together(turn, [waits, plays])}")
    waits.page.locator(".opp .who button").wait_for()
    return waits


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_or_covered(people: People, language: str) -> None:
    """Late in a game, asked and waiting, at every size of window and text."""
    person = people.come(language)
    found: list[str] = []
    for position in first_of_each_kind("brass_empire", 6, luck=7, after=0.7):
        if position.kind not in {"play", "look", "player"}:
            continue
        person.go(f"/t/{person.sit_at(position)}")
        person.page.locator(".desk").wait_for()
        found += unreadable(person)
    found += unreadable(waiting(people, language))
    assert not found, "\n".join(dict.fromkeys(found))


def unreadable(person: Person) -> list[str]:
    found = []
    kind = person.last_snapshot()["question"]["kind"]
    for percent in (100, LARGEST):
        person.read_at(percent)
        for width, height in DEVICES:
            person.page.set_viewport_size({"width": width, "height": height})
            settle(person)
            cut = person.page.evaluate(CUT)
            cut += person.page.evaluate(SPILLED, [BOXES, PANELS])
            found += [f"{kind} at {width}, {percent} %: {what}" for what in cut]
    return found


def test_a_card_is_shown_in_full_and_the_log_is_one_key_away(person: Person) -> None:
    sit_down(person)
    person.page.locator(".tray .card").first.hover()
    expect(person.page.locator(".zoom")).to_be_visible()
    person.page.keyboard.press("j")
    expect(person.page.locator(".drawer")).to_be_visible()
