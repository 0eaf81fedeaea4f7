"""What a picture holds is what its types say, which the page's are generated from."""

import importlib
from random import Random

import msgspec
import pytest

import pithead
from pithead.kernel.contract import SPECTATOR


@pytest.mark.parametrize(("name", "seats"), [("rockwell", 2), ("rockwell", 4), ("brass_empire", 1),
                                             ("brass_empire", 3)])  # fmt: skip
def test_a_picture_is_what_its_types_say(name: str, seats: int) -> None:
    schema = importlib.import_module(f"pithead.games.{name}.people.schema")
    match, rng = pithead.game(name).match(seats, seed=5), Random(5)
    while not match.over and match.game.turns(match.state) < 12:
        for viewer in (SPECTATOR, seats - 1):
            view = match.view(viewer)
            picture = match.game.picture(view)
            assert msgspec.convert(picture, schema.Picture) == picture
            own = match.game.own_picture(view)
            assert msgspec.convert(own, schema.OwnPicture) == own
        assert match.state.pending is not None
        for seat in match.state.pending.seats:
            match.apply(seat, match.sample(seat, rng))


def test_the_facts_of_a_card_are_what_their_types_say() -> None:
    schema = importlib.import_module("pithead.games.brass_empire.people.schema")
    game = pithead.game("brass_empire")
    for card in game.cards:
        facts = game.card_facts(card)
        assert msgspec.convert(facts, schema.Facts) == facts
