"""Buffers of numbers that learners' observations and masks are written into.

Compiled, they are packed vectors (`librt.vecs`), where a store takes a nanosecond and no object; in
plain Python they are arrays, which the same code writes into. Neither ever grows.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, u8

from .fields import PLAIN

if TYPE_CHECKING:
    from librt.vecs import vec


def new_bytes(size: int) -> vec[u8]:
    """A buffer of `size` zero bytes."""
    if PLAIN:
        plain: Any = bytearray(size)
        return plain  # type: ignore[no-any-return]
    return vec[u8]([0] * size)


def new_longs(size: int) -> vec[i64]:
    """A buffer of eight-byte integers, all zero."""
    if PLAIN:
        plain: Any = array("q", bytes(8 * size))
        return plain  # type: ignore[no-any-return]
    return vec[i64]([0] * size)


def new_floats(size: int) -> vec[float]:
    """A buffer of floats, all zero."""
    if PLAIN:
        plain: Any = array("d", bytes(8 * size))
        return plain  # type: ignore[no-any-return]
    return vec[float]([0.0] * size)


def clear(out: vec[u8], start: i64, size: i64) -> None:
    """Make `size` bytes from `start` on 0."""
    if PLAIN:
        plain: Any = out
        plain[start : start + size] = bytes(size)
        return
    at = start
    end = start + size
    while at < end:
        out[at] = 0
        at += 1
