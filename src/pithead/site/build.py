"""Build the page that needs no server, as a folder for any static host: `make site`.

It stands in the sources, since Pyodide and the page's tools are there and in no wheel of ours.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from pithead.kernel.plugin import locales
from pithead.provenance import commit_of_checkout
from pithead.tables import games

ROOT = Path(__file__).resolve().parents[3]
FRONTEND = ROOT / "frontend"
PYODIDE = FRONTEND / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
FETCHED = ("pyodide.asm.wasm", "python_stdlib.zip")
"""Of those, what is counted while it comes."""
LEFT_OUT = ("server", "arena", "envs", "cli", "testing", "locale")
DAY_ONE = (1980, 1, 1, 0, 0, 0)
"""The same sources make the same archive."""


def build(out: Path, wheels: Path) -> None:
    # A folder of its own for each build: tests in two processes build side by side.
    with tempfile.TemporaryDirectory() as folder:
        public = Path(folder) / "public"
        shutil.copytree(FRONTEND / "public", public)
        settings = {
            **os.environ,
            "PITHEAD_PAGE": str(out),
            "PITHEAD_PUBLIC": str(public),
            "PITHEAD_SITE": json.dumps(add_parts(public, wheels)),
        }
        command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "run", "--silent", "build"]
        wishes = ["--", "--mode", "site", "--logLevel", "error"]
        subprocess.run([*command, *wishes], env=settings, check=True)
    tell_sizes(out)


# --- the parts of Python ------------------------------------------------------------------------


def add_parts(public: Path, wheels: Path) -> dict[str, object]:
    """What the page's workers fetch, under names that change with the content."""
    python = f"python-{json.loads((PYODIDE / 'package.json').read_text())['version']}/"
    (public / python).mkdir()
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, public / python)
    # The packages that Pyodide offers are not ours to publish: none is used.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    text = json.dumps({"info": lock["info"], "packages": {}})
    (public / python / "pyodide-lock.json").write_text(text, encoding="utf-8")
    archive = add_archive(public, wheels)
    fetched = [*(public / python / name for name in FETCHED), public / archive]
    return {
        "python": python,
        "archive": archive,
        "bytes": sum(path.stat().st_size for path in fetched),
        "locale": add_folder(public, "locale", dict(catalogues())),
        "data": add_folder(public, "data", dict(told_beforehand())),
    }


def add_archive(public: Path, wheels: Path) -> str:
    """Our sources and what they need, in one file."""
    target = public / "pithead.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted({**dict(libraries(wheels)), **dict(sources())}.items()):
            archive.writestr(zipfile.ZipInfo(name, DAY_ONE), content, zipfile.ZIP_DEFLATED, 9)
    name = f"pithead-{_digest(target.read_bytes())}.zip"
    target.rename(public / name)
    return name


def sources() -> Iterator[tuple[str, bytes]]:
    package = ROOT / "src" / "pithead"
    for path in sorted(package.rglob("*")):
        inside = path.relative_to(package)
        skipped = inside.parts[0] in LEFT_OUT or "__pycache__" in inside.parts
        if path.is_file() and not skipped and path.suffix not in (".ftl", ".so"):
            yield f"pithead/{inside.as_posix()}", path.read_bytes()
    commit = commit_of_checkout(ROOT) or ""
    yield "pithead/_build.py", f"COMMIT = {commit!r}\nPLAIN = 'interpreter'\n".encode()


def libraries(wheels: Path) -> Iterator[tuple[str, bytes]]:
    found = sorted(wheels.glob("*.whl"))
    if not found:
        sys.exit(f"There are no wheels in {wheels}: 'make site' fetches them.")
    for wheel in found:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith("/") and not name.split("/")[0].endswith(".dist-info"):
                    yield name, archive.read(name)


# --- what is the same for everybody -------------------------------------------------------------


def catalogues() -> Iterator[tuple[str, bytes]]:
    # Where two have a file of one name, the first is taken, as a server does.
    for folder in reversed(list(locales())):
        for path in sorted(folder.glob("*/*.ftl")):
            yield f"{path.parent.name}/{path.name}", path.read_bytes()


def told_beforehand() -> Iterator[tuple[str, bytes]]:
    """Answers that the home page, rulebooks and lists of lessons need before Python runs."""
    infos = games.infos()
    yield "games.json", msgspec.json.encode(infos)
    for info in infos:
        game = games.game(info.name)
        yield f"games/{info.name}/cards.json", msgspec.json.encode(games.cards(game))
        details = msgspec.json.encode(games.character_details(game))
        yield f"games/{info.name}/characters.json", details
        yield f"games/{info.name}/lessons.json", msgspec.json.encode(games.lesson_infos(game))


def add_folder(public: Path, name: str, files: dict[str, bytes]) -> str:
    digest = _digest(b"\0".join(f"{path}".encode() + files[path] for path in sorted(files)))
    folder = f"{name}-{digest}/"
    for path, content in files.items():
        target = public / folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return folder


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


# --- the folder as a whole ----------------------------------------------------------------------


def tell_sizes(out: Path) -> None:
    """What is fetched, as a host sends it that compresses."""
    groups: dict[str, list[int]] = {}
    for path in out.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            group = path.relative_to(out).parts[0].partition("-")[0]
            packed = min(len(content), len(gzip.compress(content, 9)))
            groups.setdefault(group, []).append(packed)
    width = max(map(len, groups))
    for group, sizes in sorted(groups.items(), key=lambda item: -sum(item[1])):
        print(f"  {group:{width}}  {sum(sizes) / 1000:8,.0f} kB  {len(sizes)} files")
    total = sum(map(sum, groups.values()))
    print(f"{out}: {total / 1e6:.2f} MB compressed in all")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--wheels", type=Path, default=ROOT / "build" / "site-wheels")
    chosen = parser.parse_args()
    build(chosen.out.resolve(), chosen.wheels.resolve())


if __name__ == "__main__":
    main()
