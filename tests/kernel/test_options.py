"""Table options: defaults filled in, anything unknown refused with what is allowed."""

from __future__ import annotations

import pytest

from pithead.kernel.contract import Event, Option, OptionError, settle_options, written_values

DECLARED = (
    Option("edition", ("default", "en"), "default", (2, 3, 4)),
    Option("open_stock", (False, True), False, (2, 3, 4)),
    Option("rounds", (1, 2), 1, (4,)),
)


def test_defaults_are_filled_in() -> None:
    settled = settle_options(DECLARED, 3, {"open_stock": True})
    assert settled == {"edition": "default", "open_stock": True, "rounds": 1}


@pytest.mark.parametrize(
    ("given", "code", "named"),
    [
        ({"editon": "en"}, "option-unknown", "edition, open_stock, rounds"),
        ({"edition": "it"}, "option-value", "default, en"),
        ({"edition": True}, "option-value", "default, en"),
        ({"open_stock": 1}, "option-value", "false, true"),
        ({"open_stock": "true"}, "option-value", "false, true"),
        ({"rounds": True}, "option-value", "1, 2"),
        ({"rounds": 2}, "option-seats", "4"),
    ],
)
def test_what_does_not_fit_is_refused(
    given: dict[str, int | str | bool], code: str, named: str
) -> None:
    with pytest.raises(OptionError) as caught:
        settle_options(DECLARED, 3, given)
    assert caught.value.code == code
    assert caught.value.params["option"] == next(iter(given))
    assert named in caught.value.params.values()


def test_an_option_may_be_named_with_its_default_at_any_seat_count() -> None:
    assert settle_options(DECLARED, 2, {"rounds": 1})["rounds"] == 1


def test_an_event_is_seen_by_its_audience_only() -> None:
    secret = Event("drawn", (1, 2), "RW-X", {})
    assert [secret.visible_to(viewer) for viewer in (-1, 0, 1, 2, 3)] == [0, 0, 1, 1, 0]
    assert Event("turn", None, "RW-X", {}).visible_to(-1)


def test_numbers_that_follow_one_another_are_written_as_a_range() -> None:
    assert written_values(("standard", *range(10, 151))) == ["standard", "10-150"]
    assert written_values((10, 5, 6, 8, 9, 11)) == ["10", "5", "6", "8", "9", "11"]
    assert written_values((1, 2, 3, True, "fr", 7)) == ["1-3", "true", "fr", "7"]
