"""Notation: three spellings of an action, each a bijection; faults say what is expected."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.kernel.canonical import canonical, digest
from pithead.kernel.codecs import LARGEST, Amount, Choice, Notation, Verb
from pithead.kernel.contract import Action
from pithead.kernel.state import State
from pithead.kernel.steps import LAST, MORE
from pithead.kernel.verbs import RuleVerb

quick = settings(deadline=None, derandomize=True, database=None, max_examples=200)

CREW = Choice("crew", ("a", "b", "c", "d"))
PLACE = Choice("place", tuple(f"{ring}{tile}" for ring in "AB" for tile in range(1, 9)))
SLOT = Choice("slot", (1, 2, 3, 4))
NOTATION = Notation(
    [
        Verb("pass", [[]], [64]),
        Verb("move", [[CREW, PLACE]], [65]),
        Verb("shift", [[PLACE], [PLACE]], [129, 145]),
        Verb("sell", [[CREW]], [161], [Amount("n")]),
        Verb("place", [[SLOT]], [165]),
        Verb("bid", amounts=[Amount("zinc"), Amount("money", 100)]),
        Verb("cover", amounts=[Amount("tiles")]),
    ]
)

amounts = st.integers(0, 40) | st.integers(0, LARGEST)
actions: st.SearchStrategy[Action] = st.one_of(
    st.just(("pass",)),
    st.tuples(st.just("move"), st.sampled_from(CREW.values), st.sampled_from(PLACE.values)),
    st.tuples(st.just("shift"), st.sampled_from(PLACE.values), st.sampled_from(PLACE.values)),
    st.tuples(st.just("sell"), st.sampled_from(CREW.values), amounts),
    st.tuples(st.just("place"), st.sampled_from(SLOT.values)),
    st.tuples(st.just("bid"), amounts, st.integers(0, LARGEST // 100).map(lambda n: n * 100)),
    st.tuples(st.just("cover"), amounts),
)


@quick
@given(actions)
def test_every_action_reads_back_from_every_spelling(action: Action) -> None:
    assert NOTATION.fault(action) is None
    assert NOTATION.parse(NOTATION.text(action)) == action
    assert NOTATION.from_json(json.loads(json.dumps(list(action)))) == action
    steps = NOTATION.encode(action)
    assert all(0 <= step < NOTATION.width for step in steps)
    assert NOTATION.decode(steps) == action


@quick
@given(actions, actions)
def test_different_actions_have_different_spellings(one: Action, other: Action) -> None:
    same = one == other
    assert (NOTATION.text(one) == NOTATION.text(other)) == same
    assert (NOTATION.encode(one) == NOTATION.encode(other)) == same


@quick
@given(st.lists(st.integers(-2, NOTATION.width + 2), max_size=6))
def test_steps_mean_one_action_or_none(steps: list[int]) -> None:
    try:
        action = NOTATION.decode(steps)
    except ValueError:
        return
    assert NOTATION.fault(action) is None
    assert NOTATION.encode(action) == steps


def test_steps_of_a_number_too_large_mean_nothing() -> None:
    with pytest.raises(ValueError, match="spelled"):
        NOTATION.decode([MORE + 1] * 12 + [LAST])


words = st.sampled_from(["move", "cover", "a", "A1", "1", "-1", "07", "+7", "1e3", "٣", "9" * 5000])


@quick
@given(st.lists(words, max_size=4).map(" ".join) | st.text(max_size=20))
def test_a_line_means_one_action_or_says_what_is_expected(line: str) -> None:
    try:
        action = NOTATION.parse(line)
    except ValueError as error:
        fault = str(error)
    else:
        assert NOTATION.text(action) == " ".join(line.split())
        return
    assert "<" in fault or "|" in fault


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ((), "pass | move"),
        ("pass", "pass | move"),
        (["pass"], "pass | move"),
        (("dance",), "pass | move"),
        ((["pass"],), "pass | move"),
        (("move", "a"), "move <crew> <place>"),
        (("move", "a", "A1", "A2"), "move <crew> <place>"),
        (("move", "e", "A1"), "<crew> = a b c d"),
        (("move", None, "A1"), "<crew> = a b c d"),
        (("move", ["a"], "A1"), "<crew> = a b c d"),
        (("move", "a", "Z9"), "<place> = A1 … B8"),
        (("place", True), "<slot> = 1 2 3 4"),
        (("place", 1.0), "<slot> = 1 2 3 4"),
        (("cover", True), "<tiles> = 0, 1, 2 …"),
        (("cover", -1), "<tiles> = 0, 1, 2 …"),
        (("cover", 2.0), "<tiles> = 0, 1, 2 …"),
        (("cover", float("nan")), "<tiles> = 0, 1, 2 …"),
        (("cover", LARGEST + 1), "<tiles> = 0, 1, 2 …"),
        (("bid", 0, 150), "<money> = 0, 100, 200 …"),
    ],
)
def test_a_fault_says_what_is_expected(action: object, expected: str) -> None:
    fault = NOTATION.fault(action)
    assert fault is not None
    assert expected in fault


@pytest.mark.parametrize("data", [None, "pass", {"verb": "pass"}, 1, [], [[]], ["bid", "0", 0]])
def test_json_that_is_no_action_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"[<|]"):
        NOTATION.from_json(data)


def test_equal_data_has_equal_bytes() -> None:
    one = {"b": [1, 2], "a": {"y": "é", "x": None}}
    other = {"a": {"x": None, "y": "é"}, "b": [1, 2]}
    assert canonical(one) == canonical(other) == '{"a":{"x":null,"y":"é"},"b":[1,2]}'.encode()
    assert digest(one) == digest(other)
    with pytest.raises(ValueError, match="JSON"):
        canonical(float("nan"))


@pytest.mark.parametrize(
    ("groups", "amounts", "is_long"), [(1, 0, False), (2, 0, True), (3, 0, True), (0, 1, True)]
)
def test_an_answer_of_several_steps_is_known_as_one(
    groups: int, amounts: int, is_long: bool
) -> None:
    """Else its first step would be played as if it were all."""

    record: RuleVerb[State] = RuleVerb(
        "go",
        ("move",),
        [[CREW] for _ in range(groups)],
        [4 * group for group in range(groups)],
        [Amount(f"n{n}") for n in range(amounts)],
    )
    assert record.is_long == is_long
