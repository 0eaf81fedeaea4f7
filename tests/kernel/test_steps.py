"""Numbers as integer steps: one spelling each, none the start of another, no dead end."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.kernel.steps import (
    DIGITS,
    MORE,
    NUMBER_WIDTH,
    number_steps,
    read_number,
    spell_number,
)

quick = settings(deadline=None, derandomize=True, database=None, max_examples=200)
numbers = st.integers(0, 10**7) | st.integers(0, 40)


@quick
@given(numbers, st.lists(st.integers(0, 511), max_size=3))
def test_a_number_reads_back_and_leaves_the_rest(number: int, rest: list[int]) -> None:
    spelt = spell_number(number)
    assert all(0 <= step < NUMBER_WIDTH for step in spelt)
    assert read_number(spelt + rest, 0) == (number, len(spelt))


@quick
@given(numbers, numbers)
def test_no_spelling_begins_another(one: int, other: int) -> None:
    first, second = spell_number(one), spell_number(other)
    assert (first == second) == (one == other)
    if one != other:
        assert first[: len(second)] != second


@quick
@given(st.lists(st.integers(-3, 511), max_size=5))
def test_what_reads_spells_back(steps: list[int]) -> None:
    number, after = read_number(steps, 0)
    if number < 0:
        assert (number, after) == (-1, 0)
    else:
        assert spell_number(number) == steps[:after]


@quick
@given(numbers, numbers, st.data())
def test_the_steps_offered_lead_to_exactly_the_numbers_allowed(
    one: int, other: int, data: st.DataObject
) -> None:
    low, high = sorted((one, other))
    prefix, steps = 0, list[int]()
    while True:
        offered = number_steps(prefix, low, high)
        assert offered, f"{steps} leads nowhere between {low} and {high}"
        assert len(set(offered)) == len(offered)
        steps.append(data.draw(st.sampled_from(offered)))
        number, _ = read_number(steps, 0)
        if number >= 0:
            break
        prefix = prefix * DIGITS + steps[-1] - MORE
    assert low <= number <= high


@quick
@given(numbers, numbers, st.data())
def test_every_number_allowed_is_offered(one: int, other: int, data: st.DataObject) -> None:
    low, high = sorted((one, other))
    number = data.draw(st.integers(low, high))
    prefix = 0
    for step in spell_number(number):
        assert step in number_steps(prefix, low, high)
        prefix = prefix * DIGITS + step % DIGITS
