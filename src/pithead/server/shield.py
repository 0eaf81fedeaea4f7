"""What stands before everything else: headers that protect the page, and who may speak to us."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

from pithead.tables.messages import Farewell
from pithead.tables.trouble import Trouble

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


class Shield:
    """Passes requests on: those of the API to one application, all others to the page."""

    def __init__(self, api: Any, page: Any) -> None:
        self.api = api
        self.page = page

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = dict(scope["headers"])
        if scope["type"] == "websocket":
            if foreign(headers):
                await _refuse_socket(receive, send)
            else:
                await self.api(scope, receive, send)
            return

        async def send_shielded(event: Any) -> None:
            if event["type"] == "http.response.start":
                event = {**event, "headers": [*event["headers"], *HEADERS]}
            await send(event)

        if scope["method"] not in SAFE and foreign(headers):
            await _refuse(send_shielded)
        elif _is_api(scope["path"]):
            await self.api(scope, receive, send_shielded)
        else:
            await self.page(scope, receive, send_shielded)


def _is_api(path: str) -> bool:
    return path.startswith("/api/") or path in ("/api", "/schema")


async def _refuse(send: Any) -> None:
    problem = Trouble("origin").problem
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _refuse_socket(receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    said = msgspec.json.encode(Farewell(Trouble("origin").problem)).decode()
    await send({"type": "websocket.send", "text": said})
    await send({"type": "websocket.close", "code": 4403})
