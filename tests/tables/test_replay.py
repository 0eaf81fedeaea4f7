"""Any moment of a game, seen again: by whom, how, and what can begin there."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from pithead.kernel.plugin import plugin_of
from pithead.tables import commands, replay, reviews
from pithead.tables import messages as m
from pithead.tables.errors import TableError
from pithead.tables.replay import Reel
from pithead.tables.table import Guest, Table

from .playing import NOBODY, Seated, new_table, started, trouble

TABLES = [("rockwell", 2), ("rockwell", 4), ("brass_empire", 1), ("brass_empire", 3)]


def reel_of(table: Table) -> Reel:
    assert table.match is not None
    reel = Reel(table.match)
    reel.wind(table.match.log)
    return reel


def moment(
    seated: Seated, guest: Guest, at: int, eyes: str = "", reel: Reel | None = None, lines: int = 0
) -> m.Moment:
    """A moment as it arrives at a page."""
    reel = reel or reel_of(seated.table)
    made = replay.moment(seated.table, guest, reel, at, eyes, lines, NOBODY)
    return msgspec.json.decode(msgspec.json.encode(made), type=m.Moment)


def friends(
    game: str, seats: int, moves: int, hints: bool | None = True
) -> tuple[Seated, list[Guest], Guest]:
    """A game of several people and a spectator, some way on."""
    seated = new_table(game, seats, name="Ann", hints=hints)
    players = [
        seated.host,
        *(seated.seat_friend(seat, f"Friend {seat}") for seat in range(1, seats)),
    ]
    watcher = seated.join(seated.table.watch)
    seated.do(seated.host, m.Start)
    seated.play_on(moves, Random(5))
    return seated, players, watcher


# --- the moments --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_moment_is_what_the_log_makes_of_the_first_state(game: str, seats: int) -> None:
    seated = started(game, seats)
    seated.play_on(20_000, Random(6))
    match, reel = seated.table.match, reel_of(seated.table)
    assert match is not None
    again = match.copy()
    again.undo_to(0)
    known = set(reel.moments)
    for at, (seat, action) in enumerate([*match.log, (0, ())]):
        if at in known:
            there = reel.match(at)
            assert not there.sealed
            assert there.game.digest(there.state) == again.game.digest(again.state)
        if at < len(match.log):
            again.apply(seat, action)
    assert reel.moments[-1] == len(match.log)
    assert len(reel.kept) <= replay.MOST_KEPT


def test_the_states_kept_of_a_long_game_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_KEPT", 4)
    seated = started("brass_empire", 2)
    seated.play_on(20_000, Random(6))
    reel = reel_of(seated.table)
    assert len(reel.kept) <= 4
    assert reel.match(reel.moments[-1]).over


def test_the_moments_follow_the_game_on_and_back() -> None:
    seated = started("brass_empire", 2)
    assert seated.table.match is not None
    reel = Reel(seated.table.match)
    rng = Random(3)
    taken_back = 0
    for _ in range(80):
        seat = seated.table.waiting_for()[0]
        seated.play_on(1, rng)
        reel.wind(seated.table.match.log)
        if rng.random() < 0.5 and not trouble(
            seated, seated.host, m.UndoMove, seat=seat, at=seated.table.at
        ):
            taken_back += 1
            reel.wind(seated.table.match.log)
        fresh = reel_of(seated.table)
        assert (reel.log, reel.moments, reel.marks) == (fresh.log, fresh.moments, fresh.marks)
        last = reel.match(reel.moments[-1])
        assert last.game.digest(last.state) == last.game.digest(seated.table.match.state)
    assert taken_back > 5


def test_a_move_taken_back_costs_no_more_than_that_move() -> None:
    seated = started("brass_empire", 2)
    seated.play_on(300, Random(3))
    reel = reel_of(seated.table)
    kept = list(reel.kept)
    assert len(kept) > 2
    reel.wind(reel.log[: reel.moments[-2]])
    assert all(a is b for a, b in zip(reel.kept, kept))
    assert len(reel.kept) >= len(kept) - 1


def test_sealed_answers_are_one_step() -> None:
    seated = started("rockwell", 3)
    assert reel_of(seated.table).moments == [0]
    for seat in range(3):
        seated.move(seated.host, seat, ("bid", 0, 0, 0, 0, 100 * seat))
    assert reel_of(seated.table).moments == [0, 3]


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_turns_parts_and_events_are_marked(game: str) -> None:
    seated = started(game, 2)
    seated.play_on(20_000, Random(6))
    match, reel = seated.table.match, reel_of(seated.table)
    assert match is not None
    plugin = plugin_of(match.game)
    turns = [mark.at for mark in reel.marks if mark.kind == "turn"]
    assert turns == sorted(set(turns))
    for at in turns:
        before = reel.moments[reel.moments.index(at) - 1]
        assert match.game.turns(reel.match(at).state) > match.game.turns(reel.match(before).state)
    parts = {mark.word for mark in reel.marks if mark.kind == "phase"}
    assert parts <= set(plugin.phases.values())
    assert len(parts) >= 2
    told = {event.kind for event in match.events} & plugin.marks.keys()
    words = {mark.word for mark in reel.marks if mark.kind == "event"}
    assert words == {plugin.marks[kind] for kind in told}
    assert set(plugin.marks) <= set(match.game.event_kinds)
    assert set(plugin.phases) <= set(match.game.decision_kinds)


# --- log and board ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_log_and_board_end_at_the_same_move(game: str, seats: int) -> None:
    seated = started(game, seats)
    seated.play_on(60, Random(4))
    seated.do(seated.host, m.Say, text="now")
    seated.play_on(120, Random(5))
    reel = reel_of(seated.table)
    assert seated.table.match is not None
    for at in reel.moments[:: max(1, len(reel.moments) // 12)]:
        for viewer, eyes in enumerate(("watch", "seat1")):
            shown = moment(seated, seated.host, at, eyes, reel)
            assert shown.snapshot.at == shown.at == at
            told = [line for line in shown.log if line.kind == "event"]
            again = seated.table.match.copy()
            again.undo_to(at)
            events = [
                event
                for event in again.events_for(viewer - 1)
                if again.game.is_news(event, viewer - 1)
            ]
            keys = [again.game.tell_event(event).key for event in events]
            assert [line.says.key for line in told] == keys[len(keys) - len(told) :]
            assert shown.log_from + len(shown.log) == shown.lines
            picture = again.game.picture(again.game.view(again.state, viewer - 1))
            assert shown.snapshot.picture == msgspec.to_builtins(picture)


def test_a_page_gets_only_the_lines_it_lacks_and_asks_for_earlier_ones() -> None:
    seated = started("brass_empire", 3)
    seated.play_on(300, Random(4))
    reel = reel_of(seated.table)
    last = reel.moments[-1]
    whole = moment(seated, seated.host, last, "seat1", reel)
    assert len(whole.log) == replay.LINES
    more = moment(seated, seated.host, last, "seat1", reel, lines=whole.lines - 3)
    assert more.log == whole.log[-3:]
    assert moment(seated, seated.host, 0, "seat1", reel, lines=whole.lines).log == []
    lines = replay.log_lines(seated.table, seated.host, reel, last, "seat1", 0, 10_000)
    assert msgspec.json.encode(lines[-replay.LINES :]) == msgspec.json.encode(whole.log)
    early = replay.log_lines(seated.table, seated.host, reel, 0, "seat1", 0, 10_000)
    assert early == lines[: len(early)]
    assert len(early) < len(lines)


# --- whose eyes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_running_game_is_replayed_through_ones_own_eyes(game: str, seats: int) -> None:
    seated, players, watcher = friends(game, seats, 30)
    reel = reel_of(seated.table)
    for seat, guest in enumerate(players):
        assert replay.replay(seated.table, guest, reel).eyes == [f"seat{seat + 1}", "watch"]
        for wanted in ("", "all", "seat9", *(f"seat{n + 1}" for n in range(seats))):
            shown = moment(seated, guest, reel.moments[-1], wanted, reel)
            assert shown.eyes == f"seat{seat + 1}"
            assert shown.snapshot.you.viewer == seat
            foreign = wanted not in ("", shown.eyes)
            assert (shown.note is not None) is foreign
    assert moment(seated, watcher, 0, "all", reel).snapshot.you.viewer == m.SPECTATOR


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_replayed_is_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    """Every byte of a running game's replay, with what its reader cannot know exchanged."""
    seated = started(game, seats)
    seated.play_on(90, Random(8))
    rng, table = Random(9), seated.table
    reel = reel_of(table)
    for at in reel.moments[:: len(reel.moments) // 12 + 1]:
        truth = reel.match(at)
        for viewer in range(-1 if seats > 1 else 0, seats):
            eyes = f"seat{viewer + 1}" if viewer >= 0 else "watch"
            sent = msgspec.json.encode(moment(seated, seated.host, at, eyes, reel))
            other = truth.game.determinize(truth.game.view(truth.state, viewer), rng)
            imagined = reel_of(table)
            imagined.kept = [replay.Kept(at, other)]
            assert msgspec.json.encode(moment(seated, seated.host, at, eyes, imagined)) == sent


def test_a_replay_of_a_running_game_holds_no_secret() -> None:
    for game, seats in TABLES:
        seated, players, watcher = friends(game, seats, 30)
        assert seated.table.stage == "playing"
        match = seated.table.match
        assert match is not None
        assert match.seed is not None
        reel = reel_of(seated.table)
        for seat, guest in enumerate([*players, watcher]):
            told = [msgspec.json.encode(replay.replay(seated.table, guest, reel))]
            for wanted in ("", "all", "seat1", "seat2"):
                told += [
                    msgspec.json.encode(moment(seated, guest, at, wanted, reel))
                    for at in reel.moments[::4]
                ]
            sent = b"\n".join(told)
            assert match.seed.hex().encode() not in sent
            for other in range(seats):
                if other != seat:
                    seen = f'-seen","args":{{"seat":{other},'.encode()
                    assert seen not in sent
            for kept in seated.table.guests:
                assert kept.key.encode() not in sent


def test_a_sealed_answer_changes_no_byte_of_a_replay() -> None:
    sent = set()
    for money in (0, 100, 900):
        seated = new_table("rockwell", 3)
        bob = seated.seat_friend(1)
        seated.seat_friend(2)
        seated.do(seated.host, m.Start)
        seated.table.match = seated.table.game.match(3, seed=1)
        seated.table.id = seated.table.watch = "the-same"
        seated.move(seated.host, 0, ("bid", 0, 0, 0, 0, money))
        reel = reel_of(seated.table)
        sent.add(
            msgspec.json.encode([moment(seated, bob, 0), replay.replay(seated.table, bob, reel)])
        )
    assert len(sent) == 1


@pytest.mark.parametrize(("game", "hidden"), [("rockwell", "zinc"), ("brass_empire", "hand")])
def test_after_the_end_every_seat_can_be_looked_through(game: str, hidden: str) -> None:
    seated, (ann, *_), watcher = friends(game, 2, 50)
    seated.do(ann, m.Stop)
    reel = reel_of(seated.table)
    for guest in (ann, watcher):
        assert set(replay.replay(seated.table, guest, reel).eyes) == {
            *("seat1", "seat2", "watch", "all"),
        }
        for seat in range(2):
            shown = moment(seated, guest, 10, f"seat{seat + 1}", reel)
            companies = (shown.snapshot.picture or {})["companies"]
            assert [company[hidden] is not None for company in companies] == [
                n == seat for n in range(2)
            ]
        everything = (moment(seated, guest, 10, "all", reel).snapshot.picture or {})["companies"]
        assert all(company[hidden] is not None for company in everything)


def test_in_a_replay_nobody_is_asked_and_nothing_can_be_done() -> None:
    seated = started("rockwell", 2)
    seated.play_on(30, Random(1))
    shown = moment(seated, seated.host, 10, "seat1").snapshot
    assert shown.question is not None
    assert not shown.question.yours
    assert shown.question.choices == []
    assert shown.you.seats == []
    assert shown.undo is None
    assert shown.seed == ""


# --- bad input ----------------------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [-5, 1, 99_999, 2**60])
def test_a_moment_that_does_not_exist_is_the_nearest(wanted: int) -> None:
    seated = started("rockwell", 2)
    seated.play_on(30, Random(1))
    reel = reel_of(seated.table)
    assert reel.moments[:2] == [0, 2], "both bids are one step"
    shown = moment(seated, seated.host, wanted, reel=reel)
    assert shown.at in reel.moments
    assert shown.note == m.Message("replay-nearest", {"wanted": wanted, "at": shown.at})
    if wanted > 1:
        assert shown.at == reel.moments[-1]


def test_before_the_start_there_is_nothing_to_watch() -> None:
    with pytest.raises(TableError, match="not-playing"):
        replay.playing(new_table().table)


# --- play on from here --------------------------------------------------------------------------


def play_on(seated: Seated, guest: Guest, at: int, hidden: Any, eyes: str = "") -> Seated:
    reel = reel_of(seated.table)
    there = replay.standpoint(seated.table, guest, reel, at, eyes)
    made = commands.play_on(seated.table, guest, there, m.PlayOn(hidden, eyes, "Zoe"), 77)
    return Seated(made)


def test_a_position_is_tried_only_where_help_is_agreed_on() -> None:
    """Bots that answer it would be help that others forbid, until the game is over."""
    seated, (ann, bob), watcher = friends("rockwell", 2, 40, hints=None)
    reel = reel_of(seated.table)
    for guest in (ann, bob, watcher):
        assert not replay.replay(seated.table, guest, reel).may_play_on
        assert not seated.page(guest).snapshot.hints
        with pytest.raises(TableError, match="hints-off"):
            play_on(seated, guest, 20, "anew")
    seated.do(ann, m.Stop)
    assert replay.replay(seated.table, watcher, reel).may_play_on
    play_on(seated, watcher, 20, "anew", "seat1")
    agreed, (ann, bob), _ = friends("rockwell", 2, 40)
    assert agreed.page(bob).snapshot.hints
    play_on(agreed, bob, 20, "anew")


def test_alone_against_bots_help_is_on_unless_the_host_says_otherwise() -> None:
    seated = new_table("rockwell", 3, bots=["random", "random"])
    assert seated.page(seated.host).snapshot.hints
    seated.do(seated.host, m.Revoke, seat=2)
    assert not seated.page(seated.host).snapshot.hints, "a seat for somebody else"
    seated.do(seated.host, m.PlaceBot, seat=2, bot="random")
    seated.do(seated.host, m.Configure, seats=3, options={}, hints=False)
    seated.do(seated.host, m.Configure, seats=3, options={}, title="Still off")
    assert not seated.page(seated.host).snapshot.hints
    assert not seated.read_again().hints_on
    seated.do(seated.host, m.Start)
    with pytest.raises(TableError, match="hints-off"):
        play_on(seated, seated.host, 0, "anew")


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_a_game_goes_on_with_everything_as_it_was(game: str) -> None:
    seated, (ann, _, bob), watcher = friends(game, 3, 60)
    with pytest.raises(TableError, match="not-over"):
        play_on(seated, bob, 40, "same")
    seated.do(ann, m.Stop)
    again = play_on(seated, watcher, 40, "same", "seat2")
    at = reel_of(seated.table).nearest(40)
    assert again.table.stage == "lobby"
    assert [chair.kind for chair in again.table.chairs] == ["bot", "person", "bot"]
    snapshot = again.page(again.host).snapshot
    assert snapshot.origin == m.Origin(seated.table.id, at, "same", 1)
    assert snapshot.picture is None
    again.do(again.host, m.Start)
    there = reel_of(seated.table).match(at)
    assert again.table.match is not None
    assert there.game.digest(again.table.match.state) == there.game.digest(there.state)
    assert again.page(again.host).log[-1].kind == "event"
    _to_the_end(again, "verify-ok-same")


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
@pytest.mark.parametrize("eyes", ["seat2", "watch"])
def test_a_game_goes_on_dealt_anew_to_fit_what_was_known(game: str, eyes: str) -> None:
    seated, (_, bob, _), watcher = friends(game, 3, 60)
    guest, viewer = (bob, 1) if eyes == "seat2" else (watcher, m.SPECTATOR)
    at = reel_of(seated.table).nearest(40)
    truth = reel_of(seated.table).match(at)
    dealt = set()
    for _ in range(4):
        again = play_on(seated, guest, at, "anew", eyes)
        assert again.table.stage == "lobby"
        again.do(again.host, m.Start)
        match = again.table.match
        assert match is not None
        assert match.game.view(match.state, viewer) == truth.game.view(truth.state, viewer)
        dealt.add(match.game.digest(match.state))
    assert len(dealt) > 1
    assert truth.game.digest(truth.state) not in dealt
    _to_the_end(again, "verify-ok-anew")


def _to_the_end(again: Seated, says: str) -> None:
    """Play it out; it verifies, survives a restart, and goes out and in as a file."""
    again.play_on(20_000, Random(2))
    assert again.table.stage == "over"
    assert again.table.match is not None
    restarted = again.read_again()
    assert restarted.match is not None
    assert restarted.match.digest() == again.table.match.digest()
    assert restarted.origin == again.table.origin
    for table in (again.table, restarted):
        verified = reviews.verify(table)
        assert (verified.ok, verified.says.key) == (True, says)
        assert reviews.review(table).turns
    file = msgspec.json.decode(msgspec.json.encode(reviews.record(again.table)))
    commands.check_record(file)
    opened = Seated(commands.import_table(file, 99))
    assert opened.table.match is not None
    assert opened.table.match.ranking == again.table.match.ranking


def test_a_deal_that_was_exchanged_is_found_out() -> None:
    seated, (ann, *_), _ = friends("brass_empire", 2, 40)
    again = play_on(seated, ann, 30, "anew")
    again.do(again.host, m.Start)
    again.play_on(20_000, Random(2))
    match = again.table.match
    assert match is not None
    match.seed = bytes(32)
    assert not reviews.verify(again.table).ok


def test_nothing_goes_on_from_the_end() -> None:
    seated = started("brass_empire", 1)
    seated.play_on(20_000, Random(2))
    with pytest.raises(TableError, match="moment-over"):
        play_on(seated, seated.host, seated.table.at, "same")


def test_the_seats_and_options_of_a_game_that_goes_on_stay() -> None:
    seated, (ann, *_), _ = friends("rockwell", 3, 40)
    again = play_on(seated, ann, 30, "anew")
    wish = {"seats": 3, "options": again.table.options}
    assert trouble(again, again.host, m.Configure, **wish, title="Mine") == ""
    assert trouble(again, again.host, m.Configure, **{**wish, "seats": 4}) == "continued"
    again.do(again.host, m.Revoke, seat=1)
    cat = again.seat_friend(1, "Cat")
    again.do(again.host, m.Start)
    assert again.page(cat).snapshot.you.viewer == 1


# --- files --------------------------------------------------------------------------------------


def test_a_file_keeps_names_and_times() -> None:
    seated = new_table("brass_empire", 3, name="Ann", bots=["", "greedy"])
    seated.seat_friend(1, "Bob")
    seated.now = 1_700_000_000_000
    seated.do(seated.host, m.Start)
    while not (seated.table.match and seated.table.match.over):
        seated.now += 2_000
        seated.play_on(1, Random(len(seated.book)))
    file = msgspec.json.decode(msgspec.json.encode(reviews.record(seated.table)))
    commands.check_record(file)
    again = Seated(commands.import_table(file, 99))
    names = [(chair.kind, chair.name, chair.bot) for chair in again.table.chairs]
    assert names == [("person", "Ann", ""), ("person", "Bob", ""), ("bot", "", "greedy")]
    assert again.table.seats_of(again.host) == [], "who brings a finished game did not play it"
    for at in (0, 5, again.table.at):
        shown, then = moment(again, again.host, at), moment(seated, seated.host, at)
        assert shown.time == then.time // 1000 * 1000
        assert [seat.name for seat in shown.snapshot.seats] == ["Ann", "Bob", ""]
    assert again.read_again().started_at == again.table.started_at


@pytest.mark.parametrize(
    "notes",
    [
        {"started": "yesterday", "seconds": "soon", "players": "all"},
        {"started": 5, "seconds": [1], "players": [1, 2, 3]},
        {"started": "2026-11-17T19:30:00Z", "seconds": [-1] * 500, "players": [{"name": 3}] * 3},
        {"players": [{"name": "\u202eevil" * 40, "bot": "nobody"}, {}, {"bot": "greedy"}]},
        {},
    ],
)
def test_names_and_times_that_are_none_are_left_out(notes: dict[str, object]) -> None:
    seated = started("brass_empire", 3)
    seated.play_on(20_000, Random(6))
    file = reviews.record(seated.table)
    for key in ("started", "seconds", "players"):
        del file[key]
    commands.check_record({**file, **notes})
    again = Seated(commands.import_table({**file, **notes}, 99))
    assert moment(again, again.host, 5).time == 99
    assert all(len(chair.name) <= 24 and "\u202e" not in chair.name for chair in again.table.chairs)


@pytest.mark.parametrize("view", [5, {}, {"seats": 3}, {"game": "rockwell", "seats": 99}])
def test_a_file_with_a_view_of_nothing_is_refused(view: object) -> None:
    seated = started("rockwell", 3)
    seated.play_on(10, Random(1))
    assert seated.table.match is not None
    with pytest.raises(TableError, match="record"):
        commands.check_record({**seated.table.match.record(), "view": view})


@pytest.mark.parametrize("other", [{"rules": "0"}, {"components": "0" * 64}])
def test_of_a_file_of_other_rules_what_still_plays_is_offered(other: dict[str, str]) -> None:
    seated = started("rockwell", 3)
    seated.play_on(30, Random(1))
    assert seated.table.match is not None
    file = {**seated.table.match.record(), **other}
    log = seated.table.match.record_log()
    with pytest.raises(TableError) as found:
        commands.check_record(file)
    says = m.Message("problem-record-rules", {"played": len(log), "all": len(log)})
    assert found.value.problem.says == says
    file["log"] = [*log[:12], [0, "no such move"], *log[12:]]
    with pytest.raises(TableError) as found:
        commands.check_record(file)
    played = found.value.problem.says.args["played"]
    assert played == 12
    ours = commands.under_our_rules(file, played)
    commands.check_record(ours)
    again = Seated(commands.import_table(ours, 99))
    assert reel_of(again.table).moments[-1] == 12
