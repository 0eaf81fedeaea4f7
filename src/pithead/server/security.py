"""In front of everything else: headers that protect the page; checks of rate, Host and Origin."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

import msgspec

from pithead.tables.errors import TableError
from pithead.tables.messages import Farewell

from .limits import Limiter, visitor
from .metrics import Counts

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
PRIVATE = [(b"cache-control", b"no-store")]
"""What a table answers is for one person, so no cache keeps it."""


def foreign(headers: dict[bytes, bytes]) -> bool:
    """Whether a page of another site sent this. Programs without a page send no origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return False
    try:
        host = urlsplit(origin.decode("ascii")).netloc
    except ValueError:
        return True
    return not host or host.lower() != headers.get(b"host", b"").decode("latin-1").lower()


def allowed_names(configured: Collection[str]) -> frozenset[str]:
    """Names a request may call this server by; an address needs no leave."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, f"{own}.local", *(name.lower() for name in configured)})


def host_of(headers: dict[bytes, bytes]) -> str:
    """What a request calls this server, without the port."""
    host = headers.get(b"host", b"").decode("latin-1").strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if ":" in host else host


def strange_host(headers: dict[bytes, bytes], names: frozenset[str]) -> TableError | None:
    """A name that leads here and is not ours: another site's page may use it (DNS rebinding)."""
    host = host_of(headers)
    if host in names or host.endswith(".localhost"):
        return None
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return TableError("host", name=host[:100])
    return None


def is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def not_json(headers: dict[bytes, bytes]) -> bool:
    """A form of another site can send anything but this without being asked."""
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return kind != b"application/json"


class Security:
    """Passes requests on: those of the API to one application, all others to the page."""

    def __init__(
        self, api: Any, page: Any, names: frozenset[str], requests: Limiter, counts: Counts
    ) -> None:
        self.api = api
        self.page = page
        self.names = names
        self.requests = requests
        self.counts = counts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        error = self._refused(scope, headers)
        if scope["type"] == "websocket":
            if error is not None:
                await _refuse_socket(receive, send, error)
            else:
                await self.api(scope, receive, send)
            return
        is_api = _is_api(scope["path"])
        added = [*HEADERS, *PRIVATE] if is_api else HEADERS

        async def send_secured(event: Any) -> None:
            if event["type"] == "http.response.start":
                self.counts.answered(event["status"])
                event = {**event, "headers": [*event["headers"], *added]}
            await send(event)

        if error is not None:
            await _refuse(send_secured, error)
        elif is_api:
            await self.api(scope, receive, send_secured)
        else:
            await self.page(scope, receive, send_secured)

    def _refused(self, scope: Any, headers: dict[bytes, bytes]) -> TableError | None:
        live = scope["type"] == "websocket"
        if live or _is_api(scope["path"]):
            try:
                # Here, so that what is too much costs next to nothing.
                self.requests.take(visitor((scope["client"] or ("",))[0]))
            except TableError as error:
                return error
        strange = strange_host(headers, self.names)
        if strange is not None:
            return strange
        if (live or scope["method"] not in SAFE) and foreign(headers):
            return TableError("origin")
        if not live and scope["method"] == "POST" and _is_api(scope["path"]) and not_json(headers):
            return TableError("media-type")
        return None


def _is_api(path: str) -> bool:
    return path.startswith("/api/") or path in ("/api", "/schema", "/metrics")


async def _refuse(send: Any, error: TableError) -> None:
    problem = error.problem
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _refuse_socket(receive: Any, send: Any, error: TableError) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    said = msgspec.json.encode(Farewell(error.problem)).decode()
    await send({"type": "websocket.send", "text": said})
    await send({"type": "websocket.close", "code": 4403})
