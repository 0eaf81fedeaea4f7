"""The mutations are mistakes, and every one can be put into its module."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants.reach import mark
from tests.mutants.run import ROOMS, ROOT, draw
from tests.mutants.sites import mutations

SOURCE = """def bid(oil: int, most: int) -> bool:
    if oil + 1 > most and not most:
        return True
    return oil in (1, 2)
"""


def test_what_is_changed(tmp_path: Path) -> None:
    file = tmp_path / "bid.py"
    file.write_text(SOURCE, encoding="utf-8")
    changed = {mutation.applied_to(SOURCE).strip() for mutation in mutations(tmp_path, file)}
    assert SOURCE.replace("oil + 1", "oil - 1").strip() in changed
    assert SOURCE.replace("> most", ">= most").strip() in changed
    assert SOURCE.replace("and not", "or not").strip() in changed
    assert SOURCE.replace("not most", "most").strip() in changed
    assert SOURCE.replace("True", "False").strip() in changed
    assert SOURCE.replace("oil in", "oil not in").strip() in changed


@pytest.mark.parametrize("room", ROOMS)
def test_the_draw_is_fixed_and_still_python(room: str) -> None:
    count = ROOMS[room][0]
    drawn = draw(room, count)
    assert drawn == draw(room, count)
    assert len(set(drawn)) == count
    for mutation in drawn:
        source = (ROOT / "src" / mutation.file).read_text(encoding="utf-8")
        changed = mutation.applied_to(source)
        ast.parse(changed)
        assert changed != source


def test_at_least_sixty_mutations() -> None:
    assert sum(count for count, _ in ROOMS.values()) >= 60


def test_a_mark_stands_before_the_statement_of_its_line() -> None:
    source = "def bid(oil):\n    if oil:\n        pass\n    elif oil > 1:\n        oil = 2\n"
    assert mark(source, {4: [7], 5: [8]}).splitlines() == [
        "def bid(oil):",
        '    __import__("pithead_marks").hit(7)',
        "    if oil:",
        "        pass",
        "    elif oil > 1:",
        '        __import__("pithead_marks").hit(8)',
        "        oil = 2",
    ]
