"""Bots of one's own: classes and functions, by object and by name, and weights by file."""

# A bot takes all three arguments, needed or not.
# ruff: noqa: ARG001

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from pithead import bots
from pithead.bots import Bot, BotError, Choice
from pithead.bots.bot import View
from pithead.bots.weights import shipped
from pithead.kernel.contract import Action, Event
from tests.bots.playing import GAMES, ask, wander

ROCKWELL = GAMES["rockwell"]


class Last(Bot):
    name = "last"

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        return Choice(self.legal(view)[-1])


def last(view: View, legal: list[Action], rng: Random) -> Action:
    return legal[-1]


def last_as_text(view: View, legal: list[Action], rng: Random) -> str:
    return ROCKWELL.text(legal[-1])


def lucky(view: View, legal: list[Action], rng: Random) -> Action:
    return rng.choice(legal)


@pytest.mark.parametrize("own", [Last, last, last_as_text])
def test_a_class_and_a_function_play_what_they_choose(own: bots.Own) -> None:
    match = wander("rockwell", 2, seed=3, answers=30)
    decision = match.state.pending
    assert decision is not None
    seat = decision.seats[0]
    bot = bots.make(own, ROCKWELL, seat)
    assert ask(bot, match, seat).action == match.legal(seat)[-1]


def test_a_bot_without_a_name_is_called_as_its_class() -> None:
    class Nameless(Last):
        name = ""

    assert repr(Nameless(ROCKWELL, 1)) == "<Bot Nameless at seat 1 of rockwell>"
    assert repr(Last(ROCKWELL, 0)) == "<Bot last at seat 0 of rockwell>"


def test_a_functions_luck_follows_from_seed_and_view() -> None:
    match = wander("rockwell", 2, seed=3, answers=30)
    seat = match.state.to_act()

    def answers(seed: int) -> list[Action]:
        return [ask(bots.make(lucky, ROCKWELL, seat, seed), match, seat).action for _ in range(2)]

    assert answers(1)[0] == answers(1)[1]
    assert len({answers(seed)[0] for seed in range(12)}) > 1


def test_a_bot_is_found_in_a_file_and_in_a_module_of_this_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    source = "def choose(view, legal, rng):\n    return legal[0]\n"
    (tmp_path / "my_first_bot.py").write_text(source)
    for name in ("my_first_bot.py:choose", "my_first_bot:choose"):
        own = bots.find(name)
        assert not isinstance(own, str)
        assert bots.make(own, ROCKWELL, 0).name == "choose"
    assert bots.find("greedy") == "greedy"
    # What a server is told is never run as code.
    with pytest.raises(bots.UnknownBot):
        bots.make("my_first_bot:choose", ROCKWELL, 0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:choose", "there is no module or file nowhere"),
        ("nowhere.py:choose", "there is no module or file nowhere.py"),
        ("json:nothing", "json has no nothing"),
        ("json:JSONDecoder", "is neither a subclass"),
        ("json:dumps", "is neither a subclass"),
        ("pithead.bots:Bot", "is neither a subclass"),
        ("broken.py:choose", "can't be imported: ZeroDivisionError"),
    ],
)
def test_a_wrong_reference_is_one_sentence(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    with pytest.raises(BotError) as caught:
        bots.find(name)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_old_and_new_weights_can_meet(tmp_path: Path) -> None:
    """A file whose weights prefer the opposite makes another player."""
    old = shipped(ROCKWELL).linear(2)
    data = json.loads(old.read_text("utf-8"))
    weights = data["heuristic"]["weights"]
    data["heuristic"]["weights"] = {name: -weight for name, weight in weights.items()}
    new = tmp_path / "2.json"
    new.write_text(json.dumps(data))
    differ = 0
    for seed in range(6):
        match = wander("rockwell", 2, seed=seed, answers=40)
        seat = match.state.to_act()
        names = ("practised", f"practised@{old}", f"practised@{new}", f"practised@{tmp_path}")
        one, same, other, folder = (
            ask(bots.make(name, ROCKWELL, seat, 1), match, seat).action for name in names
        )
        assert one == same
        assert other == folder
        differ += one != other
    assert differ > 1
    with pytest.raises(BotError, match="greedy uses no weights"):
        bots.make(f"greedy@{new}", ROCKWELL, 0)
