"""What must hold for any amounts, any order of answers and any nonsense."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pithead.kernel.codecs import Choice
from pithead.kernel.contract import Action
from pithead.kernel.match import Match
from tests.asking import asks, fingerprint, refusal
from tests.rockwell.scenario import GAME, KINDS, TILES, Scenario, cubes, do, everyone, play_on

STOCK = ("zinc", "copper", "silver", "gold", "money")
TABLES = {4: (3, 2, 1, 0), 3: (2, 1, 0), 2: (2, 0)}

# ---- the bonus (RW-END-2) ----


def bonus(amounts: list[int], none_scores_nothing: bool) -> list[int]:
    """Each gets the place after those who have strictly more."""
    table = TABLES[len(amounts)]
    places = [sum(other > amount for other in amounts) for amount in amounts]
    return [
        0 if none_scores_nothing and amount == 0 else table[place]
        for amount, place in zip(amounts, places, strict=True)
    ]


@pytest.mark.rule("RW-END-2", "allows")
@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(2, 4),
    amounts=st.lists(st.lists(st.integers(0, 3), min_size=5, max_size=5), min_size=4, max_size=4),
    nothing=st.booleans(),
)
def test_the_bonus_of_any_stocks(players: int, amounts: list[list[int]], nothing: bool) -> None:
    scenario = Scenario(players, none_scores_nothing=nothing).quiet_turns(2).turn_end()
    held = [[*row[:4], 100 * row[4]] for row in amounts[:players]]
    for seat, row in enumerate(held):
        scenario.stock(seat, **dict(zip(STOCK, row, strict=True)))
    match = scenario.build()
    columns = [bonus([row[kind] for row in held], nothing) for kind in range(5)]
    assert match.scores == [sum(points) for points in zip(*columns, strict=True)]


@pytest.mark.rule("RW-END-2", "refuses")
@settings(max_examples=60, deadline=None)
@given(amounts=st.lists(st.integers(0, 4), min_size=2, max_size=4))
def test_more_never_scores_less(amounts: list[int]) -> None:
    points = dict(zip(amounts, bonus(amounts, False), strict=True))
    assert sorted(points.values()) == [points[amount] for amount in sorted(points)]
    scenario = Scenario(len(amounts)).quiet_turns(2).turn_end()
    for seat, amount in enumerate(amounts):
        scenario.stock(seat, gold=amount)
    scores = scenario.build().scores
    for one, mine in zip(amounts, scores, strict=True):
        for other, yours in zip(amounts, scores, strict=True):
            assert (one <= other) or (mine >= yours)


# ---- shares (RW-EXT-2, RW-EXT-3) ----


@pytest.mark.rule("RW-EXT-2", "allows")
@pytest.mark.rule("RW-EXT-3", "allows")
@settings(max_examples=60, deadline=None)
@given(
    tile=st.sampled_from(TILES),
    others=st.lists(st.integers(0, 4), min_size=3, max_size=3),
    shaft=st.one_of(st.none(), st.integers(0, 3)),
    seed=st.integers(0, 50),
)
def test_shares_and_remainder_make_up_the_card(
    tile: str, others: list[int], shaft: int | None, seed: int
) -> None:
    scenario = Scenario(seed=seed)
    match, card = drill(scenario, tile, others, shaft)
    gained = [cubes(match, seat) for seat in range(4)]
    sharers = [0, *(seat for seat in (1, 2, 3) if scenario.data["crews"][f"{seat}a"]["at"] == tile)]
    for kind, name in enumerate(KINDS):
        share = card[name] // len(sharers)
        got = [gained[seat][kind] for seat in range(4)]
        assert sum(got) == card[name]
        rest = [got[seat] - (share if seat in sharers else 0) for seat in range(4)]
        assert sorted(rest) == [0, 0, 0, card[name] % len(sharers)]
        if shaft is not None:
            assert rest[shaft] == card[name] % len(sharers)


def drill(
    scenario: Scenario, tile: str, others: list[int], shaft: int | None
) -> tuple[Match, dict[str, int]]:
    """0a moves onto the tile where 0b, 0c and some others already stand, and fills it."""
    for seat in range(4):
        scenario.stock(seat)
    need = int(scenario.data["tiles"][tile]["id"][1])
    room = need - 1
    for seat, power in zip((1, 2, 3), others, strict=True):
        if 0 < power <= room:
            scenario.crew(f"{seat}a", at=tile, power=power)
            room -= power
    for letter in "bc":
        if room:
            scenario.crew(f"0{letter}", at=tile, power=min(4, room))
            room -= min(4, room)
    beside = f"{tile[0]}{int(tile[1]) % 8 + 1}"
    scenario.crew("0a", at=beside).drilled(beside)
    if shaft is not None:
        scenario.shaft(tile, shaft)
    cards = {"zinc": 7, "copper": need + 3, "silver": 5, "gold": 2 * need}
    match = scenario.card(tile, **cards).drilling(seat=0).build()
    do(match, 0, f"move a {tile}")
    return match, cards


# ---- sealed answers ----


def auction_forms() -> dict[int, str]:
    return {0: "bid 1 0 0 0 100", 1: "bid 0 2 0 0 0", 2: "bid 0 0 0 0 500", 3: "bid 3 2 1 0 3000"}


def insurance_forms() -> dict[int, str]:
    return {0: "insure 1 0 0 0", 1: "insure 0 2 0 0", 2: "insure 0 0 0 0", 3: "insure 3 2 1 0"}


def at_insurance() -> Match:
    match = Scenario().build()
    everyone(match, "bid 0 0 0 0 0")
    play_on(match, "insure")
    return match


def at_danger() -> Match:
    scenario = Scenario().need("C5", 7).dangerous_card("C5", zinc=8, gold=9)
    for seat in range(4):
        scenario.insured(seat, 3)
    for seat, power in ((1, 2), (2, 1), (3, 2)):
        scenario.crew(f"{seat}a", at="C5", power=power)
    match = scenario.crew("0a", at="C4", power=2).drilling(seat=0).build()
    do(match, 0, "move a C5")
    return match


SEALED: dict[str, tuple[Any, dict[int, str]]] = {
    "bid": (lambda: Scenario().build(), auction_forms()),
    "insure": (at_insurance, insurance_forms()),
    "cover": (at_danger, {0: "cover 2", 1: "cover 0", 2: "cover 1", 3: "cover 1"}),
}


@pytest.mark.rule("RW-AUC-1", "allows")
@pytest.mark.rule("RW-INS-1", "allows")
@pytest.mark.rule("RW-DANGER-2", "allows")
@pytest.mark.parametrize("kind", SEALED)
def test_the_order_of_sealed_answers_changes_nothing(kind: str) -> None:
    start, answers = SEALED[kind]
    ends = set()
    for order in permutations(range(4)):
        match = start()
        assert asks(match) == (kind, (0, 1, 2, 3))
        for seat in order:
            do(match, seat, answers[seat])
        assert asks(match)[0] != kind
        told = [str(match.events_for(viewer)) for viewer in (-1, 0, 1, 2, 3)]
        ends.add((GAME.digest(match.state), match.log_bytes(), str(match.events), *told))
    assert len(ends) == 1


@pytest.mark.rule("RW-AUC-1", "refuses")
@pytest.mark.parametrize("kind", SEALED)
def test_a_sealed_answer_shows_nothing_before_the_last(kind: str) -> None:
    start, answers = SEALED[kind]
    for order in permutations(range(4)):
        match = start()
        log, events = list(match.log), list(match.events)
        for seat in order[:3]:
            do(match, seat, answers[seat])
            assert match.log == log
            assert match.events == events


# ---- nonsense ----

WORDS = st.one_of(
    st.sampled_from(
        [*GAME.verbs, *TILES, *KINDS, "C5-C6", "E1", "centre", "a", "d", "z", "", "all"]
    ),
    st.integers(-3, 5000),
    st.integers(),
)
ODD = st.one_of(WORDS, st.none(), st.booleans(), st.floats(), st.text(max_size=3), st.tuples())
POSITIONS = 24


@cache
def position(number: int) -> Match:
    """One of several moments of a random game."""
    rng = Random(number)
    match = GAME.match(seats=2 + number % 3, seed=number)
    for _ in range(number * 9):
        pending = match.state.pending
        if pending is None:
            break
        seat = rng.choice(pending.seats)
        match.apply(seat, match.sample(seat, rng))
    return match


def unharmed(match: Match, seat: int, tried: Any, at: int | None = None) -> None:
    """Refused, and nothing changed; or legal, and left alone."""
    before = fingerprint(match)
    found = match.check(seat, tried, at)
    assert fingerprint(match) == before
    if found is not None:
        assert refusal(match, seat, tried, at) == found
        assert found.rule in GAME.rules or found.rule.startswith("PH-")


@pytest.mark.rule("RW-ROUND-1", "refuses")
@settings(max_examples=400, deadline=None)
@given(
    moment=st.integers(0, POSITIONS - 1),
    seat=st.integers(-2, 5),
    tried=st.lists(ODD, max_size=7).map(tuple),
)
def test_nonsense_changes_nothing(moment: int, seat: int, tried: Action) -> None:
    unharmed(position(moment), seat, tried)


@st.composite
def well_formed(draw: st.DrawFn) -> Action:
    """An action the notation can spell, seldom one that is legal now."""
    verb = GAME.notation.verbs[draw(st.sampled_from(GAME.verbs))]
    args: list[int | str] = []
    for arg in verb.args:
        if isinstance(arg, Choice):
            args.append(draw(st.sampled_from(arg.values)))
        else:
            args.append(draw(st.integers(0, 40)) * arg.step)
    return (verb.name, *args)


@pytest.mark.rule("RW-ROUND-1", "refuses")
@settings(max_examples=600, deadline=None)
@given(moment=st.integers(0, POSITIONS - 1), seat=st.integers(0, 3), tried=well_formed())
def test_what_is_not_legal_changes_nothing(moment: int, seat: int, tried: Action) -> None:
    match = position(moment)
    unharmed(match, seat, tried)
    pending = match.state.pending
    if pending is None:
        assert refusal(match, seat, tried).rule == "PH-OVER"
    elif seat not in pending.seats:
        assert refusal(match, seat, tried).rule == pending.rule


@pytest.mark.rule("RW-ROUND-1", "refuses")
@pytest.mark.parametrize("moment", range(POSITIONS))
@pytest.mark.parametrize("late", [-2, -1, 1, 7])
def test_an_action_for_another_moment_is_stale(moment: int, late: int) -> None:
    match = position(moment)
    pending = match.state.pending
    if pending is None:
        return
    seat = pending.seats[0]
    tried = match.legal(seat)[0]
    at = len(match.log) + late
    before = fingerprint(match)
    found = match.check(seat, tried, at)
    assert found is not None
    assert (found.code, found.rule) == ("stale", "PH-STALE")
    assert fingerprint(match) == before
    assert match.check(seat, tried, len(match.log)) is None


@pytest.mark.rule("RW-ROUND-1", "refuses")
@pytest.mark.parametrize("moment", range(POSITIONS))
def test_the_legal_list_is_what_check_allows(moment: int) -> None:
    match = position(moment)
    for seat in range(match.seats):
        listed = match.legal(seat)
        assert len(set(listed)) == len(listed)
        for act in listed:
            assert match.check(seat, act) is None
        for act in match.candidates(seat):
            allowed = match.check(seat, act) is None
            if match.form(seat) is None and asks(match)[0] != "market":
                assert allowed == (act in listed)
