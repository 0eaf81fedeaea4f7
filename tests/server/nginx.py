"""nginx in front of servers, configured as `deploy/` offers it."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from .running import PATIENCE, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
TOOLS = [tool for tool in ("nginx", "openssl") if shutil.which(tool) is None]
needed = pytest.mark.skipif(bool(TOOLS), reason=f"not installed: {', '.join(TOOLS)}")


def changed(site: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        assert old in site, old
        site = site.replace(old, new)
    return site


def with_servers(site: str, servers: Sequence[int]) -> str:
    """The site in front of servers on these ports, on IPv4 only."""
    line = "    server 127.0.0.1:8765 max_fails=0;\n"
    lines = "".join(line.replace("8765", str(port)) for port in servers)
    return re.sub(r" *listen \[::\].*\n", "", changed(site, {line: lines}))


def plain(servers: Sequence[int], port: int) -> str:
    """The same without HTTPS and limits: all visitors of a test are at this computer."""
    site = with_servers((DEPLOY / "nginx.conf").read_text("utf-8"), servers)
    redirect = site[site.index("server {") : site.index("server {", site.index("return 301"))]
    site = changed(site, {redirect: "", "listen 443 ssl http2;": f"listen 127.0.0.1:{port};"})
    return re.sub(r" *(ssl_\w+|add_header Strict.*|limit_\w+) .*;\n", "", site)


@contextlib.contextmanager
def running(folder: Path, site: str, ready: str) -> Iterator[subprocess.Popen[bytes]]:
    """nginx with this site, once it answers at an address."""
    user = "user root;\n" if os.geteuid() == 0 else ""
    temporary = "\n".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"{user}daemon off;\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\n"
        "worker_rlimit_nofile 8192;\nevents { worker_connections 4096; }\n"
        f"http {{\naccess_log off;\n{temporary}\n{site}\n}}\n",
        "utf-8",
    )
    process = subprocess.Popen(["nginx", "-c", str(file)], stderr=subprocess.DEVNULL)
    try:
        _wait_for(ready, folder)
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(address: str, folder: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(address, verify=False)
            return
        time.sleep(0.05)
    raise AssertionError((folder / "error.log").read_text())


class Proxy(NamedTuple):
    address: str
    pid: int


@contextlib.contextmanager
def in_front(folder: Path, servers: Sequence[int]) -> Iterator[Proxy]:
    """nginx in front of servers on these ports."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with running(folder, plain(servers, port), address) as process:
        yield Proxy(address, process.pid)
