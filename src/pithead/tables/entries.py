"""What is written into a table's book. The table is what folding these gives, and nothing else."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .messages import Origin

Settings = dict[str, int | str | bool]


# gc=False: entries and messages hold no cycles, so the collector need not look at them.
class Entry(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True, gc=False):
    time: int
    """UTC, milliseconds."""
    by: int = -1
    """The guest whose command it was; -1 for the table itself."""
    command: str = ""
    """The page's own id of that command, so that it is carried out once."""


class Puzzle(Struct, frozen=True):
    """A decision of a reviewed game as a puzzle: the answers that were compared."""

    table: str
    entry: int
    seat: int
    lost: float
    """What the answer that was played cost, in wins in 100."""
    good: list[str]
    """The best, and those as good as it within the noise, in notation."""
    short: dict[str, float]
    """How much less the others bring."""


class Made(Entry, frozen=True, kw_only=True, tag="made"):
    game: str
    seats: int
    options: Settings
    title: str = ""
    pace: int = 0
    watch: str
    """The token of the spectators' link. It gives no seat, so it is kept as it is."""
    host: str = ""
    """SHA-256 of the host's secret; empty where the host comes by invitation (a rematch)."""
    name: str = ""
    bots: list[str] = []
    """Bots for seats 1, 2, …; an empty text leaves a seat open."""
    hints: bool | None = None
    """Whether the engine helps while the game is on; None: only a person alone with bots."""
    noting: bool = False
    """Whether all players see their notes."""
    coach: bool = False
    seat: int = 0
    """Where the host sits."""
    record: dict[str, object] | None = None
    """A stored game this table goes on with."""
    lesson: str = ""
    """The lesson given at this table."""
    stamp: str = ""
    """Of the lesson as it was then (`Lesson.stamp`)."""
    origin: Origin | None = None
    """The moment of another table it goes on from, once it is started."""
    view: dict[str, object] | None = None
    """What was known at that moment, if what is hidden is to be dealt again."""
    puzzle: Puzzle | None = None
    """The question of a game that is to be answered once more, from its `view`."""


class Configured(Entry, frozen=True, kw_only=True, tag="configured"):
    seats: int
    options: Settings
    title: str = ""
    pace: int = 0
    hints: bool | None = None
    noting: bool | None = None
    coach: bool | None = None
    """None: as before."""


class Paced(Entry, frozen=True, kw_only=True, tag="paced"):
    pace: int


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    seat: int
    name: str = ""


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot"):
    seat: int
    bot: str


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    seat: int
    bot: str = ""
    """The bot that plays on in their place in a game that has begun."""


class Invited(Entry, frozen=True, kw_only=True, tag="invited"):
    seats: list[int]
    key: str
    """SHA-256 of the invitation's token."""
    host: bool = False
    names: list[str] = []
    """What the person is called at each seat, where that is known (a rematch)."""


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    guest: str
    """SHA-256 of the guest's secret."""
    invitation: str = ""
    """SHA-256 of the token; empty for a spectator."""
    name: str = ""


class Revoked(Entry, frozen=True, kw_only=True, tag="revoked"):
    seat: int
    watch: str = ""
    """The new token of the spectators' link, where a person was sent away."""


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """The host lets a spectator chat no longer, or again."""

    guest: int
    on: bool


class SentAway(Entry, frozen=True, kw_only=True, tag="sent_away"):
    """The host has sent a spectator away."""

    guest: int
    watch: str
    """The new token of the spectators' link; spectators who used the old one stay."""


class Renewed(Entry, frozen=True, kw_only=True, tag="renewed"):
    """An administrator has renewed the links."""

    watch: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    seed: str
    rules: str = "1"
    """The version of the game's rules it is played by."""


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    seat: int
    action: str
    """In the game's own notation."""
    order: str = ""
    """The standing order that gave this answer."""


class Ordered(Entry, frozen=True, kw_only=True, tag="ordered"):
    """A player has given an answer in advance, or ended that."""

    seat: int
    order: str
    on: bool


class Pressed(Entry, frozen=True, kw_only=True, tag="pressed"):
    """The learner of a lesson went on, or chose a right option."""

    option: str = ""


class Tried(Entry, frozen=True, kw_only=True, tag="tried"):
    """The learner of a lesson tried something else than was asked."""

    reply: str
    figures: dict[str, int | float | str | bool | None] = {}


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    seat: int


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    text: str


class BotFailed(Entry, frozen=True, kw_only=True, tag="bot_failed"):
    seat: int
    reason: str
    """late, crashed or illegal."""


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """The last move has been played: so that unfinished tables are found without playing them."""


class Stopped(Entry, frozen=True, kw_only=True, tag="stopped"):
    pass


class RematchMade(Entry, frozen=True, kw_only=True, tag="rematch"):
    table: str
    tokens: dict[str, str]
    """By guest number: the invitation to their seats at the next table."""


class Reviewed(Entry, frozen=True, kw_only=True, tag="reviewed"):
    """Pieces of the finished game's review, as far as it has come."""

    heading: str
    """Which review they belong to: `review.game_review.heading`."""
    of: int
    """How many pieces it has."""
    pieces: list[tuple[int, msgspec.Raw]] = []
    whole: msgspec.Raw = msgspec.Raw()
    """All of them put together, with the last ones."""


AnyEntry = (
    Made
    | Configured
    | Paced
    | Seated
    | BotSeated
    | Stood
    | Invited
    | Joined
    | Revoked
    | Muted
    | SentAway
    | Renewed
    | Started
    | Moved
    | Ordered
    | Pressed
    | Tried
    | Undone
    | Said
    | BotFailed
    | Ended
    | Stopped
    | RematchMade
    | Reviewed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_decoder_of_all: msgspec.json.Decoder[list[AnyEntry]] = msgspec.json.Decoder(list[AnyEntry])


PRIVATE = (Ordered, Reviewed)
"""An entry that no page and no log shows."""


def encode(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    return _decoder.decode(text)


def decode_all(text: str) -> list[AnyEntry]:
    return _decoder_of_all.decode(text)


def kind_of(entry: AnyEntry) -> str:
    """The word an entry is found by; a table that goes on with a stored game has its own."""
    if isinstance(entry, Made) and entry.record is not None and entry.origin is None:
        return "imported"
    return str(entry.__struct_config__.tag)
