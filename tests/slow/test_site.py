"""The documentation as a site: built from the pinned tools, whole, and from nowhere else."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from .environments import ROOT, Environment, environment
from .test_installs import DEFAULT

LOADED = re.compile(r'<(?:script|link|img)[^>]*(?:src|href)="((?:https?:)?//[^"]+)"')


def test_the_site_is_whole_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    made = Environment(tmp_path / "env", DEFAULT)
    made.pip_install("--no-deps", "--require-hashes", "-r", ROOT / "requirements-docs.txt")
    done = subprocess.run(
        [made.folder / "bin" / "zensical", "build", "--clean", "--strict"],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pages = sorted((ROOT / "build" / "docs").rglob("*.html"))
    assert len(pages) > 20
    assert [LOADED.findall(page.read_text(encoding="utf-8")) for page in pages] == [[]] * len(pages)
    found = json.loads((ROOT / "build" / "docs" / "search.json").read_text(encoding="utf-8"))
    assert any("Plackett-Luce" in item["text"] for item in found["items"])
    api = (ROOT / "build" / "docs" / "api" / "engine.html").read_text(encoding="utf-8")
    assert 'id="pithead.kernel.match.Match.apply"' in api
