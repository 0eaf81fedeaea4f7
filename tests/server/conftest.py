"""One PostgreSQL for all tests here, with a fresh database for each that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from .postgres import Postgres, postgres

NAMES = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def url(server: Postgres) -> str:
    return server.database(f"tables{next(NAMES)}")
