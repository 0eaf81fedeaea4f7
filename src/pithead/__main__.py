"""`python -m pithead`: the same as the command `pithead`."""

import sys

from pithead.cli import main

sys.exit(main())
