"""What deploy/ offers, tried: real nginx in front of a server, and the units' command lines."""

from __future__ import annotations

import configparser
import os
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from pithead.cli.arguments import build_parser
from pithead.server.limits import Rate
from pithead.tables import messages as m
from pithead.words import Words

from .running import GENEROUS, PATIENCE, free_port, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
TOOLS = [tool for tool in ("nginx", "openssl") if shutil.which(tool) is None]
needs_nginx = pytest.mark.skipif(bool(TOOLS), reason=f"not installed: {', '.join(TOOLS)}")


class Site(NamedTuple):
    plain: int
    secure: int
    trust: ssl.SSLContext

    @property
    def host(self) -> str:
        return f"{NAME}:{self.secure}"

    def client(self) -> httpx.Client:
        """A browser that finds the name at this computer."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.secure}",
            verify=self.trust,
            headers={"host": self.host, "origin": f"https://{self.host}"},
            timeout=PATIENCE,
        )


def configured(folder: Path, server: int) -> Site:
    """nginx's configuration as it is shipped, with this test's ports and certificate."""
    plain, secure = free_port(), free_port()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    subprocess.run(
        [*made, *names, "-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    place = f"/etc/letsencrypt/live/{NAME}"
    for old, new in {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
        f"{place}/fullchain.pem": str(certificate),
        f"{place}/privkey.pem": str(key),
        "127.0.0.1:8765": f"127.0.0.1:{server}",
    }.items():
        assert old in site
        site = site.replace(old, new)
    user = "user root;\n" if os.geteuid() == 0 else ""
    temporary = "\n".join(
        f"{kind}_temp_path {folder / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}\n{site}\n}}\n",
        "utf-8",
    )
    return Site(plain, secure, ssl.create_default_context(cafile=str(certificate)))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("nginx")
    rates = GENEROUS._replace(tables=Rate(6, 0))
    settings = {"hosts": (NAME,), "proxies": ("127.0.0.1",), "rates": rates}
    with serving(tmp_path_factory.mktemp("data"), **settings) as address:
        found = configured(folder, int(address.rpartition(":")[2]))
        nginx = subprocess.Popen(
            ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")],
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(found, folder)
            yield found
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)


def _wait_for(found: Site, folder: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with found.client() as client:
                assert client.get("/api/ready").status_code == 200
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError((folder / "error.log").read_text())


@needs_nginx
def test_plain_requests_are_led_to_the_secure_ones(site: Site) -> None:
    answer = httpx.get(f"http://127.0.0.1:{site.plain}/t/abc", headers={"host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/t/abc")


@needs_nginx
def test_a_table_is_played_through_nginx(site: Site) -> None:
    with site.client() as client:
        answer = client.post("/api/tables", json={"game": "rockwell", "seats": 2})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers
        cookie = answer.headers["set-cookie"].partition(";")[0]
        with connect(
            f"wss://{site.host}/api/tables/{table}/live",
            sock=_socket(site),
            ssl=site.trust,
            server_hostname=NAME,
            additional_headers={"Cookie": cookie, "Origin": f"https://{site.host}"},
            open_timeout=PATIENCE,
        ) as live:
            update = msgspec.json.decode(live.recv(PATIENCE), type=m.Update)
            assert update.snapshot.table == table
            live.send(msgspec.json.encode(m.Say("command-1", "hello")), text=True)
            told = [msgspec.json.decode(live.recv(PATIENCE), type=m.FromTable) for _ in range(2)]
            assert {type(one) for one in told} == {m.Ack, m.Update}


def _socket(site: Site) -> socket.socket:
    return socket.create_connection(("127.0.0.1", site.secure))


@needs_nginx
def test_another_site_and_made_up_addresses_get_nowhere(site: Site) -> None:
    wish = {"game": "rockwell", "seats": 2}
    with site.client() as client:
        evil = {"origin": "https://evil.example"}
        assert client.post("/api/tables", json=wish, headers=evil).status_code == 403
        assert client.get("/metrics").status_code == 404
        # One visitor, whatever they call themselves.
        codes = [
            client.post(
                "/api/tables", json=wish, headers={"x-forwarded-for": f"198.51.100.{n}"}
            ).status_code
            for n in range(8)
        ]
        assert codes[-1] == 429


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_the_units_run_commands_there_are(unit: Path) -> None:
    reader = configparser.ConfigParser(strict=False, interpolation=None)
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(unit, "utf-8")
    line = shlex.split(reader["Service"]["ExecStart"])
    if line[0] == "/bin/sh":
        line = shlex.split(line[2].removeprefix("exec "))
    assert line[0].endswith("/bin/pithead")
    arguments = [part.replace("$(date", "x") for part in line[1:]]
    chosen = build_parser(Words("en")).read(arguments[:4] if "data" in arguments else arguments)
    assert chosen.command in ("serve", "data")
