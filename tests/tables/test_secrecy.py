"""Nothing a page is sent depends on what its reader may not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pithead.kernel.contract import Action
from pithead.tables import messages as m
from pithead.tables import reviews
from pithead.tables.errors import TableError
from pithead.tables.table import Table

from .playing import Seated, new_table, started

TABLES = [("rockwell", 2), ("rockwell", 4), ("brass_empire", 1), ("brass_empire", 3)]


def imagined(table: Table, viewer: int, rng: Random) -> None:
    """Put another state in its place that the viewer can't tell from the true one."""
    match = table.match
    assert match is not None
    match.state = table.game.determinize(table.game.view(match.state, viewer), rng)
    forget_views(table)


def forget_views(table: Table) -> None:
    """What was made for the state before is not shown for another."""
    table.seat_views.clear()
    table.shared = None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_sent_is_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    seated = started(game, seats)
    rng = Random(8)
    match = seated.table.match
    assert match is not None
    for _ in range(60):
        seated.play_on(rng.randrange(1, 12), rng)
        if match.over:
            break
        truth = match.state
        # A guest with one seat sees through it; with several, the curtain is a view of its own.
        for viewer in range(-1 if seats > 1 else 0, seats):
            forget_views(seated.table)
            sent = seated.sent(seated.host, viewer)
            imagined(seated.table, viewer, rng)
            assert seated.sent(seated.host, viewer) == sent
            match.state = truth
        forget_views(seated.table)


BIDS = [("bid", 0, 0, 0, 0, money) for money in (0, 100, 900, 3000)]


def sealed_pages(answers: list[Action]) -> tuple[list[bytes], list[bytes]]:
    """All that two others are sent while one gives these answers, each taking back the last.

    Both before and after a second player has answered, too.
    """
    seated = new_table(seats=3)
    bob, cat = seated.seat_friend(1), seated.seat_friend(2)
    watcher = seated.join(seated.table.watch)
    seated.do(seated.host, m.Start)
    seated.table.match = seated.table.game.match(3, seed=1)
    seated.table.id = seated.table.watch = "the-same"
    sent: tuple[list[bytes], list[bytes]] = ([], [])

    def read() -> None:
        for pages, guest in zip(sent, (bob, watcher), strict=True):
            pages.append(seated.sent(guest))

    for n, answer in enumerate(answers):
        if n:
            seated.do(seated.host, m.UndoMove, seat=0, at=0)
            read()
        seated.move(seated.host, 0, answer)
        read()
    seated.move(cat, 2, BIDS[0])
    read()
    return sent


def test_what_was_answered_to_a_sealed_question_changes_no_byte() -> None:
    rng = Random(4)
    for changes in (1, 2, 3):
        told = [sealed_pages(rng.choices(BIDS, k=changes)) for _ in range(6)]
        assert all(pages == told[0] for pages in told)
        assert len(set(told[0][0])) == len(told[0][0]), "each answer and each return is told"


def test_the_sealed_answers_are_hidden_from_bots_and_in_the_record_until_the_end() -> None:
    asked: set[bytes] = set()
    for bid in BIDS:
        seated = started(seats=3)
        seated.table.match = seated.table.game.match(3, seed=1)
        seated.move(seated.host, 0, bid)
        match = seated.table.match
        view = seated.table.game.view(match.state, 1)
        asked.add(msgspec.json.encode([view, match.events_for(1)]))
        with pytest.raises(TableError, match="not-over"):
            reviews.record(seated.table)
    assert len(asked) == 1


def secrets_of(seated: Seated, reader: int) -> list[bytes]:
    """Everything that must never reach this guest."""
    table = seated.table
    assert table.match is not None
    assert table.match.seed is not None
    own = table.guests[reader]
    kept = [guest.key for guest in table.guests if guest is not own]
    kept += table.invitations
    kept += [table.match.seed.hex()] if not table.open_seed else []
    kept += [token for number, token in table.rematch_tokens.items() if number != str(reader)]
    kept += [] if own.player else [table.watch]
    return [secret.encode() for secret in kept]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_secret_is_ever_sent(game: str, seats: int) -> None:
    seated = new_table(game, seats, name="Ann")
    friends = [seated.seat_friend(seat, f"Friend {seat}") for seat in range(1, seats)]
    watcher = seated.join(seated.table.watch)
    seated.do(seated.host, m.Start)
    rng = Random(2)
    while seated.table.stage == "playing":
        seated.play_on(25, rng)
        if seated.table.count > 300:
            seated.do(seated.host, m.Stop)
            seated.do(seated.host, m.PlayAgain)
        for guest in (seated.host, *friends, watcher):
            sent = seated.sent(guest)
            for secret in secrets_of(seated, guest.number):
                assert secret not in sent


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_line_of_the_log_is_for_those_its_event_is_for(game: str, seats: int) -> None:
    seated = started(game, seats)
    seated.play_on(200, Random(3))
    match = seated.table.match
    assert match is not None
    for viewer in range(-1, seats):
        allowed = {
            seated.table.game.tell_event(event).key
            for event in match.events
            if event.visible_to(viewer)
        }
        lines = seated.table.journal.lines(seated.table.game, viewer)
        assert {line.says.key for line in lines if line.kind == "event"} <= allowed
        for line in lines:
            if line.says.key.endswith("-seen"):
                assert line.says.args["seat"] == viewer
