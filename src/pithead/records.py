"""Stored games as tables of games, seats, decisions and events.

    from pithead import records
    for row in records.rows("games.jsonl", "decisions"):
        print(row["seat"], row["action"])
    frame = records.to_pandas("games.jsonl", "events")     # or to_polars
    records.export("games.jsonl", "tables", kind="parquet")
    steps = records.trajectories("games.jsonl")            # arrays, for learning from games

A source is a stored game (`game.json`), a file of many with a line each (`games.jsonl`, as `pithead
simulate --save` writes it), a folder of both, or a list of these. Every game is played again, so a
table never holds what the rules do not allow; games are read one after the other, however many
there are. The columns are in docs/data.md.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pithead
from pithead.kernel import record as stored
from pithead.kernel.contract import ComponentError
from pithead.kernel.parts import MissingPart, need
from pithead.kernel.record import Record, RecordError
from pithead.kernel.state import returns

if TYPE_CHECKING:
    from pithead.kernel.contract import Decision
    from pithead.kernel.game import Game
    from pithead.kernel.match import Match
    from pithead.kernel.state import State

Row = dict[str, Any]
Source = str | Path | Sequence[str | Path]
LINES: Final = ".jsonl"
KINDS: Final = ("csv", "parquet")

COLUMNS: Final[dict[str, dict[str, type]]] = {
    "games": {
        "record": str,
        "game": str,
        "rules": str,
        "components": str,
        "seats": int,
        "options": str,
        "seed": str,
        "run": str,
        "number": int,
        "decisions": int,
        "turns": int,
        "over": bool,
        "log_digest": str,
    },
    "seats": {
        "record": str,
        "seat": int,
        "player": str,
        "score": int,
        "place": int,
        "returns": float,
    },
    "decisions": {
        "record": str,
        "entry": int,
        "seat": int,
        "turn": int,
        "kind": str,
        "rule": str,
        "sealed": bool,
        "verb": str,
        "action": str,
    },
    "events": {
        "record": str,
        "entry": int,
        "event": int,
        "kind": str,
        "cause": str,
        "seat": int,
        "audience": str,
        "args": str,
    },
}
"""The tables and the types of their columns; docs/data.md says what they mean."""

PANDAS: Final = {int: "Int64", float: "float64", bool: "boolean", str: "string"}


def read(source: Source) -> Iterator[Record]:
    """The records of a source, one after the other; RecordError names the place that is broken."""
    if not isinstance(source, str | Path | Iterable):
        raise TypeError(f"stored games are in a file, a folder or a list of these, not {source!r}")
    for path in [source] if isinstance(source, str | Path) else source:
        for file in _files(Path(path)):
            if file.suffix == LINES:
                yield from _read_lines(file)
            else:
                yield stored.read(file)


def tables(record: Record, names: Iterable[str] = tuple(COLUMNS)) -> dict[str, list[Row]]:
    """The rows of one record, by table. The game is played again to find them."""
    wanted = list(names)
    for name in wanted:
        _columns(name)
    match, decisions, events = _played_again(record)
    made: dict[str, Callable[[], list[Row]]] = {
        "games": lambda: [_game_row(record, match)],
        "seats": lambda: _seat_rows(record, match),
        "decisions": lambda: decisions,
        "events": lambda: events,
    }
    return {name: made[name]() for name in wanted}


def rows(source: Source, table: str) -> Iterator[Row]:
    """The rows of one table, game after game."""
    _columns(table)
    for record in read(source):
        yield from tables(record, [table])[table]


def to_pandas(source: Source, table: str) -> Any:
    """A table as a pandas DataFrame."""
    _need("pandas")
    import pandas

    frame = pandas.DataFrame(list(rows(source, table)), columns=list(_columns(table)))
    return frame.astype({name: PANDAS[kind] for name, kind in _columns(table).items()})


def to_polars(source: Source, table: str) -> Any:
    """A table as a polars DataFrame."""
    _need("polars")
    import polars

    return polars.DataFrame(list(rows(source, table)), schema=_columns(table))


def export(
    source: Source,
    folder: str | Path,
    names: Sequence[str] = tuple(COLUMNS),
    kind: str = "csv",
    progress: Callable[[int], bool] | None = None,
) -> int:
    """Write tables into a folder, `games.csv` and so on; the answer is the number of games.

    Rows are written as the games are read. `progress` is called with the number of games done after
    each one; if it answers False, the export ends there, with what is written so far.
    """
    if isinstance(names, str):
        raise ValueError(f"give a list of tables, not the text {names!r}")
    for name in names:
        _columns(name)
    if kind not in KINDS:
        raise ValueError(f"tables are written as {' or '.join(KINDS)}, not as {kind!r}")
    if kind == "parquet" and find_spec("polars") is None:
        _need("pandas")
        _need("pyarrow")
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    done = _write_csv(source, target, names, progress)
    if kind == "parquet":
        for name in names:
            _to_parquet(target / f"{name}.csv", name)
    return done


def trajectories(source: Source) -> dict[str, Any]:
    """Every step of finished games as NumPy arrays, an entry a step, game after game.

    `observation` and `mask` (packed, eight steps in a byte) are what the seat that decided saw;
    `step`, `seat`, `ply`, `episode` (the number of the game, from 0) and `returns` (what the game
    was worth to that seat) go with them. Games that were not finished are left out.

    All must be of one game, component set and number of seats, or observations would differ.
    """
    need("learn", "numpy")
    import numpy as np

    kinds: dict[tuple[str, str, int], str] = {}
    games: list[dict[str, Any]] = []
    for record in read(source):
        kinds.setdefault((record.game, record.components, record.seats), record.file)
        if len(kinds) > 1:
            files = " and ".join(kinds.values())
            raise ValueError(f"{files} differ in game, components or number of seats")
        match = stored.replay(record, game_of(record))
        if match.over:
            games.append(_steps(stored.begin(record, match.game).state, match, len(games)))
    if not games:
        raise ValueError(f"there is no finished game in {source}")
    return {name: np.concatenate([each[name] for each in games]) for name in games[0]}


def _steps(state: State, match: Match, episode: int) -> dict[str, Any]:
    """The steps of one match, which are taken again from its first state."""
    import numpy as np

    game = match.game
    seen, masks, taken = bytearray(), bytearray(), []
    for seat, action in match.log:
        for step in game.encode(action):
            mask = bytearray(game.width)
            for legal in state.legal_steps(seat):
                mask[legal] = 1
            seen += game.observe(state, seat)
            masks += mask
            taken.append((seat, step))
            state.apply_step(seat, step)
    count = len(taken)
    seats, steps = np.array(taken).T
    return {
        "observation": np.frombuffer(seen, np.uint8).reshape(count, -1),
        "mask": np.packbits(np.frombuffer(masks, np.uint8).reshape(count, -1), axis=1),
        "step": steps.astype(np.uint16),
        "seat": seats,
        "ply": np.arange(count),
        "episode": np.full(count, episode),
        "returns": np.array(match.returns(), np.float32)[seats],
    }


def _write_csv(
    source: Source,
    folder: Path,
    names: Sequence[str],
    progress: Callable[[int], bool] | None,
) -> int:
    done = 0
    with ExitStack() as stack:
        writers: dict[str, Any] = {}
        for name in names:
            path = folder / f"{name}.csv"
            file = stack.enter_context(path.open("w", encoding="utf-8", newline=""))
            writers[name] = csv.DictWriter(file, list(_columns(name)))
            writers[name].writeheader()
        for record in read(source):
            for name, found in tables(record, names).items():
                writers[name].writerows(map(_plain, found))
            done += 1
            if progress is not None and not progress(done):
                break
    return done


def _plain(row: Row) -> Row:
    """A row for CSV: truth values as other programs write them."""
    return {
        name: str(cell).lower() if isinstance(cell, bool) else cell for name, cell in row.items()
    }


def _to_parquet(path: Path, table: str) -> None:
    """Turn a CSV file into a Parquet file beside it."""
    target = path.with_suffix(".parquet")
    if find_spec("polars") is not None:
        import polars

        kinds = {int: polars.Int64, float: polars.Float64, bool: polars.Boolean, str: polars.String}
        types = {name: kinds[kind] for name, kind in _columns(table).items()}
        polars.scan_csv(path, schema=types).sink_parquet(target)
    else:
        import pandas

        named = {name: PANDAS[kind] for name, kind in _columns(table).items()}
        pandas.read_csv(path, dtype=named).to_parquet(target)
    path.unlink()


def _need(module: str) -> None:
    if find_spec(module) is None:
        raise MissingPart("data", module)


def _columns(table: str) -> dict[str, type]:
    if table not in COLUMNS:
        raise ValueError(f"there is no table {table!r}; there are: {', '.join(COLUMNS)}")
    return COLUMNS[table]


# --- reading --------------------------------------------------------------------------------------


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    found = [file for file in path.iterdir() if file.suffix in (".json", LINES)]
    return sorted(found)


def _read_lines(file: Path) -> Iterator[Record]:
    try:
        with file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, start=1):
                if line.strip():
                    yield stored.parse(_data(line, file, number), f"{file}:{number}")
    except OSError as error:
        reason = error.strerror or ""
        raise RecordError(str(file), "file", "record-unreadable", {"reason": reason}) from None
    except UnicodeDecodeError:
        raise RecordError(str(file), "file", "record-not-utf8", {}) from None


def _data(line: str, file: Path, number: int) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        where = {"line": number, "column": 1}
        raise RecordError(str(file), f"line {number}", "record-not-json", {**where}) from None


@cache
def _shared_game(name: str) -> Game:
    return pithead.game(name)


def game_of(record: Record) -> Game:
    """The game a record was played with, its own components included."""
    if not isinstance(record, Record):
        raise TypeError(f"a stored game comes from records.read, not {record!r}")
    own = record.component_set
    try:
        if isinstance(own, dict):
            return pithead.game(record.game, own)
        return _shared_game(record.game)
    except (pithead.UnknownGame, ComponentError) as error:
        why = {"name": record.game, "reason": str(error)}
        raise RecordError(record.file, "game", "record-game", {**why}) from None


# --- rows -----------------------------------------------------------------------------------------


def _played_again(record: Record) -> tuple[Match, list[Row], list[Row]]:
    """The match at its end, with the rows of its decisions and events."""
    game = game_of(record)
    decisions: list[Row] = []
    events: list[Row] = []
    begun = stored.begin(record, game)
    before, turn = begun.state.pending, game.turns(begun.state)

    def each(match: Match, entry: int) -> None:
        nonlocal before, turn
        decisions.append(_decision_row(record, entry, before, turn))
        for event in match.events[len(events) :]:
            audience = "" if event.audience is None else " ".join(map(str, event.audience))
            events.append(
                {
                    "record": record.file,
                    "entry": entry,
                    "event": len(events),
                    "kind": event.kind,
                    "cause": event.cause,
                    "seat": event.args.get("seat"),
                    "audience": audience,
                    "args": json.dumps(event.args, ensure_ascii=False),
                }
            )
        before, turn = match.state.pending, game.turns(match.state)

    return stored.replay(record, game, each=each), decisions, events


def _decision_row(record: Record, entry: int, asked: Decision | None, turn: int) -> Row:
    seat, text = record.log[entry]
    return {
        "record": record.file,
        "entry": entry,
        "seat": seat,
        "turn": turn,
        "kind": asked.kind if asked else None,
        "rule": asked.rule if asked else None,
        "sealed": asked.sealed if asked else None,
        "verb": text.split()[0],
        "action": text,
    }


def _game_row(record: Record, match: Match) -> Row:
    return {
        "record": record.file,
        "game": record.game,
        "rules": record.rules,
        "components": record.components,
        "seats": record.seats,
        "options": json.dumps(match.options),
        "seed": record.seed.hex(),
        "run": record.data.get("run"),
        "number": record.data.get("number"),
        "decisions": len(record.log),
        "turns": match.game.turns(match.state),
        "over": match.over,
        "log_digest": match.digest(),
    }


def _seat_rows(record: Record, match: Match) -> list[Row]:
    players = record.data.get("players")
    named = players if isinstance(players, list) else [None] * record.seats
    ended = match.over
    places = {seat: at for at, seats in enumerate(match.ranking, start=1) for seat in seats}
    worth = returns(match.ranking, record.seats) if ended else [None] * record.seats
    return [
        {
            "record": record.file,
            "seat": seat,
            "player": named[seat] if seat < len(named) else None,
            "score": match.scores[seat],
            "place": places.get(seat) if ended else None,
            "returns": worth[seat],
        }
        for seat in range(record.seats)
    ]
