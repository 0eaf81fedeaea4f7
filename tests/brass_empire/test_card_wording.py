"""Card texts: whatever ops can say has words in three languages, and the card lists are golden."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from pithead.games.brass_empire import plugin
from pithead.games.brass_empire.cards import ops
from pithead.games.brass_empire.cards.card_set import Card, Name, load
from pithead.games.brass_empire.cards.card_short import MOST_LINES, short_messages
from pithead.games.brass_empire.cards.card_text import card_messages, name_message
from pithead.games.brass_empire.cards.ops import Corp, CountWord, Op
from pithead.kernel.contract import Message
from pithead.words import LANGUAGES
from tests.brass_empire import spoiler
from tests.brass_empire.spoken import SPOKEN

CARDS = load().cards
ALL_OPS: tuple[type[Op], ...] = get_args(ops.Op)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_list_is_the_golden_one(language: str) -> None:
    path = spoiler.path_of(language)
    assert path.is_file(), "write the card lists with `make golden`"
    stored = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(
        zip(stored, spoiler.text_in(language).splitlines(), strict=True), start=1
    ):
        assert old == new, f"{path.name} line {number} differs; if it is meant, run `make golden`"


COUNTS = [
    *(ops.Count(of) for of in get_args(CountWord)),
    ops.Count("played", corp="harlem", least=2),
    *(ops.Count("played", corp=corp) for corp in get_args(Corp)),
    *(ops.Count("played", type=kind) for kind in get_args(ops.CardType)),
    *(ops.Count("played", "neutral", kind, 3) for kind in get_args(ops.CardType)),
    *(ops.Count(of, least=2) for of in get_args(CountWord) if of != "platform"),
]


def variations() -> Iterator[Op]:
    """Every op in every one of its words and a few of its numbers."""
    for kind in ALL_OPS:
        yield from every_form(kind)
    for count in COUNTS:
        yield ops.If(count, (ops.Draw(1), ops.Gain(labor=1)), (ops.May((ops.Draw(2),)),))
        if count.of != "platform":
            yield ops.ForEach(ops.Count(count.of, count.corp, count.type), 2, (ops.Damage(1),))


CARD = (None, *get_args(ops.CardType))


def every_form(kind: type[Op]) -> list[Op]:
    """An op in every one of its words; if and for_each are made in `variations`."""
    match kind.__struct_config__.tag:
        case "gain":
            return [ops.Gain(1), ops.Gain(1, 2), ops.Gain(1, 2, 3)]
        case "exchange":
            return [ops.Exchange("labor", "brass", 2, times) for times in (1, 2, 3)]
        case "discount":
            return [ops.Discount(on, 1, 2) for on in get_args(ops.CardType)]
        case "pay":
            paying = [ops.Pay(1), ops.Pay(1, 1, 1, 2, "unit"), ops.Pay(sacrifice="building")]
            return [ops.May((pay, ops.Draw(1), ops.Gain(1))) for pay in paying]
        case "choose":
            return [ops.Choose(((ops.Draw(1),), (ops.Pay(1), ops.Draw(2), ops.Ready())))]
        case "discharge":
            return [ops.Discharge((ops.Gain(1), ops.Damage(1)))]
        case "if" | "for_each":
            return []
    return about_cards(kind) or in_play(kind)


def about_cards(kind: type[Op]) -> list[Op]:
    match kind.__struct_config__.tag:
        case "draw" | "draw_later":
            return [ops.Draw(1), ops.Draw(3), ops.DrawLater(1), ops.DrawLater(2)]
        case "look":
            return [ops.Look(n, then) for n in (1, 2) for then in words(ops.Look, "then")]
        case "recall":
            return [ops.Recall(to, card) for to in words(ops.Recall, "to") for card in CARD]
        case "discard":
            return [ops.Discard(who, n) for who in words(ops.Discard, "who") for n in (1, 2)]
        case "dismiss":
            return [ops.Dismiss(("this",)), ops.Dismiss(words(ops.Dismiss, "places")[:-1], 2)]
        case "acquire":
            places, ends = words(ops.Acquire, "source"), words(ops.Acquire, "to")
            return [ops.Acquire(p, 3, to, card) for p in places for to in ends for card in CARD]
        case "peek":
            return [ops.Peek("hand"), ops.Peek("site")]
        case "refresh":
            return [ops.Refresh(row, n) for row in get_args(ops.op.Row) for n in (1, 2)]
    return []


def words(kind: type[Op], field: str) -> Any:
    """The words of a field, as its type lists them."""
    shape = get_type_hints(kind)[field]
    return get_args(get_args(shape)[0] if get_args(shape)[1:] == (...,) else shape)


def in_play(kind: type[Op]) -> list[Op]:
    match kind.__struct_config__.tag:
        case "steal":
            return [ops.Steal(1), ops.Steal(2)]
        case "damage":
            return [ops.Damage(n, t) for n in (1, 2) for t in get_args(ops.op.DamageTarget)]
        case "destroy":
            return [ops.Destroy(t, n) for t in get_args(ops.op.DestroyTarget) for n in (None, 2)]
        case "boost":
            return [ops.Boost(1, target) for target in get_args(ops.op.BoostTarget)]
        case "store":
            return [ops.Store(1, 3), ops.Store(2, 4)]
    return [op for op in (ops.Ready(), ops.Build(), ops.Rebuild()) if isinstance(op, kind)]


def bearers(op: Op) -> Iterator[Card]:
    """Cards with the op alone, behind "you may", and behind a condition."""
    lists: list[tuple[Op, ...]] = [(op,)]
    if not isinstance(op, ops.Choose):
        twice = (op,) if isinstance(op, ops.May | ops.If) else (op, op)
        lists.append((ops.If(ops.Count("your_units"), (op,), twice),))
    if op.starts_may:
        lists += [(ops.May((op,)),), (ops.If(ops.Count("platform"), (ops.May((op, op)),)),)]
    for listed in lists:
        yield Card("neutral", "employee", 1, play=listed)
        yield Card("neutral", "unit", 1, mobilize=listed, kills=listed)
        yield Card("neutral", "building", 1, each_turn=listed, kills=listed)
    for on in get_args(get_type_hints(ops.Whenever)["on"]):
        yield Card("neutral", "unit", 1, whenever=ops.Whenever(on, (op,)))
        yield Card("neutral", "building", 1, whenever=ops.Whenever(on, (op,)))


@pytest.mark.parametrize("kind", ALL_OPS)
def test_the_variations_know_every_op(kind: type[Op]) -> None:
    def inside(op: ops.BaseOp) -> bool:
        return isinstance(op, kind) or any(inside(o) for _, body in op.lists() for o in body)

    assert any(inside(op) for op in variations())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_can_say_has_words(language: str) -> None:
    for op in variations():
        for card in bearers(op):
            for line in map(SPOKEN[language].tell, card_messages("some_card", card)):
                assert "{" not in line
                assert not re.search(r" [.,]|\.\.|,,|\( | \)|  ", line), line
                assert line[0].isupper()
                assert line.endswith((".", ")"))


# On the smallest card at the smallest screen; an icon is as wide as two letters.
LINE = 27
ICONS = {
    "labor",
    "construction",
    "brass",
    "attack",
    "damage",
    "health",
    "charge",
    "card",
    "shield",
    *get_args(Corp),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_text_of_every_card_fits_its_face(language: str) -> None:
    for name, card in CARDS.items():
        lines = [SPOKEN[language].tell(message) for message in short_messages(name, card)]
        bare = [re.sub(r"\[\w+\]", "##", line).replace("*", "") for line in lines]
        rows = [row for line in bare for row in textwrap.wrap(line, LINE)]
        assert len(rows) <= MOST_LINES, (name, rows)


def test_a_line_each_and_two_in_one_only_where_there_are_too_many() -> None:
    gain, draw = ops.Gain(labor=1), ops.Draw(n=1)
    card = CARDS["elizebeth_boyd"]
    for listed, lines in (((gain,), 1), ((gain, draw, gain), 3), ((gain, draw, gain, draw), 3)):
        spoken = short_messages("some_card", msgspec.structs.replace(card, play=listed))
        assert len(spoken) == lines, listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_can_say_has_few_words(language: str) -> None:
    for op in variations():
        for card in bearers(op):
            for line in map(SPOKEN[language].tell, short_messages("some_card", card)):
                assert "{" not in line
                assert not re.search(r" [.,]|\.\.|,,|\( | \)|  ", line), line
                assert set(re.findall(r"\[(\w+)\]", line)) <= ICONS, line


def test_short_and_full_texts_speak_of_the_same_figures() -> None:
    """Both come from the same ops: a number on the face is a number of the sentence."""
    for name, card in CARDS.items():
        short = " ".join(SPOKEN["en"].tell(message) for message in short_messages(name, card))
        full = " ".join(SPOKEN["en"].tell(message) for message in card_messages(name, card))
        full = full.replace("a card", "1 card").replace("twice", "2")
        one = {"1"}  # "a unit", "one of your buildings"
        assert set(re.findall(r"\d+", short)) - one <= set(re.findall(r"\d+", full)), name


def test_the_families_of_messages_are_all_said_and_nothing_else() -> None:
    """What `tests/test_words.py` leaves to us: messages of texts are all used, in all languages."""
    spoken: set[str] = set()
    for op in variations():
        for card in bearers(op):
            told = card_messages("some_card", card) + short_messages("some_card", card)
            spoken |= {key for message in told for key in keys(message)}
    for name, card in CARDS.items():
        told = card_messages(name, card) + short_messages(name, card)
        spoken |= {key for message in told for key in keys(message)}
    for language in LANGUAGES:
        source = (plugin.locale / language / "brass_empire_cards.ftl").read_text(encoding="utf-8")
        entries = FluentParser().parse(source).body
        written = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
        names = {f"card-{name}".replace("_", "-") for name in CARDS}
        lists = {key for key in written if key.startswith(("text-group-", "text-fact-"))}
        rare = {"text-clause-demolish", "text-clause-destroyed", "text-own-name"}
        said = {k for k in spoken if k.startswith(("text-", "short-"))}
        assert written == names | lists | rare | said


def keys(message: Message) -> Iterator[str]:
    yield message.key
    for value in message.args.values():
        if isinstance(value, Message):
            yield from keys(value)
        elif isinstance(value, tuple):
            for part in value:
                yield from keys(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_all_different(language: str) -> None:
    names = [SPOKEN[language].tell(name_message(n, card)) for n, card in CARDS.items()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_ones_own_has_the_name_it_brings(language: str) -> None:
    card = Card("neutral", "employee", 1, name=Name(en="Cook", fr="Cuisinier", de="Koch"))
    assert SPOKEN[language].tell(name_message("cook", card)) == getattr(card.name, language)


WORDINGS = [
    ("ramming_pilot", "Price: destroy one of your units. Then: destroy an opponent"),
    ("blackout_agent", "If an opponent has a unit, gain 1 Labor."),
    ("freight_broker", "You may exchange 2 Labor for 1 Brass, up to twice."),
    ("conductor_terminal", "Each turn: you may exchange 2 Labor for 1 Brass, up to twice."),
    ("battery_turbine", "for each of them, gain 1 Construction; then gain 1 Construction."),
    ("track_surveyor", "at least 2 face-up buildings (the Mining Platform counts), gain 1 Brass."),
    ("capacitor_bank", "for each of them, gain 1 Labor; then gain 1 Labor."),
    ("case_analyst", "Draw a card; do this twice if you played at least 3 other cards this turn."),
    ("archive_keeper", "under its deck and refill the row (do this twice)."),
    ("railcar_thief", "steal 1 Brass from an opponent of your choice."),
    ("passenger_station", "if you played a Frontier card this turn, gain 1 Brass."),
    ("bennett_ironside", "when one of your units mines: gain 1 Brass."),
    ("hired_sentinel", "gain 1 Brass for each opponent with more Brass than you (at most 3)."),
    ("drill_sergeant", "Let one of your units act this turn, even if it has just arrived"),
    ("orville_threepwood", "a total cost (Labor plus Construction) of 4 or less"),
]


SHORT = [
    ("ramming_pilot", "either lose a unit: destroy an enemy unit, or +1[labor], your unit"),
    ("capacitor_bank", "either store 2[charge], or use [charge]: +1[labor] each and once more"),
    ("efficiency_auditor", "see top [card], may dismiss"),
    ("clockwork_apprentice", "after 3 cards: draw 1[card], else +1[labor]"),
    ("volt_militia", "+1[labor], twice if a rival is richer"),
]


@pytest.mark.parametrize(("card", "says"), SHORT)
def test_short_texts_that_misled(card: str, says: str) -> None:
    told = " / ".join(SPOKEN["en"].tell(line) for line in short_messages(card, CARDS[card]))
    assert says in told


@pytest.mark.parametrize(("card", "says"), WORDINGS)
def test_texts_that_readers_stumbled_over(card: str, says: str) -> None:
    told = " ".join(SPOKEN["en"].tell(message) for message in card_messages(card, CARDS[card]))
    assert says in told
