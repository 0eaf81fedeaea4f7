"""`pithead play --text`: a game in the terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

import pithead
from pithead.cli.play import TerminalGame
from pithead.cli.telling import Teller
from pithead.kernel.match import Match
from pithead.words import Words
from tests.cli.running import Commands, environment, run_pithead

PLAY = ("play", "rockwell", "--text", "--seed", "5")
GAME = pithead.game("rockwell")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_the_end_of_input_leaves_the_table(pithead_: Commands) -> None:
    code, out, err = pithead_(*PLAY)
    assert (code, err) == (0, "")
    assert "Most prestige wins. Bid cubes, money or nothing in secret" in out
    assert out.rstrip().endswith("Goodbye.")


def test_the_commitment_and_the_options_are_shown_first(pithead_: Commands) -> None:
    out = pithead_(*PLAY, "--options", "edition=fr,open_stock=true").out
    match = GAME.match(4, seed="5")
    assert match.commitment in out
    assert match.seed is not None
    assert match.seed.hex() not in out
    assert "Table options: edition French, open stock" in out


@pytest.mark.parametrize(("language", "seats"), [("en", "2"), ("fr", "3"), ("de", "4")])
def test_a_whole_game_ends_with_scores_ranking_and_seed(
    pithead_: Commands, tmp_path: Path, language: str, seats: str
) -> None:
    file = tmp_path / "game.json"
    table = ("--seats", seats, "--lang", language, "--save", file)
    code, out, err = pithead_(*PLAY, *table, stdin=lines(*["1"] * 2000))
    assert (code, err) == (0, "")
    words = Teller(GAME, Words(language)).sit_down(int(seats))
    for source in GAME.score_sources(GAME.new_state(2, 1))[0]:
        assert words.say(f"source-rockwell-{source.replace('_', '-')}") in out
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert stored["over"] is True
    assert stored["seed"] in out
    assert stored["commitment"] in out
    best = words.say("play-place", place=1, seats=" ".join(map(str, stored["ranking"][0])))
    assert best in out
    assert f"pithead replay {file} --verify" in out
    assert pithead_("replay", file, "--verify").code == 0


def test_a_refused_option_is_numbered_marked_and_explained(pithead_: Commands) -> None:
    ask_all = [f"why place 2 {slot}" for slot in range(1, 5)]
    typed = ("1", "place 2 1", "place 2 2", *ask_all, "why 1", "why 99", "why", "why x")
    out = pithead_(*PLAY, "--seats", "2", stdin=lines(*typed)).out
    assert "✗ Board II, slot 1" in out
    told = out[out.index("why place 2 1") :]
    assert "You already have a Vice President on board II." in told
    assert "RW-VP-2" in told
    assert "What you can do: Choose a slot on another board." in told
    assert "You may do that." in told
    assert "There is no option 99" in told
    assert "Why what?" in told
    assert "“x” is neither a command nor an answer here." in told


def test_a_preview_tells_what_each_card_would_give(pithead_: Commands) -> None:
    """Two crews of power 1 on a tile that needs 2 drill it: the list marks it, `why` explains."""
    out = pithead_(*PLAY, stdin=lines(*["1"] * 40)).out
    before, _, after = out.partition(" ⛏")
    assert after
    number = before.rsplit("\n", 1)[1].split()
    marked = [word for word in number if word.isdecimal()][-1]
    answers = before.count("Your choice")
    typed = lines(*["1"] * answers, f"why {marked}")
    told = pithead_(*PLAY, stdin=typed).out
    assert "This drills A" in told
    assert "If the card is " in told


def test_rules_can_be_looked_up_at_the_table(pithead_: Commands) -> None:
    out = pithead_(*PLAY, stdin=lines("rules", "rules bribe-3", "rules bribe-99")).out
    assert "RW-AUC-1  " in out
    assert "RW-BRIBE-3  " in out
    assert "there is no rule “bribe-99”" in out


def test_a_form_is_filled_in_field_by_field(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = lines("bid", "1", "9", "", "1", "150", "200")
    out = pithead_(*PLAY, "--save", file, stdin=typed).out
    assert "copper, 0 to 2 (Enter for 0): 9" in out
    assert "“9” does not fit: 0 to 2 in steps of 1." in out
    assert "in steps of 100" in out
    assert "gold, 0 to 0" not in out
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert stored["log"][0] == [0, "bid 1 0 1 0 200"]


def test_a_form_can_be_left_explained_and_gone_back_in(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ("BID", "help", "cancel", "bid", "undo", "bid", "3", "undo", "1", "", "", "100")
    out = pithead_(*PLAY, "--save", file, stdin=lines(*typed)).out
    assert out.count("“cancel” leaves the form") == 1
    assert out.count("You left the form") == 2
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert stored["log"][0] == [0, "bid 1 0 0 0 100"]


def test_a_game_left_in_a_form_has_not_begun(pithead_: Commands, folder: Path) -> None:
    code, out, err = pithead_(*PLAY, stdin=lines("bid", "1", "quit"))
    assert (code, err) == (0, "")
    assert out.rstrip().endswith("Goodbye.")
    assert not list(folder.iterdir())


def test_a_game_without_a_file_gets_one_when_left(pithead_: Commands, folder: Path) -> None:
    (folder / "pithead-rockwell-1.json").write_text("mine", encoding="utf-8")
    out = pithead_(*PLAY, stdin=lines("1", "quit")).out
    command = "pithead play rockwell --text --resume pithead-rockwell-2.json"
    assert command in out
    assert (folder / "pithead-rockwell-1.json").read_text(encoding="utf-8") == "mine"
    again = pithead_(*command.split()[1:], stdin=lines("undo"))
    assert "Your last answer has been undone." in again.out
    assert command in again.out


def test_a_form_may_be_typed_at_once_and_is_checked(pithead_: Commands) -> None:
    out = pithead_(*PLAY, stdin=lines("bid 9 0 0 0 0", "bid 1 2", "bid 1 0 0 0 500")).out
    assert "bid 9 zinc: you have 3 zinc." in out
    assert "Bid at most 3 zinc. [RW-AUC-1]" in out
    assert "bid <zinc> <copper>" in out
    assert "Green bid 1 zinc, $500, worth $900." in out


def test_undo_takes_the_last_answer_back_and_bots_answer_as_before(pithead_: Commands) -> None:
    once = pithead_(*PLAY, stdin=lines("1", "1")).out
    out = pithead_(*PLAY, stdin=lines("undo", "1", "1", "undo", "1", "log")).out
    assert "You have done nothing yet" in out
    assert "Your last answer has been undone." in out
    placed = [line for line in once.splitlines() if "places a Vice President" in line]
    told = out[out.rindex("log\n") :]
    assert [line for line in told.splitlines() if "places a Vice President" in line] == placed


def test_notation_may_be_written_in_any_case(pithead_: Commands) -> None:
    out = pithead_(*PLAY, stdin=lines("BID 1 0 0 0 500", "LOG")).out
    assert "Green bid 1 zinc, $500, worth $900." in out


def test_the_log_of_a_new_game_and_the_piles_can_be_asked_for(pithead_: Commands) -> None:
    out = pithead_(*PLAY, stdin=lines("log", "info")).out
    assert "Nothing has happened yet." in out
    assert "Green has achieved: nothing" in out


def test_notes_tell_what_rivals_hold(pithead_: Commands) -> None:
    out = pithead_(*PLAY, stdin=lines("notes")).out
    assert "Red has " in out
    assert "Green has " not in out


def test_bids_rise_and_the_example_is_a_modest_one(pithead_: Commands) -> None:
    out = pithead_(*PLAY, "--seats", "2").out
    assert "such as “bid 0 0 0 0 300”" in out
    assert "1 Bid nothing" in out
    assert "Bid 3 zinc ($1,200)" in out


def test_slots_tell_what_they_give(pithead_: Commands) -> None:
    out = pithead_(*PLAY, stdin=lines("1")).out
    assert "Board I, slot 1 (Bribery)" in out
    assert "Board III, slot 1 (\u00d74)" in out


def at_question(kind: str, seats: int = 2) -> Match:
    """A match that has come to such a question for seat 0."""
    for seed in range(50):
        match = GAME.match(seats, seed=seed)
        rng = Random(seed)
        while (decision := match.state.pending) is not None:
            seat = decision.seats[0]
            if decision.kind == kind and seat == 0:
                return match
            match.apply(seat, match.sample(seat, rng))
    raise AssertionError(kind)


def shown(match: Match, pithead_: Commands, tmp_path: Path, *typed: str) -> str:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    return pithead_("play", "rockwell", "--text", "--resume", file, stdin=lines(*typed)).out


def test_the_stock_exchange_lists_no_empty_trade(pithead_: Commands, tmp_path: Path) -> None:
    match = at_question("market")
    out = shown(match, pithead_, tmp_path)
    assert " left: what do you buy or sell?" in out
    assert "“sell zinc 2”" in out
    assert not [a for a in match.candidates(0) if a[-1] == 0]
    refused = [a[:2] for a in match.candidates(0) if match.check(0, a) is not None]
    assert len(refused) == len(set(refused))


def test_moves_come_before_crews_that_stay(
    pithead_: Commands, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = at_question("move")
    table = TerminalGame(match, Words("en"), None)
    table.teller.look(match, 0)
    table._list_options()
    verbs = [action[0] for action in table.legal]
    assert verbs == sorted(verbs)
    capsys.readouterr()
    assert "Prices in $" not in shown(match, pithead_, tmp_path)


def test_the_workshop_tells_prices_and_prestige(pithead_: Commands, tmp_path: Path) -> None:
    out = " ".join(shown(at_question("workshop"), pithead_, tmp_path, "all").split())
    assert 0 < out.partition("“all” lists")[0].count("✗") <= 6
    assert out.count("✗") > 12
    assert "Improve Safety ($" in out
    assert re.search(r"Deliver: zinc \(\d zinc → \d+ prestige\)", out)


def test_a_question_about_als_crew_names_it(pithead_: Commands, tmp_path: Path) -> None:
    match = at_question("al_move")
    decision = match.state.pending
    assert decision is not None
    crew = str(decision.about["crew"])[1:]
    assert f"Where does Al\u2019s crew {crew} go (" in shown(match, pithead_, tmp_path)


def test_an_advantage_is_only_the_vice_presidents() -> None:
    match = at_question("advantage", 4)
    verbs = {action[0] for action in match.candidates(0)}
    assert verbs in ({"decline", "hire"}, {"decline", "bribe"})


def test_enter_takes_the_only_answer(pithead_: Commands, tmp_path: Path) -> None:
    match = GAME.match(2, seed=1)
    rng = Random(1)
    while len(match.legal(0)) != 1 or match.form(0) is not None:
        decision = match.state.pending
        assert decision is not None
        seat = decision.seats[0]
        match.apply(seat, match.sample(seat, rng))
    only = match.game.text(match.legal(0)[0])
    out = shown(match, pithead_, tmp_path, "")
    assert "Enter for the only answer" in out
    stored = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert stored["log"][len(match.log)] == [0, only]


def test_help_explains_commands_and_marks(pithead_: Commands) -> None:
    out = pithead_(*PLAY, stdin=lines("help", "?", "board")).out
    assert out.count("undo your last answer") == 2
    assert "an undrilled tile" in out
    assert out.count("Most prestige wins.") == 2


def test_a_game_is_saved_and_gone_on_with(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = pithead_(*PLAY, stdin=lines("save", "1", f"save {file}", "2", "quit"))
    assert first.code == 0
    assert "Say where" in first.out
    assert f"Saved in {file}." in first.out.replace("\n", " ").replace("  ", " ")
    before = json.loads(file.read_text(encoding="utf-8"))
    again = pithead_("play", "rockwell", "--text", "--resume", file, stdin=lines("1", "quit"))
    assert again.code == 0
    assert "Where do you place a Vice President?" in again.out
    after = json.loads(file.read_text(encoding="utf-8"))
    assert after["log"][: len(before["log"])] == before["log"]
    assert len(after["log"]) > len(before["log"])
    assert pithead_("replay", file, "--verify").code == 0


def test_a_save_file_is_never_overwritten_unasked(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")
    assert "already exists" in pithead_.fails(*PLAY, "--save", file)
    assert "already exists" in pithead_(*PLAY, stdin=lines(f"save {file}")).out
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_save_into_nowhere_is_told_and_the_game_goes_on(
    pithead_: Commands, tmp_path: Path
) -> None:
    file = tmp_path / "no" / "game.json"
    out = pithead_(*PLAY, stdin=lines(f"save {file}", "1")).out
    assert "be written; check" in " ".join(out.split())
    assert "Where do you place" in out
    assert "be written; check" in run_pithead(*PLAY, "--save", file, stdin="1\n").err


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("--seed", "3"), "--seed belongs to a new game"),
        (("--seats", "3"), "--seats belongs to a new game"),
        (("--options", "edition=fr"), "--options belongs to a new game"),
        (("--components", "x"), "--components belongs to a new game"),
    ],
)
def test_what_belongs_to_a_new_game_does_not_go_with_resume(
    pithead_: Commands, tmp_path: Path, more: tuple[str, ...], reason: str
) -> None:
    error = pithead_.fails("play", "rockwell", "--text", "--resume", tmp_path / "x", *more)
    assert reason in error


def test_a_broken_save_file_is_one_line(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{", encoding="utf-8")
    error = pithead_.fails("play", "rockwell", "--text", "--resume", file)
    assert error.startswith(f"pithead: {file}: ")


def test_nonsense_changes_nothing(pithead_: Commands) -> None:
    typed = lines("", "0", "-1", "99999999999", "move a A1", "bid x", "[bold]", "why [/]", "²", "1")
    code, out, err = pithead_(*PLAY, stdin=typed)
    assert (code, err) == (0, "")
    assert "[bold]" in out
    assert "does not answer this question" in out
    assert "begins with: bid" in " ".join(out.split())
    assert "Where do you place" in out


class AtTerminal:
    """A person at a real terminal."""

    def __init__(self, *arguments: str | Path) -> None:
        self.screen, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pithead", *(str(argument) for argument in arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(TERM="xterm-256color", COLUMNS="100", LINES="50"),
            start_new_session=True,
            # Tests that run in the background of a shell ignore Ctrl-C, and so would the program.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(theirs)
        self.shown = ""

    def wait_for(self, text: str, times: int = 1) -> None:
        end = time.monotonic() + 60
        while self.shown.count(text) < times:
            assert time.monotonic() < end, self.shown
            self._look(1)

    def _look(self, seconds: float) -> bool:
        if not select.select([self.screen], [], [], seconds)[0]:
            return False
        try:
            chunk = os.read(self.screen, 65536)
        except OSError:  # the program has gone
            return False
        self.shown += chunk.decode(errors="replace")
        return bool(chunk)

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C at the prompt. A signal that comes just before readline begins to wait is lost, so
        the program must be seen waiting first."""
        self.wait_for("Your choice", times=2)
        end = time.monotonic() + 60
        still = 0
        before = self._at_work()
        while still < 20:
            assert time.monotonic() < end, "The program never waits for an answer."
            time.sleep(0.01)
            now = self._at_work()
            still = still + 1 if now == before and now[0] == "S" else 0
            before = now
        os.killpg(self.process.pid, signal.SIGINT)

    def _at_work(self) -> tuple[str, ...]:
        """Its state, and the processor time it has used: the same while it waits."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return fields[0], fields[11], fields[12]

    def hang_up(self) -> int:
        """The window is closed while the program waits."""
        os.close(self.screen)
        return self.process.wait(60)

    def leave(self) -> int:
        end = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < end:
            self._look(0.1)
        while self._look(0.1):
            pass
        os.close(self.screen)
        return self.process.wait(1)


def test_a_terminal_is_redrawn_in_colour() -> None:
    person = AtTerminal(*PLAY)
    person.wait_for("Your choice")
    person.type("1\n")
    person.wait_for("Where do you place")
    person.type("undo\n")
    person.wait_for("Your last answer has been undone.")
    person.type("quit\n")
    assert person.leave() == 0
    assert "\x1b[2J" in person.shown
    assert "\x1b[1;32m" in person.shown
    assert "Traceback" not in person.shown


def test_ctrl_c_keeps_a_game_without_a_file(folder: Path) -> None:
    person = AtTerminal(*PLAY)
    person.wait_for("Your choice")
    person.type("1\n")
    person.interrupt()
    assert person.leave() == 130
    assert "--resume pithead-rockwell-1.json" in person.shown
    assert (folder / "pithead-rockwell-1.json").exists()


def test_ctrl_d_leaves_and_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    person = AtTerminal(*PLAY)
    person.wait_for("Your choice")
    person.type("\x04")
    assert person.leave() == 0
    file = tmp_path / "game.json"
    person = AtTerminal(*PLAY, "--save", file)
    person.wait_for("Your choice")
    person.type("1\n")
    person.interrupt()
    assert person.leave() == 130
    assert "Traceback" not in person.shown
    assert json.loads(file.read_text(encoding="utf-8"))["log"][0] == [0, "bid 0 0 0 0 0"]


def test_a_closed_window_keeps_a_game_without_a_file(folder: Path) -> None:
    person = AtTerminal(*PLAY)
    person.wait_for("Your choice")
    person.type("1\n")
    person.wait_for("Your choice", times=2)
    assert person.hang_up() == 1
    kept = json.loads((folder / "pithead-rockwell-1.json").read_text(encoding="utf-8"))
    assert kept["log"][0] == [0, "bid 0 0 0 0 0"]


# --- bots ---------------------------------------------------------------------------------------

BOTS = Path(__file__).parents[2] / "examples" / "bots"


def told_and_logged(pithead_: Commands, file: Path, *bots: str | Path) -> tuple[str, list[object]]:
    """What is said when the first ten questions are answered, and the log up to then."""
    named = [word for bot in bots for word in ("--bot", bot)]
    table = (*PLAY, "--seats", "3", "--save", file, *named)
    code, out, err = pithead_(*table, stdin=lines(*["1"] * 10))
    assert (code, err) == (0, "")
    return out, json.loads(file.read_text(encoding="utf-8"))["log"]


def test_any_bot_can_be_played_against(pithead_: Commands, tmp_path: Path) -> None:
    own, program = f"{BOTS / 'prospector.py'}:choose", f"exec:{sys.executable} {BOTS / 'first.py'}"
    out, log = told_and_logged(pithead_, tmp_path / "a.json", own, "greedy")
    assert "Your opponents: choose, greedy" in out
    assert f"--resume {tmp_path / 'a.json'} --bot {own} --bot greedy" in out
    _, again = told_and_logged(pithead_, tmp_path / "b.json", own, "greedy")
    assert again == log
    out, other = told_and_logged(pithead_, tmp_path / "c.json", program)
    assert "Your opponents: first, first" in out
    assert other != log


def test_a_bot_that_remembers_forgets_what_was_undone(pithead_: Commands, tmp_path: Path) -> None:
    """It hears all of the game anew, and nothing twice."""
    file = tmp_path / "listener.py"
    file.write_text(LISTENER, encoding="utf-8")
    table = (*PLAY, "--seats", "2", "--bot", f"{file}:Listener", "--save", tmp_path / "game.json")
    code, _, err = pithead_(*table, stdin=lines("1", "1", "undo", "1", "undo", "1", "1"))
    assert (code, err) == (0, "")


LISTENER = """
from pithead.bots import Bot, Choice

class Listener(Bot):
    remembers = True

    def __init__(self, *given):
        super().__init__(*given)
        self.bids = 0

    def choose(self, view, events=()):
        self.bids += sum(event.kind == "management" for event in events)
        assert self.bids <= 1, "heard twice"
        return Choice(self.legal(view)[0])
"""


def test_a_bot_that_fails_is_told_of_and_replaced(pithead_: Commands, tmp_path: Path) -> None:
    file = tmp_path / "tired.py"
    file.write_text(
        "def bid_and_sleep(view, legal, rng):\n"
        "    return legal[0] if legal[0][0] == 'bid' else 1 / 0\n",
        encoding="utf-8",
    )
    table = (*PLAY, "--seats", "2", "--bot", f"{file}:bid_and_sleep")
    code, out, err = pithead_(*table, stdin=lines(*["1"] * 10))
    assert (code, err) == (3, "")
    assert (
        "failed, so random plays on in its place: its code failed: ZeroDivisionError"
        in " ".join(out.split())
    )
    assert out.count("ZeroDivisionError") == 1


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("clever", "there is no bot “clever”; choose from: level-1"),
        ("nowhere.py:choose", "there is no module"),
        ("exec:/nope", "could not be started"),
        ("greedy@here", "uses no weights"),
    ],
)
def test_a_bot_that_cannot_play_is_refused_before_the_game(
    pithead_: Commands, bot: str, said: str
) -> None:
    assert said in pithead_.fails(*PLAY, "--bot", bot)
