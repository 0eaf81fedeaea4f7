"""A process that plays a stored game for ever: run as a module in place of the real one."""

from __future__ import annotations

import time

if __name__ == "__main__":
    time.sleep(1000)
