"""Wrong calls of the Python API: one clear sentence each, of a kind the documentation names."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pithead
from pithead import arena, bots, records
from pithead.arena import PlayerError
from pithead.kernel import record
from pithead.kernel.contract import ComponentError, OptionError, Refused
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.record import RecordError

ROCKWELL: Any = pithead.game("rockwell")
BRASS: Any = pithead.game("brass_empire")
BID = ("bid", 0, 0, 0, 0, 0)


def match() -> Any:
    return ROCKWELL.match(2, seed=1)


def state() -> Any:
    return ROCKWELL.new_state(2, 1)


def finished() -> Any:
    played = BRASS.match(1, seed=1)
    rng = Random(1)
    while not played.over:
        played.apply(0, played.sample(0, rng))
    return played


class Misfit(bots.Bot):
    """A bot that nobody can make."""

    def __init__(self) -> None:
        pass


class Mute(bots.Bot):
    """A bot whose answer was forgotten."""


def silent(view: object, legal: object, rng: object) -> None:
    """A function that forgets to return."""


def versus(contender: Any = "random", **given: Any) -> object:
    return arena.contest("rockwell", contender, "random", blocks=1, **given)


def edited(**changes: object) -> dict[str, object]:
    return {**match().record(), **changes}


CALLS: list[tuple[Callable[[], object], type[Exception], str]] = [
    # The front door.
    (lambda: pithead.game("chess"), ValueError, "no game is called 'chess'; there are: rockwell"),
    (lambda: pithead.game(7), ValueError, "no game is called 7"),  # type: ignore[arg-type]
    (lambda: pithead.game([]), ValueError, r"no game is called \[\]"),  # type: ignore[arg-type]
    (lambda: pithead.game("rockwell", "nowhere.toml"), ComponentError, "no such file; check the"),
    (lambda: pithead.game("rockwell", {"tiles": 3}), ComponentError, "tiles"),
    (lambda: pithead.game("rockwell", {}), ComponentError, "tiles: 'tiles' is missing here; add"),
    (lambda: pithead.game("rockwell", {"moon": 1}), ComponentError, "is called 'moon'; correct"),
    (lambda: pithead.game("rockwell", "."), ComponentError, "check that it is a file"),
    (lambda: pithead.game("rockwell", 5), TypeError, "components are a file or its data, not 5"),  # type: ignore[arg-type]
    # Tables.
    (lambda: ROCKWELL.match(9), OptionError, "rockwell is not played by 9; .* 2, 3, 4"),
    (lambda: ROCKWELL.match("2"), TypeError, "the number of seats must be a whole number, not '2'"),
    (lambda: ROCKWELL.match(True), TypeError, "must be a whole number, not True"),
    (lambda: ROCKWELL.match(2.0), TypeError, "must be a whole number, not 2.0"),
    (lambda: ROCKWELL.match(2, 1.5), ValueError, "a seed is a whole number, a text or at least 16"),
    (lambda: ROCKWELL.match(2, b"short"), ValueError, "at least 16"),
    (lambda: ROCKWELL.match(2, [1]), ValueError, "a seed is"),
    (lambda: ROCKWELL.match(2, 1, {"moon": 1}), OptionError, "no table option 'moon'; there are"),
    (lambda: ROCKWELL.match(2, 1, {"edition": "es"}), OptionError, "can't be 'es'; .* default, en"),
    (lambda: ROCKWELL.match(2, 1, {"open_stock": 1}), OptionError, "open_stock can't be '1'"),
    (lambda: ROCKWELL.match(2, 1, "edition=fr"), TypeError, "dict"),
    (lambda: BRASS.match(3, 1, {"team": True}), OptionError, "only for tables of 4, 6 seats"),
    (
        lambda: BRASS.match(2, 1, {"battle": True, "first_edition": True}),
        OptionError,
        "battle first",
    ),
    (lambda: ROCKWELL.match(2, 10**5000), ValueError, "far too long; choose another"),
    (lambda: ROCKWELL.match(2, "\ud800"), ValueError, "this seed is no text"),
    (lambda: ROCKWELL.match(2, 1, {None: 1}), OptionError, "no table option 'None'"),
    (lambda: ROCKWELL.match(2, 1, {"edition": ["fr"]}), OptionError, "edition can't be"),
    (lambda: ROCKWELL.match(2, 1, {"open_stock": float("nan")}), OptionError, "can't be 'nan'"),
    (lambda: BRASS.match(2, 1, {"pool": 60.0}), OptionError, "pool can't be '60.0'; .* 10-150"),
    # Seats and viewers.
    (lambda: match().legal(2), ValueError, "there is no seat 2: this table has seats 0 to 1"),
    (lambda: match().legal(-1), ValueError, "there is no seat -1"),
    (lambda: match().legal("0"), TypeError, "a seat must be a whole number, not '0'"),
    (lambda: match().legal(None), TypeError, "a seat must be"),
    (lambda: match().candidates(5), ValueError, "there is no seat 5"),
    (lambda: match().form(5), ValueError, "there is no seat 5"),
    (lambda: ROCKWELL.view(state(), 2), ValueError, "viewer 2 is neither a seat from 0 to 1 nor"),
    (lambda: ROCKWELL.view(state(), "all"), TypeError, "a viewer must be"),
    (lambda: ROCKWELL.observe(state(), 7), ValueError, "there is no seat 7"),
    (lambda: match().events_for(4), ValueError, "viewer 4"),
    (lambda: match().sample(5, Random(1)), ValueError, "there is no seat 5"),
    (lambda: BRASS.match(2, 1).sample(1, Random(1)), ValueError, "seat 1 is not asked now"),
    (lambda: match().sample(0, 7), TypeError, "Random"),
    (lambda: match().sample(0, None), TypeError, "Random"),
    # Actions.
    (lambda: match().apply(0, ("dance",)), Refused, "no action of the game; expected: bid | place"),
    (lambda: match().apply(0, "bid"), Refused, "no action of the game"),
    (lambda: match().apply(0, None), Refused, "no action of the game"),
    (lambda: match().apply(0, ("bid", 1)), Refused, "expected: bid <zinc> <copper>"),
    (lambda: match().apply(0, ("bid", 0.5, 0, 0, 0, 0)), Refused, "<zinc> = 0, 1, 2"),
    (lambda: match().apply(0, ("bid", 99, 0, 0, 0, 0)), Refused, r"bid exceeds .*\[RW-AUC-1\]"),
    (lambda: match().apply(0, ("pass",)), Refused, "pass does not answer bid; .*: bid"),
    (lambda: match().apply(7, BID), Refused, "seat 7 has no answer"),
    (lambda: match().apply(None, BID), Refused, "seat -1 has no answer"),
    (lambda: match().apply("0", BID), Refused, "seat -1 has no answer"),
    (lambda: match().apply(0, BID, at="x"), Refused, "the log has 0 entries"),
    (lambda: match().apply(0, BID, at=3), Refused, "the log has 0 entries, and .* log of 3"),
    (lambda: finished().apply(0, ("end",)), Refused, "the game is over"),
    (lambda: match().undo_to(1), ValueError, "the log has 0 entries, so no place 1"),
    (lambda: match().undo_to("0"), TypeError, "a place in the log must be"),
    # Notation and steps.
    (lambda: ROCKWELL.parse("dance"), ValueError, "'dance' is no action of this game; expected"),
    (lambda: ROCKWELL.parse("move z A1"), ValueError, "expected: <crew> = a b c d"),
    (lambda: ROCKWELL.parse(7), TypeError, "."),
    (lambda: ROCKWELL.text(("dance",)), ValueError, "is no action of this game"),
    (lambda: ROCKWELL.encode(("move", "a")), ValueError, "expected: move <crew> <place>"),
    (lambda: ROCKWELL.to_json(None), ValueError, "None is no action"),
    (lambda: ROCKWELL.from_json({"verb": "pass"}), ValueError, "is no action"),
    (lambda: ROCKWELL.decode([]), ValueError, r"no action is spelled \[\]"),
    (lambda: ROCKWELL.decode(5), TypeError, "steps are a list of whole numbers, not 5"),
    (lambda: ROCKWELL.decode([9999]), ValueError, "no action is spelled"),
    (lambda: ROCKWELL.decode(["a"]), TypeError, "a step must be a whole number, not 'a'"),
    (lambda: state().step(0, 9999), ValueError, r"step 9999 is not one of legal_steps\(0\)"),
    (lambda: state().step(0, "a"), TypeError, "a step must be"),
    (lambda: state().step(3, 0), ValueError, "there is no seat 3"),
    (lambda: BRASS.new_state(2, 1).step(1, 0), ValueError, "seat 1 is not asked now; seat 0 is"),
    (lambda: finished().state.step(0, 0), ValueError, "the game is over"),
    (lambda: ROCKWELL.step_text(state(), 9999), ValueError, "step 9999 is not legal for seat 0"),
    (
        lambda: ROCKWELL.step_text(None, 1),
        TypeError,
        "State object expected|in a state of the game",
    ),
    # Views, states of another game, dumps, records.
    (lambda: match().view(2), ValueError, "viewer 2 is neither a seat from 0 to 1 nor SPECTATOR"),
    (lambda: match().view("0"), TypeError, "a viewer must be a whole number, not '0'"),
    (lambda: ROCKWELL.determinize({}, Random(1)), ValueError, "this is no view of rockwell: take"),
    (
        lambda: ROCKWELL.determinize(ROCKWELL.view(state(), 0), None),
        TypeError,
        "rng must be a random.Random, not None",
    ),
    (lambda: ROCKWELL.picture({}), ValueError, "no view of rockwell"),
    (lambda: ROCKWELL.own_picture({"seats": 9}), ValueError, "no view of rockwell"),
    (lambda: BRASS.determinize({}, Random(1)), ValueError, "no view of brass_empire"),
    (
        lambda: ROCKWELL.determinize(BRASS.view(BRASS.new_state(2, 1), 0), Random(1)),
        ValueError,
        "no view of rockwell",
    ),
    (lambda: BRASS.picture(ROCKWELL.view(state(), 0)), ValueError, "no view of brass_empire"),
    (lambda: BRASS.picture({}), ValueError, "no view of brass_empire"),
    (lambda: BRASS.picture({"seats": "2"}), ValueError, "no view of brass_empire"),
    (lambda: BRASS.view(state(), 0), TypeError, "this is no state of brass_empire: <RockwellState"),
    (lambda: BRASS.dump(state()), TypeError, "this is no state of brass_empire"),
    (lambda: ROCKWELL.scores("x"), TypeError, "."),
    (lambda: ROCKWELL.load([]), ValueError, "must be a table"),
    (lambda: ROCKWELL.load({}), ValueError, "game: must be rockwell"),
    (lambda: BRASS.load(ROCKWELL.dump(state())), ValueError, "game: must be brass_empire"),
    (lambda: record.read("nowhere.json"), RecordError, "nowhere.json: file: .* check its name"),
    (lambda: record.read(None), TypeError, "is read from a file, not from None"),  # type: ignore[arg-type]
    (
        lambda: record.replay(None, ROCKWELL),  # type: ignore[arg-type]
        TypeError,
        "Record object expected|record.parse, not None",
    ),
    (lambda: records.game_of(None), TypeError, "comes from records.read, not None"),  # type: ignore[arg-type]
    (lambda: record.parse({}), RecordError, "this is not a stored game: 'pithead-record' was"),
    (lambda: record.parse(edited(log="x")), RecordError, "record: log: .* of the kind: list"),
    (
        lambda: record.replay(record.parse(edited(log=[[0, "dance"]])), ROCKWELL),
        RecordError,
        "'dance' is no action; expected: bid",
    ),
    (lambda: record.replay(record.parse(edited()), BRASS), RecordError, "record: "),
    # Bots.
    (lambda: bots.make("clever", ROCKWELL, 0), ValueError, "no bot is called 'clever'; there are"),
    (lambda: bots.make("greedy", ROCKWELL, 4), ValueError, "there is no seat 4 in rockwell"),
    (lambda: bots.make("greedy", ROCKWELL, 0, budget=-1), ValueError, "budget is a time in sec"),
    (lambda: bots.make("greedy", ROCKWELL, 0.0), TypeError, "a seat must be a whole number"),  # type: ignore[arg-type]
    (lambda: bots.make("greedy", ROCKWELL, 0, budget="1"), ValueError, "so not '1'"),  # type: ignore[arg-type]
    (lambda: bots.make("greedy", "rockwell", 0), TypeError, "one of pithead.game"),  # type: ignore[arg-type]
    (lambda: bots.names("rockwell"), TypeError, "must be one of pithead.game"),  # type: ignore[arg-type]
    (lambda: bots.make(None, ROCKWELL, 0), bots.BotError, "None is neither a subclass"),  # type: ignore[arg-type]
    (lambda: bots.make(Misfit, ROCKWELL, 0), bots.BotError, "let __init__ take these, or leave"),
    (lambda: bots.find("mine.py"), bots.BotError, "write module:object or file.py:object"),
    (lambda: bots.find("mine.py:"), bots.BotError, "write module:object or file.py:object"),
    (lambda: bots.find(":choose"), bots.BotError, "write module:object or file.py:object"),
    # The arena.
    (lambda: arena.contest("rockwell", "random", "random", blocks=0), ValueError, "at least 1"),
    (lambda: arena.contest("rockwell", "random", "random", blocks="3"), TypeError, "blocks must"),  # type: ignore[arg-type]
    (lambda: arena.contest("rockwell", "random", "random", workers=0), ValueError, "at least 1"),
    (lambda: arena.contest("rockwell", "random", "random", budget=0), ValueError, "budget is a"),
    (lambda: arena.tournament("rockwell", ["random"]), ValueError, "at least two different bots"),
    (lambda: arena.contest("rockwell", None, "random"), bots.BotError, "None is neither"),  # type: ignore[arg-type]
    (
        lambda: versus(silent),
        PlayerError,
        "silent can't play: .* None",
    ),
    (lambda: arena.contest("rockwell", Mute, "random"), PlayerError, "Mute has no choose"),
    (lambda: versus(budget="1"), ValueError, "budget is a time in seconds"),
    (lambda: versus(sprt=0.5), ValueError, "the lower and the higher win share, not 0.5"),
    (lambda: versus(sprt=(0.1, 0.2, 0.3)), ValueError, "the lower and the higher win share"),
    (lambda: versus(sprt="0.5:0.6"), ValueError, "the lower and the higher win share"),
    (lambda: versus(seed=1.5), ValueError, "a seed is a whole number, a text"),
    (lambda: versus(seed=[1]), ValueError, "a seed is a whole number, a text"),
    (lambda: versus(records="games.json"), ValueError, "the ending .jsonl"),
    (lambda: versus(records="nowhere/x.jsonl"), ValueError, "there is no such folder"),
    (lambda: versus(ray=5), TypeError, "ray is the address of a cluster, not 5"),
    (lambda: versus(lambda _, legal, __: legal[0], workers=2), bots.BotError, "use one worker"),
    (lambda: arena.tournament("rockwell", None), ValueError, "give a list of players"),  # type: ignore[arg-type]
    # Stored games as tables.
    (lambda: list(records.rows(5, "games")), TypeError, "in a file, a folder or a list"),  # type: ignore[arg-type]
    (lambda: records.export("x.json", "out", names="games"), ValueError, "a list of tables"),
    (lambda: pickle.loads(b"cpithead\ngame\n(S'chess'\ntR."), ValueError, "no game is called"),
]


def test_fifty_wrong_calls_are_tried() -> None:
    assert len(CALLS) >= 50


@pytest.mark.parametrize(("call", "kind", "said"), CALLS)
def test_a_wrong_call_is_told_in_one_sentence(
    call: Callable[[], object], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said) as caught:
        call()
    told = str(caught.value)
    assert told
    assert "\n" not in told
    assert "assert" not in told


def test_a_wrong_call_changes_nothing() -> None:
    played: Match = match()
    before = played.record()
    with pytest.raises(Refused):
        played.apply(0, ("bid", 99, 0, 0, 0, 0))
    assert played.record() == before
    assert isinstance(ROCKWELL, Game)
