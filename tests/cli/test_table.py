"""Rockwell's table as it is drawn in the terminal."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

import pithead
from pithead.cli.common import make_console
from pithead.cli.telling import Teller
from pithead.games.rockwell.people.terminal import draw, inform
from pithead.kernel.contract import SPECTATOR
from pithead.kernel.match import Match
from pithead.words import LANGUAGES, Words

GAME = pithead.game("rockwell")


def picture_of(match: Match, viewer: int = 0) -> Any:
    return GAME.picture(GAME.view(match.state, viewer))


def drawn(picture: Any, language: str = "en", width: int = 100) -> str:
    file = io.StringIO()
    words = Teller(GAME, Words(language)).sit_down(picture["seats"])
    Console(file=file, width=width).print(draw(GAME, picture, words, width))
    return file.getvalue()


def later(seats: int, decisions: int = 150, seed: int = 1) -> Match:
    match = GAME.match(seats, seed=seed)
    rng = Random(seed)
    for _ in range(decisions):
        decision = match.state.pending
        if decision is None:
            break
        match.apply(decision.seats[0], match.sample(decision.seats[0], rng))
    return match


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_crew_is_somewhere(seats: int) -> None:
    picture = picture_of(later(seats))
    text = drawn(picture)
    words = Teller(GAME, Words("en")).sit_down(seats)
    assert len(picture["crews"]) == 4 * (3 if seats == 2 else seats)
    for name, crew in picture["crews"].items():
        assert f"{words.seat(int(name[0]))[0]}{name[1]}{crew['power']}" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 160])
def test_the_mine_fits_the_terminal(language: str, width: int) -> None:
    text = drawn(picture_of(later(4)), language, width)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    mine = [line.rstrip() for line in text.splitlines() if line[2:3] in tuple("│├┌└")]
    assert len({len(line) for line in mine}) == 1


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_a_picture_adds_follows_from_the_stored_state(seats: int) -> None:
    match = later(seats)
    picture = picture_of(match)
    dump: dict[str, Any] = GAME.dump(match.state)
    for name, tile in picture["tiles"].items():
        assert (tile["income"] is None) == (not tile["drilled"])
        here = [crew for crew in dump["crews"].values() if name in crew["at"].split("-")]
        power = sum(crew["power"] + crew["die"] for crew in here)
        assert tile["missing"] == (0 if tile["drilled"] else tile["need"] - power)
    for board, slots in dump["slots"].items():
        assert len(picture["slot_gives"][board]) == len(slots)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_companies_and_their_figures_are_whole_at_80_columns(language: str, seats: int) -> None:
    picture = picture_of(later(seats))
    picture["companies"][0].update(
        zinc=12, copper=13, silver=14, gold=15, money=12500, delivery_prestige=24
    )
    lines = drawn(picture, language, 80).splitlines()
    words = Teller(GAME, Words(language)).sit_down(seats)
    for seat in range(seats):
        assert any(line.startswith(f"{words.seat(seat)[0]} ") for line in lines[-seats - 1 :])
    assert any(words.money(12500) in line and "15" in line for line in lines)
    assert not any("…" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_never_breaks_at_a_no_break_space(language: str) -> None:
    make_console()
    text = "\u00a0".join(["1"] * 10)
    file = io.StringIO()
    Console(file=file, width=30).print(f"{Words(language).money(1500)} {text} {text}")
    assert [line.rstrip() for line in file.getvalue().splitlines()][1:] == [text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_is_told_in_one_line(language: str) -> None:
    lines = drawn(picture_of(later(2)), language, 79).splitlines()
    assert Words(language).say("draw-rockwell-too-narrow", n=80) in lines
    assert not any("┼" in line for line in lines)


def test_the_heading_says_who_the_viewer_is() -> None:
    assert "You are Green." in drawn(picture_of(later(2)))
    assert "You are" not in drawn(picture_of(later(2), SPECTATOR))


def test_prices_and_piles_are_drawn_where_they_matter() -> None:
    words = Teller(GAME, Words("en")).sit_down(2)
    match = GAME.match(2, seed=1)
    for kind, shown in (("bid", True), ("workshop", True), ("move", False), ("", False)):
        file = io.StringIO()
        Console(file=file, width=100).print(draw(GAME, picture_of(match), words, 100, kind))
        assert ("Prices in $" in file.getvalue()) is shown


def test_information_names_the_achievements_of_each_company() -> None:
    picture = picture_of(GAME.match(2, seed=1))
    picture["companies"][1]["achievements"] = {"gold": 6}
    file = io.StringIO()
    words = Teller(GAME, Words("en")).sit_down(2)
    Console(file=file, width=100).print(inform(GAME, picture, words, 100))
    assert "Prices in $" in file.getvalue()
    assert "Green has achieved: nothing" in file.getvalue()
    assert "Red has achieved: 12 gold → 6" in file.getvalue()


def test_what_others_hide_is_not_drawn() -> None:
    assert drawn(picture_of(GAME.match(3, seed=1))).count("$3,000") == 1
    open_stock = GAME.match(3, seed=1, options={"open_stock": True})
    assert drawn(picture_of(open_stock)).count("$3,000") == 3
    spectator = picture_of(GAME.match(3, seed=1), SPECTATOR)
    assert "$3,000" not in drawn(spectator)


def test_tiles_show_power_missing_and_drilled_ones_their_income() -> None:
    picture = picture_of(GAME.match(2, seed=1))
    need = picture["tiles"]["A1"]["need"]
    assert f"{need} \u2212{need}" in drawn(picture)
    picture["tiles"]["A1"].update(drilled=True, missing=0, income=[1, 0, 0, 2], shaft=1)
    text = drawn(picture)
    assert "✓ 1z 2g" in text
    assert "▣R" in text


def test_a_straddler_stands_on_both_tiles_and_a_die_beside_its_crew() -> None:
    picture = picture_of(GAME.match(2, seed=1))
    picture["crews"]["1b"].update(at="A8-A1", power=2, die=1)
    text = drawn(picture)
    assert "Rb2+1»" in text
    assert "«Rb2+1" in text


def test_a_crew_at_the_centre_is_drawn_there() -> None:
    picture = picture_of(GAME.match(2, seed=1))
    picture["crews"]["0c"]["at"] = "centre"
    centre = next(line for line in drawn(picture).splitlines() if "centre of the Earth  " in line)
    assert "Gc1" in centre


def test_the_title_tells_the_part_of_the_turn() -> None:
    match = GAME.match(3, seed=2)
    rng = Random(2)
    phases = []
    while not match.over:
        phases.append(picture_of(match)["phase"])
        decision = match.state.pending
        assert decision is not None
        match.apply(decision.seats[0], match.sample(decision.seats[0], rng))
    turn = list(dict.fromkeys(phases))
    assert turn == ["auction", "vice_presidents", "drilling", "market", "workshop"]
    assert picture_of(match)["phase"] == "end"
    assert "end of the game" in drawn(picture_of(match))
