"""Results of the arena as pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pithead.cli.arena_page import Bar, Page
from pithead.cli.arena_words import (
    called,
    contestants,
    control_lines,
    leader,
    outcome,
    replaced_lines,
    test_line,
    verdict,
)
from pithead.kernel.contract import written_values
from pithead.words import Words

Data = dict[str, Any]


def facts(result: Data, words: Words) -> list[tuple[str, str]]:
    """What a reader needs in order to judge the page, and to play it again."""
    settings = result["options"].items()
    options = ", ".join(f"{name}={written_values((value,))[0]}" for name, value in settings)
    flavour = words.say("version-compiled" if result["compiled"] else "version-plain")
    limit = result["budget_ms"]
    budget = words.say("arena-no-budget") if limit is None else f"{limit} ms"
    values = {
        "arena-fact-game": f"{result['game']} ({result['rules']})",
        "arena-fact-components": result["components"],
        "arena-fact-weights": result["weights"],
        "arena-fact-options": options,
        "arena-fact-seats": str(result["seats"]),
        "arena-fact-seed": result["seed"],
        "arena-fact-budget": budget,
        "arena-fact-games": words.number(result["games"]),
        "arena-fact-seconds": words.decimal(result["seconds"], 1),
        "arena-fact-commit": f"{result['commit']} ({result['version']})",
        "arena-fact-machine": result["machine"],
        "arena-fact-python": f"{result['python']} ({flavour})",
    }
    return [(words.say(key), value) for key, value in values.items()]


def who_played(page: Page, result: Data, players: Sequence[str], words: Words) -> None:
    """Every player: its own name, what it is, and the time it took."""
    rows = []
    for player in dict.fromkeys(players):
        taken = result.get("thinking", {}).get(player)
        told = [player] if result["names"].get(player) else []
        told += [words.say("arena-page-thought", **taken)] if taken else []
        rows.append((called(result, player), "; ".join(told)))
    page.facts(words.say("arena-page-players"), rows)


def draw_versus(result: Data, words: Words) -> Page:
    named = contestants(result)
    page = Page(words, words.say("arena-page-versus", **named))
    page.lead(verdict(result, words))
    page.paragraph(outcome(result, words))
    page.paragraph(test_line(result, words))
    for line in control_lines(result, words):
        page.paragraph(line)
    for line in replaced_lines(result, words):
        page.warning(line)
    who_played(page, result, (result["contender"], result["against"]), words)
    mark = result["chance"] if result["seats"] > 1 else None
    share = Bar(named["contender"], result["win_share"], result["low"], result["high"])
    page.bars(words.say("arena-page-share"), [share], mark)
    if mark is not None:
        page.paragraph(words.say("arena-page-mark"))
    if "controls" in result:
        page.bars(words.say("arena-page-controls"), _controls(result, words), mark)
    page.course(words.say("arena-page-course"), result["block_shares"], result["games"], mark)
    places = [
        Bar(words.say("balance-place", place=place), each["win_share"], each["low"], each["high"])
        for place, each in enumerate(result["by_order"], start=1)
    ]
    page.bars(words.say("arena-page-order"), places, mark)
    page.facts(words.say("arena-page-facts"), facts(result, words))
    return page


def _controls(result: Data, words: Words) -> list[Bar]:
    labels = {"mirror": "arena-page-mirror", "sanity": "arena-page-sanity"}
    return [
        Bar(words.say(labels[name]), each["win_share"], each["low"], each["high"])
        for name, each in result["controls"].items()
    ]


def draw_pool(result: Data, words: Words) -> Page:
    game = words.game(result["game"])
    page = Page(words, words.say("arena-page-pool", game=game, seats=result["seats"]))
    page.lead(leader(result, words))
    for line in replaced_lines(result, words):
        page.warning(line)
    who_played(page, result, result["pool"], words)
    bars = [
        Bar(called(result, each["player"]), each["rating"], each["low"], each["high"])
        for each in result["ratings"]
    ]
    page.bars(words.say("arena-page-ratings"), bars, percent=False)
    page.paragraph(words.say("arena-page-elo"))
    page.facts(words.say("arena-page-facts"), facts(result, words))
    return page
