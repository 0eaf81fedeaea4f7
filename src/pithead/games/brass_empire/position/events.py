"""The events of Brass Empire, with the figures each carries.

Seats are numbers; in solitaire seat 1 is the AI. `card` is a design's id, `cards` several of them
as text with spaces between. `number` is a card's place in its owner's line of cards in play, from
1, as it stood when the event happened; a card that leaves moves those after it one place down.
`row` is "labor" or "design", `slot` 1 to 6, `place` such as "L3" or "D6".
Events that show what is hidden are for one seat only: those end in `_seen`.
"""

from typing import Final

from pithead.kernel.contract import Primitive

Args = dict[str, Primitive]

EVENTS: Final[dict[str, str]] = {
    # Set-up
    "corporation": "seat, corporation, lot",
    "reserve": "seat, cards (the starting reserve)",
    "first": "seat (who plays first)",
    "filled": "row, slot, card (a card of the deck enters a row)",
    # A turn
    "turn": "seat, turn, round",
    "flipped": "seat, number, card",
    "drew": "seat, n",
    "drew_seen": "seat, cards",
    "shuffled": "seat, n (discard pile of n cards became the deck)",
    "played": "seat, card (an employee)",
    "mobilized": "seat, number, card",
    "laid": "seat, number (a building, face down)",
    "laid_seen": "seat, number, card",
    "effect": "seat, card, clause (play, mobilize, built, …: its text is carried out now)",
    "gained": "seat, labor, construction",
    "brass": "seat, n, pool (left in it), beyond (how much of n the pool no longer held)",
    "restored": "seat, n, brass (battle mode: health after it)",
    "spent": "seat, labor, construction, brass, reason (buy, gift, convert, rebuild, pay …)",
    "bought": "seat, card, source (a place or 'reserve'), to (seat whose discard pile gets it)",
    "rebuilt": "seat",
    "used": "seat, number, card",
    "demolished": "seat, number, card",
    "actions": "seat (the action phase begins)",
    "mined": "seat, number, card, n",
    "acted": "seat, number, card (its printed action)",
    "attacked": "seat, number, card, target_seat, target_number (0: the platform), target_card",
    "raided": "seat, number, card, target_seat, n",
    "damaged": "seat (owner), number (0: the platform), card, n, left (health)",
    "destroyed": "seat (owner), number, card, to (discard, played, score: where it lies now)",
    "platform_destroyed": "seat",
    "lost_brass": "seat, n, to (the seat that gets it, or null)",
    "bankrupt": "seat",
    # Effects
    "discarded": "seat, card, source (hand, deck), lot (1 if it was drawn by lot, else 0)",
    "dismissed": "seat (who dismisses), card, source (hand, discard, deck, played, play, place)",
    "acquired": "seat, card, source (a place or 'reserve'), to (discard, deck, hand)",
    "recalled": "seat, card, to (hand, deck)",
    "looked": "seat, n",
    "looked_seen": "seat, cards (top of the deck first)",
    "put_back": "seat (a card went back on top of the deck)",
    "peeked": "seat, what (hand, site), whose (seat)",
    "peeked_seen": "seat, what, whose, cards",
    "refreshed": "seat, place, card (it went under its deck)",
    "boosted": "seat, number, card, n",
    "readied": "seat, number, card",
    "stored": "seat, number, card, n, charge (after it)",
    "discharged": "seat, number, card, n",
    "discount": "seat, on (employee, unit, building), labor, construction",
    "draw_later": "seat, n",
    # The end of a turn
    "cleared": "seat, cards (hand and played cards to the discard pile)",
    # Solitaire
    "ai_turn": "turn, round",
    "ai_took": "card, place, to (score, play)",
    # The end of the game
    "last_round": "reason (pool, quiet, rounds), round",
    "game_over": "reason (pool, quiet, rounds, last_standing)",
    "final": "seat, tokens, cards (their Brass value), total",
    "won": "seats (as text; empty when the AI wins or ties)",
}
