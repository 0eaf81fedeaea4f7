"""One spelling for data, so that equal things have equal bytes and equal digests anywhere."""

import hashlib
import json


def canonical(data: object) -> bytes:
    """JSON with sorted keys, no spaces, UTF-8."""
    return json.dumps(
        data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode()


def digest(data: object) -> str:
    return hashlib.sha256(canonical(data)).hexdigest()
