"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012).

One tree for all imagined worlds: a node is what has been answered since now, and in each world only
the answers legal there compete. Which answer is followed is decided by PUCT with the heuristics
as priors; a leaf is played on to the end of the turn by the heuristics, then the value function
rates it, and each player's chance is backed up for the answers that player gave. Sealed answers of
others are not searched, only guessed: nobody can act on a bid they do not see.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from pithead.kernel.heuristics import Heuristic, Ranked

from .bot import Choice, View
from .rollout import Rollout, answer_others, take
from .thinking import ThinkingBot

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.state import State

SIMULATIONS: Final = 240  # without a time budget
WORLDS: Final = 48
C_PUCT: Final = 0.7  # exploration constant of PUCT
PRIOR_DECAY: Final = 0.6  # how fast the prior falls with an answer's rank by heuristic
NARROW: Final = 8  # answers considered at a node below the root


class Node:
    """A node of the search tree: one question, and statistics of the answers tried."""

    def __init__(self) -> None:
        self.children: dict[tuple[int, ...], Node] = {}
        self.visits = 0
        self.total = 0.0  # sum of the winning chances of the player who moved here


class ISMCTSBot(ThinkingBot):
    """Searches the answers of all players until its time is up."""

    name = "ismcts"

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        stop = self.deadline()
        rng = self.luck(view)
        worlds = [self.imagine(view, rng)]
        value_function = self.wake(worlds[0])
        trials = self.trials(worlds[0], rng)
        if len(trials) == 1:
            return self.tell(trials)
        rollout = Rollout(self.game, self.heuristic, value_function)
        root = Node()
        options = [trial.option for trial in trials]
        until = self.game.turns(worlds[0]) + self.heuristic.horizon(worlds[0].seats)
        simulations = 0
        by_steps = {tuple(trial.option.steps): trial for trial in trials}
        while simulations < SIMULATIONS if stop is None else time.perf_counter() < stop:
            if len(worlds) < WORLDS:
                worlds.append(self.imagine(view, rng))
            state = worlds[simulations % len(worlds)].clone()
            first, path = self._descend(root, state, options, until, rng)
            chances = rollout.chances(state, until, rng)
            for seat, node in path:
                node.visits += 1
                node.total += self.side(chances, seat)
            by_steps[first].add(self.side(chances, self.seat))
            by_steps[first].last = state
            simulations += 1
        trials.sort(key=lambda trial: (-trial.worlds, -trial.mean))
        return self.tell(self.draw(trials, view, rng))

    def _descend(
        self, root: Node, state: State, options: list[Ranked], until: int, rng: Random
    ) -> tuple[tuple[int, ...], list[tuple[int, Node]]]:
        """Walk down to an unvisited node. Returns the first answer and the path of (seat, node)."""
        first: tuple[int, ...] = ()
        path = [(self.seat, root)]
        node = root
        turns = self.game.turns
        seat = self.seat
        while True:
            steps, child = pick(node, options)
            first = first or steps
            take(state, seat, list(steps))
            path.append((seat, child))
            answer_others(state, self.heuristic, rng)
            if child.visits == 0 or state.over or turns(state) >= until:
                return first, path
            node = child
            seat = state.to_act()
            options = best_few(self.heuristic, state, seat, rng)


def best_few(heuristic: Heuristic, state: State, seat: int, rng: Random) -> list[Ranked]:
    ranked = heuristic.rank(state, seat, rng)
    if len(ranked) > NARROW:
        ranked = sorted(ranked, key=lambda option: -option.score)[:NARROW]
    return ranked


def pick(node: Node, options: list[Ranked]) -> tuple[tuple[int, ...], Node]:
    """The answer with the best upper bound (PUCT)."""
    priors = priors_of(options)
    seen = 1
    for option in options:
        child = node.children.get(tuple(option.steps))
        seen += child.visits if child is not None else 0
    root = math.sqrt(seen)
    known = node.total / node.visits if node.visits else 0.5
    best = -1e9
    chosen: tuple[int, ...] = ()
    for option, prior in zip(options, priors):
        steps = tuple(option.steps)
        child = node.children.get(steps)
        visits = child.visits if child is not None else 0
        mean = child.total / visits if child is not None and visits else known
        score = mean + C_PUCT * prior * root / (1 + visits)
        if score > best:
            best = score
            chosen = steps
    if chosen not in node.children:
        node.children[chosen] = Node()
    return chosen, node.children[chosen]


def priors_of(options: list[Ranked]) -> list[float]:
    """Prior probabilities by rank: heuristic scores have no common scale, only an order."""
    order = sorted(range(len(options)), key=lambda at: -options[at].score)
    odds = [0.0] * len(options)
    for rank, at in enumerate(order):
        odds[at] = 1.0 / (1.0 + PRIOR_DECAY * rank)
    total = sum(odds)
    return [part / total for part in odds]
