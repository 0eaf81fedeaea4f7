"""The page and its catalogues, as files: small enough to be kept in memory, compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from pithead.kernel.plugin import locales

ASSETS = "assets/"
INDEX = "index.html"
CATALOGUE = re.compile(r"(en|fr|de)/[a-z_]+\.ftl")
PAGES = re.compile(r"|t/[A-Za-z0-9_-]{1,64}(/replay|/review)?|(rules|learn)/[a-z0-9_]{1,40}")
"""Places that are drawn by the page itself."""
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
WORTH_IT = 512

Headers = list[tuple[bytes, bytes]]


class File(NamedTuple):
    changed: int
    body: bytes
    packed: bytes
    etag: str
    kind: str


class Page:
    """Answers requests for files; `missing` is said where the page was not built."""

    def __init__(self, folder: Path, missing: str) -> None:
        self.folder = folder
        self.missing = missing
        self._files: dict[Path, File] = {}

    def has(self) -> bool:
        return (self.folder / INDEX).is_file()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = str(scope["path"]).lstrip("/")
        status, headers, body = self.answer(path, dict(scope["headers"]))
        if scope["method"] not in ("GET", "HEAD"):
            status, headers, body = 405, [(b"allow", b"GET, HEAD")], b""
        headers = [*headers, (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        told = body if scope["method"] == "GET" else b""
        await send({"type": "http.response.body", "body": told})

    def answer(self, path: str, asked: dict[bytes, bytes]) -> tuple[int, Headers, bytes]:
        file, lasts = self._find(path), FRESH
        if file is None:
            return self._nothing(b"text/html" in asked.get(b"accept", b""))
        if path.startswith(ASSETS):
            lasts = FOREVER
        headers: Headers = [
            (b"cache-control", lasts.encode()),
            (b"etag", file.etag.encode()),
            (b"vary", b"accept-encoding"),
        ]
        if asked.get(b"if-none-match", b"").decode("latin-1") == file.etag:
            return 304, headers, b""
        headers.append((b"content-type", file.kind.encode()))
        if file.packed and b"gzip" in asked.get(b"accept-encoding", b""):
            return 200, [*headers, (b"content-encoding", b"gzip")], file.packed
        return 200, headers, file.body

    def _nothing(self, for_a_person: bool) -> tuple[int, Headers, bytes]:
        """The page itself says it to people, in their language."""
        index = self._read(self.folder / INDEX)
        if index is not None and for_a_person:
            return 404, [(b"content-type", index.kind.encode())], index.body
        said = self.missing if index is None else "404"
        return 404, [(b"content-type", b"text/plain; charset=utf-8")], said.encode()

    def _find(self, path: str) -> File | None:
        if path.startswith("locale/"):
            catalogue = path.removeprefix("locale/")
            return self._catalogue(catalogue) if CATALOGUE.fullmatch(catalogue) else None
        if PAGES.fullmatch(path):
            path = INDEX
        target = self.folder / path
        parts = Path(path).parts
        # Nothing outside the folder, and nothing hidden.
        if ".." in parts or Path(path).is_absolute() or any(p.startswith(".") for p in parts):
            return None
        return self._read(target)

    def _catalogue(self, path: str) -> File | None:
        """A catalogue of ours, or of the installed game that has one of this name."""
        found = (self._read(folder / path) for folder in locales())
        return next((file for file in found if file is not None), None)

    def _read(self, target: Path) -> File | None:
        try:
            changed = target.stat().st_mtime_ns
            known = self._files.get(target)
            if known is not None and known.changed == changed:
                return known
            body = target.read_bytes()
        except (OSError, ValueError):
            return None
        packed = gzip.compress(body, mtime=0) if len(body) > WORTH_IT else b""
        if len(packed) > len(body) * 0.9:
            packed = b""
        etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        file = File(changed, body, packed, etag, _kind(target.name))
        self._files[target] = file
        return file


def _kind(name: str) -> str:
    if name.endswith(".ftl"):
        return "text/plain; charset=utf-8"
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
