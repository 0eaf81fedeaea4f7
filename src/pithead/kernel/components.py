"""What every game's component files share: reading TOML, naming faults, writing, the digest.

A game declares the shape of its files as msgspec structs. Whatever is wrong with a file becomes one
`Fault` with a place and a code, which the game's loader turns into a `ComponentError`.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from types import UnionType
from typing import Annotated, Any, Final, Literal, NoReturn, TypeVar, Union, get_args, get_origin

import msgspec

from pithead.kernel.contract import ComponentError

Source = Literal["rulebook", "publisher", "reconstructed"]
Shape = TypeVar("Shape")


class Fault(Exception):
    """A fault found in the data; the loader knows which file it came from."""

    def __init__(self, place: str, code: str, **params: str | int) -> None:
        super().__init__(place, code)
        self.place = place
        self.code = code
        self.params = params


def printable(text: str) -> str:
    """Foreign text fit for one line of an error; an empty name is shown as the file writes it."""
    if not text:
        return '""'
    shown = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text[:200])
    return shown if len(text) <= 200 else f"{shown}…"


def check_range(value: int, low: int, high: int, place: str) -> None:
    if not low <= value <= high:
        raise Fault(place, "out-of-range", low=low, high=high)


# ---------------------------------------------------------------------------------- reading a file


def read(path: Path) -> str:
    file = printable(str(path))
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise ComponentError(file, "", "missing-file") from None
    except (OSError, ValueError):  # ValueError: a path with a null character
        raise ComponentError(file, "", "unreadable-file") from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentError(file, str(line), "not-utf8") from None


def parse_toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        spot = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        line = int(spot[1]) if spot else len(text.splitlines()) or 1
        place = f"{line}:{spot[2]}" if spot else str(line)
        raise ComponentError(file, place, "syntax") from None
    except (ValueError, RecursionError):
        # Python's limits, not TOML's: thousands of digits, or brackets within brackets without end.
        spot = re.search(r"[0-9_]{1000}|([\[{][^\[\]{}]*){50}", text)
        line = text.count("\n", 0, spot.start()) + 1 if spot else 1
        raise ComponentError(file, str(line), "unreadable-value") from None


def read_files(folder: Path, names: Iterable[str]) -> tuple[dict[str, Any], dict[str, str]]:
    """The data of several files as one table, and which file each entry of it comes from."""
    raw: dict[str, Any] = {}
    files: dict[str, str] = {}
    for name in names:
        entries = parse_toml(read(folder / name), name)
        raw.update(entries)
        files.update(dict.fromkeys(entries, name))
    return raw, files


@contextmanager
def faults_of(files: Mapping[str, str]) -> Iterator[None]:
    """A fault found within becomes a ComponentError of the file that its entry comes from."""
    try:
        yield
    except Fault as fault:
        entry = re.split(r"[.\[]", fault.place)[0]
        file = files.get(entry) or next(iter(files.values()))
        raise ComponentError(file, fault.place, fault.code, **fault.params) from None


def open_set(
    components: str | Path | dict[str, object] | None,
    load: Callable[[str | Path | None], Shape],
    from_data: Callable[[dict[str, Any], str], Shape],
) -> tuple[Shape, bool]:
    """The built-in set, that of a file, or that stored with a game; and whether it is one's own."""
    if isinstance(components, dict):
        return from_data(components, "component_set"), True
    return load(components), components is not None


# ------------------------------------------------------------------------------------ the shape

# What msgspec says, as one pattern for each of our codes. The words are pinned by tests.
_TYPE_FAULTS: Final = (
    (re.compile(r"Object contains unknown field `(?P<field>.*)`", re.S), "unknown-field"),
    (re.compile(r"Object missing required field `(?P<field>.*)`", re.S), "missing-field"),
    (re.compile(r"Expected `(?P<expected>\w+)[\w |]*`, got `(?P<found>\w+)`"), "wrong-type"),
    (re.compile(r"Expected `int` [<>]= -?\d+"), "out-of-range"),
    (re.compile(r"Invalid (enum )?value .*", re.S), "unknown-word"),
)


# What msgspec knows of a shape it works out when the shape is first used; two threads that do so at
# once end the process.
_CONVERTING: Final = Lock()


def typed(raw: Any, shape: type[Shape], place: str = "") -> Shape:
    """Raw data in its shape; `place` is where it stands in the file."""
    try:
        with _CONVERTING:
            return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        what, _, path = str(error).rpartition(" - at `$")
        steps = re.findall(r"\.(\w+)|\[(\d+|\.{3})\]", path) if what else []
        _raise_type_fault(what or str(error), steps, raw, shape, place)


def _raise_type_fault(
    what: str, steps: list[tuple[str, str]], raw: Any, shape: Any, place: str
) -> NoReturn:
    matches = ((code, pattern.fullmatch(what)) for pattern, code in _TYPE_FAULTS)
    code, match = next(((code, match) for code, match in matches if match), ("wrong-value", None))
    groups = match.groupdict() if match else {}
    params: dict[str, str | int] = {name: printable(text) for name, text in groups.items()}
    value = raw
    for name, index in steps:
        if index.isdigit():
            shape, value = _shape_within(shape, value, ""), value[int(index)]
            place += f"[{entry_name(value, int(index))}]"
            continue
        # msgspec does not say which entry of a table it means.
        field = _misfit(value, get_args(shape)[1]) if index else name
        shape, value = _shape_within(shape, value, field or "?"), value[field]
        place += f".{printable(field)}"
    if "field" in params:
        place += f".{params['field']}"
    if code == "unknown-word":
        params = {"value": printable(str(value)), "allowed": ", ".join(_words(shape))}
    elif code == "out-of-range":
        params = _bounds(shape)
    raise Fault(place.lstrip("."), code, **params)


def _misfit(table: dict[str, Any], shape: Any) -> str:
    """The first entry of a table that is not of the shape."""
    for name, value in table.items():
        try:
            msgspec.convert(value, shape)
        except msgspec.ValidationError:
            return name
    raise AssertionError(f"every entry is a {shape}")


def entry_name(entry: Any, index: int) -> str:
    """An entry is named by its id; one without a proper id by its position, counted from 1."""
    name = entry.get("id") if isinstance(entry, dict) else None
    if isinstance(name, str) and re.fullmatch(r"[\w.-]{1,20}", name):
        return name
    return f"#{index + 1}"


def _parts(shape: Any) -> Iterator[Any]:
    """The single types of a union; any other type by itself."""
    if get_origin(shape) in (Union, UnionType):
        for part in get_args(shape):
            yield from _parts(part)
    else:
        yield shape


def _shape_within(shape: Any, value: Any, name: str) -> Any:
    """The declared type of a field, or of a list's entries; of tagged structs the one in `value`.

    A tag's own field has the union it chooses from.
    """
    for part in _parts(shape):
        origin = get_origin(part)
        if not name and origin in (tuple, list):
            return get_args(part)[0]
        if name and origin is dict:
            return get_args(part)[1]
        if name and isinstance(part, type) and issubclass(part, msgspec.Struct):
            config = part.__struct_config__
            if config.tag_field == name:
                return shape
            if config.tag is None or value.get(config.tag_field) == config.tag:
                fields = {field.encode_name: field.name for field in msgspec.structs.fields(part)}
                return typing.get_type_hints(part, include_extras=True)[fields[name]]
    return Any


def _words(shape: Any) -> Iterator[str]:
    """The words that may stand where the shape does: those of a literal, or the tags of structs."""
    for part in _parts(shape):
        if get_origin(part) is Literal:
            yield from get_args(part)
        elif isinstance(part, type) and issubclass(part, msgspec.Struct):
            yield str(part.__struct_config__.tag)


def _bounds(shape: Any) -> dict[str, str | int]:
    for part in _parts(shape):
        if get_origin(part) is Annotated:
            limits = part.__metadata__[0]
            return {"low": limits.ge, "high": limits.le}
    raise AssertionError(f"{shape} has no bounds")


# ------------------------------------------------------------------------------------- writing


def plain(content: object) -> dict[str, Any]:
    """Structs as plain data, which a stored game carries along."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(content))
    return data


def digest(data: dict[str, Any]) -> str:
    """SHA-256 of what matters to play: comments and source marks do not change it."""
    text = json.dumps(_without_sources(data), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _without_sources(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_sources(value) for key, value in data.items() if key != "source"}
    if isinstance(data, list):
        return [_without_sources(value) for value in data]
    return data


def write_toml(data: dict[str, Any]) -> str:
    """One TOML file with everything in it, an entry a line; reading it gives the same data."""
    lines: list[str] = []
    for section, content in data.items():
        lines += _section(section, content)
    return "\n".join(lines[1:]) + "\n"


def _section(name: str, content: Any) -> Iterator[str]:
    if all(_is_group(value) for value in content.values()):
        for key, value in content.items():
            yield from _section(f"{name}.{key}", value)
        return
    yield ""
    yield f"[{name}]"
    for key, value in content.items():
        if _is_table_list(value):
            yield f"{key} = ["
            yield from (f"  {_value(entry)}," for entry in value)
            yield "]"
        else:
            yield f"{key} = {_value(value)}"


def _is_group(value: Any) -> bool:
    """A table that only holds tables: it becomes a heading of its own."""
    return isinstance(value, dict) and all(isinstance(entry, dict) for entry in value.values())


def _is_table_list(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(entry, dict) for entry in value)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(entry) for entry in value) + "]"
    # JSON's escapes are TOML's, too.
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)
