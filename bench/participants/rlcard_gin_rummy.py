"""RLCard: gin rummy between two random agents, through its own `env.run`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.participants.measure import Counts, Loop, Result, arguments, play_games

# RLCard ships no types.
rlcard: Any = import_module("rlcard")
agents: Any = import_module("rlcard.agents")
numpy_random: Any = import_module("numpy.random")

SEATS = 2


def count(played: Any) -> Counts:
    """Each seat's trajectory is state, action, state, action, ..., final state."""
    decisions = choices = 0
    for trajectory in played[0]:
        for state in trajectory[:-1:2]:
            decisions += 1
            choices += len(state["legal_actions"]) > 1
    return Counts(decisions, choices)


def main() -> None:
    asked = arguments()
    numpy_random.seed(asked.seed)
    env = rlcard.make("gin-rummy", config={"seed": asked.seed})
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(SEATS)])

    def play(_seed: int) -> Any:
        # As for training: evaluation would also work out each option's probability.
        return env.run(is_training=True)

    loop = play_games(Loop("env.run", SEATS), asked.seconds, asked.seed, play, count)
    Result(version("rlcard"), [loop]).print()


if __name__ == "__main__":
    main()
