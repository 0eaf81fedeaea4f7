"""A command line for the tests, in English whatever the machine speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import SETTINGS, Commands


@pytest.fixture(autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for every test: a game that is left keeps itself in the current one."""
    folder = tmp_path_factory.mktemp("folder")
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def pithead_(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Commands:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    return Commands(capsys, monkeypatch)
