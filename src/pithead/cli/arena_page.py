"""Results as one page of charts that needs nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Any, NamedTuple

from pithead.arena.statistics import block_share
from pithead.words import Words

WIDTH = 720
LABELS = 230
VALUES = 70
"""Room for the figures at the right, where no line crosses them."""

ROW = 26
AXIS = 22
LONGEST_LABEL = 34
LINE_HEIGHT = 260
PADDING = 34

STYLE = """
:root{--ink:#1d2329;--soft:#5b6670;--paper:#fbfaf7;--bar:#2f6f9f;--whisker:#1d2329;--mark:#b3541e;
--grid:#d9dcdf;--second:#8a6d1f}
@media(prefers-color-scheme:dark){:root{--ink:#e9e6df;--soft:#a3adb5;--paper:#16191d;--bar:#5aa0d0;
--whisker:#e9e6df;--mark:#f0945a;--grid:#343a41;--second:#d9b44a}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:760px;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.2;overflow-wrap:anywhere}h2{font-size:1.1rem;margin-top:2rem}
.lead{font-size:1.15rem;font-weight:600}
.warning{border-left:4px solid var(--mark);padding:.3rem .8rem;overflow-wrap:anywhere}
svg{width:100%;height:auto;font:13px system-ui,sans-serif}
svg text{fill:var(--ink)}svg .soft{fill:var(--soft)}
table{border-collapse:collapse;margin-top:1rem;font-size:.9rem;width:100%}
th,td{text-align:left;padding:.2rem .6rem .2rem 0;vertical-align:top;overflow-wrap:anywhere}
th{color:var(--soft);font-weight:400;min-width:9rem}
"""


class Bar(NamedTuple):
    """A figure with its interval, and what it is called."""

    label: str
    value: float
    low: float
    high: float


class Page:
    """A page as it grows: headings, charts and facts. An empty sentence adds nothing."""

    def __init__(self, words: Words, title: str) -> None:
        self.words = words
        self.title = title
        self.parts: list[str] = []

    def paragraph(self, text: str) -> None:
        self._sentence(text, "")

    def lead(self, text: str) -> None:
        """What a reader wants to know first."""
        self._sentence(text, ' class="lead"')

    def warning(self, text: str) -> None:
        """What a reader must know in order not to be misled."""
        self._sentence(text, ' class="warning" role="note"')

    def _sentence(self, text: str, kind: str) -> None:
        if text:
            self.parts.append(f"<p{kind}>{escape(text)}</p>")

    def bars(
        self,
        title: str,
        bars: Sequence[Bar],
        mark: float | None = None,
        percent: bool = True,
        pairs: bool = False,
    ) -> None:
        """Horizontal bars with whiskers; `mark` is a line to compare them with. All shares have one
        scale, from nothing to all, so that charts can be compared. Of pairs the second differs.
        """
        if bars:
            self.parts.append(f"<h2>{escape(title)}</h2>")
            self.parts.append(_bar_chart(self.words, title, bars, mark, percent, pairs))

    def course(self, title: str, shares: Sequence[float], games: int, mark: float | None) -> None:
        """How the share settled from block to block."""
        if len(shares) > 1:
            self.parts.append(f"<h2>{escape(title)}</h2>")
            self.parts.append(_line_chart(self.words, title, shares, games, mark))

    def facts(self, title: str, facts: Sequence[tuple[str, str]]) -> None:
        rows = "".join(
            f"<tr><th scope=row>{escape(name)}</th><td>{escape(value)}</td></tr>"
            for name, value in facts
        )
        self.parts.append(f"<h2>{escape(title)}</h2><table>{rows}</table>")

    def html(self) -> str:
        head = (
            f'<!doctype html><html lang="{self.words.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head>"
        )
        body = "".join(self.parts)
        return f"{head}<body><main><h1>{escape(self.title)}</h1>{body}</main></body></html>\n"


def figure(words: Words, value: float, percent: bool) -> str:
    return words.percent(value, 1) if percent else words.decimal(value, 1)


def ticks(low: float, high: float) -> list[float]:
    """Round figures from at most `low` to at least `high`, four to eight of them."""
    span = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(span / 4))
    for times in (5, 2):
        if span / (step * times) >= 4:
            step *= times
            break
    first, last = floor(low / step), -floor(-high / step)
    return [number * step for number in range(first, last + 1)]


def _bar_chart(
    words: Words,
    title: str,
    bars: Sequence[Bar],
    mark: float | None,
    percent: bool,
    pairs: bool,
) -> str:
    if percent:
        scale = [0.0, 0.25, 0.5, 0.75, 1.0]
    else:
        scale = ticks(min(0.0, *(bar.low for bar in bars)), max(bar.high for bar in bars))
    low, high = scale[0], scale[-1]
    room = WIDTH - LABELS - VALUES

    def x(value: float) -> float:
        return LABELS + room * (value - low) / (high - low)

    height = ROW * len(bars) + 4
    parts = [_open_svg(title, height + AXIS)]
    parts += [_tick(words, x(value), height, value, percent) for value in scale]
    if mark is not None:
        parts.append(_mark(x(mark), 0, x(mark), height))
    for index, bar in enumerate(bars):
        middle = ROW * index + ROW / 2 + 2
        colour = "second" if pairs and index % 2 else "bar"
        left, right = sorted((x(0.0), x(bar.value)))
        parts.append(
            f"{_label(bar.label, middle + 4)}"
            f'<rect x="{left:.1f}" y="{middle - 7:.1f}" width="{max(1.0, right - left):.1f}" '
            f'height="14" fill="var(--{colour})" opacity=".6"/>'
            f'<path d="M{x(bar.low):.1f} {middle:.1f}H{x(bar.high):.1f}m0-4v8M{x(bar.low):.1f} '
            f'{middle - 4:.1f}v8" stroke="var(--whisker)" fill="none"/>'
            f'<text x="{WIDTH}" y="{middle + 4:.1f}" text-anchor="end">'
            f"{figure(words, bar.value, percent)}</text>"
        )
    return "".join(parts) + "</svg>"


def _label(text: str, y: float) -> str:
    """A label beside its bar; a long one is cut, and its title shows it whole."""
    short = text if len(text) <= LONGEST_LABEL else text[: LONGEST_LABEL - 1] + "…"
    whole = f"<title>{escape(text)}</title>" if short != text else ""
    return f'<text x="{LABELS - 12}" y="{y:.1f}" text-anchor="end">{escape(short)}{whole}</text>'


def _tick(words: Words, x: float, height: float, value: float, percent: bool) -> str:
    whole = value == round(value)
    text = words.percent(value) if percent else words.decimal(value, 0 if whole else 1)
    return (
        f'<path d="M{x:.1f} 0V{height:.1f}" stroke="var(--grid)"/>'
        f'<text class="soft" x="{x:.1f}" y="{height + 15:.1f}" text-anchor="middle">{text}</text>'
    )


def _line_chart(
    words: Words, title: str, shares: Sequence[float], games: int, mark: float | None
) -> str:
    """The mean up to each block, with its interval as a band."""
    each = games / len(shares)
    counts = sorted({max(1, round(len(shares) * k / 120)) for k in range(1, 121)})
    points = [(n, block_share(shares[:n], round(n * each))) for n in counts]
    room = WIDTH - PADDING - 60

    def x(n: float) -> float:
        return PADDING + 20 + room * n / len(shares)

    def y(value: float) -> float:
        return PADDING / 2 + (LINE_HEIGHT - PADDING - 10) * (1 - value)

    upper = " ".join(f"{x(n):.1f},{y(share.high):.1f}" for n, share in points)
    lower = " ".join(f"{x(n):.1f},{y(share.low):.1f}" for n, share in reversed(points))
    middle = " ".join(f"{x(n):.1f},{y(share.value):.1f}" for n, share in points)
    parts = [_open_svg(title, LINE_HEIGHT)]
    for tenth in (0, 0.25, 0.5, 0.75, 1):
        parts.append(
            f'<path d="M{x(0):.1f} {y(tenth):.1f}H{x(len(shares)):.1f}" stroke="var(--grid)"/>'
            f'<text class="soft" x="{x(0) - 6:.1f}" y="{y(tenth) + 4:.1f}" text-anchor="end">'
            f"{words.percent(tenth)}</text>"
        )
    parts.append(f'<polygon points="{upper} {lower}" fill="var(--bar)" opacity=".25"/>')
    parts.append(f'<polyline points="{middle}" fill="none" stroke="var(--bar)" stroke-width="2"/>')
    if mark is not None:
        parts.append(_mark(x(0), y(mark), x(len(shares)), y(mark)))
    blocks = words.say("arena-page-blocks", n=len(shares))
    for at, text, anchor in ((0, "0", "middle"), (len(shares), blocks, "end")):
        parts.append(
            f'<text class="soft" x="{x(at):.1f}" y="{LINE_HEIGHT - 4}" text-anchor="{anchor}">'
            f"{escape(text)}</text>"
        )
    return "".join(parts) + "</svg>"


def _open_svg(title: str, height: float) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'


def _mark(x1: float, y1: float, x2: float, y2: float) -> str:
    return (
        f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="var(--mark)" stroke-width="1.5" '
        'stroke-dasharray="5 4"/>'
    )


def shares_of(named: Sequence[dict[str, Any]], labels: Sequence[str]) -> list[Bar]:
    """Bars of figures that have share, low and high."""
    return [
        Bar(label, each["share"], each["low"], each["high"])
        for label, each in zip(labels, named, strict=True)
    ]
