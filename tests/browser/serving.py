"""`pithead play` as a process that can be killed and started again on the same tables."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.ports import free_port

HOST = "127.0.0.1"
START = 300.0
"""Seconds a server may take to begin, however busy the machine is."""


class Server:
    def __init__(self, data: Path, port: int | None = None) -> None:
        self.data = data
        self.port = port or free_port()
        self.address = f"http://{HOST}:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Begin, and wait until it answers."""
        command = [sys.executable, "-m", "pithead", "play", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        with self._log().open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PITHEAD_LANG": "en"}
            )
        deadline = time.monotonic() + START
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"The server did not begin:\n{self.said()}")
            time.sleep(0.05)
        return self

    def kill(self) -> None:
        """End it as a power cut would: without a word to it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    def said(self) -> str:
        return self._log().read_text(encoding="utf-8", errors="replace")

    def _log(self) -> Path:
        return self.data.with_suffix(".log")

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False


def new_server() -> Server:
    return Server(Path(tempfile.mkdtemp(prefix="pithead-")) / "data").start()
