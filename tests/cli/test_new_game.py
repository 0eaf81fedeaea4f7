"""`pithead new-game`: what it writes is a game like any other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pithead.cli import main


def python(folder: Path, *arguments: str) -> str:
    path = os.pathsep.join((os.environ["PYTHONPATH"], str(folder / "installed")))
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PITHEAD_LANG": "en"},
        input="take 9\ntake 3\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_is_played_and_passes_the_kit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "twenty_one", "--lang", "en"]) == 0
    assert "pip install -e twenty_one/" in capsys.readouterr().out
    files = [path for path in Path("twenty_one").rglob("*") if path.is_file()]
    assert not re.search(r"@\w+@", "".join(map(str, files)))
    assert not any(re.search(r"@\w+@", path.read_text(encoding="utf-8")) for path in files)
    lint = ["ruff", "check", "-q", "--isolated", "--line-length", "100", "--select", "E,F,I"]
    python(tmp_path, "-m", *lint, "twenty_one")
    pip = ["pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", "installed"]
    python(tmp_path, "-m", *pip, "./twenty_one")
    for language, word in (("en", "stones"), ("fr", "Pierres"), ("de", "Steine")):
        play = ["play", "twenty_one", "--text", "--seats", "2", "--seed", "1", "--lang", language]
        shown = python(tmp_path, "-m", "pithead", *play)
        assert word in shown
        assert "TW-TAKE-1" in shown, "nine stones were refused, with the rule"
        assert "-twenty-one-" not in shown.replace("pithead-twenty-one-", ""), "without words"
    python(tmp_path, "-m", "pithead.testing.golden", "twenty_one/tests/kit.py")
    assert re.search(r"\d{2,} passed", python(tmp_path, "-m", "pytest", "-q", "twenty_one/tests"))


@pytest.mark.parametrize("name", ["Chess", "a-b", "9men", "../up", "rockwell"])
def test_a_name_that_cannot_be_a_game_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", name, "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("nim").mkdir()
    assert main(["new-game", "nim", "--lang", "en"]) == 2
    assert "nim already exists" in capsys.readouterr().err
    assert list(Path("nim").iterdir()) == []
