"""PPO by self-play on the batch: one network plays every seat and learns from all of them.

    pip install 'pithead[learn]' torch
    python examples/self_play_ppo.py rockwell --minutes 40          # of processor time
    pithead arena rockwell --contender examples/self_play_ppo.py:rockwell --against greedy

Training writes the network into `ppo-<game>.npz` now and then; to play, NumPy is enough.
"""

from __future__ import annotations

import argparse
import time
from functools import cache
from typing import Any

import numpy as np

import pithead
from pithead import envs

SEATS, ENVS, LENGTH, HIDDEN = 2, 256, 64, 256
MINIBATCH, EPOCHS, RATE = 2048, 3, 1e-3
GAMMA, LAMBDA, CLIP, ENTROPY, CRITIC = 0.997, 0.95, 0.2, 0.01, 0.5
POINT = 0.05
"""What a point of lead is worth on the way; winning the game is worth 1."""


def columns(segments: Any) -> tuple[Any, Any, Any, Any]:
    """Where categories stand in an observation and the first flag of each; amounts, and bounds."""
    where = envs.places(segments)
    of = [(at, s.high, s.category) for s in segments for at in range(*where[s.name].indices(10**6))]
    named = np.array([(at, high) for at, high, category in of if category])
    counted = np.array([(at, high) for at, high, category in of if not category])
    flags = np.cumsum(named[:, 1] + 1) - named[:, 1] - 1
    return named[:, 0], flags, counted[:, 0], counted[:, 1].astype(np.float32)


class Trajectories:
    """What happened in `LENGTH` steps of every row; its seats take turns in it."""

    def __init__(self, batch: envs.Batch) -> None:
        shape = (LENGTH, batch.envs)
        self.obs = np.zeros((*shape, batch.size), np.uint8)
        self.mask = np.zeros((*shape, batch.width), np.bool_)
        self.seat, self.step = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        # The logarithm of the step's probability, and what the seat hoped for.
        self.chance, self.value = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        self.reward = np.zeros((*shape, batch.seats), np.float32)
        self.done = np.zeros(shape, np.bool_)

    def advantages(self, seat: Any, value: Any) -> Any:
        """Of each step, from what its own seat earned and hoped for until it was asked again.

        `seat` is asked after the last step, and hopes for `value`.
        """
        rows, seats = np.arange(len(seat)), self.reward.shape[-1]
        # What one seat hopes for, the others have to fear.
        ahead = np.repeat(-value[:, None] / (seats - 1), seats, 1)
        ahead[rows, seat] = value
        later, earned = np.zeros_like(ahead), np.zeros_like(ahead)
        found = np.zeros_like(self.value)
        for at in reversed(range(LENGTH)):
            going = ~self.done[at][:, None]
            ahead, later, earned = ahead * going, later * going, earned * going + self.reward[at]
            own = rows, self.seat[at]
            error = earned[own] + GAMMA * ahead[own] - self.value[at]
            found[at] = later[own] = error + GAMMA * LAMBDA * later[own]
            ahead[own], earned[own] = self.value[at], 0
        return found


def rewards(batch: envs.Batch) -> Any:
    """Points of lead as they are made, and the result of the games that have ended."""
    earned = POINT * batch.reward
    final = batch.final
    earned[final.row] += np.where(final.place == 1, 1.0, -1.0)
    return earned


def train(game: str, minutes: float, seed: int) -> None:
    import torch
    from torch import nn
    from torch.distributions import Categorical

    torch.manual_seed(seed)
    luck = np.random.default_rng(seed)
    batch = pithead.batch(game, ENVS, SEATS, seed, rewards="lead")
    named, flags, counted, highs = columns(batch.segments)
    layers = nn.ModuleDict(
        {
            "names": nn.EmbeddingBag(flags[-1] + 256, HIDDEN, mode="sum"),
            "amounts": nn.Linear(len(counted), HIDDEN),
            "middle": nn.Linear(HIDDEN, HIDDEN),
            "policy": nn.Linear(HIDDEN, batch.width),
            "critic": nn.Linear(HIDDEN, 1),
        }
    )
    nn.init.normal_(layers["names"].weight, std=0.03)
    nn.init.normal_(layers["policy"].weight, std=0.01)
    optimizer = torch.optim.Adam(layers.parameters(), eps=1e-5)

    def think(obs: Any, mask: Any) -> tuple[Any, Any]:
        amounts = layers["amounts"](torch.from_numpy(np.sqrt(obs[:, counted] / highs)))
        hidden = torch.relu(layers["names"](torch.from_numpy(obs[:, named] + flags)) + amounts)
        hidden = torch.relu(layers["middle"](hidden))
        logits = layers["policy"](hidden).masked_fill(~torch.from_numpy(mask), -1e9)
        return Categorical(logits=logits, validate_args=False), layers["critic"](hidden)[:, 0]

    def play(told: Trajectories) -> Any:
        for at in range(LENGTH):
            told.obs[at], told.mask[at], told.seat[at] = batch.obs, batch.mask, batch.seat
            chances, value = think(told.obs[at], told.mask[at])
            step = chances.sample()
            told.step[at], told.value[at] = step.numpy(), value.numpy()
            told.chance[at] = chances.log_prob(step).numpy()
            batch.step(told.step[at])
            told.reward[at], told.done[at] = rewards(batch), batch.done
        return told.advantages(batch.seat, think(batch.obs, batch.mask == 1)[1].numpy())

    def learn(told: Trajectories, advantage: Any) -> None:
        parts = told.obs, told.mask, told.step, told.chance, advantage, advantage + told.value
        flat = [part.reshape(-1, *part.shape[2:]) for part in parts]
        # Where only one step is legal, there is nothing to learn.
        choices = np.flatnonzero(flat[1].sum(axis=1) > 1)
        for _ in range(EPOCHS):
            for rows in np.array_split(luck.permutation(choices), len(choices) // MINIBATCH + 1):
                obs, mask, *rest = (part[rows] for part in flat)
                step, before, gain, worth = map(torch.from_numpy, rest)
                chances, value = think(obs, mask)
                ratio = (chances.log_prob(step) - before).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                loss = CRITIC * (value - worth).square().mean() - surrogate
                optimizer.zero_grad()
                (loss - ENTROPY * chances.entropy().mean()).backward()
                nn.utils.clip_grad_norm_(layers.parameters(), 0.5)
                optimizer.step()

    told, start, share, updates, games = Trajectories(batch), time.process_time(), 0.0, 0, 0
    while share < 1:
        optimizer.param_groups[0]["lr"] = RATE * max(1 - share, 0.05)
        with torch.inference_mode():
            advantage = play(told)
        learn(told, advantage)
        updates, games = updates + 1, games + int(told.done.sum())
        share = (time.process_time() - start) / (60 * minutes)
        if updates % 20 == 0 or share >= 1:
            weights = {name: each.numpy() for name, each in layers.state_dict().items()}
            np.savez(f"ppo-{game}.npz", **weights)
            print(f"{share:4.0%}  {updates * ENVS * LENGTH:,} steps, {games:,} games", flush=True)


@cache
def player(game: str) -> Any:
    """The best step of the network in `ppo-<game>.npz`."""
    layers = np.load(f"ppo-{game}.npz")
    w = {name: layers[name] for name in layers.files}
    named, flags, counted, highs = columns(pithead.game(game).segments(SEATS))

    def best(obs: Any, mask: Any) -> int:
        hidden = w["names.weight"][obs[named] + flags].sum(axis=0) + w["amounts.bias"]
        hidden = np.maximum(hidden + w["amounts.weight"] @ np.sqrt(obs[counted] / highs), 0)
        hidden = np.maximum(w["middle.weight"] @ hidden + w["middle.bias"], 0)
        logits = w["policy.weight"] @ hidden + w["policy.bias"]
        return int(np.where(mask, logits, -np.inf).argmax())

    return best


def rockwell(obs: Any, mask: Any) -> int:
    return int(player("rockwell")(obs, mask))


def brass_empire(obs: Any, mask: Any) -> int:
    return int(player("brass_empire")(obs, mask))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=("rockwell", "brass_empire"))
    parser.add_argument("--minutes", type=float, default=40.0, help="of processor time (40)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    train(asked.game, asked.minutes, asked.seed)
