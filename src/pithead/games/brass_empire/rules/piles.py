"""Cards on the move: draws and shuffles, rows and their decks, the dismissed pile (BE-CARD)."""

from pithead.kernel.fields import changed

from ..position.events import Args
from ..position.state import DESIGN_ROW, EMPTY, HAND_SIZE, Position
from ..position.tables import ON_DISMISS, PLACES, ROW
from .triggers import raise_occasion


def names(s: Position, designs: list[int]) -> str:
    return " ".join([s.tables.ids[design] for design in designs])


def reshuffle(s: Position, seat: int) -> bool:
    """The discard pile becomes the deck; False if there is none (BE-CARD-6)."""
    discard = s.discard[seat]
    if not discard:
        return False
    s.discard[seat] = []
    s.deck[seat] = discard
    # Equal piles must shuffle equally, whatever the order they grew in.
    discard.sort()
    s.chance.shuffle(discard, f"deck:seat{seat}", s.shuffles[seat])
    s.shuffles = changed(s.shuffles, seat, s.shuffles[seat] + 1)
    if s.events is not None:
        s.emit("shuffled", "BE-CARD-6", {"seat": seat, "n": len(discard)})
    return True


def draw(s: Position, seat: int, n: int, cause: str) -> None:
    """Up to n cards from the deck to the hand."""
    hand = s.hand[seat]
    drawn = 0
    while drawn < n:
        if not s.deck[seat] and not reshuffle(s, seat):
            break
        hand.append(s.deck[seat].pop())
        drawn += 1
    if drawn and s.events is not None:
        s.emit("drew", cause, {"seat": seat, "n": drawn})
        s.tell("drew_seen", seat, cause, {"seat": seat, "cards": names(s, hand[-drawn:])})


def take_from_row(s: Position, place: int, cause: str) -> int:
    """The card of a slot, which is refilled at once (BE-CARD-8)."""
    design = s.rows[place]
    if s.seats == 1:
        _shift_right(s, place)
    else:
        s.rows = changed(s.rows, place, EMPTY)
        fill_slot(s, place, cause)
    return design


def _shift_right(s: Position, place: int) -> None:
    """Solitaire: what lies to the left moves up, the new card enters leftmost (BE-SOLO-1)."""
    rows = s.rows.copy()
    start = DESIGN_ROW if place >= DESIGN_ROW else 0
    for slot in range(place, start, -1):
        rows[slot] = rows[slot - 1]
    rows[start] = EMPTY
    s.rows = rows
    fill_slot(s, start, "BE-SOLO-1")


def fill_slot(s: Position, place: int, cause: str) -> None:
    deck = s.design_deck if place >= DESIGN_ROW else s.labor_deck
    if deck:
        design = deck[-1]
        _leave_deck(s, place, deck[:-1])
        s.rows = changed(s.rows, place, design)
        if s.events is not None:
            row = "design" if place >= DESIGN_ROW else "labor"
            card = s.tables.ids[design]
            s.emit("filled", cause, {"row": row, "slot": place % ROW + 1, "card": card})


def _leave_deck(s: Position, place: int, deck: list[int]) -> None:
    """What is left of the deck of a row."""
    if place >= DESIGN_ROW:
        s.design_deck = deck
    else:
        s.labor_deck = deck


def under_deck(s: Position, seat: int, place: int) -> None:
    """A card of a row goes under its deck, and the slot is filled (the `refresh` of a text)."""
    design = s.rows[place]
    deck = s.design_deck if place >= DESIGN_ROW else s.labor_deck
    _leave_deck(s, place, [design, *deck])
    if s.events is not None:
        args: Args = {"seat": seat, "place": PLACES[place], "card": s.tables.ids[design]}
        s.emit("refreshed", "BE-CARD-15", args)
    take_from_row(s, place, "BE-CARD-8")


def dismiss(s: Position, seat: int, design: int, source: str) -> None:
    """To the dismissed pile; the card has already left its place (BE-CARD-9)."""
    s.dismissed = [*s.dismissed, design]
    if s.events is not None:
        args: Args = {"seat": seat, "card": s.tables.ids[design], "source": source}
        s.emit("dismissed", "BE-CARD-9", args)
    raise_occasion(s, seat, ON_DISMISS, 0)


def discard_card(s: Position, seat: int, design: int, source: str, lot: int = 0) -> None:
    """To its owner's discard pile; the card has already left its place."""
    s.discard[seat].append(design)
    if s.events is not None:
        args: Args = {"seat": seat, "card": s.tables.ids[design], "source": source, "lot": lot}
        s.emit("discarded", "BE-CARD-15", args)


def leave_reserve(s: Position, seat: int, design: int) -> None:
    """A card goes from its owner's reserve."""
    left = s.reserve[seat].copy()
    left.remove(design)
    s.reserve = changed(s.reserve, seat, left)


def discard_by_lot(s: Position, seat: int, n: int) -> None:
    """Random cards of a hand: a player isn't asked outside their own turn."""
    for _ in range(n):
        hand = s.hand[seat]
        if not hand:
            return
        # The lot falls on a card, not on a place in a hand only its owner can order.
        hand.sort()
        chosen = s.chance.below(len(hand), f"hand:seat{seat}", s.lots[seat])
        s.lots = changed(s.lots, seat, s.lots[seat] + 1)
        discard_card(s, seat, hand.pop(chosen), "hand", lot=1)


def end_draw(s: Position, seat: int) -> None:
    """Five cards and what this turn's texts promised (BE-TURN-4)."""
    extra = s.draw_later[seat]
    if extra:
        s.draw_later = changed(s.draw_later, seat, 0)
    draw(s, seat, HAND_SIZE + extra, "BE-TURN-4")
