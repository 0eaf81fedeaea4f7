"""Two bots of one's own, explained in docs/write_a_bot.md. Try them:

pithead arena rockwell --contender examples/bots/prospector.py:choose --against random
pithead arena rockwell --contender examples/bots/prospector.py:Prospector --against random
"""

from __future__ import annotations

from pithead.bots import Bot, Choice

WISHES = ["deliver", "power", "shaft", "mobility", "safety", "hire", "place", "move", "stay"]


def choose(view, legal, rng):  # noqa: ARG001
    """Deliver if possible, else improve the crews, else move; by lot among equals."""

    def rank(action):
        verb = action[0]
        return WISHES.index(verb) if verb in WISHES else len(WISHES)

    best = min(rank(action) for action in legal)
    return rng.choice([action for action in legal if rank(action) == best])


class Prospector(Bot):
    """Tries every action in a state that fits the view, and takes the one with the best lead."""

    name = "prospector"

    def choose(self, view, events=()):
        rng = self.luck(view)
        return Choice(max(self.legal(view), key=lambda action: self.lead(view, action, rng)))

    def lead(self, view, action, rng):
        state = self.imagine(view, rng)
        for step in self.game.encode(action):
            state.apply_step(self.seat, step)
        scores = self.game.scores(state)
        others = scores[: self.seat] + scores[self.seat + 1 :]
        return scores[self.seat] - max(others), rng.random()
