"""What one viewer is shown of a table: made from his view of the game and from nothing else."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from pithead.kernel.contract import Action, Decision
from pithead.kernel.match import Match

from .messages import (
    SPECTATOR,
    Choice,
    Form,
    FormField,
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
from .trouble import message, refused

FIRST_LINES = 200
"""So many lines of the log come with the first update; earlier ones are asked for."""


class Presence(NamedTuple):
    """Who has a page open."""

    online: Collection[int] = ()
    watchers: int = 0


class Sight(NamedTuple):
    """The part of a snapshot that only the game and the seat looked through decide."""

    picture: dict[str, Any] | None
    companies: list[Message]
    question: Question | None
    undo: Undo | None
    standing: Standing | None


# --- the game -----------------------------------------------------------------------------------


def sight(table: Table, viewer: int) -> Sight:
    known = table.sights.get(viewer)
    if known is not None and known[0] == table.stamp and table.match is not None:
        made: Sight = known[1]
        return made
    made = _look(table, viewer)
    table.sights[viewer] = (table.stamp, made)
    return made


def _look(table: Table, viewer: int) -> Sight:
    game, match, seats = table.game, table.match, len(table.chairs)
    picture: dict[str, object] = {"seats": seats}
    if match is not None:
        picture = game.picture(game.view(match.state, viewer))
    companies = [message(game.tell_seat(picture, n)) for n in range(game.companies(seats))]
    if match is None:
        return Sight(None, companies, None, None, None)
    return Sight(
        picture,
        companies,
        _question(table, match, viewer, picture) if table.stage == "playing" else None,
        undo(table, viewer),
        standing(match) if match.over else None,
    )


def _question(
    table: Table, match: Match, viewer: int, picture: dict[str, object]
) -> Question | None:
    game, decision = match.game, match.state.pending
    assert decision is not None
    waiting = table.waiting_for(viewer)
    # Of a sealed question the engine knows who still owes an answer; the viewer must not.
    asked = decision._replace(seats=tuple(waiting))
    yours = match.state.asked(viewer) if viewer != SPECTATOR else False
    question = Question(
        decision.kind,
        decision.rule,
        decision.sealed,
        waiting,
        message(game.tell_question(picture, asked)),
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
            spelled = repr(refusal).encode()
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
        message(game.tell_action(picture, asked.about, action)),
        message(detail) if detail is not None else None,
        number,
        marked,
    )


def _form(match: Match, viewer: int, kind: str) -> Form | None:
    fields = match.form(viewer)
    if fields is None:
        return None
    game = match.game
    asked = [FormField(f.name, message(game.tell_field(f)), f.low, f.high, f.step) for f in fields]
    return Form(game.verbs_of(kind)[0], asked)


def standing(match: Match) -> Standing:
    game = match.game
    sources = game.score_sources(match.state)
    rows = [
        SourceRow(message(game.tell_source(source)), [part[source] for part in sources])
        for source in sources[0]
    ]
    told = [event for event in match.events if event.kind == "game_over"]
    ending = message(game.tell_event(told[-1])) if told else None
    return Standing(match.ranking, match.scores, rows, ending)


# --- taking back --------------------------------------------------------------------------------


def undo_bar(table: Table, seat: int) -> str | None:
    """The code of the problem that keeps this seat's last move in place; None if nothing does.

    Nothing here may depend on who has answered a sealed question, for that is not known.
    """
    match = table.match
    if match is None or table.stage != "playing":
        return "undo-none"
    if seat in match.sealed:
        return None
    last = table.last_move_of(seat)
    if last is None:
        return "undo-none"
    others = set(table.waiting_for(SPECTATOR)) - {seat}
    decision = match.state.pending
    if last != len(table.moves) - 1 or (decision is not None and decision.sealed and others):
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
    seen = sight(table, viewer)
    match = table.match
    seats = table.seats_of(guest)
    seed = match.seed.hex() if match is not None and match.seed and table.open_seed else ""
    return Snapshot(
        table=table.id,
        version=table.version_for(guest),
        game=table.game.name,
        title=table.title,
        stage=table.stage,
        options=dict(match.options) if match is not None else table.options,
        companies=seen.companies,
        seats=_seats(table, guest, viewer, presence, seen.companies),
        you=You(guest.host, guest.name, seats, viewer),
        watchers=presence.watchers,
        at=table.at,
        pace=table.pace,
        commitment=match.commitment if match is not None else "",
        seed=seed,
        imported=table.imported,
        picture=seen.picture,
        question=seen.question,
        undo=seen.undo,
        standing=seen.standing,
        watch=table.watch if guest.player else "",
        rematch=_rematch(table, guest),
    )


def _rematch(table: Table, guest: Guest) -> Rematch | None:
    if not table.rematch:
        return None
    return Rematch(table.rematch, table.rematch_tokens.get(str(guest.number), ""))


def _seats(
    table: Table, guest: Guest, viewer: int, presence: Presence, companies: list[Message]
) -> list[SeatInfo]:
    waiting = table.waiting_for(viewer)
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
            )
        )
    return infos


def update(
    table: Table, guest: Guest, wanted: int, presence: Presence, after: int, lines: int
) -> Update:
    """The table for a page that has so many lines of its log as of version `after`."""
    viewer = table.viewer_of(guest, wanted)
    start = table.journal.valid(table.game, viewer, after, lines)
    log = table.journal.lines(table.game, viewer)
    if lines == 0:
        start = max(start, len(log) - FIRST_LINES)
    return Update(snapshot(table, guest, wanted, presence), start, log[start:])


def log_lines(table: Table, guest: Guest, wanted: int, start: int, stop: int) -> list[LogLine]:
    viewer = table.viewer_of(guest, wanted)
    return table.journal.lines(table.game, viewer)[start:stop]


def summary(table: Table, guest: Guest, presence: Presence) -> TableSummary:
    own = table.seats_of(guest)
    viewer = table.viewer_of(guest, SPECTATOR)
    companies = sight(table, viewer).companies
    return TableSummary(
        table.id,
        table.game.name,
        table.title,
        table.stage,
        _seats(table, guest, viewer, presence, companies),
        any(seat in table.waiting_for(seat) for seat in own),
        table.changed,
    )
