"""The parts that an installation may lack: what each needs, and the command that brings it.

The package alone has engine, bots and arena. Everything else is an extra of pyproject.toml, so that
you can simulate without installing a web server.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "terminal": ("rich",),
    "learn": ("numpy",),
    "server": ("aiosqlite", "alembic", "litestar", "sqlalchemy", "uvicorn", "websockets"),
    "postgresql": ("asyncpg",),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "puffer": ("pufferlib",),
    "ray": ("ray",),
    "testing": ("hypothesis", "pytest"),
    "data": ("pandas", "polars", "pyarrow"),
}
"""Extras by name, and the modules they bring that our sources import."""

DISTRIBUTION: Final = "pithead"
PACKAGE: Final = Path(__file__).parents[1]


class MissingPart(ImportError):
    """A part that is asked for and not installed."""

    def __init__(self, part: str, module: str) -> None:
        self.part = part
        self.command = install_command(part)
        super().__init__(f"{module} is not installed; install it with: {self.command}", name=module)

    def __reduce__(self) -> tuple[type[MissingPart], tuple[str, str]]:
        return MissingPart, (self.part, str(self.name))


def need(part: str, *modules: str) -> None:
    """Raise MissingPart unless these modules of a part (by default all) are installed."""
    for module in modules or PARTS[part]:
        if find_spec(module) is None:
            raise MissingPart(part, module)


def is_installed(part: str) -> bool:
    """Whether all modules of a part are there."""
    return all(find_spec(module) is not None for module in PARTS[part])


def install_command(part: str) -> str:
    """What to type for this part, from where this package itself was installed."""
    return f"pip install '{_origin(part)}'"


def _origin(part: str) -> str:
    extra = f"{DISTRIBUTION}[{part}]"
    checkout = PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file():
        return f"{checkout}[{part}]"
    try:
        told = distribution(DISTRIBUTION).read_text("direct_url.json")
    except PackageNotFoundError:
        return extra
    address = str(json.loads(told)["url"]) if told else ""
    place = Path(unquote(urlsplit(address).path))
    # The place it was installed from may no longer exist; an index has it by its name.
    if not address.startswith("file:") or not place.exists():
        return extra
    return f"{place}[{part}]" if place.is_dir() else f"{extra} @ {address}"
