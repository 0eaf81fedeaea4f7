"""Train MaskablePPO for two minutes on one seat, then play it against `random`.

    pip install 'pithead[envs]' sb3-contrib
    python examples/train_maskable_ppo.py                       # two seats of Brass Empire
    python examples/train_maskable_ppo.py --game rockwell --minutes 20

The environment gives an observation and a mask; this script makes the observation fit for a
network (`envs.unfolder`), adds a small reward on the way and leaves the rest to Stable-Baselines3.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from pithead import envs
from pithead.arena.statistics import Share, wilson

PLACES = 8
HINT = 0.05
"""What a point of lead is worth on the way; the game itself pays 1 at its end."""


class ForNetworks(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations as floats from 0 to 1, and every point of lead rewarded when it is made."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.unfold = envs.unfolder(env.segments)
        env.reset(seed=0)
        size = len(self.unfold(env.table.observation(0)))
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32)
        self.lead = 0.0

    def reset(self, **settings: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**settings)
        self.lead = self._lead()
        return self.unfold(seen["observation"]), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        lead = self._lead()
        reward, self.lead = reward + HINT * (lead - self.lead), lead
        return self.unfold(seen["observation"]), reward, over, cut, info

    def _lead(self) -> float:
        """The learner's points before the best of the others; a teacher may look at the table."""
        env = self.env.unwrapped
        scores = env.table.game.scores(env.table.state)
        own = scores.pop(env.episode.seat)
        return float(own - max(scores, default=0))

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


class Deadline(BaseCallback):
    """Stop the training after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def make(game: str, seats: int) -> ForNetworks:
    return ForNetworks(envs.gym(game, seats=seats, opponents=["random"]))


def wins(model: MaskablePPO, game: str, seats: int, episodes: int) -> Share:
    """The share of games the learner wins against `random`; its seats are drawn by lot."""
    env = envs.vector(game, num_envs=episodes, seats=seats, opponents=["random"])
    unfold = envs.unfolder(env.segments)
    seen, _ = env.reset(seed=10_000)
    earned = np.full(episodes, np.nan)
    # Each game is played to its end once; those that begin again meanwhile don't count.
    while np.isnan(earned).any():
        actions, _ = model.predict(
            unfold(seen["observation"]), action_masks=seen["action_mask"], deterministic=False
        )
        seen, rewards, over, _, _ = env.step(actions)
        first = over & np.isnan(earned)
        earned[first] = rewards[first]
    # A win earns 1, a loss takes an equal part of it; those who win together share.
    share = (earned * (seats - 1) + 1) / seats if seats > 1 else (earned + 1) / 2
    return wilson(float(share.mean()), episodes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="brass_empire")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--episodes", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    several = DummyVecEnv([lambda: make(asked.game, asked.seats)] * PLACES)
    model = MaskablePPO(
        "MlpPolicy",
        several,
        n_steps=128,
        batch_size=256,
        n_epochs=4,
        gamma=0.99,
        ent_coef=0.005,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [64, 64]},
        seed=asked.seed,
    )
    before = wins(model, asked.game, asked.seats, asked.episodes)
    start = time.monotonic()
    model.learn(10**9, callback=Deadline(60 * asked.minutes))
    seconds = time.monotonic() - start
    after = wins(model, asked.game, asked.seats, asked.episodes)
    print(f"{model.num_timesteps:,} steps in {seconds:.0f} s")
    for when, share in (("before", before), ("after", after)):
        print(
            f"{when}: wins {share.value:.1%} of {asked.episodes} games against random "
            f"({share.low:.1%} to {share.high:.1%} with 95% confidence)"
        )


if __name__ == "__main__":
    main()
