"""A command line for the tests, in English whatever the machine speaks."""

from __future__ import annotations

import pytest

from tests.cli.running import SETTINGS, Commands


@pytest.fixture
def pithead_(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Commands:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    return Commands(capsys, monkeypatch)
