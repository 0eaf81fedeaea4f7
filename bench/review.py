"""How far reviews can be trusted: calibration, planted blunders, strong players, levels.

    python -m bench.review play --game rockwell --seats 4 --games 100 --seed c1 --out cases.jsonl
    python -m bench.review calibration cases.jsonl
    python -m bench.review blunders --game rockwell --seats 2 --games 25 --seed b1
    python -m bench.review strong --game brass_empire --seats 2 --games 25 --seed s1
    python -m bench.review levels --game brass_empire --seats 2 --games 10 --seed l1

`play` lets levels 1 to 4, drawn by lot, play whole games and writes down at the quarter points what
a spectator could have told: the chances by 64 games played out, and the present points. It goes on
where its file ends. `calibration` reads such files: by seats, predicted and observed shares in
tenths, and Brier scores (the sum over the seats, 0 is always right) beside "all equal" and "who
leads wins". `blunders` plants one bad answer in each game and asks for the verdict; `strong` does
so with answers of level 5, at twice the effort; `levels` reviews games of level 2 against level 4.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pithead
from pithead import bots, review
from pithead.bots.value_function import shares_of_victory
from pithead.kernel import record as stored
from pithead.kernel.contract import SPECTATOR, Action
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.review.verdicts import BAD, Verdict

QUARTERS = (0.25, 0.5, 0.75)
LEVELS = ("level-1", "level-2", "level-3", "level-4")
DEAR_CUBES, DEAR_MONEY = 3, 1000
"""What must be in hand for a bid of everything to cost something."""
PASSED = (
    # An attack that level 4 makes, and an advantage it takes: the tile is drilled for a rival then.
    ("attack passed", "action", ("attack", "raid"), "end"),
    ("tile left to a rival", "advantage", ("hire", "bribe"), "decline"),
)
PLANTS = {
    "rockwell": ("everything bid", "tile left to a rival"),
    "brass_empire": ("attack passed", "best card given up", "hand unplayed"),
}
"""What is planted in each game, in turn."""
FEWEST = 50
"""Cases in a tenth below which its share says nothing."""


def played(game: Game, names: Sequence[str], seed: str) -> Match:
    """A game among these bots."""
    match = game.match(len(names), seed)
    players = [bots.make(bot, game, seat, f"{seed} {seat}") for seat, bot in enumerate(names)]
    while not match.over:
        seat = asked(match)
        players[seat].memory = match.memory(seat) if players[seat].remembers else None
        match.apply(seat, players[seat].choose(match.view(seat)).action)
    return match


def asked(match: Match) -> int:
    decision = match.state.pending
    assert decision is not None
    return next(seat for seat in decision.seats if seat not in match.sealed)


# --- calibration ----------------------------------------------------------------------------------


def play(given: argparse.Namespace) -> None:
    game, out = pithead.game(given.game), Path(given.out)
    done = len(out.read_text("utf-8").splitlines()) if out.exists() else 0
    reference = review.Reference(game, given.seats)
    for number in range(done, given.games):
        seed = f"{given.seed} {number}"
        rng = Random(seed)
        names = [LEVELS[int(rng.random() * len(LEVELS))] for _ in range(given.seats)]
        match = played(game, names, seed)
        row = {
            "game": given.game,
            "seats": given.seats,
            "shares": shares_of_victory(game, match.state)[: given.seats],
            "quarters": [quarter(match, part, reference) for part in QUARTERS],
        }
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


def quarter(match: Match, part: float, reference: review.Reference) -> dict[str, Any]:
    """What a spectator could tell after this part of the decisions."""
    then = match.copy()
    then.undo_to(int(part * len(match.log)))
    view, memory = then.view(SPECTATOR), then.memory(SPECTATOR)
    found = review.chances(match.game, view, memory, seed=then.digest(), reference=reference)
    return {"chances": found, "scores": then.scores}


def calibration(given: argparse.Namespace) -> None:
    lines = [line for file in given.files for line in Path(file).read_text("utf-8").splitlines()]
    rows = [json.loads(line) for line in lines]
    tables: dict[tuple[str, int], list[Any]] = defaultdict(list)
    for row in rows:
        tables[row["game"], row["seats"]].append(row)
    for (name, seats), found in sorted(tables.items()):
        print(f"\n{name}, {seats} seats, {len(found)} games")
        print("| predicted | mean | observed | cases |\n|---|---|---|---|")
        for low, mean, share, cases in reliability(found):
            few = " (few)" if cases < FEWEST else ""
            print(f"| {low:.1f} to {low + 0.1:.1f} | {mean:.3f} | {share:.3f} | {cases}{few} |")
        print("| after | Brier | all equal | who leads wins |\n|---|---|---|---|")
        for at, part in enumerate(QUARTERS):
            told = [brier(row["quarters"][at]["chances"], row["shares"]) for row in found]
            leads = [brier(leading(row["quarters"][at]["scores"]), row["shares"]) for row in found]
            equal = [brier([1 / seats] * seats, row["shares"]) for row in found]
            means = " | ".join(f"{sum(each) / len(each):.3f}" for each in (told, equal, leads))
            print(f"| {part:.0%} | {means} |")


def reliability(rows: Sequence[Any]) -> Iterator[tuple[float, float, float, int]]:
    """By tenth of the predicted chance: its mean, the mean share that came, and how many."""
    tenths: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for row in rows:
        for told in row["quarters"]:
            for chance, share in zip(told["chances"], row["shares"], strict=True):
                tenths[min(9, int(10 * chance))].append((chance, share))
    for tenth, cases in sorted(tenths.items()):
        means = [sum(column) / len(cases) for column in zip(*cases, strict=True)]
        yield tenth / 10, means[0], means[1], len(cases)


def brier(chances: Sequence[float], shares: Sequence[float]) -> float:
    return sum((chance - share) ** 2 for chance, share in zip(chances, shares, strict=True))


def leading(scores: Sequence[int]) -> list[float]:
    first = [score == max(scores) for score in scores]
    return [each / sum(first) for each in first]


# --- verdicts -------------------------------------------------------------------------------------


def blunders(given: argparse.Namespace) -> None:
    """One planted blunder a game, after a moment drawn by lot."""
    game = pithead.game(given.game)
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for number in range(given.games):
        wanted = PLANTS[given.game][number % len(PLANTS[given.game])]
        found = planted(game, given.seats, f"{given.seed} {number}", given.effort, wanted)
        if found is not None:
            what, verdict = found
            counts[what][verdict] += 1
            print(number, what, verdict, flush=True)
    for what, verdicts in (*counts.items(), ("all", sum(counts.values(), Counter()))):
        called = verdicts[Verdict.MISTAKE] + verdicts[Verdict.BLUNDER]
        print(f"{what}: {called} of {verdicts.total()} called mistake or blunder: {dict(verdicts)}")


def planted(
    game: Game, seats: int, seed: str, effort: float, wanted: str
) -> tuple[str, str] | None:
    """What was planted, and its verdict; nothing where the game is decided to its end."""
    match = played(game, ["practised"] * seats, seed)
    rng = Random(seed)
    match.undo_to(int((0.1 + 0.5 * rng.random()) * len(match.log)))
    reference = review.Reference(game, seats)
    while not match.over:
        seat = asked(match)
        ranked = reference.ranked(match.state.clone(), seat, rng)
        worst = worst_of(match, seat, [game.decode(option.steps) for option in ranked])
        if worst is not None and worst[0] == wanted:
            what, answer = worst
            view, memory = match.view(seat), match.memory(seat)
            prices = review.price(
                game, view, memory, seat, effort, ask=[answer], reference=reference
            )
            found = prices.of(answer)
            assert found is not None
            if found.verdict is not Verdict.DECIDED:
                print(game.text(answer), found.loss, found.error, found.worlds)
                return what, found.verdict.value
        match.apply(seat, game.decode(ranked[0].steps))
    return None


def worst_of(match: Match, seat: int, ranked: Sequence[Action]) -> tuple[str, Action] | None:
    """A blunder that costs something, if the question has one, and what it is called."""
    kind = match.state.pending.kind if match.state.pending else ""
    best, legal = ranked[0], match.legal(seat)
    fields = match.form(seat)
    if kind == "bid" and fields is not None:
        *cubes, money = (field.high for field in fields)
        dear = sum(cubes) >= DEAR_CUBES or money >= DEAR_MONEY
        return ("everything bid", (best[0], *cubes, money)) if dear else None
    for what, when, taken, verb in PASSED:
        passing = [each for each in legal if each[0] == verb]
        if kind == when and best[0] in taken and passing:
            return what, passing[0]
    ends = [action for action in legal if action[0] == "end"]
    if kind == "play" and ends and len(ranked) > 5:
        return "hand unplayed", ends[0]
    if kind == "pick" and best[:2] == ("take", "hand") and len(ranked) > 2:
        return "best card given up", ranked[-1]
    return None


def strong(given: argparse.Namespace) -> None:
    """Answers of level 5 to questions drawn by lot, one a game."""
    game = pithead.game(given.game)
    level = plugin_of(game).levels["level-5"]
    counts: Counter[str] = Counter()
    for number in range(given.games):
        seed = f"{given.seed} {number}"
        match = played(game, ["practised"] * given.seats, seed)
        match.undo_to(int((0.1 + 0.6 * Random(seed).random()) * len(match.log)))
        seat = asked(match)
        while len(match.legal(seat)) < 2:
            match.apply(seat, match.legal(seat)[0])
            seat = asked(match)
        bot = bots.make(level.bot, game, seat, seed)
        bot.memory = match.memory(seat)
        answer = bot.choose(match.view(seat)).action
        prices = review.price(
            game, match.view(seat), match.memory(seat), seat, given.effort, ask=[answer]
        )
        found = prices.of(answer)
        assert found is not None
        counts[found.verdict.value] += 1
        print(number, game.text(answer), found.verdict.value, found.loss, found.error, flush=True)
    called = counts[Verdict.MISTAKE] + counts[Verdict.BLUNDER]
    print(f"{called} of {counts.total()} called mistake or blunder: {dict(counts)}")


def levels(given: argparse.Namespace) -> None:
    """Level 2 against level 4 in turn: is it told apart, and does its interval hold the level?"""
    game = pithead.game(given.game)
    below = told = inside = seats = 0
    for number in range(given.games):
        names = [("level-2", "level-4")[(seat + number) % 2] for seat in range(given.seats)]
        match = played(game, names, f"{given.seed} {number}")
        record = stored.parse(json.loads(json.dumps(match.record())), f"game {number}")
        found = review.review(record, effort=given.effort)
        rungs: dict[str, list[float]] = defaultdict(list)
        for name, each in zip(names, found.level, strict=True):
            if each.level is not None and each.low is not None and each.high is not None:
                seats += 1
                inside += each.low - 0.5 <= int(name[-1]) <= each.high + 0.5
                rungs[name].append(each.level)
        if len(rungs) == 2:
            told += 1
            means = {name: sum(found) / len(found) for name, found in rungs.items()}
            below += means["level-2"] < means["level-4"]
        bad = [
            sum(d.seat == s and d.verdict in BAD for d in found.decisions)
            for s in range(len(names))
        ]
        print(number, names, [each.level for each in found.level], bad, flush=True)
    print(f"level 2 below level 4 in {below} of {told} games that name both, of {given.games}")
    print(
        f"the interval, half a level wider on each side, holds the level {inside} of {seats} times"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = parser.add_subparsers(required=True)
    for task, effort in ((play, 1.0), (blunders, 1.0), (strong, 2.0), (levels, 0.25)):
        command = tasks.add_parser(task.__name__)
        command.set_defaults(run=task)
        command.add_argument("--game", default="rockwell")
        command.add_argument("--seats", type=int, default=2)
        command.add_argument("--games", type=int, default=20)
        command.add_argument("--seed", default="1")
        command.add_argument("--effort", type=float, default=effort)
        command.add_argument("--out", default="cases.jsonl")
    command = tasks.add_parser("calibration")
    command.set_defaults(run=calibration)
    command.add_argument("files", nargs="+")
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
