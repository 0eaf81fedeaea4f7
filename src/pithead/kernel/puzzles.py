"""Puzzles of a game's package: positions with a best answer, in `lessons/puzzles.jsonl`.

The first line says what they were made for and how, each further one is a puzzle. A position is
written as lessons write it, by names, so that a puzzle can outlive a change of the components.
`pithead puzzles` makes and checks such a file.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from .lessons import LessonError, Name
from .match import Match
from .message import Message
from .reader import LoadError

if TYPE_CHECKING:
    from .game import Game

Difficulty = Literal["easy", "medium", "hard"]
FILE: Final = "puzzles.jsonl"
ANSWERS: Final = 5
"""Answers of each level that are counted."""


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """What the puzzles of a file were made for, and how."""

    game: str
    rules: str
    components: str
    policy: str
    """The policy that played on from each answer: a bot, the policy's version and the digest of its
    weights."""
    worlds: int
    """In which answers were compared."""
    levels: list[str]
    """Whose answers are counted in `Puzzle.solved`."""


class Puzzle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position and what is best there."""

    seats: Annotated[int, Meta(ge=1, le=6)]
    seat: Annotated[int, Meta(ge=0, le=5)]
    seed: int
    kind: str
    """Of the question."""
    changes: dict[str, Any]
    """The position: what differs from a fresh game of this seed (see `Game.position`)."""
    good: Annotated[list[str], Meta(min_length=1)] = []
    """The best answer, and those as good as it within the noise, in notation."""
    short: dict[str, float] = {}
    """How many wins in 100 every other answer lacks."""
    tempting: str = ""
    """The wrong answer that our levels give most often."""
    why: list[Message] = []
    """What the best answer brings that the tempting one does not."""
    solved: list[int] = []
    """By level, how many of its answers were right."""
    offered: list[str] = []
    """Answers to choose from, where numbers are asked for."""
    sealed: bool = False
    """Others answer unseen at the same time, so it is less sure."""

    @property
    def id(self) -> Name:
        """The same position has the same name in any file."""
        content = msgspec.json.encode([self.seats, self.seat, self.seed, self.changes])
        return f"puzzle-{hashlib.sha256(content).hexdigest()[:10]}"

    @property
    def found_by(self) -> int:
        """How many of our levels find it: more than half of their answers are right."""
        return sum(2 * count > ANSWERS for count in self.solved)

    @property
    def difficulty(self) -> Difficulty:
        """By how many levels miss it."""
        missed = len(self.solved) - self.found_by
        return "easy" if missed <= 1 else "medium" if missed == 2 else "hard"

    @property
    def sort(self) -> str:
        """What sort of decision it is: the question, and the verb of the best answer."""
        return f"{self.kind} {self.good[0].split()[0]}"

    def begin(self, game: Game) -> Match:
        """The match it starts with; LoadError if the position no longer fits the game."""
        state = game.position(self.changes, seats=self.seats, seed=self.seed)
        return Match.from_state(game, state, self.seats)

    def loads(self, game: Game) -> bool:
        """Whether its position and its answers still exist."""
        try:
            match = self.begin(game)
            answers = [game.parse(text) for text in (*self.good, *self.short)]
        except (LoadError, ValueError):
            return False
        return all(match.check(self.seat, answer) is None for answer in answers)


def read_file(folder: Path) -> tuple[Heading, list[Puzzle]] | None:
    """All that this folder's file says; None where there is none."""
    try:
        first, *lines = (folder / FILE).read_bytes().splitlines()
    except FileNotFoundError:
        return None
    except ValueError:
        raise LessonError(FILE, "line 1", "is missing") from None
    puzzles = [_typed(line, Puzzle, number) for number, line in enumerate(lines, start=2)]
    return _typed(first, Heading, 1), puzzles


def read_puzzles(folder: Path, game: Game) -> list[Puzzle]:
    """The puzzles in this folder that the game, as it is now, can give.

    Those made for other rules are left out. If only the components are others, a puzzle stays as
    long as its position and its answers exist.
    """
    found = read_file(folder)
    if found is None or found[0].rules != game.version:
        return []
    heading, puzzles = found
    if heading.components == game.components_digest:
        return puzzles
    return [puzzle for puzzle in puzzles if puzzle.loads(game)]


def write_puzzles(path: Path, heading: Heading, puzzles: list[Puzzle]) -> None:
    lines = [msgspec.json.encode(each) + b"\n" for each in (heading, *puzzles)]
    path.write_bytes(b"".join(lines))


def _typed(line: bytes, shape: Any, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=shape)
    except msgspec.MsgspecError as error:
        raise LessonError(FILE, f"line {number}", str(error)) from None
