"""Positions that are easy to write: a partial dump on top of a whole one.

    overlay(dump, {"pool": 12, "companies": {"1": {"brass": 3}}})

Tables are changed entry by entry. So is a list that a table with numbers as keys stands for, from
"0" on; any other value takes the old one's place whole.
"""

from __future__ import annotations

from collections.abc import Mapping

from .reader import LoadError


def overlay(dump: object, changes: object, place: str = "") -> object:
    """A copy of the data with these changes; LoadError names an entry that is not there."""
    if not isinstance(changes, Mapping) or not isinstance(dump, (dict, list)):
        return _copy(changes)
    if isinstance(dump, dict):
        merged = {key: _copy(value) for key, value in dump.items()}
        for key, change in changes.items():
            merged[str(key)] = overlay(dump.get(str(key)), change, f"{place}.{key}".lstrip("."))
        return merged
    listed = [_copy(value) for value in dump]
    for key, change in changes.items():
        if not str(key).isdecimal() or int(key) >= len(listed):
            raise LoadError(f"{place}[{key}]", f"is none of its {len(listed)} entries")
        listed[int(key)] = overlay(dump[int(key)], change, f"{place}[{key}]")
    return listed


def _copy(value: object) -> object:
    if isinstance(value, Mapping):
        return {str(key): _copy(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_copy(inner) for inner in value]
    return value
