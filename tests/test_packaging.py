"""The package as people get it: pins, wheel, build choices, and what an import costs."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from email.parser import Parser
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
import pithead
from pithead.kernel.parts import PARTS

ROOT = Path(hatch_build.__file__).parent
SOURCE = ROOT / "src" / "pithead"
REQUIREMENTS = ["requirements.txt", "requirements-build.txt", "requirements-dev.txt"]
NODE = "requirements-node.txt"
DOCS = "requirements-docs.txt"


def run_python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def pins(name: str) -> dict[str, str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, flags=re.MULTILINE))


@pytest.mark.parametrize("name", [*REQUIREMENTS, NODE, DOCS])
def test_every_requirement_is_one_version_with_hashes(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert lines
    for line in lines:
        assert re.match(r"[\w.-]+==[\w.]+ .*--hash=sha256:[0-9a-f]{64}", line), line


@pytest.mark.parametrize("name", [*REQUIREMENTS, NODE, DOCS])
def test_requirements_name_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text


def test_requirement_files_agree() -> None:
    run, build, dev = (pins(name) for name in REQUIREMENTS)
    assert run.items() <= build.items() <= dev.items()


def foreign_imports() -> set[str]:
    """The modules of other people that the sources import, wherever they do."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"pithead"}


def test_everything_imported_is_asked_for() -> None:
    """Tools of development bring packages of their own; who installs the wheel has none of them."""
    project = hatch_build.project_table()["project"]
    extras = project["optional-dependencies"]
    asked = [project["dependencies"], *(extras[name] for name in PARTS)]
    named = {re.split(r"[^\w.-]", line)[0] for lines in asked for line in lines}
    # Modules that are not called as their packages are.
    modules = {"pyspiel": "open_spiel", "fluent": "fluent.runtime"}
    assert {modules.get(name, name) for name in foreign_imports()} <= named


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    code = f"import hatchling.build as b; print(b.build_wheel({str(folder)!r}))"
    name = run_python(code, PITHEAD_PURE="1").splitlines()[-1]
    return folder / name


def test_a_plain_wheel_suits_every_machine(plain_wheel: Path) -> None:
    assert plain_wheel.name == f"pithead-{pithead.__version__}-py3-none-any.whl"


def test_the_wheel_holds_every_source_and_data_file(plain_wheel: Path) -> None:
    files = [path for path in SOURCE.rglob("*") if path.suffix in {".py", ".ftl", ".toml"}]
    wanted = {path.relative_to(SOURCE.parent).as_posix() for path in files}
    assert {path.suffix for path in files} == {".py", ".ftl", ".toml"}
    with ZipFile(plain_wheel) as wheel:
        assert wanted | {"pithead/py.typed"} <= set(wheel.namelist())


def test_the_wheel_tells_its_version_and_command(plain_wheel: Path) -> None:
    folder = f"pithead-{pithead.__version__}.dist-info"
    with ZipFile(plain_wheel) as wheel:
        metadata = Parser().parsestr(wheel.read(f"{folder}/METADATA").decode())
        assert metadata["Name"] == "pithead"
        assert metadata["Version"] == pithead.__version__
        assert "pithead = pithead.cli:main" in wheel.read(f"{folder}/entry_points.txt").decode()


def test_a_broken_compiler_means_a_plain_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PITHEAD_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert hatch_build.reason_for_plain() == "compiler"
    assert "gcc" in hatch_build.PLAIN["compiler"]


@pytest.mark.parametrize("environment", [{"PITHEAD_PURE": "1"}, {"CC": "no-such-compiler"}])
def test_a_plain_build_asks_for_no_compiler_from_the_network(environment: dict[str, str]) -> None:
    code = "import hatchling.build as b; print(b.get_requires_for_build_wheel())"
    assert "mypy" not in run_python(code, **environment).splitlines()[-1]


def test_node_is_asked_for_only_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = hatch_build.project_table()["project"]["optional-dependencies"]["node"]
    assert [f"{name}=={version}" for name, version in pins(NODE).items()] == wanted
    monkeypatch.setattr(hatch_build, "npm_command", lambda: None)
    monkeypatch.setattr(hatch_build, "page_is_built", lambda: False)
    assert wanted[0] in hatch_build.build_requirements("sdist")
    monkeypatch.setattr(hatch_build, "page_is_built", lambda: True)
    assert wanted[0] not in hatch_build.build_requirements("wheel")


def test_the_page_is_built_in_its_place(plain_wheel: Path) -> None:
    with ZipFile(plain_wheel) as wheel:
        assert "pithead/server/page/index.html" in wheel.namelist()


def test_no_lock_names_an_address() -> None:
    assert '"resolved"' not in (ROOT / "frontend" / "package-lock.json").read_text(encoding="utf-8")


def test_compiled_and_interpreted_patterns_match_files() -> None:
    table = hatch_build.project_table()["tool"]["pithead"]
    for pattern in [*table["compiled"], *table["interpreted"]]:
        assert list(ROOT.glob(pattern)), f"{pattern} in [tool.pithead] matches no file"


def test_the_package_under_test_is_the_one_make_asked_for() -> None:
    expected = os.environ.get("PITHEAD_EXPECT", "")
    if expected == "plain":
        assert Path(pithead.__file__).parent == SOURCE
    if expected != "compiled":
        return
    for path in hatch_build.modules_to_compile():
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        module = importlib.import_module(name)
        assert isinstance(module.__loader__, ExtensionFileLoader), f"{name} is not compiled"


def test_the_source_tree_holds_no_build_output() -> None:
    built = [path for path in SOURCE.rglob("*") if path.suffix in {".so", ".c", ".h", ".pyd"}]
    assert built == []


def test_the_engine_imports_nothing_heavy() -> None:
    heavy = ["fluent", "litestar", "numpy", "rich", "sqlalchemy", "uvicorn"]
    code = (
        "import sys, pithead; pithead.game('rockwell'); "
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    assert run_python(code).strip() == "[]"


def test_docstrings_are_there_compiled_or_not() -> None:
    """mypyc leaves them out of what it compiles; the build puts them back."""
    match = importlib.import_module("pithead.kernel.match")
    assert (match.__doc__ or "").startswith("One game being played")
    assert "Made by `Game.match`." in (match.Match.__doc__ or "")
    assert (match.Match.apply.__doc__ or "").startswith("Play an action")
    assert (match.Match.scores.__doc__ or "").startswith("Points by seat")
    state = importlib.import_module("pithead.kernel.state")
    assert "1 for a sole winner" in (state.State.returns.__doc__ or "")
    assert (state.load_state.__doc__ or "") == "The state in a pickle."
    for name in pithead.game_names():
        made = pithead.game(name).new_state(2, 1)
        assert (type(made).__doc__ or "").startswith("A position with the rules attached.")


def test_a_docstring_becomes_c_code() -> None:
    entry = '{"open", (PyCFunction)CPyPy_Box_open, METH_O, PyDoc_STR("open($self)\\n--\\n\\n")},'
    table = f"static PyMethodDef m___Box_methods[] = {{\n{entry}\n}};"
    made = hatch_build.documented_table(table, "m___Box", {"Box": "", "Box.open": 'Say "é".'})
    assert 'PyDoc_STR("open($self)\\n--\\n\\nSay \\042\\303\\251\\042.")' in made
    unsigned = table.replace(entry, entry.partition("PyDoc")[0] + "PyDoc_STR(NULL)},")
    made = hatch_build.documented_table(unsigned, "m___Box", {"Box": "", "Box.open": "Open it."})
    assert 'PyDoc_STR("Open it.")' in made
    box = '.tp_name = "Box",\n    .tp_new = Box_new,\n    .tp_doc = PyDoc_STR(NULL),'
    assert '.tp_doc = PyDoc_STR("A box."),' in hatch_build.documented_classes(
        box, {"Box": "A box."}
    )
    assert hatch_build.c_doc("") == "NULL"
