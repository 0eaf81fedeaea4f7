"""What one viewer is shown of a table: made only from their view of the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, NamedTuple, cast

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from pithead.bots.advice import Advice
from pithead.kernel.contract import Action, Decision, is_one_form
from pithead.kernel.lessons import Step
from pithead.kernel.lessons import said as told
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of

from . import games
from .course import SHOW_AFTER, Course
from .errors import refused
from .messages import (
    SPECTATOR,
    Change,
    Choice,
    Form,
    FormField,
    Hint,
    HintAnswer,
    LessonOption,
    LessonView,
    LogLine,
    Message,
    OrderInfo,
    PuzzleSource,
    Question,
    Refused,
    Rematch,
    SeatInfo,
    Snapshot,
    SourceRow,
    SpectatorInfo,
    Standing,
    TableSummary,
    Undo,
    Update,
    You,
)
from .table import Guest, Table
from .telling import answers_told

FIRST_LINES = 200
"""Lines of the log in the first update; the page asks for earlier ones."""

MOST_SPECTATORS = 50
"""Number of spectators listed to the host."""


class Presence(NamedTuple):
    """The guests who have a page open."""

    online: Collection[int] = ()
    watchers: int = 0


class SeatView(NamedTuple):
    """The part of a snapshot that only the game and the seat looked through decide.

    What is large is kept as it is sent: as JSON it takes a tenth of the memory, every page that
    looks through this seat gets the same, and what has changed is found by comparing bytes.
    """

    picture: dict[str, Raw] | None
    question: Raw | None
    undo: Undo | None
    notes: Sequence[Message] = ()
    """What its viewer remembers, at a table where that is shown."""
    fitting: Collection[str] = ()
    """Standing orders that answer what this seat is asked."""


class OpenView(NamedTuple):
    """What anybody may see of the game: a spectator's view, made once for all who look.

    Nothing hidden can be in it, so whatever of it is shown to a seat tells no secret.
    """

    stamp: int
    picture: dict[str, object]
    parts: dict[str, Raw]
    companies: list[Message]
    waiting: list[int]
    question: Raw | None
    """The question as shown to those who need not answer."""
    standing: Standing | None


class Facts(NamedTuple):
    """What a version of the table is to all viewers: fields of a snapshot, and who sits where."""

    version: int
    presence: Presence
    fields: dict[str, Any]
    infos: list[SeatInfo]


class Shared:
    """What is made once for all viewers of a table, as it was last made."""

    def __init__(self) -> None:
        self.view: OpenView | None = None
        self.facts: Facts | None = None
        self.changed: tuple[Facts, Facts, dict[str, Any]] | None = None
        """What differs between the facts of two versions."""


class Shown(NamedTuple):
    """All that one page shows of a table, in the parts in which it is made."""

    facts: Facts
    own: dict[str, Any]
    picture: dict[str, Raw] | None


def _shared(table: Table) -> Shared:
    if table.shared is None:
        table.shared = Shared()
    shared: Shared = table.shared
    return shared


# --- the game -----------------------------------------------------------------------------------


def seat_view(table: Table, viewer: int) -> SeatView:
    known = table.seat_views.get(viewer)
    if known is not None and known[0] == table.stamp and table.match is not None:
        made: SeatView = known[1]
        return made
    made = _look(table, viewer, known[1] if known is not None else None)
    table.seat_views[viewer] = (table.stamp, made)
    return made


def _look(table: Table, viewer: int, before: SeatView | None) -> SeatView:
    match = table.match
    if match is None:
        return SeatView(None, None, None)
    everybody = _open_view(table, match)
    notes = _notes(table, match, viewer)
    if viewer == SPECTATOR:
        return SeatView(everybody.parts, everybody.question, None, notes)
    game = match.game
    own = game.own_picture(game.view(match.state, viewer))
    known = before.picture if before is not None else None
    parts = {**everybody.parts, **_encoded(own, known or {})}
    if everybody.question is None or not match.state.asked(viewer):
        return SeatView(parts, everybody.question, undo(table, viewer), notes)
    asked = _question(match, viewer, {**everybody.picture, **own}, everybody.waiting)
    fitting = _fitting(match, viewer, asked)
    return SeatView(parts, Raw(encode(asked)), undo(table, viewer), notes, fitting)


def _notes(table: Table, match: Match, viewer: int) -> list[Message]:
    """Until the end, which shows everything."""
    if not table.noting or table.stage != "playing":
        return []
    return match.memory(viewer).notes()


def _fitting(match: Match, viewer: int, asked: Question) -> list[str]:
    """The orders that answer this: an order's answer is legal, or how a legal one begins."""
    plugin = plugin_of(match.game)
    found: list[str] = []
    for order in plugin.orders:
        answer = plugin.standing_answer(match.state, viewer, order)
        if answer is None:
            continue
        begins = [c for c in asked.choices if tuple(c.action[: len(answer)]) == answer]
        legal = any(choice.refused is None for choice in begins)
        if legal or match.check(viewer, answer) is None:
            found.append(order.name)
    return found


def _open_view(table: Table, match: Match) -> OpenView:
    shared = _shared(table)
    known = shared.view
    if known is not None and known.stamp == table.stamp:
        return known
    picture = match.game.picture(match.game.view(match.state, SPECTATOR))
    waiting = table.waiting_for()
    question = None
    if table.stage == "playing":
        question = Raw(encode(_question(match, SPECTATOR, picture, waiting)))
    made = shared.view = OpenView(
        table.stamp,
        picture,
        _encoded(picture, known.parts if known is not None else {}),
        _companies(table, picture),
        waiting,
        question,
        standing(match) if match.over else None,
    )
    return made


def _lobby_companies(table: Table) -> list[Message]:
    return _companies(table, {"seats": len(table.chairs)})


def _companies(table: Table, picture: dict[str, object]) -> list[Message]:
    game = table.game
    return [game.tell_seat(picture, n) for n in range(game.companies(len(table.chairs)))]


def _encoded(picture: dict[str, object], known: dict[str, Raw]) -> dict[str, Raw]:
    """The parts as they are sent; one that is as it was is the same object as before."""
    parts: dict[str, Raw] = {}
    for name, part in picture.items():
        raw, before = Raw(encode(part)), known.get(name)
        parts[name] = before if before is not None and before == raw else raw
    return parts


def _question(
    match: Match, viewer: int, picture: dict[str, object], waiting: list[int]
) -> Question:
    game, decision = match.game, match.state.pending
    assert decision is not None
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
    for action, refusal in match.offers(viewer):
        number = None
        if refusal is not None:
            # Many greyed-out buttons have one reason.
            spelled = encode(refusal)
            number = numbers.setdefault(spelled, len(refusals))
            if number == len(refusals):
                refusals.append(refused(match.game, refusal))
        choices.append(_choice(match, viewer, picture, asked, action, number))
    form = _form(match, viewer, asked.kind)
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
        form,
        _obvious(match, viewer, asked.kind, choices if form is None else []),
    )


def _obvious(match: Match, viewer: int, kind: str, choices: list[Choice]) -> list[int | str] | None:
    """The only legal answer, or the only one that can matter."""
    plugin = plugin_of(match.game)
    legal = [choice for choice in choices if choice.refused is None]
    if len(legal) == 1 and kind in plugin.auto_answer_kinds:
        return legal[0].action
    answer = plugin.obvious_answer(match.state, viewer)
    return None if answer is None else [*answer]


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
    marked = number is None and game.has_preview(match.state, viewer, action)
    return Choice(
        list(action),
        game.tell_action(picture, asked.about, action),
        detail,
        number,
        marked,
        number is None and game.is_idle(match.state, viewer, action),
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


# --- help of the engine -------------------------------------------------------------------------


def hint(match: Match, seat: int, advice: Sequence[Advice], played: Action | None = None) -> Hint:
    """Advice in words, for the seat that is asked."""
    says = answers_told(match, seat)
    # A difference is far surer than the chance of either answer.
    best = advice[0].chance
    answers = [
        HintAnswer(
            each.action,
            says(tuple(each.action)),
            each.why,
            None if best is None else round(100 * max(0.0, best - each.behind)),
            round(100 * each.behind, 1),
            round(100 * each.error, 1),
        )
        for each in advice
    ]
    about = None if played is None else says(played)
    return Hint(seat, len(match.log), answers, None if played is None else [*played], about)


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
    played = table.moves[last]
    # Alone or against bots nobody is wronged by it; the log says that something was seen.
    stays = played.final or (played.revealing and not table.alone)
    return "undo-revealed" if stays else None


def undo(table: Table, viewer: int) -> Undo | None:
    if viewer == SPECTATOR:
        return None
    bar = undo_bar(table, viewer)
    if bar == "undo-none":
        return None
    return Undo(bar is None, Message(f"problem-{bar}") if bar else None)


# --- the whole ----------------------------------------------------------------------------------


def shown(table: Table, guest: Guest, viewer: int, presence: Presence) -> Shown:
    """The table as this seat's guest sees it."""
    facts = _facts(table, presence)
    seen = seat_view(table, viewer)
    own = {
        "seats": own_infos(table, guest, facts.infos),
        "you": You(guest.host, guest.name, table.seats_of(guest), viewer),
        "question": seen.question,
        "notes": seen.notes,
        "undo": seen.undo,
        "watch": table.watch if guest.player else "",
        "rematch": _rematch(table, guest),
        "lesson": _lesson(table, viewer),
        "orders": _orders(table, viewer, seen.fitting),
        "spectators": _spectators(table, presence) if guest.host else [],
    }
    return Shown(facts, own, seen.picture)


def whole(page: Shown) -> Snapshot:
    return Snapshot(**page.facts.fields, **page.own, picture=cast(Any, page.picture))


def _facts(table: Table, presence: Presence) -> Facts:
    shared, known = _shared(table), _shared(table).facts
    if known is not None and (known.version, known.presence) == (table.version, presence):
        return known
    match, stage = table.match, table.stage
    view = _open_view(table, match) if match is not None else None
    companies = view.companies if view is not None else _lobby_companies(table)
    waiting = view.waiting if view is not None else []
    fields: dict[str, Any] = {
        "table": table.id,
        "version": table.version,
        "game": table.game.name,
        "title": table.title,
        "stage": stage,
        "options": match.options if match is not None else table.options,
        "companies": companies,
        "watchers": presence.watchers,
        "at": table.at,
        "pace": table.pace,
        "commitment": match.commitment if match is not None else "",
        "seed": match.seed.hex() if match is not None and match.seed and table.open_seed else "",
        "imported": table.imported,
        "hints": table.hints_on,
        "noting": table.noting,
        "coach": table.coach,
        "standing": view.standing if view is not None else None,
        "origin": table.origin,
    }
    infos = open_infos(table, presence, companies, waiting, table.answered())
    made = shared.facts = Facts(table.version, presence, fields, infos)
    return made


def _spectators(table: Table, presence: Presence) -> list[SpectatorInfo]:
    """Those the host may want to mute or send away, the latest of them."""
    found = [
        SpectatorInfo(
            guest.number, guest.name, guest.said, guest.number in presence.online, guest.muted
        )
        for guest in table.spectators()
        if guest.said or guest.muted or guest.number in presence.online
    ]
    return found[-MOST_SPECTATORS:]


def _orders(table: Table, viewer: int, fitting: Collection[str]) -> list[OrderInfo]:
    """The viewer's standing orders; sent to the viewer only."""
    if viewer == SPECTATOR or table.stage != "playing" or table.course is not None:
        return []
    if not fitting and not table.chairs[viewer].orders:
        return _no_orders(table.game.name)
    return [
        OrderInfo(
            order.name, says, table.is_given(viewer, order), order.lasts, order.name in fitting
        )
        for order, says in games.told_orders(table.game.name)
    ]


@cache
def _no_orders(game: str) -> list[OrderInfo]:
    """For all without orders whose orders could answer nothing now."""
    return [
        OrderInfo(order.name, says, False, order.lasts, False)
        for order, says in games.told_orders(game)
    ]


def _lesson(table: Table, viewer: int) -> LessonView | None:
    """What the companion says; sent to the learner only."""
    course, match = table.course, table.match
    if course is None or match is None or viewer != course.lesson.seat:
        return None
    lesson, step, name = course.lesson, course.step, table.game.name
    shown = step if course.ready(match) else None
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
        options=_lesson_options(course, match, shown),
        next=waits and shown is not None and not shown.options,
        show=shown is not None and shown.moves and course.tries >= SHOW_AFTER,
        hint=course.free and match.state.asked(viewer),
        over=course.over,
        after=games.lesson_after(table.game, lesson) if course.over else "",
        kind=lesson.kind,
        outdated=course.outdated,
        puzzle=None
        if table.puzzle is None
        else PuzzleSource(table.puzzle.table, table.puzzle.entry),
        tries=course.all_tries,
    )


def _lesson_options(course: Course, match: Match, step: Step | None) -> list[LessonOption]:
    pending = match.state.pending
    if step is None:
        return []
    if step.offered and pending is not None:
        says = answers_told(match, course.lesson.seat)
        return [LessonOption(text, says(match.game.parse(text))) for text in step.offered]
    key, game = course.lesson.key, match.game.name
    return [
        LessonOption(option, Message(key(game, step.id, "option", option)))
        for option in step.options
    ]


def _rematch(table: Table, guest: Guest) -> Rematch | None:
    if not table.rematch:
        return None
    return Rematch(table.rematch, table.rematch_tokens.get(str(guest.number), ""))


def open_infos(
    table: Table,
    presence: Presence,
    companies: list[Message],
    waiting: Collection[int],
    answered: Collection[int],
) -> list[SeatInfo]:
    """The seats as spectators see them."""
    return [
        SeatInfo(
            seat,
            companies[seat],
            chair.kind,
            chair.name or games.character_name(table.game, chair.bot),
            chair.bot,
            chair.guest >= 0 and chair.guest in presence.online,
            seat in waiting,
            False,
            False,
            seat in answered,
            games.character_face(table.game, chair.bot),
        )
        for seat, chair in enumerate(table.chairs)
    ]


def own_infos(table: Table, guest: Guest, infos: list[SeatInfo]) -> list[SeatInfo]:
    """The same for a guest: marks their own; the host also sees open invitations."""
    own = infos[:]
    for seat, chair in enumerate(table.chairs):
        if chair.guest == guest.number:
            own[seat] = replace(own[seat], yours=True)
        if chair.invitation and guest.host:
            own[seat] = replace(own[seat], invited=True)
    return own


def update(
    table: Table, guest: Guest, wanted: int, presence: Presence, after: int, lines: int
) -> Update:
    """The table for a page that has `lines` lines of its log as of version `after`."""
    viewer = table.viewer_of(guest, wanted)
    start, log = new_lines(table, viewer, after, lines)
    return Update(whole(shown(table, guest, viewer, presence)), start, log)


def new_lines(table: Table, viewer: int, after: int, lines: int) -> tuple[int, list[LogLine]]:
    """From which line on the log of such a page differs, and those lines."""
    return table.journal.since(table.game, viewer, after, lines, FIRST_LINES)


def change(table: Table, before: Shown, page: Shown, start: int, log: list[LogLine]) -> Change:
    """An update for a page that shows `before`: only what is different now."""
    fields = {**_facts_changed(table, before.facts, page.facts)}
    for name, new in page.own.items():
        old = before.own[name]
        if new is not old and new != old:
            fields[name] = new
    parts: dict[str, Any] = {}
    was, now = before.picture, page.picture
    if was is not None and now is not None and was.keys() == now.keys():
        parts = {n: part for n, part in now.items() if part is not was[n] and part != was[n]}
    elif was is not now:
        fields["picture"] = now
    return Change(page.facts.version, fields, parts, start, log)


def _facts_changed(table: Table, before: Facts, after: Facts) -> dict[str, Any]:
    """What differs between viewers; most pages come from the same version, so it is kept."""
    shared = _shared(table)
    known = shared.changed
    if known is not None and known[0] is before and known[1] is after:
        return known[2]
    pairs = zip(after.fields.items(), before.fields.values(), strict=True)
    fields = {name: new for (name, new), old in pairs if new is not old and new != old}
    shared.changed = (before, after, fields)
    return fields


def log_lines(table: Table, guest: Guest, wanted: int, start: int, stop: int) -> list[LogLine]:
    viewer = table.viewer_of(guest, wanted)
    return table.journal.lines(table.game, viewer, start, stop)


def summary(table: Table, guest: Guest, presence: Presence) -> TableSummary:
    own = table.seats_of(guest)
    facts = _facts(table, presence)
    over = table.match if table.match is not None and table.match.over else None
    return TableSummary(
        table.id,
        table.game.name,
        table.title,
        table.stage,
        own_infos(table, guest, facts.infos),
        any(seat in own for seat in table.waiting_for()),
        table.changed,
        over.ranking if over is not None else [],
        over.scores if over is not None else [],
        Message(table.course.lesson.key(table.game.name)) if table.course is not None else None,
        table.course is not None and table.course.over,
    )
