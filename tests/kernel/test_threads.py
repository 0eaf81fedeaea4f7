"""A server reads its tables in several threads at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

import pithead

TRIES = 4
MAKE_AT_ONCE = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
import pithead

sys.setswitchinterval(1e-6)
start = threading.Barrier(8)

def make(_):
    start.wait()
    return pithead.game(sys.argv[1]).name

with ThreadPoolExecutor(8) as pool:
    print({*pool.map(make, range(8))})
"""


@pytest.mark.parametrize("game", pithead.game_names())
def test_a_game_can_be_made_in_several_threads_at_once(game: str) -> None:
    """It ended the process about every other time: components were first used by two at once."""
    for _ in range(TRIES):
        command = [sys.executable, "-c", MAKE_AT_ONCE, game]
        made = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert (made.returncode, made.stdout) == (0, f"{{'{game}'}}\n"), made.stderr
