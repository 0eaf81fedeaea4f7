"""What README and docs tell people to type works: each command is run, made small, in its order."""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import hatch_build
import pithead
from pithead.cli import main
from pithead.kernel.record import FIELDS
from tests.third_game import run

ROOT = Path(hatch_build.__file__).parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WORDS = ("pithead", "make", "pip", "python", "python3")
# One of what the page shows in hundreds.
SMALL = {"--games": "1", "--blocks": "1", "--rounds": "1", "--workers": "1", "--budget": "1"}
# Letters that stand for a number in a table of commands.
PLACES = {"N": "2", "G": "1"}
# Hours of games, or a server and its data: only their help is asked for.
LONG = ("arena ladder", "train", "serve", "data", "admin")
DOING = (ast.Call, ast.ClassDef, ast.FunctionDef, ast.Import, ast.ImportFrom)
# Pieces of our own sources, for those who work on them.
PIECES = ROOT / "docs" / "idioms.md"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def commands(page: Path) -> Iterator[list[str]]:
    """The commands of a page, as the shell would split them."""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("    ") and line.split()[:1] and line.split()[0] in WORDS:
            yield [PLACES.get(word, word) for word in shlex.split(line, comments=True)]


def all_of(*programs: str) -> list[tuple[str, str]]:
    return [
        (name_of(page), shlex.join(command))
        for page in PAGES
        for command in commands(page)
        if command[0] in programs
    ]


def small(words: list[str]) -> list[str]:
    """The same with one game and next to no time to think; of what takes hours only the help."""
    serves = words[0] == "play" and "--text" not in words
    if serves or " ".join(words).startswith(LONG):
        return [*words, "--help"]
    cut = [SMALL.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    if words[0] == "arena":
        count = "--games" if words[1] == "balance" else "--blocks"
        cut += [word for name in (count, "--budget") if name not in cut for word in (name, "1")]
    return cut


@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(c[0] == "pithead" for c in commands(page))], ids=name_of
)
def test_the_commands_of_a_page_work(page: Path, tmp_path: Path) -> None:
    """In one folder, since a page saves a game and then replays it."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for command in commands(page):
        if command[0] != "pithead":
            continue
        done = run("-m", "pithead", *small(command[1:]), folder=tmp_path)
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-500:]}{done.stderr}"


@pytest.mark.parametrize(("page", "command"), all_of("make"))
def test_make_knows_the_targets(page: str, command: str) -> None:
    done = subprocess.run(
        [*shlex.split(command), "--dry-run"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{page}: {done.stderr}"


@pytest.mark.parametrize(("page", "command"), all_of("pip"))
def test_pip_is_asked_for_parts_that_exist(page: str, command: str) -> None:
    """That they install is for `make test-slow` to show."""
    extras = hatch_build.project_table()["project"]["optional-dependencies"]
    asked = re.findall(r"\[([\w,]+)\]", command)
    assert all(extra in extras for each in asked for extra in each.split(",")), page


@pytest.mark.parametrize(("page", "command"), all_of("python", "python3"))
def test_programs_that_are_named_exist(page: str, command: str) -> None:
    first, *rest = shlex.split(command)[1:]
    if first == "-m":
        assert find_spec(rest[0]) is not None, page
        return
    program = ROOT / first
    assert program.is_file(), page
    ast.parse(program.read_text(encoding="utf-8"))


def examples(page: Path) -> Iterator[str]:
    """The blocks of Python on a page: indented, and with something that does something."""
    blocks = re.split(r"\n(?!    |\n)", page.read_text(encoding="utf-8"))
    for block in blocks:
        lines = [line[4:] for line in block.splitlines() if line.startswith("    ") or not line]
        code = "\n".join(lines).strip("\n")
        try:
            tree = ast.parse(code)
        except SyntaxError:
            continue
        if any(isinstance(node, DOING) for node in ast.walk(tree)):
            yield code


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page != PIECES and list(examples(page))], ids=name_of
)
def test_the_examples_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other, since each goes on with what the one before made."""
    monkeypatch.chdir(tmp_path)
    assert main(["components", "rockwell", "--export", "my.toml"]) == 0
    known: dict[str, object] = {}
    for code in examples(page):
        exec(compile(code, str(page), "exec"), known)


# --- the site -----------------------------------------------------------------------------------


def load_fields() -> ModuleType:
    spec = spec_from_file_location("fields", ROOT / "docs" / "fields.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_fields_is_that_of_the_code() -> None:
    written = (ROOT / "docs" / "fields.md").read_text(encoding="utf-8")
    assert written == load_fields().page(), "run 'make fields'"


def test_the_fields_of_a_stored_game_are_all_told() -> None:
    record = pithead.game("rockwell").match(seats=2, seed=1).record()
    # What only some games have: components of one's own, a start in the middle of another game, a
    # table that knows who played when, a program that says its name.
    sometimes = {"component_set", "view", "started", "seconds", "players", "made_by"}
    assert set(FIELDS) - set(record) == sometimes
    assert set(record) <= set(FIELDS)


@pytest.mark.parametrize("notebook", sorted((ROOT / "docs").rglob("*.ipynb")), ids=name_of)
def test_the_notebooks_run(notebook: Path, tmp_path: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    assert all(cell["outputs"] == [] for cell in cells if cell["cell_type"] == "code")
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    if "matplotlib" in code:
        pytest.importorskip("matplotlib")
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "MPLBACKEND": "svg"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_page_of_the_site_is_in_its_contents() -> None:
    named = set(re.findall(r"[\w/]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in PAGES if "docs" in path.parts}
    assert pages - {"idioms.md"} == named


def test_the_citation_names_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {pithead.__version__}\n" in cited
