"""Brass Empire on the command line: what Rockwell's commands do, with cards."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import pithead
from pithead.cli.drawing import draw
from pithead.cli.telling import Teller
from pithead.kernel.contract import SPECTATOR
from pithead.kernel.match import Match
from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands

GAME = pithead.game("brass_empire")
PLAY = ("play", "brass_empire", "--text", "--seed", "5")
DEALT = (*PLAY, "--options", "corporations=random")


def joined(text: str) -> str:
    return " ".join(text.split())


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def later(seats: int, decisions: int = 150, seed: int = 1, **options: Any) -> Match:
    match = GAME.match(seats, seed=seed, options=options)
    rng = Random(seed)
    for _ in range(decisions):
        decision = match.state.pending
        if decision is None:
            break
        match.apply(decision.seats[0], match.sample(decision.seats[0], rng))
    return match


def drawn(match: Match, viewer: int = 0, language: str = "en", width: int = 100) -> str:
    file = io.StringIO()
    words = Words(language)
    Teller(GAME, words).look(match, viewer)
    Console(file=file, width=width).print(draw(match, viewer, words, width))
    return file.getvalue()


# --- rules and components -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_once_and_in_order(pithead_: Commands, language: str) -> None:
    code, out, _ = pithead_("rules", "brass_empire", "--lang", language)
    assert code == 0
    headings = [line.split()[0] for line in out.splitlines() if line.startswith(("BE-", "PH-"))]
    assert headings == [*GAME.rules, "PH-FORM", "PH-STALE", "PH-OVER"]
    words = Words(language)
    for rule in GAME.rules:
        assert joined(words.say(f"rule-{rule}")) in joined(out)
        section = words.attribute(f"rule-{rule}", "section")
        assert words.say(f"rules-section-{section}").upper() in out


@pytest.mark.parametrize("written", ["BE-VAR-TEAM", "be-var-team", "var-team"])
def test_one_rule_is_found_however_it_is_written(pithead_: Commands, written: str) -> None:
    out = pithead_("rules", "brass_empire", written).out
    assert out.startswith("BE-VAR-TEAM  Team play")


def test_a_rule_of_the_other_game_is_not_found(pithead_: Commands) -> None:
    assert "BE-" in pithead_.fails("rules", "brass_empire", "BE-ACT-99")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_list_names_every_card(pithead_: Commands, language: str) -> None:
    words = Words(language)
    code, table, _ = pithead_("components", "brass_empire", "--lang", language)
    assert code == 0
    code, text, _ = pithead_("components", "brass_empire", "--text", "--lang", language)
    assert code == 0
    for card in GAME.component_data():
        assert words.card(card).split()[0] in table
        assert words.card(card) in text
    assert "{" not in text
    assert "rulebook" in pithead_("components", "brass_empire").out


def test_rockwells_components_are_text_too(pithead_: Commands) -> None:
    out = pithead_("components", "rockwell", "--text").out
    assert "tiles A2.1: stratum A, power 2" in out


def test_an_export_passes_the_check(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    assert pithead_("components", "brass_empire", "--export", file).code == 0
    assert pithead_("components", "brass_empire", "--check", file).out.startswith(f"{file}: OK.")


def test_a_card_of_ones_own_is_called_by_its_own_name(pithead_: Commands, tmp_path: Path) -> None:
    file, saved = tmp_path / "own.toml", tmp_path / "game.json"
    assert pithead_("components", "brass_empire", "--export", file).code == 0
    text = file.read_text(encoding="utf-8")
    name = 'name = { en = "Old Hand", fr = "Vieux Briscard", de = "Alter Hase" }'
    file.write_text(text.replace("[clerk]", f"[clerk]\n{name}"), encoding="utf-8")
    table = ("--components", file, "--save", saved)
    out = pithead_(*PLAY, *table, "--lang", "fr", stdin=lines("play clerk", "1", "1")).out
    assert "Vieux Briscard" in out
    file.unlink()
    assert "Alter Hase" in pithead_("replay", saved, "--lang", "de").out


# --- tables -------------------------------------------------------------------------------------


def test_help_lists_the_options_with_ranges(pithead_: Commands) -> None:
    out = pithead_("play", "--help").out
    assert "pool=standard|10-150" in out
    assert "edition=default|" in out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("battle=true,first_edition=true", "nothing of the first edition would be left"),
        ("battle=true,pool=50", "no Mining Pool"),
        ("reserve_value=9", "reserves=built"),
        ("pool=5", "standard, 10-150"),
        ("team=true", "only for tables of 4, 6 seats"),
        ("equal_turns=true", "only for tables of 1 seats"),
    ],
)
def test_a_table_that_can_not_be_is_refused(pithead_: Commands, options: str, told: str) -> None:
    error = pithead_.fails(*PLAY, "--seats", "2", "--options", options)
    assert told in error


def test_numbers_are_read_as_option_values(pithead_: Commands) -> None:
    options = "pool=20,reserves=built,reserve_value=9"
    run = ("simulate", "brass_empire", "--seats", "2", "--games", "2", "--json")
    result = json.loads(pithead_(*run, "--options", options).out)
    assert result["options"]["pool"] == 20
    assert result["options"]["reserve_value"] == 9


def test_simulation_does_not_depend_on_the_workers(pithead_: Commands) -> None:
    run = ("simulate", "brass_empire", "--seats", "3", "--games", "4", "--seed", "7", "--json")
    one, two = (json.loads(pithead_(*run, "--workers", n).out) for n in ("1", "2"))
    assert one["log_digest"] == two["log_digest"]


def test_simulation_tells_of_players(pithead_: Commands) -> None:
    out = pithead_("simulate", "brass_empire", "--seats", "2", "--games", "2").out
    assert "Player 1" in out
    assert "Player 2" in out


# --- play ---------------------------------------------------------------------------------------


def test_the_first_question_shows_rows_hand_and_reserve(pithead_: Commands) -> None:
    code, out, err = pithead_(*DEALT)
    assert (code, err) == (0, "")
    for part in ("Labor Market", "Design Department", "Mining Pool: ", "Your hand", "L6"):
        assert part in out
    assert "Most Brass wins. Play your cards" in out
    assert out.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(("language", "seats"), [("en", "1"), ("fr", "3"), ("de", "4")])
def test_a_whole_game_ends_with_scores_ranking_and_seed(
    pithead_: Commands, tmp_path: Path, language: str, seats: str
) -> None:
    file = tmp_path / "game.json"
    table = ("--seats", seats, "--lang", language, "--save", file, "--options", "pool=15")
    code, out, err = pithead_(*PLAY, *table, stdin=lines(*["1"] * 3000))
    assert (code, err) == (0, "")
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert stored["over"] is True
    assert stored["seed"] in out
    assert Words(language).say("source-brass-empire-tokens") in out
    assert pithead_("replay", file, "--verify").code == 0
    told = pithead_("replay", file, "--lang", language)
    assert told.code == 0
    assert "{" not in told.out


def test_refusals_are_explained_with_rule_and_remedy(pithead_: Commands) -> None:
    typed = ("why rebuild", "why mine 1", "why buy D1", "why use 9", "rules", "help")
    out = pithead_(*DEALT, "--seats", "2", stdin=lines(*typed)).out
    assert "Your Mining Platform is still standing" in out
    assert "BE-PLAY-7" in out
    assert "does not answer this question" in out
    assert "You have no card number 9 in play" in out
    assert "attack and health left" in out


def test_corporations_are_chosen_and_give_companies_their_names(pithead_: Commands) -> None:
    out = pithead_(
        *PLAY, "--seats", "2", stdin=lines("corporation harlem", "corporation windcraft")
    ).out
    assert "Which corporation do you take?" in out
    assert "Harlem Electric Works" in out
    assert "(you)" in out


@pytest.mark.parametrize(("chosen", "told"), [((), False), (DEALT[-2:], True)])
def test_choosing_is_what_people_get_unless_they_say_otherwise(
    pithead_: Commands, chosen: tuple[str, ...], told: bool
) -> None:
    out = pithead_(*PLAY, "--seats", "2", *chosen).out
    assert ("Which corporation do you take?" in out) != told


def test_a_built_reserve_is_asked_for_card_by_card(pithead_: Commands) -> None:
    table = ("--seats", "2", "--options", "corporations=random,reserves=built")
    out = pithead_(*PLAY, *table, stdin=lines("build", *[""] * 20)).out
    assert "Build your reserve" in out
    assert "(Enter for 0)" in out
    assert "That reserve is worth 0 Brass; at this table every reserve must be worth 10." in out


# --- the picture --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_table_fits_the_terminal_and_names_every_card(language: str, seats: int) -> None:
    match = later(seats)
    text = drawn(match, 0, language)
    words = Words(language)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 100
    picture: dict[str, Any] = GAME.picture(GAME.view(match.state, 0))
    for card in (*picture["labor_row"], *picture["design_row"]):
        assert card is None or words.card(card) in text
    for company in picture["companies"]:
        for card in company["in_play"]:
            assert not card["face_up"] or words.card(card["card"]) in text


def test_what_is_hidden_is_not_drawn() -> None:
    match = later(3, 200)
    picture: dict[str, Any] = GAME.picture(GAME.view(match.state, SPECTATOR))
    for company in picture["companies"]:
        assert company["hand"] is None
        assert company["deck"] is None
        assert all(card["card"] is None for card in company["in_play"] if not card["face_up"])
    assert "Your hand" not in drawn(match, SPECTATOR)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_what_a_picture_adds_follows_from_the_stored_state(seats: int) -> None:
    match = later(seats, 220)
    picture: dict[str, Any] = GAME.picture(GAME.view(match.state, 0))
    dump: dict[str, Any] = GAME.dump(match.state)
    assert picture["labor_deck_size"] == len(dump["labor_deck"])
    for shown, stored in zip(picture["companies"], dump["companies"], strict=True):
        assert shown["hand_size"] == len(stored["hand"])
        for card, in_play in zip(shown["in_play"], stored["in_play"], strict=True):
            if card["face_up"]:
                facts: Any = GAME.component_data()[in_play["card"]]
                assert card["health"] == facts["health"] - in_play["damage"]
                assert card["attack"] >= facts.get("attack", 0) + in_play["boost"]


def test_two_companies_of_one_corporation_are_told_apart() -> None:
    companies = [{"corporation": name} for name in ("harlem", "frontier", "harlem")]
    table = {"seats": 3, "companies": companies}
    assert names(table, 3) == ["Harlem", "Frontier", "Harlem II"]
    assert names({"seats": 1}, 2) == ["Player 1", "AI"]


def names(picture: dict[str, Any], seats: int) -> list[str]:
    return [Words("en").tell(GAME.tell_seat(picture, seat)) for seat in range(seats)]
