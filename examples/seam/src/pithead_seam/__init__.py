"""The Seam: a small game for Pithead, in a package of its own."""

from pithead.kernel.plugin import GamePlugin


class SeamPlugin(GamePlugin):
    name = "seam"
    contract = 2


plugin = SeamPlugin()
