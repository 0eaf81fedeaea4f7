"""What a table and a page say to each other: the only shapes that pass between them.

A page shows snapshots and sends commands; it knows no rules. What a person reads is a `Message`:
a key of the catalogues with figures, which the page puts into the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pithead.bots.characters import Figure, Lines, Words
from pithead.kernel import lessons, puzzles
from pithead.kernel.message import Message as Message  # the engine says it, the page reads it

Value = int | str | bool | None
Action = list[int | str]
Seat = Annotated[int, Meta(ge=0, le=5)]
GuestNumber = Annotated[int, Meta(ge=0, le=2**31)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Title = Annotated[str, Meta(max_length=60)]
Pace = Annotated[int, Meta(ge=0, le=5000)]
PersonName = Annotated[str, Meta(max_length=24)]
Settings = dict[str, int | str | bool]

SPECTATOR = -1


class Problem(Struct, frozen=True, gc=False):
    """Why something could not be done: a code for programs, a sentence for people."""

    code: str
    status: int
    says: Message


# --- what a page is shown -------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, gc=False):
    seat: int
    company: Message
    """What this seat is called at the table: a colour, a corporation."""
    kind: Literal["open", "person", "bot"]
    name: str = ""
    """The person's name as typed, or that of the bot's character; empty for others."""
    bot: str = ""
    """The bot's name, one of `GameInfo.bots`, with its character if it has one."""
    online: bool = False
    asked: bool = False
    """Whether the table waits for this seat now."""
    yours: bool = False
    invited: bool = False
    """An invitation to this seat has been sent and not used yet (shown to the host only)."""
    answered: bool = False
    """Their answer to the sealed question is in. What it is stays hidden until all are revealed."""
    face: str = ""
    """The drawing of the bot's character; empty for those that have none."""


class You(Struct, frozen=True, gc=False):
    """The viewer. One person may hold several seats (hot-seat), and looks through one."""

    host: bool
    name: str
    seats: list[int]
    viewer: int
    """The seat this snapshot is drawn for, or SPECTATOR."""


class SpectatorInfo(Struct, frozen=True, gc=False):
    guest: int
    name: str
    lines: int
    """What they have said at this table."""
    online: bool
    muted: bool


class Refused(Struct, frozen=True, gc=False):
    rule: str
    says: Message
    remedy: Message


class Choice(Struct, frozen=True, gc=False):
    """One answer worth showing, legal or not."""

    action: Action
    says: Message
    detail: Message | None = None
    """What it costs or gives, where its own words do not tell."""
    refused: int | None = None
    """Index into `Question.refusals`, or None when it is legal."""
    marked: bool = False
    """It sets off something (an extraction): worth asking for a preview."""
    idle: bool = False
    """It would do nothing now: not to be offered as if it mattered."""


class FormField(Struct, frozen=True, gc=False):
    name: str
    says: Message
    low: int
    high: int
    step: int


class Form(Struct, frozen=True, gc=False):
    """The answer is [verb, value of each field …]. Bounds hold field by field."""

    verb: str
    fields: list[FormField]


class Question(Struct, frozen=True, gc=False):
    kind: str
    rule: str
    sealed: bool
    waiting: list[int]
    """Seats the table waits for; of a sealed question those whose answer is still out."""
    says: Message
    yours: bool
    """The viewer must answer now."""
    about: dict[str, Value]
    choices: list[Choice] = []
    refusals: list[Refused] = []
    form: Form | None = None
    obvious: Action | None = None
    """The only answer that makes sense; the page gives it at once, which reveals nothing."""


class OrderInfo(Struct, frozen=True, gc=False):
    """An answer the viewer may give in advance. Only the viewer is sent it."""

    order: str
    says: Message
    on: bool
    lasts: Literal["game", "turn"]
    fits: bool
    """It answers what the viewer is asked now."""


class Undo(Struct, frozen=True, gc=False):
    possible: bool
    says: Message | None = None
    """Why not: another has acted since, or something hidden was revealed."""


class Standing(Struct, frozen=True, gc=False):
    """The end: seats from first to last with ties together, and where the points come from."""

    ranking: list[list[int]]
    scores: list[int]
    sources: list[SourceRow]
    ending: Message | None = None


class SourceRow(Struct, frozen=True, gc=False):
    says: Message
    points: list[int]


class PuzzleSource(Struct, frozen=True, gc=False):
    table: str
    entry: int


class LessonView(Struct, frozen=True, gc=False):
    """What the companion of a lesson says now."""

    lesson: str
    title: Message
    step: str
    """The id of the step; empty once all are done."""
    number: int
    of: int
    """Progress in a lesson: steps done, and steps in all."""
    said: Message | None = None
    """About what was done last."""
    says: Message | None = None
    """The step; None while something else happens first."""
    reply: Message | None = None
    """To the last try that was not accepted."""
    points: list[str] = []
    """Spots of the game's table that are meant."""
    options: list[LessonOption] = []
    next: bool = False
    """It waits for `Guide` "next"."""
    show: bool = False
    """`Guide` "show" plays the move."""
    hint: bool = False
    """`Guide` "hint" has advice."""
    over: bool = False
    after: str = ""
    """The lesson that comes next in the list."""
    kind: lessons.Kind = "short"
    """A position with a question: the page does nothing that answers it by itself."""
    outdated: bool = False
    """The lesson has changed since this table was made: it can only be started again."""
    puzzle: PuzzleSource | None = None
    """The decision of a finished game that is answered once more."""
    tries: int = 0
    """Answers to a puzzle that were not good enough."""


class LessonOption(Struct, frozen=True, gc=False):
    option: str
    says: Message


class Snapshot(Struct, frozen=True, gc=False):
    """All one viewer may know of a table."""

    table: str
    version: int
    """How many things have happened at this table: moves, chat, people coming, going."""
    game: str
    title: str
    stage: Literal["lobby", "playing", "over", "stopped"]
    options: Settings
    companies: list[Message]
    """The name of every company, by its number; those without a player included."""
    seats: list[SeatInfo]
    you: You
    watchers: int
    at: int
    """Length of the game's log: a move names it, so that a stale one is refused."""
    pace: int
    """Milliseconds a bot waits before it moves."""
    commitment: str = ""
    """SHA-256 of the seed, from the start of the game."""
    seed: str = ""
    """The seed, once the game is over or was stopped."""
    imported: bool = False
    """The game came from a file, so its seed may be known to someone."""
    hints: bool = False
    """Help of the engine is allowed while the game is on."""
    noting: bool = False
    coach: bool = False
    """Whether a coach warns after a sure mistake that can still be taken back."""
    """Everybody sees their notes: what follows from all that happened before their eyes."""
    notes: list[Message] = []
    picture: dict[str, Any] | None = None
    question: Question | None = None
    undo: Undo | None = None
    standing: Standing | None = None
    watch: str = ""
    """The token of the spectators' link, for guests who may pass it on."""
    rematch: Rematch | None = None
    lesson: LessonView | None = None
    origin: Origin | None = None
    """The game and moment this game continues from, if any."""
    orders: list[OrderInfo] = []
    """What the viewer may answer in advance, and does."""
    spectators: list[SpectatorInfo] = []
    """For the host only: those who are here or have said something."""


class Origin(Struct, frozen=True, gc=False):
    """The moment of another table from which a game goes on."""

    table: str
    at: int
    hidden: Literal["same", "anew"]
    """What was hidden is unchanged, or was dealt again to fit what one seat knew."""
    seat: int = SPECTATOR
    """The seat whose knowledge it fits."""


class Rematch(Struct, frozen=True, gc=False):
    table: str
    token: str
    """Brings this person to their seat at the next table; empty for spectators."""


class LogLine(Struct, frozen=True, gc=False):
    n: int
    """Place in the viewer's log, from 0, without gaps."""
    kind: Literal["event", "chat", "table", "move"]
    time: int
    """UTC, milliseconds."""
    says: Message
    cause: str = ""
    """The rule's id."""
    because: Message | None = None
    """What set it off, where that is not a rule: a card's text."""
    seat: int | None = None
    name: str = ""
    """Name of the sender (chat)."""
    at: int | None = None
    """Length of the game's log once it had happened: the moment a replay shows it at."""


class Update(Struct, frozen=True, gc=False, tag="update", tag_field="type"):
    """The whole table, and the log from line `log_from` on: later lines the page has are void."""

    snapshot: Snapshot
    log_from: int
    log: list[LogLine]


class Change(Struct, frozen=True, gc=False, tag="change", tag_field="type"):
    """What differs from the snapshot this connection has sent before, for a page that asks for it.

    Fields in `snapshot` take the place of those the page has, fields in `picture` of those of its
    picture; the log is as in an `Update`.
    """

    version: int
    snapshot: dict[str, Any]
    picture: dict[str, Any]
    log_from: int
    log: list[LogLine]


class Ack(Struct, frozen=True, gc=False, tag="ack", tag_field="type"):
    """The answer to a command. A repeated id is done once and acknowledged again."""

    id: str
    ok: bool
    version: int
    refused: Refused | None = None
    problem: Problem | None = None
    lines: list[Message] = []
    """`Preview`: what the action would set off. `Guide`: a hint. A try that a lesson stops: why."""
    token: str = ""
    """`Invite`: the token of the invitation."""
    table: str = ""
    """`Rematch`: the next table."""
    action: Action | None = None
    """`Guide` "hint": the move it is about."""


class Farewell(Struct, frozen=True, gc=False, tag="farewell", tag_field="type"):
    """The connection ends and should not be tried again: the seat was revoked."""

    problem: Problem


class Pong(Struct, frozen=True, gc=False, tag="pong", tag_field="type"):
    version: int


FromTable = Update | Change | Ack | Farewell | Pong


# --- what a page sends ----------------------------------------------------------------------------


class Move(Struct, frozen=True, gc=False, tag="move", tag_field="type"):
    id: CommandId
    seat: Seat
    at: int
    action: Annotated[Action, Meta(min_length=1, max_length=64)]


class UndoMove(Struct, frozen=True, gc=False, tag="undo", tag_field="type"):
    """Undo your own last move."""

    id: CommandId
    seat: Seat
    at: int


class Order(Struct, frozen=True, gc=False, tag="order", tag_field="type"):
    """Answer certain questions in advance from now on, or no longer."""

    id: CommandId
    seat: Seat
    order: Annotated[str, Meta(max_length=40)]
    on: bool


class Preview(Struct, frozen=True, gc=False, tag="preview", tag_field="type"):
    """What would this action set off, or why is it refused? Changes nothing."""

    id: CommandId
    seat: Seat
    action: Annotated[Action, Meta(min_length=1, max_length=64)]


class Guide(Struct, frozen=True, gc=False, tag="guide", tag_field="type"):
    """The learner of a lesson: go on, choose an option, be shown the move, ask for a hint."""

    id: CommandId
    what: Literal["next", "option", "show", "hint"]
    option: Annotated[str, Meta(max_length=40)] = ""


class Say(Struct, frozen=True, gc=False, tag="say", tag_field="type"):
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Look(Struct, frozen=True, gc=False, tag="look", tag_field="type"):
    """Hot-seat: look through another of your own seats from now on (SPECTATOR: the curtain)."""

    id: CommandId
    seat: Annotated[int, Meta(ge=-1, le=5)]


class Seen(Struct, frozen=True, gc=False, tag="seen", tag_field="type"):
    """The page shows this version; the next update starts after it."""

    version: int


class Ping(Struct, frozen=True, gc=False, tag="ping", tag_field="type"):
    pass


class Sit(Struct, frozen=True, gc=False, tag="sit", tag_field="type"):
    """Take an open seat (the host any, also several: hot-seat)."""

    id: CommandId
    seat: Seat
    name: PersonName = ""


class Stand(Struct, frozen=True, gc=False, tag="stand", tag_field="type"):
    """Leave your own seat; before the start it becomes open, later a bot's."""

    id: CommandId
    seat: Seat


class Invite(Struct, frozen=True, gc=False, tag="invite", tag_field="type"):
    """Host: a new one-time invitation to a seat; an older one to it ends."""

    id: CommandId
    seat: Seat


class Revoke(Struct, frozen=True, gc=False, tag="revoke", tag_field="type"):
    """Host: take a seat back from the person who holds it or is invited to it."""

    id: CommandId
    seat: Seat


class Mute(Struct, frozen=True, gc=False, tag="mute", tag_field="type"):
    """Host: let a spectator chat no longer, or again."""

    id: CommandId
    guest: GuestNumber
    on: bool


class SendAway(Struct, frozen=True, gc=False, tag="send_away", tag_field="type"):
    """Host: send a spectator away. The spectators' link is a new one from then on."""

    id: CommandId
    guest: GuestNumber


class PlaceBot(Struct, frozen=True, gc=False, tag="bot", tag_field="type"):
    """Host: a bot at an open seat."""

    id: CommandId
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Configure(Struct, frozen=True, gc=False, tag="configure", tag_field="type"):
    """Host, before the start: another number of seats, other options, another title or pace."""

    id: CommandId
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: Settings
    title: Title = ""
    pace: Pace = 400
    hints: bool | None = None
    """Whether the engine helps while the game is on; None leaves it as it is."""
    noting: bool | None = None
    coach: bool | None = None
    """Whether everybody sees their notes; None leaves it as it is."""


class SetPace(Struct, frozen=True, gc=False, tag="pace", tag_field="type"):
    """Host, at any time before the end: how long bots wait before they move."""

    id: CommandId
    pace: Pace


class Start(Struct, frozen=True, gc=False, tag="start", tag_field="type"):
    id: CommandId


class Stop(Struct, frozen=True, gc=False, tag="stop", tag_field="type"):
    """Host: end an unfinished game; the seed is shown, nothing more can be played."""

    id: CommandId


class PlayAgain(Struct, frozen=True, gc=False, tag="rematch", tag_field="type"):
    """Anyone seated, after the end: the same table once more, everyone in their seat."""

    id: CommandId


Command = (
    Move
    | UndoMove
    | Order
    | Preview
    | Guide
    | Say
    | Look
    | Seen
    | Ping
    | Sit
    | Stand
    | Invite
    | Revoke
    | Mute
    | SendAway
    | PlaceBot
    | Configure
    | SetPace
    | Start
    | Stop
    | PlayAgain
)


# --- plain HTTP -----------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True, gc=False):
    name: str
    says: Message
    values: list[OptionValue]
    default: int | str | bool
    """What holds where nothing is said."""
    seats: list[int]
    for_people: int | str | bool
    """What the form for a new table begins with."""
    presets: list[OptionPreset] = []
    """What people choose from instead of many numbers."""
    needs: tuple[str, int | str | bool] | None = None
    """Another option, and the value without which this one means nothing."""


class OptionPreset(Struct, frozen=True, gc=False):
    says: Message
    by_seats: dict[str, int]
    """Its value for each number of seats."""


class OptionValue(Struct, frozen=True, gc=False):
    value: int | str | bool
    says: Message


class GameInfo(Struct, frozen=True, gc=False):
    name: str
    says: Message
    seat_counts: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    characters: list[CharacterInfo]
    """Tempers that bots can have at any level: of the bot `level-4` with Rook's, `level-4+rook`."""
    rules: list[str]
    """Ids in rulebook order; their texts are the messages rule-<id>."""
    guided: LessonInfo | None = None
    """The lesson to begin with; the list has all of them."""


class LessonInfo(Struct, frozen=True, gc=False):
    lesson: str
    kind: lessons.Kind
    minutes: int
    says: Message
    about: Message
    difficulty: puzzles.Difficulty | None = None
    """Of a puzzle that comes with the game."""


class NewLesson(Struct, frozen=True, gc=False):
    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    name: PersonName = ""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 600


class BotInfo(Struct, frozen=True, gc=False):
    name: str
    says: Message


class CharacterInfo(Struct, frozen=True, gc=False):
    character: str
    name: str
    face: str
    temper: Words
    sentence: Words


class StyleInfo(Struct, frozen=True, gc=False):
    """A measured figure of how a character plays, beside those of the others of its game."""

    says: Message
    value: float
    low: float
    high: float
    average: float
    most: float


class CharacterDetail(Struct, frozen=True, gc=False):
    character: str
    lines: Lines | None
    strength: Figure | None
    """Share of wins at two seats against a player of the same level without a character."""
    style: list[StyleInfo]


class CueInfo(Struct, frozen=True, gc=False):
    """A line of the log that characters speak about: its message, and what it is for the seat in
    the argument `of`, if the argument `figure` is at least `least`.
    """

    key: str
    what: Literal["gain", "hurt", "turn"]
    of: str
    figure: str
    least: int


class Characters(Struct, frozen=True, gc=False):
    """What the characters of a game say, and how they play."""

    characters: list[CharacterDetail]
    cues: list[CueInfo]
    games: int
    """Games of each that its figures come from."""


class NewTable(Struct, frozen=True, gc=False):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: Settings = {}
    title: Title = ""
    name: PersonName = ""
    """The host's own name; the host sits down at seat 0."""
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=6)] = []
    """Bots for seats 1, 2, … in order; an empty text leaves a seat open."""
    pace: Pace = 400
    hints: bool | None = None
    """Whether the engine helps while the game is on; None: only somebody alone with bots."""
    noting: bool = False
    """Whether everybody sees their notes."""
    coach: bool = False
    start: bool = False
    """Begin at once; refused while a seat is open."""


class TableMade(Struct, frozen=True, gc=False):
    table: str


class Join(Struct, frozen=True, gc=False):
    token: Annotated[str, Meta(min_length=16, max_length=128)]
    name: PersonName = ""


class Joined(Struct, frozen=True, gc=False):
    table: str
    seats: list[int]


class Invited(Struct, frozen=True, gc=False):
    """What an invitation is to, told before it is accepted."""

    game: str
    title: str
    host: str
    """Name of the inviter; empty if they gave none."""
    seats: list[int]
    companies: list[Message]
    """Of these seats."""
    others: list[str]
    """The names of the people who sit there already."""


class TableSummary(Struct, frozen=True, gc=False):
    """For the list of one's tables on the home page."""

    table: str
    game: str
    title: str
    stage: Literal["lobby", "playing", "over", "stopped"]
    seats: list[SeatInfo]
    asked: bool
    """The table waits for this person."""
    changed: int
    ranking: list[list[int]] = []
    scores: list[int] = []
    """Once the game is over: seats by place, points by seat."""
    lesson: Message | None = None
    """The title of the lesson that this table is."""
    learned: bool = False
    """The lesson is finished."""


class HintAnswer(Struct, frozen=True, gc=False):
    """An answer worth a look, with what speaks for it."""

    action: Action
    says: Message
    why: list[Message]
    chance: int | None
    """Wins in 100; None where nothing was simulated."""
    behind: float
    """Wins in 100 that the best answer is ahead by."""
    error: float
    """What that difference may be off by, nine times in ten."""


class Hint(Struct, frozen=True, gc=False):
    """The answers worth a look, the best first, from what the seat may know."""

    seat: int
    at: int
    answers: list[HintAnswer]
    played: Action | None = None
    """In a replay: what was answered then, and in words."""
    says: Message | None = None


class Coaching(Struct, frozen=True, gc=False):
    """What a coach says of a player's last move: nothing, unless it was surely a mistake."""

    hint: Hint | None


class Turning(Struct, frozen=True, gc=False):
    """The points of every seat when a turn ended (a round, where players count those)."""

    turn: int
    """The message `turn-<game>` says it."""
    scores: list[int]
    final: bool = False
    """With what was counted for all when the game was over."""


class Swing(Struct, frozen=True, gc=False):
    """A turn in which a seat gained much."""

    turn: int
    seat: int
    points: int
    at: int
    """Where the log stood after the move that brought most of it."""
    says: Message | None
    """What that move brought about."""


class Review(Struct, frozen=True, gc=False):
    turns: list[Turning]
    swings: list[Swing]
    """The largest ones, in the order they came."""
    standing: Standing
    moves: int
    seconds: int


class ChancesThen(Struct, frozen=True, gc=False):
    """Where a turn begins, every seat's wins in 100 by what a spectator could know."""

    at: int
    turn: Message
    chances: list[float]


class Mattered(Struct, frozen=True, gc=False):
    """A decision that mattered to the seat a review speaks to: its own, or a gift of another's."""

    entry: int
    at: int
    seat: int
    """Whose decision it was."""
    turn: Message
    kind: Message
    why: Literal["given_away", "gift", "found"]
    verdict: str
    swing: float
    """Wins in 100 it changed for the seat; of a find what the next best would have lost."""
    error: float
    sealed: bool
    played: Message
    better: Message
    """What was better; of a find the next best."""
    reasons: list[Message]
    cost: list[float]
    """What it changed for every seat."""
    turned_out: float | None
    """The same for this seat in the true position: hindsight, never graded."""
    turned_best: Message | None


class KindLoss(Struct, frozen=True, gc=False):
    """What was given away in decisions of one kind."""

    kind: Message
    counted: int
    loss: float
    standing: float
    level: float
    """The two last with points counted in: of the seat, and of level 4 in the same decisions."""


class LedgerLine(Struct, frozen=True, gc=False):
    """Where a seat's result came from, in wins in 100; `result` is the sum of the others."""

    seat: int
    result: float
    deal: float
    draws: float
    decisions: float
    guesses: float
    others: float
    rest: float


class LevelBand(Struct, frozen=True, gc=False):
    """At which level somebody played, nine times in ten between `low` and `high`."""

    level: float | None
    low: float | None
    high: float | None
    counted: int
    """Decisions that counted; of few nothing can be said."""
    loss: float
    losses: list[float]
    """What each level would have lost in the same decisions, points counted in."""


class JudgedLine(Struct, frozen=True, gc=False):
    """One decision of the seat in the list of all."""

    entry: int
    at: int
    turn: Message
    kind: Message
    verdict: str
    loss: float
    error: float


class Findings(Struct, frozen=True, gc=False):
    """The review of a finished game for one seat, as far as it has come. Wins are in 100."""

    seat: int
    done: int
    of: int
    """Pieces; 0 until their number is known."""
    whole: bool
    trouble: Message | None
    """Why it does not go on."""
    fair: float
    chances: list[ChancesThen]
    shares: list[float]
    mattered: list[Mattered]
    decisions: list[JudgedLine]
    forced: int = 0
    """Decisions with a single answer. From here on: once it is whole."""
    headline: Message | None = None
    summary: list[Message] = []
    kinds: list[KindLoss] = []
    ledger: list[LedgerLine] = []
    level: LevelBand | None = None
    made: Message | None = None


class PricedAnswer(Struct, frozen=True, gc=False):
    """What an answer was worth, by what the seat could know."""

    action: Action
    says: Message
    chance: float
    loss: float
    error: float
    verdict: str
    points: float
    """Points given away, where the chances are decided anyway."""
    cost: list[float]
    reasons: list[Message]
    played: bool


class PricedChoice(Struct, frozen=True, gc=False):
    """An answer in notation, and in words."""

    answer: str
    says: Message


class PricedDecision(Struct, frozen=True, gc=False):
    """One decision with the prices of its answers, the best first."""

    entry: int
    at: int
    seat: int
    turn: Message
    kind: Message
    verdict: str
    sealed: bool
    asks: Message
    answers: list[PricedAnswer]
    others: list[PricedChoice]
    """Further answers, to be asked for."""
    turned_out: float | None
    turned_best: Message | None


class Mark(Struct, frozen=True, gc=False):
    """Something a replay can be wound to: where a turn or a part of it begins, or an event."""

    at: int
    kind: Literal["turn", "phase", "event"]
    word: str = ""
    """Of an event what the game calls it (the message mark-<game>-<word>); of a part its name."""
    seat: int | None = None
    says: Message | None = None
    """Of an event: the sentence of the log."""


class Replay(Struct, frozen=True, gc=False):
    """The moments of a game that can be shown to this person."""

    table: str
    game: str
    title: str
    stage: Literal["lobby", "playing", "over", "stopped"]
    moments: list[int]
    """Lengths of the log between decisions; the answers to a sealed question are one step."""
    marks: list[Mark]
    eyes: list[str]
    """Through whose eyes they may look: seat1, seat2 …, watch (spectators), all."""
    own: str
    may_see_all: bool
    may_play_on: bool
    """Not while others play and have not allowed the engine's help."""
    over: bool


class Moment(Struct, frozen=True, gc=False):
    """A table as it was at a moment: the board, and the log that ends there."""

    at: int
    eyes: str
    time: int
    """When it came about: UTC, milliseconds."""
    snapshot: Snapshot
    lines: int
    """How many lines the viewer's log had."""
    log_from: int
    log: list[LogLine]
    note: Message | None = None
    """Why this is not what was asked for."""


class PlayOn(Struct, frozen=True, gc=False):
    """A new table from a moment: with everything hidden unchanged, or dealt again."""

    hidden: Literal["same", "anew"]
    eyes: Annotated[str, Meta(max_length=8)] = ""
    """Whose seat the host takes, and whose knowledge the deal fits; empty: one's own."""
    name: PersonName = ""


class Verified(Struct, frozen=True, gc=False):
    ok: bool
    says: Message
    commitment: str
    seed: str
    entries: int


class CardInfo(Struct, frozen=True, gc=False):
    """A design of a card game: facts to draw it with, and what it says."""

    card: str
    says: Message
    facts: dict[str, Any]
    text: list[Message]
    short: list[Message] = []
    """The same in few words, a line each; icons are named in square brackets."""
