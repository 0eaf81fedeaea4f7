"""The code that copies and shows a game's fields, written from their declarations: `make fields`.

The kernel can do both for any state by looking fields up by their names (`kernel.fields`). Search
lives on the speed of copies and views, so our games have the same written out, for the compiler to
turn every line into a machine's load and store. `tests/kernel/test_field_code.py` holds the written
code against the declarations.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pithead
from pithead.kernel.fields import LIST, LISTS, MASKED, OWNER, PRIVATE, PUBLIC, SECRET, Spec
from pithead.kernel.plugin import GROUP

COMMAND = "make fields"
HELPERS = ("copies", "own_part", "shown_figures", "shown_lists", "shown_parts")
HEAD = '''"""Copies, lists and shows the fields declared in `state`; written by `{command}`."""

from pithead.kernel.fields import {names}

from .state import Position


def copy_fields(s: Position, other: Position) -> None:
    """Make all fields of `other` equal to those of `s`, and independent of them."""
'''
LIST_ALL = '''

def field_values(s: Position) -> list[object]:
    """The values of all fields, in the order of their declarations."""
    return [
'''
SHOW = '''

def show_fields(s: Position, viewer: int) -> dict[str, object]:
    """What this viewer may see of the fields."""
'''


def games_with_code() -> list[str]:
    """Those of this package; a game elsewhere is served by the kernel."""
    return [name for name in pithead.game_names() if find_spec(f"{GROUP}.{name}")]


def path_of(name: str) -> Path:
    """Beside the sources, also when the package that runs is the installed one."""
    return (
        Path(__file__).parents[2]
        / "src"
        / Path(*GROUP.split("."))
        / name
        / "position"
        / "field_code.py"
    )


def code_of(name: str) -> str:
    """The module for a game. It is the same for every number of seats."""
    declared = pithead.game(name).declared
    texts = {_code(each.specs) for each in declared.values()}
    assert len(texts) == 1, f"the fields of {name} differ between numbers of seats"
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
    listed = LIST_ALL + "".join(f"        s.{spec.name},\n" for spec in specs) + "    ]\n"
    return head + copied + listed + show + lines + "    }\n"


def _copied(spec: Spec) -> str:
    if spec.kind == LISTS:
        return f"copies(s.{spec.name})"
    return f"s.{spec.name}.copy()" if spec.kind == LIST and not spec.is_fixed else f"s.{spec.name}"


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


if __name__ == "__main__":
    for each in games_with_code():
        path_of(each).write_text(code_of(each), encoding="utf-8")
