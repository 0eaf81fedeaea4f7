"""`pithead new-game`: a package with a small game that passes the test kit, to start from."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

import pithead
from pithead.cli.common import CommandError
from pithead.kernel.plugin import CONTRACT
from pithead.words import Words, slug

SKELETON = Path(__file__).parent / "skeleton"
SUFFIX = ".in"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def run(chosen: Namespace, words: Words) -> int:
    name = chosen.name
    if not NAME.fullmatch(name) or name in pithead.game_names():
        raise CommandError("error-new-game", name=name)
    folder = Path(name)
    if folder.exists():
        raise CommandError("error-export-exists", file=name)
    try:
        write(folder, name)
    except OSError:
        raise CommandError("error-write", file=name) from None
    print(words.say("new-game-written", folder=f"{folder}/", name=name))
    return 0


def write(folder: Path, name: str) -> None:
    title = name.replace("_", " ").title()
    for file in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        place = str(file.relative_to(SKELETON)).removesuffix(SUFFIX)
        target = folder / place.replace("@name@", name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8")
        for mark, word in (
            ("@name@", name),
            ("@slug@", slug(name)),
            ("@title@", title),
            ("@class@", title.replace(" ", "")),
            ("@PREFIX@", name[:2].upper()),
            ("@contract@", str(CONTRACT)),
        ):
            text = text.replace(mark, word)
        target.write_text(text, encoding="utf-8")
