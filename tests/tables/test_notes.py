"""Notes: at a table that shows them, everybody reads what they could remember, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from pithead.tables import messages as m

from .playing import Seated, new_table


def played(game: str, *, noting: bool) -> Seated:
    seated = new_table(game, 3, name="Ann", noting=noting)
    for seat in (1, 2):
        seated.seat_friend(seat, f"Friend {seat}")
    seated.join(seated.table.watch)
    seated.do(seated.host, m.Start)
    seated.play_on(60, Random(3))
    return seated


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_everybody_reads_their_own_memory(game: str) -> None:
    seated = played(game, noting=True)
    match = seated.table.match
    assert match is not None
    for number, viewer in enumerate((0, 1, 2, -1)):
        snapshot = seated.page(seated.table.guests[number]).snapshot
        assert snapshot.noting
        assert [note.key for note in snapshot.notes] == [
            note.key for note in match.memory(viewer).notes()
        ]
        assert snapshot.notes
        assert viewer not in {note.args.get("seat") for note in snapshot.notes}


def test_without_the_option_nobody_does() -> None:
    seated = played("rockwell", noting=False)
    snapshot = seated.page(seated.host).snapshot
    assert not snapshot.noting
    assert snapshot.notes == []


def test_the_option_is_the_hosts_before_the_start_and_lasts() -> None:
    seated = new_table("rockwell", 2, bots=["random"])
    assert not seated.page(seated.host).snapshot.noting
    seated.do(seated.host, m.Configure, seats=2, options={}, noting=True)
    seated.do(seated.host, m.Configure, seats=2, options={}, title="As before")
    assert seated.page(seated.host).snapshot.noting
    assert seated.read_again().noting
    seated.do(seated.host, m.Start)
    assert seated.page(seated.host).snapshot.notes, "in the first turn a company has its stock"
    seated.do(seated.host, m.Stop)
    assert seated.page(seated.host).snapshot.notes == []
