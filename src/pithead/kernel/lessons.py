"""Lessons as data: a table, what the others do, and the steps a learner is led through.

A game's package has them in `lessons/*.toml`, several to a file; `GamePlugin.lessons` reads them.
The words of a lesson are messages whose keys follow from its game, its id and the step's id
(`Lesson.key`), so that a file holds no sentence. `docs/lessons.md` tells how to write one.

A *pattern* stands for actions in the game's notation, word by word:

    bid 0 0 0 0 500      this action
    move a *             any word in its place
    bid 0 0 1 0 0..500   a number in these bounds; `3..` and `..3` are open at one end
    sell zinc max        the largest number that is legal
    *                    any action at all
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from .components import Fault, parse_toml, read, typed
from .contract import Action, Message, key_of
from .match import Match

if TYPE_CHECKING:
    from .game import Game

ANY: Final = "*"
MAX: Final = "max"
_BOUNDS: Final = re.compile(r"(-?\d+)?\.\.(-?\d+)?")

Name = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Kind = Literal["guided", "short", "practice", "puzzle"]
Conditions = dict[str, str | int | bool]
"""By a path into what the learner sees (`facts`): a word, a number or bounds."""
Turns = dict[str, dict[str, list[str]]]
"""By the number of the turn and the kind of question: patterns in the order they are played."""


class LessonError(ValueError):
    """A lesson that cannot be given: the file, the place in it, and why."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(file, place, reason)
        self.file = file
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.file}: {self.place}: {self.reason}"


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """Another answer that is accepted."""

    play: str
    leaves: Conditions = {}
    """What must hold once it has been played."""
    says: Name | None = None
    """It is followed by the words `<step>-done-<says>`."""


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of answers like this that are not accepted: `<step>-wrong-<says>`."""

    play: str
    says: Name
    told: dict[str, float] = {}
    """Figures of its words."""


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """What a hint says while something holds: `<step>-tip-<says>`."""

    says: Name
    when: Conditions


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the guide says, and what it waits for.

    With `do` or `also` it waits for moves, with `options` for one of its own buttons, and without
    any of them for "Next".
    """

    id: Name
    points: list[str] = []
    """Spots of the game's table that are highlighted."""
    each: bool = False
    """Each point belongs to the move of the same place in `do`, and goes with it."""
    do: list[str] = []
    """The moves that are asked for; in any order, each once."""
    also: list[str | Answer] = []
    """Moves accepted in the place of one of them; where one is free, what a hint says first."""
    wrong: list[Reply] = []
    """Replies to certain tries; others get `<step>-wrong`."""
    offered: list[str] = []
    """Answers to choose from, each with a button that gives it: where numbers are asked for."""
    done: bool = False
    """There is something to say once it is done: `<step>-done`."""
    outcome: dict[str, Any] = {}
    """Figures of these words, beside those of the lesson."""
    until: str = ""
    """Instead of counting moves: `turn` (the turn is over), `over` (the game is), or the kind of
    the question that ends the step when it is put to the learner."""
    ends: Conditions = {}
    """Instead of counting moves: it is done as soon as this holds."""
    unseen: list[str] = []
    """Answers given for the learner while this step is on, wherever they are legal."""
    kind: str = ""
    """It is shown once a question of this kind is asked of any seat."""
    asked: bool = False
    """It is shown once something is asked of the learner."""
    when: Conditions = {}
    """It is left out unless this holds when its turn comes."""
    figures: dict[str, str] = {}
    """Figures of its words: paths into `facts`."""
    options: list[Name] = []
    right: list[Name] = []
    """Buttons `<step>-option-<id>` and those that are right; others get `<step>-wrong-<id>`."""
    free: bool = False
    """Every legal move is accepted, the others are played by bots, and there are hints."""
    tips: list[Tip] = []

    @property
    def moves(self) -> bool:
        """Whether it waits for moves."""
        return bool(self.do or self.also or self.free)

    def accepted(self) -> list[Answer]:
        return [Answer(each) if isinstance(each, str) else each for each in self.also]


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=5)]
    name: str
    turns: Turns = {}
    policy: list[str] = []
    """Where the script has nothing that is legal: the first of these that is."""


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the lesson begins, if not with a fresh game: see `Game.position`."""

    start: str = "start"
    changes: dict[str, Any] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    kind: Kind
    """A puzzle is a position of a game that was played; all puzzles share their words."""
    seats: Annotated[int, Meta(ge=1, le=6)]
    seed: int
    steps: Annotated[list[Step], Meta(min_length=1)]
    minutes: Annotated[int, Meta(ge=1, le=60)] = 2
    seat: Annotated[int, Meta(ge=0, le=5)] = 0
    """The learner's."""
    options: dict[str, int | str | bool] = {}
    position: Position | None = None
    rivals: list[Rival] = []
    bot: str = "level-1"
    """The bot for the other seats once the lesson lets the table go on freely."""
    goes_on: bool = False
    """After the last step the game continues as usual."""
    told: dict[str, float] = {}
    """Figures of all its words."""

    def key(self, game: str, *parts: str) -> str:
        """The key of one of its messages."""
        if self.kind == "puzzle":
            return key_of("puzzle", *parts)
        return key_of("lesson", game, self.id, *parts)

    def stamp(self, game: Game) -> str:
        """What a table keeps of the lesson it was made for: another stamp is another lesson."""
        content = msgspec.json.encode([self, game.version, game.components_digest])
        return hashlib.sha256(content).hexdigest()[:16]

    def begin(self, game: Game) -> Match:
        """The match the lesson starts with."""
        fresh = game.match(self.seats, self.seed, dict(self.options))
        if self.position is None:
            return fresh
        state = game.position(
            self.position.changes,
            start=self.position.start,
            seats=self.seats,
            seed=self.seed,
            options=dict(self.options),
        )
        return Match(game, state, self.seats, fresh.options, None)


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    rules: str
    components: str
    """What these lessons were written for; of the components the first letters of the digest."""
    lessons: list[Lesson]
    rivals: list[Rival] = []
    """Players of lessons that name none."""

    def whole(self, lesson: Lesson) -> Lesson:
        seats = {*range(lesson.seats)} - {lesson.seat}
        rivals = lesson.rivals or [rival for rival in self.rivals if rival.seat in seats]
        return msgspec.structs.replace(lesson, rivals=rivals)


# --- reading --------------------------------------------------------------------------------------


def read_lessons(folder: Path, game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their files; LessonError for data that is wrong.

    Lessons for other rules or components than the game has are left out: nobody could say whether
    they still hold.
    """
    found: dict[str, Lesson] = {}
    for path in sorted(folder.glob("*.toml")):
        file = read_file(path)
        if file.rules != game.version or not game.components_digest.startswith(file.components):
            continue
        for lesson in map(file.whole, file.lessons):
            if lesson.id in found:
                raise LessonError(path.name, lesson.id, "is the id of another lesson")
            _check(lesson, game, path.name)
            found[lesson.id] = lesson
    return tuple(found.values())


def read_file(path: Path) -> LessonFile:
    data = parse_toml(read(path), path.name)
    try:
        return typed(data, LessonFile)
    except Fault as fault:
        figures = ", ".join(f"{name} {value}" for name, value in fault.params.items())
        reason = fault.code.replace("-", " ") + (f" ({figures})" if figures else "")
        raise LessonError(path.name, fault.place, reason) from None


def _check(lesson: Lesson, game: Game, file: str) -> None:
    """What a type cannot say."""

    def fail(place: str, reason: str) -> None:
        raise LessonError(file, f"{lesson.id}.{place}", reason)

    if lesson.seats not in game.seat_counts:
        fail("seats", f"must be one of {', '.join(map(str, game.seat_counts))}")
    seats = sorted([lesson.seat, *(rival.seat for rival in lesson.rivals)])
    if seats != list(range(lesson.seats)):
        fail("rivals", "must have every seat but the learner's, each once")
    if len({step.id for step in lesson.steps}) < len(lesson.steps):
        fail("steps", "must have ids of their own")
    for place, pattern in _patterns(lesson):
        if pattern != ANY and pattern.split()[0] not in game.verbs:
            fail(place, f"{pattern!r} is no action of the game")
    for step in lesson.steps:
        if step.options and (step.moves or not step.right):
            fail(step.id, "has options, so it needs the right ones and no moves")
        if step.each and len(step.points) != len(step.do):
            fail(step.id, "must have as many points as moves")
        if not set(step.right) <= set(step.options):
            fail(step.id, "has a right answer that is no option")


def _patterns(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Every pattern with the place where it stands."""
    for rival in lesson.rivals:
        lines = [line for turn in rival.turns.values() for kind in turn.values() for line in kind]
        for pattern in [*lines, *rival.policy]:
            yield f"rivals.{rival.seat}", pattern
    for step in lesson.steps:
        answers = [answer.play for answer in step.accepted()]
        replies = [reply.play for reply in step.wrong]
        for pattern in [*step.do, *answers, *step.offered, *step.unseen, *replies]:
            yield step.id, pattern


# --- patterns -------------------------------------------------------------------------------------


def fits(pattern: str, action: Sequence[object]) -> bool:
    """Whether a pattern stands for this action."""
    words = pattern.split()
    if words == [ANY]:
        return True
    return len(words) == len(action) and all(map(_fits_word, words, map(str, action)))


def _fits_word(word: str, part: str) -> bool:
    return word in (ANY, MAX, part) or in_bounds(word, part)


def in_bounds(bounds: str, value: object) -> bool:
    """Whether a number is in `2..5`, `2..` or `..5`."""
    found = _BOUNDS.fullmatch(bounds)
    if found is None or not re.fullmatch(r"-?\d+", str(value)):
        return False
    low, high = found.groups()
    return (low is None or int(low) <= int(str(value))) and (
        high is None or int(str(value)) <= int(high)
    )


def find_action(match: Match, seat: int, pattern: str) -> Action | None:
    """The first legal action of this pattern; None if there is none."""
    game, words = match.game, pattern.split()
    if not any(word in (ANY, MAX) or _BOUNDS.fullmatch(word) for word in words):
        action = game.parse(pattern)
        return action if match.check(seat, action) is None else None
    found = [action for action in match.legal(seat) if fits(pattern, action)]
    if MAX not in words:
        return found[0] if found else None
    at = words.index(MAX)
    found += [action for action in _largest(match, seat) if fits(pattern, action)]
    legal = [action for action in found if match.check(seat, action) is None]
    return max(legal, key=lambda action: int(action[at]), default=None)


def _largest(match: Match, seat: int) -> list[Action]:
    """Of a question that asks for a number after an action's beginning: the largest of each."""
    fields = match.form(seat) or ()
    return [(*field.of, field.high) for field in fields if field.of]


# --- conditions -----------------------------------------------------------------------------------


def facts(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees: its picture, the `scores` by seat, and whether it `leads`."""
    picture = match.game.picture(match.game.view(match.state, seat))
    return {**picture, "scores": match.scores, "leads": seat in match.ranking[0]}


def figure(known: Mapping[str, Any], path: str) -> Any:
    """What is known at a path; None where there is nothing."""
    found: Any = known
    for part in path.split("."):
        if isinstance(found, Mapping):
            found = found.get(part)
        elif isinstance(found, Sequence) and not isinstance(found, str) and part.isdecimal():
            found = found[int(part)] if int(part) < len(found) else None
        else:
            return None
    return found


def holds(conditions: Conditions, match: Match, seat: int) -> bool:
    """Whether all conditions are met by what the seat sees."""
    if not conditions:
        return True
    known = facts(match, seat)
    return all(_meets(figure(known, path), wanted) for path, wanted in conditions.items())


def _meets(found: object, wanted: str | int | bool) -> bool:
    if isinstance(wanted, str) and _BOUNDS.fullmatch(wanted):
        return in_bounds(wanted, found)
    return found == wanted


def words_of(lesson: Lesson, game: str) -> dict[str, set[str]]:
    """Every message a lesson needs in its catalogue, with the figures it is given."""
    keys: dict[str, set[str]] = {lesson.key(game): set(), lesson.key(game, "about"): set()}
    for step in lesson.steps:
        figures = set(step.figures)
        names = ["", "done"] if step.done else [""]
        names += [f"done-{answer.says}" for answer in step.accepted() if answer.says]
        names += [f"option-{option}" for option in step.options]
        names += [f"wrong-{option}" for option in step.options if option not in step.right]
        names += [f"wrong-{reply.says}" for reply in step.wrong]
        names += [f"tip-{tip.says}" for tip in step.tips]
        open_to_all = step.free or any(answer.play == ANY for answer in step.accepted())
        names += ["wrong"] if step.moves and not open_to_all else []
        keys |= {lesson.key(game, step.id, *filter(None, [name])): figures for name in names}
    return keys


def said(lesson: Lesson, match: Match, step: Step, *parts: str) -> Message:
    """A message of a step with its figures as they are now."""
    args: dict[str, Any] = {**lesson.told}
    if step.figures:
        known = facts(match, lesson.seat)
        args |= {name: figure(known, path) for name, path in step.figures.items()}
    return Message(lesson.key(match.game.name, step.id, *parts), args)
