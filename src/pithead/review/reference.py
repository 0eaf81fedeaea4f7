"""The reference policy: who plays every position on, always the same, at all seats.

A price says what an answer is worth *if everybody goes on like this policy*. It is fixed before
anybody looks, and stored with every review: its name, its weights and the rules it was made for.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from pithead.bots.rollout import Rollout, take
from pithead.bots.value_function import ValueFunction
from pithead.bots.weights import make_heuristic, shipped, teach
from pithead.kernel.features import Features
from pithead.provenance import weights_digest

if TYPE_CHECKING:
    from pithead.kernel.action_steps import Steps
    from pithead.kernel.game import Game
    from pithead.kernel.heuristics import Ranked
    from pithead.kernel.state import State

NAME: Final = "practised"
"""The bot whose heuristics the policy is: that of level 4 in our games."""
VERSION: Final = 2
"""Raised whenever the same position gets other prices."""
END: Final = 1_000_000


class Policy(Struct, frozen=True):
    """Which policy made the prices, so that an old review can be told from a new one."""

    bot: str
    version: int
    weights: str
    """Digest of the game's learned weights."""
    rules: str
    components: str


class Outcome(Struct, frozen=True):
    """How one game ended: each seat's share of the victory and points, by where they come from."""

    shares: tuple[float, ...]
    points: tuple[dict[str, int], ...]


class _Undecided(ValueFunction):
    """All equal, should a game not end within the longest rollout."""

    def strengths(self, state: State) -> list[float]:
        return [0.0] * state.seats


class Reference:
    """The policy for one game at one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.heuristic = make_heuristic(game)
        teach(self.heuristic, seats, shipped(game))
        self.rollout = Rollout(game, self.heuristic, _Undecided(game, Features(())))

    def policy(self) -> Policy:
        game = self.game
        weights = weights_digest(game)
        return Policy(NAME, VERSION, weights, game.version, game.components_digest)

    def ranked(self, state: State, seat: int, rng: Random) -> list[Ranked]:
        """The answers worth a thought, the best looking first."""
        return sorted(self.heuristic.rank(state, seat, rng), key=lambda option: -option.score)

    def play_out(self, world: State, seat: int, steps: Steps, luck: int) -> Outcome:
        """Let a seat answer in a copy of this world; all go on by the policy."""
        state = world.clone()
        take(state, seat, steps)
        return self.play_on(state, luck)

    def play_on(self, state: State, luck: int) -> Outcome:
        """Play a state to the end, which changes it."""
        shares = self.rollout.chances(state, END, Random(luck))
        return Outcome(tuple(shares[: state.seats]), tuple(self.game.score_sources(state)))
