"""Plain requests: what they answer, what they refuse, and what protects the page."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar.exceptions import HTTPException

import pithead
from pithead.kernel import record as records
from pithead.kernel.plugin import LOCALE
from pithead.server import api, app
from pithead.server.limits import Limiter, Rate
from pithead.tables import messages as m
from pithead.tables.errors import STATUS, TableError

from .running import GENEROUS, PATIENCE, Visitor, serving

NO_TABLE = "A" * 12


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<!doctype html><title>Pithead</title>", "utf-8")
    (page / "assets").mkdir()
    (page / "assets" / "app-1234.js").write_text("let answer = 42;\n" * 100, "utf-8")
    (page / ".hidden").write_text("secret", "utf-8")
    with serving(tmp_path_factory.mktemp("data"), page=page, poll_wait=0.05) as found:
        yield found


@pytest.fixture
def ann(address: str) -> Iterator[Visitor]:
    with Visitor(address) as visitor:
        yield visitor


@pytest.fixture
def bob(address: str) -> Iterator[Visitor]:
    with Visitor(address) as visitor:
        yield visitor


JSON = {"content-type": "application/json"}


def send(visitor: Visitor, path: str, body: bytes) -> httpx.Response:
    return visitor.client.post(path, content=body, headers=JSON)


def problem(answer: httpx.Response) -> str:
    told = answer.json()
    assert told["status"] == answer.status_code == STATUS[told["code"]], answer.text
    assert told["says"]["key"] == f"problem-{told['code']}"
    return str(told["code"])


# --- before one sits down -----------------------------------------------------------------------


def test_games_are_described_with_their_options_and_bots(ann: Visitor) -> None:
    games = {game["name"]: game for game in ann.get("/api/games").json()}
    assert set(games) == set(pithead.game_names())
    rockwell = games["rockwell"]
    assert rockwell["seat_counts"] == [2, 3, 4]
    assert "RW-BRIBE-3" in rockwell["rules"]
    assert {"random", "greedy"} <= {bot["name"] for bot in rockwell["bots"]}
    edition = next(option for option in rockwell["options"] if option["name"] == "edition")
    assert [value["value"] for value in edition["values"]][:1] == ["default"]
    assert edition["for_people"] == edition["default"]
    (choosing, pool, _, value, *_) = games["brass_empire"]["options"]
    assert (choosing["name"], choosing["for_people"]) == ("corporations", "chosen")
    assert value["needs"] == ["reserves", "built"]
    possible = {each["value"] for each in pool["values"]}
    for length in pool["presets"]:
        assert set(length["by_seats"]) == {str(seats) for seats in pool["seats"]}
        assert set(length["by_seats"].values()) <= possible


def test_cards_are_described(ann: Visitor) -> None:
    cards = {card["card"]: card for card in ann.get("/api/games/brass_empire/cards").json()}
    assert cards["clerk"]["text"]
    assert cards["clerk"]["facts"]["type"] == "employee"
    assert problem(ann.get("/api/games/chess/cards")) == "game"


def test_the_cookie_is_kept_from_scripts_and_other_sites(ann: Visitor) -> None:
    answer = ann.post("/api/tables", m.NewTable("rockwell", 2))
    table = answer.json()["table"]
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"pithead_{table}=")
    for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{table}"):
        assert part.lower() in cookie.lower()


def test_an_invitation_is_exchanged_once(ann: Visitor, bob: Visitor, address: str) -> None:
    table = ann.make(seats=3)
    token = ann.do(table, m.Invite, seat=1).token
    joined = bob.join(table, token, "Bob")
    assert joined.json() == {"table": table, "seats": [1]}
    assert bob.look(table).snapshot.you.seats == [1]
    assert bob.join(table, token).status_code == 200
    with Visitor(address) as eve:
        assert problem(eve.join(table, token)) == "invitation-used"
        assert problem(eve.join(table, "x" * 32)) == "no-invitation"
        assert problem(eve.get(f"/api/tables/{table}/updates")) == "no-seat"
        watch = ann.look(table).snapshot.watch
        assert eve.join(table, watch).json() == {"table": table, "seats": []}
        assert eve.look(table).snapshot.you.viewer == m.SPECTATOR


def test_a_revoked_seat_is_worth_nothing(ann: Visitor, bob: Visitor) -> None:
    table = ann.make()
    bob.join(table, ann.do(table, m.Invite, seat=1).token)
    ann.do(table, m.Revoke, seat=1)
    assert problem(bob.get(f"/api/tables/{table}")) == "revoked"
    assert problem(bob.command(table, m.Say, text="hello")) == "revoked"


def test_a_taken_seat_is_refused(ann: Visitor, bob: Visitor) -> None:
    table = ann.make()
    bob.join(table, ann.do(table, m.Invite, seat=1).token)
    assert problem(ann.command(table, m.Sit, seat=1)) == "taken"
    assert problem(ann.command(table, m.PlaceBot, seat=1, bot="random")) == "taken"
    assert problem(bob.command(table, m.Start)) == "not-host"


def test_the_list_of_ones_tables(ann: Visitor) -> None:
    table = ann.make(title="Mine", bots=["random"], start=True)
    summary = ann.get(f"/api/tables/{table}").json()
    assert (summary["title"], summary["stage"], summary["asked"]) == ("Mine", "playing", True)


# --- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["", "/updates", "/log", "/review", "/verify", "/record"])
def test_an_unknown_table_is_told(ann: Visitor, part: str) -> None:
    for table in (NO_TABLE, "x", "..", "%00", "é"):
        answer = ann.get(f"/api/tables/{table}{part}")
        if answer.headers["content-type"] == "application/json":
            assert problem(answer) in ("no-table", "no-page")
    assert problem(ann.join(NO_TABLE, "x" * 32)) == "no-table"
    assert problem(ann.command(NO_TABLE, m.Start)) == "no-table"


def test_malformed_requests_are_told(ann: Visitor) -> None:
    table = ann.make()
    for body in (
        b"",
        b"{",
        b"[]",
        b'{"type":"fly"}',
        b'{"type":"move"}',
        b"\xff",
        b'{"game":"\xff"}',
        b"[" * 5000,
    ):
        for path in ("/api/tables", "/api/tables/import", f"/api/tables/{table}/commands"):
            answer = send(ann, path, body)
            assert problem(answer) in ("malformed", "record"), (path, body[:20])
    assert problem(ann.get(f"/api/tables/{table}/updates", after="x")) == "malformed"
    assert problem(ann.get(f"/api/tables/{table}/updates", seat=17)) == "malformed"
    assert problem(ann.client.delete("/api/tables")) == "method"
    assert problem(ann.get("/api/nothing")) == "no-page"


def test_what_is_too_large_is_told(ann: Visitor) -> None:
    table = ann.make()
    body = json.dumps({"type": "say", "id": "command-x", "text": "x" * 70_000}).encode()
    assert problem(send(ann, f"/api/tables/{table}/commands", body)) == "too-large"
    assert problem(send(ann, "/api/tables/import", b" " * 2_100_000)) == "too-large"
    # Within the limit of the request, but beyond that of a line of chat.
    assert problem(ann.command(table, m.Say, text="x" * 600)) == "malformed"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_a_page_of_another_site_is_refused(ann: Visitor, origin: str) -> None:
    body = {"game": "rockwell", "seats": 2}
    answer = ann.client.post("/api/tables", json=body, headers={"origin": origin})
    assert problem(answer) == "origin"
    own = ann.client.post("/api/tables", json=body, headers={"origin": ann.address})
    assert own.status_code == 201


@pytest.mark.parametrize("path", ["/%ff%fe", "/api/tables/%ff", "/locale/%ff/x", "/t/%c3%28"])
def test_bytes_that_are_no_text_are_no_fault_of_ours(ann: Visitor, path: str) -> None:
    table = ann.make()
    assert ann.get(path).status_code == 404
    body = b'{"type":"say","id":"command-x","text":"\xff\xfe"}'
    assert problem(send(ann, f"/api/tables/{table}/commands", body)) == "malformed"
    assert problem(ann.client.get(f"/api/tables/{table}/log?seat=%ff")) == "malformed"
    cookie = [(b"cookie", b"pithead_" + table.encode() + b"=\xff\xfe")]
    assert ann.client.get(f"/api/tables/{table}", headers=cookie).status_code in (200, 403)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_taken(ann: Visitor, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    body = b'{"game":"rockwell","seats":2}'
    assert problem(ann.client.post("/api/tables", content=body, headers=headers)) == "media-type"
    charset = {"content-type": "Application/JSON; charset=utf-8"}
    assert ann.client.post("/api/tables", content=body, headers=charset).status_code == 201


def test_a_name_that_is_not_ours_is_refused(ann: Visitor) -> None:
    """A page of another site whose name has been made to lead here (DNS rebinding)."""
    for name in ("evil.example", "evil.example:8765", "localhost.evil.example", ""):
        for path in ("/api/games", "/"):
            answer = ann.client.get(path, headers={"host": name})
            assert answer.status_code == 421, name
            assert problem(answer) == "host"
    for name in ("localhost:1", "127.0.0.1", "[::1]:8765", "192.168.7.7:80", "play.localhost"):
        assert ann.client.get("/api/games", headers={"host": name}).status_code == 200


def test_a_name_can_be_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=("Games.Example",)) as address, Visitor(address) as visitor:
        host = {"host": "games.example:443"}
        assert visitor.client.get("/api/games", headers=host).status_code == 200


def test_no_cache_keeps_what_a_table_answers(ann: Visitor) -> None:
    table = ann.make()
    for path in ("", "/updates", "/log", "/record"):
        answer = ann.get(f"/api/tables/{table}{path}")
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_a_made_up_address_evades_no_limit(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    few = GENEROUS._replace(tables=Rate(2, 0))
    with serving(tmp_path, rates=few, proxies=proxies) as address, Visitor(address) as visitor:
        codes = [
            visitor.client.post(
                "/api/tables",
                json={"game": "rockwell", "seats": 2},
                headers={"x-forwarded-for": f"10.0.0.{n}"},
            ).status_code
            for n in range(4)
        ]
    # A proxy of ours is believed, nobody else.
    assert codes == ([201] * 4 if proxies else [201, 201, 429, 429])


def made_twice(*_: object) -> None:
    raise AssertionError("made twice")


def test_the_description_is_made_once(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ann.get("/schema")
    monkeypatch.setattr(app, "whole_schema", made_twice)
    assert ann.get("/schema").content == first.content
    assert first.json()["openapi"].startswith("3.1")


def test_a_stale_move_is_refused_with_the_rule(ann: Visitor) -> None:
    table = ann.make(bots=["random"], start=True)
    answer = ann.command(table, m.Move, seat=0, at=99, action=["pass"])
    assert answer.status_code == 200
    assert answer.json()["ok"] is False
    assert answer.json()["refused"]["rule"] == "PH-STALE"


def test_a_repeated_command_is_carried_out_once(ann: Visitor) -> None:
    table = ann.make()
    first = ann.do(table, m.Say, id="said-once", text="hello")
    assert ann.do(table, m.Say, id="said-once", text="hello") == first
    assert [line.kind for line in ann.look(table).log] == ["chat"]
    token = ann.do(table, m.Invite, id="invited-once", seat=1).token
    assert ann.do(table, m.Invite, id="invited-once", seat=1).token == token


def test_too_many_requests_are_told(tmp_path: Path) -> None:
    few = GENEROUS._replace(tables=Rate(2, 0), commands=Rate(2, 0))
    with serving(tmp_path, rates=few) as address, Visitor(address) as visitor:
        table = visitor.make()
        visitor.make()
        answer = visitor.post("/api/tables", m.NewTable("rockwell", 2))
        assert problem(answer) == "too-many"
        codes = [visitor.command(table, m.Say, text="hi").status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_a_bucket_fills_again_and_forgets() -> None:
    time = 0.0
    limiter = Limiter(Rate(2, 1), clock=lambda: time)
    limiter.take("ann")
    limiter.take("ann")
    with pytest.raises(TableError):
        limiter.take("ann")
    limiter.take("bob")
    time = 1.0
    limiter.take("ann")
    time = 1000.0
    limiter.take("ann", 2)
    with pytest.raises(TableError):
        limiter.take("ann")


# --- after the game -----------------------------------------------------------------------------


def test_a_game_goes_out_and_comes_in(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pithead.game("rockwell")
    match = game.match(2, seed=3)
    rng = Random(1)
    while not match.over:
        seat = match.state.to_act()
        match.apply(seat, match.sample(seat, rng))
    table = ann.post("/api/tables/import", match.record()).json()["table"]
    snapshot = ann.look(table).snapshot
    assert (snapshot.stage, snapshot.imported) == ("over", True)
    review = ann.get(f"/api/tables/{table}/review").json()
    assert review["standing"]["scores"] == match.scores
    assert ann.get(f"/api/tables/{table}/verify").json()["ok"] is True
    with monkeypatch.context() as again:
        again.setattr(records, "verify", made_twice)
        assert ann.get(f"/api/tables/{table}/verify").json()["ok"] is True
    record = ann.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    stored = record.json()
    assert stored.pop("made_by")["version"] == pithead.__version__
    notes = {key: stored.pop(key) for key in ("started", "seconds", "players")}
    assert len(notes["seconds"]) == len(match.log)
    assert stored == match.record()
    assert bob.post("/api/tables/import", record.json()).status_code == 201
    broken = record.json() | {"seed": "00" * 32}
    assert problem(bob.post("/api/tables/import", broken)) == "record"


def test_before_the_end_there_is_no_review(ann: Visitor) -> None:
    table = ann.make(bots=["random"], start=True)
    for part in ("review", "verify", "record"):
        assert problem(ann.get(f"/api/tables/{table}/{part}")) == "not-over"


def test_a_rematch_brings_everyone_to_his_seat(ann: Visitor, bob: Visitor) -> None:
    table = ann.make(name="Ann")
    bob.join(table, ann.do(table, m.Invite, seat=1).token, "Bob")
    ann.do(table, m.Start)
    ann.do(table, m.Stop)
    ack = ann.do(table, m.PlayAgain)
    for visitor, seat in ((ann, 0), (bob, 1)):
        rematch = visitor.look(table).snapshot.rematch
        assert rematch is not None
        assert rematch.table == ack.table
        assert visitor.join(rematch.table, rematch.token).json()["seats"] == [seat]
    ann.do(ack.table, m.Start)


# --- the page -----------------------------------------------------------------------------------


def test_the_page_is_served_wherever_it_draws_itself(ann: Visitor) -> None:
    for path in ("/", "/t/abcdefghijkl"):
        answer = ann.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    for path in ("/nothing", "/.hidden", "/../secret", "/t/a/b", "/assets/", "/locale/en/"):
        assert ann.get(path).status_code == 404
    typed = ann.client.get("/nothing", headers={"accept": "text/html,*/*"})
    assert (typed.status_code, typed.content) == (404, ann.get("/").content)
    assert ann.client.post("/").status_code == 405
    assert ann.client.head("/").content == b""


def test_what_never_changes_is_kept_for_ever(ann: Visitor) -> None:
    answer = ann.get("/assets/app-1234.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    plain = ann.client.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
    assert plain.content == answer.content
    assert "content-encoding" not in plain.headers
    etag = {"if-none-match": answer.headers["etag"]}
    assert ann.client.get("/assets/app-1234.js", headers=etag).status_code == 304


def test_catalogues_are_served(ann: Visitor) -> None:
    for language in ("en", "fr", "de"):
        answer = ann.get(f"/locale/{language}/server.ftl")
        assert answer.content == (LOCALE / language / "server.ftl").read_bytes()
    assert ann.get("/locale/en/../../words.py").status_code == 404
    assert ann.get("/locale/xx/server.ftl").status_code == 404


def test_where_the_page_was_not_built_that_is_said(tmp_path: Path) -> None:
    empty = tmp_path / "page"
    with serving(tmp_path / "data", page=empty, no_page="Build it.") as address:
        answer = httpx.get(f"{address}/", timeout=PATIENCE)
    assert (answer.status_code, answer.text) == (404, "Build it.")


def test_everything_is_shielded(ann: Visitor) -> None:
    answers = [
        ann.get("/"),
        ann.get("/nothing"),
        ann.get("/api/games"),
        ann.get("/api/nothing"),
        ann.get("/schema"),
        ann.get("/locale/en/server.ftl"),
        ann.client.post("/api/tables", content=b"{"),
        send(ann, "/api/tables", b"{"),
        send(ann, "/api/tables", b" " * 70_000),
        ann.client.get("/", headers={"host": "evil.example"}),
        ann.client.post("/api/tables", content=b"{}", headers={"origin": "https://x.example"}),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_updates_are_compressed(ann: Visitor) -> None:
    table = ann.make(bots=["random"], start=True)
    answer = ann.get(f"/api/tables/{table}/updates")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(answer.content)) < 10_000


@pytest.mark.parametrize(
    ("status", "code"), [(400, "malformed"), (404, "no-page"), (429, "malformed"), (500, "ours")]
)
def test_a_refusal_of_the_framework_says_whose_fault_it_is(status: int, code: str) -> None:
    request: Any = None
    told = api.tell_http(request, HTTPException(status_code=status))
    assert (told.content.code, told.status_code) == (code, STATUS[code])
