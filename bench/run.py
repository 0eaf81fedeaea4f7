"""Measure Pithead beside other simulators: `python bench/run.py --help`."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    # The folder of this file is on the path; its parent must be, for `bench` to be a package.
    sys.path.insert(0, str(ROOT))
    from bench.program import main

    sys.exit(main(ROOT))
