"""What those who run a server look at: readiness, figures, logs."""

from __future__ import annotations

import json
import logging
import re
import time
from pathlib import Path

import pytest

from pithead.server.logs import JsonLines
from pithead.server.security import is_local
from pithead.tables import messages as m

from .running import PATIENCE, Visitor, play, running


def figures(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_figures_tell_exactly_what_happened(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _), Visitor(address) as ann:
        table = ann.make()
        for n in range(10):
            ann.do(table, m.Say, text=str(n))
        ann.make(seats=3)
        ann.get("/api/nothing")
        with ann.live(table) as live:
            live.update()
            answer = ann.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    told = figures(answer.text)
    for spent in ("commit_seconds_total", "cpu_seconds_total", "start_time_seconds"):
        assert told.pop(f"pithead_{spent}") > 0
    assert told == {
        "pithead_tables_awake": 2,
        "pithead_tables_playing": 0,
        "pithead_tables_set_aside": 0,
        "pithead_pages": 1,
        "pithead_store_waiting": 0,
        "pithead_bots_waiting": 0,
        "pithead_commits_total": 12,
        "pithead_entries_total": 12,
        "pithead_store_failures_total": 0,
        "pithead_bot_answers_total": 0,
        "pithead_bot_seconds_total": 0,
        "pithead_bot_failures_total": 0,
        "pithead_imports_total": 0,
        "pithead_faults_total": 0,
        'pithead_answers_total{status="2xx"}': 12,
        'pithead_answers_total{status="4xx"}': 1,
    }
    for line in answer.text.splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) pithead_\w+ .+|pithead_\w+(\{[^}]*\})? \S+", line)


def test_figures_tell_of_bots(tmp_path: Path) -> None:
    """A bot's first turn comes once its process is there; every turn is one answer."""
    with running(tmp_path) as (address, _), Visitor(address) as ann:
        table = ann.make(bots=["random"], start=True)
        play(ann, table)
        end = time.monotonic() + PATIENCE
        while not (told := figures(ann.get("/metrics").text))["pithead_bot_answers_total"]:
            assert time.monotonic() < end
        assert told["pithead_tables_playing"] == 1
        assert told["pithead_bot_failures_total"] == 0
        assert told["pithead_bot_seconds_total"] > 0


def test_figures_are_for_this_computer_alone(tmp_path: Path) -> None:
    with running(tmp_path, proxies=("127.0.0.1",)) as (address, _), Visitor(address) as eve:
        far = {"x-forwarded-for": "203.0.113.7"}
        assert eve.client.get("/metrics", headers=far).status_code == 404
        assert eve.get("/metrics").status_code == 200
    assert is_local("::1")
    assert not is_local("192.168.1.1")
    assert not is_local("")


def test_a_server_that_cannot_write_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as (address, service), Visitor(address) as ann:
        assert ann.get("/api/ready").json() == {"ok": True}

        async def silent() -> bool:
            return False

        monkeypatch.setattr(service.context.store, "answers", silent)
        answer = ann.get("/api/ready")
        assert (answer.status_code, answer.json()) == (503, {"ok": False})
        assert ann.get("/api/health").status_code == 200


def test_a_line_of_the_log_is_json_without_what_a_request_said() -> None:
    try:
        raise ValueError("the token is hunter2")
    except ValueError as error:
        caught = (type(error), error, error.__traceback__)
    record = logging.LogRecord(
        "pithead", logging.ERROR, __file__, 1, "%s %s", ("GET", "/api/games"), caught
    )
    line = JsonLines().format(record)
    told = json.loads(line)
    assert told["says"] == "GET /api/games"
    assert told["error"] == "ValueError"
    assert "test_operations.py" in told["at"][0]
    assert "hunter2" not in line


def test_no_secret_of_a_table_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "pithead")
    with running(tmp_path) as (address, service), Visitor(address) as ann:
        table = ann.make()
        token = ann.do(table, m.Invite, seat=1).token
        ann.do(table, m.PlaceBot, seat=1, bot="random")
        ann.do(table, m.Start)
        match = service.context.rooms._rooms[table].table.match
        assert match is not None
        assert match.seed is not None
        hidden = [token, ann.cookie(table), match.seed.hex()]
    assert not any(secret in caplog.text for secret in hidden)
