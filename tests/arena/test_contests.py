"""`pithead.arena.contest` and `tournament`: bots of one's own, faults, files."""

# A bot takes all three arguments, needed or not.
# ruff: noqa: ARG001

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import pithead
from pithead import arena
from pithead.arena.blocks import Plan
from pithead.bots import Bot, BotError, Choice
from pithead.bots.bot import View
from pithead.kernel.contract import Action, Event


def first(view: View, legal: list[Action], rng: Random) -> Action:
    return legal[0]


def cheat(view: View, legal: list[Action], rng: Random) -> Action:
    """Legal at first, then not."""
    return legal[0] if view["turn"] == 1 else ("move", "a", "centre")


def clumsy(view: View, legal: list[Action], rng: Random) -> Action:
    if view["turn"] == 1:
        return legal[0]
    raise KeyError("crew")


RAISES = clumsy.__code__.co_firstlineno + 3


class Mute(Bot):
    name = "mute"

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        return None  # type: ignore[return-value]


class Listener(Bot):
    """Remembers the turns it heard of."""

    remembers = True
    heard: list[str]

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        HEARD.extend(event.kind for event in events)
        return Choice(self.legal(view)[0])


HEARD: list[str] = []


def test_a_bot_of_ones_own_is_measured() -> None:
    result = arena.contest("rockwell", first, "greedy", blocks=2, seed=1)
    assert (result["contender"], result["against"]) == ("first", "greedy")
    assert result["games"] == 4
    assert result["win_share"] < 0.5
    assert result["replaced"] == []
    assert len(result.blocks) == 2
    assert "first won 0.0%" in repr(result)
    assert (
        arena.contest("rockwell", first, "greedy", blocks=2, seed=1)["block_shares"]
        == (result["block_shares"])
    )


def test_wins_are_told_by_the_order_of_play() -> None:
    """Two who always choose alike: who wins follows from the deal and the order alone."""
    found = arena.contest("brass_empire", first, first, blocks=4, seed=1)
    game = pithead.game("brass_empire")
    shares: list[float] = []
    for block in found.blocks:
        plan = Plan(lambda: game, 2, {}, "1", ())
        opener = game.new_state(2, plan.deal_seed(block.number)).first  # type: ignore[attr-defined]
        shares.append(block.games[opener].share(opener))
    opened, followed = found["by_order"]
    assert opened["win_share"] == sum(shares) / 4
    assert opened["win_share"] + followed["win_share"] == pytest.approx(2 * found["win_share"])


def test_bots_of_ones_own_play_in_other_processes() -> None:
    one = arena.contest("rockwell", first, "random", blocks=2, seed=1)
    two = arena.contest("rockwell", first, "random", blocks=2, seed=1, workers=2)
    assert one["block_shares"] == two["block_shares"]
    assert one["mean_decisions"] == two["mean_decisions"]


@pytest.mark.parametrize(
    ("bot", "fault", "detail"),
    [
        (cheat, "illegal", "move a centre (RW-"),
        (clumsy, "raised", f"KeyError: 'crew' (test_contests.py, line {RAISES})"),
    ],
)
def test_a_wrong_answer_is_noticed_and_the_game_goes_on(
    bot: object, fault: str, detail: str
) -> None:
    result = arena.contest("rockwell", bot, "random", blocks=1, seed=1)  # type: ignore[arg-type]
    (replaced,) = result["replaced"]
    assert (replaced["fault"], replaced["games"]) == (fault, 2)
    assert replaced["detail"].startswith(detail)


def test_a_built_in_bot_is_checked_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    from pithead.bots.greedy import GreedyBot

    honest = GreedyBot.choose

    def choose(self: GreedyBot, view: View, events: Sequence[Event] = ()) -> Choice:
        wrong: Action = ("move", "a", "centre")
        return honest(self, view, events) if view["turn"] == 1 else Choice(wrong)

    monkeypatch.setattr(GreedyBot, "choose", choose)
    result = arena.contest("rockwell", "greedy", "random", blocks=1, seed=1)
    assert [each["fault"] for each in result["replaced"]] == ["illegal"]


def test_a_bot_that_cannot_play_never_does() -> None:
    with pytest.raises(arena.PlayerError, match="mute can't play: nonsense None"):
        arena.contest("rockwell", Mute, "random", blocks=1)
    with pytest.raises(arena.PlayerError, match="exec:/nope can't play: start"):
        arena.contest("rockwell", "exec:/nope", "random", blocks=1)
    with pytest.raises(BotError, match="no bot is called 'nobody'"):
        arena.contest("rockwell", "nobody", "random", blocks=1)
    with pytest.raises(BotError, match="is neither a subclass"):
        arena.contest("rockwell", 7, "random", blocks=1)  # type: ignore[arg-type]


def test_a_bot_that_remembers_hears_what_happened() -> None:
    HEARD.clear()
    arena.contest("rockwell", Listener, "random", blocks=1, seed=1)
    assert "placed" in HEARD


def test_a_tournament_rates_all_and_keeps_equal_names_apart() -> None:
    def other(view: View, legal: list[Action], rng: Random) -> Action:
        return legal[-1]

    other.__name__ = "first"
    result = arena.tournament("rockwell", [first, other, "greedy"], blocks=3, seed=1)
    assert result["ratings"][0]["player"] == "greedy"
    assert {each["player"] for each in result["ratings"]} == {"first", "first 2", "greedy"}


def test_results_are_kept_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    whole = arena.contest("rockwell", first, "random", blocks=3, seed=1)
    arena.contest("rockwell", first, "random", blocks=1, seed=1, save=path)
    with pytest.raises(ValueError, match="exists already"):
        arena.contest("rockwell", first, "random", blocks=3, seed=1, save=path)
    done: list[tuple[int, int]] = []
    again = arena.contest(
        "rockwell",
        first,
        "random",
        blocks=3,
        seed=1,
        save=path,
        resume=True,
        progress=lambda blocks, wanted: done.append((blocks, wanted)),
    )
    assert again["block_shares"] == whole["block_shares"]
    assert done == [(2, 3), (3, 3)]
    kept = json.loads(path.read_text("utf-8"))
    assert {name: kept[name] for name in again} == json.loads(json.dumps(dict(again)))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": 9}, "seats"),
        ({"sprt": (0.6, 0.5)}, "lower and the higher"),
        ({"resume": True}, "name its file"),
    ],
)
def test_a_slip_is_one_sentence(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        arena.contest("rockwell", first, "random", blocks=1, **arguments)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="against="):
        arena.contest("rockwell", first)
    with pytest.raises(ValueError, match="a list of players"):
        arena.tournament("rockwell", "greedy")
