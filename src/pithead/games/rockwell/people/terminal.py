"""Rockwell's table in the terminal: the rings unrolled, the boards, the companies.

The rings are drawn as four rows of eight tiles, A on top and the centre of the Earth below; column
8 touches column 1. Everything has a letter besides its colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from pithead.kernel.plugin import ComponentRow

from ..position.tables import KINDS
from .words import achievement, cubes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Group, RenderableType
    from rich.table import Table
    from rich.text import Text

    from pithead.kernel.game import Game
    from pithead.words import Words

    from .schema import Company, Picture

COLUMNS = 8
RINGS = "ABCD"
STYLES = ("green", "red", "magenta", "white")
AL_STYLE = "cyan"
RING_STYLES = ("yellow", "dark_orange", "red", "bright_magenta")
NARROWEST, ROOMY, WIDEST = 8, 10, 12
NEEDED = 80
"""Columns of a terminal below which the picture would fall apart."""
MINUS, TIMES, DASH = "\u2212", "\u00d7", "\u2013"


LEVELS: tuple[Literal["safety", "mobility", "shafts"], ...] = ("safety", "mobility", "shafts")
PRICES: tuple[Literal["cubes", "hire", "power", "safety", "mobility", "shaft"], ...] = (
    *("cubes", "hire", "power"),
    *("safety", "mobility", "shaft"),
)
PRICED = ("bid", "place", "market", "workshop")
"""Questions that one can't answer well without prices, deliveries and achievements."""


def draw(game: Game, picture: Picture, words: Words, width: int, kind: str = "") -> Group:
    """The whole table, with prices and piles where the question asked is about them."""
    from rich.console import Group
    from rich.text import Text

    cell = max(NARROWEST, min(WIDEST, (width - COLUMNS - 4) // COLUMNS))
    artist = _Artist(picture, words, cell)
    parts: list[RenderableType] = [*artist.heading()]
    if width < NEEDED:
        parts.append(Text(words.say("draw-rockwell-too-narrow", n=NEEDED), style="bold red"))
    else:
        parts += [*artist.mine(), artist.boards(), artist.companies()]
    if kind in PRICED:
        parts += artist.piles()
    return Group(*parts)


def inform(game: Game, picture: Picture, words: Words, width: int) -> Group:
    """Prices and piles, and what each company has achieved so far."""
    from rich.console import Group

    artist = _Artist(picture, words, WIDEST)
    return Group(*artist.piles(), *artist.achieved())


class _Artist:
    def __init__(self, picture: Picture, words: Words, cell: int) -> None:
        self.picture = picture
        self.words = words
        self.cell = cell
        self.narrow = cell < ROOMY

    # --- names and marks ------------------------------------------------------------------------

    def style(self, owner: int) -> str:
        al = self.picture["seats"] == 2 and owner == 2
        return AL_STYLE if al else STYLES[owner]

    def letter(self, owner: int) -> str:
        return self.words.seat(owner)[0]

    def company(self, owner: int) -> tuple[str, str]:
        return self.words.seat(owner), self.style(owner)

    def owner(self, owner: int) -> tuple[str, str]:
        """A company's name where there is room, else its letter."""
        return (self.letter(owner), self.style(owner)) if self.narrow else self.company(owner)

    def crew(self, name: str, left: str = "", right: str = "") -> tuple[str, str]:
        """`Ga2+1`: Green's crew a of power 2 with a die of 1; « and » point to the other tile."""
        crew, owner = self.picture["crews"][name], int(name[0])
        die = f"+{crew['die']}" if crew["die"] else ""
        own = "bold " if owner == self.picture["viewer"] else ""
        told = f"{self.letter(owner)}{name[1]}{crew['power']}{die}"
        return f"{left}{told}{right}", own + self.style(owner)

    def cubes(self, amounts: list[int]) -> str:
        """`3z 1g`: cubes in as few letters as a table has room for."""
        marks = [self.words.say(f"letter-{kind}") for kind in KINDS]
        return " ".join(f"{n}{mark}" for n, mark in zip(amounts, marks, strict=True) if n)

    # --- the heading ----------------------------------------------------------------------------

    def heading(self) -> list[Text]:
        from rich.text import Text

        picture = self.picture
        told = self.words.say(
            "draw-rockwell-title",
            turn=picture["turn"],
            phase=picture["phase"],
            round=picture["round"],
            dice=picture["dice"],
            bribes=picture["bribes"],
        )
        title = Text(told, style="bold")
        management = self._order("management")
        viewer = picture["viewer"]
        if viewer >= 0:
            own = Text(self.words.say("draw-rockwell-you", seat=viewer), style="bold")
            own.stylize(self.style(viewer))
            management = own.append("  ").append_text(management)
        return [title, management, self._order("control")]

    def _order(self, which: Literal["management", "control"]) -> Text:
        from rich.text import Text

        line = Text(self.words.say(f"draw-rockwell-{which}") + " ", style="default not bold")
        for place, seat in enumerate(self.picture[which]):
            line.append(" → " if place else "", style="dim")
            line.append(*self.company(seat))
        return line

    # --- the mine -------------------------------------------------------------------------------

    def mine(self) -> list[Text]:
        from rich.text import Text

        cell = self.cell
        numbers = "".join(f"{n:^{cell + 1}}" for n in range(1, COLUMNS + 1))
        lines = [Text("   " + numbers, style="dim")]
        rows = [("", self._entrances(), 2), *self._rings(), ("", [self._centre()], COLUMNS)]
        above = 0
        for label, cells, span in rows:
            lines.append(self._rule(above, span))
            lines.extend(self._row(label, cells, span))
            above = span
        lines.append(self._rule(above, 0))
        return lines

    def _rule(self, above: int, below: int) -> Text:
        """The line between two rows, by the columns their cells span; 0 for no row."""
        from rich.text import Text

        line = "  "
        for column in range(COLUMNS + 1):
            up = above > 0 and column % above == 0
            down = below > 0 and column % below == 0
            line += _corner(up, down, column) + ("─" * self.cell if column < COLUMNS else "")
        return Text(line, style="dim")

    def _row(self, label: str, cells: list[list[Text]], span: int) -> list[Text]:
        from rich.text import Text

        width = self.cell * span + span - 1
        lines = []
        for at in range(max(len(cell) for cell in cells)):
            ring = RINGS.index(label) if label else 0
            line = Text(f"{label if at == 0 else '':<2}", style=f"bold {RING_STYLES[ring]}")
            line.append("│", style="dim")
            for cell in cells:
                text = cell[at].copy() if at < len(cell) else Text()
                text.truncate(width, overflow="ellipsis", pad=True)
                line.append_text(text)
                line.append("│", style="dim not bold")
            lines.append(line)
        return lines

    def _entrances(self) -> list[list[Text]]:
        from rich.text import Text

        cells = []
        for number in range(1, 5):
            place = f"E{number}"
            here = [
                self.crew(c) for c, crew in self.picture["crews"].items() if crew["at"] == place
            ]
            lines = _flow(here, 2 * self.cell + 1)
            cells.append([Text(place, style="dim"), *lines])
        return cells

    def _rings(self) -> list[tuple[str, list[list[Text]], int]]:
        tiles = list(self.picture["tiles"])
        rows: list[tuple[str, list[list[Text]], int]] = []
        for ring, label in enumerate(RINGS):
            row = tiles[ring * COLUMNS : (ring + 1) * COLUMNS]
            rows.append((label, [self._tile(tile, ring) for tile in row], 1))
        return rows

    def _tile(self, name: str, ring: int) -> list[Text]:
        from rich.text import Text

        tile = self.picture["tiles"][name]
        if tile["drilled"]:
            top = Text("✓", style="dim not bold")
            top.append(f" {self.cubes(tile['income'] or [])}", style="dim")
        else:
            top = Text(str(tile["need"]), style=f"bold {RING_STYLES[ring]}")
            top.append(f" {MINUS}{tile['missing']}", style="default not bold")
        if tile["shaft"] is not None:
            mark = f"▣{self.letter(tile['shaft'])}"
            top.truncate(self.cell - len(mark), pad=True)
            top.append(mark, style=f"not dim {self.style(tile['shaft'])}")
        lines = [top, *_flow(self._on_tile(name), self.cell)]
        return lines if len(lines) > 1 else [*lines, Text()]

    def _on_tile(self, name: str) -> list[tuple[str, str]]:
        here = []
        for crew, each in self.picture["crews"].items():
            if each["at"] == name:
                here.append(self.crew(crew))
            elif each["at"].startswith(f"{name}-"):
                here.append(self.crew(crew, right="»"))
            elif each["at"].endswith(f"-{name}"):
                here.append(self.crew(crew, left="«"))
        return here

    def _centre(self) -> list[Text]:
        from rich.text import Text

        width = self.cell * COLUMNS + COLUMNS - 1
        line = Text(self.words.name("centre"), style="dim")
        for crew, each in self.picture["crews"].items():
            if each["at"] == "centre":
                line.append("  ")
                line.append(*self.crew(crew))
        line.align("center", width)
        return [line]

    # --- boards, companies, piles ---------------------------------------------------------------

    def boards(self) -> Table:
        from rich.table import Table
        from rich.text import Text

        grid = Table.grid(padding=(0, 2 if self.narrow else 1, 0, 0))
        for number, (board, slots) in enumerate(self.picture["slots"].items(), start=1):
            title = self.words.say(f"draw-rockwell-board-{number}")
            cells = [Text(board if self.narrow else title, style="bold")]
            gifts = self.picture["slot_gives"][board]
            for place, (seat, gives) in enumerate(zip(slots, gifts, strict=True), start=1):
                what = self.words.name(gives) if isinstance(gives, str) else f"{TIMES}{gives}"
                cell = Text(f"{place} {what} ")
                free = (DASH, "dim")
                cell.append(*(free if seat is None else self.owner(seat)))
                cells.append(cell)
            grid.add_row(*cells)
        return grid

    def companies(self) -> Table:
        from rich import box
        from rich.table import Table

        # Between columns stands one space, the box's own: at 80 columns there is no room for two.
        space = 0 if self.narrow else 1
        table = Table(box=box.SIMPLE_HEAD, padding=(0, space, 0, 0), pad_edge=False)
        table.show_edge = False
        head = "" if self.narrow else self.words.say("draw-rockwell-head-company")
        widest = max(len(self.owner(seat)[0]) for seat in range(len(self.picture["companies"])))
        table.add_column(head, no_wrap=True, min_width=max(widest, len(head)))
        heads = ("stock", "money", "insurance", "safety", "mobility", "shafts", "cards")
        for head in (*heads, "achievements", "deliveries"):
            table.add_column(self.words.say(f"draw-rockwell-head-{head}"), no_wrap=True)
        for seat, company in enumerate(self.picture["companies"]):
            name, style = self.owner(seat)
            own = seat == self.picture["viewer"]
            cells = (name, *self._company(company))
            table.add_row(*cells, style=f"bold {style}" if own else style)
        return table

    def _company(self, company: Company) -> list[str]:
        stock, money = stock_of(company), company["money"]
        won = company["achievements"].values()
        return [
            "?" if stock is None else self.cubes(stock) or DASH,
            "?" if money is None else self.words.money(money),
            "?" if company["insurance"] is None else str(company["insurance"]),
            *(f"{company[level]}/3" for level in LEVELS),
            str(len(company["cards"])),
            f"{len(won)} ({sum(won)})",
            "?" if company["delivery_prestige"] is None else str(company["delivery_prestige"]),
        ]

    def piles(self) -> list[Text]:
        from rich.text import Text

        deliveries = [
            f"{self.cubes(top['cost'] or [])} → {top['prestige']}"
            for top in self.picture["deliveries"]
            if top["left"]
        ]
        achievements = [
            f"{achievement(self.words, top['achievement'])} → {top['prestige']}"
            for top in self.picture["achievements"]
            if top["prestige"] is not None
        ]
        steps = self.picture["prices"]
        prices = {
            what: "/".join(self.words.number(price) for price in steps[what]) for what in PRICES
        }
        return [
            Text(self.words.say("draw-rockwell-prices", **prices)),
            Text(self.words.say("draw-rockwell-deliveries", list=" · ".join(deliveries))),
            Text(self.words.say("draw-rockwell-achievements", list=" · ".join(achievements))),
        ]

    def achieved(self) -> list[Text]:
        """Each company's achievements, by name."""
        from rich.text import Text

        lines = []
        for seat, company in enumerate(self.picture["companies"]):
            won = [
                f"{achievement(self.words, name)} → {prestige}"
                for name, prestige in company["achievements"].items()
            ]
            held = " · ".join(won) or self.words.name("nothing")
            said = self.words.say("draw-rockwell-achieved", seat=seat, list=held)
            lines.append(Text(said, style=self.style(seat)))
        return lines


def stock_of(company: Company) -> list[int] | None:
    """The cubes of a company, in the order of `KINDS`; None where they are hidden."""
    cubes = (company["zinc"], company["copper"], company["silver"], company["gold"])
    return [n for n in cubes if n is not None] or None


def _flow(marks: list[tuple[str, str]], width: int) -> list[Text]:
    """Marks side by side, in as many lines as they need."""
    from rich.text import Text

    lines: list[Text] = []
    for text, style in marks:
        if not lines or len(lines[-1]) + 1 + len(text) > width:
            lines.append(Text())
        elif len(lines[-1]):
            lines[-1].append(" ")
        lines[-1].append(text, style=style)
    return lines


def _corner(up: bool, down: bool, column: int) -> str:
    """The box character where this column's border meets the line between two rows."""
    left, right = column > 0, column < COLUMNS
    return {
        (True, True, True, True): "┼",
        (True, True, True, False): "┤",
        (True, True, False, True): "├",
        (True, False, True, True): "┴",
        (True, False, True, False): "┘",
        (True, False, False, True): "└",
        (False, True, True, True): "┬",
        (False, True, True, False): "┐",
        (False, True, False, True): "┌",
    }.get((up, down, left, right), "─")


# --- `pithead components` -----------------------------------------------------------------------


def component_rows(game: Game, words: Words) -> Iterator[ComponentRow]:
    for section, name, entry in _entries("", game.component_data()):
        source = words.say(f"source-mark-{entry['source']}")
        yield ComponentRow(section, name, ", ".join(_values(entry, words)), source)


def _entries(path: str, data: Any) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every entry with a source: its section, its name, the entry itself."""
    if isinstance(data, list):
        for entry in data:
            yield path, entry["id"], entry
    elif "source" in data:
        section, _, name = path.rpartition(".")
        yield section or name, "" if not section else name, data
    else:
        for name, part in data.items():
            # A list's own name ("tiles.tile") says nothing that its section does not.
            inner = path if isinstance(part, list) else f"{path}.{name}".lstrip(".")
            yield from _entries(inner, part)


def _values(entry: dict[str, Any], words: Words) -> Iterator[str]:
    """The entry's fields under the names they have in a component file."""
    for key, value in entry.items():
        if key in ("id", "source"):
            continue
        if isinstance(value, dict):
            yield cubes(words, [value[kind] for kind in KINDS])
        elif isinstance(value, bool):
            if value:
                yield key
        elif isinstance(value, list):
            yield f"{key} " + "-".join(str(part) for part in value)
        else:
            yield f"{key} {value}"
