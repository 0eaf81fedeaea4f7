"""Several processes on one database behind nginx: killed, restarted, and what they agree on."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from pithead.server import admin
from pithead.server.notices import PostgresNotices
from pithead.server.store import Store
from pithead.tables import entries as e
from pithead.tables import messages as m

from . import nginx
from .nginx import in_front
from .postgres import Postgres, needed
from .running import PATIENCE, Live, Servers, Visitor, free_port, pithead, said
from .running import serving as alone
from .test_operations import figures

pytestmark = [needed, nginx.needed]
NUMBER = 2


class Site:
    def __init__(self, address: str, servers: Servers) -> None:
        self.address = address
        self.servers = servers


@pytest.fixture(scope="module")
def site(server: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all tests: each leaves it with both processes running."""
    folder = tmp_path_factory.mktemp("nginx")
    with (
        Servers(server.database("shared"), NUMBER) as servers,
        in_front(folder, servers.ports) as proxy,
    ):
        yield Site(proxy.address, servers)


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def patient(visitor: Visitor, table: str, n: int, text: str) -> None:
    """Say something as a page does: again until it is acknowledged."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            answer = visitor.command(table, m.Say, id=f"said-{n:05}", text=text)
            if answer.status_code == 200:
                assert answer.json()["ok"]
                return
        time.sleep(0.02)
    raise AssertionError("nobody answered")


def test_killed_processes_lose_and_double_nothing_and_their_bots_go_on(site: Site) -> None:
    with Visitor(site.address) as ann:
        table, game = ann.make(), ann.make(bots=["random"], start=True)
        for n in range(30):
            if n in (5, 15):
                # The other process goes on at once; nobody waits for the one that starts.
                site.servers.kill(n // 10)
            patient(ann, table, n, f"line {n}")
            if n in (10, 20):
                wait_until(lambda: _asked(ann, game))
                _move(ann, game)
                site.servers.start_again(n // 10 - 1)
        said = [line.says.args["text"] for line in ann.look(table).log if line.kind == "chat"]
        assert said == [f"line {n}" for n in range(30)]


def _asked(visitor: Visitor, table: str) -> bool:
    try:
        question = visitor.look(table, 0).snapshot.question
    except (httpx.TransportError, AssertionError):
        return False
    return question is not None and question.yours


def _move(visitor: Visitor, table: str) -> None:
    snapshot = visitor.look(table, 0).snapshot
    assert snapshot.question is not None
    action = next(c.action for c in snapshot.question.choices if c.refused is None)
    visitor.do(table, m.Move, seat=0, at=snapshot.at, action=action)


def told_of_each(site: Site, figure: str) -> list[float]:
    """What whichever process answers knows of all; of the others, as of two seconds ago."""
    port = site.servers.ports[0]
    told = figures(httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text)
    return sorted(told[name] for name in told if name.startswith(f"{figure}{{"))


def test_all_pages_of_a_table_are_at_one_process(site: Site) -> None:
    """And whichever process is asked has the figures of all."""
    with Visitor(site.address) as ann, contextlib.ExitStack() as open_pages:
        table = ann.make()
        pages = [open_pages.enter_context(ann.live(table)) for _ in range(8)]
        for page in pages:
            page.update()
        wait_until(lambda: told_of_each(site, "pithead_pages") == [0, 8])
        wait_until(lambda: sum(told_of_each(site, "pithead_entries_total")) > 0)


def test_pages_at_different_processes_show_the_same(url: str) -> None:
    """As where nginx does not know the table, or a process has just come back."""
    with (
        alone(url) as here,
        alone(url) as there,
        Visitor(here) as ann,
        Visitor(there) as bob,
        contextlib.ExitStack() as open_pages,
    ):
        table = ann.make(name="Ann")
        bob.join(table, ann.do(table, m.Invite, seat=1).token, "Bob")
        ann.do(table, m.Start)
        pages = [open_pages.enter_context(one.live(table)) for one in (ann, bob) * 4]
        for page in pages:
            page.update()
        bid = ["bid", 0, 0, 0, 0, 0]
        for seat, page in enumerate(pages[:2]):
            ack = page.do(m.Move, seat=seat, at=0, action=bid)
            assert ack.ok, ack
        for page in pages:
            assert page.until(ack.version).snapshot.at == 2


def test_a_rolling_restart_refuses_no_request(site: Site) -> None:
    answers: list[int] = []
    done = threading.Event()

    def ask(visitor: Visitor, table: str) -> None:
        while not done.is_set():
            answers.append(visitor.get("/api/games").status_code)
            answers.append(visitor.command(table, m.Say, text="hello").status_code)
            answers.append(visitor.get("/api/health").status_code)
            time.sleep(0.25)  # as often as one visitor may ask

    with Visitor(site.address) as ann:
        asking = [threading.Thread(target=ask, args=(ann, ann.make())) for _ in range(3)]
        for thread in asking:
            thread.start()
        for number in range(NUMBER):
            site.servers.restart(number)
        done.set()
        for thread in asking:
            thread.join()
    assert set(answers) == {200}


@contextlib.contextmanager
def pages_at_two_processes(url: str) -> Iterator[tuple[str, Visitor, Live, Live]]:
    """A table of Ann's, with a page of hers at each of two processes."""
    with alone(url) as here, alone(url) as there, Visitor(here) as ann:
        table = ann.make(name="Ann")
        with ann.live(table) as one:
            ann.go_to(there)
            with ann.live(table) as other:
                for n in range(10):
                    for page in (one, other):
                        page.until(one.do(m.Say, text=f"line {n}").version)
                yield table, ann, one, other


def lines(page: Live) -> list[str]:
    return [line.says.args["text"] for line in page.log if line.kind == "chat"]


def test_after_a_repair_nothing_is_acknowledged_behind_the_gap(server: Postgres, url: str) -> None:
    with pages_at_two_processes(url) as (table, ann, one, other):
        server.run(f"DELETE FROM entries WHERE table_id = '{table}' AND number = 5", url)
        code, told, _ = said("admin", "repair", table, "--database", url)
        assert (code, told) == (0, "Entries kept: 5; deleted: 15.\n")
        for page in (one, other):
            # The page that was open shows the table as it is now, and goes on with it.
            while len(lines(page)) > 4:
                page.hear()
        for number, page in enumerate((one, other)):
            acks = [page.do(m.Say, text=f"after {number} {n}") for n in range(3)]
            assert all(ack.ok for ack in acks), acks
        assert said("data", "check", url)[0] == 0
        book = [line for line in ann.look(table).log if line.kind == "chat"]
        assert len(book) == 4 + 6


def test_a_process_that_hears_nothing_of_a_repair_stores_nothing_behind_the_gap(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """News may be late or lost: what is stored is decided by the database."""
    monkeypatch.setattr(PostgresNotices, "replaced", lambda self, _: f"{self.origin} x y -")
    with pages_at_two_processes(url) as (table, _, one, other):

        async def cut() -> None:
            store = Store(url)
            await store.open()
            await admin.remove(store, table, 5)
            await store.close()

        asyncio.run(cut())
        for page in (one, other):
            ack = page.do(m.Say, text="behind the gap")
            if not ack.ok:
                assert ack.problem is not None
                assert ack.problem.code == "stale"
                while len(lines(page)) > 5:
                    page.hear()
                assert page.do(m.Say, text="again").ok
        assert said("data", "check", url)[0] == 0


def test_a_table_that_is_deleted_ends_its_pages(url: str) -> None:
    with pages_at_two_processes(url) as (table, ann, one, other):
        assert said("admin", "delete", table, "--database", url)[0] == 0
        for page in (one, other):
            while not isinstance(farewell := page.hear(shown=False), m.Farewell):
                pass
            assert farewell.problem.code == "no-table"
        assert ann.command(table, m.Say, text="hello").status_code == 404
        assert said("admin", "list", "--database", url)[1] == ""


def test_what_only_looks_disturbs_nobody(url: str, tmp_path: Path) -> None:
    with pages_at_two_processes(url) as (table, ann, one, other):
        for looks in (["doctor"], ["list"], ["show", table], ["prune", "--days", "1"]):
            assert said("admin", *looks, "--database", url)[0] == 0
        # Nothing has begun there that could be exported.
        assert said("admin", "export", table, "--database", url)[0] == 2
        backup = tmp_path / "backup.sqlite3"
        for copies in (["check", url], ["backup", url, str(backup)], ["check", str(backup)]):
            assert said("data", *copies)[0] == 0
        # A database at which people play is no place to restore into.
        assert said("data", "restore", str(backup), url)[0] == 2
        for page in (one, other):
            assert page.do(m.Say, text="We are still here.").ok
        assert len([line for line in ann.look(table).log if line.kind == "chat"]) == 22


def test_new_links_end_the_pages_of_the_old_host_wherever_they_are(url: str) -> None:
    with pages_at_two_processes(url) as (table, ann, one, other):
        code, links, _ = said("admin", "renew", table, "--database", url)
        assert code == 0
        for page in (one, other):
            while not isinstance(farewell := page.hear(shown=False), m.Farewell):
                pass
            assert farewell.problem.code == "revoked"
        assert ann.command(table, m.Say, text="hello").json()["code"] == "revoked"
        token = re.findall(r"#seat=(\S+)", links)[0]
        with Visitor(ann.address) as again:
            assert again.join(table, token, "Ann").json()["seats"] == [0]
            assert again.look(table).snapshot.you.host


def test_what_happened_meanwhile_keeps_a_table_from_being_pruned(url: str) -> None:
    async def act() -> None:
        store = Store(url)
        await store.open()
        await store.append("a", 0, [e.Said(time=1, by=0, text="")])
        await store.append("b", 0, [e.Said(time=1, by=0, text="")])
        await store.append("b", 1, [e.Said(time=50, by=0, text="")])
        assert await admin.remove(store, "a", unless_since=50) == 1
        assert await admin.remove(store, "b", unless_since=50) == 0
        await store.close()

    asyncio.run(act())


def told(*arguments: str) -> str:
    code, _, complaint = said("serve", *arguments)
    assert (code, complaint.count("\n")) == (2, 1)
    return complaint


def test_what_cannot_work_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").touch()  # else it is said that the page was not built
    monkeypatch.setenv("PITHEAD_PAGE", str(tmp_path))
    port = ("--port", str(free_port()))
    nowhere = f"postgresql://ann:secret@127.0.0.1:{free_port()}/none"
    ran = pithead("serve", "--database", nowhere, *port)
    assert ran.returncode == 2
    for complaint in (ran.stderr, told("--database", nowhere, *port)):
        assert "be reached; check its address" in complaint
        assert "Traceback" not in complaint
        assert "secret" not in complaint
    assert "write it as postgresql://" in told("--database", "mysql://x/y", *port)
