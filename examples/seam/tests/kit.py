"""The Seam as Pithead's test kit sees it: what must hold, and what is hidden from whom."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from random import Random

from pithead.kernel.state import State
from pithead.testing.case import Case
from pithead.testing.gamekit import Dump, GameKit

TOOLS = ("pick", "cart", "drill")


class SeamKit(GameKit):
    name = "seam"
    golden_cases = (Case(2, seed=2),)

    def violations(self, state: State, dump: Dump) -> Iterator[str]:
        for crew in dump["companies"]:
            if min(crew["oil"], crew["coal"]) < 0:
                yield "less than nothing"
            if sum(crew[tool] for tool in TOOLS) > 3:
                yield "more than three tools"

    def permute(self, state: State, viewer: int, rng: Random, *, next_too: bool) -> State:
        dump: Dump = copy.deepcopy(self.game.dump(state))
        if state.over:
            return state.clone()
        shown = dump["night"] + (1 if next_too else 2)
        rest = dump["deck"][shown:]
        rng.shuffle(rest)
        dump["deck"][shown:] = rest
        others = [crew for seat, crew in enumerate(dump["companies"]) if seat != viewer]
        if next_too:
            tools = [tool for crew in others for tool in TOOLS for _ in range(crew[tool])]
            rng.shuffle(tools)
            for crew in others:
                hand = [tools.pop() for tool in TOOLS for _ in range(crew[tool])]
                crew |= {tool: hand.count(tool) for tool in TOOLS} | {"begun": 0}
                if dump["digger"] is None:
                    crew["bid"] = rng.choice([None, crew["oil"]])
            if dump["digger"] is None and all(c["bid"] is not None for c in dump["companies"]):
                others[0]["bid"] = None
        return self.game.load(dump)

    def shuffled(self, dump: Dump, viewer: int) -> Sequence[Sequence[str]]:
        return [dump["deck"][dump["night"] + 1 :]]


KIT = SeamKit()
