"""The house in the page: the same contract as a server's, with a browser's storage and tabs."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random

import pytest

from pithead.server.api import HANDLERS
from pithead.site.house import ROUTES, House
from pithead.tables import messages as m

from .browser import Browser, Page, answered, asked, open_page

NEEDS_A_SERVER = {
    "/api/health",
    "/api/ready",
    "/metrics",
    "/api/tables/{table}/invitation",
    # For pages whose live connection does not get through.
    "/api/tables/{table}/updates",
    "/api/tables/{table}/commands",
}
ONLY_HERE = {("GET", "/api/tables"), ("POST", "/api/tables/{table}/remove")}
GAME = {"game": "rockwell", "seats": 2, "bots": ["random"], "name": "Ann", "pace": 0, "start": True}


def test_all_that_a_server_answers_is_answered_here_but_what_needs_one() -> None:
    served = {
        (method, re.sub(r":\w+}", "}", path))
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
        if method in ("GET", "POST")
    }
    here = {("GET" if route.asks else "POST", route.path) for route in ROUTES}
    assert here - ONLY_HERE == {(how, path) for how, path in served if path not in NEEDS_A_SERVER}


async def made(house: House) -> str:
    told = await asked(house, "/api/tables", GAME)
    return str(told["table"])


def is_asked(page: Page, at: int) -> bool:
    question = page.snapshot.question
    return page.snapshot.at == at and question is not None and question.yours


async def play(house: House, page: Page, moves: int, rng: Random) -> int:
    """Answer for the person until so many moves are made, or the game is over."""
    for done in range(moves):
        match = (await house.rooms.room(page.table)).table.match
        assert match is not None
        while not (match.over or is_asked(page, len(match.log))):
            await page.more()
        if match.over:
            return done
        action = match.sample(0, rng)
        ack = await page.do(m.Move, seat=0, at=page.snapshot.at, action=action)
        assert ack.ok, ack
        # Acknowledged means kept.
        kept = [json.loads(text) for text in page.browser.books[page.table]]
        assert ack.version <= len(kept)
        assert sum(entry["kind"] == "moved" for entry in kept) >= page.snapshot.at
    return moves


def test_a_whole_game_its_end_its_replay_and_its_file() -> None:
    async def whole() -> None:
        browser = Browser()
        house = browser.tab()
        table = await made(house)
        async with open_page(house, browser, table) as page:
            assert await play(house, page, 10_000, Random(1)) > 5
            while page.snapshot.stage != "over":
                await page.more()
        review = await asked(house, f"/api/tables/{table}/review")
        assert (await asked(house, f"/api/tables/{table}/verify"))["ok"]
        reel = await asked(house, f"/api/tables/{table}/replay")
        moment = await asked(house, f"/api/tables/{table}/replay/{reel['moments'][3]}?lines=5")
        assert moment["at"] == reel["moments"][3]
        record = await asked(house, f"/api/tables/{table}/record")
        assert len(record["log"]) == review["moves"]
        again = await asked(Browser().tab(), "/api/tables/import", record)
        assert again["table"] != table
        on = {"eyes": "seat1", "hidden": "same"}
        there = f"/api/tables/{table}/replay/{reel['moments'][3]}/play_on"
        assert (await asked(house, there, on))["table"]

    asyncio.run(whole())


def test_a_reload_finds_all_that_was_acknowledged() -> None:
    async def reloads() -> None:
        browser, rng = Browser(), Random(2)
        table = await made(browser.tab())
        reached = 0
        for _ in range(100):
            # A page that is gone all of a sudden: nothing is said, nothing put away.
            browser.locked.clear()
            house = browser.tab()
            async with open_page(house, browser, table) as page:
                assert page.snapshot.at >= reached
                await play(house, page, rng.randint(1, 2), rng)
                reached = page.snapshot.at
        assert reached > 100

    asyncio.run(reloads())


def test_a_browser_that_keeps_nothing_says_so_and_nothing_is_lost() -> None:
    async def refused() -> None:
        browser = Browser()
        house = browser.tab()
        table = await made(house)
        async with open_page(house, browser, table) as page:
            await play(house, page, 2, Random(3))
            browser.full = True
            ack = await page.do(m.Say, text="hello")
            assert ack.problem is not None
            assert ack.problem.code == "storage"
            assert (await answered(house, "/api/tables", GAME))[0] == 507
            browser.full = False
            assert (await page.do(m.Say, text="hello")).ok

    asyncio.run(refused())


def test_a_browser_that_refuses_its_storage_says_so() -> None:
    async def refused() -> None:
        browser = Browser()
        browser.refused = browser.full = True
        house = browser.tab()
        for path, body in (("/api/tables", None), ("/api/tables/one", None), ("/api/tables", GAME)):
            status, told = await answered(house, path, body)
            assert (status, told["says"]["key"]) == (507, "problem-storage"), path

    asyncio.run(refused())


def test_a_table_is_open_in_one_tab_and_the_next_finds_all_of_it() -> None:
    async def tabs() -> None:
        browser = Browser()
        one, other = browser.tab(), browser.tab()
        table = await made(one)
        assert (await asked(other, f"/api/tables/{table}"))["stage"] == "playing"
        async with open_page(one, browser, table) as page:
            async with open_page(other, browser, table) as second:
                assert second.farewell is not None
                assert second.farewell.problem.code == "elsewhere"
            assert (await answered(other, f"/api/tables/{table}/remove", {}))[0] == 409
            await play(one, page, 4, Random(4))
            reached = page.snapshot.at
        async with open_page(other, browser, table) as page:
            assert page.snapshot.at >= reached
            await play(other, page, 2, Random(4))
            reached = page.snapshot.at
        async with open_page(one, browser, table) as page:
            assert page.snapshot.at >= reached

    asyncio.run(tabs())


def test_tables_are_listed_carried_and_removed() -> None:
    async def carried() -> None:
        browser = Browser()
        house = browser.tab()
        tables = [await made(house) for _ in range(3)]
        async with open_page(house, browser, tables[0]) as page:
            await play(house, page, 2, Random(5))
        listed = await asked(house, "/api/tables")
        assert sorted(one["table"] for one in listed) == sorted(tables)
        # Nothing is read again of what has not gone on.
        browser.reads = 0
        assert len(await asked(browser.tab(), "/api/tables")) == 3
        assert browser.reads == 0
        # A game goes on elsewhere before it is over.
        record = await asked(house, f"/api/tables/{tables[0]}/record")
        moved = (await asked(Browser().tab(), "/api/tables/import", record))["table"]
        assert moved not in tables
        await asked(house, f"/api/tables/{tables[1]}/remove", {})
        assert (await answered(house, f"/api/tables/{tables[1]}"))[0] == 404
        assert len(await asked(house, "/api/tables")) == 2

    asyncio.run(carried())


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/nothing", None, 404),
        ("/api/tables/unknown", None, 404),
        ("/api/tables", {"game": 3}, 400),
        ("/api/tables/import", {"format": "something else"}, 400),
        ("/api/games/chess/cards", None, 400),
    ],
)
def test_what_can_not_be_answered_is_a_problem(path: str, body: object, status: int) -> None:
    told = asyncio.run(answered(Browser().tab(), path, body))
    assert told[0] == status, told
    assert told[1]["says"]["key"].startswith("problem-")


def test_a_damaged_book_is_told_and_spoils_no_other() -> None:
    async def damaged() -> None:
        browser = Browser()
        table, other = await made(browser.tab()), await made(browser.tab())
        await asked(browser.tab(), "/api/tables")
        browser.books[table].append("{")
        house = browser.tab()
        # It does not vanish: it is listed as it was seen last, and whoever opens it is told.
        listed = {one["table"] for one in await asked(house, "/api/tables")}
        assert listed == {table, other}
        status, told = await answered(house, f"/api/tables/{table}")
        assert (status, told["says"]["key"]) == (500, "problem-damaged")
        async with open_page(house, browser, table) as page:
            assert page.farewell is not None
            assert page.farewell.problem.code == "damaged"
        assert (await asked(house, f"/api/tables/{other}"))["stage"] == "playing"

    asyncio.run(damaged())
