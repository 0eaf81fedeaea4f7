"""Games that come as files."""

from __future__ import annotations

import msgspec

from . import commands
from .errors import TableError
from .messages import Problem


def problem_of(raw: bytes) -> Problem | None:
    """What is wrong with a game's file, which is played again to find out."""
    try:
        commands.check_record(msgspec.json.decode(raw))
    except TableError as error:
        return error.problem
    except (MemoryError, RecursionError):
        return TableError("too-large").problem
    except (msgspec.MsgspecError, ValueError):
        return TableError("malformed").problem
    return None


def bring(raw: bytes, now: int, anyway: bool) -> commands.Made:
    """The table of a file; `anyway`: what our rules allow of a game by other rules."""
    problem = problem_of(raw)
    data = msgspec.json.decode(raw) if problem is None or problem.code == "record-rules" else None
    if problem is not None and problem.code == "record-rules" and anyway:
        data = commands.under_our_rules(data, problem.says.args["played"])
        problem = problem_of(msgspec.json.encode(data))
    if problem is not None:
        raise TableError.of(problem)
    return commands.import_table(data, now)
