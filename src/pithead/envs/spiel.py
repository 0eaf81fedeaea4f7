"""The games as OpenSpiel's; importing this makes `pyspiel.load_game` know them.

    pyspiel.load_game("pithead_GAME(players=3)")
    pyspiel.load_game("pithead_GAME(players=3,options=NAME:VALUE;NAME:VALUE)")

Table options are written `name:value;name:value`; `components` is a file of components.

All chance comes first: a few nodes deal the bytes of the seed, and everything that is shuffled
later follows from it. So a history says everything, and histories are how OpenSpiel stores states.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

import pithead
from pithead.kernel.canonical import canonical
from pithead.kernel.contract import Event
from pithead.kernel.game import Game
from pithead.kernel.memory import Memory
from pithead.kernel.state import State

from .pickling import GameKey, Held, game_key, shared_game
from .simulator import Options, named

if TYPE_CHECKING:
    from pithead.kernel.plugin import Components

SEED_NODES = 8
DATA = "data-"
"""Before components that came as data: in hexadecimal, since commas and brackets mean something."""

OUTCOMES = 256
LONGEST = 100_000
"""More steps than any game takes."""


SNAPSHOT = re.compile(r"history=.*\nmove_number=\d+\n__dict__=.+")
"""What OpenSpiel makes of a state written in Python."""


def _game_type(name: str, seats: int) -> pyspiel.GameType:
    """A game for one is not zero-sum."""
    counts = shared_game(GameKey(name)).seat_counts
    return pyspiel.GameType(
        short_name=f"pithead_{name}",
        long_name=f"Pithead {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM
        if seats > 1
        else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(counts), "options": "", "components": ""},
    )


class PitheadSpiel(pyspiel.Game):
    """A game of ours, made by its subclasses for each name."""

    game_name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.key = _read_key(self.game_name, str(given.get("components", "")))
        self.options = _read_options(self.game, str(given.get("options", "")))
        self.seats = int(given.get("players", max(self.game.seat_counts)))
        # A table that can't be set up is found out here.
        self.game.new_state(self.seats, 0, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.width,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(
            _game_type(self.game_name, self.seats),
            info,
            _parameters(self.key, self.seats, self.options),
        )

    @property
    def game(self) -> Game:
        # Looked up, not kept: OpenSpiel pickles what it copies, and a game is never copied.
        return shared_game(self.key)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def set_state(self, snapshot: str) -> SpielState:
        """A state that stands where `SpielState.get_state` was asked, its history included."""
        # OpenSpiel itself would write of what does not fit to the screen, in several lines.
        if not isinstance(snapshot, str) or not SNAPSHOT.fullmatch(snapshot):
            raise ValueError(f"set_state takes the text that get_state gave, not {snapshot!r}")
        made: SpielState = self.deserialize_state(snapshot)
        return made

    def __reduce__(
        self,
    ) -> tuple[Callable[[GameKey, int, Options], PitheadSpiel], tuple[GameKey, int, Options]]:
        return _load_game, (self.key, self.seats, self.options)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.game, self.seats, kind.perfect_recall, params)


class SpielState(pyspiel.State):
    """A state of OpenSpiel around one of ours."""

    def __init__(self, game: PitheadSpiel) -> None:
        super().__init__(game)
        self.key = game.key
        self.seats = game.seats
        self.options = game.options
        self.seed = b""
        self.held: Held | None = None
        # What each player has seen so far, chained into one digest.
        self.seen: list[bytes] = [b""] * game.seats
        # What each remembers of the events; None for the others in a state that one made up.
        self.memories: list[Memory | None] = [
            self.game.memory(self.seats, player, self.options) for player in range(self.seats)
        ]

    @property
    def game(self) -> Game:
        return shared_game(self.key)

    @property
    def state(self) -> State:
        assert self.held is not None, "the cards are not dealt yet"
        return self.held.state

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.state.to_act()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal_steps(player))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            if not 0 <= action < OUTCOMES:
                raise ValueError(f"a chance node deals 0 to {OUTCOMES - 1}, not {action}")
            self.seed += bytes([action])
            if len(self.seed) < SEED_NODES:
                return
            dealt = self.game.new_state(self.seats, self.seed.hex(), self.options)
            self.held = Held(self.key, dealt)
        else:
            player = self.state.to_act()
            told: list[Event] = []
            self.state.events = told
            self.state.apply_step(player, action)
            self.state.events = None
            self.seen[player] += bytes(str(action), "ascii")
            self._remember(told)
        self._observe()

    def _remember(self, told: list[Event]) -> None:
        for player, memory in enumerate(self.memories):
            for event in told:
                if memory is not None and event.visible_to(player):
                    memory.see(event)

    def _observe(self) -> None:
        for player in range(self.seats):
            seen = self.game.observe(self.state, player)
            self.seen[player] = hashlib.blake2b(self.seen[player] + seen).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        # OpenSpiel also asks for actions that are not legal here; those say nothing here.
        if self.held is None or action not in self.state.legal_steps(player):
            return f"step {action}"
        return self.game.step_text(self.state, action, player)

    def is_terminal(self) -> bool:
        return self.held is not None and self.state.over

    def returns(self) -> list[float]:
        return self.state.returns() if self.held is not None else [0.0] * self.seats

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """Another state with the same information for this player."""
        other: SpielState = self.clone()
        if self.held is None:
            return other
        luck = Random(int(probability_sampler() * 2**53))
        view = self.game.view(self.state, player)
        made_up = self.game.determinize(view, luck, self.memories[player])
        # A view does not tell who has answered a sealed question, but here players answer in
        # turn, so all know: those before the current player have.
        while made_up.to_act() != self.current_player():
            seat = made_up.to_act()
            made_up.apply_step(seat, made_up.sample_step(seat, luck))
        other.held = Held(self.key, made_up)
        # What the others remember is not for this player to know.
        for rival in range(self.seats):
            if rival != player:
                other.memories[rival] = None
        return other

    def get_state(self) -> str:
        """Where this state stands, resampled or not, for `PitheadSpiel.set_state`."""
        text: str = self.serialize()
        return text

    def __str__(self) -> str:
        if self.held is None:
            return f"dealing {self.seed.hex()}"
        return canonical(self.game.dump(self.state)).decode()


class SpielObserver:
    """What a player sees: the numbers of `Game.observe`, in named pieces."""

    def __init__(
        self, game: Game, seats: int, perfect_recall: bool, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observations take no parameters, and these were given: {params}")
        self.perfect_recall = perfect_recall
        segments = game.segments(seats)
        self.tensor = np.zeros(sum(segment.size for segment in segments), np.float32)
        self.dict = named(self.tensor, segments)

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.game.observe(state.state, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "dealing"
        if self.perfect_recall:
            return state.seen[player].hex()
        return canonical(state.game.view(state.state, player)).decode()


def _offer(name: str) -> type[PitheadSpiel]:
    class_name = "".join(word.capitalize() for word in name.split("_"))
    made = type(class_name, (PitheadSpiel,), {"game_name": name})
    pyspiel.register_game(_game_type(name, max(shared_game(GameKey(name)).seat_counts)), made)
    return made


GAMES = {name: _offer(name) for name in pithead.game_names()}


def parameters(
    game: str, seats: int | None, options: Options | None, components: Components
) -> dict[str, Any]:
    """A table as OpenSpiel's parameters, which are numbers and text only."""
    key = game_key(game, components)
    return _parameters(key, seats or max(shared_game(key).seat_counts), options or {})


def _parameters(key: GameKey, seats: int, options: Options) -> dict[str, Any]:
    """All of them, so that a game is always written in the same way."""
    data = "" if key.components is None else DATA + key.components.encode().hex()
    written = ";".join(f"{name}:{value}" for name, value in options.items())
    return {"players": seats, "options": written, "components": data}


def _read_options(game: Game, text: str) -> Options:
    """`name:value;name:value`; whether they fit is for the game to say."""
    values = {option.name: {str(v).lower(): v for v in option.values} for option in game.options}
    found: Options = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"{part!r} is no table option: write name:value;name:value")
        found[name] = values.get(name, {}).get(value.lower(), value)
    return found


def _read_key(name: str, components: str) -> GameKey:
    if components.startswith(DATA):
        return game_key(name, json.loads(bytes.fromhex(components.removeprefix(DATA))))
    return game_key(name, components or None)


def _load_game(key: GameKey, seats: int, options: Options) -> PitheadSpiel:
    return GAMES[key.name](_parameters(key, seats, options))
