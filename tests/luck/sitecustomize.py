"""Fixed luck in the processes that tests start: Python imports this by itself at its start.

The variable PITHEAD_TEST_LUCK names the luck. Processes with the same name take numbers, in the
order in which they first draw, by leaving marks in the folder PITHEAD_TEST_MARKS: two servers on
one database must not make the same identifiers.
"""

from __future__ import annotations

import hashlib
import os
import random
import secrets
from pathlib import Path

NAME = "PITHEAD_TEST_LUCK"
MARKS = "PITHEAD_TEST_MARKS"
TOKEN_BYTES = 32


class Luck(random.Random):
    """Takes its seed at the first draw."""

    def __init__(self, name: str, numbered: bool) -> None:
        super().__init__(name)
        self.name = name if numbered else ""

    def getrandbits(self, k: int) -> int:
        if self.name:
            name, self.name = self.name, ""
            self.seed(f"{name} {take_number(name)}")
        return super().getrandbits(k)


def take_number(name: str) -> int:
    """How many processes drew from the luck of this name before."""
    marks = Path(os.environ[MARKS], hashlib.sha256(name.encode()).hexdigest())
    number = 0
    while True:
        try:
            marks.with_suffix(f".{number}").touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return number


def fix(name: str, *, numbered: bool = False) -> None:
    """From now on everything that the module `secrets` gives follows from this name."""
    luck = Luck(name, numbered)

    def token_bytes(nbytes: int | None = None) -> bytes:
        count = TOKEN_BYTES if nbytes is None else nbytes
        return luck.getrandbits(8 * count).to_bytes(count, "big")

    given = {"_sysrand": luck, "randbits": luck.getrandbits, "choice": luck.choice}
    for attribute, value in {**given, "token_bytes": token_bytes}.items():
        setattr(secrets, attribute, value)
    random.seed(name)


if NAME in os.environ:
    fix(os.environ[NAME], numbered=True)
    # A copy of a process has luck of its own, too.
    os.register_at_fork(after_in_child=lambda: fix(os.environ[NAME], numbered=True))
