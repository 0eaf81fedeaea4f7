"""What the commands of numbers print: tables, and a bar while one waits.

Rich draws them where it is installed. Without it the same table is plain text, so that the core
alone can simulate and hold contests.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from pithead.cli.common import make_console
from pithead.kernel.parts import is_installed

Row = Sequence[str]
GAP = "  "


def print_table(columns: Row, rows: Sequence[Row], title: str = "") -> None:
    """A table of figures: the first column starts at the left, the others end at the right."""
    if is_installed("terminal"):
        _draw(columns, rows, title)
        return
    widths = [max(map(len, cells)) for cells in zip(columns, *rows)]
    lines = [columns, ["-" * width for width in widths], *rows]
    for text in (title, *(_line(cells, widths) for cells in lines)):
        if text:
            print(text)
    print()


def _draw(columns: Row, rows: Sequence[Row], title: str) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title) if title else None, title_justify="left")
    for at, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if at else "left")
    for cells in rows:
        # As text: a bot's own name may look like rich's markup.
        table.add_row(*map(Text, cells))
    make_console().print(table)


def _line(cells: Row, widths: Sequence[int]) -> str:
    first, *others = cells
    padded = (cell.rjust(width) for cell, width in zip(others, widths[1:]))
    return GAP.join((first.ljust(widths[0]), *padded)).rstrip()


@contextmanager
def progress_bar(title: str, wanted: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the terminal, and nothing at all in a file."""
    if not sys.stderr.isatty() or not is_installed("terminal"):
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Left

    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Left())
    with Progress(*parts, console=make_console(errors=True), transient=True) as bar:
        task = bar.add_task(title, total=wanted)
        yield lambda done: bar.update(task, completed=done)
