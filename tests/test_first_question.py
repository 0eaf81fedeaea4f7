"""The first question of a game says what the game is about and what can be done, in few words."""

from __future__ import annotations

import re

import pytest

import pithead
from pithead.cli.telling import Teller
from pithead.kernel.game import Settings
from pithead.words import LANGUAGES, Words

MOST_WORDS = 25
WINS = {"en": "wins", "fr": "gagne|emporte", "de": "gewinnt"}
OPENINGS: list[tuple[str, Settings]] = [
    ("rockwell", {}),
    ("brass_empire", {}),
    ("brass_empire", {"corporations": "chosen"}),
    ("brass_empire", {"reserves": "built"}),
    ("brass_empire", {"battle": True}),
]


def asked(game: str, options: Settings, language: str) -> str:
    match = pithead.game(game).match(4, seed=5, options=options)
    decision = match.state.pending
    assert decision is not None
    teller = Teller(pithead.game(game), Words(language))
    teller.look(match, decision.seats[0])
    return teller.question(decision)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), OPENINGS)
def test_it_states_the_aim_in_few_words(game: str, options: Settings, language: str) -> None:
    said = asked(game, options, language)
    assert re.search(WINS[language], said)
    assert len(re.findall(r"\w[^\s,.:;!?]*", said)) <= MOST_WORDS, said


def test_later_questions_do_not_repeat_it() -> None:
    match = pithead.game("rockwell").match(2, seed=5)
    while match.state.pending is not None and match.game.turns(match.state) == 1:
        seat = match.state.pending.seats[0]
        match.apply(seat, match.legal(seat)[0])
    teller = Teller(match.game, Words("en"))
    teller.look(match, 0)
    assert match.state.pending is not None
    assert "wins" not in teller.question(match.state.pending)
