"""What deploy/ offers, tried: real nginx in front of a server, and the units' command lines."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from pithead.cli.arguments import build_parser
from pithead.server.limits import Rate
from pithead.server.store import is_database
from pithead.tables import messages as m
from pithead.words import Words

from . import nginx
from .nginx import DEPLOY, NAME
from .running import GENEROUS, PATIENCE, free_port, serving


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


def configured(folder: Path, server: int) -> tuple[Site, str]:
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
    place = f"/etc/letsencrypt/live/{NAME}"
    changes = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
        f"{place}/fullchain.pem": str(certificate),
        f"{place}/privkey.pem": str(key),
    }
    shipped = nginx.with_servers((DEPLOY / "nginx.conf").read_text("utf-8"), [server])
    text = nginx.changed(shipped, changes)
    return Site(plain, secure, ssl.create_default_context(cafile=str(certificate))), text


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("nginx")
    rates = GENEROUS._replace(tables=Rate(6, 0))
    settings = {"hosts": (NAME,), "proxies": ("127.0.0.1",), "rates": rates}
    with serving(folder / "data", **settings) as address:
        found, text = configured(folder, int(address.rpartition(":")[2]))
        with nginx.running(folder, text, f"http://127.0.0.1:{found.plain}"):
            yield found


@nginx.needed
def test_plain_requests_are_led_to_the_secure_ones(site: Site) -> None:
    address = f"http://127.0.0.1:{site.plain}/t/abc"
    answer = httpx.get(address, headers={"host": NAME}, timeout=PATIENCE)
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/t/abc")


@nginx.needed
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


@nginx.needed
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


@nginx.needed
def test_one_visitor_floods_nobody_else(tmp_path: Path) -> None:
    """What they ask for beyond the limit costs the server nothing."""
    with serving(tmp_path / "data", hosts=(NAME,)) as address:
        found, text = configured(tmp_path, int(address.rpartition(":")[2]))
        few = nginx.changed(text, {"rate=50r/s": "rate=1r/m", "burst=500": "burst=4"})
        with nginx.running(tmp_path, few, f"http://127.0.0.1:{found.plain}"):
            with found.client() as mallory:
                asked = [mallory.get("/api/health").status_code for _ in range(8)]
            assert asked == [200] * 5 + [429] * 3
            away = httpx.HTTPTransport(local_address="127.0.0.2", verify=found.trust)
            with httpx.Client(transport=away, headers={"host": found.host}) as ann:
                there = f"https://127.0.0.1:{found.secure}/api/health"
                assert ann.get(there, timeout=PATIENCE).status_code == 200


def section(unit: Path) -> configparser.SectionProxy:
    reader = configparser.ConfigParser(strict=False, interpolation=None)
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(unit, "utf-8")
    return reader["Service"]


UNITS = sorted(DEPLOY.glob("*.service"))
each_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)


@each_unit
def test_the_units_run_commands_there_are(unit: Path) -> None:
    command = section(unit)["ExecStart"].replace("%i", "8765")
    line = shlex.split(command)
    if line[0] == "/bin/sh":
        line = shlex.split(line[2].removeprefix("exec "))
    assert line[0].endswith("/bin/pithead")
    arguments = [part.replace("$(date", "x") for part in line[1:]]
    chosen = build_parser(Words("en")).read(arguments[:4] if "data" in arguments else arguments)
    assert chosen.command in ("serve", "data")


@each_unit
def test_the_units_run_unprivileged_and_confined(unit: Path) -> None:
    settings = section(unit)
    assert (settings["DynamicUser"], settings["User"]) == ("yes", "pithead")
    assert settings["CapabilityBoundingSet"] == ""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("not installed: systemd-analyze")
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout


def test_a_backup_follows_the_tables_to_the_database() -> None:
    """Both units read the file with the database's address; without it the folder is saved."""
    backup, server = (section(DEPLOY / f"pithead{name}.service") for name in ("-backup", "@"))
    assert backup["EnvironmentFile"] == f"-{server['EnvironmentFile']}"
    assert backup["Environment"] == "PITHEAD_DATABASE=/var/lib/pithead"
    assert 'data backup "${PITHEAD_DATABASE}" ' in backup["ExecStart"]


def test_the_image_is_made_of_what_is_here_and_runs_a_command_there_is() -> None:
    root = DEPLOY.parent
    lines = (root / "Dockerfile").read_text("utf-8").replace("\\\n", "").splitlines()
    command = json.loads(next(line for line in lines if line.startswith("CMD")).partition(" ")[2])
    assert command[0] == "pithead"
    assert build_parser(Words("en")).read(command[1:]).command == "serve"
    for file in re.findall(r"requirements[-\w]*\.txt", "".join(lines)):
        assert "--hash=sha256:" in (root / file).read_text("utf-8")
    assert "asyncpg==" in (root / "requirements.txt").read_text("utf-8")
    # What the composition names is what the server reads.
    (database,) = re.findall(r"PITHEAD_DATABASE: (\S+)", (root / "compose.yaml").read_text("utf-8"))
    assert is_database(database)
    assert "@database/" in database


def test_no_password_stands_on_a_command_line() -> None:
    operations = (DEPLOY.parent / "docs" / "operations.md").read_text("utf-8")
    for text in (operations, *(unit.read_text("utf-8") for unit in UNITS)):
        assert not re.search(r"postgresql://[^\s/@]+:[^\s/@]+@", text)
