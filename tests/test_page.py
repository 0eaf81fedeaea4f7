"""The page as it is built and as it speaks: sizes, security policy, types, and the words of Python.

Node.js and the page's packages are set up by make; where they are missing these tests are skipped.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import hatch_build
import pithead
from pithead.kernel.contract import Message
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.words import LANGUAGES, Words

ROOT = Path(hatch_build.__file__).parent
FRONTEND = ROOT / "frontend"
FIRST_LOAD = 150_000
TABLES = [("rockwell", 4), ("rockwell", 2), ("brass_empire", 3), ("brass_empire", 1)]
OF_EACH_KEY = 3

needs_packages = pytest.mark.skipif(
    not (FRONTEND / "node_modules" / ".pithead").is_file(),
    reason="the page's packages are not installed: make check",
)


def run(line: list[str], **environment: str) -> None:
    settings = {**os.environ, "PYTHONPATH": "src", **environment}
    done = subprocess.run(
        [sys.executable, *line], cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


# --- as it is built ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page() -> dict[str, bytes]:
    """The built page, file by file."""
    if not (FRONTEND / "node_modules" / ".pithead").is_file():
        pytest.skip("the page's packages are not installed: make check")
    return {
        path.relative_to(hatch_build.PAGE).as_posix(): path.read_bytes()
        for path in hatch_build.page_files()
    }


def test_the_first_load_is_small(page: dict[str, bytes]) -> None:
    index = page["index.html"].decode()
    first = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', index)
    assert first
    assert sum(len(gzip.compress(page[name])) for name in first) <= FIRST_LOAD


def test_the_page_has_nothing_inline(page: dict[str, bytes]) -> None:
    index = page["index.html"].decode()
    assert re.findall(r"<script(?![^>]*\bsrc=)", index) == []
    assert "<style" not in index
    assert " style=" not in index


def test_no_part_of_the_page_writes_style_into_markup() -> None:
    for path in FRONTEND.glob("src/**/*.svelte"):
        markup = re.sub(r"<style>.*</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r'\sstyle="', markup), path
        assert "{@html" not in markup, path


def test_tables_are_fetched_only_when_wanted(page: dict[str, bytes]) -> None:
    index = page["index.html"].decode()
    tables = [name for name in page if "/Table-" in name and name.endswith(".js")]
    assert len(tables) == len(pithead.game_names())
    assert not any(name in index for name in tables)


def test_only_a_games_own_folder_names_it() -> None:
    names = "|".join(re.sub("_", "[_ -]?", name) for name in pithead.game_names())
    for path in sorted(FRONTEND.glob("src/**/*.*")):
        shared = "games" not in path.relative_to(FRONTEND / "src").parts[:-2]
        if shared and path.suffix in (".ts", ".svelte", ".css"):
            found = re.findall(names, path.read_text(encoding="utf-8"), flags=re.IGNORECASE)
            assert not found, path


# --- as it speaks --------------------------------------------------------------------------------


@needs_packages
def test_its_types_are_those_of_the_messages() -> None:
    run(["frontend/dev/make_types.py", "--check"])


@needs_packages
def test_it_says_the_same_as_python(tmp_path: Path) -> None:
    golden = tmp_path / "words.json"
    told = [_told(pithead.game(name), seats) for name, seats in TABLES]
    assert all(len(table["messages"]) > 60 for table in told[:3])
    golden.write_text(json.dumps(told), encoding="utf-8")
    run(["hatch_build.py", "npm", "exec", "--", "vitest", "run", "tests/words.test.ts"],
        PITHEAD_WORDS=str(golden))  # fmt: skip


def _told(game: Game, seats: int) -> dict[str, Any]:
    """A few messages of each key that a game brings up, with what Python makes of them."""
    match, rng = game.match(seats=seats, seed=11), Random(11)
    found: dict[str, list[Message]] = {}
    while not match.over:
        assert match.state.pending is not None
        for message in _at_table(match, match.state.pending.seats[0]):
            of_key = found.setdefault(message.key, [])
            if len(of_key) < OF_EACH_KEY and message not in of_key:
                of_key.append(message)
        for seat in match.state.pending.seats:
            match.apply(seat, match.sample(seat, rng))
    picture = game.picture(game.view(match.state, 0))
    companies = [game.tell_seat(picture, owner) for owner in range(game.companies(seats))]
    messages = [
        *(message for of_key in found.values() for message in of_key),
        *(game.tell_event(event) for event in match.events_for(0)[-120:]),
        *(line for card in game.cards for line in game.tell_card(card)),
    ]
    speakers = {
        language: Words(language).at_table(seats, [Words(language).tell(c) for c in companies])
        for language in LANGUAGES
    }
    return {
        "game": game.name,
        "seats": seats,
        "companies": [msgspec.to_builtins(company) for company in companies],
        "messages": [
            {"message": msgspec.to_builtins(message)}
            | {language: words.tell(message) for language, words in speakers.items()}
            for message in messages
        ],
    }


def _at_table(match: Match, seat: int) -> list[Message]:
    game, decision = match.game, match.state.pending
    assert decision is not None
    picture = game.picture(game.view(match.state, seat))
    told = [game.tell_question(picture, decision)]
    for action in match.candidates(seat)[:40]:
        told.append(game.tell_action(picture, decision.about, action))
        detail = game.tell_detail(picture, action)
        told += [] if detail is None else [detail]
        refusal = match.check(seat, action)
        if refusal is not None:
            told += game.tell_refusal(refusal)
        else:
            preview = game.preview(match.state, seat, action)
            told += [] if preview is None else game.tell_preview(preview)
    return told
