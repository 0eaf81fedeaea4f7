"""Bad input gets a refusal that names a rule and a remedy, and changes nothing."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from pithead.kernel.contract import Action, Refusal, Refused
from pithead.kernel.match import Match
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit
from pithead.testing.matches import replayed
from pithead.testing.spellings import all_actions
from pithead.testing.walk import positions

KERNEL_RULES = ("PH-FORM", "PH-OVER", "PH-STALE")


def some_matches(kit: GameKit, case: Case) -> list[Match]:
    """Matches stopped at every kind of question one game meets, and one that is over."""
    stops: dict[str, list[tuple[int, Action]]] = {}
    for match in positions(kit, case, salt="refusals"):
        decision = match.state.pending
        name = "over" if decision is None else f"{decision.kind} {bool(match.sealed)}"
        stops[name] = [*match.log, *match.sealed.items()]
    return [replayed(kit, case, entries) for entries in stops.values()]


def garbage() -> st.SearchStrategy[Any]:
    """Anything a broken or hostile client could send."""
    scalars = (
        st.none()
        | st.booleans()
        | st.integers(-(2**70), 2**70)
        | st.sampled_from([-1, 0, 1, 100, 2**31, 2**63, 10**30])
        | st.floats()
        | st.text(max_size=6)
        | st.binary(max_size=6)
    )
    nested = st.recursive(
        scalars,
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.tuples(inner, inner)
            | st.dictionaries(st.text(max_size=3), inner, max_size=3)
        ),
        max_leaves=12,
    )
    deep = st.integers(1, 400).map(nest)
    return nested | deep


def nest(depth: int) -> tuple[Any, ...]:
    data: tuple[Any, ...] = ()
    for _ in range(depth):
        data = (data,)
    return data


def near_misses(kit: GameKit) -> st.SearchStrategy[Any]:
    """Verbs of the game with arguments that are wrong, missing or one too many."""
    game = kit.game
    verbs = st.sampled_from(sorted(game.notation.verbs))
    parts = garbage() | all_actions(game).map(lambda action: action[-1])
    return st.builds(lambda verb, rest: (verb, *rest), verbs, st.lists(parts, max_size=6))


def any_input(kit: GameKit) -> st.SearchStrategy[Any]:
    return all_actions(kit.game) | near_misses(kit) | garbage()


def any_seat() -> st.SearchStrategy[Any]:
    odd = [-1, -2, 4, 99, 2**40, 10**30, True, None, "0", 0.0, math.nan, (0,)]
    return st.integers(0, 3) | st.sampled_from(odd)


def check_input(kit: GameKit, match: Match, seat: Any, action: Any, at: Any = None) -> None:
    """Legal or refused; if refused, by a named rule, in both doors alike, and nothing changes."""
    game = kit.game
    before = snapshot(kit, match)
    refusal = match.check(seat, action, at)
    assert snapshot(kit, match) == before, "asking has changed something"
    if refusal is None:
        assert type(seat) is int
        assert match.state.asked(seat)
        assert type(action) is tuple
        return
    check_refusal(kit, refusal)
    with pytest.raises(Refused) as caught:
        match.apply(seat, action, at)
    assert caught.value.refusal == refusal
    assert snapshot(kit, match) == before, f"the refused {action!r} has changed something"
    assert game.digest(match.state) == before[0]


def snapshot(kit: GameKit, match: Match) -> tuple[str, str, dict[int, Action], int]:
    return kit.game.digest(match.state), match.digest(), dict(match.sealed), len(match.events)


def check_refusal(kit: GameKit, refusal: Refusal) -> None:
    assert refusal.rule in (*kit.game.rules, *KERNEL_RULES), refusal
    assert refusal.code, refusal
    assert refusal.remedy, refusal
    for name, value in refusal.params.items():
        assert type(name) is str
        assert value is None or type(value) in (int, str, bool), refusal


def check_stale(kit: GameKit, match: Match, rng: Random) -> None:
    """An answer to an older question is refused even if it would be legal now."""
    if match.over:
        return
    assert match.state.pending is not None
    seat = match.state.pending.seats[0]
    action = match.sample(seat, rng)
    for at in (0, len(match.log) - 1, len(match.log) + 1, -1):
        if at != len(match.log):
            check_input(kit, match, seat, action, at)
            refusal = match.check(seat, action, at)
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("stale", "PH-STALE")
    assert match.check(seat, action, len(match.log)) is None
