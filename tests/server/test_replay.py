"""Replays over HTTP: what each visitor is sent, what is wrong, what lasts."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pithead.rooms import replays
from pithead.server.limits import Rate
from pithead.tables import messages as m
from pithead.tables.replay import MOST_KEPT

from .running import FREE, GENEROUS, Visitor, play, running, serving


def moment(visitor: Visitor, table: str, at: object, **query: Any) -> Any:
    answer = visitor.get(f"/api/tables/{table}/replay/{at}", **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(visitor: Visitor) -> str:
    """A short game of one person at two seats, stopped before its time."""
    table = visitor.make("brass_empire", 2, name="Ann")
    visitor.do(table, m.Sit, seat=1)
    visitor.do(table, m.Start)
    for turn in range(30):
        play(visitor, table, turn % 2) or play(visitor, table, 1 - turn % 2)
    visitor.do(table, m.Stop)
    return table


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_a_scan_of_everything_a_replay_of_a_running_game_sends(tmp_path: Path, game: str) -> None:
    """Two people and a spectator ask for moments through every eye there is."""
    with running(tmp_path, poll_wait=0.01) as (address, service):
        visitors = [Visitor(address) for _ in range(3)]
        ann, bob, wil = visitors
        table = ann.make(game, 2, name="Ann")
        bob.join(table, ann.do(table, m.Invite, seat=1).token, "Bob")
        wil.join(table, ann.look(table).snapshot.watch, "Wil")
        ann.do(table, m.Start)
        rng = Random(3)
        for _ in range(40):
            for seat, visitor in enumerate((ann, bob)):
                _answer(visitor, table, seat, rng)
        match = service.context.rooms._rooms[table].table.match
        assert match is not None
        assert match.seed is not None
        assert not match.over
        assert len(match.log) >= 40
        for own, visitor in ((0, ann), (1, bob), (None, wil)):
            visitor.heard.clear()
            _watch(visitor, table)
            heard = b"\n".join(visitor.heard)
            assert len(heard) > 50_000
            assert match.seed.hex().encode() not in heard
            assert b"Traceback" not in heard
            for cookie in (other.cookie(table) for other in visitors):
                assert cookie.encode() not in heard
            for seat in range(2):
                if seat != own:
                    assert f'-seen","args":{{"seat":{seat},'.encode() not in heard
            _hides(visitor, table, own, "zinc" if game == "rockwell" else "hand")
            visitor.client.close()


def _watch(visitor: Visitor, table: str) -> None:
    told = visitor.get(f"/api/tables/{table}/replay").json()
    for at in told["moments"][::5]:
        for eyes in ("", "all", "watch", "seat1", "seat2", "seat3", "seat9"):
            moment(visitor, table, at, eyes=eyes)
            visitor.get(f"/api/tables/{table}/replay/{at}/log", eyes=eyes)


def _hides(visitor: Visitor, table: str, own: int | None, hidden: str) -> None:
    for at in visitor.get(f"/api/tables/{table}/replay").json()["moments"][::7]:
        for eyes in ("all", "seat1", "seat2", "seat3"):
            companies = moment(visitor, table, at, eyes=eyes)["snapshot"]["picture"]["companies"]
            seen = [seat for seat, company in enumerate(companies) if company[hidden] is not None]
            assert seen in ([], [own])


def _answer(visitor: Visitor, table: str, seat: int, rng: Random) -> None:
    snapshot = visitor.look(table, seat).snapshot
    question = snapshot.question
    if question is not None and question.yours:
        legal = [choice.action for choice in question.choices if choice.refused is None]
        action = rng.choice(legal)
        visitor.do(table, m.Move, seat=seat, at=snapshot.at, action=action)


def test_a_finished_game_is_watched_again_and_played_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as address, Visitor(address) as ann:
        table = finished(ann)
        told = ann.get(f"/api/tables/{table}/replay").json()
        assert told["eyes"] == ["seat1", "seat2", "watch", "all"]
        middle = told["moments"][len(told["moments"]) // 2]
        there = moment(ann, table, middle, eyes="seat2")
        body = m.PlayOn("same", "seat2", "Ann")
        made = ann.post(f"/api/tables/{table}/replay/{middle}/play_on", body)
        assert made.status_code == 201, made.text
        further = made.json()["table"]
        anew = ann.post(f"/api/tables/{table}/replay/{middle}/play_on", m.PlayOn("anew", "seat1"))
        for ident in (further, anew.json()["table"]):
            assert ann.look(ident).snapshot.stage == "lobby"
            ann.do(ident, m.Start)
        cookies = ann.client.cookies
    with serving(tmp_path) as address, Visitor(address) as ann:
        ann.client.cookies = cookies
        for ident, seat, hidden in ((further, 1, "same"), (anew.json()["table"], 0, "anew")):
            seen = ann.look(ident, seat).snapshot
            assert seen.stage == "playing"
            assert seen.origin is not None
            assert msgspec.to_builtins(seen.origin) == {
                "table": table,
                "at": middle,
                "hidden": hidden,
                "seat": seat,
            }
            again = moment(ann, ident, 0 if hidden == "anew" else middle, eyes=f"seat{seat + 1}")
            picture = moment(ann, table, middle, eyes=f"seat{seat + 1}")["snapshot"]["picture"]
            assert again["snapshot"]["picture"] == picture
            ann.do(ident, m.Stop)
            verified = ann.get(f"/api/tables/{ident}/verify").json()
            assert verified["ok"]
            assert verified["says"]["key"] == f"verify-ok-{hidden}"
        assert there["snapshot"]["you"]["viewer"] == 1


def test_bad_input_is_answered_in_one_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as address, Visitor(address) as ann, Visitor(address) as eve:
        lobby, table = ann.make(), ann.make(bots=["random"], start=True)
        play(ann, table)
        at = f"/api/tables/{table}/replay"
        refused: list[tuple[str, dict[str, object], int, str]] = [
            (f"/api/tables/{lobby}/replay", {}, 409, "not-playing"),
            (f"/api/tables/{lobby}/replay/0", {}, 409, "not-playing"),
            ("/api/tables/nowhere/replay", {}, 404, "no-table"),
            (f"{at}/soon", {}, 404, "no-page"),
            (f"{at}/0", {"eyes": "everybody"}, 400, "malformed"),
            (f"{at}/0", {"lines": -1}, 400, "malformed"),
            (f"{at}/0/log", {"start": "x"}, 400, "malformed"),
        ]
        for path, query, status, code in refused:
            answer = ann.get(path, **query)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
        assert eve.get(at).json()["code"] == "no-seat"
        for far in (-1, 10**12, 10**30):
            assert moment(ann, table, far)["note"]["key"] == "replay-nearest"
        posted = [
            ({"hidden": "same"}, 409, "not-over"),
            ({"hidden": "somehow"}, 400, "malformed"),
            ({}, 400, "malformed"),
        ]
        for body, status, code in posted:
            answer = ann.post(f"{at}/0/play_on", body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), body
        assert eve.post(f"{at}/0/play_on", {"hidden": "anew"}).status_code == 403


def test_what_a_replay_costs_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT", 2)
    rates = GENEROUS._replace(moments=Rate(5, 0))
    with running(tmp_path / "few", rates=rates) as (address, _), Visitor(address) as ann:
        table = ann.make(bots=["random"], start=True)
        answers = [ann.get(f"/api/tables/{table}/replay").status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert ann.get(f"/api/tables/{table}").status_code == 200
    rates = GENEROUS._replace(moments=FREE)
    with running(tmp_path / "kept", rates=rates) as (address, service), Visitor(address) as ann:
        service.context.replays.kept = 2
        for _ in range(4):
            table = ann.make(bots=["random"], start=True)
            moment(ann, table, 0)
        reels = service.context.replays._reels
        assert list(reels)[-1] == table
        assert len(reels) == 2
        assert all(len(reel.kept) <= MOST_KEPT for reel in reels.values())
