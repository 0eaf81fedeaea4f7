"""Games by entry point: what is said of one that does not work, or is not there."""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from typing import NamedTuple

import pytest

import pithead
from pithead import cli
from pithead.kernel import plugin
from pithead.kernel.plugin import CONTRACT, BrokenPlugin, GamePlugin, Installed, installed
from pithead.words import Words


def test_a_game_whose_plug_in_is_broken_is_told_from_one_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = BrokenPlugin("seam", "ImportError: no module")
    found = Installed(installed().plugins, (broken,))
    monkeypatch.setattr(pithead, "installed", lambda: found)
    with pytest.raises(pithead.UnknownGame, match="does not work: ImportError: no module"):
        pithead.game("seam")
    with pytest.raises(pithead.UnknownGame) as caught:
        pithead.game("chess")
    assert "does not work" not in str(caught.value)


def test_a_game_for_another_contract_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Point(NamedTuple):
        name: str
        plugin: GamePlugin

        def load(self) -> GamePlugin:
            return self.plugin

    class Older(GamePlugin):
        name = "older"
        contract = CONTRACT - 1

    class Fitting(GamePlugin):
        name = "fitting"
        contract = CONTRACT

    points = [Point("older", Older()), Point("fitting", Fitting())]
    monkeypatch.setattr(plugin, "entry_points", lambda **_: points)
    found = installed.__wrapped__()
    assert {*found.plugins} >= {"fitting", "rockwell", "brass_empire"}
    why = f"was written for contract {CONTRACT - 1}, and this is {CONTRACT}"
    assert found.broken == (BrokenPlugin("older", f"ValueError: {why}"),)
    monkeypatch.setattr(cli, "installed", lambda: found)
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().err.count("\n") == 1


def test_it_is_told_whether_the_engine_is_compiled() -> None:
    """As Python itself says how the engine was loaded."""
    loaded = import_module("pithead.kernel.match").__spec__
    assert loaded is not None
    assert pithead.compiled() == isinstance(loaded.loader, ExtensionFileLoader)


def test_cards_are_counted_from_two_on() -> None:
    words = Words("en")
    one, two = words.cards(["clerk"]), words.cards(["clerk", "clerk"])
    assert not one[0].isdigit()
    assert two.startswith("2 ")
    assert two.endswith(one)
