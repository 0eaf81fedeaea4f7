"""All verbs of Rockwell, in the order in which their answers are listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pithead.kernel.verbs import RuleVerb, VerbTable

from ..position.frames import FRAME_NAMES
from ..position.state import Position
from .al import AlCrew, AlMove, AlPower
from .auction import Bid
from .base_verb import BaseVerb
from .bribery import Bribe
from .drilling import Abandon, Carry, Decline, Drill, Halt, Move, Stay, Step
from .extraction import Cover
from .insurance import Insure
from .market import Buy, Sell
from .mineshafts import Shaft, Shift
from .sealed import SealedVerb
from .subcontracting import Hire
from .vice_presidents import Pass, Place
from .workshop import Deliver, Mobility, Power, Safety

VERBS: Final[VerbTable[Position]] = VerbTable(
    [
        Bid(),
        Place(),
        Insure(),
        Stay(),
        Move(),
        Abandon(),
        Carry(),
        Halt(),
        Step(),
        Drill(),
        Decline(),
        Hire(),
        Bribe(),
        Cover(),
        Pass(),
        Sell(),
        Buy(),
        Shaft(),
        Shift(),
        Power(),
        Safety(),
        Mobility(),
        Deliver(),
        AlCrew(),
        AlMove(),
        AlPower(),
    ],
    FRAME_NAMES,
)


def _records(found: Sequence[RuleVerb[Position]]) -> list[BaseVerb]:
    return [verb for verb in found if isinstance(verb, BaseVerb)]


# By the number of a question, and by the first step of an answer.
OF_QUESTION: Final = [_records(verbs) for verbs in VERBS.of_question]
BY_STEP: Final = _records(VERBS.by_step)


def _sealed(verbs: Sequence[BaseVerb]) -> SealedVerb:
    """The verb of a sealed question; for any other question one that has no fields."""
    for verb in verbs:
        if isinstance(verb, SealedVerb):
            return verb
    return SealedVerb("", [])


# By the number of a question, if it is a sealed one: its verb, and how many numbers that asks for.
SEALED_VERBS: Final = [_sealed(verbs) for verbs in OF_QUESTION]
FIELDS: Final = [len(verb.amounts) for verb in SEALED_VERBS]
