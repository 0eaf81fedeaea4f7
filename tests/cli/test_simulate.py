"""`pithead simulate`: the figures, the digest, the workers, and Ctrl-C."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands, environment, run_pithead

RUN = ("simulate", "rockwell", "--games", "4", "--seed", "7", "--seats", "3")


def figures(pithead_: Commands, *more: str) -> dict[str, Any]:
    code, out, err = pithead_(*RUN, "--json", *more)
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    result: dict[str, Any] = json.loads(out)
    return result


def test_the_figures_of_a_run(pithead_: Commands) -> None:
    result = figures(pithead_, "--options", "edition=de,open-stock=true")
    assert result["game"] == "rockwell"
    assert (result["seats"], result["games"], result["seed"]) == (3, 4, "7")
    assert result["options"] == {
        "edition": "de",
        "open_stock": True,
        "none_scores_nothing": False,
        "even_start": False,
    }
    assert result["decisions"] > 100
    assert result["seconds"] > 0
    assert result["games_per_second"] == pytest.approx(4 / result["seconds"], rel=0.01)
    assert result["decisions_per_second"] > result["games_per_second"]
    assert result["mean_turns"] >= 1
    assert sum(result["wins_by_seat"]) == pytest.approx(4)
    assert len(result["mean_scores"]) == 3
    assert len(result["log_digest"]) == 64
    assert result["stopped"] is False


def test_equal_seeds_give_equal_digests_and_others_do_not(pithead_: Commands) -> None:
    digests = [figures(pithead_)["log_digest"] for _ in range(2)]
    assert digests[0] == digests[1]
    assert figures(pithead_, "--seed", "8")["log_digest"] != digests[0]
    assert figures(pithead_, "--options", "none_scores_nothing=true")["log_digest"] != digests[0]


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_the_digest_depends_neither_on_workers_nor_on_hash_seeds(
    pithead_: Commands, hash_seed: str
) -> None:
    many = ("--games", "45")
    alone = figures(pithead_, *many)
    done = run_pithead(*RUN, *many, "--json", "--workers", "2", PYTHONHASHSEED=hash_seed)
    assert done.err == ""
    together = json.loads(done.out)
    same = ("games", "decisions", "mean_turns", "wins_by_seat", "mean_scores", "log_digest")
    assert {key: together[key] for key in same} == {key: alone[key] for key in same}


def test_without_a_seed_each_run_has_one_of_its_own(pithead_: Commands) -> None:
    run = ("simulate", "rockwell", "--games", "1", "--json")
    results = [json.loads(pithead_(*run).out) for _ in range(2)]
    assert results[0]["seed"] != results[1]["seed"]
    again = json.loads(pithead_(*run, "--seed", results[0]["seed"]).out)
    assert again["log_digest"] == results[0]["log_digest"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_json_the_figures_are_told(pithead_: Commands, language: str) -> None:
    code, out, _ = pithead_(*RUN, "--lang", language)
    assert code == 0
    words = Words(language)
    for seat in range(3):
        assert words.name(f"seat-{seat}") in out
    assert words.name("seat-3") not in out
    assert words.say("simulate-score") in out
    assert figures(pithead_)["log_digest"] in out


COUNTED = re.compile(rb"[1-9]\d*/1000000")


class OnTerminal:
    """`pithead` with its stderr on a terminal, so that a progress bar is drawn there."""

    def __init__(self, *arguments: str) -> None:
        self.screen, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pithead", *arguments],
            stdout=subprocess.PIPE,
            stderr=theirs,
            text=True,
            env=environment(TERM="xterm"),
            start_new_session=True,
            # Tests that run in the background of a shell ignore Ctrl-C, and so would the program.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(theirs)
        self.seen = b""

    def wait_for_games(self) -> None:
        """Until the bar counts a game: from then on the program listens to Ctrl-C."""
        while not COUNTED.search(self.seen):
            self.seen += os.read(self.screen, 4096)

    def interrupt(self) -> None:
        """Ctrl-C reaches every process of the terminal's group."""
        os.killpg(self.process.pid, signal.SIGINT)

    def finish(self) -> tuple[int, str]:
        out, _ = self.process.communicate(timeout=60)
        return self.process.returncode, out

    def shown(self) -> str:
        try:
            while chunk := os.read(self.screen, 65536):
                self.seen += chunk
        except OSError:  # the terminal is gone with its last process
            pass
        os.close(self.screen)
        return self.seen.decode()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_cleanly_with_what_was_finished(workers: str) -> None:
    run = ("simulate", "rockwell", "--games", "1000000", "--seed", "7", "--seats", "2")
    terminal = OnTerminal(*run, "--json", "--workers", workers)
    terminal.wait_for_games()
    terminal.interrupt()
    code, out = terminal.finish()
    assert "Traceback" not in terminal.shown()
    assert code == 130
    result = json.loads(out)
    assert result["stopped"] is True
    assert 0 < result["games"] < 1_000_000
    assert sum(result["wins_by_seat"]) == pytest.approx(result["games"])


def test_ctrl_c_is_told_in_words_too() -> None:
    terminal = OnTerminal("simulate", "rockwell", "--games", "1000000", "--lang", "de")
    terminal.wait_for_games()
    terminal.interrupt()
    code, out = terminal.finish()
    assert "Traceback" not in terminal.shown()
    assert code == 130
    assert out.startswith("Angehalten")


def test_a_finished_run_takes_its_bar_away() -> None:
    terminal = OnTerminal("simulate", "rockwell", "--games", "3", "--json")
    code, out = terminal.finish()
    assert code == 0
    assert json.loads(out)["games"] == 3
    assert "3/3" in terminal.shown()


def test_any_bots_play(pithead_: Commands, tmp_path: Path) -> None:
    source = "def choose(view, legal, rng):\n    return legal[0]\n"
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    own = f"{tmp_path / 'mine.py'}:choose"
    run = ("simulate", "rockwell", "--seats", "3", "--games", "2", "--seed", "1", "--json")
    found = json.loads(pithead_(*run, "--bots", f"greedy,{own}").out)
    assert found["bots"] == f"greedy,{own}"
    assert found["wins_by_seat"][1] == 0
    assert sum(found["wins_by_seat"]) == 2
    assert found["replaced"] == []
    again = json.loads(pithead_(*run, "--bots", f"greedy,{own}").out)
    assert again["log_digest"] == found["log_digest"]
    other = json.loads(pithead_(*run).out)
    assert other["log_digest"] != found["log_digest"]


def test_bots_that_cannot_play_are_refused_and_failures_told(
    pithead_: Commands, tmp_path: Path
) -> None:
    run = ("simulate", "rockwell", "--seats", "2", "--games", "1", "--seed", "1", "--json")
    for bots in ("nobody", "exec:/nope", "random,exec:false", ","):
        assert pithead_.fails(*run, "--bots", bots).count("\n") == 1
    file = tmp_path / "late.py"
    source = "def choose(view, legal, rng):\n    return legal[0 if view['turn'] == 1 else 999]\n"
    file.write_text(source, encoding="utf-8")
    code, out, err = pithead_(*run, "--bots", f"{file}:choose")
    assert code == 3
    assert [each["fault"] for each in json.loads(out)["replaced"]] == ["raised", "raised"]
    assert "IndexError" in err
