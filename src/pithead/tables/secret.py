"""Ids, secrets and tokens: made by the system's generator, kept as digests."""

from __future__ import annotations

import hashlib
import secrets


def table_id() -> str:
    """Never begun as an option is: a command line would take `-abc` for one."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return made


def guest_secret() -> str:
    return secrets.token_urlsafe(32)


def token() -> str:
    return secrets.token_urlsafe(24)


def seed() -> str:
    return secrets.token_hex(32)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
