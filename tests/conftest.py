"""What all tests share: the marker that ties a test to the rule it is about."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "rule(id, side): the test shows that rule `id` allows (or does) what it says, "
        "side 'allows', or refuses (or does not do) what it forbids, side 'refuses'",
    )
