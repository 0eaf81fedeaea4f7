"""Python's shapes as TypeScript (`make types`).

The messages of `pithead.tables.messages` become frontend/src/lib/schema.ts; what a game with a
board of its own declares in `people/schema.py` becomes schema.ts in the board's folder. With
--check nothing is written; it fails when a file is not what it would be.
"""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, is_typeddict

import msgspec

from pithead.tables import messages

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "frontend" / "src"
UNIONS = {"FromTable": messages.FromTable, "Command": messages.Command}


def main(arguments: list[str]) -> str | None:
    files = {SOURCES / "lib" / "schema.ts": typescript(shapes())}
    for folder in sorted(path.parent for path in SOURCES.glob("games/*/index.ts")):
        files[folder / "schema.ts"] = typescript(
            game_shapes(folder.name), "--root-types", "--root-types-no-schema-prefix"
        )
    for path, written in files.items():
        if "--check" not in arguments:
            path.write_text(written, encoding="utf-8")
        elif not path.is_file() or path.read_text(encoding="utf-8") != written:
            return f"{path.relative_to(ROOT)} is not what the sources say now: run 'make types'."
    return None


def shapes() -> dict[str, Any]:
    structs = [kind for kind in vars(messages).values() if _is_shape(kind)]
    told, found = _described([*UNIONS.values(), *structs])
    found.update(zip(UNIONS, told, strict=False))
    return _openapi(found)


def game_shapes(game: str) -> dict[str, Any]:
    schema = importlib.import_module(f"pithead.games.{game}.people.schema")
    return _openapi(_described([kind for kind in vars(schema).values() if is_typeddict(kind)])[1])


def _described(types: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    described, found = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    return list(described), found


def _openapi(found: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI description without paths: the page needs the shapes only."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pithead", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(found.items()))},
    }


def _is_shape(kind: object) -> bool:
    own = getattr(kind, "__module__", "") == messages.__name__
    return own and isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def typescript(described: dict[str, Any], *options: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "schema.json"), Path(folder, "schema.ts")
        source.write_text(json.dumps(described), encoding="utf-8")
        npm = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "exec", "--"]
        tool = ["openapi-typescript", str(source), "-o", str(target), "--empty-objects-unknown"]
        subprocess.run([*npm, *tool, *options], check=True, capture_output=True)
        return target.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
