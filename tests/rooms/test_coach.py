"""The coach: silent but for a sure mistake that can still be taken back, while bots wait."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pithead.bots.advice import Advice
from pithead.rooms.coach import THINKING, is_mistake
from pithead.rooms.ports import Asked, Services
from pithead.rooms.room import Room
from pithead.rooms.turns import FairTurns
from pithead.tables import commands
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.table import Table

from .test_room import Books, SlowBots, Stopped, beside, broken, settle


class Time(Stopped):
    """A clock that goes on only as long as somebody sleeps."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


class Adviser(SlowBots):
    """Finds what was played so much worse than another answer."""

    def __init__(self, behind: float, error: float) -> None:
        super().__init__()
        self.figures = behind, error

    async def advise(self, asked: Asked, owner: str = "") -> list[Advice]:
        assert asked.played is not None
        return [
            Advice(["end"], [], 0.5),
            Advice([*asked.played], [], 0.5 - self.figures[0], *self.figures),
        ]


def room(bots: Adviser, coach: bool = True, game: str = "brass_empire") -> tuple[Room, Time]:
    made = commands.make_table(
        m.NewTable(game, 2, bots=["random"], pace=0, coach=coach, start=True), 0
    )
    clock = Time()
    services = Services(Books(), bots, clock, beside)  # type: ignore[arg-type]
    table = Table.read(made.table, made.entries)
    return Room(table, services, FairTurns(1), broken), clock


async def move(room: Room) -> None:
    """The host plays the first card that can be taken back."""
    match = room.table.match
    assert match is not None
    while not (match.state.asked(0) and len(match.legal(0)) > 2):
        seat = match.state.to_act()
        entry = commands.bot_move(room.table, seat, match.legal(seat)[0], 0)
        await room._write([entry])
    await settle()
    host = room.table.guests[0]
    for action in match.legal(0):
        wish: Any = m.Move(id="command-1", seat=0, at=room.table.at, action=[*action])
        if action[0] == "play":
            assert (await room.carry_out(host, wish)).ok
            return


@pytest.mark.parametrize(
    ("behind", "error", "mistake"), [(0.2, 0.05, True), (0.2, 0.15, False), (0.05, 0.0, False)]
)
def test_it_speaks_only_if_the_lower_bound_is_a_mistake(
    behind: float, error: float, mistake: bool
) -> None:
    advice = [Advice(["best"], [], 0.5), Advice(["played"], [], 0.3, behind, error)]
    # At two seats a mistake is ten wins in a hundred.
    assert is_mistake(advice, ("played",), 2) is mistake


def test_bots_wait_while_a_player_thinks_about_a_mistake_and_go_on_once_it_is_kept() -> None:
    async def act() -> None:
        table, _ = room(Adviser(0.3, 0.02))
        await move(table)
        await settle()
        said = await table.coach.said(0, keep=False)
        assert said.hint is not None
        assert said.hint.played == [*table.table.moves[-1].action]
        assert table.coach.holds
        await table.coach.said(0, keep=True)
        assert not table.coach.holds

    asyncio.run(act())


def test_nobody_waits_for_ever_or_where_there_is_nothing_to_say() -> None:
    async def act() -> None:
        table, clock = room(Adviser(0.3, 0.02))
        await move(table)
        await table.coach.said(0, keep=False)
        clock.seconds += THINKING + 1
        assert not table.coach.holds
        table, clock = room(Adviser(0.01, 0.02))
        await move(table)
        assert (await table.coach.said(0, keep=False)).hint is None
        assert not table.coach.holds

    asyncio.run(act())


def test_it_is_silent_about_a_sealed_answer_while_another_is_awaited() -> None:
    async def act() -> None:
        table, _ = room(Adviser(0.3, 0.02), game="rockwell")
        match = table.table.match
        assert match is not None
        assert match.state.pending is not None
        assert match.state.pending.sealed
        bid = match.game.sensible(match.state, 0)[0]
        wish: Any = m.Move(id="command-1", seat=0, at=table.table.at, action=[*bid])
        assert (await table.carry_out(table.table.guests[0], wish)).ok
        assert list(match.sealed) == [0]
        assert not table.coach.holds
        assert (await table.coach.said(0, keep=False)).hint is None

    asyncio.run(act())


def test_a_table_has_a_coach_only_if_it_says_so_and_each_hears_only_of_their_own() -> None:
    async def act() -> None:
        table, _ = room(Adviser(0.3, 0.02), coach=False)
        await move(table)
        host = table.table.guests[0]
        assert not table.coach.holds
        with pytest.raises(TableError, match="hints-off"):
            commands.check_coach(table.table, host, 0)
        with pytest.raises(TableError, match="not-yours"):
            commands.check_coach(table.table, host, 1)

    asyncio.run(act())
