"""What a bot of Brass Empire could gain by drawing conclusions from what its rivals do.

    python -m bench.beliefs --seats 2 --games 40

A hand is drawn after its owner's last answer and shown on their next turn, so most of what is
hidden nobody has acted on. Reported are the part of all questions at which a rival has chosen among
cards the player asked doesn't know; how much better the card a rival puts back on the deck is
foretold by what cards bring (a softmax whose temperature fits best) than by chance; and the Brier
score of the chance to win, by rollouts in worlds that fit the memory, and in worlds with the
rivals' true hands: no belief can gain more than that.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import pithead
from pithead import bots
from pithead.bots.planner import FOREVER, PlannerBot
from pithead.bots.rollout import Rollout
from pithead.bots.value_function import shares_of_victory
from pithead.bots.weights import make_heuristic
from pithead.kernel.match import Match
from pithead.kernel.memory import Memory

GAME = pithead.game("brass_empire")
ROLLOUTS = 64
MOMENTS = 3  # of a game
RATE = 0.03  # how often a question is such a moment
FLOW: Any = make_heuristic(GAME).texts.flow  # type: ignore[attr-defined]


class PutBack(NamedTuple):
    """A card put back on a deck, the cards it may be for a rival, and what each brings."""

    card: int
    cards: Counter[int]
    brings: dict[int, float]


class Moment(NamedTuple):
    seat: int
    view: dict[str, object]
    memory: Memory
    knowing: Memory


class Seen:
    """What the games showed."""

    def __init__(self) -> None:
        self.questions = 0
        self.chosen: Counter[str] = Counter()
        self.put_back: list[PutBack] = []
        self.briers: list[tuple[float, float]] = []


def watch(seats: int, seed: str, seen: Seen) -> None:
    """One game of level 4."""
    match, rng = GAME.match(seats, seed), Random(seed)
    players = [bots.make("level-4", GAME, seat, f"{seed} {seat}") for seat in range(seats)]
    hands, looks = [False] * seats, [0] * seats  # whose choices are still hidden; turns ago, from 1
    moments: list[Moment] = []
    active = -1
    while not match.over:
        state: Any = match.state
        if state.active != active:
            active = state.active
            hands[active] = False
            looks[active] = 2 if looks[active] == 1 else 0
        seat, kind = state.to_act(), state.pending.kind
        view, memory = match.view(seat), match.memory(seat)
        if len(match.legal(seat)) > 1:
            others = [other for other in range(seats) if other != seat]
            seen.questions += 1
            seen.chosen["hand"] += any(hands[other] for other in others)
            seen.chosen["put back"] += any(looks[other] for other in others)
            hands[seat] |= seat != active
        if kind == "play" and rng.random() < RATE and len(moments) < MOMENTS:
            moments.append(Moment(seat, view, memory, all_hands(match, seat)))
        players[seat].memory = memory
        action = players[seat].choose(view).action
        if kind == "look" and action[1] == "deck":
            looks[seat] = 1
            seen.put_back.append(put_back(match, seat, str(action[-1])))
        match.apply(seat, action)
    shares = shares_of_victory(GAME, match.state)
    seen.briers += [score(moment, shares[moment.seat]) for moment in moments]


def all_hands(match: Match, seat: int) -> Memory:
    """The memory of a seat that has looked into every hand."""
    memory: Any = match.memory(seat)
    companies: Any = GAME.dump(match.state)["companies"]
    for other in range(match.seats):
        if other != seat:
            hand = [memory.designs[name] for name in companies[other]["hand"]]
            memory.decks[other].see(sorted(hand), 0)
    found: Memory = memory
    return found


def put_back(match: Match, seat: int, name: str) -> PutBack:
    memory: Any = match.memory((seat + 1) % match.seats)
    groups = [group.cards for group in memory.decks[seat].groups if group.at[1]]
    cards = Counter([card for group in groups for card in group])
    brings = {card: FLOW(match.state, card) for card in cards}
    return PutBack(memory.designs[name], cards, brings)


def likelihood(found: Sequence[PutBack], sharpness: float) -> float:
    """The mean log-likelihood of the cards that were put back."""
    total = 0.0
    for each in found:
        odds = {card: n * math.exp(sharpness * each.brings[card]) for card, n in each.cards.items()}
        total += math.log(odds[each.card] / sum(odds.values()))
    return total / len(found)


def score(moment: Moment, share: float) -> tuple[float, float]:
    """The squared errors of the chances in both kinds of worlds."""
    found = []
    for memory in (moment.memory, moment.knowing):
        bot = bots.make("planner", GAME, moment.seat, 1)
        assert isinstance(bot, PlannerBot)
        bot.memory = memory
        rng = Random(1)
        rollout = Rollout(GAME, bot.heuristic, bot.wake(bot.imagine(moment.view, rng)))
        won = 0.0
        for number in range(ROLLOUTS):
            world = bot.imagine(moment.view, rng)
            won += rollout.chances(world, FOREVER, Random(number))[moment.seat]
        found.append((won / ROLLOUTS - share) ** 2)
    return found[0], found[1]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    seen = Seen()
    for number in range(given.games):
        watch(given.seats, f"{given.seed} {number}", seen)
    for what, times in seen.chosen.items():
        print(f"a rival's {what} chosen, and hidden: {times / seen.questions:.1%} of the questions")
    best = max((likelihood(seen.put_back, part / 20), part / 20) for part in range(41))
    chance = likelihood(seen.put_back, 0.0)
    print(
        f"{len(seen.put_back)} cards put back: log-likelihood {chance:.3f} by chance, "
        f"{best[0]:.3f} at best (sharpness {best[1]})"
    )
    gains = [before - after for before, after in seen.briers]
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    before, after = (sum(column) / len(gains) for column in zip(*seen.briers))
    print(
        f"{len(gains)} moments: Brier {before:.3f} by memory, {after:.3f} with true hands, "
        f"gain {mean:.3f} ± {1.96 * error:.3f}"
    )


if __name__ == "__main__":
    main()
