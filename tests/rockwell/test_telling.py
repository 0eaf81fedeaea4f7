"""What is said of Rockwell's actions before and after they are taken."""

from __future__ import annotations

from random import Random

import pytest

import pithead
from pithead.games.rockwell.position.state import ACHIEVEMENTS
from pithead.kernel.contract import Event, Message
from pithead.kernel.match import Match
from pithead.testing.case import Case
from pithead.testing.walk import positions
from tests.rockwell.kit import KIT

GAME = pithead.game("rockwell")
PAID = ("hire", "carry", "bribe", "power", "safety", "mobility", "shaft", "shift", "sell", "buy")


def detail(match: Match, seat: int, action: tuple[int | str, ...]) -> Message | None:
    return GAME.tell_detail(GAME.picture(GAME.view(match.state, seat)), action)


def paid(events: list[Event]) -> int:
    """The money in the first event that tells of any."""
    sums = [e.args.get("price", e.args.get("money")) for e in events]
    return next(int(amount) for amount in sums if amount is not None)


@pytest.mark.parametrize("edition", ["default", "en"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_price_told_is_the_price_paid(seats: int, edition: str) -> None:
    met: set[str] = set()
    rng = Random(seats)
    for seed in range(6):
        case = Case(seats, (("edition", edition),), seed, rich=True)
        for match in positions(KIT, case, salt="prices"):
            decision = match.state.pending
            if decision is None or decision.kind not in (
                "carry",
                "advantage",
                "market",
                "workshop",
            ):
                continue
            seat = decision.seats[0]
            legal = [action for action in match.legal(seat) if action[0] in PAID]
            for action in rng.sample(legal, min(len(legal), 3)):
                told = detail(match, seat, action)
                branch = Match.from_state(GAME, match.state)
                price = paid(branch.apply(seat, action))
                assert price == (told.args["price"] if told else 0), action
                met.add(str(action[0]))
    assert met >= {*PAID} - {"carry"}


def test_a_slot_tells_what_it_gives() -> None:
    match = GAME.match(4, seed=1)
    assert detail(match, 0, ("place", 2, 1)) == Message("detail-rockwell-times", {"n": 4})
    told = detail(match, 0, ("place", 1, 1))
    assert told is not None
    assert told.key == "detail-rockwell-advantage"


@pytest.mark.parametrize(
    "action", [("al_crew", "a"), ("bribe", 4, "a", "B1"), ("shift", "A1", "centre")]
)
def test_what_makes_no_sense_has_no_detail(action: tuple[int | str, ...]) -> None:
    assert detail(GAME.match(3, seed=1), 0, action) is None


def test_companies_are_colours_and_al() -> None:
    names = [GAME.tell_seat({"seats": 2}, seat).key for seat in range(GAME.companies(2))]
    assert names == ["name-seat-0", "name-seat-1", "name-al"]
    assert GAME.companies(3) == 3


def test_a_preview_is_told_tile_by_tile_and_share_by_share() -> None:
    card = {
        "card": "p3-2",
        "cubes": [3, 0, 1, 0],
        "danger": True,
        "shares": [[1, 0, 0, 0], [0, 0, 0, 0], [2, 0, 1, 0]],
        "losses": [0, 0, 2],
    }
    tile = {
        "tile": "B4",
        "need": 4,
        "power": [1, 0, 3],
        "sharers": [0, 2],
        "priority": 2,
        "cards": [card, {**card, "card": "p3-5", "danger": False, "losses": [0, 0, 0]}],
    }
    whole, risky, safe = GAME.tell_preview({"extractions": [tile]})
    assert whole.args == {"tile": "B4", "need": 4, "priority": 2, "sharers": "0 2", "power": 4}
    assert (risky.args["card"], risky.args["danger"], risky.args["zinc"]) == ("p3-2", 1, 3)
    assert (safe.args["card"], safe.args["danger"], safe.args["silver"]) == ("p3-5", 0, 1)

    def shared(line: Message) -> list[dict[str, object]]:
        both = line.args["shares"]
        assert isinstance(both, Message)
        parts = [both.args["a"], both.args["b"]]
        return [{**part.args} for part in parts if isinstance(part, Message)]

    green = {"owner": 0, "loss": 0, "zinc": 1, "copper": 0, "silver": 0, "gold": 0}
    purple = {"owner": 2, "loss": 2, "zinc": 2, "copper": 0, "silver": 1, "gold": 0}
    assert shared(risky) == [green, purple]
    assert shared(safe) == [green, {**purple, "loss": 0}]


@pytest.mark.parametrize(
    "kind", ["bid", "insured", "covered", "drilled", "card", "income", "bonus", "final"]
)
def test_what_lay_face_down_or_sealed_is_revealed(kind: str) -> None:
    assert GAME.reveals(Event(kind, None, "RW-EXT-1", {}))


@pytest.mark.parametrize("kind", ["placed", "moved", "hired", "sold", "delivered", "powered"])
def test_what_a_player_does_in_the_open_reveals_nothing(kind: str) -> None:
    assert not GAME.reveals(Event(kind, None, "RW-MOVE-1", {}))


def test_an_achievement_for_a_stock_tells_what_others_could_not_see() -> None:
    """A stock is hidden (RW-SET-2); crews and cards are there for all to see."""

    def reveals(achievement: str) -> bool:
        args: dict[str, int | str | bool | None] = {"seat": 0, "achievement": achievement}
        return GAME.reveals(Event("achieved", None, "RW-ACH-1", args))

    hidden = [achievement for achievement in ACHIEVEMENTS if reveals(achievement)]
    assert hidden == ["zinc_copper", "silver", "gold", "each_kind"]
