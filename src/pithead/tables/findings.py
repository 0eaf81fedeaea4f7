"""What a review has found, for one seat and in messages; its figures become wins in 100."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

import msgspec

from pithead.kernel.contract import Action, key_of
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.plugin import plugin_of
from pithead.review import Decision, Price, Review, TurnChances
from pithead.review.game_review import SeatReview, kinds_of
from pithead.review.judging import Piece
from pithead.review.level import LevelEstimate, estimate
from pithead.review.summary import TurningPoint, hundred, tell_round, turning_points
from pithead.review.verdicts import Z

from . import messages as m
from .errors import TableError
from .messages import Message
from .replay import Reel
from .reviews import whole_game
from .table import KeptReview, Table
from .telling import answers_told

CAUSES = ("decisions", "deal", "draws", "others", "guesses")


def reviewed(table: Table, seat: int = 0) -> Match:
    """The finished game that is reviewed; raises TableError."""
    match = whole_game(table)
    if not match.over:
        raise TableError("not-over")
    if not 0 <= seat < match.seats:
        raise TableError("no-such-seat")
    return match


def findings(table: Table, reel: Reel, seat: int, trouble: Message | None) -> m.Findings:
    kept = table.review or KeptReview("", 0)
    found = _Found(table, kept, seat)
    told = _Told(table.game, reel, seat)
    turns = [piece for piece in found.pieces if isinstance(piece, TurnChances)]
    shares = found.whole.shares if found.whole is not None else ()
    unfinished = m.Findings(
        seat=seat,
        done=found.done,
        of=kept.of,
        whole=found.whole is not None,
        trouble=trouble if found.whole is None else None,
        fair=hundred(1 / len(table.chairs)),
        chances=[
            m.ChancesThen(turn.at, tell_round(table.game, turn.round), hundreds(turn.chances))
            for turn in turns
        ],
        shares=hundreds(shares),
        mattered=[told.point(point, found.decisions[point.entry]) for point in found.points()],
        decisions=[told.line(each) for each in found.decisions.values() if each.seat == seat],
        level=_band(found.level(), table.game),
        kinds=_kinds(found, table.game),
    )
    if found.whole is None:
        return unfinished
    return _whole(unfinished, found.whole)


def _whole(told: m.Findings, review: Review) -> m.Findings:
    mine = review.by_seat[told.seat]
    return msgspec.structs.replace(
        told,
        forced=mine.forced,
        headline=_headline(review, told.seat),
        summary=list(mine.summary),
        ledger=[
            m.LedgerLine(row.seat, *(hundred(getattr(row, name)) for name in LEDGER))
            for row in review.ledger
        ],
        made=Message(
            "review-made-by", {"bot": review.policy.bot, "digest": review.policy.weights[:12]}
        ),
    )


LEDGER = ("result", "deal", "draws", "decisions", "guesses", "others", "rest")


def _headline(review: Review, seat: int) -> Message:
    """The place, and the one thing that mattered most."""
    row = review.ledger[seat]
    place = 1 + sum(share > review.shares[seat] for share in review.shares)
    if review.shares[seat] == 0:
        place = 1 + sum(score > review.scores[seat] for score in review.scores)
    cause = max(CAUSES, key=lambda name: abs(getattr(row, name)))
    n = hundred(getattr(row, cause))
    way = "none" if abs(n) < 1 else "for" if n > 0 else "against"
    return Message("review-headline", {"place": place, "cause": cause, "way": way})


class _Found:
    """A kept review, whole or as far as it has come."""

    def __init__(self, table: Table, kept: KeptReview, seat: int) -> None:
        self.seat = seat
        self.game = table.game
        self.whole = _review_in(kept)
        self.pieces = self.whole_pieces() if self.whole is not None else _pieces_in(kept)
        self.done = kept.of if self.whole is not None else len(self.pieces)
        decisions = [piece for piece in self.pieces if isinstance(piece, Decision)]
        self.decisions = {each.entry: each for each in decisions}

    def whole_pieces(self) -> list[Piece]:
        assert self.whole is not None
        return [*self.whole.chances, *self.whole.decisions]

    def mine(self) -> SeatReview | None:
        return self.whole.by_seat[self.seat] if self.whole is not None else None

    def points(self) -> Sequence[TurningPoint]:
        mine = self.mine()
        if mine is not None:
            return mine.turning_points
        return turning_points(self.seat, list(self.decisions.values()))

    def level(self) -> LevelEstimate:
        if self.whole is not None:
            return self.whole.level[self.seat]
        levels = tuple(plugin_of(self.game).levels)
        return estimate(self.seat, list(self.decisions.values()), levels)


def _review_in(kept: KeptReview) -> Review | None:
    """The whole review, if there is one that this version can read."""
    try:
        return msgspec.json.decode(kept.whole, type=Review) if kept.whole else None
    except msgspec.MsgspecError:
        return None


def _pieces_in(kept: KeptReview) -> list[Piece]:
    """In the order of time, as far as there is no gap: what is shown never moves.

    Of an earlier version that wrote them otherwise there are none: they are made anew.
    """
    in_order = (kept.pieces.get(number) for number in range(kept.of))
    try:
        return [
            msgspec.json.decode(piece, type=Piece)
            for piece in takewhile(lambda each: each is not None, in_order)
            if piece is not None
        ]
    except msgspec.MsgspecError:
        return []


def _band(level: LevelEstimate, game: Game) -> m.LevelBand:
    times = level.counted
    names = plugin_of(game).levels
    losses = [hundred(times * level.losses.get(name, 0.0)) for name in names]
    total = hundred(times * level.loss)
    return m.LevelBand(level.level, level.low, level.high, times, total, losses)


def _kinds(found: _Found, game: Game) -> list[m.KindLoss]:
    mine = found.mine()
    rows = mine.kinds if mine is not None else kinds_of(found.seat, [*found.decisions.values()])
    return [
        m.KindLoss(
            Message(key_of("kind", game.name, row.kind)),
            row.counted,
            hundred(row.loss),
            hundred(row.standing),
            hundred(row.level_4),
        )
        for row in rows
    ]


class _Told:
    """Decisions in words, as the seat that met them would read them."""

    def __init__(self, game: Game, reel: Reel, seat: int) -> None:
        self.game = game
        self.reel = reel
        self.seat = seat

    def turn(self, decision: Decision) -> Message:
        return tell_round(self.game, decision.round)

    def kind(self, decision: Decision) -> Message:
        return Message(key_of("kind", self.game.name, decision.kind))

    def line(self, each: Decision) -> m.JudgedLine:
        loss, error = hundred(each.loss), hundred(Z * each.error)
        turn, kind = self.turn(each), self.kind(each)
        return m.JudgedLine(each.entry, each.at, turn, kind, each.verdict, loss, error)

    def point(self, point: TurningPoint, each: Decision) -> m.Mattered:
        says = answers_told(self.reel.match(each.at), each.seat)
        found = point.why == "found"
        other = each.answers[1] if found and len(each.answers) > 1 else each.answers[0]
        price = next(answer for answer in each.answers if answer.action == each.action)
        swing = other.loss if found else point.swing
        turned_out, turned_best = _turned(each, self.seat, says)
        return m.Mattered(
            entry=each.entry,
            at=each.at,
            seat=each.seat,
            turn=self.turn(each),
            kind=self.kind(each),
            why=point.why,
            verdict=each.verdict,
            swing=hundred(swing),
            error=hundred(Z * (other.error if found else each.error)),
            sealed=each.sealed,
            played=says(each.action),
            better=says(other.action),
            reasons=list(price.reasons),
            cost=hundreds(tuple(-part for part in other.cost) if found else each.cost),
            turned_out=turned_out,
            turned_best=turned_best,
        )


def _turned(
    each: Decision, seat: int, says: Callable[[Action], Message]
) -> tuple[float | None, Message | None]:
    """What the true position made of a decision for a seat, and what was best there."""
    seen = each.hindsight
    if seen is None:
        return None, None
    return hundred(seen.played[seat] - seen.known_best[seat]), says(seen.best)


# --- one decision ---------------------------------------------------------------------------------


def decision(table: Table, entry: int) -> Decision:
    """A decision that has been reviewed, by its place in the log; raises TableError."""
    found = _Found(table, table.review or KeptReview("", 0), 0).decisions.get(entry)
    if found is None:
        raise TableError("not-reviewed")
    return found


def legal(reel: Reel, kept: Decision, answer: str) -> str:
    """The answer in notation, if it could have been given; raises TableError."""
    match = reel.match(kept.at)
    try:
        action = match.game.parse(answer)
    except ValueError:
        raise TableError("malformed") from None
    if match.check(kept.seat, action) is not None:
        raise TableError("malformed")
    return match.game.text(action)


def priced(table: Table, reel: Reel, kept: Decision, answers: Sequence[Price]) -> m.PricedDecision:
    match = reel.match(kept.at)
    says, asked = answers_told(match, kept.seat), match.state.pending
    assert asked is not None
    game, told = table.game, _Told(table.game, reel, kept.seat)
    known = [answer.action for answer in answers]
    turned_out, turned_best = _turned(kept, kept.seat, says)
    return m.PricedDecision(
        entry=kept.entry,
        at=kept.at,
        seat=kept.seat,
        turn=told.turn(kept),
        kind=told.kind(kept),
        verdict=kept.verdict,
        sealed=kept.sealed,
        asks=game.tell_question(game.picture(match.view(kept.seat)), asked),
        answers=[_answer(each, kept, says) for each in answers],
        others=[
            m.PricedChoice(game.text(action), says(action))
            for action in match.legal(kept.seat)
            if action not in known
        ],
        turned_out=turned_out,
        turned_best=turned_best,
    )


def _answer(each: Price, kept: Decision, says: Callable[[Action], Message]) -> m.PricedAnswer:
    return m.PricedAnswer(
        action=[*each.action],
        says=says(each.action),
        chance=hundred(each.chances[kept.seat]),
        loss=hundred(each.loss),
        error=hundred(Z * each.error),
        verdict=each.verdict,
        points=round(each.points_lost, 1),
        cost=hundreds(each.cost),
        reasons=list(each.reasons),
        played=each.action == kept.action,
    )


def hundreds(shares: Sequence[float]) -> list[float]:
    return [hundred(share) for share in shares]
