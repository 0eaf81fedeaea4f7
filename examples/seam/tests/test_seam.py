"""The Seam keeps its rules, and passes the kit every game of Pithead must pass."""

from pathlib import Path

import pithead
from pithead.kernel.match import Match
from pithead.testing.gamekit import kit_in
from pithead.testing.suite import Suite

KIT = kit_in(Path(__file__).parent / "kit.py")
GAME = pithead.game("seam")


class TestSeam(Suite):
    kit = KIT


def digging() -> Match:
    """Seat 0 has won tonight's stretch and holds each tool once."""
    crew = {"oil": 2, "coal": 0, "pick": 1, "cart": 1, "drill": 1, "bid": 3, "begun": 0}
    dump = GAME.dump(GAME.new_state(2, 1)) | {"companies": [crew, crew], "digger": 0}
    return Match.from_state(GAME, GAME.load(dump))


def test_the_highest_bid_pays_and_digs() -> None:  # SM-BID-1, SM-REST-1
    match = GAME.match(seats=2, seed=1)
    match.apply(0, ("bid", 4))
    match.apply(1, ("bid", 3))
    assert match.view(0)["oil"] == [8, 13]
    assert match.state.to_act() == 0


def test_a_tie_digs_nothing() -> None:  # SM-BID-2
    match = GAME.match(seats=2, seed=1)
    match.apply(0, ("bid", 4))
    assert [event.kind for event in match.apply(1, ("bid", 4))] == ["bid", "bid", "tie", "night"]
    assert match.scores == [0, 0]


def test_a_bid_beyond_the_oil_is_refused() -> None:  # SM-BID-1
    refusal = GAME.match(seats=2, seed=1).check(0, ("bid", 13))
    assert refusal is not None
    assert (refusal.code, refusal.params["have"]) == ("seam-bid-exceeds", 12)


def test_a_tool_without_oil_is_refused_with_what_is_missing() -> None:  # SM-DIG-2
    refusal = digging().check(0, ("use", "drill"))
    assert refusal is not None
    assert (refusal.rule, refusal.params["missing"]) == ("SM-DIG-2", 1)


def test_a_preview_is_what_happens() -> None:  # SM-DIG-1
    match = digging()
    coal = match.scores[0]
    preview = GAME.preview(match.state, 0, ("use", "cart"))
    assert preview is not None
    match.apply(0, ("use", "cart"))
    assert preview == {"coal": match.scores[0] - coal, "oil": 1}


def test_oil_breaks_a_tie_at_the_end() -> None:  # SM-END-1
    state = GAME.new_state(2, 1)
    assert GAME.ranking(state) == [[0, 1]]
    state.oil = [3, 4]
    assert GAME.ranking(state) == [[1], [0]]
