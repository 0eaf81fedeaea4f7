"""Every seat an agent, one after the other: PettingZoo's AEC environment."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import numpy as np
from gymnasium import spaces as gym_spaces
from pettingzoo import AECEnv

from pithead.kernel.contract import SPECTATOR, whole_number

from . import spaces
from .names import environment_id
from .simulator import ILLEGAL_REWARD, Bytes, Mask, Options, Simulator, Snapshot, must_be

if TYPE_CHECKING:
    from pithead.kernel.plugin import Components

Observation = dict[str, Bytes | Mask]


class AecSnapshot(NamedTuple):
    """Where an environment stands; made by `get_state`."""

    table: Snapshot
    agents: tuple[str, ...]
    selection: str
    rewards: dict[str, float]
    cumulative: dict[str, float]
    terminations: dict[str, bool]


class PitheadAEC(AECEnv[str, Any, Any]):
    """A game as an AEC environment. Rewards come at the end (see `table.returns`).

    A step outside the mask earns its agent -1, the others nothing, and ends the game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
        components: Components = None,
        memory: bool = False,
    ) -> None:
        super().__init__()
        self.table = Simulator(game, seats, options, components, memory)
        self.segments = self.table.segments
        self.render_mode = spaces.checked_mode(render_mode)
        self.metadata = {
            "name": environment_id(game),
            "render_modes": list(spaces.RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.observation_spaces: dict[str, gym_spaces.Space[Any]] = {}
        self.action_spaces: dict[str, gym_spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = spaces.observation_space(self.table)
            self.action_spaces[agent] = spaces.action_space(self.table)
        highs = np.tile(self.table.highs(), self.table.seats)
        self.state_space = gym_spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_mask = np.zeros(self.table.width, np.int8)
        self._no_mask.flags.writeable = False
        self._flags = bytearray()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._seat_of:
            agents = ", ".join(self.possible_agents)
            raise ValueError(f"there is no agent {agent!r}; there are: {agents}")
        return agent

    def _must_be_dealt(self) -> None:
        if not hasattr(self, "agent_selection"):
            raise RuntimeError("nothing is dealt yet: call reset first")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; a seed starts a row of games that is always the same."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._no_mask} for agent in self.agents
        }
        self._select()

    def _select(self) -> None:
        """Turn to the seat that is asked and find out what it may do."""
        table = self.table
        seat = table.state.to_act()
        self.agent_selection = agent = self.possible_agents[seat]
        self._flags = table.flags(seat)
        self.infos[agent]["action_mask"] = np.frombuffer(self._flags, np.int8)

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and its mask: empty unless it is asked."""
        self._must_be_dealt()
        return {
            "observation": self.table.observation(self._seat_of[self._known(agent)]),
            "action_mask": self.infos[agent]["action_mask"]
            if agent in self.infos
            else self._no_mask,
        }

    def step_text(self, step: SupportsIndex) -> str:
        """What a step means for the agent that is asked now: `bid zinc 0`, `move a C5`."""
        self._must_be_dealt()
        return self.table.game.step_text(self.table.state, step)

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`; None once the game is over for it."""
        self._must_be_dealt()
        agent = self.agent_selection
        if not self.agents:
            raise RuntimeError("the game is over for all agents: call reset first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        step = whole_number(action, "a step")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["action_mask"] = self._no_mask
        if not 0 <= step < self.table.width or not self._flags[step]:
            self.rewards[agent] = ILLEGAL_REWARD
            self._finish()
            return
        state = self.table.state
        self.table.take(self._seat_of[agent], step)
        if state.over:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            facts = self.table.facts()
            for info in self.infos.values():
                info.update(facts)
            self._finish()
        else:
            self._select()

    def _finish(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def state(self) -> Bytes:
        """What every seat may know, one after the other: the truth of all hands, for a central
        critic. A player who is given it cheats.
        """
        self._must_be_dealt()
        return self.table.truth()

    def render(self) -> str | None:
        """The open table as readable JSON."""
        if self.render_mode != "ansi":
            return None
        return json.dumps(self.table.picture(SPECTATOR), indent=1)

    def close(self) -> None:
        """There is nothing to close; PettingZoo asks for it where there is something to render."""

    def get_state(self) -> AecSnapshot:
        """A snapshot of the game, its luck and the rewards."""
        self._must_be_dealt()
        return AecSnapshot(
            self.table.save(),
            tuple(self.agents),
            self.agent_selection,
            dict(self.rewards),
            dict(self._cumulative_rewards),
            dict(self.terminations),
        )

    def set_state(self, snapshot: AecSnapshot) -> None:
        """Go back to a snapshot of this or another environment of the same kind."""
        must_be(snapshot, AecSnapshot)
        self.table.restore(snapshot.table)
        self.agents = list(snapshot.agents)
        self.rewards = dict(snapshot.rewards)
        self._cumulative_rewards = dict(snapshot.cumulative)
        self.terminations = dict(snapshot.terminations)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        if self.table.state.over or any(self.terminations.values()):
            self.agent_selection = snapshot.selection
        else:
            self._select()
