"""Chance, injected: every shuffle comes from one secret seed through a named stream.

A stream is named for what it shuffles (`ring:0`, `pile:5`, `deck:seat2`), so that drawing more from
one never changes another. Anyone who knows the seed can deal the same game again with nothing but
HMAC: block k of draw d of a stream is HMAC-SHA256(seed, "stream/d/k"), read as big-endian 32-bit
words; a word at or above the largest multiple of n is thrown away, the rest are taken modulo n.
"""

import hashlib
import hmac
import secrets

SEED_BYTES = 32


def seed_bytes(seed: object) -> bytes:
    """A full-length seed from whatever the caller has; a fresh secret one from None."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) < 16:
            raise ValueError("a seed of bytes needs at least 16 of them")
        return seed
    if not isinstance(seed, (int, str)):
        raise ValueError("a seed is a whole number, a text or at least 16 bytes")
    return hashlib.sha256(f"pithead seed {seed}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the game, so that the seed can't be changed after."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """Draws from named streams of one seed. Holds no position: the caller counts its draws."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def shuffle(self, items: list[int], stream: str, draw: int = 0) -> None:
        """Fisher-Yates, from the last place down."""
        seed = self.seed
        block = b""
        at = 0
        blocks = 0
        for last in range(len(items) - 1, 0, -1):
            n = last + 1
            limit = 4294967296 - 4294967296 % n
            while True:
                if at == len(block):
                    block = hmac.digest(seed, f"{stream}/{draw}/{blocks}".encode(), "sha256")
                    blocks += 1
                    at = 0
                word = int.from_bytes(block[at : at + 4], "big")
                at += 4
                if word < limit:
                    break
            other = word % n
            items[last], items[other] = items[other], items[last]

    def below(self, n: int, stream: str, draw: int = 0) -> int:
        """One number from 0 to n - 1."""
        limit = 4294967296 - 4294967296 % n
        blocks = 0
        while True:
            block = hmac.digest(self.seed, f"{stream}/{draw}/{blocks}".encode(), "sha256")
            for at in range(0, 32, 4):
                word = int.from_bytes(block[at : at + 4], "big")
                if word < limit:
                    return word % n
            blocks += 1
