"""Every endpoint, asked anything its description allows and much it does not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

from pithead.tables import messages as m
from tests.chaos import fuzz as broken

from .running import Visitor, serving

NAMES = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    data = tmp_path_factory.mktemp("data")
    with serving(data, poll_wait=0.01) as address, Visitor(address) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def tables(ann: Visitor) -> list[str]:
    """One in its lobby, one at which a game is on, one that is over."""
    lobby, playing, over = ann.make(), ann.make("brass_empire", 1, start=True), ann.make()
    ann.do(over, m.PlaceBot, seat=1, bot="random")
    ann.do(over, m.Start)
    ann.do(over, m.Stop)
    return [lobby, playing, over, "A" * 12]


def test_every_endpoint_answers_as_it_is_described(ann: Visitor, tables: list[str]) -> None:
    schema = schemathesis.openapi.from_url(f"{ann.address}/schema")
    operations = list(schema.get_all_operations())
    assert len(operations) > 20
    for operation in operations:
        assert isinstance(operation, Ok), operation
        fuzz(operation.ok(), ann, tables)
    # And after all that the tables are still there.
    assert ann.look(tables[0]).snapshot.table == tables[0]


def fuzz(operation: Any, ann: Visitor, tables: list[str]) -> None:
    load_all_checks()
    checks = [CHECKS.get_one(name) for name in NAMES]
    cookies = {f"pithead_{table}": ann.cookie(table) for table in tables}
    places = cycle([*tables, None])

    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        place = next(places)
        if place is not None and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = place
        case.call_and_validate(checks=checks, cookies=cookies)

    ask()


def test_what_nobody_should_send_is_refused() -> None:
    """A little of `make fuzz-server`."""
    result = broken.fuzz(150, 10, seed=1)
    assert result.faults == []
    assert result.growth <= broken.GROWTH
    assert {200, 400} <= set(result.statuses)
