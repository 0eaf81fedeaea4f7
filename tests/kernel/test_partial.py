"""Positions written as changes of a dump: what is not there is refused with its place."""

from __future__ import annotations

import pytest

from pithead.kernel.partial import overlay
from pithead.kernel.reader import LoadError

DUMP = {"pool": 10, "companies": [{"brass": 1}, {"brass": 2}]}


def test_tables_and_lists_change_entry_by_entry() -> None:
    changed = overlay(DUMP, {"companies": {"1": {"brass": 9}}})
    assert changed == {"pool": 10, "companies": [{"brass": 1}, {"brass": 9}]}
    assert DUMP["companies"] == [{"brass": 1}, {"brass": 2}]
    assert overlay(DUMP, {"companies": [3]}) == {"pool": 10, "companies": [3]}


@pytest.mark.parametrize("key", ["2", "x", "-1"])
def test_an_entry_that_is_not_there_is_refused_with_its_place(key: str) -> None:
    with pytest.raises(LoadError) as caught:
        overlay(DUMP, {"companies": {key: {"brass": 9}}})
    assert caught.value.place == f"companies[{key}]"
