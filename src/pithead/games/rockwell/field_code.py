"""Copies and shows the fields declared in `state`; written by `make fields`."""

from pithead.kernel.fields import shown_parts

from .state import Position


def copy_fields(s: Position, other: Position) -> None:
    """Make all fields of `other` equal to those of `s`, and independent of them."""
    other.over = s.over
    other.asking = s.asking
    other.waiting = s.waiting[:]
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
    other.tile_drilled = s.tile_drilled[:]
    other.tile_shaft = s.tile_shaft[:]
    other.pile_cards = s.pile_cards
    other.pile_end = s.pile_end
    other.pile_next = s.pile_next[:]
    other.card_owner = s.card_owner[:]
    other.crew_place = s.crew_place[:]
    other.crew_power = s.crew_power[:]
    other.crew_die = s.crew_die[:]
    other.slot_seat = s.slot_seat[:]
    other.stock = s.stock[:]
    other.money = s.money[:]
    other.insurance = s.insurance[:]
    other.safety = s.safety[:]
    other.mobility = s.mobility[:]
    other.shafts = s.shafts[:]
    other.cards = s.cards[:]
    other.delivery_next = s.delivery_next[:]
    other.delivery_owner = s.delivery_owner[:]
    other.achieved = s.achieved[:]
    other.achievement_next = s.achievement_next[:]
    other.actions_left = s.actions_left[:]
    other.traded = s.traded[:]
    other.answers = s.answers[:]
    other.form = s.form[:]
    other.extraction_tile = s.extraction_tile
    other.extraction_card = s.extraction_card
    other.shares = s.shares[:]
    other.losses = s.losses[:]
    other.stack = s.stack[:]


def show_fields(s: Position, viewer: int) -> dict[str, object]:
    """What this viewer may see of the fields."""
    return {
        "over": s.over,
        "edition": s.edition,
        "open_stock": s.open_stock,
        "none_scores_nothing": s.none_scores_nothing,
        "turn": s.turn,
        "round": s.round,
        "quiet_turns": s.quiet_turns,
        "progress": s.progress,
        "management": s.management[:],
        "control": s.control[:],
        "dice": s.dice,
        "bribes": s.bribes,
        "active_owner": s.active_owner,
        "active_crew": s.active_crew,
        "tile_id": s.masked("tile_id", viewer),
        "tile_need": s.tile_need[:],
        "tile_drilled": s.tile_drilled[:],
        "tile_shaft": s.tile_shaft[:],
        "card_owner": s.card_owner[:],
        "crew_place": s.crew_place[:],
        "crew_power": s.crew_power[:],
        "crew_die": s.crew_die[:],
        "slot_seat": s.slot_seat[:],
        "stock": shown_parts(s, "stock", s.stock, 4, 1, viewer),
        "money": shown_parts(s, "money", s.money, 1, 100, viewer),
        "insurance": shown_parts(s, "insurance", s.insurance, 1, 1, viewer),
        "safety": s.safety[:],
        "mobility": s.mobility[:],
        "shafts": s.shafts[:],
        "cards": s.cards[:],
        "delivery_next": s.delivery_next[:],
        "achieved": s.achieved[:],
        "achievement_next": s.achievement_next[:],
        "actions_left": s.actions_left[:],
        "traded": s.traded[:],
        "answers": shown_parts(s, "answers", s.answers, 5, 1, viewer),
        "form": shown_parts(s, "form", s.form, 3, 1, viewer),
        "extraction_tile": s.extraction_tile,
        "extraction_card": s.extraction_card,
        "shares": s.shares[:],
        "losses": s.losses[:],
        "stack": s.stack[:],
    }
