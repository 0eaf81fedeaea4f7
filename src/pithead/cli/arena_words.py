"""Results of the arena in words: players by the names they gave themselves, faults, verdicts."""

from __future__ import annotations

from typing import Any

from pithead.cli.arena_page import figure
from pithead.words import Words

Data = dict[str, Any]

FAULTS = {
    "start": "arena-fault-start",
    "died": "arena-fault-died",
    "slow": "arena-fault-slow",
    "nonsense": "arena-fault-nonsense",
    "illegal": "arena-fault-illegal",
    "raised": "arena-fault-raised",
}
VERDICTS = {
    "stronger": "arena-verdict-stronger",
    "weaker": "arena-verdict-weaker",
    "unclear": "arena-verdict-unclear",
}
TESTS = {
    "stronger": "arena-sprt-stronger",
    "not-stronger": "arena-sprt-not-stronger",
    None: "arena-sprt-open",
}
CONTROLS = {"mirror": "arena-mirror", "sanity": "arena-sanity"}


def interval(words: Words, low: float, high: float, percent: bool = True) -> str:
    return f"{figure(words, low, percent)} … {figure(words, high, percent)}"


def called(result: Data, player: str) -> str:
    """A player as people know it: by the name it gave itself, if no other has that name."""
    names = result["names"]
    name = names.get(player)
    if not name:
        return player
    return f"{name} ({player})" if list(names.values()).count(name) > 1 else str(name)


def contestants(result: Data) -> Data:
    return {part: called(result, result[part]) for part in ("contender", "against")}


def replaced_lines(result: Data, words: Words) -> list[str]:
    """Which players failed, why, and in how many games."""
    lines = []
    for each in result["replaced"]:
        fault = words.say(FAULTS[each["fault"]], detail=each["detail"])
        player = called(result, each["player"])
        lines.append(words.say("arena-replaced", player=player, fault=fault, games=each["games"]))
    return lines


def outcome(result: Data, words: Words) -> str:
    """The win share of a contest in one sentence."""
    told = {key: value for key, value in result.items() if isinstance(value, (int, float, str))}
    told.update(contestants(result))
    told["share"] = figure(words, result["win_share"], True)
    told["interval"] = interval(words, result["low"], result["high"])
    return words.say("arena-versus", **told)


def verdict(result: Data, words: Words) -> str:
    """Whether the contender does better than chance; nothing where there is no chance to beat."""
    if result["seats"] == 1:
        return ""
    chance = figure(words, result["chance"], True)
    return words.say(VERDICTS[result["verdict"]], **contestants(result), chance=chance)


def leader(result: Data, words: Words) -> str:
    """The highest rated player of a pool, and whether the lead is significant."""
    if not result["blocks"]:
        return ""
    first, *others = result["ratings"]
    level = [each["player"] for each in others if each["high"] >= first["low"]]
    name = called(result, first["player"])
    if not level:
        return words.say("arena-leader-clear", player=name)
    rivals = ", ".join(called(result, player) for player in level)
    return words.say("arena-leader-unclear", player=name, others=rivals)


def test_line(result: Data, words: Words) -> str:
    """What the sequential test has decided; nothing without a test."""
    test = result.get("sprt")
    if test is None:
        return ""
    weak, strong = (figure(words, test[name], True) for name in ("weak", "strong"))
    return words.say(TESTS[test["decided"]], weak=weak, strong=strong)


def control_lines(result: Data, words: Words) -> list[str]:
    lines = []
    for name, found in result.get("controls", {}).items():
        good = words.say("arena-control-ok" if found["ok"] else "arena-control-wrong")
        text = interval(words, found["low"], found["high"])
        lines.append(words.say(CONTROLS[name], interval=text, verdict=good))
    return lines
