"""What rooms are given by the server or page that runs them: store, bots, clock, notices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from pithead.bots.advice import Advice
from pithead.kernel.contract import Event
from pithead.tables import entries as e

Result = TypeVar("Result")
Given = ParamSpec("Given")


class CannotWrite(Exception):
    """Nothing was stored; trying again later may work."""

    code = "store"
    """Of the TableError that says so."""


class Unsure(CannotWrite):
    """The store did not say whether it was stored."""

    code = "store-unsure"


class CannotRead(Exception):
    """The store does not answer now; trying again later may work."""


class Conflict(Exception):
    """Another process has written this entry of the table."""


class Gap(Exception):
    """An entry is missing or damaged, so that nothing after it can be trusted."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


Told = Callable[[str, str, str], None]
"""The kind of notice, the table (or process) it is about, and the rest of it."""


class Notices:
    """Notices between processes that share a store. Here one has it to itself, so it sends none."""

    shared = False
    origin = ""

    @property
    def connected(self) -> bool:
        return True

    async def open(self, told: Told, missed: Callable[[], Awaitable[None]]) -> None:
        pass

    async def close(self) -> None:
        pass

    async def claim(self, table: str) -> bool:
        """Take the bots' turns at a table; False if another process has them."""
        return True

    async def release(self, table: str) -> None:
        pass

    async def tell(self, kind: str, about: Mapping[str, str]) -> None:
        """Tell other processes something, by the table or process that it is about."""


class Store(Protocol):
    """The books of all tables."""

    notices: Notices

    async def append(self, table: str, number: int, entries: Sequence[e.AnyEntry]) -> None:
        """Write entries from `number` on, all or none; raises CannotWrite or Conflict."""

    async def read(self, table: str, start: int = 0) -> list[e.AnyEntry]:
        """The book of a table from entry `start` on; raises CannotRead or Gap."""

    async def unfinished(self) -> list[str]:
        """Tables at which a game has begun and not ended."""


class Asked(msgspec.Struct, tag="asked"):
    """What a bot is asked: the view of its seat, and what that seat remembers."""

    game: str
    components: str
    """The digest of the components; a set of its own travels in `component_set`."""
    bot: str
    """Empty where a person at this seat wants advice."""
    seat: int
    seed: str
    budget: float
    view: dict[str, Any]
    memory: dict[str, Any] | None = None
    """The facts of the seat's memory, for a bot that remembers."""
    played: tuple[int | str, ...] | None = None
    """What was answered, where advice is wanted about that."""
    events: list[Event] = []
    """All that the seat was told: for bots of somebody else, who may want more than the facts."""
    component_set: dict[str, Any] | None = None
    rules: str = ""
    """The version of the rules the table plays by; empty for the newest."""


class ReviewWork(msgspec.Struct, tag="review"):
    """A part of a review: one of its pieces, all of them put together, or one more price."""

    record: msgspec.Raw
    effort: float
    seed: str
    piece: int | None = None
    pieces: list[msgspec.Raw] | None = None
    entry: int | None = None
    """The decision whose prices are wanted again, with one more answer, in notation."""
    answer: str = ""


class ReviewPart(msgspec.Struct):
    """What came of it, and how many pieces the whole review has."""

    told: msgspec.Raw
    of: int


class BotFailure(Exception):
    """No answer; `reason` is late or crashed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BotRunner(Protocol):
    async def ask(self, asked: Asked, owner: str = "") -> list[int | str]:
        """The bot's answer, whatever it is worth; raises BotFailure and nothing else."""

    async def advise(self, asked: Asked, owner: str = "") -> list[Advice]:
        """The answers worth a look for the person at this seat; raises BotFailure alone."""

    @property
    def reviewers(self) -> int:
        """How many parts of a review may be made at once."""

    @property
    def review_effort(self) -> float:
        """How thorough a review is, for the time it takes here."""

    async def review(self, work: ReviewWork, owner: str = "") -> ReviewPart:
        """A part of a review, made whenever no table needs the time; raises BotFailure alone."""


class Clock(Protocol):
    def now(self) -> int:
        """UTC, milliseconds."""

    def monotonic(self) -> float:
        """Seconds, for what lasts."""

    async def sleep(self, seconds: float) -> None: ...


class Offload(Protocol):
    """Runs what takes long beside everything else, as `asyncio.to_thread` does."""

    async def __call__(
        self, work: Callable[Given, Result], /, *args: Given.args, **named: Given.kwargs
    ) -> Result: ...


class Services(NamedTuple):
    store: Store
    bots: BotRunner
    clock: Clock
    offload: Offload
