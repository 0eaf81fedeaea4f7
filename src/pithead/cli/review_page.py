"""A review as one page that needs nothing from anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from pithead.cli.arena_page import Page
from pithead.cli.review_words import ReviewWords

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 44
RIGHT: Final = 130
TOP: Final = 12
FOOT: Final = 24
COLOURS: Final = ("#2f6f9f", "#b3541e", "#3f7f72", "#8a6d1f", "#7a4a8c", "#5b6670")
DASHES: Final = ("", "9 4", "", "2 4", "12 3 2 3", "5 2")
"""Colour is never alone: lines differ by their dashes and by the names at their ends."""
APART: Final = 15
"""Between two names at the right edge, at least."""


def page(told: ReviewWords, seats: Sequence[int]) -> str:
    """The page, with what concerns these seats."""
    words = told.words
    made = Page(words, told.title())
    made.parts.append(f"<h2>{escape(words.say('review-chances'))}</h2>{_chart(told)}")
    for seat in seats:
        made.parts.append(f"<h2>{escape(told.company(seat))}</h2>")
        made.paragraph(" ".join(told.summary(seat)))
        for point in told.found.by_seat[seat].turning_points:
            head, *lines = told.point(point)
            items = "".join(f"<li>{escape(line)}</li>" for line in lines)
            made.parts.append(f"<h3>{escape(head)}</h3><ul>{items}</ul>")
    made.parts.append(_ledger(told))
    made.paragraph(told.made())
    return made.html()


def _ledger(told: ReviewWords) -> str:
    heads, rows = told.ledger()
    title = f"<h2>{escape(told.words.say('review-ledger'))}</h2>"
    head = "".join(f"<th scope=col>{escape(cell)}</th>" for cell in heads)
    body = "".join(
        f"<tr><th scope=row>{escape(row[0])}</th>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"{title}<table><tr>{head}</tr>{body}</table>"


def _chart(told: ReviewWords) -> str:
    """Each seat's chances from turn to turn, and the result."""
    found, words = told.found, told.words
    last = len(found.chances)

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(1, last)

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - FOOT) * (1.0 - share)

    title = escape(words.say("review-chances"))
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<path d="M{x(0):.1f} {y(share):.1f}H{x(last):.1f}" stroke="var(--grid)"/>'
            f'<text class="soft" x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">'
            f"{words.percent(share)}</text>"
        )
    ends = _apart([y(share) for share in found.shares])
    for seat in range(found.seats):
        course = [*(turn.chances[seat] for turn in found.chances), found.shares[seat]]
        points = " ".join(f"{x(at):.1f},{y(share):.1f}" for at, share in enumerate(course))
        dash, colour = DASHES[seat % len(DASHES)], COLOURS[seat % len(COLOURS)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/><text x="{x(last) + 8:.1f}" y="{ends[seat] + 4:.1f}">'
            f"{escape(told.company(seat))}</text>"
        )
    return "".join(parts) + "</svg>"


def _apart(heights: Sequence[float]) -> list[float]:
    """The same heights in the same order, moved up where names would cover each other."""
    placed = list(heights)
    free = float(HEIGHT - FOOT + APART)
    for seat in sorted(range(len(heights)), key=lambda seat: -heights[seat]):
        placed[seat] = min(heights[seat], free - APART)
        free = placed[seat]
    return placed
