"""Chance, injected: every shuffle comes from one secret seed through a named stream.

A stream is named for what it shuffles (`ring:0`, `pile:5`, `deck:seat2`), so that drawing more from
one never changes another. Anyone who knows the seed can deal the same game again with nothing but
HMAC: block k of draw d of a stream is HMAC-SHA256(seed, "stream/d/k"), read as big-endian 32-bit
words; a word at or above the largest multiple of n is thrown away, the rest are taken modulo n.
"""

import hashlib
import secrets
from struct import Struct
from typing import Any, Final

from .contract import whole_number

SEED_BYTES = 32
HASH_BLOCK: Final = 64
WORDS: Final = Struct(">8I")


def seed_bytes(seed: object) -> bytes:
    """A full-length seed from whatever the caller has; a fresh secret one from None."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) < 16:
            raise ValueError("a seed of bytes needs at least 16 of them")
        return seed
    if not isinstance(seed, str):
        try:
            seed = whole_number(seed, "a seed")
        except TypeError:
            wanted = "a seed is a whole number, a text or at least 16 bytes"
            raise ValueError(f"{wanted}, not {seed!r}") from None
    try:
        text = f"pithead seed {seed}".encode()
    except ValueError:  # characters that are none, or more digits than Python writes
        raise ValueError("this seed is no text, or far too long; choose another") from None
    return hashlib.sha256(text).digest()


def commitment(seed: bytes) -> str:
    """What is published before the game, so that the seed can't be changed after."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """Draws from named streams of one seed. Holds no position: the caller counts its draws."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        # HMAC's two hashes with the seed already in them, once they are needed: copying them is
        # much quicker than starting again.
        self._inner: Any = None
        self._outer: Any = None

    def shuffle(self, items: list[int], stream: str, draw: int = 0) -> None:
        """Fisher-Yates, from the last place down."""
        words: tuple[int, ...] = ()
        at = 0
        blocks = 0
        for last in range(len(items) - 1, 0, -1):
            n = last + 1
            limit = 4294967296 - 4294967296 % n
            while True:
                if at == len(words):
                    words = self._block(f"{stream}/{draw}/{blocks}")
                    blocks += 1
                    at = 0
                word = words[at]
                at += 1
                if word < limit:
                    break
            other = word % n
            items[last], items[other] = items[other], items[last]

    def below(self, n: int, stream: str, draw: int = 0) -> int:
        """One number from 0 to n - 1."""
        limit = 4294967296 - 4294967296 % n
        blocks = 0
        while True:
            for word in self._block(f"{stream}/{draw}/{blocks}"):
                if word < limit:
                    return word % n
            blocks += 1

    def _block(self, name: str) -> tuple[int, ...]:
        """The words of HMAC-SHA256(seed, name) (RFC 2104)."""
        if self._inner is None:
            key = self.seed
            if len(key) > HASH_BLOCK:
                key = hashlib.sha256(key).digest()
            key = key.ljust(HASH_BLOCK, b"\0")
            self._inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in key]))
            self._outer = hashlib.sha256(bytes([byte ^ 0x5C for byte in key]))
        inner = self._inner.copy()
        inner.update(name.encode())
        outer = self._outer.copy()
        outer.update(inner.digest())
        return WORDS.unpack(outer.digest())
