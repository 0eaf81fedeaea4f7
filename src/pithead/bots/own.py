"""Your own bots: subclasses of `Bot` and plain functions, given as objects or by name."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeGuard

from pithead.kernel.contract import Action, whole_number
from pithead.kernel.parts import need

from .bot import Bot, Choice, View

if TYPE_CHECKING:
    from pithead.kernel.contract import Event
    from pithead.kernel.game import Game

Answer = Action | Sequence[int | str] | str
Function = Callable[[View, list[Action], Random], Answer]
"""`choose(view, legal, rng)`: one of the actions, or any legal one as a tuple or as text."""

Policy = Callable[[Any, Any], SupportsIndex]
"""`(observation, mask) -> step`, as learners have it: NumPy arrays as in the environments."""

Own = type[Bot] | Function | Policy

SENTENCES: Final = {
    "module": "{name}: there is no module or file {module}",
    "import": "{name} can't be imported: {why}",
    "object": "{name}: {module} has no {object}",
    "kind": "{name} is neither a subclass of pithead.bots.Bot nor a function "
    "choose(view, legal, rng) or (observation, mask)",
    "reference": "{name} is no bot of one's own; write module:object or file.py:object",
    "weights": "{name} uses no weights, so no file can follow it",
    "init": "{name} can't be created as {name}(game, seat, seed, budget); let __init__ take these, "
    "or leave it out",
    "process": "{name} can't be sent to other processes: define it in a module or file, not inside "
    "a function, or use one worker",
    "unknown": "no bot is called {name!r}; there are: {known}",
}


class BotError(ValueError):
    """A bot that can't be made: a code for the catalogues (`error-bot-…`) and its figures."""

    def __init__(self, code: str, **figures: str) -> None:
        super().__init__(SENTENCES[code].format(**figures))
        self.code = code
        self.figures = figures


OWN: Final = "own:"
OFFERED: Final = "PITHEAD_BOTS"
"""The variable that names your own bots which tables offer, also for a server's processes."""


def offer(references: Sequence[str]) -> None:
    """Let tables served from here on offer these bots; BotError for one that can't be made.

    Whoever starts a server chooses them. Nobody who visits it can name another, since that would
    run code.
    """
    for name in references:
        if not is_reference(name):
            raise BotError("reference", name=name)
        load(name)
    os.environ[OFFERED] = "\n".join(references)


def offered() -> dict[str, str]:
    """What tables call these bots, `own:Miner`, and where each comes from."""
    references = filter(None, os.environ.get(OFFERED, "").split("\n"))
    return {OWN + each.rpartition(":")[2]: each for each in references}


def is_reference(name: str) -> bool:
    """Whether a name refers to an object: `module:object` or `path/to/file.py:object`. A file
    whose object was forgotten refers to none, but nothing else can be meant by it.
    """
    return ":" in name.partition("@")[0] or name.endswith(".py")


def load(name: str) -> Own:
    """The bot that `module:object` or `file.py:object` names. It runs that module's code.

    Modules of the folder one works in are found too.
    """
    where, _, attribute = name.rpartition(":")
    if not where or not attribute:
        raise BotError("reference", name=name)
    module = _file(where, name) if where.endswith(".py") else _module(where, name)
    found: Any = module
    for part in attribute.split("."):
        found = getattr(found, part, None)
        if found is None:
            raise BotError("object", name=name, module=where, object=attribute)
    return check(found, name)


def _module(where: str, name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(where)
    except ModuleNotFoundError as error:
        if error.name is not None and (where == error.name or where.startswith(error.name + ".")):
            raise BotError("module", name=name, module=where) from None
        raise BotError("import", name=name, why=_why(error)) from None
    except (Exception, SystemExit) as error:  # a script that was no module ends us too
        raise BotError("import", name=name, why=_why(error)) from None


def _file(where: str, name: str) -> ModuleType:
    path = Path(where).resolve()
    known = sys.modules.get(str(path))
    if known is not None:
        return known
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BotError("module", name=name, module=where)
    module = module_from_spec(spec)
    # Under its path: two files of one name are two modules.
    sys.modules[str(path)] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # a script that was no module ends us too
        del sys.modules[str(path)]
        raise BotError("import", name=name, why=_why(error)) from None
    return module


def _why(error: BaseException) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def check(found: object, name: str = "") -> Own:
    """The object itself, if a bot can be made of it."""
    if is_bot_class(found) or (
        not isinstance(found, type) and (takes(found, 3) or takes(found, 2))
    ):
        return found  # type: ignore[return-value]
    raise BotError("kind", name=name or repr(found))


def is_bot_class(found: object) -> TypeGuard[type[Bot]]:
    return isinstance(found, type) and issubclass(found, Bot) and found is not Bot


def takes(function: object, count: int) -> bool:
    """Whether it can be called with this number of arguments."""
    if not callable(function):
        return False
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


def create(own: type[Bot], game: Game, seat: int, seed: int | str, budget: float | None) -> Bot:
    """A bot of this class; BotError if its `__init__` takes other arguments than `Bot`'s."""
    if not takes(own, 4):
        raise BotError("init", name=own.__name__)
    return own(game, seat, seed, budget)


def label(own: Own) -> str:
    """What it is called in results."""
    if is_bot_class(own) and own.name:
        return own.name
    return str(getattr(own, "__name__", type(own).__name__))


def bot_of(
    function: Any, game: Game, seat: int, seed: int | str, budget: float | None
) -> FunctionBot | PolicyBot:
    """A function as a bot, by what it takes."""
    kind = FunctionBot if takes(function, 3) else PolicyBot
    return kind(function, game, seat, seed, budget)


class FunctionBot(Bot):
    """A plain function as a bot."""

    def __init__(
        self, function: Function, game: Game, seat: int, seed: int | str, budget: float | None
    ) -> None:
        super().__init__(game, seat, seed, budget)
        self.name = label(function)
        self.function = function

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        rng = self.luck(view)
        state = self.imagine(view, rng)
        answer = self.function(view, list(self.game.legal(state, self.seat)), rng)
        if isinstance(answer, str):
            return Choice(self.game.parse(answer))
        # What is no action is refused by the caller, in the same words for every bot.
        return Choice(tuple(answer) if isinstance(answer, Iterable) else answer)


class PolicyBot(Bot):
    """A policy as a bot: it is shown what it was trained on, step by step."""

    def __init__(
        self, policy: Policy, game: Game, seat: int, seed: int | str, budget: float | None
    ) -> None:
        need("learn", "numpy")
        super().__init__(game, seat, seed, budget)
        self.name = label(policy)
        self.policy = policy

    def choose(self, view: View, events: Sequence[Event] = ()) -> Choice:
        import numpy as np

        game, seat = self.game, self.seat
        # What is made up is nothing that an observation shows.
        state = self.imagine(view, self.luck(view))
        steps: list[int] = []
        while not steps or state.in_form(seat):
            mask = np.zeros(game.width, np.int8)
            mask[state.legal_steps(seat)] = 1
            seen = np.frombuffer(bytearray(game.observe(state, seat)), np.uint8)
            step = whole_number(self.policy(seen, mask), "the step of a policy")
            if not 0 <= step < game.width or not mask[step]:
                return Choice(("outside the mask", step))  # for the caller to refuse
            steps.append(step)
            state.apply_step(seat, step)
        return Choice(game.decode(steps))
