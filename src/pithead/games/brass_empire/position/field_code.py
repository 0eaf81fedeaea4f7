"""Copies and shows the fields declared in `state`; written by `make fields`."""

from pithead.kernel.fields import copies, own_part, shown_lists

from .state import Position


def copy_fields(s: Position, other: Position) -> None:
    """Make all fields of `other` equal to those of `s`, and independent of them."""
    other.over = s.over
    other.asking = s.asking
    other.waiting = s.waiting.copy()
    other.chosen = s.chosen
    other.pool_option = s.pool_option
    other.built = s.built
    other.reserve_value = s.reserve_value
    other.spare_shuffled = s.spare_shuffled
    other.team = s.team
    other.battle = s.battle
    other.first_edition = s.first_edition
    other.equal_turns = s.equal_turns
    other.round = s.round
    other.turn = s.turn
    other.active = s.active
    other.first = s.first
    other.ending = s.ending
    other.quiet_rounds = s.quiet_rounds
    other.progress = s.progress
    other.pool = s.pool
    other.beyond = s.beyond
    other.removed = s.removed
    other.labor = s.labor
    other.construction = s.construction
    other.discounts = s.discounts
    other.vanished = s.vanished
    other.rows = s.rows
    other.labor_deck = s.labor_deck
    other.design_deck = s.design_deck
    other.dismissed = s.dismissed
    other.box = s.box
    other.corporation = s.corporation
    other.brass = s.brass.copy()
    other.out = s.out
    other.platform_up = s.platform_up
    other.platform_damage = s.platform_damage
    other.draw_later = s.draw_later
    other.shuffles = s.shuffles
    other.lots = s.lots
    other.hand = copies(s.hand)
    other.deck = copies(s.deck)
    other.discard = copies(s.discard)
    other.reserve = s.reserve
    other.played = copies(s.played)
    other.line = copies(s.line)
    other.serial = s.serial
    other.triggers = s.triggers.copy()
    other.raised = s.raised.copy()
    other.looked = s.looked.copy()
    other.builds = s.builds
    other.form = s.form.copy()
    other.stack = s.stack.copy()
    other.question = s.question


def show_fields(s: Position, viewer: int) -> dict[str, object]:
    """What this viewer may see of the fields."""
    own = own_part(s, viewer)
    return {
        "over": s.over,
        "chosen": s.chosen,
        "pool_option": s.pool_option,
        "built": s.built,
        "reserve_value": s.reserve_value,
        "spare_shuffled": s.spare_shuffled,
        "team": s.team,
        "battle": s.battle,
        "first_edition": s.first_edition,
        "equal_turns": s.equal_turns,
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "ending": s.ending,
        "quiet_rounds": s.quiet_rounds,
        "progress": s.progress,
        "pool": s.pool,
        "beyond": s.beyond,
        "removed": s.removed,
        "labor": s.labor,
        "construction": s.construction,
        "discounts": s.discounts.copy(),
        "vanished": s.vanished.copy(),
        "rows": s.rows.copy(),
        "dismissed": s.dismissed.copy(),
        "corporation": s.corporation.copy(),
        "brass": s.brass.copy(),
        "out": s.out.copy(),
        "platform_up": s.platform_up.copy(),
        "platform_damage": s.platform_damage.copy(),
        "draw_later": s.draw_later.copy(),
        "shuffles": s.shuffles.copy(),
        "lots": s.lots.copy(),
        "hand": shown_lists(s.hand, s.open_parts("hand", len(s.hand), viewer)),
        "discard": copies(s.discard),
        "reserve": copies(s.reserve),
        "played": copies(s.played),
        "serial": s.serial,
        "triggers": s.triggers.copy(),
        "raised": s.raised.copy(),
        "builds": shown_lists(s.builds, own),
        "stack": s.stack.copy(),
    }
