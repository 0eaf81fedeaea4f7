"""Messages: what is said, in no language yet."""

from __future__ import annotations

import json

import msgspec
import pytest

import pithead
from pithead.kernel.contract import Message, Refusal
from pithead.words import Words

GAME = pithead.game("rockwell")
INNER = Message("name-zinc", {})


def test_a_message_is_plain_data() -> None:
    message = Message("outer", {"n": 3, "none": None, "what": INNER, "lines": (INNER, INNER)})
    zinc = {"key": "name-zinc", "args": {}}
    data = json.loads(msgspec.json.encode(message))
    assert data["args"] == {"n": 3, "none": None, "what": zinc, "lines": [zinc, zinc]}


def test_a_message_inside_another_is_its_text() -> None:
    told = Message("option-value", {"option": INNER, "value": Message("option-number", {"n": 3})})
    assert Words("de").tell(told) == "Zink 3"


def test_a_tuple_of_messages_is_sentences() -> None:
    sentences = (Message("option-yes", {}), Message("option-no", {}))
    told = Message("detail-brass-empire-text", {"name": "X", "text": sentences})
    assert Words("en").tell(told) == "X: Yes. No."


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("open_stock", True, "open stock"),
        ("open_stock", False, "open stock no"),
        ("edition", "fr", "edition French"),
    ],
)
def test_an_option_is_said_with_its_value(name: str, value: str | bool, said: str) -> None:
    assert Words("en").tell(GAME.tell_option(name, value)) == said


def test_a_refusal_is_why_not_and_what_would_help() -> None:
    refusal = Refusal("bid-exceeds", "RW-AUC-1", {"have": 1}, "bid-exceeds")
    why, remedy = GAME.tell_refusal(refusal)
    assert (why.key, remedy.key) == ("refusal-bid-exceeds", "remedy-bid-exceeds")
    assert why.args == remedy.args == {"have": 1}
