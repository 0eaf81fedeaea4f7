"""A position in names: pictures and dumps are one, its types are those the page's are made from."""

import importlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import pithead
from pithead.kernel.contract import ALL, SPECTATOR
from pithead.kernel.match import Match
from pithead.kernel.reader import LoadError

TABLES = pytest.mark.parametrize(
    ("name", "seats"), [("rockwell", 2), ("rockwell", 4), ("brass_empire", 1), ("brass_empire", 3)]
)
GAMES = pytest.mark.parametrize("name", ["rockwell", "brass_empire"])


def moments(name: str, seats: int) -> Iterator[Match]:
    """Some moments of the first turns of a random game, sealed answers half given among them."""
    match, rng = pithead.game(name).match(seats, seed=5), Random(5)
    while not match.over and match.game.turns(match.state) < 5:
        assert match.state.pending is not None
        for seat in match.state.pending.seats:
            if rng.random() < 0.2:
                yield match
            match.apply(seat, match.sample(seat, rng))


@TABLES
def test_a_picture_is_what_its_types_say(name: str, seats: int) -> None:
    schema = importlib.import_module(f"pithead.games.{name}.people.schema")
    for match in moments(name, seats):
        for viewer in (SPECTATOR, seats - 1, ALL):
            view = match.view(viewer)
            picture = match.game.picture(view)
            assert msgspec.convert(picture, schema.Picture) == picture
            assert set(picture) <= set(schema.Picture.__annotations__) | set(
                schema.OwnPicture.__annotations__
            )
            own = match.game.own_picture(view)
            assert msgspec.convert(own, schema.OwnPicture) == own


@TABLES
def test_the_picture_for_all_is_everything_and_loads(name: str, seats: int) -> None:
    for match in moments(name, seats):
        game, dump = match.game, match.game.dump(match.state)
        picture = game.picture(match.view(ALL))
        assert {*dump} <= {*picture}
        assert difference(dump, picture) == []
        loaded = game.load(json.loads(json.dumps(picture)))
        assert game.dump(loaded) == dump


@TABLES
def test_a_viewer_is_shown_what_the_dump_says_or_nothing(name: str, seats: int) -> None:
    for match in moments(name, seats):
        dump: Any = match.game.dump(match.state)
        for viewer in (SPECTATOR, *range(seats)):
            picture = match.game.picture(match.view(viewer))
            assert difference(picture, dump) == []
            assert not {"piles", "stack", "chance", "labor_deck"} & set(picture)


def difference(shown: Any, whole: Any, place: str = "") -> list[str]:
    """Where something shown is neither hidden nor as in the whole position.

    What is in the one alone is no difference: figures here, secrets there. Cards whose order is
    hidden are shown sorted.
    """
    if shown is None or shown == whole:
        return []
    if isinstance(shown, dict) and isinstance(whole, dict):
        both = [key for key in shown if key in whole]
        return [at for key in both for at in difference(shown[key], whole[key], f"{place}.{key}")]
    if isinstance(shown, list) and isinstance(whole, list) and len(shown) == len(whole):
        if place.endswith((".deck", ".box")):
            return [] if sorted(shown) == sorted(whole) else [place]
        pairs = enumerate(zip(shown, whole, strict=True))
        return [at for n, (one, two) in pairs for at in difference(one, two, f"{place}[{n}]")]
    return [f"{place}: {shown!r} is not {whole!r}"]


@TABLES
def test_what_one_viewer_sees_is_no_position_to_load(name: str, seats: int) -> None:
    game = pithead.game(name)
    match = game.match(seats, seed=5)
    head = {key: game.dump(match.state)[key] for key in ("game", "rules", "components")}
    with pytest.raises(LoadError):
        game.load({**head, **game.picture(match.view(0))})


@pytest.mark.parametrize(
    ("name", "changes", "place"),
    [
        ("rockwell", {"tiles": {"A1": {"missing": 1}}}, "tiles.A1.missing"),
        ("rockwell", {"phase": "market"}, "phase"),
        ("rockwell", {"companies": {"0": {"delivery_prestige": 3}}}, "companies[0]"),
        (
            "brass_empire",
            {"companies": {"0": {"platform": {"health": 1}}}},
            "companies[0].platform",
        ),
        ("brass_empire", {"labor_deck_size": 3}, "labor_deck_size"),
    ],
)
def test_a_figure_that_does_not_follow_is_refused(name: str, changes: Any, place: str) -> None:
    with pytest.raises(LoadError, match="which follows from the rest") as caught:
        pithead.game(name).position(changes)
    assert caught.value.place.startswith(place)


@GAMES
def test_a_dump_of_a_later_format_is_refused_by_name(name: str) -> None:
    game = pithead.game(name)
    dump = {**game.dump(game.new_state(2, 1)), "format": 99}
    with pytest.raises(LoadError, match="format: is 99, of a later version"):
        game.load(dump)


def test_the_facts_of_a_card_are_what_their_types_say() -> None:
    schema = importlib.import_module("pithead.games.brass_empire.people.schema")
    game = pithead.game("brass_empire")
    for card in game.cards:
        facts = game.card_facts(card)
        assert msgspec.convert(facts, schema.Facts) == facts
