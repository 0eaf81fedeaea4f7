"""Draw docs/pictures/rooms.svg and docs/pictures/shelves.svg from the imports: `make fields`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from importlib import import_module
from pathlib import Path

import grimp

FOLDER = Path(__file__).parent / "pictures"
PACKAGE = "pithead"
GAMES = f"{PACKAGE}.games"

Arrows = Mapping[str, set[str]]

BOX, ROW, GAP = 640, 40, 12
STYLE = (
    "text{font:13px sans-serif;fill:#222}tspan{font-weight:bold}rect{fill:#f4ead5;stroke:#8a6d3b}"
    "path{fill:none;stroke:#8a6d3b;stroke-width:1.5}marker path{fill:#8a6d3b;stroke:none}"
)


def arrows(graph: grimp.ImportGraph, place: Callable[[str], str]) -> Arrows:
    """By place, the places it imports directly; `place` says where a module is, or nothing."""
    found: dict[str, set[str]] = {}
    for module in graph.modules:
        imported = {place(other) for other in graph.find_modules_directly_imported_by(module)}
        found.setdefault(place(module), set()).update(imported)
    found.pop("", None)
    return {name: others & found.keys() - {name} for name, others in sorted(found.items())}


def room(module: str) -> str:
    """`tables` for pithead.tables.games. Front doors are no rooms, nor is what the build writes."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and not parts[1].startswith("_") else ""


def shelf(module: str) -> str:
    """`rules` for pithead.games.<any game>.rules.auction."""
    parts = module.split(".")
    return parts[3] if module.startswith(GAMES) and len(parts) > 3 else ""


def reachable(arrows: Arrows, start: str) -> set[str]:
    found = set(arrows[start])
    for other in arrows[start]:
        found |= reachable(arrows, other)
    return found


def shortest(arrows: Arrows) -> Arrows:
    """Without the arrows that a longer way makes needless."""
    return {
        name: {to for to in others if not any(to in reachable(arrows, via) for via in others)}
        for name, others in arrows.items()
    }


def depth(arrows: Arrows, name: str) -> int:
    return max((1 + depth(arrows, other) for other in arrows[name]), default=0)


def drawing(arrows: Arrows, modules: Mapping[str, str]) -> str:
    """A box for each name with what its module says of itself, above all it imports."""
    order = sorted(arrows, key=lambda name: (-depth(arrows, name), name))
    row = {name: at for at, name in enumerate(order)}
    boxes = [_box(row[name], name, _about(modules[name])) for name in order]
    lines = [
        _arrow(row[name], row[other])
        for name, others in shortest(arrows).items()
        for other in sorted(others)
    ]
    width, height = BOX + 20 * len(order) + 20, len(order) * (ROW + GAP)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"><style>{STYLE}</style>\n'
        '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" '
        'orient="auto"><path d="M0 0L8 4L0 8z"/></marker>'
    )
    return "\n".join([head, *boxes, *lines, "</svg>"]) + "\n"


def _about(module: str) -> str:
    """How a module's docstring begins, up to its first stop."""
    said = " ".join((import_module(module).__doc__ or "").split("\n\n")[0].split())
    return re.split(r"[.;](?: |$)", said.replace("`", ""))[0]


def _box(row: int, name: str, about: str) -> str:
    y = row * (ROW + GAP) + 1
    text = f"<tspan>{escape(name)}</tspan>: {escape(about, quote=False)}"
    return (
        f'<rect x="1" y="{y}" width="{BOX}" height="{ROW}" rx="6"/>'
        f'<text x="12" y="{y + ROW // 2 + 5}">{text}</text>'
    )


def _arrow(above: int, below: int) -> str:
    """From the lower corner of a box to the upper corner of another; the further, the wider."""
    begin, end = above * (ROW + GAP) + ROW - 10, below * (ROW + GAP) + 10
    far = BOX + 24 * (below - above)
    way = f"M{BOX} {begin}C{far} {begin} {far} {end} {BOX + 1} {end}"
    return f'<path marker-end="url(#tip)" d="{way}"/>'


def drawings() -> dict[Path, str]:
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    return {
        FOLDER / f"{name}.svg": drawing(arrows(graph, place), _modules(graph, place))
        for name, place in (("rooms", room), ("shelves", shelf))
    }


def _modules(graph: grimp.ImportGraph, place: Callable[[str], str]) -> dict[str, str]:
    """By place the module that is the place, the same shelf of our games being one place."""
    return {place(module): module for module in sorted(graph.modules, key=_order)}


def _order(module: str) -> tuple[int, str]:
    return -module.count("."), module


if __name__ == "__main__":
    for path, text in drawings().items():
        path.write_text(text, encoding="utf-8")
