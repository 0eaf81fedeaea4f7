"""Every bot plays both games at every seat count, fairly and always alike."""

from __future__ import annotations

import ast
import gc
import importlib
import random
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from pithead import bots
from pithead.bots.weights import make_heuristic, shipped, teach
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.words import LANGUAGES, Words
from tests.bots.playing import GAMES, LEVELS, NAMES, TABLES, ask, little_effort, play, wander

SOURCE = Path(bots.__file__).parent
KITS = {name: importlib.import_module(f"tests.{name}.kit").KIT for name in GAMES}
# Bots that answer at once.
QUICK = ("random", "greedy", "practised", *LEVELS[:-1])
# Bots whose answer depends on seed and view alone; the hardest level is one of them with a clock.
TIMELESS = tuple(name for name in NAMES if name != LEVELS[-1])
HASTE = 0.01  # seconds for an answer, where its quality does not matter
# Places in a game, counted in answers, at which a bot is looked at closely.
MOMENTS = (0, 60, 200)


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch)


def asked(match: Match) -> list[int]:
    decision = match.state.pending
    if decision is None:
        return []
    return [seat for seat in decision.seats if seat not in match.sealed]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(bots.UnknownBot, match=", ".join(NAMES)):
        bots.make("deep-blue", GAMES["rockwell"], 0)
    with pytest.raises(bots.UnknownBot, match="miner"):
        bots.make("rusher", GAMES["brass_empire"], 0)


@pytest.mark.parametrize("bot", bots.RETIRED)
def test_a_bot_that_is_gone_has_a_successor_at_its_tables(bot: str) -> None:
    game = GAMES["rockwell"]
    assert bot not in bots.names(game)
    assert bots.make(bot, game, 0).name == bots.successor(bot) in bots.names(game)


def test_bots_with_one_idea_play_their_game() -> None:
    for name, game in GAMES.items():
        for bot in plugin_of(game).probe_bots:
            assert play(name, [bot, "greedy"], seed=1).over


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_answers_whatever_it_is_asked(name: str, seats: int, bot: str) -> None:
    most = None if bot in QUICK else 12
    match = play(name, [bot] * seats, seed=seats, budget=HASTE, most=most)
    assert match.over or bot not in QUICK


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"corporations": "chosen", "reserves": "built", "spare_reserves": "shuffled"}),
        (4, {"team": True, "first_edition": True}),
        (3, {"battle": True}),
        (6, {"team": True, "battle": True}),
    ],
)
def test_a_bot_plays_the_variants(
    seats: int, options: dict[str, int | str | bool], bot: str
) -> None:
    most = 200 if bot in QUICK else 10
    play("brass_empire", [bot] * seats, seed=5, options=options, budget=HASTE, most=most)


@pytest.fixture
def wider_search(monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch, worlds=4)


@pytest.mark.usefixtures("wider_search")
@pytest.mark.parametrize("bot", TIMELESS)
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_view_give_the_same_answer(name: str, bot: str) -> None:
    for answers in MOMENTS:
        match = wander(name, 3, seed=answers, answers=answers)
        for seat in asked(match):
            once = ask(bots.make(bot, GAMES[name], seat, 7), match, seat)
            random.seed(answers)
            player = bots.make(bot, GAMES[name], seat, 7)
            assert ask(player, match, seat) == once
            assert ask(player, match, seat) == once


@pytest.mark.usefixtures("wider_search")
@pytest.mark.parametrize("bot", TIMELESS)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_does_not_change_the_answer(name: str, bot: str) -> None:
    kit = KITS[name]
    rng = Random(bot)
    for answers in MOMENTS:
        match = wander(name, 3, seed=answers + 1, answers=answers)
        for seat in asked(match):
            other = kit.permute(match.state, seat, rng, next_too=True)
            game: Game = GAMES[name]
            player = bots.make(bot, game, seat, 3)
            for player.memory in (None, match.memory(seat)):
                mine = player.choose(game.view(match.state, seat))
                theirs = player.choose(game.view(other, seat))
                assert mine == theirs


@pytest.mark.parametrize(
    ("name", "options"),
    # Rockwell's companies are no secret to rivals who remember, so here they lie open.
    [("rockwell", {"open_stock": True}), ("brass_empire", {})],
)
def test_a_rival_in_a_search_does_not_act_on_my_secrets(
    name: str, options: dict[str, int | str | bool]
) -> None:
    """Rollouts answer for rivals by the heuristics: whatever I hold, they expect the same of me."""
    game = GAMES[name]
    heuristic = make_heuristic(game)
    teach(heuristic, 3, shipped(game))
    kinds = set()
    for seed in range(25):
        match = play(name, ["practised"] * 3, seed, options=options, most=seed * 13)
        for rival in asked(match):
            other = KITS[name].permute(match.state, rival, Random(seed), next_too=True)
            assert game.digest(other) != game.digest(match.state)
            predicted = heuristic.rank(match.state, rival, Random(1))
            assert heuristic.rank(other, rival, Random(1)) == predicted
            kinds.add(match.state.pending.kind if match.state.pending else "")
    assert len(kinds) > 1


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_never_holds_the_true_state(name: str, bot: str) -> None:
    match = wander(name, 2, seed=11, answers=40)
    seat = asked(match)[0]
    player = bots.make(bot, GAMES[name], seat, 1, HASTE)
    ask(player, match, seat)
    truth = {id(match), id(match.state)}
    assert not truth & reachable(player)


def reachable(start: object) -> set[int]:
    """All objects that can be got at from one, modules and types aside."""
    seen: set[int] = set()
    queue = [start]
    while queue:
        thing = queue.pop()
        if id(thing) not in seen and not isinstance(thing, (type, ModuleType)):
            seen.add(id(thing))
            queue.extend(gc.get_referents(thing))
    return seen


def test_no_bot_imports_a_match_or_a_game() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            for name in names:
                assert "match" not in name.split("."), path.name
                assert not name.startswith("pithead.games"), path.name


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_says_why_in_every_language(name: str, bot: str) -> None:
    for answers in MOMENTS:
        match = wander(name, 3, seed=answers + 2, answers=answers)
        for seat in asked(match):
            choice = ask(bots.make(bot, GAMES[name], seat, 1, HASTE), match, seat)
            for language in LANGUAGES:
                said = Words(language).tell(choice.why)
                assert said.endswith("."), said
                assert "bot-" not in said, said


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    won = 0
    for seed in range(5):
        won += play(name, ["greedy", "random"], seed).ranking[0] == [0]
        won += play(name, ["random", "greedy"], seed).ranking[0] == [1]
    assert won >= 8
