"""Writes observations of the fields declared in `state`; written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, u8

from pithead.kernel.observation import (
    Block,
    BlockWriter,
    add_counts,
    emptied,
    from_viewer,
    write_by_owner,
    write_figures,
    write_lengths,
    write_number,
    write_numbers,
)

from ..position.state import Position
from .observation import cards_in_play, write_frame, write_lines, write_question, write_their_cards

if TYPE_CHECKING:
    from librt.vecs import vec


class Writer(BlockWriter):
    def write(
        self,
        state: Any,
        was: Any,
        viewer: i64,
        fresh: bool,
        moved: bool,
        blocks: list[Block],
        out: vec[u8],
        first: i64,
    ) -> None:
        _write(state, was, viewer, fresh, moved, blocks, out, first)


def _write(
    s: Position,
    was: Position,
    viewer: int,
    fresh: bool,
    moved: bool,
    blocks: list[Block],
    out: vec[u8],
    start: i64,
) -> None:
    seats: i64 = s.seats
    # options
    at = start + blocks[0].start
    write_number(s.chosen, out, at)
    write_number(s.pool_option, out, at + 1)
    write_number(s.built, out, at + 2)
    write_number(s.reserve_value, out, at + 3)
    write_number(s.spare_shuffled, out, at + 4)
    write_number(int(s.team), out, at + 5)
    write_number(int(s.battle), out, at + 6)
    write_number(int(s.first_edition), out, at + 7)
    write_number(int(s.equal_turns), out, at + 8)
    # course
    at = start + blocks[1].start
    write_number(s.round, out, at)
    write_number(s.turn, out, at + 1)
    write_number(s.quiet_rounds, out, at + 2)
    write_number(int(s.progress), out, at + 3)
    write_number(int(s.over), out, at + 4)
    # ending
    at = start + blocks[2].start
    write_number(s.ending, out, at)
    # question, asked
    at = emptied(blocks[3], fresh, out, start)
    write_question(s, viewer, out, at)
    # active
    at = start + blocks[4].start
    out[at] = u8(from_viewer(s.active, viewer, seats, 1))
    out[at + 1] = u8(from_viewer(s.first, viewer, seats, 1))
    # centre
    at = start + blocks[5].start
    write_number(s.pool, out, at)
    write_number(s.labor, out, at + 1)
    write_number(s.construction, out, at + 2)
    # discounts
    if fresh or s.discounts is not was.discounts:
        was.discounts = s.discounts
        at = emptied(blocks[6], fresh, out, start)
        write_numbers(s.discounts, 0, out, at)
    # rows
    if fresh or s.rows is not was.rows:
        was.rows = s.rows
        at = emptied(blocks[7], fresh, out, start)
        write_numbers(s.rows, 1, out, at)
    # frame, effect, form, build, looked
    at = emptied(blocks[8], fresh, out, start)
    write_frame(s, viewer, out, at)
    # corporation
    if moved or s.corporation is not was.corporation:
        was.corporation = s.corporation
        block = blocks[9]
        at = emptied(block, fresh, out, start)
        row = block.row
        rows = block.row_of[viewer]
        write_by_owner(s.corporation, rows, 1, 1, row, out, at)
    # companies
    block = blocks[10]
    at = emptied(block, fresh, out, start)
    row = block.row
    owners = block.owners[viewer]
    rows = block.row_of[viewer]
    write_by_owner(s.brass, rows, 1, 0, row, out, at)
    write_by_owner(s.out, rows, 1, 0, row, out, at + 1)
    write_by_owner(s.platform_up, rows, 1, 0, row, out, at + 2)
    write_by_owner(s.platform_damage, rows, 1, 0, row, out, at + 3)
    write_by_owner(s.draw_later, rows, 1, 0, row, out, at + 4)
    write_lengths(s.hand, owners, row, out, at + 5)
    write_lengths(s.deck, owners, row, out, at + 6)
    write_figures([cards_in_play(s, who) if who >= 0 else 0 for who in owners], row, out, at + 7)
    # line_card, line
    at = emptied(blocks[11], fresh, out, start)
    write_lines(s, viewer, out, at)
    # pool_cards
    if fresh or s.labor_deck is not was.labor_deck or s.design_deck is not was.design_deck:
        was.labor_deck = s.labor_deck
        was.design_deck = s.design_deck
        at = emptied(blocks[12], fresh, out, start)
        add_counts(s.labor_deck, at, out)
        add_counts(s.design_deck, at, out)
    # hand
    at = emptied(blocks[13], fresh, out, start)
    add_counts(s.hand[viewer], at, out)
    # deck
    at = emptied(blocks[14], fresh, out, start)
    add_counts(s.deck[viewer], at, out)
    # discard
    at = emptied(blocks[15], fresh, out, start)
    add_counts(s.discard[viewer], at, out)
    add_counts(s.played[viewer], at, out)
    # reserve
    if moved or s.reserve is not was.reserve:
        was.reserve = s.reserve
        at = emptied(blocks[16], fresh, out, start)
        add_counts(s.reserve[viewer], at, out)
    # their_cards
    at = emptied(blocks[17], fresh, out, start)
    write_their_cards(s, viewer, out, at)
