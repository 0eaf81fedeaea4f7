"""Bots in any language: a program that reads and writes one JSON object a line (docs/protocol.md).

A program that is slow, dies or talks nonsense raises `PlayerFault`; the arena then lets `random`
play on in its place.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .faults import PlayerFault, checked, short

if TYPE_CHECKING:
    from pithead.kernel.contract import Action, Event
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

PROTOCOL = 2
PREFIX = "exec:"
START_SECONDS = 10.0
"""So long a program may take until it is ready for its first game."""

ANSWER_SECONDS = 10.0
"""So long for an answer when no budget is given."""

GRACE_SECONDS = 0.1
LONGEST_LINE = 1_000_000
MOST_LINES = 16
QUIT_SECONDS = 1.0


class Program:
    """A running program at one seat, game after game until it fails or is closed."""

    def __init__(self, command: str, budget: float | None) -> None:
        self.budget = budget
        self.patience = ANSWER_SECONDS if budget is None else budget + GRACE_SECONDS
        self.asked = 0
        self.name = ""  # what it calls itself, once it is ready
        try:
            words = shlex.split(command)
            if not words:
                raise ValueError(f"{PREFIX} names no program")
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # What it says on stderr is its author's; it goes where ours goes.
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise PlayerFault("start", f"{words[0]}: {error.strerror}") from None
        except ValueError as error:
            raise PlayerFault("start", str(error)) from None
        # Bounded: a program that talks without end must not fill the memory.
        self.lines: queue.Queue[str] = queue.Queue(MOST_LINES)
        self.gone = threading.Event()
        # A thread, because nothing else waits for a pipe with a time limit on every system.
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        stdout = self.process.stdout
        assert stdout is not None
        try:
            while line := stdout.readline(LONGEST_LINE):
                self._put(line)
        except (OSError, ValueError):
            pass
        self._put("")

    def _put(self, line: str) -> None:
        while not self.gone.is_set():
            with contextlib.suppress(queue.Full):
                self.lines.put(line, timeout=0.2)
                return

    def start(self, game: Game, seats: int, seat: int, options: dict[str, Any]) -> None:
        """A game begins; the program says that it is ready."""
        budget = None if self.budget is None else round(self.budget * 1000)
        self._tell(
            {
                "type": "start",
                "protocol": PROTOCOL,
                "game": game.name,
                "rules": game.version,
                "components": {
                    "digest": game.components_digest,
                    "data": game.component_data(),
                },
                "seats": seats,
                "seat": seat,
                "options": options,
                "budget_ms": budget,
            }
        )
        answer = self._receive(START_SECONDS)
        if answer.get("type") != "ready":
            raise PlayerFault("nonsense", short(json.dumps(answer)))
        self.name = short(" ".join(str(answer.get("name") or "").split()))

    def choose(self, game: Game, state: State, seat: int, events: Sequence[Event]) -> Action:
        """The program's answer to the question asked of its seat; always a legal one."""
        self.asked += 1
        decision = state.pending
        assert decision is not None
        view = game.view(state, seat)
        fields = game.form(state, seat)
        question = {
            "type": "choose",
            "id": self.asked,
            "decision": {"kind": decision.kind, "about": decision.about},
            "view": view,
            "picture": game.picture(view),
            "legal": [game.text(action) for action in game.legal(state, seat)],
            "form": None if fields is None else [field._asdict() for field in fields],
            "events": [{"kind": e.kind, "cause": e.cause, "args": e.args} for e in events],
        }
        self._tell(question)
        answer = self._receive(self.patience)
        if answer.get("type") != "action" or answer.get("id") != self.asked:
            raise PlayerFault("nonsense", short(json.dumps(answer)))
        return _legal_action(game, state, seat, answer.get("action"))

    def end(self, scores: list[int], ranking: list[list[int]]) -> None:
        self._tell({"type": "end", "scores": scores, "ranking": ranking})

    def close(self) -> None:
        """Ask it to go; end it if it does not."""
        assert self.process.stdin is not None
        try:
            self._tell({"type": "quit"})
            self.process.stdin.close()
            self.process.wait(QUIT_SECONDS)
        except (PlayerFault, OSError, subprocess.TimeoutExpired):
            pass
        self.kill()

    def kill(self) -> None:
        """End it, and give back what it held."""
        self.gone.set()
        self.process.kill()
        self.process.wait()
        self.listener.join(QUIT_SECONDS)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            # Closing flushes the buffer, though the reader may be gone.
            with contextlib.suppress(OSError):
                pipe.close()

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except (OSError, ValueError):
            raise PlayerFault("died") from None

    def _receive(self, seconds: float) -> dict[str, Any]:
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise PlayerFault("slow", f"{round(seconds * 1000)}") from None
        if not line:
            raise PlayerFault("died")
        try:
            answer = json.loads(line)
        except ValueError:
            raise PlayerFault("nonsense", short(line)) from None
        if not isinstance(answer, dict):
            raise PlayerFault("nonsense", short(line))
        return answer


def _legal_action(game: Game, state: State, seat: int, given: object) -> Action:
    """The action given as text or as a JSON list, if the rules allow it."""
    try:
        action = game.parse(given) if isinstance(given, str) else game.from_json(given)
    except ValueError:
        raise PlayerFault("nonsense", short(str(given))) from None
    return checked(game, state, seat, action)
