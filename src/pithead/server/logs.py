"""Logs for machines: a line of JSON for each event, without secrets."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "process": record.process,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            # Where it happened, not what was in it: an error's own words may quote a request.
            told["error"] = kind.__name__
            told["at"] = [f"{f.filename}:{f.lineno} {f.name}" for f in traceback.extract_tb(trace)]
        return json.dumps(told)


def log_as_json(level: int = logging.INFO) -> None:
    """Send all that our own loggers say to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    ours = logging.getLogger("pithead")
    ours.handlers = [handler]
    ours.setLevel(level)
    ours.propagate = False
