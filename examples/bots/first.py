"""A bot for Pithead's arena in plain Python: it takes the first legal answer it is offered.

    pithead arena rockwell --contender "exec:python3 examples/bots/first.py" --against random

It speaks the protocol of docs/protocol.md: one JSON object a line, in and out.
"""

from __future__ import annotations

import json
import sys


def answer(question: dict) -> str:
    """One of `legal`, written as it stands there; here the first."""
    return question["legal"][0]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            reply = {"type": "ready", "name": "first"}
        elif message["type"] == "choose":
            reply = {"type": "action", "id": message["id"], "action": answer(message)}
        elif message["type"] == "quit":
            return
        else:
            continue
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
