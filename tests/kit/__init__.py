"""The kits of our own games, and tests of the kit itself, which is `pithead.testing`."""
