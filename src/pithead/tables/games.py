"""The games tables can be opened for, each made once, and their descriptions for the lobby."""

from __future__ import annotations

import gc
from functools import cache
from threading import Lock

import pithead
from pithead import bots
from pithead.bots import Choice
from pithead.bots.characters import Measured, characters, measured, split
from pithead.kernel.canonical import digest
from pithead.kernel.contract import Action, Args, ComponentError, Option, key_of
from pithead.kernel.game import Game
from pithead.kernel.lessons import Lesson
from pithead.kernel.match import Match
from pithead.kernel.plugin import StandingOrder, plugin_of
from pithead.kernel.puzzles import Puzzle, read_puzzles

from .errors import TableError
from .messages import (
    BotInfo,
    CardInfo,
    CharacterDetail,
    CharacterInfo,
    Characters,
    CueInfo,
    GameInfo,
    LessonInfo,
    Message,
    OptionInfo,
    OptionPreset,
    OptionValue,
    StyleInfo,
)
from .puzzles import found_puzzle, rating
from .telling import answers_told

OWN_SETS = 32
"""Games with components of their own that are kept ready, half a megabyte each."""
_OWN: dict[str, Game] = {}
"""By the digest of name and components, the least recently used first."""
_MAKING = Lock()
"""Tables are read in several threads; the first makes the game and the others wait for it."""
ADVISER = "greedy"
"""The bot whose answer is a hint: it decides at once."""


@cache
def game(name: str) -> Game:
    with _MAKING:
        return _made(name)


@cache
def _made(name: str) -> Game:
    if name not in pithead.game_names():
        raise TableError("game", name=name, games=", ".join(pithead.game_names()))
    return pithead.game(name)


def game_with(name: str, components: object) -> Game:
    """The game of a record, which may bring components of its own."""
    plain = game(name)
    if not isinstance(components, dict):
        return plain
    key = digest([name, components])
    try:
        with _MAKING:
            found = _OWN.pop(key, None) or pithead.game(name, components)
            _OWN[key] = found
            if len(_OWN) > OWN_SETS:
                _let_go_of_half()
        return found
    except ComponentError as error:
        why = Message(key_of("component-error", error.code), {**error.params})
        raise TableError("record", place=f"component_set.{error.place}", why=why) from None


def _let_go_of_half() -> None:
    """A game and its tables refer to each other, so only the collector frees them."""
    for key in list(_OWN)[: OWN_SETS // 2]:
        del _OWN[key]
    gc.collect()


def tell_bot(about: Game, name: str) -> Message:
    """The name of a bot; a bot of your own has the name of its object."""
    bot, character = split(name)
    if character:
        args: Args = {"character": character_name(about, name), "bot": tell_bot(about, bot)}
        return Message("bot-with-character", args)
    if name.startswith(bots.OWN):
        return Message("own-bot", {"name": name.removeprefix(bots.OWN)})
    return Message(key_of("bot-name", bots.successor(name)))


def character_name(about: Game, bot: str) -> str:
    """The name of a bot's character; empty for a bot without one."""
    found = characters(about).get(split(bot)[1])
    return found.name if found else ""


def character_face(about: Game, bot: str) -> str:
    """The drawing of a bot's character; empty for a bot without one."""
    found = characters(about).get(split(bot)[1])
    return found.face if found else ""


def character_details(about: Game) -> Characters:
    counted = measured(about)
    return Characters(
        [
            CharacterDetail(id_, one.lines, counted.strength.get(id_), _style(about, counted, id_))
            for id_, one in characters(about).items()
        ],
        [CueInfo(key_of("event", about.name, cue.kind), *cue[1:]) for cue in plugin_of(about).cues],
        counted.games,
    )


def _style(about: Game, counted: Measured, character: str) -> list[StyleInfo]:
    found = []
    for figure in plugin_of(about).style_figures():
        of_all = counted.style.get(figure, {})
        if character not in of_all:
            continue
        values = [each.value for each in of_all.values()]
        own = of_all[character]
        says = Message(key_of("style", about.name, figure))
        average = sum(values) / len(values)
        found.append(StyleInfo(says, own.value, own.low, own.high, average, max(values)))
    return found


def orders(about: Game) -> tuple[StandingOrder, ...]:
    """What players of a game may answer in advance."""
    return plugin_of(about).orders


@cache
def told_orders(name: str) -> tuple[tuple[StandingOrder, Message], ...]:
    """The same of a game by its name, with what each is called."""
    return tuple(
        (order, Message(key_of("order", name, order.name))) for order in orders(game(name))
    )


def rival_orders(about: Game, name: str) -> list[str]:
    """Orders that answer the same questions for equally long: a player gives one of them."""
    own = next((order for order in orders(about) if order.name == name), None)
    return [
        other.name
        for other in orders(about)
        if own is not None
        and other is not own
        and other.lasts == own.lasts
        and other.answers.keys() & own.answers.keys()
    ]


def know_bot(about: Game, name: str) -> None:
    if not bots.is_known(name, about):
        raise TableError("bot", name=name, bots=", ".join(bots.names(about)))


@cache
def lessons(about: Game) -> dict[str, Lesson]:
    """What can be learned of a game, by name."""
    return {lesson.id: lesson for lesson in plugin_of(about).lessons(about)}


@cache
def puzzles(about: Game) -> dict[str, Puzzle]:
    """Positions of a game with a best answer, by name, the easiest first."""
    found = read_puzzles(plugin_of(about).folder / "lessons", about)
    return {puzzle.id: puzzle for puzzle in found}


def lesson(about: Game, name: str) -> Lesson:
    found = lessons(about).get(name)
    if found is None and name in puzzles(about):
        return found_puzzle(puzzles(about)[name], about)
    if found is None:
        raise TableError("lesson", name=name, game=Message(key_of("game", about.name)))
    return found


@cache
def infos() -> list[GameInfo]:
    return [_info(game(name)) for name in pithead.game_names()]


def _info(about: Game) -> GameInfo:
    taught = lessons(about).values()
    return GameInfo(
        about.name,
        Message(key_of("game", about.name)),
        list(about.seat_counts),
        [_option(about, option) for option in about.options],
        [BotInfo(name, tell_bot(about, name)) for name in bots.names(about)],
        [
            CharacterInfo(id_, one.name, one.face, one.temper, one.sentence)
            for id_, one in characters(about).items()
        ],
        list(about.rules),
        next((_lesson_info(about, one) for one in taught if one.kind == "guided"), None),
    )


def lesson_infos(about: Game) -> list[LessonInfo]:
    """What can be learned of a game, the puzzles last."""
    return [
        *(_lesson_info(about, lesson) for lesson in lessons(about).values()),
        *(_puzzle_info(about, puzzle) for puzzle in puzzles(about).values()),
    ]


def _lesson_info(about: Game, lesson: Lesson) -> LessonInfo:
    says = Message(lesson.key(about.name))
    told = Message(lesson.key(about.name, "about"))
    return LessonInfo(lesson.id, lesson.kind, lesson.minutes, says, told)


def _puzzle_info(about: Game, puzzle: Puzzle) -> LessonInfo:
    says = Message(key_of("kind", about.name, puzzle.kind))
    told = Message("puzzle-about", {"seats": puzzle.seats, **rating(puzzle)})
    return LessonInfo(puzzle.id, "puzzle", 1, says, told, puzzle.difficulty)


def _option(about: Game, option: Option) -> OptionInfo:
    values = [OptionValue(value, about.tell_value(option.name, value)) for value in option.values]
    says = Message(key_of("option", about.name, option.name))
    usual = option.default if option.for_people is None else option.for_people
    presets = [
        OptionPreset(
            Message(key_of("option", about.name, option.name, preset.name)),
            {str(seats): value for seats, value in preset.by_seats.items()},
        )
        for preset in option.presets
    ]
    seats = list(option.seats)
    return OptionInfo(
        option.name, says, values, option.default, seats, usual, presets, option.needs
    )


def cards(about: Game) -> list[CardInfo]:
    return [
        CardInfo(
            card,
            about.tell_name(card),
            about.card_facts(card),
            about.tell_card(card),
            about.tell_short(card),
        )
        for card in about.cards
    ]


def lesson_after(about: Game, done: Lesson) -> str:
    """The next lesson of the list; empty after the last, and after a puzzle."""
    names = list(lessons(about))
    if done.id not in names:
        return ""
    at = names.index(done.id) + 1
    return names[at] if at < len(names) else ""


def advice(match: Match, seat: int) -> Action:
    """What a simple bot would answer, from what this seat sees."""
    return _advised(match, seat).action


def _advised(match: Match, seat: int) -> Choice:
    adviser = bots.make(ADVISER, match.game, seat)
    adviser.memory = match.memory(seat)
    return adviser.choose(match.game.view(match.state, seat))


def tell_advice(match: Match, seat: int, action: Action) -> Message:
    """An answer as a hint, with the reason where it is the simple bot's own."""
    says = answers_told(match, seat)(action)
    advised = _advised(match, seat)
    if advised.action != action:
        return Message("lesson-hint", {"action": says})
    return Message("lesson-hint-why", {"action": says, "why": advised.why})


@cache
def remembers(name: str, bot: str) -> bool:
    """Whether a bot wants to know what happened, or only how things are."""
    bot = bots.successor(bot)
    return bots.is_known(bot, game(name)) and bots.make(bot, game(name), 0).remembers
