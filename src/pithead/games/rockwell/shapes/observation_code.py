"""Writes observations of the fields declared in `state`; written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from pithead.kernel.observation import (
    Block,
    known_owners,
    write_by_owner,
    write_figures,
    write_known,
    write_known_parts,
    write_number,
    write_numbers,
    write_part,
    write_places,
    write_seats,
)

from ..position.state import Position
from .observation import (
    delivered,
    write_active,
    write_deliveries,
    write_form,
    write_frame,
    write_planet,
    write_question,
)

if TYPE_CHECKING:
    from librt.vecs import vec


def write_blocks(s: Position, viewer: int, blocks: list[Block], out: vec[u8], first: int) -> None:
    """Each block of the plan from its place after `first` on, where all is 0 before."""
    seats: i64 = s.seats
    start: i64 = first
    # options
    at = start + blocks[0].start
    write_number(s.edition, out, at)
    write_number(int(s.open_stock), out, at + 1)
    write_number(int(s.none_scores_nothing), out, at + 2)
    # course
    at = start + blocks[1].start
    write_number(s.turn, out, at)
    write_number(s.round, out, at + 1)
    write_number(s.quiet_turns, out, at + 2)
    write_number(int(s.progress), out, at + 3)
    write_number(int(s.over), out, at + 4)
    # question, asked
    write_question(s, viewer, out, start + blocks[2].start)
    # management
    at = start + blocks[3].start
    write_places(s.management, viewer, seats, out, at)
    # control
    at = start + blocks[4].start
    write_places(s.control, viewer, seats, out, at)
    # supply
    at = start + blocks[5].start
    write_number(s.dice, out, at)
    write_number(s.bribes, out, at + 1)
    # active
    write_active(s, viewer, out, start + blocks[6].start)
    # tile_need
    at = start + blocks[7].start
    write_numbers(s.tile_need, 0, out, at)
    # tile_drilled
    at = start + blocks[8].start
    write_numbers(s.tile_drilled, 0, out, at)
    # tile_shaft
    at = start + blocks[9].start
    write_seats(s.tile_shaft, viewer, seats, 1, out, at)
    # tile_income, piles_left
    write_planet(s, viewer, out, start + blocks[10].start)
    # card
    at = start + blocks[11].start
    write_seats(s.card_owner, viewer, seats, 3, out, at)
    # crew_place
    block = blocks[12]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.crew_place, rows, 4, 0, row, out, at)
    # crew_power
    block = blocks[13]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.crew_power, rows, 4, 0, row, out, at)
    # crew_die
    block = blocks[14]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.crew_die, rows, 4, 0, row, out, at)
    # slot
    at = start + blocks[15].start
    write_seats(s.slot_seat, viewer, seats, 1, out, at)
    # improvements
    block = blocks[16]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.safety, rows, 1, 0, row, out, at)
    write_by_owner(s.mobility, rows, 1, 0, row, out, at + 1)
    write_by_owner(s.shafts, rows, 1, 0, row, out, at + 2)
    write_by_owner(s.cards, rows, 1, 0, row, out, at + 3)
    # achieved
    block = blocks[17]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.achieved, rows, 9, 0, row, out, at)
    # achievement_next
    at = start + blocks[18].start
    write_numbers(s.achievement_next, 0, out, at)
    # delivery
    write_deliveries(s, viewer, out, start + blocks[19].start)
    # acting
    block = blocks[20]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.actions_left, rows, 1, 0, row, out, at)
    write_by_owner(s.traded, rows, 4, 0, row, out, at + 1)
    # extraction
    at = start + blocks[21].start
    write_number(s.extraction_tile + 1, out, at)
    write_number(s.extraction_card + 1, out, at + 1)
    # shares
    block = blocks[22]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.shares, rows, 4, 0, row, out, at)
    # losses
    block = blocks[23]
    at = start + block.start
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.losses, rows, 1, 0, row, out, at)
    # frame
    write_frame(s, viewer, out, start + blocks[24].start)
    # holdings
    block = blocks[25]
    at = start + block.start
    row = block.row
    owners = block.owners[viewer]
    owners = known_owners(owners, s.open_parts("stock", block.rows, viewer))
    write_known(owners, row, out, at)
    write_known_parts(s.stock, owners, 4, 0, row, out, at + 1)
    write_known_parts(s.money, owners, 1, 0, row, out, at + 5)
    write_known_parts(s.insurance, owners, 1, 0, row, out, at + 6)
    write_figures([delivered(s, who) if who >= 0 else 0 for who in owners], row, out, at + 7)
    # answer
    at = start + blocks[26].start
    write_part(s.answers, viewer, 5, 0, out, at)
    # form
    write_form(s, viewer, out, start + blocks[27].start)
