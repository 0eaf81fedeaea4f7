"""Chance: named streams of one seed, the same for ever, fair, and committed to before the game."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import random

import pytest

from pithead.kernel.chance import SEED_BYTES, Chance, commitment, seed_bytes

SEED = bytes(range(32))


def dealt(items: int, stream: str, draw: int = 0, seed: bytes = SEED) -> list[int]:
    order = list(range(items))
    Chance(seed).shuffle(order, stream, draw)
    return order


def dealt_by_hand(items: int, stream: str, draw: int, seed: bytes = SEED) -> list[int]:
    """The published recipe, written again with nothing but HMAC, as a doubting player would."""
    words: list[int] = []
    for block in itertools.count():
        data = hmac.new(seed, f"{stream}/{draw}/{block}".encode(), hashlib.sha256).digest()
        words += [int.from_bytes(data[at : at + 4], "big") for at in range(0, 32, 4)]
        if len(words) > 2 * items + 8:
            break
    order = list(range(items))
    for last in range(items - 1, 0, -1):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % (last + 1):
            word = words.pop(0)
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def test_known_answers_never_change() -> None:
    """Stored games replay only as long as these stay: a change here needs a new rules version."""
    assert dealt(8, "setup") == [0, 7, 5, 4, 3, 1, 6, 2]
    assert dealt(8, "pile:5") == [4, 5, 7, 0, 2, 6, 1, 3]
    assert dealt(8, "pile:5", 1) == [3, 6, 0, 1, 5, 4, 7, 2]
    assert [Chance(SEED).below(1000, "setup", draw) for draw in range(4)] == [10, 126, 575, 248]
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert seed_bytes(7).hex() == hashlib.sha256(b"pithead seed 7").hexdigest()


@pytest.mark.parametrize("items", [0, 1, 2, 6, 32, 300])
@pytest.mark.parametrize("stream", ["setup", "pile:2", "deck:seat2"])
def test_a_shuffle_is_what_the_published_recipe_says(items: int, stream: str) -> None:
    for draw in range(3):
        assert dealt(items, stream, draw) == dealt_by_hand(items, stream, draw)


@pytest.mark.parametrize("length", [16, 63, 64, 65, 200])
def test_seeds_of_any_length_go_by_the_recipe(length: int) -> None:
    seed = bytes(range(length))
    assert dealt(20, "setup", 1, seed) == dealt_by_hand(20, "setup", 1, seed)


def test_streams_do_not_disturb_each_other() -> None:
    chance = Chance(SEED)
    chance.shuffle(list(range(1000)), "setup")
    chance.below(10, "pile:4")
    after_others = list(range(20))
    chance.shuffle(after_others, "pile:5")
    assert after_others == dealt(20, "pile:5")


def test_streams_draws_and_seeds_all_differ() -> None:
    shuffles = [dealt(20, stream, draw) for stream in ("a", "b", "pile:1") for draw in range(5)]
    shuffles += [dealt(20, "a", 0, seed=seed_bytes(number)) for number in range(5)]
    assert len({tuple(order) for order in shuffles}) == len(shuffles)


def test_the_global_random_numbers_have_no_say() -> None:
    random.seed(1)
    first = dealt(30, "setup")
    random.seed(2)
    random.random()
    assert dealt(30, "setup") == first


def test_every_order_of_four_is_equally_likely() -> None:
    """Chi-square over the 24 orders, with fixed seeds: 49.7 is the 0.1% bound at 23 degrees."""
    counts = dict.fromkeys(itertools.permutations(range(4)), 0)
    deals = 4800
    for number in range(deals):
        counts[tuple(dealt(4, "fair", number))] += 1
    expected = deals / len(counts)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7


def test_every_place_of_a_pile_is_equally_likely() -> None:
    """Chi-square of card by place in a pile of six: 25 free cells, 52.6 is the 0.1% bound."""
    counts = [[0] * 6 for _ in range(6)]
    deals = 3000
    for number in range(deals):
        for place, card in enumerate(dealt(6, "pile:3", 0, seed=seed_bytes(number))):
            counts[place][card] += 1
    expected = deals / 6
    assert sum((n - expected) ** 2 / expected for row in counts for n in row) < 52.6


def test_below_is_fair_and_in_range() -> None:
    """Chi-square over ten numbers: 27.9 is the 0.1% bound at 9 degrees."""
    counts = [0] * 10
    for draw in range(2000):
        counts[Chance(SEED).below(10, "die", draw)] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts) < 27.9
    assert Chance(SEED).below(1, "die") == 0


def test_seeds_of_every_make() -> None:
    assert seed_bytes(SEED) == SEED
    assert seed_bytes("club night") == seed_bytes("club night") != seed_bytes("club knight")
    assert seed_bytes(None) != seed_bytes(None)
    assert len(seed_bytes(None)) == SEED_BYTES == 32
    assert len(seed_bytes(2**200)) == 32
    with pytest.raises(ValueError, match="16"):
        seed_bytes(b"too short")


@pytest.mark.parametrize("seed", [1.5, [1], b"short"])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        seed_bytes(seed)
