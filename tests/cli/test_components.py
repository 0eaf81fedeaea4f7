"""`pithead components`, and playing with a file of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pithead
from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands


def export(pithead_: Commands, folder: Path) -> Path:
    file = folder / "own.toml"
    code, out, _ = pithead_("components", "rockwell", "--export", file)
    assert code == 0
    assert str(file) in out
    return file


def test_the_table_shows_every_entry_with_its_source(pithead_: Commands) -> None:
    code, out, _ = pithead_("components", "rockwell")
    assert code == 0
    for entry in ("A2.1", "D9.4", "3.1", "zinc.1", "crews_4", "four_players", "hire"):
        assert entry in out
    assert "rulebook" in out
    assert "reconstructed" in out


def test_what_is_exported_passes_the_check(pithead_: Commands, tmp_path: Path) -> None:
    file = export(pithead_, tmp_path)
    code, out, _ = pithead_("components", "rockwell", "--check", file)
    assert code == 0
    assert out.startswith(f"{file}: OK.")
    assert pithead.game("rockwell", file).components_digest == (
        pithead.game("rockwell").components_digest
    )


def test_an_export_overwrites_nothing(pithead_: Commands, tmp_path: Path) -> None:
    file = export(pithead_, tmp_path)
    before = file.read_bytes()
    assert "already exists" in pithead_.fails("components", "rockwell", "--export", file)
    assert file.read_bytes() == before


def test_an_export_into_nowhere_is_told(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "no" / "such" / "folder.toml"
    assert str(file) in pithead_.fails("components", "rockwell", "--export", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_file_is_one_line_with_file_place_and_reason(
    pithead_: Commands, tmp_path: Path, language: str
) -> None:
    file = export(pithead_, tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("danger = true", "danger = 7", 1), encoding="utf-8")
    for command in (
        ("components", "rockwell", "--check", file),
        ("simulate", "rockwell", "--components", file),
        ("play", "rockwell", "--text", "--components", file),
    ):
        error = pithead_.fails(*command, "--lang", language)
        assert error.startswith(f"pithead: {file}")
        assert "extraction.card[2.6].danger" in error
        reason = Words(language).say("component-error-wrong-type", expected="bool", found="int")
        assert reason in error


def test_a_file_that_is_not_there_is_told(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "missing.toml"
    assert f"{file}: " in pithead_.fails("components", "rockwell", "--check", file)


def test_own_components_are_played_with(pithead_: Commands, tmp_path: Path) -> None:
    file = export(pithead_, tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("money = 3000", "money = 9900"), encoding="utf-8")
    run = ("simulate", "rockwell", "--games", "2", "--seed", "1", "--json")
    plain = json.loads(pithead_(*run).out)
    rich = json.loads(pithead_(*run, "--components", file).out)
    assert rich["log_digest"] != plain["log_digest"]
    out = pithead_("play", "rockwell", "--text", "--components", file, stdin="quit\n").out
    assert "$9,900" in out


def test_a_game_with_own_components_is_replayed_without_the_file(
    pithead_: Commands, tmp_path: Path
) -> None:
    file = export(pithead_, tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("money = 3000", "money = 9900"), encoding="utf-8")
    saved = tmp_path / "game.json"
    play = ("play", "rockwell", "--text", "--components", file, "--save", saved)
    assert pithead_(*play, stdin="bid 0 0 0 0 9900\nquit\n").code == 0
    file.unlink()
    assert pithead_("replay", saved, "--verify").code == 0
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["component_set"]["start"]["money"] = -100
    saved.write_text(json.dumps(data), encoding="utf-8")
    error = pithead_.fails("replay", saved)
    assert error.startswith(f"pithead: {saved}: component_set.start.money: ")
