"""The catalogues say everything the program can say, in three languages, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import hatch_build
import pithead
from pithead import bots
from pithead.arena.balance import COURSE
from pithead.cli.arguments import COMMANDS
from pithead.cli.parser import ARGPARSE_KEYS
from pithead.cli.rules import KERNEL_RULES
from pithead.cli.telling import Teller
from pithead.games.brass_empire.people.terminal import STYLES
from pithead.games.brass_empire.people.words import RESOURCES
from pithead.games.brass_empire.rules.arguments import FACE_DOWN_CARD
from pithead.games.rockwell.people.words import cubes, goods
from pithead.games.rockwell.position.tables import KINDS
from pithead.kernel.game import Game, Settings
from pithead.kernel.lessons import Lesson, words_of
from pithead.kernel.plugin import locales, plugin_of
from pithead.kernel.puzzles import Puzzle
from pithead.review import Verdict
from pithead.tables import entries, puzzles
from pithead.tables.errors import STATUS
from pithead.words import (
    LANGUAGES,
    Words,
    choose_language,
    slug,
    without_none,
)
from tests import page_words

SOURCE = Path(pithead.__file__).parent
GAMES = {name: pithead.game(name) for name in pithead.game_names()}
GAME = GAMES["rockwell"]
ENDINGS = {
    "rockwell": ("centre", "achievements", "quiet"),
    "brass_empire": ("pool", "rounds", "last_standing"),
}
REFUSALS = {name: import_module(f"pithead.games.{name}.rules.refusals").REFUSALS for name in GAMES}
EVENTS = {name: import_module(f"pithead.games.{name}.position.events").EVENTS for name in GAMES}
CARD_TEXTS = ("text-", "short-")
# What a game adds to an action's own figures (see brass_empire/telling.py).
SEEN = {"card", "target_card", "text", "cards", "phase", "partner"}
KERNEL_REFUSALS = {
    "malformed": {"expected"},
    "not-asked": {"seat", "waiting", "kind"},
    "answered": {"seat", "waiting", "kind"},
    "wrong-question": {"verb", "kind", "verbs"},
    "stale": {"at", "now"},
    "game-over": set(),
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def catalogue_files(language: str) -> list[Path]:
    return [path for folder in locales() for path in sorted((folder / language).glob("*.ftl"))]


@cache
def catalogue(language: str) -> dict[str, dict[str, frozenset[str]]]:
    """Each message of a language: the variables of its text ("") and of each attribute."""
    messages: dict[str, dict[str, frozenset[str]]] = {}
    for path in catalogue_files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                name = entry.id.name
                assert name not in messages, f"{path.name}: {name} is there twice"
                parts = {"": entry.value, **{a.id.name: a.value for a in entry.attributes}}
                messages[name] = {part: variables(value) for part, value in parts.items()}
    return messages


def variables(pattern: ftl.Pattern | None) -> frozenset[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.found)


class StrictWords(Words):
    """Words that fail where the user would see a hole."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        # What was said before is not put into words again: most of what a game says, it repeats.
        self._said: dict[object, str] = {}

    def at_table(self, seats: int, companies: Sequence[str]) -> Words:
        if (seats, list(companies)) != (self._seats, list(self._companies)):
            self._said.clear()
        return super().at_table(seats, companies)

    def say(self, key: str, /, **figures: object) -> str:
        # By their text too: 1 and True are the same key of a dictionary, and not the same figure.
        told = (key, repr(figures))
        if told not in self._said:
            assert self.has(key), f"no message {key} in {self.language}"
            self._said[told] = super().say(key, **figures)
        return self._said[told]

    def _format(self, pattern: Any, figures: Mapping[str, object]) -> str:
        text, errors = self._bundle.format_pattern(pattern, without_none(figures))
        assert not errors, f"{errors} with {figures}"
        return str(text)


def slugs(words: Any) -> set[str]:
    return {str(word).replace("_", "-") for word in words}


# --- the three languages agree ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert catalogue(language).keys() == catalogue("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_figures(language: str) -> None:
    for key, parts in catalogue("en").items():
        # Card texts bend with the grammar of a language (see tests/brass_empire/test_cards.py).
        if not key.startswith(CARD_TEXTS):
            assert catalogue(language)[key] == parts, key


def test_languages_have_the_same_files() -> None:
    files = [[path.name for path in catalogue_files(name)] for name in LANGUAGES]
    assert files[0] == files[1] == files[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_of_argparse_survive_translation(language: str) -> None:
    words = StrictWords(language)
    for english, key in ARGPARSE_KEYS.items():
        wanted = re.findall(r"%\(?\w+\)?[rs]?", english)
        assert sorted(re.findall(r"%\(?\w+\)?[rs]?", words.say(key))) == sorted(wanted), key


# --- the program says only what is written ------------------------------------------------------


@cache
def source_nodes() -> list[ast.Constant | ast.Call]:
    """The constants and the calls of the sources."""
    found: list[ast.Constant | ast.Call] = []
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.Call)]
    return found


@cache
def literals() -> set[str]:
    """Every string constant in the sources."""
    constants = [node.value for node in source_nodes() if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def spoken_arguments() -> Iterator[ast.expr]:
    """The first argument of every call that takes a message key."""
    speakers = {"say", "_say", "attribute", "CommandError", "Message", "has"}
    for node in source_nodes():
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in speakers:
                yield node.args[0]


def test_every_key_written_in_the_sources_has_a_message() -> None:
    keys = [arg.value for arg in spoken_arguments() if isinstance(arg, ast.Constant)]
    assert len(keys) > 50
    for key in {*keys, *page_words.said()}:
        assert key in catalogue("en"), key


def test_every_family_of_keys_in_the_sources_has_messages() -> None:
    found = set()
    for arg in spoken_arguments():
        if isinstance(arg, ast.JoinedStr):
            first = arg.values[0]
            found.add(first.value if isinstance(first, ast.Constant) else "")
        elif isinstance(arg, ast.Call) and getattr(arg.func, "id", "") == "key_of":
            first = arg.args[0]
            found.add(f"{first.value!s}-" if isinstance(first, ast.Constant) else "")
    assert found >= {"rule-", "refusal-", "remedy-", "name-", "error-"}
    for prefix in found:
        assert any(key.startswith(str(prefix)) for key in catalogue("en")), prefix


@cache
def expected_families() -> dict[str, set[str]]:
    """Families of keys that follow from lists in the engine, to be matched exactly."""
    rules = [*(rule for game in GAMES.values() for rule in game.rules), *KERNEL_RULES]
    codes = {slug(code) for game in GAMES.values() for code in game.refusal_codes}
    families = {
        "rule-": set(rules),
        "refusal-": codes | KERNEL_REFUSALS.keys(),
        "remedy-": codes | KERNEL_REFUSALS.keys(),
        "score-": slugs(GAMES),
        "turn-": slugs(GAMES),
        "letter-": {*KINDS, "labor", "construction"},
        "rules-section-": {Words("en").attribute(f"rule-{rule}", "section") for rule in rules},
        "source-mark-": {"rulebook", "publisher", "reconstructed"},
        "problem-": set(STATUS),
        "game-": slugs(GAMES),
        "bot-name-": slugs(name for game in GAMES.values() for name in bots.names(game)),
        "version-plain-": set(hatch_build.PLAIN),
        "table-bot-": {"late", "crashed", "illegal"},
        "review-verdict-": slugs(Verdict),
        "balance-course": {"", *(f"-{entry}" for entry in COURSE.entries)},
        **rockwell_families(),
        **brass_empire_families(),
    }
    for name, game in GAMES.items():
        families[f"balance-{slug(name)}-"] = balance_keys(game)
        families[f"style-{slug(name)}-"] = slugs(plugin_of(game).style_figures())
        families[f"order-{slug(name)}-"] = slugs(order.name for order in plugin_of(game).orders)
        families[f"mark-{slug(name)}-"] = slugs(plugin_of(game).marks.values())
        families[f"event-{slug(name)}-"] = slugs(game.event_kinds)
        families[f"ask-{slug(name)}-"] = slugs(game.decision_kinds)
        families[f"kind-{slug(name)}-"] = slugs(game.decision_kinds)
        families[f"action-{slug(name)}-"] = slugs(game.verbs)
        families[f"option-{slug(name)}-"] = option_keys(game)
        sources = game.score_sources(game.new_state(2, 1))[0]
        families[f"source-{slug(name)}-"] = slugs(sources)
        taught = [key for lesson in lessons(game) for key in words_of(lesson, name)]
        families[f"lesson-{slug(name)}-"] = {
            key.removeprefix(f"lesson-{slug(name)}-") for key in taught
        }
    own = puzzles.lesson(entries.Puzzle("t", 0, 0, 9.5, ["pass"], {"stay a": 9.5}), 2)
    words = {key for lesson in (own, found_puzzle()) for key in words_of(lesson, "")}
    families["puzzle-"] = {key.removeprefix("puzzle-") for key in words} - {"puzzle"} | {"why"}
    families["count-"] = {*KINDS, "money", "insurance", "prestige"} | {
        *RESOURCES,
        "cards",
        "damage",
        "charge",
    }
    return families


def lessons(game: Game) -> tuple[Lesson, ...]:
    return plugin_of(game).lessons(game)


def found_puzzle() -> Lesson:
    """One of those that come with a game, with answers to choose from."""
    game = GAMES["brass_empire"]
    match = game.match(2, 1)
    seat = match.state.to_act()
    right, wrong = (game.text(action) for action in match.legal(seat)[:2])
    puzzle = Puzzle(2, seat, 1, "play", {}, good=[right], short={wrong: 9.5}, tempting=wrong)
    return puzzles.found_puzzle(replace(puzzle, offered=[right, wrong]), game)


@pytest.mark.parametrize("name", GAMES)
def test_a_lessons_message_uses_only_the_figures_of_its_step(name: str) -> None:
    for lesson in lessons(GAMES[name]):
        for key, figures in words_of(lesson, name).items():
            assert catalogue("en")[key][""] <= figures, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_step_of_a_lesson_has_more_than_thirty_words(name: str, language: str) -> None:
    for lesson in lessons(GAMES[name]):
        for key, figures in words_of(lesson, name).items():
            text = Words(language).say(key, **dict.fromkeys(figures, 10))
            # A colon that stands apart, as in French, is no word.
            assert len(re.findall(r"\S*\w\S*", text)) <= 30, f"{key}: {text}"


def balance_keys(game: Game) -> set[str]:
    """The titles of a balance study, and the entries that only a balance study has."""
    plugin, prefix = plugin_of(game), f"balance-{slug(game.name)}-"
    headings = plugin.headings(game, 2)
    told = {
        plugin.tell_entry(game, heading.name, entry).key
        for heading in headings
        for entry in (heading.entries or ENDINGS[game.name])
        if heading.name != "corporations"
    }
    own = {key.removeprefix(prefix) for key in told if key.startswith(prefix)}
    return slugs(heading.name for heading in headings) | own


def option_keys(game: Game) -> set[str]:
    """An option's name, and the names of those of its values that are words or have a name."""
    words = {
        slug(f"{option.name}-{value}")
        for option in game.options
        for value in (*option.values, *(preset.name for preset in option.presets))
        if isinstance(value, str)
    }
    return slugs(option.name for option in game.options) | words


def rockwell_families() -> dict[str, set[str]]:
    picture = GAME.picture(GAME.view(GAME.new_state(2, 1), 0))
    achievements = picture["achievements"]
    assert isinstance(achievements, list)
    return {"achievement-": slugs(top["achievement"] for top in achievements)}


def brass_empire_families() -> dict[str, set[str]]:
    designs = GAMES["brass_empire"].component_data()
    corporations = set(STYLES)
    return {
        "card-": slugs(designs) | {slug(FACE_DOWN_CARD)},
        "corporation-": slugs(corporations) | {"random"},
        "type-": {"employee", "unit", "building"},
        "deck-": {"starter", "reserve", "pool"},
    }


@pytest.mark.parametrize("prefix", sorted(expected_families()))
def test_a_family_of_messages_is_the_engines_list(prefix: str) -> None:
    written = {key.removeprefix(prefix) for key in catalogue("en") if key.startswith(prefix)}
    assert written == expected_families()[prefix]


def test_no_message_is_unused() -> None:
    """A key is used if the sources hold it whole, or hold its last part after a known prefix."""
    exact = {p + name for p, names in expected_families().items() for name in names}
    prefixes = ("name-", "zone-", "error-", "component-error-", "simulate-", "components-")
    drawn = ("draw-rockwell-", "draw-rockwell-head-", "draw-brass-empire-", "preview-brass-empire-")
    parts = slugs(literals()) | {str(n) for n in range(4)}
    ends = {p + word for p in (*prefixes, *drawn) for word in parts}
    ends |= {f"{p}{n}" for p in ("name-seat-", "draw-rockwell-board-") for n in range(4)}
    ends |= {f"draw-brass-empire-{row}-row" for row in ("labor", "design")}
    ends |= {f"cli-{name}" for name in COMMANDS}
    ends |= {f"play-legend-{slug(name)}" for name in GAMES}
    # A lesson's end counts events, by their own keys.
    events = [key for key in catalogue("en") if key.startswith("event-")]
    exact |= {f"lesson-did-{key.removeprefix('event-')}" for key in events}
    unused = catalogue("en").keys() - exact - ends - literals() - said_by_the_page()
    assert {key for key in unused if not key.startswith(CARD_TEXTS)} == set()


def said_by_the_page() -> set[str]:
    """Keys in its sources, whole or by their last part; all of its own where it is not here."""
    if not page_words.sources():
        return page_words.own_keys()
    numbers = {str(n) for n in range(1, 7)}
    parts = slugs(literals() | page_words.words()) | numbers
    parts |= {slug(f"{name}-{verb}") for name, game in GAMES.items() for verb in game.verbs}
    ends = {prefix + part for prefix in page_words.families() for part in parts}
    return page_words.words() | ends


# --- the figures fit ----------------------------------------------------------------------------


def figures_of(text: str) -> set[str]:
    """`seat, cubes, order (seats as text)` as a set of figures."""
    plain = re.sub(r"\([^)]*\)|:.*$", "", text)
    names = set(re.findall(r"[a-z_]+(?!…)\b", plain))
    for stem in re.findall(r"([a-z]+_)…", text):
        names |= {f"{stem}{kind}" for kind in ("labor", "construction", "brass")}
    return names - {"cubes"} | set(KINDS) if "cubes" in names else names


@pytest.mark.parametrize("name", GAMES)
def test_an_events_message_uses_only_the_events_figures(name: str) -> None:
    for kind, figures in EVENTS[name].items():
        key = f"event-{slug(name)}-{slug(kind)}"
        assert catalogue("en")[key][""] <= figures_of(figures), key


@pytest.mark.parametrize("name", GAMES)
def test_an_actions_message_uses_only_its_arguments(name: str) -> None:
    for verb in GAMES[name].notation.verbs.values():
        names = {arg.name for arg in verb.args}
        used = catalogue("en")[f"action-{slug(name)}-{slug(verb.name)}"][""]
        assert used - SEEN <= names, verb.name
        assert names <= used or verb.name == "build", verb.name


def refusal_figures(name: str) -> dict[str, set[str]]:
    """The figures of each refusal, from the comments beside their numbers."""
    source = (SOURCE / "games" / name / "rules" / "refusals.py").read_text("utf-8")
    lines = re.findall(r"^([A-Z_]+): Final = (\d+)(?:  # (.*))?$", source, flags=re.MULTILINE)
    of_verbs = {arg.name for verb in GAMES[name].notation.verbs.values() for arg in verb.args}
    return {
        REFUSALS[name][int(number)][0]: figures_of(comment) | of_verbs
        for _, number, comment in lines
        if int(number) in REFUSALS[name]
    }


@pytest.mark.parametrize("name", GAMES)
def test_refusals_and_remedies_use_only_their_figures(name: str) -> None:
    known = {**refusal_figures(name), **KERNEL_REFUSALS}
    assert len(known) == len(GAMES[name].refusal_codes) + len(KERNEL_REFUSALS)
    for code, figures in known.items():
        for key in (f"refusal-{code}", f"remedy-{code}"):
            assert catalogue("en")[key][""] <= figures, key


VARIANTS: list[tuple[str, int, Settings]] = [
    ("brass_empire", 3, {"corporations": "chosen", "reserves": "built"}),
    ("brass_empire", 4, {"team": True, "battle": True}),
    *((name, seats, {}) for name, game in GAMES.items() for seats in game.seat_counts),
]


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_whatever_happens_in_play_is_said_without_a_hole(
    name: str, seats: int, options: Settings
) -> None:
    game = GAMES[name]
    tellers = [Teller(game, StrictWords(language)) for language in LANGUAGES]
    match = game.match(seats, seed=seats, options=options)
    rng = Random(seats)
    while not match.over:
        decision = match.state.pending
        assert decision is not None
        seat = decision.seats[0]
        for teller in tellers:
            teller.look(match, seat)
            assert teller.question(decision)
        if rng.random() < 0.1:
            say_all_candidates(tellers, match, seat)
        for event in match.apply(seat, match.sample(seat, rng)):
            for teller in tellers:
                assert "{" not in teller.event(event)


def say_all_candidates(tellers: list[Teller], match: Any, seat: int) -> None:
    for action in match.candidates(seat):
        refusal = match.check(seat, action)
        for teller in tellers:
            assert "{" not in teller.offer(action)
            assert "{" not in " ".join(teller.preview(match, seat, action))
            if refusal is not None:
                assert "{" not in teller.refusal(refusal) + teller.remedy(refusal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernels_refusals_are_said_without_a_hole(language: str) -> None:
    match = GAME.match(3, seed=1)
    teller = Teller(GAME, StrictWords(language))
    match.apply(0, ("bid", 0, 0, 0, 0, 0))
    trials: list[tuple[int, Any, int | None]] = [
        (1, ("nonsense",), None),
        (0, ("bid", 0, 0, 0, 0, 0), None),
        (1, ("pass",), None),
        (1, ("bid", 0, 0, 0, 0, 0), 7),
    ]
    codes = set()
    for seat, action, at in trials:
        refusal = match.check(seat, action, at)
        assert refusal is not None
        codes.add(refusal.code)
        assert teller.refusal(refusal)
        assert teller.remedy(refusal)
    assert codes == {"malformed", "answered", "wrong-question", "stale"}


# --- languages and figures ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("fr", {"PITHEAD_LANG": "de"}, "fr"),
        (None, {"PITHEAD_LANG": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "de_DE"}, "fr"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {"PITHEAD_LANG": "tlh", "LANG": "de_DE.UTF-8"}, "de"),
        ("xx", {}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_first_one_that_is_asked_for(
    wanted: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(wanted, environ) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="tlh"):
        Words("tlh")


@pytest.mark.parametrize(
    ("language", "money", "number", "decimal"),
    [
        ("en", "$1,500", "1,234,567", "1,234.50"),
        ("fr", "1\u00a0500\u00a0$", "1\u00a0234\u00a0567", "1\u00a0234,50"),
        ("de", "1.500\u00a0$", "1.234.567", "1.234,50"),
    ],
)
def test_figures_are_written_as_the_language_writes_them(
    language: str, money: str, number: str, decimal: str
) -> None:
    words = Words(language)
    assert words.money(1500) == money
    assert words.number(1234567) == number
    assert words.decimal(1234.5, 2) == decimal


def test_owner_two_is_al_at_a_table_for_two_only() -> None:
    assert Teller(GAME, Words("en")).sit_down(2).seat(2) == "Al"
    assert Teller(GAME, Words("en")).sit_down(3).seat(2) == "Purple"


def test_goods_are_listed_and_none_is_nothing() -> None:
    words = Words("fr")
    assert cubes(words, [3, 0, 0, 1]) == "3 cubes de zinc, 1 cube d\u2019or"
    assert goods(words, [0, 0, 0, 0, 500]) == "500\u00a0$"
    assert cubes(words, [0, 0, 0, 0]) == "rien"


def test_french_says_nothing_and_of_al_as_the_french_do() -> None:
    words = Teller(GAME, Words("fr")).sit_down(2)
    nothing = dict.fromkeys((*KINDS, "money"), 0)
    assert words.say("action-rockwell-bid", **nothing) == "Ne rien miser"
    assert words.say("action-rockwell-insure", **nothing) == "Ne rien assurer"
    said = words.say("event-rockwell-bid", seat=1, worth=0, **nothing)
    assert said == "Rouge n\u2019a rien mis\u00e9."
    assert words.say("event-rockwell-stayed", owner=2, crew="a").startswith(
        "L\u2019\u00e9quipe a d\u2019Al "
    )
    assert words.say("action-rockwell-bid", **{**nothing, "zinc": 2}) == "Miser 2 cubes de zinc"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_remedy_is_at_most_nothing(language: str) -> None:
    words = Words(language)
    figures = {"have": 0, "most": 0, "missing": 400, "kind": "zinc", "what": "zinc"}
    for code in ("bid-exceeds", "insure-exceeds", "cover-tiles", "sell-exceeds", "buy-money"):
        assert not re.search(r"\b0\b(?!\s*\$)", words.say(f"remedy-{code}", **figures)), code


def test_places_are_named() -> None:
    words = Words("de")
    assert words.place("A1") == "A1"
    assert words.place("A1-A2") == "Grenze A1-A2"
    assert words.place("E3") == "Eingang E3"
    assert words.place("centre") == "Erdkern"


def test_a_key_without_a_message_is_said_as_it_is() -> None:
    assert Words("en").say("no-such-key", n=3) == "no-such-key"
    assert Words("en").attribute("no-such-key", "title") == ""
    assert Words("en").attribute("name-zinc", "title") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_spaces_follow_the_language(language: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in catalogue_files(language))
    shown = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    marks = {"en": "«»„", "fr": "“”„", "de": "«»”"}[language]
    legend = "« or »", "« oder »", "« ou »"
    for allowed in legend:
        shown = shown.replace(allowed, "")
    assert not set(marks) & set(shown)
    if language == "fr":
        assert not re.search(r"(?<=\S) [:;!?»]|« ", shown)
        assert "\u202f" not in shown
        said = re.sub(r"\{[^{}]*\}", "0", shown)
        assert re.findall(r"\S*[^\s][:;!?»](?=\s|$)|«\S+", said) == []
