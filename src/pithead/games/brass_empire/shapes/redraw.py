"""The luck still to come, dealt anew: the order of every deck, and the shuffles after it."""

from random import Random

from pithead.kernel.chance import SEED_BYTES, Chance
from pithead.kernel.state import State

from ..rules.engine import BrassState
from .deck_knowledge import shuffle


def redraw(state: State, rng: Random) -> State:
    """The same hands and the same table, with other cards to come."""
    assert isinstance(state, BrassState)
    other = state.clone()
    other.chance = Chance(bytes([int(rng.random() * 256) for _ in range(SEED_BYTES)]))
    # Copies of a state share the decks of the centre, so these are replaced whole.
    other.labor_deck, other.design_deck = other.labor_deck[:], other.design_deck[:]
    for deck in (*other.deck, other.labor_deck, other.design_deck):
        shuffle(deck, rng)
    return other
