"""What README and docs tell people to type works: each command is run, in its order."""

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
from pkgutil import resolve_name
from random import Random
from types import ModuleType

import pytest

import hatch_build
import pithead
from pithead.cli import main
from pithead.cli.arguments import COMMANDS
from pithead.kernel.record import FIELDS
from tests.reading import PAGES, PLACES, ROOT, Reader, all_of, name_of, shown_once
from tests.server.test_store import with_store
from tests.tables.playing import started

DOING = (ast.Call, ast.ClassDef, ast.FunctionDef, ast.Import, ast.ImportFrom)
# Pieces of our own sources, for those who work on them.
PIECES = ROOT / "docs" / "idioms.md"
OPERATIONS = ROOT / "docs" / "operations.md"

# Where what a target of make does is tried, since here it would take minutes or change the sources.
TRIED_IN = {
    "attack": "nowhere: it measures a server for a minute",
    "bench": "nowhere: it fetches other simulators and measures for minutes",
    "chaos": "tests/chaos/test_proof.py",
    "check": "`make test` begins with it",
    "clean": "nowhere: it removes the environment that runs this",
    "dist": "tests/slow/test_installs.py",
    "docs": "tests/slow/test_site.py",
    "fields": "test_the_page_of_fields_is_that_of_the_code, here",
    "fuzz": "tests/rockwell/test_loading.py and tests/brass_empire/test_loading.py",
    "fuzz-server": "tests/server/test_fuzz.py",
    "golden": "tests/kit/test_kit.py",
    "install": "tests/slow/test_installs.py",
    "ladder": "`pithead arena ladder`, here",
    "lessons": "tests/browser/test_lessons.py, with the pointer alone",
    "load": "nowhere: it fetches boardgame.io and measures for minutes",
    "lock": "nowhere: it asks the network for new versions",
    "looks": "nowhere: it takes hundreds of pictures for people to look at",
    "mutants": "tests/mutants/test_sites.py",
    "pictures": "nowhere: it draws the pictures of the README anew",
    "site": "tests/browser/test_site.py",
    "site-test": "nowhere: it plays whole games in a browser for minutes",
    "soak": "tests/soak/test_run.py",
    "test": "it is what runs this",
    "test-slow": "nowhere: it takes ten minutes",
    "types": "tests/test_page.py",
    "weights": "nowhere: it learns for a quarter of an hour",
}


@pytest.mark.parametrize(
    ("page", "calls"),
    [pytest.param(*each, id=name_of(each[0])) for each in shown_once(PAGES).items()],
)
def test_the_commands_of_a_page_work(
    page: Path, calls: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(tmp_path, monkeypatch)
    if page == OPERATIONS:
        keep_a_table(reader.data)
    for call in calls:
        reader.type(call)


def keep_a_table(data: Path) -> None:
    """A game that has begun, as a server keeps it."""
    seated = started(name="Ann")
    seated.play_on(20, Random(1))
    with_store(data, lambda store: store.append(PLACES["TABLE"], 0, seated.book))


@pytest.mark.parametrize(("page", "command"), all_of("pithead"))
def test_a_command_that_is_only_named_exists(page: str, command: str) -> None:
    first = shlex.split(command)[1]
    assert first in (*COMMANDS, "--version", pithead.__version__), page


def dry_run(*words: str) -> str:
    """What make would do."""
    done = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_make_knows_the_targets() -> None:
    named = {shlex.split(command)[1]: page for page, command in all_of("make")}
    dry_run(*named)
    assert named.keys() - {"play"} <= TRIED_IN.keys(), named


@pytest.mark.parametrize(
    ("page", "command"), [each for each in all_of("make") if each[1].startswith("make play")]
)
def test_make_play_hands_on_its_arguments(page: str, command: str) -> None:
    words = shlex.split(command)[1:]
    given = " ".join(word.removeprefix("ARGS=") for word in words[1:])
    last = dry_run(*words).splitlines()[-1].strip()
    assert last == f".venv/bin/pithead play {given}".strip(), page


def test_what_is_tried_elsewhere_is_there() -> None:
    places = [place for told in TRIED_IN.values() for place in re.findall(r"tests/[\w/.]+", told)]
    assert all((ROOT / place).is_file() for place in places)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_tests_a_page_names_are_there(page: Path) -> None:
    """A bare name is of the same folder as the one before it."""
    folder = Path()
    for named in re.findall(r"`([\w/]*\btest_\w+\.py)`", page.read_text("utf-8")):
        place = Path(named)
        folder = place.parent if place.parent.name else folder
        assert (ROOT / folder / place.name).is_file(), named


def test_every_protection_has_a_test() -> None:
    table = (ROOT / "docs" / "security.md").read_text("utf-8").partition("| asset |")[2]
    rows = [line.split("|")[-2] for line in table.splitlines()[2:] if line.startswith("|")]
    assert len(rows) > 20
    assert all("`tests/" in tests for tests in rows)


@pytest.mark.parametrize(("page", "command"), all_of("pip"))
def test_pip_is_asked_for_parts_that_exist(page: str, command: str) -> None:
    """That they install is for `make test-slow` to show."""
    extras = hatch_build.project_table()["project"]["optional-dependencies"]
    asked = re.findall(r"\[([\w,]+)\]", command)
    assert all(extra in extras for each in asked for extra in each.split(",")), page


@pytest.mark.parametrize(("page", "command"), all_of("python", "python3"))
def test_programs_that_are_named_exist(page: str, command: str) -> None:
    """They make an environment, serve a folder, or learn for hours with packages of others."""
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


def load(script: str) -> ModuleType:
    """One of the programs that write the documentation."""
    spec = spec_from_file_location(script, ROOT / "docs" / f"{script}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_fields_is_that_of_the_code() -> None:
    written = (ROOT / "docs" / "fields.md").read_text(encoding="utf-8")
    assert written == load("fields").page(), "run 'make fields'"


def test_the_drawings_of_the_rooms_are_those_of_the_imports() -> None:
    for path, drawing in load("rooms").drawings().items():
        assert path.read_text(encoding="utf-8") == drawing, "run 'make fields'"


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


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "api").glob("*.md")), ids=name_of)
def test_the_reference_names_what_is_there(page: Path) -> None:
    """The site leaves out in silence what it does not find."""
    for part in page.read_text(encoding="utf-8").split("::: ")[1:]:
        found = resolve_name(part.split()[0])
        members = re.search(r"members: \[(.*)\]", part)
        for member in members[1].split(", ") if members else ():
            assert getattr(found, member).__doc__, f"{part.split()[0]}.{member}"


def test_the_citation_names_this_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {pithead.__version__}\n" in cited


@pytest.mark.parametrize("module", ["contract", "game", "match", "plugin", "state"])
def test_every_method_of_the_contract_says_what_it_promises(module: str) -> None:
    tree = ast.parse((ROOT / "src" / "pithead" / "kernel" / f"{module}.py").read_text("utf-8"))
    silent = [
        f"{node.name}.{method.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef)
        if not method.name.startswith("_") and not ast.get_docstring(method)
    ]
    assert silent == []
