"""Help, errors and languages of the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pithead
from pithead.cli.arguments import COMMANDS
from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands, environment, run_pithead

ENGLISH = ("usage:", "positional arguments", "show this help message", "show program")


def test_version(pithead_: Commands) -> None:
    assert pithead_("--version") == (0, f"pithead {pithead.__version__}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_speaks_one_language(
    pithead_: Commands, command: tuple[str, ...], language: str
) -> None:
    code, out, err = pithead_(*command, "--help", "--lang", language)
    words = Words(language)
    assert (code, err) == (0, "")
    assert out.startswith(words.say("argparse-usage"))
    about = words.say(f"cli-{command[0]}" if command else "cli-about")
    assert " ".join(about.split()) in " ".join(out.split())
    assert not [text for text in ENGLISH if text in out]


def test_help_lists_the_table_options(pithead_: Commands) -> None:
    out = pithead_("simulate", "--help").out
    assert "edition=default|en|fr|de" in out
    assert "open_stock=false|true" in out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "something is missing: COMMAND"),
        (("dig",), "'dig' is not one of"),
        (("rules",), "something is missing: GAME"),
        (("rules", "chess"), "there is no game “chess”; there are: rockwell"),
        (("simulate", "rockwell", "--games"), "one value is missing"),
        (("simulate", "rockwell", "--games", "0"), "“0” is not a whole number from 1 up"),
        (("simulate", "rockwell", "--games", "-3"), "--games"),
        (("simulate", "rockwell", "--workers", "999"), "from 1 to 256"),
        (("simulate", "rockwell", "--seats", "many"), "“many”"),
        (("simulate", "rockwell", "--seats", "5"), "choose a number of seats from: 2, 3, 4"),
        (("simulate", "rockwell", "--bots", "clever"), "'clever' is not one of"),
        (("simulate", "rockwell", "--ga", "3"), "not understood: --ga 3 (see “pithead simulate -"),
        (("rules", "rockwell", "a", "b"), "not understood: b (see “pithead rules --help”)"),
        (("simulate", "rockwell", "--json=yes"), "takes no value"),
        (("simulate", "rockwell", "--options", "edition"), "write it as name=value"),
        (("simulate", "rockwell", "--options", "edition=es"), "default, en, fr, de"),
        (("simulate", "rockwell", "--options", "moon=full"), "no table option “moon”"),
        (("rules", "rockwell", "--lang", "es"), "'es' is not one of"),
        (("components", "rockwell", "--check", "a", "--export", "b"), "not together with"),
        (
            ("play", "rockwell"),
            "for the terminal add --text, as in “pithead play rockwell --text”",
        ),
    ],
)
def test_a_slip_is_told_in_one_line(
    pithead_: Commands, arguments: tuple[str, ...], reason: str
) -> None:
    error = pithead_.fails(*arguments)
    assert error.startswith("pithead")
    assert reason in error


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_language_asked_for(pithead_: Commands, language: str) -> None:
    words = Words(language)
    error = pithead_.fails("simulate", "chess", "--lang", language)
    assert words.say("error-game", name="chess", games="rockwell") in error
    error = pithead_.fails("--lang", language, "simulate")
    assert words.say("argparse-required") % words.say("cli-a-game") in error


def test_the_environment_chooses_the_language() -> None:
    assert "Aufruf:" in run_pithead("--help", LANG="de_DE.UTF-8").out
    assert "Utilisation" in run_pithead("--help", LANG="de_DE.UTF-8", PITHEAD_LANG="fr").out


def test_a_terminal_without_the_letters_shows_question_marks() -> None:
    done = run_pithead("rules", "rockwell", "BRIBE-3", "--lang=fr", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert "n?y en a que trois" in done.out


@pytest.mark.parametrize("command", [("components", "rockwell"), ("simulate", "--help")])
def test_a_reader_who_leaves_early_sees_no_traceback(command: tuple[str, ...]) -> None:
    line = [sys.executable, "-m", "pithead", *command]
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) in (0, 1)


def test_the_command_is_installed_under_its_name() -> None:
    script = Path(sys.executable).with_name("pithead")
    if not script.exists():
        pytest.skip("the package is not installed in this environment")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"pithead {pithead.__version__}\n"
