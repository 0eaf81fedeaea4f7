"""`pithead play` opens the page in the browser; `pithead serve` serves it to others."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pithead
from pithead import bots
from pithead.arena import PlayerError
from pithead.arena.contests import set_up
from pithead.arena.runs import try_players
from pithead.cli.arena import slips
from pithead.cli.common import CommandError
from pithead.words import Words, slug

if TYPE_CHECKING:
    from pithead.server.context import Config

DATABASE = "PITHEAD_DATABASE"
TERMINAL = ("seats", "seed", "options", "components", "save", "resume")


def run(chosen: Namespace, words: Words) -> int:
    """`pithead serve`."""
    from pithead.server.logs import log_as_json
    from pithead.server.serving import AlreadyServed

    data = chosen_data(chosen)
    chosen.no_browser = True
    log_as_json()
    try:
        return _with_store(chosen, words, data)
    except AlreadyServed as served:
        raise CommandError("error-served", address=served.address or data) from None


def serve(chosen: Namespace, words: Words) -> int:
    """`pithead play`, without a game."""
    from pithead.server.serving import AlreadyServed

    _only_for_the_page(chosen)
    data = chosen.data or default_data()
    try:
        return _with_store(chosen, words, data)
    except AlreadyServed as served:
        print(words.say("serve-already", address=served.address or data))
        _open_browser(chosen, served.address)
        return 0


def _with_store(chosen: Namespace, words: Words, data: str) -> int:
    # Imported here: nothing else the command line does needs a server.
    from pithead.server.serving import Lock
    from pithead.server.store import StoreError, is_database, is_file

    with slips():
        _offer(chosen.bot or [])
    if is_file(data):
        raise CommandError("error-store-file", place=data)
    lock = Lock(data) if not is_database(data) else None
    try:
        if lock is not None:
            lock.take()
        _serve(chosen, words, data, lock)
    except StoreError as error:
        raise CommandError(f"error-{slug(error.code)}", place=error.place) from None
    except KeyboardInterrupt:
        print()
    finally:
        if lock is not None:
            lock.release()
    return 0


def _offer(references: Sequence[str]) -> None:
    """Offer your own bots at the tables; one that can play none of the games is refused now."""
    bots.offer(references)
    for name in references:
        fault: PlayerError | None = None
        for game in pithead.game_names():
            table, plan = set_up(game, None, None, None, 0, None)
            try:
                try_players([name], table, plan)
            except PlayerError as error:
                fault = fault or error
            else:
                break
        else:
            if fault is not None:
                raise fault


def _only_for_the_page(chosen: Namespace) -> None:
    if chosen.game is not None:
        raise CommandError("error-play-text", game=chosen.game)
    for name in TERMINAL:
        if getattr(chosen, name) is not None:
            raise CommandError("error-serve-with", option=f"--{name}")


def _serve(chosen: Namespace, words: Words, data: str, lock: object) -> None:
    from pithead.server import serving
    from pithead.server.store import shown

    host = chosen.host or serving.HOST
    try:
        listening = serving.listen(host, chosen.port)
    except (serving.Busy, OSError) as error:
        busy = isinstance(error, serving.Busy) and error.taken
        key = "error-port-busy" if busy else "error-port"
        raise CommandError(key, host=host, port=str(chosen.port or serving.PORT)) from None
    address = serving.address_of(host, listening)

    def ready() -> None:
        if isinstance(lock, serving.Lock):
            lock.tell(address)
        print(words.say("serve-ready", address=address))
        print(words.say("serve-stop", data=shown(data)), flush=True)
        _open_browser(chosen, address)

    config = _config(chosen, words, data)
    with listening:
        serving.Service(config, listening, ready).run()


def _config(chosen: Namespace, words: Words, data: str) -> Config:
    from pithead.server.context import PAGE, Config

    page = Path(os.environ.get("PITHEAD_PAGE", PAGE))
    no_page = words.say("serve-no-page")
    if not (page / "index.html").is_file():
        print(no_page, file=sys.stderr)
    return Config(
        data,
        durable=chosen.durable,
        page=page,
        no_page=no_page,
        hosts=tuple(chosen.allow_host or ()),
        proxies=tuple(chosen.proxy or ()),
    )


def _open_browser(chosen: Namespace, address: str) -> None:
    if not chosen.no_browser and address:
        # Some systems wait until the browser has opened; the server must not.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def chosen_data(chosen: Namespace) -> str:
    """Where the tables are; a database with its password may stand in the environment."""
    from pithead.server.store import is_database

    database = chosen.database
    if database is None and not chosen.data:
        database = os.environ.get(DATABASE) or None
    if database is not None and not is_database(database):
        # A slip of the pen must not become a folder of that name, with no tables in it.
        raise CommandError("error-database-url")
    return str(database or chosen.data or default_data())


def default_data() -> str:
    """Where programs of this system keep what their users made."""
    if os.name == "nt":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
        return str(Path(home) / "Pithead")
    if sys.platform == "darwin":
        return str(Path.home() / "Library" / "Application Support" / "Pithead")
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "pithead")
