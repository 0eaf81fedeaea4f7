"""A bots' process gone wrong: run as a module in place of the real one.

What it does depends on the bot asked for: `random` thinks for ever, `greedy` answers nonsense, and
any other ends the process.
"""

from __future__ import annotations

import sys
import time

import msgspec

from pithead.rooms.bot_answers import Answered
from pithead.rooms.ports import Asked


def main() -> None:
    print("ready", flush=True)
    for line in sys.stdin:
        bot = msgspec.json.decode(line, type=Asked).bot
        if bot == "random":
            time.sleep(1000)
        elif bot == "greedy":
            print(msgspec.json.encode(Answered(["fly", 7])).decode(), flush=True)
        else:
            sys.exit(3)


if __name__ == "__main__":
    main()
