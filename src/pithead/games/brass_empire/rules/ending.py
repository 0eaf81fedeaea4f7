"""The end of the game: when it comes, who has what, who won (BE-AIM, BE-END)."""

from ..position.events import Args
from ..position.state import (
    AI,
    CARD_SIZE,
    ENDINGS,
    MOST_ROUNDS,
    NOT_ENDING,
    QUIET,
    QUIET_ROUNDS,
    ROUNDS,
    Position,
)
from ..position.tables import Tables


def begin_ending(s: Position, reason: int, cause: str) -> None:
    """This round is the last; nothing takes it back (BE-END-1)."""
    s.ending = reason
    if s.events is not None:
        s.emit("last_round", cause, {"reason": ENDINGS[reason], "round": s.round})


def end_round(s: Position) -> None:
    """The whole round has been played: is it the last? (BE-END-5)"""
    s.quiet_rounds = 0 if s.progress else s.quiet_rounds + 1
    s.progress = False
    if s.ending == NOT_ENDING:
        if s.quiet_rounds >= QUIET_ROUNDS:
            s.ending = QUIET
        elif s.round >= MOST_ROUNDS:
            s.ending = ROUNDS
    if s.ending != NOT_ENDING:
        finish(s)


def finish(s: Position) -> None:
    s.over = True
    s.stack = []
    s.triggers = []
    s.raised = []
    s.asking = -1
    if s.events is None:
        return
    cause = "BE-END-5" if s.ending in (QUIET, ROUNDS) else "BE-END-1"
    s.emit("game_over", cause, {"reason": ENDINGS[s.ending]})
    if not s.battle:
        for owner in range(s.owners):
            tokens = s.brass[owner]
            value = card_value(s, owner)
            args: Args = {"seat": owner, "tokens": tokens, "cards": value, "total": tokens + value}
            s.emit("final", "BE-END-4", args)
    winners = " ".join([str(seat) for seat in ranking(s)[0]])
    s.emit("won", "BE-AIM-1", {"seats": winners})


def owned(s: Position, owner: int) -> list[int]:
    """Every card a player owns, reserve cards never bought left out (BE-END-4)."""
    cards = s.deck[owner] + s.hand[owner] + s.discard[owner] + s.played[owner]
    line = s.line[owner]
    for at in range(0, len(line), CARD_SIZE):
        cards.append(line[at])
    if s.looked and owner == s.active:
        cards.extend(s.looked)
    return cards


def value_of(tables: Tables, cards: list[int]) -> int:
    return sum([tables.brass[design] for design in cards])


def card_value(s: Position, owner: int) -> int:
    return value_of(s.tables, owned(s, owner))


def scores(s: Position) -> list[int]:
    """Brass by seat; in battle mode the tokens alone."""
    if s.battle:
        return s.brass[: s.seats]
    return [s.brass[seat] + card_value(s, seat) for seat in range(s.seats)]


def score_sources(s: Position) -> list[dict[str, int]]:
    if s.battle:
        return [{"tokens": s.brass[seat]} for seat in range(s.seats)]
    return [{"tokens": s.brass[seat], "cards": card_value(s, seat)} for seat in range(s.seats)]


def ai_score(s: Position) -> int:
    return s.brass[AI] + card_value(s, AI)


def ranking(s: Position) -> list[list[int]]:
    """Seats from first to last, those who share a place together; alone, a lost game is second."""
    if s.seats == 1:
        return [[0]] if scores(s)[0] > ai_score(s) else [[], [0]]
    sides = [[seat] for seat in range(s.seats)]
    if s.team:
        sides = [[seat, seat + s.seats // 2] for seat in range(s.seats // 2)]
    keys = [_key(s, side) for side in sides]
    places: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        place = [seat for i, side in enumerate(sides) if keys[i] == key for seat in side]
        places.append(sorted(place))
    return places


def _key(s: Position, side: list[int]) -> tuple[int, ...]:
    """What a side is ranked by, more is better; a team's figures are added (BE-AIM-2)."""
    tokens = sum([s.brass[seat] for seat in side])
    if s.battle:
        standing = [seat for seat in side if not s.out[seat]]
        last_out = 0 if standing else max([s.out[seat] for seat in side])
        return (1 if standing else 0, tokens, last_out)
    total = tokens
    own = 0
    cards = 0
    for seat in side:
        has = owned(s, seat)
        total += value_of(s.tables, has)
        cards += len(has)
        mine = [design for design in has if s.tables.corp[design] == s.corporation[seat]]
        own += value_of(s.tables, mine)
    return (total, own, -cards, tokens)
