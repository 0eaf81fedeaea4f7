"""What a game tells the kit about itself: its invariants, its actions and its secrets."""

from __future__ import annotations

import copy
import importlib
import importlib.util
import inspect
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import pithead
from pithead.kernel.contract import Action, Event
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.state import State
from pithead.testing.case import Case, Chosen, every_case, option_product

Dump = dict[str, Any]


class Ledger(ABC):
    """Books kept from the events alone, to hold against the state."""

    @abstractmethod
    def enter(self, event: Event) -> None: ...

    @abstractmethod
    def disagreements(self, dump: Dump) -> Iterator[str]: ...


class GameKit(ABC):
    name: str
    # One game for each seat count, written out in the folder `golden` beside the kit.
    golden_cases: tuple[Case, ...]
    # The options of a plain game in the suite: none, or what makes a random game short.
    plain: Chosen = ()
    # Whether nothing is hidden and nobody answers unseen: what is guessed is then the truth.
    is_open = False
    # A verb with more spellings than this is not tried in all of them at every node.
    most_spelt = 2000
    # Decisions with too many answers to list them all; theirs are only sampled.
    vast: frozenset[str] = frozenset()

    @property
    def file(self) -> Path:
        """The file this kit is in; its golden playthroughs are beside it."""
        return Path(inspect.getfile(type(self)))

    @cached_property
    def game(self) -> Game:
        return pithead.game(self.name)

    def option_sets(self, seats: int) -> list[Chosen]:
        """The option sets worth playing at this seat count; a game with many names its own."""
        return option_product(self.game, seats)

    def few_sets(self, seats: int) -> list[Chosen]:
        """Some of them, such that all seat counts together meet every value of every option."""
        # A stride through the product meets each value without meeting each combination.
        return self.option_sets(seats)[seats % 3 :: 5]

    def suite_cases(self) -> list[Case]:
        """What the suite plays through the integer door; the soak plays every case many times."""
        return every_case(self)

    @property
    def sealed_cases(self) -> list[Case]:
        """Games in which several answer at once, unseen by each other."""
        if self.is_open:
            return []
        return [Case(seats, self.plain, seed=50 + seats) for seats in self.game.seat_counts]

    def match(self, case: Case) -> Match:
        if case.rich:
            return Match.from_state(self.game, self.new_state(case))
        return self.game.match(seats=case.seats, seed=case.seed, options=case.options)

    def new_state(self, case: Case) -> State:
        state = self.game.new_state(case.seats, case.seed, case.options)
        if not case.rich:
            return state
        dump = copy.deepcopy(self.game.dump(state))
        self.enrich(dump, Random(str(case)))
        return self.game.load(dump)

    def enrich(self, dump: Dump, rng: Random) -> None:  # noqa: B027 (most games need none)
        """Change a fresh game into a sound one from which random play meets more of the rules."""

    @abstractmethod
    def violations(self, state: State, dump: Dump) -> Iterator[str]:
        """Everything that must never be, as sentences; nothing for a sound state."""

    def ledger(self, start: Dump) -> Ledger | None:
        """Fresh books for a game that starts like this; None for a game without books."""
        return None

    def amounts(self, dump: Dump, seat: int) -> Iterable[Action]:
        """Actions for list decisions that no short table holds: all legal ones and some beyond.

        Those that name an amount, and those of verbs with very many spellings.
        """
        return ()

    def permute(self, state: State, viewer: int, rng: Random, *, next_too: bool) -> State:
        """Another truth that this viewer can't tell from the given one.

        Without `next_too`, what the next action could turn face up stays where it is.
        """
        assert self.is_open, "say what is hidden"
        return state.clone()

    def shuffled(self, dump: Dump, viewer: int) -> Sequence[Sequence[str]]:
        """Hidden sequences, each in any order with equal chance as far as the viewer knows."""
        assert self.is_open, "say what is hidden"
        return ()

    def hidden_figures(self, dump: Dump, viewer: int) -> Sequence[int]:
        """Hidden amounts that no shuffle settles (others' money, hands of tokens …)."""
        return ()

    def untrue(self, state: State, dump: Dump, facts: dict[str, Any]) -> Iterator[str]:
        """What of a memory's facts does not hold in this state, as sentences."""
        return iter(())

    def is_exact(self, facts: dict[str, Any]) -> bool:
        """Whether these facts leave nothing open that an attentive player could know."""
        return True

    def hidden_words(self, dump: Dump, viewer: int) -> Iterable[str]:
        """Names that nothing shown to this viewer may contain."""
        return ()


def kit_in(file: Path) -> GameKit:
    """The kit in a file. Modules beside it can be imported if its folder is a package."""
    file = file.resolve()
    top, name = file.parent, file.stem
    while (top / "__init__.py").is_file():
        top, name = top.parent, f"{top.name}.{name}"
    if top != file.parent and str(top) not in sys.path:
        sys.path.insert(0, str(top))
    module = _module_from(file) if top == file.parent else importlib.import_module(name)
    kit: GameKit = module.KIT
    return kit


def _module_from(file: Path) -> Any:
    spec = importlib.util.spec_from_file_location(f"kit_of_{file.parent.parent.name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
