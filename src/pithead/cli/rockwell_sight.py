"""What Rockwell's actions cost and give, seen from the table before they are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pithead.cli.sight import Sight
from pithead.words import KINDS, TIMES

if TYPE_CHECKING:
    from pithead.kernel.contract import Action
    from pithead.kernel.match import Match

LEVELS = {"safety": "safety", "mobility": "mobility", "shaft": "shafts"}
"""What is bought level by level: the verb, and the company's figure that counts the levels."""


class RockwellSight(Sight):
    picture: dict[str, Any]

    def look(self, match: Match, viewer: int) -> None:
        super().look(match, viewer)
        self.picture = self.game.picture(self.game.view(match.state, viewer))

    def detail(self, action: Action) -> str:
        verb = action[0]
        if verb == "place":
            gives = self.picture["boards"][_int(action[1]) - 1][_int(action[2]) - 1]["gives"]
            what = self.words.name(gives) if isinstance(gives, str) else f"{TIMES}{gives}"
            return self.words.say("detail-rockwell-about", what=what)
        if verb in ("al_crew", "al_power"):
            al = self._crew(self.picture["seats"], str(action[1]))
            return self.words.say("detail-rockwell-about", what=self.words.place(al["at"]))
        if verb == "deliver":
            return self._delivery(str(action[1]))
        price = self._price(action)
        return "" if price is None else self.words.say("detail-rockwell-price", price=price)

    def _delivery(self, pile: str) -> str:
        top = next(top for top in self.picture["deliveries"] if top["pile"] == pile)
        if not top["left"]:
            return ""
        cubes = dict(zip(KINDS, top["cost"], strict=True))
        return self.words.say("detail-rockwell-delivery", prestige=top["prestige"], **cubes)

    def _price(self, action: Action) -> int | None:
        """Dollars to pay or to get; None where nothing is paid or the last level is reached."""
        verb, prices = str(action[0]), self.picture["prices"]
        if verb in ("hire", "carry"):
            steps, level = prices["hire"], _int(action[1]) - 1
        elif verb == "power":
            steps, level = prices["power"], self._own_crew(str(action[1]))["power"] - 1
        elif verb in LEVELS:
            steps, level = prices[verb], self._own()[LEVELS[verb]]
        elif verb in ("sell", "buy"):
            return _int(action[2]) * int(prices["cubes"][KINDS.index(str(action[1]))])
        elif verb == "bid" and any(action[1:5]):
            cubes = zip(action[1:5], prices["cubes"], strict=True)
            return _int(action[5]) + sum(_int(n) * int(worth) for n, worth in cubes)
        else:
            return None
        return int(steps[level]) if level < len(steps) else None

    def _own(self) -> dict[str, Any]:
        company: dict[str, Any] = self.picture["companies"][self.picture["viewer"]]
        return company

    def _own_crew(self, letter: str) -> dict[str, Any]:
        return self._crew(self.picture["viewer"], letter)

    def _crew(self, owner: int, letter: str) -> dict[str, Any]:
        wanted = (owner, letter)
        crews: list[dict[str, Any]] = self.picture["crews"]
        return next(crew for crew in crews if (crew["owner"], crew["crew"]) == wanted)


def _int(part: int | str) -> int:
    assert isinstance(part, int)
    return part
