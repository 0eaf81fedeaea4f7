"""Copies and shows the fields declared in `state`; written by `make fields`."""

from pithead.kernel.fields import own_part, shown_figures, shown_parts

from .state import Position


def copy_fields(s: Position, other: Position) -> None:
    """Make all fields of `other` equal to those of `s`, and independent of them."""
    other.over = s.over
    other.asking = s.asking
    other.waiting = s.waiting.copy()
    other.edition = s.edition
    other.open_stock = s.open_stock
    other.none_scores_nothing = s.none_scores_nothing
    other.turn = s.turn
    other.round = s.round
    other.quiet_turns = s.quiet_turns
    other.progress = s.progress
    other.management = s.management
    other.control = s.control
    other.dice = s.dice
    other.bribes = s.bribes
    other.active_owner = s.active_owner
    other.active_crew = s.active_crew
    other.tile_id = s.tile_id
    other.tile_need = s.tile_need
    other.tile_drilled = s.tile_drilled
    other.tile_shaft = s.tile_shaft
    other.pile_cards = s.pile_cards
    other.pile_end = s.pile_end
    other.pile_next = s.pile_next
    other.card_owner = s.card_owner
    other.crew_place = s.crew_place.copy()
    other.crew_power = s.crew_power
    other.crew_die = s.crew_die.copy()
    other.slot_seat = s.slot_seat
    other.stock = s.stock.copy()
    other.money = s.money.copy()
    other.insurance = s.insurance
    other.safety = s.safety
    other.mobility = s.mobility
    other.shafts = s.shafts
    other.cards = s.cards
    other.delivery_next = s.delivery_next
    other.delivery_owner = s.delivery_owner
    other.achieved = s.achieved
    other.achievement_next = s.achievement_next
    other.actions_left = s.actions_left.copy()
    other.traded = s.traded
    other.answers = s.answers.copy()
    other.form = s.form.copy()
    other.extraction_tile = s.extraction_tile
    other.extraction_card = s.extraction_card
    other.shares = s.shares
    other.losses = s.losses
    other.stack = s.stack.copy()


def show_fields(s: Position, viewer: int) -> dict[str, object]:
    """What this viewer may see of the fields."""
    seats = s.seats
    own = own_part(s, viewer)
    return {
        "over": s.over,
        "edition": s.edition,
        "open_stock": s.open_stock,
        "none_scores_nothing": s.none_scores_nothing,
        "turn": s.turn,
        "round": s.round,
        "quiet_turns": s.quiet_turns,
        "progress": s.progress,
        "management": s.management.copy(),
        "control": s.control.copy(),
        "dice": s.dice,
        "bribes": s.bribes,
        "active_owner": s.active_owner,
        "active_crew": s.active_crew,
        "tile_id": s.masked("tile_id", viewer),
        "tile_need": s.tile_need.copy(),
        "tile_drilled": s.tile_drilled.copy(),
        "tile_shaft": s.tile_shaft.copy(),
        "card_owner": s.card_owner.copy(),
        "crew_place": s.crew_place.copy(),
        "crew_power": s.crew_power.copy(),
        "crew_die": s.crew_die.copy(),
        "slot_seat": s.slot_seat.copy(),
        "stock": shown_parts(s.stock, seats, 4, s.open_parts("stock", seats, viewer)),
        "money": shown_figures(s.money, seats, 100, s.open_parts("money", seats, viewer)),
        "insurance": shown_figures(s.insurance, seats, 1, s.open_parts("insurance", seats, viewer)),
        "safety": s.safety.copy(),
        "mobility": s.mobility.copy(),
        "shafts": s.shafts.copy(),
        "cards": s.cards.copy(),
        "delivery_next": s.delivery_next.copy(),
        "achieved": s.achieved.copy(),
        "achievement_next": s.achievement_next.copy(),
        "actions_left": s.actions_left.copy(),
        "traded": s.traded.copy(),
        "answers": shown_parts(s.answers, seats, 5, own),
        "form": shown_parts(s.form, seats, 3, own),
        "extraction_tile": s.extraction_tile,
        "extraction_card": s.extraction_card,
        "shares": s.shares.copy(),
        "losses": s.losses.copy(),
        "stack": s.stack.copy(),
    }
