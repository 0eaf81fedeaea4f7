"""The Seam: a small game for Pithead, in a package of its own."""

from pithead.kernel.game import Game
from pithead.kernel.plugin import Components, GamePlugin


class SeamPlugin(GamePlugin):
    name = "seam"

    def make(self, components: Components = None) -> Game:
        from .components import load
        from .game import Seam

        return Seam(load(components), own=components is not None)


plugin = SeamPlugin()
