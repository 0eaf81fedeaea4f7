"""The command line: `pithead play`, `simulate`, `arena`, `train`, `replay`, `rules` …"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from pithead.cli.arguments import build_parser, wanted_language
from pithead.cli.common import CommandError
from pithead.words import Words, choose_language

WRONG = 2
INTERRUPTED = 130
BROKEN_PIPE = 1  # as rich answers, and Python's documentation advises


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code. Nothing but words ever reaches the user."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(choose_language(wanted_language(arguments)))
    _never_fail_to_print()
    try:
        return _run_flushed(arguments, words)
    except CommandError as error:
        print(f"pithead: {error.sentence(words)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not complain when it closes stdout.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _run_flushed(arguments: list[str], words: Words) -> int:
    """Run the command and print all of it now, also what argparse prints before it leaves."""
    try:
        chosen = build_parser(words).read(arguments)
        command = import_module(f"pithead.cli.{chosen.command}")
        code: int = command.run(chosen, words)
        return code
    finally:
        sys.stdout.flush()


def _never_fail_to_print() -> None:
    """A terminal that can't show a character shows a question mark, not a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
