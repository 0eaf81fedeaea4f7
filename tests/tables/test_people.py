"""Seats, invitations, spectators, revoking, hot-seat."""

from __future__ import annotations

import hashlib

import pytest

from pithead.tables import commands
from pithead.tables import messages as m
from pithead.tables.errors import TableError

from .playing import Seated, new_table, started, trouble


def test_who_makes_a_table_is_its_host_and_sits_at_seat_0() -> None:
    seated = new_table(seats=3, name="Ann", bots=["", "random"])
    snapshot = seated.page(seated.host).snapshot
    assert snapshot.you == m.You(True, "Ann", [0], 0)
    assert [seat.kind for seat in snapshot.seats] == ["person", "open", "bot"]
    assert snapshot.seats[2].bot == "random"
    assert snapshot.stage == "lobby"


def test_an_invitation_gives_a_seat_once() -> None:
    seated = new_table()
    token = seated.do(seated.host, m.Invite, seat=1).token
    assert seated.page(seated.host).snapshot.seats[1].invited
    friend = seated.join(token, "Bob")
    assert seated.table.seats_of(friend) == [1]
    snapshot = seated.page(friend).snapshot
    assert snapshot.you == m.You(False, "Bob", [1], 1)
    with pytest.raises(TableError) as refused:
        seated.join(token, "Eve")
    assert refused.value.problem.code == "invitation-used"
    assert refused.value.problem.status == 410
    # Who used it may come again by the same link.
    assert seated.join(token, guest=friend) is friend


def test_a_new_invitation_ends_the_older_one() -> None:
    seated = new_table()
    older = seated.do(seated.host, m.Invite, seat=1).token
    newer = seated.do(seated.host, m.Invite, seat=1).token
    with pytest.raises(TableError, match="invitation-used"):
        seated.join(older)
    assert seated.table.seats_of(seated.join(newer)) == [1]


def test_an_unknown_token_is_refused() -> None:
    with pytest.raises(TableError, match="no-invitation"):
        new_table().join("x" * 32)


def test_secrets_are_kept_as_digests_only() -> None:
    made = commands.make_table(m.NewTable("rockwell", 2), 0)
    seated = new_table()
    token = seated.do(seated.host, m.Invite, seat=1).token
    written = str(seated.book)
    assert token not in written
    assert hashlib.sha256(token.encode()).hexdigest() in written
    assert made.secret not in str(made.entries)


def test_spectators_see_and_talk_and_never_sit() -> None:
    seated = new_table()
    watcher = seated.join(seated.table.watch, "Wil")
    snapshot = seated.page(watcher).snapshot
    assert snapshot.you == m.You(False, "Wil", [], m.SPECTATOR)
    assert snapshot.watch == ""
    seated.do(watcher, m.Say, text="hello")
    assert trouble(seated, watcher, m.Sit, seat=1) == "no-seat"
    assert trouble(seated, watcher, m.Invite, seat=1) == "not-host"
    assert trouble(seated, watcher, m.Start) == "not-host"
    # The link may be used often, and one who is there already stays who he is.
    assert seated.join(seated.table.watch) is not watcher
    assert seated.join(seated.table.watch, guest=seated.host) is seated.host


def test_a_taken_seat_is_refused() -> None:
    seated = new_table(seats=3)
    friend = seated.seat_friend(1)
    assert trouble(seated, seated.host, m.Sit, seat=1) == "taken"
    assert trouble(seated, seated.host, m.Invite, seat=1) == "taken"
    assert trouble(seated, seated.host, m.PlaceBot, seat=1, bot="random") == "taken"
    assert trouble(seated, friend, m.Sit, seat=2) == "not-host"
    assert trouble(seated, seated.host, m.Sit, seat=5) == "no-such-seat"
    assert trouble(seated, seated.host, m.PlaceBot, seat=2, bot="nobody") == "bot"


def test_a_revoked_guest_is_nobody() -> None:
    seated = new_table()
    friend = seated.seat_friend(1, "Bob")
    seated.do(seated.host, m.Revoke, seat=1)
    assert friend.gone
    assert seated.table.guest_of(friend.key) is None
    assert trouble(seated, friend, m.Say, text="hello") == "revoked"
    assert seated.page(seated.host).snapshot.seats[1].kind == "open"
    # The host himself can't be sent away by his own hand.
    seated.do(seated.host, m.Revoke, seat=0)
    assert not seated.host.gone


def test_a_revoked_invitation_is_worth_nothing() -> None:
    seated = new_table()
    token = seated.do(seated.host, m.Invite, seat=1).token
    seated.do(seated.host, m.Revoke, seat=1)
    with pytest.raises(TableError, match="invitation-used"):
        seated.join(token)


def test_standing_up_opens_the_seat_and_during_the_game_a_bot_goes_on() -> None:
    seated = new_table()
    friend = seated.seat_friend(1)
    seated.do(friend, m.Stand, seat=1)
    assert seated.page(friend).snapshot.seats[1].kind == "open"
    seated.do(friend, m.Sit, seat=1)
    seated.do(seated.host, m.Start)
    seated.do(friend, m.Stand, seat=1)
    assert seated.page(friend).snapshot.seats[1].kind == "bot"
    assert not friend.gone


def test_the_game_starts_with_every_seat_taken() -> None:
    seated = new_table()
    assert trouble(seated, seated.host, m.Start) == "seat-open"
    seated.do(seated.host, m.Invite, seat=1)
    assert trouble(seated, seated.host, m.Start) == "seat-open"
    seated.do(seated.host, m.PlaceBot, seat=1, bot="random")
    seated.do(seated.host, m.Start)
    assert seated.table.stage == "playing"
    assert trouble(seated, seated.host, m.Start) == "began"
    wish = {"seats": 2, "options": {}}
    assert trouble(seated, seated.host, m.Configure, **wish) == "began"


def test_the_host_sets_the_pace_of_bots_in_the_middle_of_a_game() -> None:
    seated = new_table(seats=2)
    friend = seated.seat_friend(1)
    seated.do(seated.host, m.Start)
    assert trouble(seated, friend, m.SetPace, pace=0) == "not-host"
    seated.do(seated.host, m.SetPace, pace=0)
    assert seated.page(friend).snapshot.pace == 0
    seated.do(seated.host, m.Stop)
    assert trouble(seated, seated.host, m.SetPace, pace=400) == "not-playing"


def test_an_invitation_says_who_invites_and_to_which_seat() -> None:
    seated = new_table(seats=3)
    token = seated.do(seated.host, m.Invite, seat=2).token
    told = commands.invited(seated.table, m.Join(token))
    assert (told.game, told.host, told.seats) == (seated.table.game.name, seated.host.name, [2])
    assert told.companies == [seated.table.company(2)]
    assert told.others == [name for name in [seated.host.name] if name]
    seated.do(seated.host, m.Revoke, seat=2)
    for spent, code in ((token, "invitation-used"), ("x" * 24, "no-invitation")):
        with pytest.raises(TableError) as refused:
            commands.invited(seated.table, m.Join(spent))
        assert refused.value.problem.code == code


def test_a_table_is_set_up_anew_before_the_start() -> None:
    seated = new_table(seats=4)
    friend = seated.seat_friend(3)
    assert trouble(seated, seated.host, m.Configure, seats=2, options={}) == "seats-kept"
    assert trouble(seated, seated.host, m.Configure, seats=6, options={}) == "options"
    bad = {"edition": "klingon"}
    assert trouble(seated, seated.host, m.Configure, seats=4, options=bad) == "options"
    assert trouble(seated, friend, m.Configure, seats=4, options={}) == "not-host"
    seated.do(seated.host, m.Revoke, seat=3)
    seated.do(seated.host, m.Configure, seats=2, options={"open_stock": True}, title=" Mine ")
    snapshot = seated.page(seated.host).snapshot
    assert (len(snapshot.seats), snapshot.title) == (2, "Mine")
    assert snapshot.options == {"open_stock": True}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 6}, "options"),
        ({"options": {"nonsense": 1}}, "options"),
        ({"bots": ["nobody"]}, "bot"),
        ({"bots": ["random", "random"]}, "no-such-seat"),
        ({"start": True}, "seat-open"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: dict[str, object], code: str) -> None:
    settings: dict[str, object] = {"game": "rockwell", "seats": 2} | wish
    with pytest.raises(TableError, match=code):
        new_table(**settings)  # type: ignore[arg-type]


# --- seats after the start ----------------------------------------------------------------------


def test_a_host_cannot_look_into_a_hand_by_taking_its_seat() -> None:
    seated = new_table("brass_empire", 3)
    for seat in (1, 2):
        seated.seat_friend(seat)
    seated.do(seated.host, m.Start)
    seated.do(seated.host, m.Revoke, seat=1)
    assert trouble(seated, seated.host, m.Sit, seat=1) == "seen-hand"
    # Nor by inviting himself, nor after giving up his own seat.
    token = seated.do(seated.host, m.Invite, seat=1).token
    with pytest.raises(TableError, match="seen-hand"):
        seated.join(token, guest=seated.host)
    seated.do(seated.host, m.Stand, seat=0)
    assert trouble(seated, seated.host, m.Sit, seat=1) == "seen-hand"
    # Somebody new may come, and a restart forgets nothing of all this.
    fresh = seated.read_again()
    assert [guest.seen for guest in fresh.guests] == [{0}, {1}, {2}]
    assert seated.table.seats_of(seated.join(token)) == [1]


def test_nobody_moves_from_one_hand_to_another() -> None:
    seated = new_table(seats=3)
    friend = seated.seat_friend(1)
    seated.do(seated.host, m.PlaceBot, seat=2, bot="random")
    seated.do(seated.host, m.Start)
    seated.do(friend, m.Stand, seat=1)
    seated.do(seated.host, m.Revoke, seat=2)
    assert trouble(seated, friend, m.Sit, seat=2) == "seen-hand"
    # Back to their own hand they may go.
    seated.do(seated.host, m.Revoke, seat=1)
    seated.do(friend, m.Sit, seat=1)
    assert seated.table.seats_of(friend) == [1]


def test_who_was_sent_away_is_known_when_they_come_again() -> None:
    seated = new_table(seats=3)
    friend, _ = seated.seat_friend(1, "Bob"), seated.seat_friend(2)
    seated.do(seated.host, m.Start)
    for seat in (1, 2):
        seated.do(seated.host, m.Revoke, seat=seat)
    other = seated.do(seated.host, m.Invite, seat=2).token
    with pytest.raises(TableError, match="seen-hand"):
        seated.join(other, guest=friend)
    own = seated.do(seated.host, m.Invite, seat=1).token
    assert seated.join(own, guest=friend) is friend
    assert not friend.gone
    assert seated.table.seats_of(friend) == [1]


def test_every_change_of_seats_is_in_the_log_of_all() -> None:
    seated = new_table(seats=3)
    friend = seated.seat_friend(1)
    seated.do(seated.host, m.PlaceBot, seat=2, bot="random")
    watcher = seated.join(seated.table.watch)
    seated.do(seated.host, m.Start)
    before = len(seated.page(watcher).log)
    seated.do(friend, m.Stand, seat=1)
    for seat in (1, 2):
        seated.do(seated.host, m.Revoke, seat=seat)
    seated.do(friend, m.Sit, seat=1)
    seated.do(seated.host, m.PlaceBot, seat=2, bot="greedy")
    seated.do(seated.host, m.Revoke, seat=1)
    told = [line.says.key for line in seated.page(seated.host).log[before:]]
    assert told == [
        "table-stood",
        "table-removed-bot",
        "table-removed-bot",
        "table-seated",
        "table-bot",
        "table-revoked",
    ]


def test_sending_somebody_away_renews_the_spectators_link() -> None:
    seated = new_table(seats=3)
    friend, stays = seated.seat_friend(1), seated.seat_friend(2)
    link = seated.table.watch
    watcher = seated.join(link)
    seated.do(seated.host, m.Revoke, seat=1)
    assert friend.gone
    assert watcher.gone
    assert seated.table.guest_of(stays.key) is stays
    with pytest.raises(TableError, match="no-invitation"):
        seated.join(link)
    assert seated.page(seated.host).snapshot.watch == seated.table.watch != link
    again = seated.join(seated.table.watch, guest=watcher)
    assert again is watcher
    assert seated.table.guest_of(watcher.key) is watcher
    # To take back a seat that nobody holds sends nobody away.
    seated.do(seated.host, m.Revoke, seat=1)
    assert seated.table.guest_of(watcher.key) is watcher


def test_who_was_removed_and_comes_back_to_watch_takes_no_seat() -> None:
    seated = new_table()
    friend = seated.seat_friend(1, "Bob")
    seated.do(seated.host, m.Revoke, seat=1)
    assert seated.join(seated.table.watch, guest=friend) is friend
    assert trouble(seated, friend, m.Sit, seat=1) == "no-seat"
    assert seated.page(friend).snapshot.watch == "", "nor do they hand the link on"
    # The host may think again.
    again = seated.do(seated.host, m.Invite, seat=1).token
    assert seated.join(again, guest=friend) is friend
    assert seated.table.seats_of(friend) == [1]
    assert seated.read_again().guests[friend.number].player


def test_the_host_mutes_a_spectator_and_sends_one_away() -> None:
    seated = new_table()
    link = seated.table.watch
    wil, zoe = seated.join(link, "Wil"), seated.join(link)
    friend = seated.seat_friend(1, "Bob")
    assert seated.page(seated.host).snapshot.spectators == [], "neither is here nor has spoken"
    for guest in (wil, wil, zoe):
        seated.do(guest, m.Say, text="hello")
    seated.do(seated.host, m.Mute, guest=wil.number, on=True)
    assert seated.page(seated.host).snapshot.spectators == [
        m.SpectatorInfo(wil.number, "Wil", 2, online=False, muted=True),
        m.SpectatorInfo(zoe.number, "", 1, online=False, muted=False),
    ]
    assert seated.page(friend).snapshot.spectators == []
    assert trouble(seated, wil, m.Say, text="hello") == "muted"
    seated.do(zoe, m.Say, text="I may")
    for guest in (friend, wil):
        assert trouble(seated, guest, m.Mute, guest=zoe.number, on=True) == "not-host"
        assert trouble(seated, guest, m.SendAway, guest=zoe.number) == "not-host"
    for number in (seated.host.number, friend.number, 99):
        assert trouble(seated, seated.host, m.SendAway, guest=number) == "no-spectator"
    seated.do(seated.host, m.SendAway, guest=wil.number)
    assert seated.table.guest_of(wil.key) is None
    assert seated.table.guest_of(zoe.key) is zoe, "the others stay"
    for coming in (wil, None):
        with pytest.raises(TableError, match="no-invitation"):
            seated.join(link, guest=coming)
    seated.do(seated.host, m.Mute, guest=zoe.number, on=True)
    seated.do(seated.host, m.Mute, guest=zoe.number, on=False)
    seated.do(zoe, m.Say, text="I may again")
    assert seated.read_again().guests[wil.number].gone


def test_names_are_one_line_of_what_can_be_seen() -> None:
    seated = new_table(name="\u202eAnn\n\tSmith\u0000")
    assert seated.host.name == "Ann Smith"
    for unseen in ("\u3164", "\u115f\u1160", "\uffa0 \u2800", "\u0301\u0308", "\u200d\ufe0f"):
        assert new_table(name=unseen).host.name == ""
        assert trouble(seated, seated.host, m.Say, text=unseen) == "malformed"
    assert new_table(name="Ann\u3164").host.name == "Ann"
    assert new_table(name="Zoé 😀").host.name == "Zoé 😀"
    assert trouble(seated, seated.host, m.Say, text=" \u200b\n") == "malformed"


def test_with_several_seats_the_curtain_is_drawn_until_one_is_asked_for() -> None:
    seated = started()
    snapshot = seated.page(seated.host).snapshot
    assert snapshot.you.seats == [0, 1]
    assert snapshot.you.viewer == m.SPECTATOR
    assert snapshot.question is not None
    assert not snapshot.question.yours
    other = seated.page(seated.host, seat=1).snapshot
    assert other.you.viewer == 1
    assert other.question is not None
    assert other.question.yours


def test_each_seat_of_one_person_keeps_its_own_name() -> None:
    seated = new_table(name="Ann", seats=3)
    seated.do(seated.host, m.Sit, seat=1, name="Ben")
    seated.do(seated.host, m.Sit, seat=2)
    snapshot = seated.page(seated.host).snapshot
    assert [seat.name for seat in snapshot.seats] == ["Ann", "Ben", "Ann"]
    assert snapshot.you.name == "Ann"
    seated.do(seated.host, m.Start)
    seated.do(seated.host, m.Stop)
    outcome = seated.do(seated.host, m.PlayAgain)
    following = Seated(commands.Made(outcome.table, list(outcome.next_table), ""))
    again = following.join(seated.table.rematch_tokens["0"])
    names = [seat.name for seat in following.page(again).snapshot.seats]
    assert names == ["Ann", "Ben", "Ann"]


def test_looking_through_a_seat_of_another_is_refused() -> None:
    seated = new_table()
    friend = seated.seat_friend(1)
    assert trouble(seated, friend, m.Look, seat=0) == "not-yours"
    # Asked for all the same, by a page that polls, nothing of it is sent.
    assert seated.page(friend, seat=0).snapshot.you.viewer == 1
