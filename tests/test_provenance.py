"""What results are stamped with: this package's own commit, or none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
import pithead
from pithead import provenance

ROOT = Path(hatch_build.__file__).parent


def git(folder: Path, *arguments: str) -> str:
    who = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    command = ["git", *who, "-C", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def repository(folder: Path) -> str:
    """Commit all there is in a new repository; its commit."""
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "One")
    return git(folder, "rev-parse", "--short=12", "HEAD")


def commit_told_by(package: Path, **environment: str) -> str:
    """What the package in this folder says when it is imported from there."""
    return subprocess.run(
        [sys.executable, "-c", "from pithead.provenance import commit; print(commit())"],
        env={**os.environ, "PYTHONPATH": str(package.parent), **environment},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def put_package(folder: Path) -> Path:
    """The least of the package that can tell its commit."""
    package = folder / "pithead"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    shutil.copy(provenance.__file__, package)
    return package


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    put_package(tmp_path / "src")
    (tmp_path / "pyproject.toml").touch()
    return tmp_path


def test_a_checkout_tells_its_commit_and_whether_it_was_changed(checkout: Path) -> None:
    package = checkout / "src" / "pithead"
    assert commit_told_by(package) == "unknown"
    made = repository(checkout)
    assert commit_told_by(package) == made
    (checkout / "notes.txt").write_text("not of the package")
    assert commit_told_by(package) == made
    (package / "new.py").touch()
    assert commit_told_by(package) == f"{made}+changes"


def test_the_commit_of_another_repository_is_never_told(tmp_path: Path) -> None:
    """Installed in an environment inside somebody's project, or with git led elsewhere."""
    (tmp_path / "thesis.tex").touch()
    repository(tmp_path)
    installed = put_package(tmp_path / ".venv" / "lib" / "python3" / "site-packages")
    assert commit_told_by(installed) == "unknown"
    copied = put_package(tmp_path / "src")
    assert commit_told_by(copied) == "unknown"
    assert commit_told_by(copied, GIT_DIR=str(tmp_path / ".git")) == "unknown"


def test_what_the_build_baked_in_counts(checkout: Path) -> None:
    package = checkout / "src" / "pithead"
    repository(checkout)
    (package / "_build.py").write_text("COMMIT = 'baked'\nPLAIN = ''\n")
    assert commit_told_by(package) == "baked"


def test_the_build_notes_commit_and_flavour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "commit", lambda: "0123456789ab")
    noted: dict[str, str] = {}
    exec(hatch_build.baked_file("compiler").read_text(encoding="utf-8"), noted)
    assert (noted["COMMIT"], noted["PLAIN"]) == ("0123456789ab", "compiler")


def test_a_source_distribution_keeps_the_commit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put_package(tmp_path / "src")
    (tmp_path / hatch_build.COMMIT_FILE).write_text("0123456789ab\n")
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    assert hatch_build.commit() == "0123456789ab"


def test_a_result_is_stamped_with_all_that_made_it() -> None:
    game = pithead.game("rockwell")
    stamp = provenance.stamp(game)
    assert set(stamp) == {"version", "commit", "compiled", "python", "machine", "weights"}
    assert len(stamp["weights"]) == 64
    assert stamp["weights"] != provenance.stamp(pithead.game("brass_empire"))["weights"]
