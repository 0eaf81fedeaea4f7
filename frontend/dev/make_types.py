"""The shapes of `pithead.tables.messages` as TypeScript: frontend/src/lib/schema.ts (`make types`).

With --check nothing is written; it fails when the file is not what it would be.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from pithead.tables import messages

ROOT = Path(__file__).resolve().parents[2]
FRONTEND = ROOT / "frontend"
TYPES = FRONTEND / "src" / "lib" / "schema.ts"
UNIONS = {"FromTable": messages.FromTable, "Command": messages.Command}


def main(arguments: list[str]) -> str | None:
    written = typescript(shapes())
    if "--check" not in arguments:
        TYPES.write_text(written, encoding="utf-8")
    elif TYPES.read_text(encoding="utf-8") != written:
        return "frontend/src/lib/schema.ts is not what the messages are now: run 'make types'."
    return None


def shapes() -> dict[str, Any]:
    """An OpenAPI description without paths: the page needs the shapes only."""
    reference = "#/components/schemas/{name}"
    structs = [kind for kind in vars(messages).values() if _is_shape(kind)]
    told, found = msgspec.json.schema_components(
        [*UNIONS.values(), *structs], ref_template=reference
    )
    found.update(zip(UNIONS, told, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pithead", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(found.items()))},
    }


def _is_shape(kind: object) -> bool:
    own = getattr(kind, "__module__", "") == messages.__name__
    return own and isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def typescript(described: dict[str, Any]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "schema.json"), Path(folder, "schema.ts")
        source.write_text(json.dumps(described), encoding="utf-8")
        npm = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "exec", "--"]
        tool = ["openapi-typescript", str(source), "-o", str(target), "--empty-objects-unknown"]
        subprocess.run([*npm, *tool], check=True, capture_output=True)
        return target.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
