"""What all tests share: fixed luck, and the marker that ties a test to the rule it is about."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import hypothesis
import pytest

from tests.luck import sitecustomize as luck

MARKS = pytest.StashKey[tempfile.TemporaryDirectory[str]]()

# Before any test module is read: what is not said there is taken from this profile.
hypothesis.settings.register_profile("fixed", derandomize=True, database=None)
hypothesis.settings.load_profile("fixed")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "rule(id, side): the test shows that rule `id` allows (or does) what it says, "
        "side 'allows', or refuses (or does not do) what it forbids, side 'refuses'",
    )
    config.stash[MARKS] = tempfile.TemporaryDirectory(prefix="pithead-luck-")
    os.environ[luck.MARKS] = config.stash[MARKS].name
    # Python imports `sitecustomize` from there in every process that a test starts. The paths are
    # absolute, since tests start processes in other folders.
    given = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    paths = [Path(luck.__file__).parent, *map(Path, given)]
    os.environ["PYTHONPATH"] = os.pathsep.join(str(path.absolute()) for path in paths)
    fix_luck("the whole run")


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[MARKS].cleanup()


@pytest.fixture(autouse=True)
def fixed_luck(request: pytest.FixtureRequest) -> None:
    """Every test has its own luck, the same in every run and in any order of tests."""
    fix_luck(request.node.nodeid)


def fix_luck(name: str) -> None:
    luck.fix(name)
    os.environ[luck.NAME] = name
