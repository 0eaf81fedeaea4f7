"""Writes observations of the fields declared in `state`; written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from pithead.kernel.observation import (
    Block,
    add_counts,
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


def write_blocks(s: Position, viewer: int, blocks: list[Block], out: vec[u8], first: int) -> None:
    """Each block of the plan from its place after `first` on, where all is 0 before."""
    seats: i64 = s.seats
    start: i64 = first
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
    write_question(s, viewer, out, start + blocks[3].start)
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
    at = start + blocks[6].start
    write_numbers(s.discounts, 0, out, at)
    # rows
    at = start + blocks[7].start
    write_numbers(s.rows, 1, out, at)
    # frame, effect, form, build, looked
    write_frame(s, viewer, out, start + blocks[8].start)
    # corporation
    block = blocks[9]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.corporation, rows, 1, 1, row, out, at)
    # companies
    block = blocks[10]
    at = start + block.start
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
    write_lines(s, viewer, out, start + blocks[11].start)
    # pool_cards
    at = start + blocks[12].start
    add_counts(s.labor_deck, at, out)
    add_counts(s.design_deck, at, out)
    # hand
    at = start + blocks[13].start
    add_counts(s.hand[viewer], at, out)
    # deck
    at = start + blocks[14].start
    add_counts(s.deck[viewer], at, out)
    # discard
    at = start + blocks[15].start
    add_counts(s.discard[viewer], at, out)
    add_counts(s.played[viewer], at, out)
    # reserve
    at = start + blocks[16].start
    add_counts(s.reserve[viewer], at, out)
    # their_cards
    write_their_cards(s, viewer, out, start + blocks[17].start)
