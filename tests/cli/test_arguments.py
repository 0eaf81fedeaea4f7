"""Help, errors and languages of the command line."""

from __future__ import annotations

import platform
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import pithead
from pithead.cli.arguments import COMMANDS, build_parser
from pithead.cli.examples import EXAMPLES
from pithead.words import LANGUAGES, Words
from tests.cli.running import Commands, environment, run_pithead

ENGLISH = ("usage:", "positional arguments", "show this help message", "show program")


def test_version(pithead_: Commands) -> None:
    code, out, err = pithead_("--version")
    assert (code, err) == (0, "")
    assert out.startswith(f"pithead {pithead.__version__} (")
    assert ("compiled" in out) == pithead.compiled()
    assert platform.python_version() in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "rockwell", "RW-BRIBE-3", "--lang", "fr"),
        ("rules", "rockwell", "--lang", "fr", "RW-BRIBE-3"),
        ("rules", "--lang", "fr", "rockwell", "RW-BRIBE-3"),
        ("--lang", "fr", "rules", "rockwell", "RW-BRIBE-3"),
        ("--lang=fr", "rules", "rockwell", "RW-BRIBE-3"),
        ("rules", "rockwell", "--lang=fr", "RW-BRIBE-3"),
    ],
)
def test_options_stand_anywhere(pithead_: Commands, arguments: tuple[str, ...]) -> None:
    code, out, err = pithead_(*arguments)
    assert (code, err) == (0, "")
    assert out.startswith("RW-BRIBE-3  Limites de la corruption")


def test_help_is_given_whatever_else_is_missing(pithead_: Commands) -> None:
    asked = pithead_("simulate", "--help")
    assert pithead_("simulate", "--gams", "-h") == asked
    assert pithead_("simulate", "rockwell", "--games", "3", "--help") == asked


@pytest.mark.parametrize("command", EXAMPLES)
def test_every_example_of_the_help_can_be_typed(pithead_: Commands, command: str) -> None:
    shown = pithead_(*filter(None, [command]), "--help").out
    lines = [line.strip() for line in shown.partition("Examples:")[2].splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    assert len(lines) == len(EXAMPLES[command])
    for line in lines:
        typed = re.search(r"pithead [^)|]*", line)
        assert typed is not None
        arguments = shlex.split(typed[0])[1:]
        if "--help" not in arguments:
            assert build_parser(Words("en")).read(arguments).command == arguments[0]


def test_every_command_has_examples() -> None:
    assert EXAMPLES.keys() == {"", *COMMANDS}


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


SLIPS: list[tuple[str, str]] = [
    ("arena rockwell --contender greedy --against random --bots greedy", "--bots has no meaning"),
    ("arena balance rockwell --contender greedy", "--contender has no meaning for"),
    ("arena balance rockwell --out x.json", "--out has no meaning for “pithead arena balance”"),
    ("arena ladder --page x.html", "--page has no meaning for “pithead arena ladder”"),
    ("arena ladder --out nowhere/x.md", "nowhere/x.md can\u2019t be written"),
    ("arena rockwell --contender greedy --against random --page .", ". can\u2019t be written"),
    ("arena rockwell --contender mine.py --against random", "write module:object or file.py"),
    ("arena rockwell --contender mine.py: --against random", "write module:object or file.py"),
    ("play rockwell --text --save nowhere/game.json", "nowhere/game.json can\u2019t be written"),
    ("play rockwell --text --bot nobody", "there is no bot “nobody”"),
    ("export .", "there is no stored game in ."),
    ("admin list --data nowhere", "there are no tables in nowhere"),
    ("", "missing: COMMAND"),
    ("dig", "there is no command “dig”; choose from: play, serve"),
    ("simulat rockwell", "did you mean “simulate”?"),
    ("Rules rockwell", "did you mean “rules”?"),
    ("--lang", "a value is missing"),
    ("--lang es", "'es' is not one of"),
    ("--langage fr rules rockwell", "did you mean “--lang”?"),
    ("-x rules rockwell", "not understood"),
    ("rules", "missing: GAME"),
    ("rules chess", "there is no game “chess”; choose from: rockwell"),
    ("rules rockwell a b", "not understood: b (see “pithead rules --help”)"),
    ("rules rockwell --lang", "a value is missing"),
    ("rules rockwell --lang es", "'es' is not one of"),
    ("rules rockwell RW-BRIBE-99", "similar ones are: RW-BRIBE-1"),
    ("rules rockwell BE-ACT-1", "there is no rule “BE-ACT-1”"),
    ("rules rockwell --rule RW-BRIBE-3", "not understood: --rule"),
    ("simulate", "missing: GAME"),
    ("simulate rockwell chess", "not understood: chess"),
    ("simulate rockwell --games", "a value is missing"),
    ("simulate rockwell --games 0", "“0” is not a whole number of at least 1"),
    ("simulate rockwell --games -3", "--games"),
    ("simulate rockwell --games 1.5", "“1.5” is not a whole number"),
    ("simulate rockwell --games ²", "“²” is not a whole number"),
    ("simulate rockwell --workers 999", "from 1 to 256"),
    ("simulate rockwell --seats many", "“many”"),
    ("simulate rockwell --seats 5", "choose a number of seats from: 2, 3, 4"),
    ("simulate rockwell --bots clever", "clever"),
    ("simulate rockwell --ga 3", "not understood: --ga 3"),
    ("simulate rockwell --gams 3", "did you mean “--games”?"),
    ("simulate rockwell --json=yes", "takes no value"),
    ("simulate rockwell --options edition", "write it as name=value"),
    ("simulate rockwell --options edition=es", "default, en, fr, de"),
    ("simulate rockwell --options moon=full", "no table option “moon”"),
    ("simulate brass_empire --seats 3 --options team=true", "only for tables of 4, 6 seats"),
    ("simulate rockwell --components nowhere.toml", "nowhere.toml"),
    ("play rockwell", "for the terminal add --text, as in “pithead play rockwell --text”"),
    ("play chess --text", "there is no game “chess”"),
    ("play rockwell --text --resume nowhere.json", "nowhere.json"),
    ("play rockwell --text --seats 9", "choose a number of seats from: 2, 3, 4"),
    ("play --port 99999", "from 1 to 65,535"),
    ("replay", "missing: FILE"),
    ("replay nowhere.json", "nowhere.json: the file can"),
    ("replay . --verify", ".: the file can"),
    ("replay game.json --to 3 --verify", "not allowed together with"),
    ("replay game.json --to x", "“x” is not a whole number"),
    ("components rockwell --check a --export b", "not allowed together with"),
    ("components rockwell --check nowhere.toml", "nowhere.toml"),
    ("components chess", "there is no game “chess”"),
    ("arena rockwell", "--contender"),
    ("arena rockwell --contender clever --against random", "clever"),
    ("arena rockwell --pool random", "--pool"),
    ("arena rockwell --contender greedy --against random --sprt a:b", "a:b"),
    ("arena rockwell --contender greedy --against random --resume", "--out"),
    ("train chess", "there is no game “chess”"),
    ("train rockwell --learn chess", "'chess' is not one of"),
    ("completion", "missing: shell"),
    ("completion tcsh", "'tcsh' is not one of"),
]


def test_fifty_slips_are_tried() -> None:
    assert len({typed for typed, _ in SLIPS}) >= 50


@pytest.mark.parametrize(("typed", "reason"), SLIPS)
def test_a_slip_is_told_in_one_line(pithead_: Commands, typed: str, reason: str) -> None:
    error = pithead_.fails(*typed.split())
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
    assert done.stdout.startswith(f"pithead {pithead.__version__} (")
