"""Bots of one's own at tables: those whom the one who serves offers, and nobody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

import pithead
from pithead import bots
from pithead.bots.own import OFFERED
from pithead.cli import main
from pithead.rooms.bot_answers import KnownGames, answer
from pithead.rooms.bot_turns import question
from pithead.tables import games
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.words import Words
from tests.tables.playing import new_table, trouble

FILE = Path(__file__).parents[2] / "examples" / "bots" / "prospector.py"


def test_a_bot_of_ones_own_is_offered_seated_and_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OFFERED, "")
    bots.offer([f"{FILE}:Prospector", f"{FILE}:choose"])
    about = pithead.game("rockwell")
    assert bots.names(about)[-2:] == ("own:Prospector", "own:choose")
    assert Words("en").tell(games.tell_bot(about, "own:Prospector")) == "Bot “Prospector”"
    seated = new_table(bots=["own:Prospector"])
    seated.do(seated.host, m.Start)
    match = seated.table.match
    assert match is not None
    asked = answer(KnownGames(), question(seated.table, 1))
    assert match.check(1, tuple(asked.action)) is None


def test_nobody_else_can_name_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Naming one runs its code, so a visitor may only choose among those there are."""
    monkeypatch.setenv(OFFERED, "")
    seated = new_table()
    for name in (f"{FILE}:choose"[-40:], "own:choose", "os:abort"):
        assert trouble(seated, seated.host, m.PlaceBot, seat=1, bot=name) == "bot"
        with pytest.raises(TableError):
            games.know_bot(pithead.game("rockwell"), name)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("greedy", "not a bot of your own"),
        ("nowhere:Bot", "there is no module"),
        ("os:sep", "neither"),
    ],
)
def test_one_that_cannot_play_is_told_before_anything_is_served(
    given: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--lang", "en", "--data", str(tmp_path), "--bot", given]) == 2
    assert said in capsys.readouterr().err
