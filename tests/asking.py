"""Asking a match, whatever the game: what it allows, what it refuses, what it asks."""

from __future__ import annotations

import pytest

from pithead.kernel.contract import Action, Refusal, Refused
from pithead.kernel.match import Match


def action(text: str) -> Action:
    """`"move a C5"` or `"attack 1 0 2"` as an action."""
    return tuple(int(word) if word.isdigit() else word for word in text.split())


def refusal(match: Match, seat: int, text: str | Action, at: int | None = None) -> Refusal:
    """The refusal this action meets; it must change nothing."""
    tried = action(text) if isinstance(text, str) else text
    before = fingerprint(match)
    found = match.check(seat, tried, at)
    assert found is not None, f"{tried} was expected to be refused"
    with pytest.raises(Refused) as caught:
        match.apply(seat, tried, at)
    assert caught.value.refusal == found
    assert fingerprint(match) == before
    if 0 <= seat < match.seats:
        assert tried not in match.legal(seat)
    return found


def refused(match: Match, seat: int, text: str | Action) -> str:
    """The id of the rule that forbids this action."""
    return refusal(match, seat, text).rule


def fingerprint(match: Match) -> tuple[str, str, int, dict[int, Action]]:
    state = match.game.digest(match.state)
    return state, match.digest(), len(match.events), dict(match.sealed)


def legal(match: Match, seat: int, *words: int | str) -> set[Action]:
    """The legal actions that begin with these words."""
    return {act for act in match.legal(seat) if act[: len(words)] == words}


def asks(match: Match) -> tuple[str, tuple[int, ...]]:
    """What is asked, and of whom."""
    pending = match.state.pending
    return ("over", ()) if pending is None else (pending.kind, pending.seats)
