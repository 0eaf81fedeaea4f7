"""Every byte that reaches a person, searched for what is hidden from that person."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pithead.tables import messages as m

from .running import Live, Visitor, running

FRIENDS = 2


def test_a_scan_of_everything_that_was_sent(tmp_path: Path) -> None:
    """Two people, a spectator and a bot; each one's bytes against all others' secrets."""
    for game in ("rockwell", "brass_empire"):
        with running(tmp_path / game, poll_wait=0.01) as (address, service):
            visitors = [Visitor(address) for _ in range(3)]
            try:
                table, tokens = _seat(visitors, game)
                _play(visitors, table)
                match = service.context.rooms._rooms[table].table.match
                assert match is not None
                assert match.seed is not None
                _scan(visitors, table, tokens, match.seed.hex())
            finally:
                for visitor in visitors:
                    visitor.client.close()


def _seat(visitors: list[Visitor], game: str) -> tuple[str, list[str]]:
    ann, bob, wil = visitors
    table = ann.make(game, 3, bots=["", "random"], name="Ann")
    token = ann.do(table, m.Invite, seat=1).token
    watch = ann.look(table).snapshot.watch
    for visitor in visitors:
        visitor.heard.clear()
    bob.join(table, token, "Bob")
    wil.join(table, watch, "Wil")
    ann.do(table, m.Start)
    return table, [token, watch]


def _play(visitors: list[Visitor], table: str) -> None:
    ann, bob, wil = visitors
    rng = Random(7)
    with ann.live(table) as anns, bob.live(table) as bobs, wil.live(table) as wils:
        for step in range(60):
            for seat, live in enumerate((anns, bobs)):
                _answer(live, seat, rng)
            if step % 10 == 0:
                for visitor in visitors:
                    visitor.get(f"/api/tables/{table}")
                    visitor.get(f"/api/tables/{table}/log", seat=0)
                    visitor.get(f"/api/tables/{table}/updates", seat=1)
                    visitor.get(f"/api/tables/{table}/record")
                    visitor.command(table, m.Preview, seat=0, action=["bid", 0])
                wils.do(m.Say, text=f"step {step}")


def _answer(live: Live, seat: int, rng: Random) -> None:
    """Answer if asked; a page learns by its next update when it is."""
    while not live.updates:
        live.hear()
    live.do(m.Look, seat=seat)
    live.update()
    snapshot = live.updates[-1].snapshot
    question = snapshot.question
    if question is None or not question.yours:
        return
    legal = [choice.action for choice in question.choices if choice.refused is None]
    live.do(m.Move, seat=seat, at=snapshot.at, action=rng.choice(legal))
    if rng.random() < 0.3:
        live.do(m.UndoMove, seat=seat, at=snapshot.at)


def _scan(visitors: list[Visitor], table: str, tokens: list[str], seed: str) -> None:
    ann, bob, wil = visitors
    cookies = {visitor: visitor.cookie(table) for visitor in visitors}
    assert all(cookies.values())
    for visitor in visitors:
        heard = b"\n".join(visitor.heard)
        assert len(heard) > 10_000
        hidden = [seed, *(cookie for other, cookie in cookies.items() if other is not visitor)]
        hidden += [cookies[visitor]]  # not even one's own is ever repeated
        hidden += [tokens[0]] if visitor is not ann else []
        hidden += [tokens[1]] if visitor is wil else []
        for secret in hidden:
            assert secret.encode() not in heard
        for seat, whose in enumerate((ann, bob)):
            if visitor is not whose:
                assert _seen_by(seat) not in heard.replace(b" ", b"")
        assert b"Traceback" not in heard


def _seen_by(seat: int) -> bytes:
    """How the cards a seat alone has drawn are told."""
    return f'"key":"event-brass-empire-drew-seen","args":{{"seat":{seat},'.encode()


def test_the_scan_would_find_something() -> None:
    line = b'{"key":"event-brass-empire-drew-seen","args":{"seat":1,"cards":"clerk"}}'
    assert _seen_by(1) in line
    assert _seen_by(0) not in line


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_a_spectator_is_shown_no_ones_secrets(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as (address, _), Visitor(address) as ann, Visitor(address) as wil:
        table = ann.make(game, 2, bots=["random"], start=True)
        wil.join(table, ann.look(table).snapshot.watch)
        picture = wil.look(table).snapshot.picture
        assert picture is not None
        hidden = "zinc" if game == "rockwell" else "hand"
        assert all(company[hidden] is None for company in picture["companies"])
