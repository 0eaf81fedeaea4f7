"""Visitors who ask for too much: of memory, of time, of connections."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import resource
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import pithead
from pithead.server import import_process, protocol, serving
from pithead.server.importer import WAITING_EACH, Importer, Refused
from pithead.server.limits import Rate, visitor
from pithead.tables import messages as m
from pithead.tables.errors import TableError

from .running import GENEROUS, PATIENCE, Visitor, running
from .running import serving as served

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of Linux")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with served(tmp_path) as found:
        yield found


def connection(address: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def answer(sending: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    told = b""
    try:
        while more := sending.recv(65_536):
            told += more
    except ConnectionError:
        pass
    return told


# --- connections --------------------------------------------------------------------------------


def test_headers_are_bounded_however_they_come(address: str) -> None:
    begun = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    with connection(address) as sending:
        sent = 0
        try:
            sending.sendall(begun)
            for n in range(5000):
                line = f"x-{n}: {'y' * 1000}\r\n".encode()
                sending.sendall(line)
                sent += len(line)
        except ConnectionError:
            pass
        assert b"431" in answer(sending) or sent < 5_000_000
    with connection(address) as sending:
        sending.sendall(begun + b"cookie: " + b"a" * 200_000 + b"\r\n\r\n")
        assert b"200 OK" not in answer(sending)
    # What a guest of hundreds of tables sends is let in, on a connection that goes on.
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        for _ in range(3):
            cookies = {"cookie": "; ".join(f"pithead_{n:012}={'s' * 43}" for n in range(300))}
            assert client.get("/api/health", headers=cookies).status_code == 200


def test_half_open_connections_are_let_go(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(protocol, "BODY_SECONDS", 0.3)
    halves = [
        b"",
        b"GET /api/health HT",
        b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{",
    ]
    opened = [(connection(address), half) for half in halves * 50]
    for sending, half in opened:
        with contextlib.suppress(ConnectionError):  # let go already
            sending.sendall(half)
    for sending, _ in opened:
        answer(sending)
        sending.close()
    monkeypatch.undo()
    assert httpx.get(f"{address}/api/health", timeout=PATIENCE).status_code == 200


def test_a_live_connection_outlasts_the_time_for_requests(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Visitor(address) as ann:
        table = ann.make()
        # Enough to send a few lines even on a busy machine, and so the time until it is over.
        monkeypatch.setattr(protocol, "HEAD_SECONDS", 2.0)
        monkeypatch.setattr(protocol, "BODY_SECONDS", 2.0)
        with ann.live(table) as live:
            live.update()
            # What came later and asks for nothing has been let go: the time is over.
            with connection(address) as later:
                answer(later)
            assert live.do(m.Say, text="still here").ok


def test_one_guest_has_so_many_pages_at_a_table(address: str) -> None:
    with Visitor(address) as ann:
        table = ann.make()
        pages = [ann.live(table) for _ in range(13)]
        for page in pages:
            page.__enter__()
        said = [page.hear() for page in pages]
        farewells = [one for one in said if isinstance(one, m.Farewell)]
        assert [one.problem.code for one in farewells] == ["too-many"]
        for page in pages:
            page.__exit__()


def test_the_limit_of_open_files_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        serving.raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, serving.MOST_FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_what_lives_as_long_as_the_server_is_not_collected(tmp_path: Path) -> None:
    before = gc.get_threshold()
    try:
        with running(tmp_path):
            assert gc.get_freeze_count() > 10_000
            assert gc.get_threshold()[0] > before[0] or before == serving.COLLECT
        assert not gc.is_tracked(m.Seen(1))
        assert not gc.is_tracked(m.Message("key", {"n": 1}))
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


# --- stored games that are sent -----------------------------------------------------------------


def record(moves: int = 10) -> dict[str, Any]:
    match = pithead.game("rockwell").match(2, seed=3)
    rng = Random(1)
    for _ in range(moves):
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    return match.record()


def judged(data: object) -> str:
    problem = import_process.judge(msgspec.json.encode(data)).problem
    return problem.code if problem is not None else ""


def test_numbers_keys_and_texts_are_bounded() -> None:
    good = record()
    assert judged(good) == ""
    long_seed = "ab" * 225_000
    commitment = hashlib.sha256(bytes.fromhex(long_seed)).hexdigest()
    assert judged(good | {"seed": long_seed, "commitment": commitment}) == "too-large"
    short = "ab" * 65
    assert judged(good | {"seed": short}) == "record"
    assert judged(good | {"sealed": {"9" * 5000: "pass"}}) == "too-large"
    assert judged(good | {"sealed": {"9" * 40: "pass"}}) == "record"
    assert judged(good | {"sealed": {"٣": "pass"}}) == "record"
    assert judged(good | {"seats": 10**30}) == "too-large"
    assert judged(good | {"options": {"edition": 10**12}}) == "too-large"
    nested: object = 1
    for _ in range(100):
        nested = [nested]
    assert judged(good | {"component_set": {"x": nested}}) == "too-large"


def test_a_game_that_burns_time_is_ended() -> None:
    async def main() -> tuple[str, int]:
        importer = Importer("tests.server.burning", seconds=1.0)
        codes = await asyncio.gather(
            *(
                problem_of(importer, f'{{"n":{n % 2}}}'.encode(), f"visitor {n % 2}")
                for n in range(6)
            )
        )
        assert len(set(codes)) == 1
        return codes[0], importer.judged

    assert asyncio.run(main()) == ("too-large", 2)


async def problem_of(importer: Importer, raw: bytes, owner: str = "ann") -> str:
    try:
        await importer.check(raw, owner)
    except (TableError, Refused) as error:
        return error.problem.code
    return ""


def test_the_same_bytes_are_played_once() -> None:
    async def main() -> None:
        importer = Importer()
        raw = msgspec.json.encode(record())
        for _ in range(3):
            await asyncio.gather(*(importer.check(raw, "ann") for _ in range(3)))
        assert importer.judged == 1

    asyncio.run(main())


def test_a_process_judges_several_games_and_one_that_died_is_replaced() -> None:
    async def main() -> list[str]:
        importer = Importer()
        codes: list[str] = []
        used: set[int] = set()
        for number in range(4):
            if number == 2:
                (process,) = importer._idle
                process.kill()
                await process.wait()
            codes.append(await problem_of(importer, msgspec.json.encode(record(number + 3))))
            used.update(process.pid for process in importer._idle)
        assert len(used) == 2
        await importer.close()
        return codes

    assert asyncio.run(main()) == [""] * 4


def test_only_so_many_wait_for_their_turn() -> None:
    async def main() -> list[str]:
        importer = Importer("tests.server.burning", seconds=0.3)
        return await asyncio.gather(
            *(problem_of(importer, f'{{"n":{n}}}'.encode()) for n in range(18))
        )

    codes = asyncio.run(main())
    assert codes.count("too-many") == 18 - WAITING_EACH
    assert set(codes) == {"too-large", "too-many"}


def test_who_sends_many_games_keeps_no_other_visitor_waiting() -> None:
    """Of two places one visitor has one, however much they send."""

    async def main() -> None:
        importer = Importer("tests.server.burning", seconds=PATIENCE)
        mallory = [
            asyncio.create_task(problem_of(importer, f'{{"n":{n}}}'.encode(), "mallory"))
            for n in range(6)
        ]
        ann = asyncio.create_task(problem_of(importer, b'{"n":99}', "ann"))
        while importer.judged < 2:
            await asyncio.sleep(0.01)
        assert importer._turns.waiting_for("mallory") == 5
        assert importer._turns.waiting_for("ann") == 0
        for task in (*mallory, ann):
            task.cancel()
        await asyncio.gather(*mallory, ann, return_exceptions=True)
        await importer.close()

    asyncio.run(main())


def test_a_day_has_so_many_bytes_and_seconds_of_stored_games(tmp_path: Path) -> None:
    raw = msgspec.json.encode(record())
    small = GENEROUS._replace(import_bytes=Rate(3.5 * len(raw), 0))
    with served(tmp_path, rates=small) as address, Visitor(address) as ann:
        sent = [ann.post("/api/tables/import", record()) for _ in range(4)]
        assert [one.status_code for one in sent] == [201, 201, 201, 429]
        assert sent[-1].json()["code"] == "budget"
        assert ann.make(), "everything else goes on"
    brief = GENEROUS._replace(import_seconds=Rate(1e-6, 0))
    with served(tmp_path, rates=brief) as address, Visitor(address) as ann:
        sent = [ann.post("/api/tables/import", record(n)) for n in range(2)]
        assert [one.status_code for one in sent] == [201, 429]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_visitor(address: str, counted: str) -> None:
    assert visitor(address) == counted


def test_limits_count_ipv6_by_network(tmp_path: Path) -> None:
    few = GENEROUS._replace(tables=Rate(3, 0))
    with served(tmp_path, rates=few, proxies=("127.0.0.1",)) as address, Visitor(address) as ann:
        wish = msgspec.to_builtins(m.NewTable("rockwell", 2))
        sent = [
            ann.client.post(
                "/api/tables", json=wish, headers={"x-forwarded-for": f"2001:db8::{n:x}"}
            ).status_code
            for n in range(1, 6)
        ]
        assert sent == [201, 201, 201, 429, 429]
        other = {"x-forwarded-for": "2001:db8:0:1::1"}
        assert ann.client.post("/api/tables", json=wish, headers=other).status_code == 201


def test_every_request_and_live_connection_counts(tmp_path: Path) -> None:
    """Whatever it asks for, and also where it would be refused for another reason."""
    few = GENEROUS._replace(requests=Rate(6, 0))
    with served(tmp_path, rates=few) as address, Visitor(address) as ann:
        table = ann.make()
        asked = ("/api/games", "/api/games/rockwell/cards", "/schema", "/api/nothing")
        assert [ann.get(path).status_code for path in asked] == [200, 200, 200, 404]
        with ann.live(table) as live:
            live.update()
            refused = ann.get("/api/games")
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
            with ann.live(table) as second:
                assert isinstance(said := second.hear(), m.Farewell)
                assert said.problem.code == "too-many"
            # What is open stays open, and the page itself is always to be had.
            assert live.do(m.Say, text="still here").ok
        assert ann.get("/").status_code != 429


def test_others_play_on_while_expensive_games_are_checked(address: str) -> None:
    with Visitor(address) as ann:
        table = ann.make()
        body = msgspec.json.encode(record(150))
        with ann.live(table) as live:
            live.update()
            import threading

            sending = [
                threading.Thread(
                    target=httpx.post,
                    args=(f"{address}/api/tables/import",),
                    kwargs={
                        "content": body + b" " * n,
                        "headers": {"content-type": "application/json"},
                        "timeout": PATIENCE,
                    },
                )
                for n in range(4)
            ]
            for thread in sending:
                thread.start()
            said_meanwhile = 0
            while any(thread.is_alive() for thread in sending):
                assert live.do(m.Say, text="hello").ok
                said_meanwhile += 1
            assert said_meanwhile > len(sending)
