"""Pieces of a long piece of work that are done, so that it can be stopped and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

Piece = TypeVar("Piece")


class Kept(Generic[Piece]):
    """Pieces by number, with a file of them if one is wanted: a line each under a heading."""

    def __init__(self, path: Path | None, heading: str, shape: Any) -> None:
        self.path = path
        self.heading = heading
        self.pieces: dict[int, Piece] = {}
        if path is not None:
            self._read(path, shape)

    def _read(self, path: Path, shape: Any) -> None:
        """Take over what has the same heading, up to a line that is damaged or was cut off."""
        try:
            lines = path.read_bytes().split(b"\n")
        except FileNotFoundError:
            lines = [b""]
        kept = [self.heading.encode()]
        for line in lines[1:-1] if lines[0] == kept[0] else []:
            try:
                number, piece = msgspec.json.decode(line, type=tuple[int, shape])
            except msgspec.MsgspecError:
                break
            self.pieces[number] = piece
            kept.append(line)
        path.write_bytes(b"".join(line + b"\n" for line in kept))

    def add(self, number: int, piece: Piece) -> None:
        self.pieces[number] = piece
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode((number, piece)) + b"\n")
