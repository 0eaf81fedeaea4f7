"""Functions of Rockwell's own that its messages call.

CUBES($zinc, $copper, $silver, $gold)  3 zinc, 1 gold; the message name-nothing for none
GOODS($zinc, …, $gold, $money)         the same with money: 3 zinc, $500
CREW($crew)                            a question's crew without its owner: of "2a" a
ACHIEVEMENT($word)                     the message achievement-<word>
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from ..position.tables import KINDS

if TYPE_CHECKING:
    from pithead.words import Words

_BORDER: Final = re.compile(r"[A-D][1-8]-[A-D][1-8]")
_ENTRANCE: Final = re.compile(r"E[1-4]")


def functions(words: Words) -> dict[str, Callable[..., str]]:
    return {
        "CUBES": lambda *amounts: cubes(words, [int(n) for n in amounts]),
        "GOODS": lambda *amounts: goods(words, [int(n) for n in amounts]),
        "CREW": lambda crew: str(crew)[-1],
        "ACHIEVEMENT": lambda word: achievement(words, str(word)),
    }


def cubes(words: Words, amounts: Iterable[int]) -> str:
    return words.counted(amounts, KINDS)


def goods(words: Words, amounts: Iterable[int]) -> str:
    return words.counted(amounts, (*KINDS, "money"))


def achievement(words: Words, word: str) -> str:
    return words.say(f"achievement-{word.replace('_', '-')}")


def name_place(words: Words, place: str) -> str | None:
    if place == "centre":
        return words.name("centre")
    if _ENTRANCE.fullmatch(place):
        return words.say("name-entrance", place=place)
    if _BORDER.fullmatch(place):
        return words.say("name-border", place=place)
    return None
