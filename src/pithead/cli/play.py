"""`pithead play --text`: a game in the terminal against bots. Without --text, the page."""

from __future__ import annotations

import contextlib
import shlex
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pithead.cli.arena_words import FAULTS
from pithead.cli.common import CommandError, load_game, make_console, option_errors, read_options
from pithead.cli.drawing import draw, inform, is_noteworthy
from pithead.cli.form import Form, Leave
from pithead.cli.replay import game_of, print_event, record_errors
from pithead.cli.rules import find_rule, print_rule
from pithead.cli.saving import free_name, must_be_writable, save_match
from pithead.cli.telling import Teller
from pithead.kernel import record as records
from pithead.kernel.codecs import NotationError
from pithead.kernel.contract import Action, Decision, is_one_form
from pithead.words import Words, slug

if TYPE_CHECKING:
    from rich.text import Text

    from pithead.kernel.game import Game, Settings
    from pithead.kernel.match import Match

ME = 0
REPLACED = 3
"""The game was played to its end, but `random` played on for a bot that failed."""

RECENT = 14
"""Events shown above the question; `log` shows all."""
REFUSED = 6
"""Refused options listed at most; `all` lists the others too."""


def run(chosen: Namespace, words: Words) -> int:
    if not chosen.text:
        from pithead.cli.serve import serve

        return serve(chosen, words)
    _only_for_text(chosen)
    match = _resumed(chosen, words) if chosen.resume else _fresh(chosen)
    table = TerminalGame(match, words, chosen.save or chosen.resume, chosen.bot or ())
    try:
        table.play()
    except KeyboardInterrupt:
        table.leave()
        raise
    finally:
        table.keep()
        table.bots.close()
    return REPLACED if table.bots.replaced else 0


def _only_for_text(chosen: Namespace) -> None:
    if chosen.game is None:
        raise CommandError("error-serve-text")
    for name in ("host", "port", "data", "durable", "allow_host", "proxy", "no_browser"):
        if getattr(chosen, name):
            raise CommandError("error-serve-here", option=f"--{name.replace('_', '-')}")


def _fresh(chosen: Namespace) -> Match:
    if chosen.save and Path(chosen.save).exists():
        raise CommandError("error-save-exists", file=chosen.save)
    if chosen.save:
        must_be_writable(chosen.save)
    game = load_game(chosen.game, chosen.components)
    seats = chosen.seats or max(game.seat_counts)
    options = _usual_options(game, seats) | read_options(game, chosen.options)
    with option_errors():
        return game.match(seats, chosen.seed, options)


def _usual_options(game: Game, seats: int) -> Settings:
    """What a table of people has, where that is not the default."""
    return {
        option.name: option.for_people
        for option in game.options
        if option.for_people is not None and seats in option.seats
    }


def _resumed(chosen: Namespace, words: Words) -> Match:
    for name in ("seats", "seed", "options", "components"):
        if getattr(chosen, name) is not None:
            raise CommandError("error-resume-with", option=f"--{name}")
    with record_errors(words):
        record = records.read(chosen.resume)
        if record.game != chosen.game:
            raise CommandError("error-resume-game", file=chosen.resume, game=record.game)
        return records.replay(record, game_of(record))


class Quit(Exception):
    """The player leaves the table."""


class TerminalGame:
    """One person at seat 0, bots at the others."""

    def __init__(
        self, match: Match, words: Words, save_file: str | None, bots: Sequence[str] = ()
    ) -> None:
        from pithead.cli.opponents import Opponents

        self.match = match
        self.named = tuple(bots)
        if len(bots) >= match.seats:
            raise CommandError("error-too-many-bots", bots=len(bots), seats=match.seats - 1)
        self.bots = Opponents(match, ME, bots)
        self.words = words
        self.teller = Teller(match.game, words)
        self.console = make_console()
        self.save_file = save_file
        # A resumed game starts with its latest events.
        self.told = max(0, len(match.events_for(ME)) - RECENT)
        self.notice = ""
        self.failures: list[str] = []
        self.options: list[Action] = []
        self.legal: list[Action] = []
        self.only = False

    # --- the flow of the game -------------------------------------------------------------------

    def play(self) -> None:
        try:
            while not self.match.over:
                self._bots_answer()
                decision = self.match.state.pending
                if decision is not None and ME in decision.seats:
                    self._show(decision)
                    self._one_answer()
            self._show_end()
        except Quit:
            self.leave()

    def leave(self) -> None:
        """Say how to go on; a game that has begun and has no file yet gets one first."""
        begun = any(seat == ME for seat, _ in self.match.log)
        if self.save_file is None and begun and not self.match.over:
            self.save_file = free_name(f"pithead-{self.match.game.name}")
        self.keep()
        # What was typed last, an end of input or Ctrl-C, has left the cursor behind the prompt.
        if self.console.is_terminal:
            self.console.print()
        if self.save_file is not None and not self.match.over:
            self._tell_file("play-kept", self.save_file)
        self._say("play-bye")

    def keep(self) -> None:
        """Store the game if there is a file for it; prints only failures."""
        if self.save_file is not None:
            save_match(self.match, self.save_file)

    def _bots_answer(self) -> None:
        match = self.match
        while (decision := match.state.pending) is not None:
            bots = [seat for seat in decision.seats if seat != ME]
            if not bots or (not decision.sealed and ME in decision.seats):
                return
            failed = self.bots.answer(bots[0])
            if failed is not None:
                fault = self.words.say(FAULTS[failed.fault], detail=failed.detail)
                # Told with the news: the screen is cleared before them.
                told = self.words.say("play-replaced", player=failed.player, fault=fault)
                self.failures.append(told)

    def _one_answer(self) -> None:
        """Commands, until one of them changes the table."""
        while True:
            line = self._read(self.words.say("play-prompt-only" if self.only else "play-prompt"))
            if not line and self.only:
                line = "1"
            if line and self._run_command(line):
                return

    def _run_command(self, line: str) -> bool:
        """Do what was typed; True when the table has changed."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None:
            return bool(command(self, rest.strip()))
        if not rest and is_one_form(self.match.form(ME)) and word.lower() == self._verbs()[0]:
            action = self._fill_in(word.lower())
        else:
            action = self._meant(line)
        return action is not None and self._answer(action)

    def _answer(self, action: Action) -> bool:
        refusal = self.match.check(ME, action)
        if refusal is None:
            self.match.apply(ME, action)
            self.keep()
            return True
        self.console.print(self.teller.refusal(refusal), style="bold red")
        self.console.print(f"{self.teller.remedy(refusal)} [{refusal.rule}]", markup=False)
        return False

    def _meant(self, text: str) -> Action | None:
        """The action behind a number of the list or a line of notation; prints an error if none."""
        if text.isdecimal():
            number = int(text)
            if 1 <= number <= len(self.options):
                return self.options[number - 1]
            self._say("play-no-number", n=number, last=len(self.options))
            return None
        tidy = self._in_their_case(text)
        try:
            return self.match.game.parse(tidy)
        except NotationError as error:
            verbs = self._verbs()
            if tidy.split()[0] in verbs:
                self._say("play-malformed", text=text, expected=error.expected)
            else:
                self._say("play-unknown", text=text, verbs=", ".join(verbs))
            return None

    def _in_their_case(self, text: str) -> str:
        """Notation with small and capital letters as the game writes them."""
        words = text.split()
        verb = self.match.game.notation.verbs.get(words[0].lower())
        if verb is None:
            return text
        tidy = [verb.name]
        for at, word in enumerate(words[1:]):
            values = getattr(verb.args[at], "values", ()) if at < len(verb.args) else ()
            same = [str(value) for value in values if str(value).lower() == word.lower()]
            tidy.append(same[0] if same else word)
        return " ".join(tidy)

    def _verbs(self) -> tuple[str, ...]:
        """The verbs that answer the question now asked."""
        decision = self.match.state.pending
        assert decision is not None
        return self.match.game.verbs_of(decision.kind)

    # --- what the player sees -------------------------------------------------------------------

    def _show(self, decision: Decision) -> None:
        self.teller.look(self.match, ME)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(draw(self.match, ME, self.words, self.console.width))
        if not self.match.log:
            self._show_start()
        self._show_news()
        if self.notice:
            self._say(self.notice)
            self.notice = ""
        self.console.print()
        self.console.print(self.teller.question(decision), style="bold yellow")
        self._list_options()

    def _show_start(self) -> None:
        """What was agreed before the first question: the seed, and options out of the ordinary."""
        self._say("play-commitment", commitment=self.match.commitment)
        if self.named and self.bots.seats:
            self._say("play-opponents", list=", ".join(self.bots.names()))
        game, chosen = self.match.game, self.match.options
        usual = {option.name: option.default for option in game.options}
        usual |= _usual_options(game, self.match.seats)
        changed = [name for name in usual if chosen[name] != usual[name]]
        if changed:
            said = [self.teller.option(name, chosen[name]) for name in changed]
            self._say("play-options", list=", ".join(said))

    def _show_news(self) -> None:
        events = self.match.events_for(ME)
        news = [event for event in events[self.told :] if self.match.game.is_news(event, ME)]
        if self.console.is_terminal and len(news) > RECENT:
            self._say("play-earlier", n=len(news) - RECENT)
            news = news[-RECENT:]
        for event in news:
            print_event(self.console, self.teller.event(event), event.cause)
        self.told = len(events)
        for failure in self.failures:
            self.console.print(failure, style="bold red", markup=False)
        self.failures = []

    def _list_options(self) -> None:
        match = self.match
        # Crews that can move are listed before those that stay.
        self.legal = sorted(match.legal(ME), key=lambda action: action[0] == "stay")
        refused = [a for a in match.candidates(ME) if match.check(ME, a) is not None]
        few, many = _some_of_all_verbs(refused)
        self.options = [*self.legal, *few, *many]
        form = match.form(ME)
        self.only = len(self.legal) == 1 and all(field.low == field.high for field in form or ())
        self._print_options(len(self.legal) + len(few))
        if many:
            self._say("play-more", n=len(many))
        if form and not is_one_form(form):
            self._say("play-amounts")
        elif form is not None and not self.only:
            example = match.game.text(self.legal[1]) if len(self.legal) > 1 else ""
            self._say("play-form", verb=self._verbs()[0], example=example)

    def _print_options(self, shown: int) -> None:
        from rich.columns import Columns

        options = enumerate(self.options[:shown], start=1)
        lines = [self._option(number, action) for number, action in options]
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def _option(self, number: int, action: Action) -> Text:
        from rich.text import Text

        said = self.teller.offer(action)
        if number > len(self.legal):
            return Text(f"{number:>3} ✗ {said}", style="dim")
        line = Text(f"{number:>3} ", style="bold cyan")
        line.append(said, style="default not bold")
        if is_noteworthy(self.match, ME, action):
            line.append(" ⛏", style="yellow not bold")
        return line

    def _show_end(self) -> None:
        self.teller.look(self.match, ME)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(draw(self.match, ME, self.words, self.console.width))
        self._show_news()
        self.console.print(self._score_sheet())
        for place, seats in enumerate(self.match.ranking, start=1):
            self._say("play-place", place=place, seats=" ".join(str(seat) for seat in seats))
        seed = self.match.seed.hex() if self.match.seed is not None else ""
        self._say("play-seed", seed=seed, commitment=self.match.commitment)
        if self.save_file is not None:
            self._tell_file("play-verify", self.save_file)

    def _score_sheet(self) -> object:
        from rich.table import Table as Grid

        sources = self.match.game.score_sources(self.match.state)
        sheet = Grid(title=self.words.say(f"score-{slug(self.match.game.name)}"))
        sheet.add_column("")
        for seat in range(self.match.seats):
            sheet.add_column(self.words.seat(seat), justify="right")
        for source in sources[0]:
            sheet.add_row(self.teller.source(source), *(str(part[source]) for part in sources))
        sheet.add_section()
        total = self.words.say("play-total")
        sheet.add_row(total, *(str(score) for score in self.match.scores), style="bold")
        return sheet

    # --- forms ----------------------------------------------------------------------------------

    def _fill_in(self, verb: str) -> Action | None:
        """The answer given number by number; None when the player leaves the form."""
        fields = self.match.form(ME)
        assert fields is not None
        form = Form(fields, self.teller, self._read_in_form, self.console.print)
        try:
            return (verb, *form.fill_in())
        except Leave:
            self._say("play-form-left")
            return None

    def _read_in_form(self, prompt: str) -> str:
        line = self._read(prompt)
        if line.lower() == "quit":
            raise Quit
        return line

    # --- the player's commands ------------------------------------------------------------------

    def why(self, rest: str) -> bool:
        action = self._meant(rest) if rest else None
        if not rest:
            self._say("play-why-what")
        if action is None:
            return False
        refusal = self.match.check(ME, action)
        decision = self.match.state.pending
        assert decision is not None
        if refusal is None:
            self.console.print(self.words.say("play-allowed"), style="bold green")
            for line in self.teller.preview(self.match, ME, action):
                self.console.print(line, markup=False)
            print_rule(decision.rule, self.words, self.console)
        else:
            self.console.print(self.teller.refusal(refusal), style="bold red")
            print_rule(refusal.rule, self.words, self.console)
            self._say("play-remedy", remedy=self.teller.remedy(refusal))
        return False

    def rules(self, rest: str) -> bool:
        decision = self.match.state.pending
        assert decision is not None
        try:
            rule = find_rule(self.match.game, rest) if rest else decision.rule
        except CommandError as error:
            self.console.print(error.sentence(self.words))
            return False
        print_rule(rule, self.words, self.console)
        return False

    def undo(self, _: str) -> bool:
        mine = [index for index, (seat, _) in enumerate(self.match.log) if seat == ME]
        if not mine:
            self._say("play-undo-none")
            return False
        self.match.undo_to(mine[-1])
        self.bots.sit_down()
        self.told = len(self.match.events_for(ME))
        self.notice = "play-undone"
        return True

    def save(self, rest: str) -> bool:
        target = rest or self.save_file
        if target is None:
            self._say("play-save-where")
            return False
        if rest and rest != self.save_file and Path(rest).exists():
            self.console.print(self.words.say("error-save-exists", file=rest), markup=False)
            return False
        try:
            save_match(self.match, target)
        except CommandError as error:
            self.console.print(error.sentence(self.words), markup=False)
            return False
        self.save_file = target
        self._tell_file("play-saved", target)
        return False

    def log(self, _: str) -> bool:
        events = self.match.events_for(ME)
        if not events:
            self._say("play-log-empty")
        for event in events:
            if self.match.game.is_news(event, ME):
                print_event(self.console, self.teller.event(event), event.cause)
        return False

    def notes(self, _: str) -> bool:
        noted = self.match.memory(ME).notes()
        if not noted:
            self._say("play-notes-empty")
        for note in noted:
            self.console.print(self.words.tell(note), markup=False)
        return False

    def info(self, _: str) -> bool:
        self.console.print(inform(self.match, ME, self.words, self.console.width))
        return False

    def all(self, _: str) -> bool:
        self._print_options(len(self.options))
        return False

    def board(self, _: str) -> bool:
        return True

    def help(self, _: str) -> bool:
        self._say("play-help")
        legend = f"play-legend-{slug(self.match.game.name)}"
        if self.words.has(legend):
            self.console.print()
            self._say(legend)
        return False

    def quit(self, _: str) -> bool:
        raise Quit

    # --- reading and saying ---------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        """One line; the end of input is leaving the table."""
        if sys.stdin.isatty() and self.console.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (gives input() a history and editing keys)
            try:
                return input(f"{prompt} ").strip()
            except EOFError:
                raise Quit from None
        self.console.print(prompt, end=" ", markup=False)
        line = sys.stdin.readline()
        # In a transcript the answer stands beside its question.
        self.console.print(line.rstrip("\n"), markup=False)
        if not line:
            raise Quit
        return line.strip()

    def _tell_file(self, key: str, file: str) -> None:
        """Something about a file, in one line so that a command in it can be copied."""
        bots = "".join(f" --bot {shlex.quote(name)}" for name in self.named)
        game = self.match.game.name
        said = self.words.say(key, file=shlex.quote(file), game=game, bots=bots)
        self.console.print(said, markup=False, soft_wrap=True)

    def _say(self, key: str, **figures: object) -> None:
        self.console.print(self.words.say(key, **figures), markup=False)


def _some_of_all_verbs(actions: list[Action]) -> tuple[list[Action], list[Action]]:
    """A few actions, of as many verbs as there are, and the rest."""
    seen: Counter[object] = Counter()
    ranks: list[tuple[int, int]] = []
    for at, action in enumerate(actions):
        ranks.append((seen[action[0]], at))
        seen[action[0]] += 1
    first = {at for _, at in sorted(ranks)[:REFUSED]}
    few = [action for at, action in enumerate(actions) if at in first]
    return few, [action for at, action in enumerate(actions) if at not in first]


COMMANDS = {
    "why": TerminalGame.why,
    "rules": TerminalGame.rules,
    "undo": TerminalGame.undo,
    "save": TerminalGame.save,
    "log": TerminalGame.log,
    "notes": TerminalGame.notes,
    "info": TerminalGame.info,
    "all": TerminalGame.all,
    "board": TerminalGame.board,
    "help": TerminalGame.help,
    "?": TerminalGame.help,
    "quit": TerminalGame.quit,
}
