"""How much is sent, in bytes: a slow line is no slower on a fast machine."""

from __future__ import annotations

import zlib

import pytest
from playwright.sync_api import Request

from .people import Person
from .positions import near_the_end

FIRST_LOAD = 150_000
UPDATE = 10_000


@pytest.mark.parametrize("game", ["rockwell", "brass_empire"])
def test_script_style_and_updates_are_small(person: Person, game: str) -> None:
    loaded: list[Request] = []
    person.page.on("requestfinished", lambda request: loaded.append(request))
    person.go(f"/t/{person.sit_at(near_the_end(game, 3))}")
    person.find("region", "page-your-answer").wait_for()
    sizes = {
        request.url: request.sizes()["responseBodySize"]
        for request in loaded
        if request.resource_type in ("script", "stylesheet")
    }
    assert 0 < sum(sizes.values()) <= FIRST_LOAD, sizes
    assert max(len(zlib.compress(frame.encode())) for frame in person.frames) <= UPDATE
