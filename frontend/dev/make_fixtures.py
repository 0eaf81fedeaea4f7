"""Positions of both games in the shape of snapshots, to draw boards with when no server runs.

    PYTHONPATH=src python frontend/dev/make_fixtures.py

writes build/fixtures/: one file a position, the first of each kind of question of a few random
games and some from their middle, seen by the seat that is asked. `dev.html` shows them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pithead
from pithead.kernel.contract import SPECTATOR, Decision, Message
from pithead.kernel.game import Game
from pithead.kernel.match import Match

OUT = Path(__file__).resolve().parents[2] / "build" / "fixtures"
NAMES = ("Ada", "Bruno", "Chloé", "Dietrich", "Eleni", "Fausto")

TABLES: dict[str, list[tuple[str, int, dict[str, int | str | bool]]]] = {
    "rockwell": [("four", 4, {}), ("three", 3, {}), ("two", 2, {})],
    "brass_empire": [
        ("duel", 2, {}),
        ("four", 4, {}),
        ("six", 6, {}),
        ("solo", 1, {}),
        ("teams", 4, {"team": True}),
        ("battle", 4, {"battle": True}),
    ],
}
MIDDLES = (0.3, 0.6, 0.9)


def main() -> None:
    index: dict[str, Any] = {"games": [], "fixtures": {}}
    for name, tables in TABLES.items():
        game = pithead.game(name)
        folder = OUT / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        index["games"].append({"name": name, "seat_counts": list(game.seat_counts)})
        index["fixtures"][name] = []
        for table, seats, options in tables:
            for fixture, content in positions(game, table, seats, options):
                write(folder / f"{fixture}.json", content)
                index["fixtures"][name].append(fixture)
        if game.cards:
            write(folder / "cards.json", [card_info(game, card) for card in game.cards])
    write(OUT / "index.json", index)


def write(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")


def positions(
    game: Game, table: str, seats: int, options: dict[str, int | str | bool]
) -> list[tuple[str, dict[str, Any]]]:
    """The first question of each kind, then a few from the middle and the end."""
    length = len(played(game, seats, options).log)
    found: list[tuple[str, dict[str, Any]]] = []
    match = game.match(seats=seats, seed=7, options=options)
    rng, seen = Random(7), set[str]()
    stops = {int(length * part) for part in MIDDLES}
    while not match.over:
        decision = match.state.pending
        assert decision is not None
        seat = decision.seats[0]
        if decision.kind not in seen:
            seen.add(decision.kind)
            found.append((f"{table}-{decision.kind}", fixture(match, seat)))
        elif stops and len(match.log) >= min(stops):
            stops.remove(min(stops))
            found.append((f"{table}-at-{len(match.log)}-{decision.kind}", fixture(match, seat)))
        for asked in decision.seats:
            match.apply(asked, choice(match, asked, rng))
    found.append((f"{table}-over", fixture(match, SPECTATOR)))
    return found


def played(game: Game, seats: int, options: dict[str, int | str | bool]) -> Match:
    match, rng = game.match(seats=seats, seed=7, options=options), Random(7)
    while not match.over:
        assert match.state.pending is not None
        for asked in match.state.pending.seats:
            match.apply(asked, choice(match, asked, rng))
    return match


def choice(match: Match, seat: int, rng: Random) -> Any:
    """At random, but seldom passing: fuller boards."""
    legal = [a for a in match.legal(seat) if a[0] not in ("pass", "end", "decline", "halt")]
    if legal and match.form(seat) is None and rng.random() < 0.9:
        return rng.choice(legal)
    return match.sample(seat, rng)


def fixture(match: Match, viewer: int) -> dict[str, Any]:
    question = ask(match, viewer)
    previews = []
    for each in question["choices"] if question else []:
        action = tuple(each["action"])
        found = None
        if each["refused"] is None:
            found = match.game.preview(match.state, viewer, action)
        if found:
            lines = [line.to_json() for line in match.game.tell_preview(found)]
            each["marked"] = bool(lines)
            previews.append({"action": each["action"], "lines": lines})
    return {"snapshot": snapshot(match, viewer, question), "previews": previews}


def snapshot(match: Match, viewer: int, question: dict[str, Any] | None) -> dict[str, Any]:
    game = match.game
    picture = game.picture(game.view(match.state, viewer))
    asked = question["waiting"] if question else []
    return {
        "table": "fixture",
        "version": len(match.log) + 12,
        "game": game.name,
        "title": "",
        "stage": "over" if match.over else "playing",
        "options": match.options,
        "seats": [
            {
                "seat": seat,
                "company": game.tell_seat(picture, seat).to_json(),
                "kind": "bot" if seat % 3 == 2 else "person",
                "name": "" if seat % 3 == 2 else NAMES[seat],
                "bot": "greedy" if seat % 3 == 2 else "",
                "online": True,
                "asked": seat in asked,
                "yours": seat == viewer,
                "invited": False,
            }
            for seat in range(match.seats)
        ],
        "companies": [
            game.tell_seat(picture, owner).to_json() for owner in range(game.companies(match.seats))
        ],
        "you": {
            "host": viewer == 0,
            "name": NAMES[viewer] if viewer >= 0 else "",
            "seats": [viewer] if viewer >= 0 else [],
            "viewer": viewer,
        },
        "watchers": 0,
        "at": len(match.log),
        "pace": 700,
        "commitment": match.commitment,
        "seed": match.seed.hex() if match.over else "",
        "imported": False,
        "picture": picture,
        "question": question,
        "undo": {"possible": False, "says": None},
        "standing": standing(match) if match.over else None,
        "watch": "",
        "rematch": None,
    }


def ask(match: Match, viewer: int) -> dict[str, Any] | None:
    decision = match.state.pending
    if decision is None:
        return None
    game = match.game
    picture = game.picture(game.view(match.state, viewer))
    refusals: list[dict[str, Any]] = []
    form = match.form(viewer)
    return {
        "kind": decision.kind,
        "rule": decision.rule,
        "sealed": decision.sealed,
        "waiting": list(decision.seats),
        "says": game.tell_question(picture, decision).to_json(),
        "yours": viewer in decision.seats,
        "about": decision.about,
        "choices": choices(match, viewer, picture, decision, refusals) if form is None else [],
        "refusals": refusals,
        "form": None
        if form is None
        else {
            "verb": match.legal(viewer)[0][0],
            "fields": [
                {**field._asdict(), "says": game.tell_field(field).to_json()} for field in form
            ],
        },
    }


def choices(
    match: Match,
    viewer: int,
    picture: dict[str, Any],
    decision: Decision,
    refusals: list[dict[str, Any]],
) -> list[dict[str, Any]]:
    game, told = match.game, []
    for action in match.candidates(viewer):
        refusal = match.check(viewer, action)
        refused = None
        if refusal is not None:
            says, remedy = (m.to_json() for m in game.tell_refusal(refusal))
            entry = {"rule": refusal.rule, "says": says, "remedy": remedy}
            if entry not in refusals:
                refusals.append(entry)
            refused = refusals.index(entry)
        told.append(
            {
                "action": list(action),
                "says": game.tell_action(picture, decision.about, action).to_json(),
                "detail": _json(game.tell_detail(picture, action)),
                "refused": refused,
                "marked": False,
            }
        )
    return told


def _json(message: Message | None) -> dict[str, object] | None:
    return None if message is None else message.to_json()


def standing(match: Match) -> dict[str, Any]:
    sheets = match.game.score_sources(match.state)
    return {
        "ranking": match.ranking,
        "scores": match.scores,
        "sources": [
            {
                "says": match.game.tell_source(source).to_json(),
                "points": [sheet.get(source, 0) for sheet in sheets],
            }
            for source in sheets[0]
        ],
        "ending": None,
    }


def card_info(game: Game, card: str) -> dict[str, Any]:
    return {
        "card": card,
        "says": game.tell_name(card).to_json(),
        "facts": game.card_facts(card),
        "text": [line.to_json() for line in game.tell_card(card)],
        "short": [line.to_json() for line in game.tell_short(card)],
    }


if __name__ == "__main__":
    sys.exit(main())
