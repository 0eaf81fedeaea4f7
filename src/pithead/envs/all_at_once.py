"""All seats that are asked answer at once: PettingZoo's parallel environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces as gym_spaces
from pettingzoo import ParallelEnv

from pithead.kernel.contract import whole_number

from . import spaces
from .names import environment_id
from .simulator import ILLEGAL_REWARD, Bytes, Mask, Options, Simulator

if TYPE_CHECKING:
    from pithead.kernel.plugin import Components

Observation = dict[str, Bytes | Mask]


class PitheadParallel(ParallelEnv[str, Any, Any]):
    """A game as a parallel environment: a sealed question is answered by all at the same time.

    Most questions are asked of one seat; the others then have an empty mask, and what they choose
    is ignored. A step outside the mask earns its agent -1, the others nothing, and ends the game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        components: Components = None,
        memory: bool = False,
    ) -> None:
        self.table = Simulator(game, seats, options, components, memory)
        self.segments = self.table.segments
        self.render_mode = None
        self.metadata = {"name": environment_id(game), "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._space = spaces.observation_space(self.table), spaces.action_space(self.table)
        self._masks: list[bytearray] = []

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self._spaces(agent)[0]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self._spaces(agent)[1]

    def _spaces(self, agent: str) -> tuple[gym_spaces.Space[Any], gym_spaces.Space[Any]]:
        if agent not in self.possible_agents:
            agents = ", ".join(self.possible_agents)
            raise ValueError(f"there is no agent {agent!r}; there are: {agents}")
        return self._space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; a seed starts a row of games that is always the same."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take a step for every seat that is asked."""
        if not self.agents:
            raise RuntimeError("the game is over for all agents: call reset first")
        asked = [seat for seat, mask in enumerate(self._masks) if any(mask)]
        steps = {seat: whole_number(actions[self.agents[seat]], "a step") for seat in asked}
        wrong = [seat for seat, step in steps.items() if not self._allows(seat, step)]
        rewards = dict.fromkeys(self.agents, 0.0)
        for seat in wrong:
            rewards[self.agents[seat]] = ILLEGAL_REWARD
        if not wrong:
            for seat, step in steps.items():
                self.table.take(seat, step)
        over = self.table.state.over
        if over:
            rewards = dict(zip(self.agents, self.table.returns(), strict=True))
        ended = dict.fromkeys(self.agents, over or bool(wrong))
        observations, infos = self._seen(bool(wrong))
        if over:
            for info in infos.values():
                info.update(self.table.facts())
        truncated = dict.fromkeys(self.agents, False)
        if over or wrong:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def _allows(self, seat: int, step: int) -> bool:
        return 0 <= step < self.table.width and bool(self._masks[seat][step])

    def _seen(self, ended: bool = False) -> tuple[dict[str, Observation], dict[str, Any]]:
        """What every agent may know, and its mask: empty unless it is asked."""
        table = self.table
        if ended:
            self._masks = [bytearray(table.width) for _ in self.agents]
        else:
            self._masks = [table.flags(seat) for seat in range(table.seats)]
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.frombuffer(self._masks[seat], np.int8)
            observations[agent] = {"observation": table.observation(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def state(self) -> Bytes:
        """What every seat may know, one after the other: the truth of all hands, for a central
        critic. A player who is given it cheats.
        """
        return self.table.truth()

    def render(self) -> None:
        """There is nothing to draw."""

    def close(self) -> None:
        """There is nothing to close."""
