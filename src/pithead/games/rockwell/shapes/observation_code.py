"""Writes observations of the fields declared in `state`; written by `make fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, u8

from pithead.kernel.observation import (
    Block,
    BlockWriter,
    emptied,
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
    at = emptied(blocks[2], fresh, out, start)
    write_question(s, viewer, out, at)
    # management
    if moved or s.management is not was.management:
        was.management = s.management
        at = emptied(blocks[3], fresh, out, start)
        write_places(s.management, viewer, seats, out, at)
    # control
    if moved or s.control is not was.control:
        was.control = s.control
        at = emptied(blocks[4], fresh, out, start)
        write_places(s.control, viewer, seats, out, at)
    # supply
    at = start + blocks[5].start
    write_number(s.dice, out, at)
    write_number(s.bribes, out, at + 1)
    # active
    at = emptied(blocks[6], fresh, out, start)
    write_active(s, viewer, out, at)
    # tile_need
    if fresh or s.tile_need is not was.tile_need:
        was.tile_need = s.tile_need
        at = emptied(blocks[7], fresh, out, start)
        write_numbers(s.tile_need, 0, out, at)
    # tile_drilled
    if fresh or s.tile_drilled is not was.tile_drilled:
        at = emptied(blocks[8], fresh, out, start)
        write_numbers(s.tile_drilled, 0, out, at)
    # tile_shaft
    if moved or s.tile_shaft is not was.tile_shaft:
        was.tile_shaft = s.tile_shaft
        at = emptied(blocks[9], fresh, out, start)
        write_seats(s.tile_shaft, viewer, seats, 1, out, at)
    # tile_income, piles_left
    if (
        fresh
        or s.tile_id is not was.tile_id
        or s.tile_drilled is not was.tile_drilled
        or s.pile_end is not was.pile_end
        or s.pile_next is not was.pile_next
    ):
        was.tile_id = s.tile_id
        was.tile_drilled = s.tile_drilled
        was.pile_end = s.pile_end
        was.pile_next = s.pile_next
        at = emptied(blocks[10], fresh, out, start)
        write_planet(s, viewer, out, at)
    # card
    if moved or s.card_owner is not was.card_owner:
        was.card_owner = s.card_owner
        at = emptied(blocks[11], fresh, out, start)
        write_seats(s.card_owner, viewer, seats, 3, out, at)
    # crew_place
    block = blocks[12]
    at = emptied(block, fresh, out, start)
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.crew_place, rows, 4, 0, row, out, at)
    # crew_power
    if moved or s.crew_power is not was.crew_power:
        was.crew_power = s.crew_power
        block = blocks[13]
        at = emptied(block, fresh, out, start)
        row = block.row
        rows = block.row_of[viewer]
        write_by_owner(s.crew_power, rows, 4, 0, row, out, at)
    # crew_die
    block = blocks[14]
    at = emptied(block, fresh, out, start)
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.crew_die, rows, 4, 0, row, out, at)
    # slot
    if moved or s.slot_seat is not was.slot_seat:
        was.slot_seat = s.slot_seat
        at = emptied(blocks[15], fresh, out, start)
        write_seats(s.slot_seat, viewer, seats, 1, out, at)
    # improvements
    if (
        moved
        or s.safety is not was.safety
        or s.mobility is not was.mobility
        or s.shafts is not was.shafts
        or s.cards is not was.cards
    ):
        was.safety = s.safety
        was.mobility = s.mobility
        was.shafts = s.shafts
        was.cards = s.cards
        block = blocks[16]
        at = emptied(block, fresh, out, start)
        row = block.row
        rows = block.row_of[viewer]
        write_by_owner(s.safety, rows, 1, 0, row, out, at)
        write_by_owner(s.mobility, rows, 1, 0, row, out, at + 1)
        write_by_owner(s.shafts, rows, 1, 0, row, out, at + 2)
        write_by_owner(s.cards, rows, 1, 0, row, out, at + 3)
    # achieved
    if moved or s.achieved is not was.achieved:
        was.achieved = s.achieved
        block = blocks[17]
        at = emptied(block, fresh, out, start)
        row = block.row
        rows = block.row_of[viewer]
        write_by_owner(s.achieved, rows, 9, 0, row, out, at)
    # achievement_next
    if fresh or s.achievement_next is not was.achievement_next:
        was.achievement_next = s.achievement_next
        at = emptied(blocks[18], fresh, out, start)
        write_numbers(s.achievement_next, 0, out, at)
    # delivery
    if fresh or s.delivery_next is not was.delivery_next:
        was.delivery_next = s.delivery_next
        at = emptied(blocks[19], fresh, out, start)
        write_deliveries(s, viewer, out, at)
    # acting
    block = blocks[20]
    at = emptied(block, fresh, out, start)
    row = block.row
    rows = block.row_of[viewer]
    write_by_owner(s.actions_left, rows, 1, 0, row, out, at)
    write_by_owner(s.traded, rows, 4, 0, row, out, at + 1)
    # extraction
    at = start + blocks[21].start
    write_number(s.extraction_tile + 1, out, at)
    write_number(s.extraction_card + 1, out, at + 1)
    # shares
    if moved or s.shares is not was.shares:
        was.shares = s.shares
        block = blocks[22]
        at = emptied(block, fresh, out, start)
        row = block.row
        rows = block.row_of[viewer]
        write_by_owner(s.shares, rows, 4, 0, row, out, at)
    # losses
    if moved or s.losses is not was.losses:
        was.losses = s.losses
        block = blocks[23]
        at = emptied(block, fresh, out, start)
        row = block.row
        rows = block.row_of[viewer]
        write_by_owner(s.losses, rows, 1, 0, row, out, at)
    # frame
    at = emptied(blocks[24], fresh, out, start)
    write_frame(s, viewer, out, at)
    # holdings
    block = blocks[25]
    at = emptied(block, fresh, out, start)
    row = block.row
    owners = block.owners[viewer]
    owners = known_owners(owners, s.open_parts("stock", block.rows, viewer))
    write_known(owners, row, out, at)
    write_known_parts(s.stock, owners, 4, 0, row, out, at + 1)
    write_known_parts(s.money, owners, 1, 0, row, out, at + 5)
    write_known_parts(s.insurance, owners, 1, 0, row, out, at + 6)
    write_figures([delivered(s, who) if who >= 0 else 0 for who in owners], row, out, at + 7)
    # answer
    at = emptied(blocks[26], fresh, out, start)
    write_part(s.answers, viewer, 5, 0, out, at)
    # form
    at = emptied(blocks[27], fresh, out, start)
    write_form(s, viewer, out, at)
