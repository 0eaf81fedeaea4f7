"""The code that copies, shows and observes a game's fields, from their declarations: `make fields`.

The kernel can do all that for any state by looking fields up by their names (`kernel.fields`,
`kernel.observation`). Search and learning live on the speed of copies, views and observations, so
our games have the same written out, for the compiler to turn every line into a machine's load and
store. `tests/kernel/test_field_code.py` holds the written code against the declarations.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pithead
from pithead.kernel.fields import FLAG, LIST, LISTS, MASKED, OWNER, PRIVATE, PUBLIC, SECRET, Spec
from pithead.kernel.observation import (
    AS_IT_IS,
    FIGURE,
    HIDES,
    LENGTH,
    OWN,
    PLACE,
    SEAT,
    Block,
    Shown,
)
from pithead.kernel.plugin import GROUP

COMMAND = "make fields"
HELPERS = ("copies", "own_part", "shown_figures", "shown_lists", "shown_parts")
HEAD = '''"""Copies and shows the fields declared in `state`; written by `{command}`."""

from pithead.kernel.fields import {names}

from .state import Position


def copy_fields(s: Position, other: Position) -> None:
    """Make all fields of `other` equal to those of `s`, and independent of them."""
'''
SHOW = '''

def show_fields(s: Position, viewer: int) -> dict[str, object]:
    """What this viewer may see of the fields."""
'''


OBSERVE = '''"""Writes observations of the fields declared in `state`; written by `{command}`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, u8

from pithead.kernel.observation import (
{names}
)

from ..position.state import Position
from .observation import {extras}

if TYPE_CHECKING:
    from librt.vecs import vec


class Writer(BlockWriter):
    def write(
        self,
        state: Any,
        was: Any,
        viewer: i64,
        fresh: bool,
        moved: bool,
        blocks: list[Block],
        out: vec[u8],
        first: i64,
    ) -> None:
        _write(state, was, viewer, fresh, moved, blocks, out, first)


def _write(
    s: Position,
    was: Position,
    viewer: int,
    fresh: bool,
    moved: bool,
    blocks: list[Block],
    out: vec[u8],
    start: i64,
) -> None:
    seats: i64 = s.seats
'''
OBSERVE_HELPERS = (
    "Block",
    "BlockWriter",
    "add_counts",
    "emptied",
    "from_viewer",
    "known_owners",
    "write_by_owner",
    "write_figures",
    "write_known",
    "write_known_parts",
    "write_lengths",
    "write_number",
    "write_numbers",
    "write_part",
    "write_places",
    "write_seats",
)


def games_with_code() -> list[str]:
    """Those of this package; a game elsewhere is served by the kernel."""
    return [name for name in pithead.game_names() if find_spec(f"{GROUP}.{name}")]


def files_of(name: str) -> dict[Path, str]:
    """What is written for a game, beside the sources, also when the installed package runs."""
    folder = Path(__file__).parents[2] / "src" / Path(*GROUP.split(".")) / name
    return {
        folder / "position" / "field_code.py": code_of(name),
        folder / "shapes" / "observation_code.py": observation_code_of(name),
    }


def code_of(name: str) -> str:
    """The module for a game. It is the same for every number of seats."""
    declared = pithead.game(name).declared
    texts = {_code(each.specs) for each in declared.values()}
    assert len(texts) == 1, f"the fields of {name} differ between numbers of seats"
    return texts.pop()


def observation_code_of(name: str) -> str:
    """The module that writes a game's observations; the same for every number of seats."""
    game = pithead.game(name)
    texts = {
        _observation_code(game.declared[seats].specs, plan.blocks)
        for seats, plan in game.observations.items()
    }
    assert len(texts) == 1, f"the observations of {name} differ in more than their sizes"
    return texts.pop()


def _code(specs: list[Spec]) -> str:
    shown = [spec for spec in specs if spec.seen != SECRET]
    copied = "".join(f"    other.{spec.name} = {_copied(spec)}\n" for spec in specs)
    lines = "".join(f'        "{spec.name}": {_shown(spec)},\n' for spec in shown)
    show = SHOW
    if "seats," in lines:
        show += "    seats = s.seats\n"
    if "own)" in lines:
        show += "    own = own_part(s, viewer)\n"
    show += "    return {\n"
    names = [name for name in HELPERS if f"{name}(" in copied + show + lines]
    head = HEAD.format(command=COMMAND, names=", ".join(names))
    return head + copied + show + lines + "    }\n"


def _copied(spec: Spec) -> str:
    if spec.shared or spec.kind not in (LIST, LISTS):
        return f"s.{spec.name}"
    return f"copies(s.{spec.name})" if spec.kind == LISTS else f"s.{spec.name}.copy()"


def _shown(spec: Spec) -> str:
    name = spec.name
    if spec.seen == MASKED:
        return f's.masked("{name}", viewer)'
    if spec.seen in (OWNER, PRIVATE):
        owners = f"len(s.{name})" if spec.kind == LISTS else "seats"
        seen = "own" if spec.seen == PRIVATE else f's.open_parts("{name}", {owners}, viewer)'
        if spec.kind == LISTS:
            return f"shown_lists(s.{name}, {seen})"
        if spec.each > 1:
            return f"shown_parts(s.{name}, seats, {spec.each}, {seen})"
        return f"shown_figures(s.{name}, seats, {spec.unit}, {seen})"
    assert spec.seen == PUBLIC
    if spec.kind == LISTS:
        return f"copies(s.{name})"
    return f"s.{name}.copy()" if spec.kind == LIST else f"s.{name}"


def _observation_code(specs: list[Spec], blocks: list[Block]) -> str:
    lines: list[str] = []
    extras: list[str] = []
    last_reader = {name: block for block in blocks for name in block.reads}
    for number, block in enumerate(blocks):
        lines += [f"# {', '.join(segment.name for segment in block.segments)}"]
        code = _block_code(specs, number, block, extras)
        if block.reads:
            anew = "moved" if block.by_viewer else "fresh"
            tests = [anew, *(f"s.{name} is not was.{name}" for name in block.reads)]
            lines += [_condition(tests)]
            kept = [name for name in block.reads if last_reader[name] is block]
            code = [*(f"was.{name} = s.{name}" for name in kept), *code]
            code = [f"    {line}" for line in code]
        lines += code
    body = "".join(f"    {line}\n" for line in lines)
    names = "\n".join(
        f"    {name}," for name in OBSERVE_HELPERS if f"{name}(" in body + "Block( BlockWriter("
    )
    head = OBSERVE.format(command=COMMAND, names=names, extras=", ".join(sorted(extras)))
    return _formatted(head + body)


def _condition(tests: list[str]) -> str:
    line = f"if {' or '.join(tests)}:"
    if len(line) <= 96:
        return line
    return (
        "\n        ".join([f"if (\n        {tests[0]}", *(f"or {test}" for test in tests[1:])])
        + "\n    ):"
    )


def _block_code(specs: list[Spec], number: int, block: Block, extras: list[str]) -> list[str]:
    """What writes one block. Numbers alone are written over the old ones."""
    at = f"at = emptied(blocks[{number}], fresh, out, start)"
    if block.write is not None:
        extras.append(block.write.__name__)
        return [at, f"{extras[-1]}(s, viewer, out, at)"]
    if block.rows:
        extras += [shown.figure.__name__ for shown in block.shown if shown.figure]
        return [
            f"block = blocks[{number}]",
            at.replace(f"blocks[{number}]", "block"),
            *_rows_code(block),
        ]
    if all(shown.is_number for shown in block.shown):
        at = f"at = start + blocks[{number}].start"
    return [at, *_fields_code(specs, block)]


def _rows_code(block: Block) -> list[str]:
    lines = ["row = block.row"]
    if block.tells_known or any(shown.how in (FIGURE, LENGTH) for shown in block.shown):
        lines += ["owners = block.owners[viewer]"]
    if block.tells_known:
        seen = f's.open_parts("{block.shown[0].name}", block.rows, viewer)'
        lines += [f"owners = known_owners(owners, {seen})", "write_known(owners, row, out, at)"]
    if not all(shown.is_owners or shown.how in (FIGURE, LENGTH) for shown in block.shown):
        lines += ["rows = block.row_of[viewer]"]
    place = int(block.tells_known)
    for shown in block.shown:
        at = f"at + {place}" if place else "at"
        if shown.figure is not None:
            figures = f"{shown.figure.__name__}(s, who) if who >= 0 else 0 for who in owners"
            lines += [f"write_figures([{figures}], row, out, {at})"]
        elif shown.how == LENGTH:
            lines += [f"write_lengths(s.{shown.name}, owners, row, out, {at})"]
        else:
            how = "write_known_parts" if block.tells_known else "write_by_owner"
            whose = "owners" if block.tells_known else "rows"
            form = f"{shown.size}, {shown.raised}, row"
            lines += [f"{how}(s.{shown.name}, {whose}, {form}, out, {at})"]
        place += shown.size
    return lines


def _fields_code(specs: list[Spec], block: Block) -> list[str]:
    lines: list[str] = []
    place = 0
    for shown in block.shown:
        at = f"at + {place}" if place else "at"
        assert block.is_counts or not shown.is_list or shown is block.shown[-1]
        lines += [_field_code(specs[shown.place], shown, block.is_counts, at)]
        place += 0 if block.is_counts else shown.size
    return lines


def _field_code(spec: Spec, shown: Shown, counts: bool, at: str) -> str:
    name = f"s.{shown.name}"
    if counts:
        return f"add_counts({name if shown.is_list else f'{name}[viewer]'}, {at}, out)"
    if shown.how == SEAT and not shown.is_list:
        return f"out[{at}] = u8(from_viewer({name}, viewer, seats, {shown.raised}))"
    if not shown.is_list:
        number = f"int({name})" if spec.kind == FLAG else name
        raised = f" + {shown.raised}" if shown.raised else ""
        return f"write_number({number}{raised}, out, {at})"
    if shown.how == AS_IT_IS:
        return f"write_numbers({name}, {shown.raised}, out, {at})"
    if shown.how == SEAT:
        return f"write_seats({name}, viewer, seats, {shown.raised}, out, {at})"
    if shown.how == OWN:
        return f"write_part({name}, viewer, {shown.size}, {shown.raised}, out, {at})"
    if shown.how == PLACE:
        return f"write_places({name}, viewer, seats, out, {at})"
    assert shown.how == HIDES
    return f'write_numbers(s.masked("{shown.name}", viewer), {shown.raised}, out, {at})'


def _formatted(code: str) -> str:
    """As `ruff format` would have it: only the import of many extras may be too long a line."""
    lines = code.split("\n")
    for at, line in enumerate(lines):
        if line.startswith("from .observation import ") and len(line) > 100:
            names = line.removeprefix("from .observation import ").split(", ")
            lines[at] = "\n".join(
                ["from .observation import (", *(f"    {each}," for each in names), ")"]
            )
    return "\n".join(lines)


if __name__ == "__main__":
    for each in games_with_code():
        for path, code in files_of(each).items():
            path.write_text(code, encoding="utf-8")
