"""The live connection: updates, acknowledgements, two tabs, coming back, polling instead."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import pithead.rooms.connection
import pithead.server.serving
from pithead.rooms.connection import IN_FLIGHT
from pithead.server.limits import Rate
from pithead.tables import messages as m

from .running import GENEROUS, PATIENCE, Live, Visitor, running, serving

BID = ["bid", 0, 0, 0, 0, 0]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), poll_wait=0.05) as found:
        yield found


@pytest.fixture
def ann(address: str) -> Iterator[Visitor]:
    with Visitor(address) as visitor:
        yield visitor


@pytest.fixture
def bob(address: str) -> Iterator[Visitor]:
    with Visitor(address) as visitor:
        yield visitor


def two_people(ann: Visitor, bob: Visitor) -> str:
    table = ann.make(name="Ann")
    bob.join(table, ann.do(table, m.Invite, seat=1).token, "Bob")
    ann.do(table, m.Start)
    return table


def test_everyone_is_told_of_a_move_once_it_is_stored(ann: Visitor, bob: Visitor) -> None:
    table = two_people(ann, bob)
    watch = ann.look(table).snapshot.watch
    with Visitor(ann.address) as wil:
        wil.join(table, watch, "Wil")
        with ann.live(table) as anns, bob.live(table) as bobs, wil.live(table) as wils:
            assert anns.do(m.Move, seat=0, at=0, action=BID).ok
            ack = bobs.do(m.Move, seat=1, at=0, action=BID)
            assert ack.ok
            for live in (anns, bobs, wils):
                seen = live.until(ack.version).snapshot
                assert seen.at == 2
                assert seen.watchers == 1
                assert [seat.online for seat in seen.seats] == [True, True]


def test_two_tabs_of_one_person_both_follow(ann: Visitor, bob: Visitor) -> None:
    table = two_people(ann, bob)
    with ann.live(table) as one, ann.live(table) as other:
        ack = one.do(m.Move, seat=0, at=0, action=BID)
        for tab in (one, other):
            snapshot = tab.until(ack.version).snapshot
            assert snapshot.question is not None
            assert not snapshot.question.yours
        # The other tab comes too late, and is told so.
        late = other.do(m.Move, seat=0, at=0, action=BID)
        assert late.refused is not None
        assert late.refused.says.key == "refusal-answered"


def test_a_command_is_carried_out_once_however_often_it_is_sent(ann: Visitor) -> None:
    table = ann.make()
    with ann.live(table) as live:
        for _ in range(3):
            live.say(m.Say("said-once-only", "hello"))
        for _ in range(3):
            live.acks.clear()
            while "said-once-only" not in live.acks:
                live.hear()
            assert live.acks["said-once-only"].ok
    assert [line.says.args["text"] for line in ann.look(table).log] == ["hello"]


def test_what_is_no_message_is_answered_and_ends_nothing(ann: Visitor) -> None:
    table = ann.make()
    with ann.live(table) as live:
        for text in ("", "{", "[]", '{"type":"fly"}', "[" * 5000, '{"type":"say","id":"x"}'):
            live.socket.send(text)
            while "" not in live.acks:
                live.hear()
            problem = live.acks.pop("").problem
            assert problem is not None
            assert problem.code == "malformed"
        live.socket.send('{"type":"say","id":"known-id","text":7}')
        while "known-id" not in live.acks:
            live.hear()
        live.socket.send("x" * 100_000)
        while "" not in live.acks:
            live.hear()
        problem = live.acks.pop("").problem
        assert problem is not None
        assert (problem.code, problem.status) == ("too-large", 413)
        live.say(m.Ping())
        while not isinstance(live.hear(), m.Pong):
            pass
        assert live.do(m.Say, text="still here").ok


def test_what_is_far_too_large_ends_that_connection_only(ann: Visitor) -> None:
    table = ann.make()
    with ann.live(table) as one, ann.live(table) as other:
        one.socket.send("x" * 1_000_000)
        with contextlib.suppress(ConnectionClosed):
            while True:
                one.hear()
        assert other.do(m.Say, text="still here").ok


def farewell(address: str, table: str, cookie: str = "", origin: str | None = None) -> str:
    """The problem a connection ends with at once."""
    headers = {"Cookie": f"pithead_{table}={cookie}"}
    if origin is not None:
        headers["Origin"] = origin
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(url, additional_headers=headers, open_timeout=PATIENCE) as socket:
        said = msgspec.json.decode(socket.recv(PATIENCE), type=m.Farewell)
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    return said.problem.code


def test_who_has_no_place_gets_a_farewell(ann: Visitor) -> None:
    table = ann.make()
    assert farewell(ann.address, table) == "no-seat"
    assert farewell(ann.address, table, "x" * 43) == "no-seat"
    assert farewell(ann.address, "A" * 12) == "no-table"
    own = ann.cookie(table)
    assert farewell(ann.address, table, own, "https://evil.example") == "origin"
    assert farewell(ann.address, table, own, "null") == "origin"


def test_the_pages_own_origin_is_let_in(ann: Visitor) -> None:
    table = ann.make()
    headers = {"Cookie": f"pithead_{table}={ann.cookie(table)}", "Origin": ann.address}
    url = ann.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(url, additional_headers=headers, open_timeout=PATIENCE) as socket:
        assert msgspec.json.decode(socket.recv(PATIENCE), type=m.Update).snapshot.table == table


def test_nobody_else_is_sent_anything_when_somebody_answers_in_advance(
    ann: Visitor, bob: Visitor
) -> None:
    """Not even an empty message, nor the first time: that somebody did is their own affair."""
    table = two_people(ann, bob)
    watch = ann.look(table).snapshot.watch
    with Visitor(ann.address) as wil:
        wil.join(table, watch)
        with ann.live(table) as anns, bob.live(table) as bobs, wil.live(table) as wils:
            version = anns.do(m.Say, text="hello").version
            for live in (anns, bobs, wils):
                live.until(version)
            for live in (anns, bobs, wils):
                hear_all(live)
            for on in (True, False):
                assert anns.do(m.Order, seat=0, order="pass", on=on).ok
                given = [one.on for one in anns.update().snapshot.orders if one.order == "pass"]
                assert given == [on]
                for live in (bobs, wils):
                    live.say(m.Ping())
                    assert live.hear() == m.Pong(version)


def hear_all(live: Live) -> None:
    """What is under way: who has opened a page meanwhile."""
    live.say(m.Ping())
    while not isinstance(live.hear(), m.Pong):
        pass


def test_a_spectator_chats_in_moderation(tmp_path: Path) -> None:
    few = GENEROUS._replace(chat=Rate(3, 0))
    with serving(tmp_path, rates=few) as address, Visitor(address) as ann:
        table = ann.make(name="Ann")
        watch = ann.look(table).snapshot.watch
        codes = []
        for _ in range(2):
            # A fresh cookie does not help: they are counted by address.
            with Visitor(address) as wil:
                wil.join(table, watch)
                said = [wil.command(table, m.Say, text="hello") for _ in range(3)]
                codes += [one.status_code for one in said]
                with wil.live(table) as live:
                    assert not live.do(m.Say, text="hello").ok
        assert codes == [200] * 3 + [429] * 3
        for _ in range(5):
            ann.do(table, m.Say, text="players may")


def test_a_spectator_who_is_sent_away_gets_a_farewell(ann: Visitor, bob: Visitor) -> None:
    table = ann.make()
    bob.join(table, ann.look(table).snapshot.watch, "Bob")
    with bob.live(table) as live:
        live.update()
        (watching,) = ann.look(table).snapshot.spectators
        assert (watching.name, watching.online) == ("Bob", True)
        ann.do(table, m.SendAway, guest=watching.guest)
        while not isinstance(said := live.hear(), m.Farewell):
            pass
        assert said.problem.code == "revoked"
    assert bob.get(f"/api/tables/{table}").status_code == 403


def test_a_revoked_guest_gets_a_farewell(ann: Visitor, bob: Visitor) -> None:
    table = two_people(ann, bob)
    with bob.live(table) as live:
        live.update()
        ann.do(table, m.Revoke, seat=1)
        while True:
            said = live.hear()
            if isinstance(said, m.Farewell):
                break
        assert said.problem.code == "revoked"
    assert farewell(bob.address, table, bob.cookie(table)) == "revoked"


def test_who_comes_back_gets_the_lines_he_lacks(ann: Visitor) -> None:
    table = ann.make()
    with ann.live(table) as live:
        ack = live.do(m.Say, text="one")
        live.until(ack.version)
        have, version = len(live.log), live.updates[-1].snapshot.version
    ann.do(table, m.Say, text="two")
    with ann.live(table, after=version, lines=have) as live:
        update = live.update()
        assert update.log_from == have
        assert [line.says.args["text"] for line in update.log] == ["two"]


def test_after_the_first_update_a_page_gets_what_has_changed(ann: Visitor, bob: Visitor) -> None:
    table = two_people(ann, bob)
    with ann.live(table) as anns, ann.live(table, changes=0) as whole:
        for move, visitor in enumerate((ann, bob)):
            version = visitor.do(table, m.Move, seat=move, at=0, action=BID).version
            assert anns.until(version).snapshot == whole.until(version).snapshot
        assert anns.log == whole.log
        last = ann.heard[-2:]
        assert sorted(msgspec.json.decode(text)["type"] for text in last) == ["change", "update"]
        assert min(map(len, last)) < max(map(len, last)) / 2


def test_polling_shows_what_the_live_connection_shows(ann: Visitor, bob: Visitor) -> None:
    table = two_people(ann, bob)
    ann.do(table, m.Move, seat=0, at=0, action=BID)
    bob.do(table, m.Move, seat=1, at=0, action=BID)
    with ann.live(table) as live:
        update = live.update()
        polled = ann.look(table)
        assert polled.log == update.log
        assert polled.snapshot == live.updates[-1].snapshot
    version = polled.snapshot.version
    lines = len(polled.log)
    place = f"/api/tables/{table}/updates"
    assert ann.get(place, after=version, lines=lines).status_code == 204
    ann.do(table, m.Say, text="hello")
    more = msgspec.json.decode(ann.get(place, after=version, lines=lines).content, type=m.Update)
    assert (more.log_from, len(more.log)) == (lines, 1)


def test_a_page_that_waits_for_news_is_answered_when_the_server_ends(tmp_path: Path) -> None:
    """With an answer, not a fault: its page, or nginx, asks again elsewhere."""
    with running(tmp_path, poll_wait=PATIENCE) as (address, service), Visitor(address) as ann:
        table = ann.make()
        version = ann.look(table).snapshot.version
        room = service.context.rooms._rooms[table]
        with ThreadPoolExecutor(1) as pool:
            polled = pool.submit(ann.get, f"/api/tables/{table}/updates", after=version)
            while not room.watchers:
                time.sleep(0.01)
            service.stop()
            assert polled.result(PATIENCE).status_code == 204


def test_earlier_lines_are_asked_for(ann: Visitor) -> None:
    table = ann.make()
    for n in range(5):
        ann.do(table, m.Say, text=str(n))
    found = ann.get(f"/api/tables/{table}/log", start=1, stop=3).json()
    assert [line["n"] for line in found] == [1, 2]


def test_one_person_at_two_seats_sees_one_at_a_time(ann: Visitor) -> None:
    table = ann.make("brass_empire")
    ann.do(table, m.Sit, seat=1)
    ann.do(table, m.Start)
    with ann.live(table) as live:
        curtain = live.update().snapshot
        assert curtain.you.viewer == m.SPECTATOR
        assert curtain.picture is not None
        assert all(company["hand"] is None for company in curtain.picture["companies"])
        for seat in (1, 0):
            ann.heard.clear()
            assert live.do(m.Look, seat=seat).ok
            while live.updates[-1].snapshot.you.viewer != seat:
                live.update()
            picture = live.updates[-1].snapshot.picture
            assert picture is not None
            hands = [company["hand"] for company in picture["companies"]]
            assert hands[seat] is not None
            assert hands[1 - seat] is None
        assert live.do(m.Look, seat=m.SPECTATOR).ok
        while live.updates[-1].snapshot.you.viewer != m.SPECTATOR:
            live.update()
        assert live.do(m.Look, seat=3).problem is not None


def silent(live: Live) -> None:
    """Until everything that was sent before has arrived: a ping is answered in turn. What arrives
    is kept, and not said to be shown."""
    live.say(m.Ping())
    while not isinstance(live.hear(shown=False), m.Pong):
        pass


def test_a_page_that_shows_nothing_is_spared_and_misses_no_line(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pithead.rooms.connection, "UNSEEN_WAIT", PATIENCE)
    table = ann.make()
    with ann.live(table) as slow:
        with ann.live(table) as quick:
            for n in range(40):
                assert quick.do(m.Say, text=str(n)).ok
                silent(slow)
        assert len(slow.updates) == IN_FLIGHT
        # Once it says that it shows them, it gets all it lacks in one update.
        last = slow.updates[-1].snapshot.version
        assert last < (version := ann.look(table).snapshot.version)
        slow.say(m.Seen(last))
        assert slow.until(version).snapshot.version == version
        assert len(slow.updates) == IN_FLIGHT + 1
        said = [line.says.args["text"] for line in slow.log]
        assert said == [str(n) for n in range(40)]


def test_a_page_that_says_nothing_is_told_after_a_while(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pithead.rooms.connection, "UNSEEN_WAIT", 0.01)
    table = ann.make()
    with ann.live(table) as slow, ann.live(table) as quick:
        for n in range(40):
            assert quick.do(m.Say, text=str(n)).ok
        while len(slow.log) < 40:
            slow.hear(shown=False)


def test_a_page_that_shows_what_it_gets_is_told_everything_at_once(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pithead.rooms.connection, "UNSEEN_WAIT", PATIENCE)
    table = ann.make()
    with ann.live(table) as page, ann.live(table) as other:
        for n in range(3 * IN_FLIGHT):
            page.until(other.do(m.Say, text=str(n)).version)
        assert len(page.updates) > 3 * IN_FLIGHT


def test_a_page_that_neither_reads_nor_answers_is_dropped_and_hurts_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pithead.server.serving, "PING", 0.5)
    with running(tmp_path) as (address, service), Visitor(address) as ann:
        table = ann.make()
        room = service.context.rooms._rooms[table]
        before = room.presence_stamp
        head = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            "host: 127.0.0.1",
            f"cookie: pithead_{table}={ann.cookie(table)}",
            "upgrade: websocket",
            "connection: Upgrade",
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
            "sec-websocket-version: 13",
        ]
        host, _, port = address.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port))) as dead:
            dead.sendall("\r\n".join([*head, "", ""]).encode())
            # Not who is there: on a busy machine it may have come and gone in between.
            while room.presence_stamp == before:
                ann.do(table, m.Say, text="nobody is here yet")
            while room.watchers:
                ann.do(table, m.Say, text="it is still here")
