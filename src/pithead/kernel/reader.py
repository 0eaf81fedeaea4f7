"""Reading a state back from plain data: each field of the right kind, or an error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class LoadError(ValueError):
    """Data that is no state of the game: the place in it, and why."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place


class Reader:
    """Takes fields out of data; its errors name the place of what does not fit."""

    def __init__(self, data: object, place: str) -> None:
        if not isinstance(data, dict):
            raise LoadError(place, "must be a table")
        self.data = data
        self.place = place
        self._asked: set[str] = set()
        self._figures: tuple[str, ...] = ()
        self._below: dict[str, list[Reader]] = {}

    def fail(self, key: str, reason: str) -> LoadError:
        return LoadError(f"{self.place}.{key}".lstrip("."), reason)

    def get(self, key: str) -> object:
        self._asked.add(key)
        if key not in self.data:
            raise self.fail(key, "is missing")
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(key, f"must be a number from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if type(value) is not bool:
            raise self.fail(key, "must be true or false")
        return value

    def word(self, key: str, words: Mapping[str, int]) -> int:
        value = self.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.fail(key, f"knows no {value!r}")
        return words[value]

    def listed(self, key: str) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fail(key, "must be a list")
        return value

    def several(self, key: str, words: Mapping[str, int]) -> list[int]:
        """Words out of a fixed list, the same one as often as it likes."""
        found: list[int] = []
        for value in self.listed(key):
            if not isinstance(value, str) or value not in words:
                raise self.fail(key, f"knows no {value!r}")
            found.append(words[value])
        return found

    def words(self, key: str, words: Mapping[str, int]) -> list[int]:
        """Words out of a fixed list, each at most once."""
        found = self.several(key, words)
        for place, value in enumerate(found):
            if value in found[:place]:
                raise self.fail(key, f"has {self.listed(key)[place]!r} twice")
        return found

    def below(self, key: str) -> Reader:
        """The table under this key; the same reader however often one asks."""
        if key not in self._below:
            self._below[key] = [Reader(self.get(key), f"{self.place}.{key}".lstrip("."))]
        return self._below[key][0]

    def tables(self, key: str) -> list[Reader]:
        """A list of tables."""
        if key not in self._below:
            place = f"{self.place}.{key}".lstrip(".")
            rows = [Reader(entry, f"{place}[{i}]") for i, entry in enumerate(self.listed(key))]
            self._below[key] = rows
        return self._below[key]

    def figures(self, *keys: str) -> None:
        """These may be there: they follow from the rest, see `refuse_wrong`."""
        self._figures = keys
        self._asked.update(keys)

    def has_figures(self) -> bool:
        """Whether any of them is there."""
        below = [reader for readers in self._below.values() for reader in readers]
        return any(key in self.data for key in self._figures) or any(r.has_figures() for r in below)

    def refuse_wrong(self, whole: Mapping[str, Any]) -> None:
        """LoadError for the first figure that is not as in the whole picture."""
        for key in self._figures:
            if key in self.data and self.data[key] != whole[key]:
                raise self.fail(key, f"must be {whole[key]}, which follows from the rest")
        for key, readers in self._below.items():
            rows = whole[key] if isinstance(whole[key], list) else [whole[key]]
            for reader, row in zip(readers, rows):
                if isinstance(row, Mapping):
                    reader.refuse_wrong(row)

    def refuse_unread(self) -> None:
        """LoadError for the first key that was not read: misspelt, or of another game."""
        for key in self.data:
            if key not in self._asked:
                raise self.fail(str(key), "is not known here")
        for readers in self._below.values():
            for reader in readers:
                reader.refuse_unread()


def index(names: Sequence[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}
