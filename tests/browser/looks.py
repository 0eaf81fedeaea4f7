"""What every screen must keep to: axe finds nothing, no text is cut, no message is missing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pithead.kernel.plugin import locales
from pithead.words import slug

from .people import Person, Scheme

AXE = Path("frontend/node_modules/axe-core/axe.min.js")
NO_AXE = "The tests with axe need it: run 'npm ci' in frontend."
SIZES = ((360, 740), (768, 1024), (1280, 720))
# A theme changes colours and nothing else, so everything else is looked at once.
SCHEMES: dict[Scheme, Any] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}

# Text is cut where a box hides what does not fit into it. What can be scrolled to is not cut, and
# what is meant for screen readers alone, or drawn inside a picture, is not looked at.
CUT = """() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth)
    found.push(`the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth}`);
  const unseen = (element) => {
    for (let e = element; e; e = e.parentElement) {
      const style = getComputedStyle(e);
      const box = e.getBoundingClientRect();
      if (style.clipPath !== "none" && box.width <= 2) return true;
      if (style.clip !== "auto" && box.width <= 2) return true;
      if (e instanceof SVGElement) return true;
    }
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const hides = (way) => way === "hidden" || way === "clip";
  const scrolls = (way) => way === "auto" || way === "scroll";
  const cut = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    let [x, y] = [true, true];
    for (let e = node.parentElement; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e);
      const box = e.getBoundingClientRect();
      const wide = boxes.some((b) => b.right > box.right + 1 || b.left < box.left - 1);
      // A line's box is taller than its letters: a little may stick out unseen.
      const high = boxes.some((b) => b.bottom > box.bottom + 4 || b.top < box.top - 4);
      if ((x && wide && hides(style.overflowX)) || (y && high && hides(style.overflowY)))
        return true;
      if (scrolls(style.overflowX)) x = false;
      if (scrolls(style.overflowY)) y = false;
      if (style.position === "fixed") break;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || unseen(node.parentElement)) continue;
    if (cut(node)) {
      const where = node.parentElement;
      found.push(`${where.tagName.toLowerCase()}.${where.className}: ${node.data.trim()}`);
    }
  }
  return found;
}"""

# Words that stick out of their button or badge, or lie over other words of the same card or panel:
# nothing hides them, and yet they cannot be read.
SPILLED = """([boxes, panels]) => {
  const found = new Set();
  const unseen = (element) =>
    element.closest(".unseen, svg") ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const frames = new Map();
  const framesOf = (element) => {
    if (!element) return [];
    if (!frames.has(element)) {
      const { overflowX: x, overflowY: y } = getComputedStyle(element);
      const own = x === "visible" && y === "visible" ? [] : [element.getBoundingClientRect()];
      frames.set(element, [...own, ...framesOf(element.parentElement)]);
    }
    return frames.get(element);
  };
  // Scrolled out of sight.
  const away = (node, box) => framesOf(node.parentElement).some((frame) =>
    box.left >= frame.right - 1 || box.right <= frame.left + 1 ||
    box.top >= frame.bottom - 1 || box.bottom <= frame.top + 1);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (!text || unseen(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((b) => b.width > 1 && !away(node, b));
    const panel = node.parentElement.closest(panels);
    if (panel) texts.push({ text, lines, panel });
    const box = node.parentElement.closest(boxes)?.getBoundingClientRect();
    const out = (b) =>
      b.left < box.left - 1 || b.right > box.right + 1 ||
      b.top < box.top - 3 || b.bottom > box.bottom + 3;
    if (box?.width && lines.some(out)) found.add(`sticks out: ${text}`);
  }
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  for (const together of Map.groupBy(texts, ({ panel }) => panel).values())
    together.forEach((one, at) => {
      for (const other of together.slice(at + 1))
        if (one.lines.some((a) => other.lines.some((b) => meet(a, b))))
          found.add(`one over the other: ${one.text}, ${other.text}`);
    });
  return [...found];
}"""

RUN = """async ([part, options]) => {
  const found = await axe.run(part || document, { resultTypes: ["violations"], ...options });
  const told = ({ html, any }) => {
    const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
    const colours = contrastRatio ? ` ${fgColor} on ${bgColor} is ${contrastRatio}` : "";
    return html.slice(0, 200) + colours;
  };
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(told).join(" · ")}`);
}"""

SETTLE = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const short = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  const moves = document.getAnimations().filter(short).map(({ finished }) => finished);
  await Promise.allSettled(moves);
  await frame();
}"""


def check_text(person: Person, screen: str) -> list[str]:
    """Every size of window in the person's language; the window is left at the last."""
    found = missing_words(person)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person)
        found += [f"{width} px: {what}" for what in person.page.evaluate(CUT)]
    return [f"{screen} ({person.words.language}) {what}" for what in dict.fromkeys(found)]


def check_axe(person: Person, screen: str) -> list[str]:
    found = []
    for scheme, options in SCHEMES.items():
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        settle(person)
        found += [f"{screen} ({scheme}) {what}" for what in run_axe(person, "", options)]
    return found


def run_axe(person: Person, part: str = "", options: Any = None) -> list[str]:
    """What axe finds now, in the theme there is; `part` is the selector of what is looked at."""
    if not AXE.is_file():
        pytest.skip(NO_AXE)
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(RUN, [part, options or {}])
    return found


def settle(person: Person) -> None:
    """Until what hangs on the size of the window, or on the theme, has been drawn anew."""
    person.page.evaluate(SETTLE)


def missing_words(person: Person) -> list[str]:
    """Keys that stand where words should."""
    text = person.page.locator("body").inner_text()
    # A word of the engine in a key has underscores where the key has none.
    said = set(re.findall(r"[a-z0-9]+(?:[-_][a-z0-9]+)+", text))
    return [f"no words for {key}" for key in sorted(said) if "-" in key and slug(key) in keys()]


@cache
def keys() -> frozenset[str]:
    """The keys of all messages: none of them is a word of ours as well."""
    found: set[str] = set()
    for catalogue in (path for each in locales() for path in (each / "en").glob("*.ftl")):
        text = catalogue.read_text(encoding="utf-8")
        found |= set(re.findall(r"^([a-z0-9]+(?:-[a-z0-9]+)+) =", text, re.MULTILINE))
    return frozenset(found)
