"""The command line: `pithead play`, `simulate`, `arena`, `train`, `replay`, `rules` …"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from pithead.cli.arguments import build_parser
from pithead.cli.common import CommandError
from pithead.cli.parser import wanted_language
from pithead.kernel.parts import MissingPart
from pithead.kernel.plugin import installed
from pithead.words import Words, choose_language

WRONG = 2
INTERRUPTED = 130
ASKED_BY_SHELL = "_ARGCOMPLETE"
"""The variable that is set when a shell asks what may stand next."""
NOBODY_READS = 1  # as rich answers, and Python's documentation advises


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code. The user never sees a traceback."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(choose_language(wanted_language(arguments)))
    _never_fail_to_print()
    for broken in installed().broken:
        print(f"pithead: {words.say('plugin-broken', **broken._asdict())}", file=sys.stderr)
    try:
        return _run_flushed(arguments, words)
    except CommandError as error:
        print(f"pithead: {error.sentence(words)}", file=sys.stderr)
        return WRONG
    except MissingPart as error:
        sentence = words.say("error-missing-part", package=error.name, command=error.command)
        print(f"pithead: {sentence}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EIO):
            raise
        # The reader of our output, a program or a terminal, is gone; Python must not complain when
        # it closes stdout.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS


def _run_flushed(arguments: list[str], words: Words) -> int:
    """Run the command and print all of it now, also what argparse prints before it leaves."""
    try:
        parser = build_parser(words)
        if ASKED_BY_SHELL in os.environ:
            from pithead.cli import completion

            completion.answer(parser)
        chosen = parser.read(arguments)
        command = import_module(f"pithead.cli.{chosen.command.replace('-', '_')}")
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
