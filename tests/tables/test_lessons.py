"""Every lesson is played through by somebody who does only what the companion accepts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import pithead
from pithead import bots
from pithead.kernel.contract import Action, is_one_form
from pithead.kernel.lessons import (
    ANY,
    LessonError,
    Step,
    find_action,
    fits,
    in_bounds,
    read_file,
    read_lessons,
)
from pithead.kernel.match import Match
from pithead.kernel.plugin import installed, plugin_of
from pithead.tables import commands, games
from pithead.tables import entries as e
from pithead.tables import messages as m
from pithead.tables.course import Course
from pithead.tables.errors import TableError
from pithead.words import Words

from .playing import Seated, trouble

GAMES = {name: pithead.game(name) for name in pithead.game_names()}
LESSONS = [(name, lesson) for name, game in GAMES.items() for lesson in games.lessons(game)]
GUIDED = [(name, "guided") for name, game in GAMES.items() if "guided" in games.lessons(game)]
MOST_ANSWERS = {"rockwell": 60, "brass_empire": 70}
FURTHER = 3
"""How many more times each lesson is played, with other accepted answers."""
TOO_LONG = 500


class Learner:
    """A lesson's table, its rivals played as the server plays them."""

    def __init__(self, game: str, lesson: str) -> None:
        self.seated = Seated(commands.make_lesson(m.NewLesson(game, lesson), 0))
        self.answers = 0
        self.silent = 0
        """How often the companion had nothing to say while the others moved."""
        self.settle()

    @property
    def course(self) -> Course:
        assert self.seated.table.course is not None
        return self.seated.table.course

    @property
    def match(self) -> Match:
        assert self.seated.table.match is not None
        return self.seated.table.match

    @property
    def view(self) -> m.LessonView:
        page = self.seated.page(self.seated.host).snapshot
        assert page.lesson is not None
        return page.lesson

    def settle(self) -> None:
        """The others answer until the learner must."""
        table = self.seated.table
        while seats := table.asked_bots():
            if not self.course.ready(self.match):
                assert (self.view.says, self.view.points) == (None, [])
                self.silent += 1
            seat = seats[0]
            action = table.scripted(seat) or self._bot(seat)
            self.seated.write([commands.bot_move(table, seat, action, 0)])

    def _bot(self, seat: int) -> Action:
        table = self.seated.table
        bot = bots.make(table.chairs[seat].bot, table.game, seat, str(table.at))
        return bot.choose(table.game.view(self.match.state, seat)).action

    def press(self, what: str, option: str = "") -> None:
        self.seated.do(self.seated.host, m.Guide, what=what, option=option)
        self.answers += 1
        self.settle()

    def play(self, action: Action) -> commands.Outcome:
        table = self.seated.table
        outcome = self.seated.do(
            self.seated.host, m.Move, seat=self.course.lesson.seat, at=table.at, action=list(action)
        )
        self.answers += 1
        self.settle()
        return outcome

    def go_on(self, rng: Random | None = None) -> None:
        """One more answer: the one the companion shows, or any it accepts."""
        view, step = self.view, self.course.step
        assert step is not None
        if view.next:
            self.press("next")
        elif view.options:
            self.press("option", step.right[0] if rng is None else rng.choice(step.right))
        elif rng is None:
            self.press("show")
        else:
            self.play(rng.choice(self.accepted()))

    def accepted(self) -> list[Action]:
        found = [a for a in self.tries() if self.course.judge(self.match, a).accepted]
        assert found, f"nothing is accepted at {self.view.step}"
        return found

    def tries(self) -> list[Action]:
        """Legal answers, of a form also some at random."""
        seat, rng = self.course.lesson.seat, Random(self.seated.table.at)
        shown = self.course.shown(self.match)
        found = {*self.match.legal(seat), *([shown] if shown else [])}
        for answer in self.course.step.accepted() if self.course.step else []:
            found |= {a for a in [find_action(self.match, seat, answer.play)] if a}
        if self.match.form(seat) is not None:
            found |= {self.match.sample(seat, rng) for _ in range(20)}
        return sorted(found, key=repr)

    def finish(self, rng: Random | None = None) -> None:
        while not self.view.over:
            assert self.answers < TOO_LONG, self.view.step
            self.go_on(rng)


# --- played through -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_finished_by_doing_what_the_companion_says(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    learner.finish()
    if games.lesson(GAMES[game], lesson).kind == "guided":
        assert learner.answers <= MOST_ANSWERS[game]


@pytest.mark.parametrize("luck", range(FURTHER))
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_finished_by_other_answers_that_are_accepted(
    game: str, lesson: str, luck: int
) -> None:
    Learner(game, lesson).finish(Random(luck))


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_whatever_the_companion_says_is_said_without_a_hole(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    words = Words("en")
    while not learner.view.over:
        view = learner.view
        for said in (view.title, view.said, view.says, *(option.says for option in view.options)):
            if said is not None:
                assert words.has(said.key), said.key
                assert "{" not in words.say(said.key, **said.args)
        learner.go_on()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_wrong_try_is_replied_to_and_changes_nothing(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    words = Words("en")
    while not learner.view.over:
        step = learner.course.step
        assert step is not None
        if step.options:
            _choose_wrong(learner, step, words)
        elif step.moves:
            _try_wrong(learner, words)
        learner.go_on()


def _choose_wrong(learner: Learner, step: Step, words: Words) -> None:
    for option in step.options:
        if option not in step.right:
            before = learner.match.digest()
            learner.press("option", option)
            assert learner.match.digest() == before
            assert learner.course.step is step
            assert learner.view.reply is not None
            assert words.has(learner.view.reply.key)


def _try_wrong(learner: Learner, words: Words) -> None:
    wrong = [a for a in learner.tries() if not learner.course.judge(learner.match, a).accepted]
    step = learner.view.step
    for action in wrong[:2]:
        before = learner.match.digest()
        outcome = learner.play(action)
        assert outcome.stopped
        assert learner.match.digest() == before
        assert learner.view.step == step
        reply = learner.view.reply
        assert reply is not None
        assert words.has(reply.key), reply.key
    if len(wrong) >= 2:
        assert learner.view.show


def test_what_has_been_done_is_not_pointed_at_any_more() -> None:
    learner = Learner("brass_empire", "guided")
    while learner.view.step != "hire":
        learner.go_on()
    assert learner.view.points == ["row:L6", "row:L3"]
    learner.go_on()
    assert learner.view.points == ["row:L3"]


@pytest.mark.parametrize(("game", "lesson"), GUIDED)
def test_the_companion_is_silent_until_its_step_has_come(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    while not learner.silent:
        learner.go_on()


@pytest.mark.parametrize("game", GAMES)
def test_after_a_lesson_the_next_one_of_the_list_is_offered(game: str) -> None:
    listed = games.lessons(GAMES[game])
    after = [games.lesson_after(GAMES[game], lesson) for lesson in listed.values()]
    assert after == [*listed, ""][1:]


# --- a table like any other ---------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lesson"), GUIDED)
def test_a_lesson_goes_on_after_a_restart_where_it_was(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    for _ in range(12):
        learner.go_on()
    again = learner.seated.read_again()
    before = learner.view
    learner.seated.table = again
    assert learner.view == before
    learner.finish()


@pytest.mark.parametrize(("game", "lesson"), GUIDED)
def test_only_the_learner_sees_what_the_companion_says(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    watcher = learner.seated.join(learner.seated.table.watch)
    assert learner.seated.page(watcher).snapshot.lesson is None


@pytest.mark.parametrize(("game", "lesson"), GUIDED)
def test_nothing_moves_while_the_companion_waits_for_next(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    assert learner.view.next
    assert learner.seated.table.asked_bots() == []
    seat = learner.course.lesson.seat
    if learner.match.state.asked(seat):
        outcome = learner.play(learner.match.legal(seat)[0])
        assert [line.key for line in outcome.lines] == ["lesson-press-next"]


@pytest.mark.parametrize(("game", "lesson"), GUIDED)
def test_where_the_learner_is_free_there_are_hints_and_undo(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    while not learner.course.free:
        assert not learner.view.hint, "the companion says what to do; a bot would only disagree"
        learner.go_on()
    view = learner.view
    assert view.hint
    hint = learner.seated.do(learner.seated.host, m.Guide, what="hint")
    assert Words("en").has(hint.lines[0].key)
    assert hint.entries == []


def test_the_list_of_games_leads_to_the_guided_lesson_of_each() -> None:
    first = {info.name: info.guided for info in games.infos()}
    for name, game in GAMES.items():
        guided = first[name]
        if "guided" in games.lessons(game):
            assert guided is not None
            assert (guided.lesson, guided.kind) == ("guided", "guided")
        else:
            assert guided is None


def test_a_lessons_table_has_no_other_guests_seats_or_bots() -> None:
    learner = Learner(*GUIDED[0])
    host, seated = learner.seated.host, learner.seated
    assert trouble(seated, host, m.Invite, seat=1) == "in-lesson"
    assert trouble(seated, host, m.Stand, seat=0) == "in-lesson"
    assert trouble(seated, host, m.PlaceBot, seat=1, bot="greedy") == "in-lesson"


def test_a_lesson_nobody_wrote_is_told_in_one_sentence() -> None:
    with pytest.raises(TableError) as raised:
        commands.make_lesson(m.NewLesson("rockwell", "poker"), 0)
    assert raised.value.problem.code == "lesson"


def test_a_table_of_a_lesson_that_has_changed_since_can_only_be_begun_anew() -> None:
    learner = Learner(*GUIDED[0])
    for _ in range(6):
        learner.go_on()
    made = learner.seated.book[0]
    assert isinstance(made, e.Made)
    older = msgspec.structs.replace(made, stamp="older")
    learner.seated.book[0] = older
    seated = learner.seated
    seated.table = seated.read_again()
    assert learner.view.outdated
    assert seated.table.asked_bots() == []
    assert seated.table.at == 0
    assert trouble(seated, seated.host, m.Guide, what="next") == "lesson-outdated"


# --- the data -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_file_of_lessons_is_for_the_components_there_are(name: str) -> None:
    game = GAMES[name]
    for path in sorted((installed().plugins[name].folder / "lessons").glob("*.toml")):
        file = read_file(path)
        assert file.rules == game.version, path.name
        assert game.components_digest.startswith(file.components), path.name


def test_lessons_for_other_components_are_left_out(tmp_path: Path) -> None:
    source = (installed().plugins["rockwell"].folder / "lessons" / "1_guided.toml").read_text()
    lessons = tmp_path / "lessons.toml"
    lessons.write_text(source.replace('components = "', 'components = "0'))
    assert read_lessons(tmp_path, GAMES["rockwell"]) == ()


WRONG = [
    ("seats = 3", "seats = 9", "lessons[guided].seats", "out of range"),
    ("seed = 16099", "", "lessons[guided].seed", "missing field"),
    ("minutes = 15", "minuts = 15", "lessons[guided].minuts", "unknown field"),
    ('kind = "guided"', 'kind = "long"', "lessons[guided].kind", "unknown word"),
    ('do = ["hire 1"]', 'do = ["higher 1"]', "guided.hire", "'higher 1' is no action"),
    ("seat = 2\n", "seat = 1\n", "guided.rivals", "each once"),
    ('id = "rings"', 'id = "aim"', "guided.steps", "ids of their own"),
]


@pytest.mark.parametrize(("written", "instead", "place", "reason"), WRONG)
def test_wrong_data_is_told_with_file_place_and_reason(
    tmp_path: Path, written: str, instead: str, place: str, reason: str
) -> None:
    source = (installed().plugins["rockwell"].folder / "lessons" / "1_guided.toml").read_text()
    assert written in source
    (tmp_path / "mine.toml").write_text(source.replace(written, instead, 1))
    with pytest.raises(LessonError) as raised:
        read_lessons(tmp_path, GAMES["rockwell"])
    assert raised.value.file == "mine.toml"
    assert raised.value.place == place
    assert reason in raised.value.reason
    assert str(raised.value).startswith("mine.toml: ")


def test_patterns_stand_for_actions() -> None:
    assert fits("move a *", ("move", "a", "C5"))
    assert not fits("move a *", ("move", "b", "C5"))
    assert not fits("move a", ("move", "a", "C5"))
    assert fits(ANY, ("pass",))
    assert fits("bid 0 2..4 ..3 1.. 5", ("bid", 0, 3, 3, 9, 5))
    assert not fits("bid 0 2..4 ..3 1.. 5", ("bid", 0, 5, 3, 9, 5))
    assert not in_bounds("1..", "a")


def test_the_largest_number_of_a_form_is_found() -> None:
    match = GAMES["rockwell"].match(2, seed=1)
    fields = match.form(0)
    assert fields is not None
    assert is_one_form(fields)
    assert find_action(match, 0, "bid 9 * * * *") is None
    assert plugin_of(GAMES["rockwell"]).lessons(GAMES["rockwell"])
