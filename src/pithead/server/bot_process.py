"""The process a bot runs in: questions come in as lines of JSON, answers go out the same way.

It is given the view of one seat and what that seat remembers, and knows nothing else of the table;
only a game that is over comes whole, to be reviewed.
"""

from __future__ import annotations

import os
import sys

import msgspec

from pithead.rooms.bot_answers import Answered, KnownGames, Task, answer

POLITENESS = 5
"""Bots give way to the server on a busy machine."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else POLITENESS)
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    games = KnownGames()
    decoder = msgspec.json.Decoder[Task](Task)
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        try:
            answered = answer(games, decoder.decode(line))
        except Exception:
            answered = Answered(failed=True)
        out.write(msgspec.json.encode(answered) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
