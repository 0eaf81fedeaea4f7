"""The picture of a game that draws no board of its own."""

from __future__ import annotations

from pithead.cli.drawing import plain_picture
from pithead.words import Words

PICTURE = {
    "seats": 2,
    "viewer": 0,
    "over": False,
    "companies": [{"gold": [1, 2]}, {"gold": []}],
    "tiles": [{"power": [3]}, {"power": None, "drilled": True}],
}


def test_companies_have_their_names_and_other_entries_are_counted_from_one() -> None:
    words = Words("en").at_table(2, ["Harlem", "Gideon"])
    assert plain_picture("a_game", PICTURE, words).splitlines() == [
        "companies:",
        "  Harlem:",
        "    gold: 1, 2",
        "  Gideon:",
        "    gold: nothing",
        "tiles:",
        "  1:",
        "    power: 3",
        "  2: power ?, drilled yes",
    ]
