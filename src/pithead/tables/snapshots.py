"""What one viewer is shown of a table: made from his view of the game and from nothing else."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, cast

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import astuple

from pithead.kernel.contract import Action, Decision, is_one_form
from pithead.kernel.lessons import Step
from pithead.kernel.lessons import said as told
from pithead.kernel.match import Match

from . import games
from .course import SHOW_AFTER, Course
from .errors import refused
from .messages import (
    SPECTATOR,
    Change,
    Choice,
    Form,
    FormField,
    LessonOption,
    LessonView,
    LogLine,
    Message,
    Question,
    Refused,
    Rematch,
    SeatInfo,
    Snapshot,
    SourceRow,
    Standing,
    TableSummary,
    Undo,
    Update,
    You,
)
from .table import Guest, Table

FIRST_LINES = 200
"""So many lines of the log come with the first update; earlier ones are asked for."""


class Presence(NamedTuple):
    """Who has a page open."""

    online: Collection[int] = ()
    watchers: int = 0


class SeatView(NamedTuple):
    """The part of a snapshot that only the game and the seat looked through decide.

    What is large is kept as it is sent: as JSON it takes a tenth of the memory, every page that
    looks through this seat gets the same, and what has changed is found by comparing bytes.
    """

    picture: dict[str, Raw] | None
    companies: list[Message]
    question: Raw | None
    undo: Undo | None
    standing: Standing | None


# --- the game -----------------------------------------------------------------------------------


def seat_view(table: Table, viewer: int) -> SeatView:
    known = table.seat_views.get(viewer)
    if known is not None and known[0] == table.stamp and table.match is not None:
        made: SeatView = known[1]
        return made
    made = _look(table, viewer)
    table.seat_views[viewer] = (table.stamp, made)
    return made


def _look(table: Table, viewer: int) -> SeatView:
    game, match, seats = table.game, table.match, len(table.chairs)
    picture: dict[str, object] = {"seats": seats}
    if match is not None:
        picture = game.picture(game.view(match.state, viewer))
    companies = [game.tell_seat(picture, n) for n in range(game.companies(seats))]
    if match is None:
        return SeatView(None, companies, None, None, None)
    asked = _question(table, match, viewer, picture) if table.stage == "playing" else None
    return SeatView(
        {name: Raw(encode(part)) for name, part in picture.items()},
        companies,
        Raw(encode(asked)) if asked is not None else None,
        undo(table, viewer),
        standing(match) if match.over else None,
    )


def _question(
    table: Table, match: Match, viewer: int, picture: dict[str, object]
) -> Question | None:
    game, decision = match.game, match.state.pending
    assert decision is not None
    waiting = table.waiting_for()
    asked = decision._replace(seats=tuple(waiting))
    yours = match.state.asked(viewer) if viewer != SPECTATOR else False
    question = Question(
        decision.kind,
        decision.rule,
        decision.sealed,
        waiting,
        game.tell_question(picture, asked),
        yours,
        {**decision.about},
    )
    return _with_answers(match, viewer, picture, asked, question) if yours else question


def _with_answers(
    match: Match, viewer: int, picture: dict[str, object], asked: Decision, question: Question
) -> Question:
    """The question with everything worth showing: what is legal, and why the rest is not."""
    refusals: list[Refused] = []
    numbers: dict[bytes, int] = {}
    choices: list[Choice] = []
    for action in match.candidates(viewer):
        number = None
        refusal = match.check(viewer, action)
        if refusal is not None:
            # Many greyed-out buttons have one reason.
            spelled = encode(refusal)
            number = numbers.setdefault(spelled, len(refusals))
            if number == len(refusals):
                refusals.append(refused(match.game, refusal))
        choices.append(_choice(match, viewer, picture, asked, action, number))
    return Question(
        question.kind,
        question.rule,
        question.sealed,
        question.waiting,
        question.says,
        question.yours,
        question.about,
        choices,
        refusals,
        _form(match, viewer, asked.kind),
    )


def _choice(
    match: Match,
    viewer: int,
    picture: dict[str, object],
    asked: Decision,
    action: Action,
    number: int | None,
) -> Choice:
    game = match.game
    detail = game.tell_detail(picture, action)
    marked = number is None and game.preview(match.state, viewer, action) is not None
    return Choice(
        list(action),
        game.tell_action(picture, asked.about, action),
        detail,
        number,
        marked,
    )


def _form(match: Match, viewer: int, kind: str) -> Form | None:
    fields = match.form(viewer)
    if fields is None or not is_one_form(fields):
        return None
    game = match.game
    asked = [FormField(f.name, game.tell_field(f), f.low, f.high, f.step) for f in fields]
    return Form(game.verbs_of(kind)[0], asked)


def standing(match: Match) -> Standing:
    game = match.game
    sources = game.score_sources(match.state)
    rows = [
        SourceRow(game.tell_source(source), [part[source] for part in sources])
        for source in sources[0]
    ]
    told = [event for event in match.events if event.kind == "game_over"]
    ending = game.tell_event(told[-1]) if told else None
    return Standing(match.ranking, match.scores, rows, ending)


# --- taking back --------------------------------------------------------------------------------


def undo_bar(table: Table, seat: int) -> str | None:
    """The code of the problem that keeps this seat's last move in place; None if nothing does."""
    match = table.match
    if match is None or table.stage != "playing":
        return "undo-none"
    if table.course is not None and not table.course.free:
        return "undo-none"
    if seat in match.sealed:
        return None
    last = table.last_move_of(seat)
    if last is None:
        return "undo-none"
    if last != len(table.moves) - 1:
        return "undo-others"
    return "undo-revealed" if table.moves[last].revealing else None


def undo(table: Table, viewer: int) -> Undo | None:
    if viewer == SPECTATOR:
        return None
    bar = undo_bar(table, viewer)
    if bar == "undo-none":
        return None
    return Undo(bar is None, Message(f"problem-{bar}") if bar else None)


# --- the whole ----------------------------------------------------------------------------------


def snapshot(table: Table, guest: Guest, wanted: int, presence: Presence) -> Snapshot:
    viewer = table.viewer_of(guest, wanted)
    seen = seat_view(table, viewer)
    match = table.match
    seats = table.seats_of(guest)
    seed = match.seed.hex() if match is not None and match.seed and table.open_seed else ""
    return Snapshot(
        table=table.id,
        version=table.count,
        game=table.game.name,
        title=table.title,
        stage=table.stage,
        options=dict(match.options) if match is not None else table.options,
        companies=seen.companies,
        seats=_seats(table, guest, presence, seen.companies),
        you=You(guest.host, guest.name, seats, viewer),
        watchers=presence.watchers,
        at=table.at,
        pace=table.pace,
        commitment=match.commitment if match is not None else "",
        seed=seed,
        imported=table.imported,
        picture=cast(Any, seen.picture),
        question=cast(Any, seen.question),
        undo=seen.undo,
        standing=seen.standing,
        watch=table.watch if guest.player else "",
        rematch=_rematch(table, guest),
        lesson=_lesson(table, viewer),
        origin=table.origin,
    )


def _lesson(table: Table, viewer: int) -> LessonView | None:
    """What the companion says to the learner, and to nobody else."""
    course, match = table.course, table.match
    if course is None or match is None or viewer != course.lesson.seat:
        return None
    lesson, step, name = course.lesson, course.step, table.game.name
    ready = step is not None and course.ready(match)
    shown = step if step is not None and ready else None
    waits = course.waits(match)
    return LessonView(
        lesson=lesson.id,
        title=Message(lesson.key(name)),
        step=step.id if step is not None else "",
        number=min(course.at + 1, len(lesson.steps)),
        of=len(lesson.steps),
        said=course.said,
        says=told(lesson, match, shown) if shown is not None else None,
        reply=course.reply,
        points=course.points() if shown is not None else [],
        options=_lesson_options(course, shown, name),
        next=waits and shown is not None and not shown.options,
        show=shown is not None and shown.moves and course.tries >= SHOW_AFTER,
        hint=course.free and match.state.asked(viewer),
        over=course.over,
        after=games.lesson_after(table.game, lesson) if course.over else "",
        outdated=course.outdated,
    )


def _lesson_options(course: Course, step: Step | None, game: str) -> list[LessonOption]:
    if step is None:
        return []
    key = course.lesson.key
    return [
        LessonOption(option, Message(key(game, step.id, "option", option)))
        for option in step.options
    ]


def _rematch(table: Table, guest: Guest) -> Rematch | None:
    if not table.rematch:
        return None
    return Rematch(table.rematch, table.rematch_tokens.get(str(guest.number), ""))


def _seats(
    table: Table, guest: Guest, presence: Presence, companies: list[Message]
) -> list[SeatInfo]:
    return seat_infos(table, guest, presence, companies, table.waiting_for(), table.answered())


def seat_infos(
    table: Table,
    guest: Guest,
    presence: Presence,
    companies: list[Message],
    waiting: Collection[int],
    answered: Collection[int],
) -> list[SeatInfo]:
    infos: list[SeatInfo] = []
    for seat, chair in enumerate(table.chairs):
        holder = table.guests[chair.guest] if chair.guest >= 0 else None
        infos.append(
            SeatInfo(
                seat,
                companies[seat],
                chair.kind,
                chair.name,
                chair.bot,
                holder is not None and holder.number in presence.online,
                seat in waiting,
                holder is guest,
                bool(chair.invitation) and guest.host,
                seat in answered,
            )
        )
    return infos


def update(
    table: Table, guest: Guest, wanted: int, presence: Presence, after: int, lines: int
) -> Update:
    """The table for a page that has so many lines of its log as of version `after`."""
    viewer = table.viewer_of(guest, wanted)
    start = table.journal.valid(table.game, viewer, after, lines)
    if lines == 0:
        start = max(start, table.journal.count(table.game, viewer) - FIRST_LINES)
    log = table.journal.lines(table.game, viewer, start)
    return Update(snapshot(table, guest, wanted, presence), start, log)


def change(before: Snapshot, made: Update) -> Change:
    """An update for a page that has shown `before`: only what is different now."""
    after = made.snapshot
    pairs = zip(_FIELDS, astuple(before), astuple(after), strict=True)
    fields = {name: new for name, old, new in pairs if new is not old and new != old}
    old, new = before.picture, after.picture
    parts: dict[str, Any] = {}
    if "picture" in fields and old is not None and new is not None and old.keys() == new.keys():
        del fields["picture"]
        parts = {name: part for name, part in new.items() if part != old[name]}
    return Change(after.version, fields, parts, made.log_from, made.log)


_FIELDS = Snapshot.__struct_fields__


def log_lines(table: Table, guest: Guest, wanted: int, start: int, stop: int) -> list[LogLine]:
    viewer = table.viewer_of(guest, wanted)
    return table.journal.lines(table.game, viewer, start, stop)


def summary(table: Table, guest: Guest, presence: Presence) -> TableSummary:
    own = table.seats_of(guest)
    viewer = table.viewer_of(guest, SPECTATOR)
    companies = seat_view(table, viewer).companies
    over = table.match if table.match is not None and table.match.over else None
    return TableSummary(
        table.id,
        table.game.name,
        table.title,
        table.stage,
        _seats(table, guest, presence, companies),
        any(seat in own for seat in table.waiting_for()),
        table.changed,
        over.ranking if over is not None else [],
        over.scores if over is not None else [],
    )
