"""Play tables while everything that can fail fails, then prove that nothing was lost: `make chaos`.

Half of the time tables are played on PostgreSQL with three processes behind nginx, half on SQLite
with one. Meanwhile processes, bots and the database are killed, the disk is full for a moment,
connections are cut, administrators look at tables, save, repair and delete them, and in the end
the file of the tables is truncated. The proof: every acknowledged command is in the store exactly
once, unless an administrator has cut it off; every table can be read and every finished game plays
again, and nobody received a seed, another's cookie or an invitation that was not theirs. Beside it
stands how long people and bots' turns had to wait after each kind of fault, with the limits we set
ourselves.

    python -m tests.chaos.run                # ten minutes, and until all of COUNTS has happened
    python -m tests.chaos.run --minutes 1    # a tenth of both
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import resource
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from sqlalchemy import select

from pithead.server import copying
from pithead.server.store import ENTRIES, FILE, Store, StoreError, is_database
from pithead.tables import entries as e
from pithead.tables import messages as m
from tests.server import nginx
from tests.server.postgres import Postgres, missing, postgres
from tests.server.running import AS_UPDATE, Process, Servers, Visitor, children, kill, said

TABLES = 8
PAUSE = 0.15
"""Seconds between two commands of a table: well within what one visitor may ask for."""
BETWEEN = (1.0, 4.0)
"""Seconds between two faults."""
PROCESSES = 3
CUTS = 10
WORTH_NOTING = 0.2
"""Seconds; who waits less for an answer notices nothing."""
JUST_BEFORE = 1.0
"""Seconds after a fault within which it may show."""
LIMITS = {"kill server": 5.0, "kill bot": 5.0, "restart all": 3.0}
"""Seconds that other pages may wait where several processes serve, by what happened."""
ENDING = 5.0
"""Seconds within which a server that is asked to has ended."""
BELIEVING = ("--proxy", "127.0.0.1")
"""nginx says where a player comes from."""


class Wait(NamedTuple):
    begun: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.begun


def note(waits: list[Wait], begun: float) -> None:
    """Somebody has waited since then, and no longer does."""
    wait = Wait(begun, time.monotonic())
    if wait.seconds > WORTH_NOTING:
        waits.append(wait)


class Gone(Exception):
    """An administrator has deleted the table."""


class Player(threading.Thread):
    """A table with two people, or one and a bot; every command is sent until it is acknowledged."""

    def __init__(self, address: str, number: int, ids: count[int]) -> None:
        super().__init__(daemon=True)
        self.rng = Random(number)
        self.address = address
        self.ids = ids
        self.done = threading.Event()
        # Each at an address of their own, so that the limits of one visitor are not reached.
        self.people = [Visitor(address, f"127.0.{number + 1}.{n + 1}") for n in range(2)]
        self.with_bot = number % 2 == 1
        self.tables: list[str] = []
        self.acked: dict[str, str] = {}
        """The table of each command that was acknowledged, by the command's id."""
        self.sent: dict[str, float] = {}
        self.cut_at: dict[str, float] = {}
        """When an administrator had cut or deleted a table: what was sent before may be lost."""
        self.ended: set[str] = set()
        """Tables whose end was seen, and with it the seed; one may be cut to before it later."""
        self.moves = 0
        self.tokens: list[str] = []
        self.waits: list[Wait] = []
        self.bot_since = 0.0
        """Since when it is a bot's turn."""
        self.bot_waits: list[Wait] = []
        self.failure = ""
        self.heard = ""
        """What came back last, whether it was an answer or not."""

    def run(self) -> None:
        try:
            while not self.done.is_set():
                with contextlib.suppress(Gone):
                    self._play_one()
        except Exception as error:
            self.failure = repr(error)

    def again(self, act: Callable[[], httpx.Response]) -> httpx.Response:
        """Until a server answers and means it; nobody should wait long."""
        begun = time.monotonic()
        while True:
            try:
                answer = act()
                self.heard = f"{answer.status_code} {answer.text[:200]}"
                if answer.status_code not in (429, 500, 503, 507):
                    note(self.waits, begun)
                    return answer
            except httpx.TransportError as error:
                self.heard = repr(error)
            time.sleep(0.1)

    def _play_one(self) -> None:
        ann, bob = self.people
        bots = ["greedy"] if self.with_bot else []
        wish = m.NewTable("rockwell", 2, bots=bots, pace=0)
        table = str(self.again(lambda: ann.post("/api/tables", wish)).json()["table"])
        self.tables.append(table)
        self.bot_since = 0.0
        if not self.with_bot:
            token = self._do(ann, table, m.Invite(self._id(), 1))["token"]
            self.tokens.append(token)
            self.again(lambda: bob.join(table, token))
        self._do(ann, table, m.Start(self._id()))
        while not self.done.wait(PAUSE):
            if not self._step(table):
                return

    def _step(self, table: str) -> bool:
        """One move, or a line of chat while nobody can move; False when the game is over."""
        for seat, person in enumerate(self.people[: 1 if self.with_bot else 2]):
            answer = self._look(person, table, seat)
            if answer.status_code == 404:
                raise Gone
            if answer.status_code != 200:
                continue
            snapshot = AS_UPDATE.decode(answer.content).snapshot
            if snapshot.stage != "playing":
                self.ended.add(table)
                return False
            question = snapshot.question
            if question is not None and question.yours:
                if self.bot_since:
                    note(self.bot_waits, self.bot_since)
                    self.bot_since = 0.0
                legal = [c.action for c in question.choices if c.refused is None]
                move = m.Move(self._id(), seat, snapshot.at, self.rng.choice(legal))
                if self._do(person, table, move).get("ok"):
                    self.moves += 1
                return True
        self.bot_since = self.bot_since or (time.monotonic() if self.with_bot else 0.0)
        self._do(self.people[0], table, m.Say(self._id(), "still here"))
        return True

    def _look(self, person: Visitor, table: str, seat: int) -> httpx.Response:
        return self.again(lambda: person.get(f"/api/tables/{table}/updates", seat=seat))

    def _id(self) -> str:
        return f"chaos-{next(self.ids):08}"

    def _do(self, person: Visitor, table: str, command: m.Command) -> dict[str, str]:
        path = f"/api/tables/{table}/commands"
        self.sent[command.id] = time.monotonic()  # type: ignore[union-attr]
        told = self.again(lambda: person.post(path, command))
        if told.status_code == 404:
            raise Gone
        answer = told.json()
        if answer.get("ok"):
            self.acked[command.id] = table  # type: ignore[union-attr]
        return dict(answer)

    def cut(self) -> None:
        """All connections of one person end in the middle."""
        person = self.rng.choice(self.people)
        old, person.client = person.client, person.browser()
        person.client.cookies = old.cookies
        old.close()


def kill_one(pids: list[int], rng: Random) -> None:
    if pids:
        kill(rng.choice(pids))


class Goal(NamedTuple):
    """Length of a scene: seconds, moves and faults of each kind."""

    seconds: float = 0.0
    moves: int = 0
    faults: Mapping[str, int] = {}

    def left(self, scene: Scene, begun: float, moves: int) -> bool:
        early = time.monotonic() - begun < self.seconds
        return early or moves < self.moves or bool(self.missing(scene.faults))

    def missing(self, done: Counter[str]) -> list[str]:
        return sorted(name for name, times in self.faults.items() if done[name] < times)


class Scene:
    """One way to run the server, and what can go wrong with it."""

    def __init__(self, seed: int, goal: Goal) -> None:
        self.rng = Random(seed)
        self.goal = goal
        self.faults: Counter[str] = Counter()
        self.players: list[Player] = []
        self.happened: list[tuple[str, Wait]] = []
        """Every fault, and from when to when it was going on."""

    def fault(self, players: list[Player]) -> None:
        """One that is still missing, or now and then any other."""
        names = [name for name in dir(self) if name.startswith("do_")]
        kinds = {name.removeprefix("do_"): getattr(self, name) for name in names}
        missing, begun = self.goal.missing(self.faults), time.monotonic()
        self.players = [player for player in players if player.tables]
        name = self.rng.choice([*missing, *missing, *missing, *sorted(kinds), "cut"])
        self.faults[name] += 1
        if name == "cut":
            self.rng.choice(players).cut()
        else:
            kinds[name]()
        self.happened.append((name.replace("_", " "), Wait(begun, time.monotonic())))

    def longest(self, waits: list[Wait]) -> dict[str, float]:
        """The longest wait by what had happened; of neither where two kinds of fault explain it."""
        found: dict[str, float] = {}
        for wait in waits:
            kinds = {name for name, fault in self.happened if _overlap(fault, wait)}
            name = kinds.pop() if len(kinds) == 1 else "several" if kinds else "nothing"
            found[name] = max(found.get(name, 0.0), wait.seconds)
        return found


def _overlap(fault: Wait, wait: Wait) -> bool:
    return fault.begun <= wait.ended and wait.begun <= fault.ended + JUST_BEFORE


def look_after(data: str, rng: Random) -> None:
    """What changes nothing may be asked at any time."""
    option = "--database" if is_database(data) else "--data"
    code, listed, complaint = said("admin", "list", option, data)
    assert code == 0, complaint
    if listed:
        table = rng.choice(listed.splitlines()).split()[0]
        code, _, complaint = said("admin", "show", table, option, data)
        assert code == 0, f"{table}: {complaint}"
    with tempfile.TemporaryDirectory() as folder:
        backup = str(Path(folder) / "backup.sqlite3")
        code, _, complaint = said("data", "backup", data, backup)
        assert code == 0, complaint
        code, _, complaint = said("data", "check", backup)
        assert code == 0, complaint


class OnPostgres(Scene):
    def __init__(
        self, seed: int, goal: Goal, database: Postgres, url: str, servers: Servers
    ) -> None:
        super().__init__(seed, goal)
        self.database = database
        self.url = url
        self.servers = servers

    def do_kill_server(self) -> None:
        number = self.rng.randrange(PROCESSES)
        self.servers.kill(number)
        self.servers.start_again(number)

    def do_kill_bot(self) -> None:
        pids = [server.process.pid for server in self.servers.processes]
        kill_one([bot for pid in pids for bot in children(pid)], self.rng)

    def do_restart_database(self) -> None:
        self.database.stop()
        self.database.start()

    def do_crash_database(self) -> None:
        self.database.stop(signal.SIGQUIT)
        self.database.start()

    def do_look_after_tables(self) -> None:
        look_after(self.url, self.rng)

    def do_repair_table(self) -> None:
        """One that lacks an entry, while people play there."""
        player = self.rng.choice(self.players)
        table = player.tables[-1]
        entries = int(self._ask(f"SELECT count(*) FROM entries WHERE table_id = '{table}'"))
        if entries > 2:
            number = self.rng.randrange(2, entries)
            self._ask(f"DELETE FROM entries WHERE table_id = '{table}' AND number = {number}")
            self._administer("repair", player, table)

    def do_delete_table(self) -> None:
        player = self.rng.choice(self.players)
        self._administer("delete", player, player.tables[-1])

    def _ask(self, query: str) -> str:
        return self.database.run(query, self.url)

    def _administer(self, action: str, player: Player, table: str) -> None:
        code, _, complaint = said("admin", action, table, "--database", self.url)
        player.cut_at[table] = time.monotonic()
        assert code == 0, f"{action} {table}: {complaint}"

    def do_restart_all(self) -> None:
        for number in range(PROCESSES):
            self.servers.restart(number)


class OnSqlite(Scene):
    def __init__(self, seed: int, goal: Goal, folder: Path, server: Process) -> None:
        super().__init__(seed, goal)
        self.folder = folder
        self.server = server

    def do_kill_server(self) -> None:
        self.server.kill()
        self.server.__exit__()
        self.server = Process(self.folder, port=self.server.port)
        self.server.__enter__()

    def do_kill_bot(self) -> None:
        kill_one(children(self.server.process.pid), self.rng)

    def do_look_after_tables(self) -> None:
        look_after(str(self.folder), self.rng)
        code, _, complaint = said("admin", "prune", "--days", "1", "--data", str(self.folder))
        assert (code, "stop it first" in complaint) == (2, True), "it has them in memory"

    def do_fill_disk(self) -> None:
        pid = self.server.process.pid
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, limits[1]))
        time.sleep(1.0)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def play(scene: Scene, address: str, name: str) -> list[Player]:
    ids = count(1)
    players = [Player(address, number, ids) for number in range(TABLES)]
    for player in players:
        player.start()
    begun, moves = time.monotonic(), 0
    while scene.goal.left(scene, begun, moves):
        time.sleep(scene.rng.uniform(*BETWEEN))
        scene.fault(players)
        moves = sum(player.moves for player in players)
        tell_progress(scene, name, time.monotonic() - begun, moves)
    for player in players:
        player.done.set()
    for player in players:
        player.join(90)
        assert not player.is_alive(), f"{name}: a page never got an answer: {player.heard}"
        assert not player.failure, f"{name}: {player.failure}"
    return players


def tell_progress(scene: Scene, name: str, seconds: float, moves: int) -> None:
    if not sys.stderr.isatty():
        return
    goal = scene.goal
    done = [f"{seconds:.0f} of {goal.seconds:.0f} s", f"{moves} of {goal.moves} moves"]
    done += [
        f"{scene.faults[kind]} of {times} x {kind.replace('_', ' ')}"
        for kind, times in goal.faults.items()
    ]
    print(f"\r\x1b[K{name}: {', '.join(done)}", end="", file=sys.stderr)


MINUTES = 10.0
COUNTS = {
    "postgresql": Goal(
        moves=10_000,
        faults={
            "kill_server": 30,
            "restart_database": 10,
            "crash_database": 10,
            "repair_table": 20,
            "delete_table": 10,
        },
    ),
    "sqlite": Goal(faults={"kill_server": 100, "fill_disk": 20, "look_after_tables": 10}),
}
"""What must have happened before the proof, in a run of MINUTES."""


# --- the proof ----------------------------------------------------------------------------------


async def prove(data: str, players: list[Player]) -> tuple[int, int, int]:
    """Commands acknowledged, tables, finished games; AssertionError says what was lost."""
    store = Store(data)
    await store.open()
    try:
        health = await copying.check(store)
        assert not health.faults, f"damaged: {health.faults}"
        for player in players:
            for table in player.tables:
                _exactly_once(table, await store.read(table), player)
    finally:
        await store.close()
    return sum(len(p.acked) for p in players), health.tables, health.finished


def _exactly_once(table: str, book: list[e.AnyEntry], player: Player) -> None:
    stored = Counter(entry.command for entry in book if entry.command)
    assert set(stored.values()) <= {1}, f"{table}: a command was carried out twice"
    cut = player.cut_at.get(table, -math.inf)
    kept = {ident for ident, at in player.acked.items() if at == table}
    lost = {ident for ident in kept if player.sent.get(ident, 0.0) > cut} - set(stored)
    assert not lost, f"{table}: acknowledged and lost: {sorted(lost)}"
    over = table in player.ended or any(isinstance(entry, e.Ended | e.Stopped) for entry in book)
    seeds = [entry.seed for entry in book if isinstance(entry, e.Started) and not over]
    cookies = [person.cookie(table) for person in player.people]
    for number, person in enumerate(player.people):
        heard = b"\n".join(person.heard)
        foreign = [cookie for at, cookie in enumerate(cookies) if at != number and cookie]
        hidden = {"seed": seeds, "cookie": foreign, "invitation": player.tokens if number else []}
        for kind, secrets in hidden.items():
            told = any(secret.encode() in heard for secret in secrets)
            assert not told, f"{table}: somebody received another's {kind}"


def truncated(folder: Path, rng: Random, cuts: int = CUTS) -> tuple[int, int]:
    """Of a file that was cut off, what was saved, over so many cuts, and how many cuts were told.

    What is saved of a table is how it began.
    """
    whole = (folder / FILE).read_bytes()
    books = asyncio.run(_books(str(folder)))
    entries = told = 0
    with tempfile.TemporaryDirectory() as name:
        for number in range(cuts):
            cut, again = Path(name) / f"cut{number}.sqlite3", Path(name) / f"again{number}"
            cut.write_bytes(whole[: rng.randrange(1, len(whole))])
            assert asyncio.run(_noticed(str(cut))), "a damaged file passed as whole"
            rescued = asyncio.run(_rescue(cut, str(again)))
            for table, book in asyncio.run(_books(str(again))).items():
                assert book == books[table][: len(book)], f"{table}: saved otherwise than it was"
            entries += rescued.entries
            told += len(rescued.cut)
    return entries, told


async def _noticed(data: str) -> bool:
    """Whether a server refuses the file, or `pithead data check` names what is wrong with it."""
    store = Store(data)
    try:
        await store.open()
        return bool((await copying.check(store)).faults)
    except StoreError:
        return True
    finally:
        await store.close()


async def _books(data: str) -> dict[str, list[e.AnyEntry]]:
    store = Store(data)
    await store.open()
    try:
        async with store.engine.connect() as connection:
            found = await connection.execute(select(ENTRIES.c.table_id).distinct())
            tables = [row.table_id for row in found]
        return {table: await store.read(table) for table in tables}
    finally:
        await store.close()


async def _rescue(file: Path, target: str) -> copying.Rescued:
    store = Store(target)
    await store.open()
    try:
        return await copying.rescue(file, store)
    finally:
        await store.close()


def on_postgres(goal: Goal, seed: int) -> None:
    with postgres() as database:
        url = database.database("chaos")
        with (
            Servers(url, PROCESSES, *BELIEVING) as servers,
            tempfile.TemporaryDirectory() as folder,
            nginx.in_front(Path(folder), servers.ports) as proxy,
        ):
            scene = OnPostgres(seed, goal, database, url, servers)
            players = play(scene, proxy.address, "PostgreSQL")
            begun = time.monotonic()
            servers.end()
            ended = time.monotonic() - begun
        report("PostgreSQL, three processes", scene, players, asyncio.run(prove(url, players)))
        report_waits(scene, players, LIMITS)
        judge("ended when asked to", ended, ENDING)


def on_sqlite(goal: Goal, seed: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        with Process(folder) as server:
            scene = OnSqlite(seed, goal, folder, server)
            players = play(scene, server.address, "SQLite")
            begun = time.monotonic()
            scene.server.end()
            ended = time.monotonic() - begun
        report("SQLite, one process", scene, players, asyncio.run(prove(str(folder), players)))
        report_waits(scene, players, {})
        judge("ended when asked to", ended, ENDING)
        entries, told = truncated(folder, scene.rng)
        print(
            f"  {CUTS} truncated files, each noticed; of all {entries} entries were saved,", end=" "
        )
        print(f"each table as it began, and {told} times was told where a game ends now")


def report(name: str, scene: Scene, players: list[Player], proof: tuple[int, int, int]) -> None:
    faults = ", ".join(
        f"{n} x {kind.replace('_', ' ')}" for kind, n in sorted(scene.faults.items())
    )
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    moves = sum(player.moves for player in players)
    print(f"{name}: {moves} moves and {proof[0] - moves} other commands acknowledged", end=" ")
    print(f"at {proof[1]} tables; {faults}")
    print(f"  each is there exactly once; {proof[2]} finished games play again; no secret was sent")


def report_waits(scene: Scene, players: list[Player], limits: Mapping[str, float]) -> None:
    for what, waits in (
        ("an answer", [wait for player in players for wait in player.waits]),
        ("a bot's turn", [wait for player in players for wait in player.bot_waits]),
    ):
        for name, seconds in sorted(scene.longest(waits).items()):
            judge(f"longest wait for {what} after: {name}", seconds, limits.get(name, math.inf))


def judge(name: str, seconds: float, limit: float) -> None:
    met = f", at most {limit:g} s: {'met' if seconds <= limit else 'missed'}"
    print(f"  {name}: {seconds:.1f} s{met if limit < math.inf else ''}")


def _part(goal: Goal, minutes: float) -> Goal:
    """The part of a goal that fits into this many minutes; each scene has half of them."""
    part = minutes / MINUTES
    faults = {name: math.ceil(times * part) for name, times in goal.faults.items()}
    return Goal(minutes * 60 / len(COUNTS), math.ceil(goal.moves * part), faults)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    chosen = parser.parse_args()
    goals = {name: _part(goal, chosen.minutes) for name, goal in COUNTS.items()}
    if chosen.only != "sqlite":
        if missing():
            print(f"PostgreSQL is left out: {missing()}")
        else:
            on_postgres(goals["postgresql"], chosen.seed)
    if chosen.only != "postgresql":
        on_sqlite(goals["sqlite"], chosen.seed)


if __name__ == "__main__":
    main()
