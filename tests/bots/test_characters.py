"""Characters: data in files, a temper for any level, chosen apart from it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import pithead
from pithead import bots
from pithead.bots.characters import Character, characters, load, measured, pace_of
from pithead.bots.weights import make_heuristic
from pithead.kernel.contract import ComponentError
from pithead.kernel.plugin import plugin_of
from pithead.rooms.bot_turns import pause
from pithead.tables.commands import make_table
from pithead.tables.errors import TableError
from pithead.tables.messages import NewTable
from pithead.tables.table import Table

GAMES = {name: pithead.game(name) for name in ("rockwell", "brass_empire")}
EVERY = [(name, id_) for name in GAMES for id_ in characters(GAMES[name])]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_six_characters_with_names_and_words_of_their_own(name: str) -> None:
    found = list(characters(GAMES[name]).values())
    assert len(found) >= 6
    assert len({one.name for one in found}) == len(found)
    for language in ("en", "fr", "de"):
        assert len({getattr(one.temper, language) for one in found}) == len(found)
        assert all(getattr(one.sentence, language) for one in found)


@pytest.mark.parametrize(("name", "character"), EVERY)
def test_a_character_plays_at_a_level_and_always_the_same(name: str, character: str) -> None:
    """Fair like every bot: seed and view alone decide."""
    game = GAMES[name]
    match = game.match(seats=2, seed=3)
    rng = Random(character)
    for _ in range(12):
        seat = match.state.to_act()
        answers = {
            bots.make(f"level-3+{character}", game, seat, 5).choose(match.view(seat)).action
            for _ in range(2)
        }
        assert len(answers) == 1
        assert match.check(seat, answers.pop()) is None
        match.apply(seat, match.sample(seat, rng))
    assert bots.make(f"level-3+{character}", game, 0).name == f"level-3+{character}"


def attacks(bot: str) -> int:
    """How often it attacks against bots without a temper."""
    game, found = GAMES["brass_empire"], 0
    for seed in range(3):
        match = game.match(seats=3, seed=seed)
        players = [bots.make(bot if seat == 0 else "practised", game, seat) for seat in range(3)]
        while not match.over:
            seat = match.state.to_act()
            action = players[seat].choose(match.view(seat)).action
            found += seat == 0 and action[0] == "attack"
            match.apply(seat, action)
    return found


def test_the_raider_attacks_more_than_the_banker() -> None:
    assert attacks("practised+rook") > attacks("practised+prosper")


@pytest.mark.parametrize(
    "bot", ["level-3+nobody", "random+rook", "nobody+rook", "level-3+rook+ada"]
)
def test_a_character_that_is_none_is_refused(bot: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make(bot, GAMES["brass_empire"], 0)
    assert bot == "random+rook" or not bots.is_known(bot, GAMES["brass_empire"])


# --- files --------------------------------------------------------------------------------------

GOOD = """
name = "Nobody"
temper = { en = "the idler", fr = "le flâneur", de = "der Müßiggänger" }
sentence = { en = "Waits.", fr = "Attend.", de = "Wartet." }
style = { mine = 1.0, "buy units" = 2.0 }
"""
BROKEN = [
    (GOOD.replace("name", "nickname"), "nickname", "unknown-field"),
    (GOOD.replace("Waits.", 'Waits.", it = "Aspetta.'), "sentence.it", "unknown-field"),
    (GOOD.replace('fr = "Attend.", ', ""), "sentence.fr", "missing-field"),
    (GOOD.replace("mine", "mien"), "style.mien", "unknown-word"),
    (GOOD.replace("= 1.0", '= "much"'), "style.mine", "wrong-type"),
    (GOOD.replace("[", "").replace("style = {", "style = {}\nx = {"), "x", "unknown-field"),
]


def read(text: str, tmp_path: Path) -> Character:
    path = tmp_path / "nobody.toml"
    path.write_text(text, encoding="utf-8")
    return load(path, make_heuristic(GAMES["brass_empire"]))


def test_a_designer_adds_one_by_a_file(tmp_path: Path) -> None:
    assert read(GOOD, tmp_path).style == {"mine": 1.0, "buy units": 2.0}


@pytest.mark.parametrize(("text", "place", "code"), BROKEN)
def test_a_broken_file_is_one_sentence_with_file_key_and_reason(
    text: str, place: str, code: str, tmp_path: Path
) -> None:
    with pytest.raises(ComponentError) as caught:
        read(text, tmp_path)
    assert (caught.value.file, caught.value.place, caught.value.code) == (
        "nobody.toml",
        place,
        code,
    )
    assert re.match(r"nobody\.toml: " + re.escape(place), str(caught.value))
    assert "\n" not in str(caught.value)


# --- tables -------------------------------------------------------------------------------------


def test_a_table_seats_a_character_by_name() -> None:
    wish = NewTable("brass_empire", 3, bots=["level-2+rook", "level-4"])
    table = Table.read("here", make_table(wish, 0).entries)
    assert [chair.bot for chair in table.chairs] == ["", "level-2+rook", "level-4"]


def test_a_table_refuses_a_character_of_another_game() -> None:
    with pytest.raises(TableError) as caught:
        make_table(NewTable("rockwell", 2, bots=["level-2+rook"]), 0)
    assert caught.value.problem.code == "bot"


# --- faces, voices, pace, figures ---------------------------------------------------------------

FACES = Path(__file__).parents[2] / "frontend" / "src" / "games"


@pytest.mark.parametrize(("name", "character"), EVERY)
def test_a_character_has_a_face_that_is_drawn_and_lines_for_every_occasion(
    name: str, character: str
) -> None:
    found = characters(GAMES[name])[character]
    assert found.lines is not None
    for occasion in ("start", "gain", "hurt", "you", "end"):
        words = getattr(found.lines, occasion)
        assert all(0 < len(getattr(words, language)) <= 60 for language in ("en", "fr", "de"))
    if FACES.is_dir():
        drawn = FACES / name / "faces" / f"{found.face}.svg"
        assert drawn.stat().st_size < 8_000


def test_a_table_waits_longer_for_a_measured_character() -> None:
    game = GAMES["rockwell"]
    assert pace_of(game, "level-2+nell") < pace_of(game, "level-2") == 1.0
    assert pace_of(game, "level-2+silas") > 1.0
    assert pause(400, 0, pace_of(game, "level-2+silas")) == pytest.approx(0.6)


@pytest.mark.parametrize("name", GAMES)
def test_characters_speak_of_what_everybody_saw(name: str) -> None:
    """No event of a kind that is a cue is ever for one seat alone, and every cue occurs."""
    game, cues = GAMES[name], plugin_of(GAMES[name]).cues
    occurred = set()
    for seed in range(6):
        match = game.match(seats=2, seed=seed)
        players = [bots.make("practised", game, seat, seed) for seat in range(2)]
        players[0] = bots.make(
            "practised+cornelius" if name == "rockwell" else "practised+rook", game, 0
        )
        while not match.over:
            seat = match.state.to_act()
            for event in match.apply(seat, players[seat].choose(match.view(seat)).action):
                for cue in cues:
                    if cue.kind == event.kind:
                        assert event.audience is None
                        assert cue.what == "turn" or cue.of in event.args
                        assert not cue.figure or cue.figure in event.args
                        occurred.add(cue.kind)
    assert occurred == {cue.kind for cue in cues}


@pytest.mark.parametrize(
    ("change", "place", "code"),
    [
        ('\npace = "slow"', "pace", "unknown-word"),
        ("\nface = 3", "face", "wrong-type"),
        ('\n[lines.start]\nen = "Hi"', "lines.start.fr", "missing-field"),
        ('\n[lines.boast]\nen = "Ha"', "lines.boast", "unknown-field"),
    ],
)
def test_a_wrong_pace_face_or_line_is_told_with_its_place(
    change: str, place: str, code: str, tmp_path: Path
) -> None:
    with pytest.raises(ComponentError) as caught:
        read(GOOD + change, tmp_path)
    assert (caught.value.place, caught.value.code) == (place, code)


def test_a_character_without_a_face_and_lines_plays_all_the_same(tmp_path: Path) -> None:
    found = read(GOOD, tmp_path)
    assert (found.face, found.pace, found.lines) == ("", "steady", None)


@pytest.mark.parametrize("name", GAMES)
def test_each_character_leads_in_a_figure_of_its_own(name: str) -> None:
    """Its interval lies above the mean of all; its strength is within 8 points of its level."""
    found = measured(GAMES[name])
    assert found.games >= 200
    assert found.strength.keys() == characters(GAMES[name]).keys()
    leaders = set()
    for by_character in found.style.values():
        mean = sum(each.value for each in by_character.values()) / len(by_character)
        leader = max(by_character, key=lambda each: by_character[each].value)
        if by_character[leader].low > mean:
            leaders.add(leader)
    assert leaders == characters(GAMES[name]).keys()
    assert all(abs(each.value - 0.5) <= 0.08 for each in found.strength.values())
