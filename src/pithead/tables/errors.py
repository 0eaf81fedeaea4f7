"""Why something can't be done, as a code and a status for programs and a message for people."""

from __future__ import annotations

from pithead.kernel.contract import OptionError, Refusal, key_of
from pithead.kernel.game import Game
from pithead.kernel.record import RecordError

from .messages import Message, Problem, Refused

# Every code with its status. The sentence is the message problem-<code>.
STATUS = {
    "malformed": 400,
    "options": 400,
    "record": 400,
    "record-rules": 400,
    "game": 400,
    "bot": 400,
    "lesson": 404,
    "not-reviewed": 404,
    "no-puzzle": 409,
    "no-seat": 403,
    "not-yours": 403,
    "not-host": 403,
    "no-invitation": 403,
    "origin": 403,
    "revoked": 403,
    "muted": 403,
    "hints-off": 403,
    "no-table": 404,
    "no-page": 404,
    "no-such-seat": 404,
    "no-spectator": 404,
    "method": 405,
    "taken": 409,
    "seat-open": 409,
    "began": 409,
    "not-playing": 409,
    "moment-over": 409,
    "continued": 409,
    "not-over": 409,
    "in-lesson": 409,
    "lesson-over": 409,
    "lesson-outdated": 409,
    "elsewhere": 409,
    "undo-none": 409,
    "undo-others": 409,
    "undo-revealed": 409,
    "stale": 409,
    "seats-kept": 409,
    "seen-hand": 409,
    "invitation-used": 410,
    "too-large": 413,
    "media-type": 415,
    "host": 421,
    "too-many": 429,
    "budget": 429,
    "ours": 500,
    "unreadable": 500,
    "gap": 500,
    "no-hint": 503,
    "storage": 507,
    "damaged": 500,
    "store": 507,
    "store-unsure": 507,
}


class TableError(Exception):
    """Raised where a wish can't be granted; nothing has changed."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.problem = Problem(code, STATUS[code], Message(f"problem-{code}", args))

    @staticmethod
    def of(problem: Problem) -> TableError:
        """The error with a problem that was found elsewhere."""
        error = TableError(problem.code)
        error.problem = problem
        return error


class NotAllowed(Exception):
    """Raised where the rules of the game refuse; nothing has changed."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refused = refused(game, refusal)


def refused(game: Game, refusal: Refusal) -> Refused:
    says, remedy = game.tell_refusal(refusal)
    return Refused(refusal.rule, says, remedy)


def option_error(error: OptionError) -> TableError:
    return TableError("options", why=Message(key_of("error", error.code), {**error.params}))


def record_error(error: RecordError) -> TableError:
    why = Message(key_of("error", error.code), {**error.params})
    return TableError("record", place=error.place, why=why)
