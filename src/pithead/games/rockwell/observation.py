"""A seat's view of Rockwell as one row of bytes: nothing that its view does not hold."""

from pithead.kernel.observation import TOP, Segment, capped, from_seat
from pithead.kernel.state import SEALED

from .board import PLACES
from .frames import FRAME_NAMES
from .state import ACHIEVEMENTS, ALL_SLOTS, ANSWER_FIELDS, EDITIONS, Position
from .tables import CREWS, KINDS, TILES, Tables
from .view import sealed_seats

FORM: int = 5


def segments(tables: Tables, seats: int) -> tuple[Segment, ...]:
    """The parts of an observation, in the order in which `observe` writes them."""
    owners = seats + 1 if seats == 2 else seats
    piles = len(tables.pile_start) - 1
    kinds = len(KINDS)
    return (
        Segment("options", (3,), len(EDITIONS)),  # edition, open stock, none scores nothing
        Segment("course", (5,), TOP),  # turn, round, quiet turns, progress, over
        Segment("question", (1,), len(FRAME_NAMES), category=True),
        Segment("asked", (seats,), 1),
        Segment("management", (seats,), seats),  # place in the order, from 0
        Segment("control", (seats,), seats),
        Segment("supply", (2,), TOP),  # dice, bribes
        Segment("active", (2,), max(owners, CREWS), category=True),  # owner, crew
        Segment("tile_need", (TILES,), TOP),
        Segment("tile_drilled", (TILES,), 1),
        Segment("tile_shaft", (TILES,), owners, category=True),
        Segment("tile_income", (TILES, kinds), TOP),
        Segment("piles_left", (len(tables.pile_power),), TOP),
        Segment("card", (len(tables.card_ids),), owners + 2, category=True),
        Segment("crew_place", (owners, CREWS), PLACES - 1, category=True),
        Segment("crew_power", (owners, CREWS), TOP),
        Segment("crew_die", (owners, CREWS), TOP),
        Segment("slot", (ALL_SLOTS,), seats, category=True),
        Segment("improvements", (seats, 4), TOP),  # safety, mobility, shafts, cards
        Segment("achieved", (seats, len(ACHIEVEMENTS)), TOP),
        Segment("achievement_next", (len(ACHIEVEMENTS),), TOP),
        Segment("delivery", (piles, 2 + kinds), TOP),  # left, prestige, cubes
        Segment("acting", (seats, 1 + kinds), TOP),  # actions left, kinds traded
        Segment("extraction", (2,), len(tables.card_ids), category=True),  # tile, card
        Segment("shares", (owners, kinds), TOP),
        Segment("losses", (owners,), TOP),
        Segment("frame", (2,), TOP, category=True),
        Segment("holdings", (seats, 4 + kinds), TOP),  # known, cubes, money, insurance, prestige
        Segment("answer", (ANSWER_FIELDS,), TOP),
        Segment("form", (FORM,), TOP),  # verb, field, value; verb and value in two bytes
    )


def observe(s: Position, viewer: int) -> bytes:
    """Seats and owners from the viewer on; hidden figures are 0."""
    out: list[int] = [s.edition, int(s.open_stock), int(s.none_scores_nothing)]
    order = [(viewer + i) % s.seats for i in range(s.seats)]
    owners = order if s.owners == s.seats else order + [s.seats]
    _course(s, viewer, order, out)
    _planet(s, viewer, out)
    _crews(s, owners, out)
    _boards(s, viewer, order, out)
    _extraction(s, owners, out)
    _holdings(s, viewer, order, out)
    return bytes(out)


def _course(s: Position, viewer: int, order: list[int], out: list[int]) -> None:
    out.append(capped(s.turn))
    out.append(s.round)
    out.append(capped(s.quiet_turns))
    out.append(int(s.progress))
    out.append(int(s.over))
    what = -1 if s.over else s.stack[-3]
    out.append(what + 1)
    asked = [0] * s.seats
    if s.over:
        pass
    elif s.asking == SEALED:
        for seat in sealed_seats(s, what):
            if seat != viewer or s.waiting[seat]:
                asked[(seat - viewer) % s.seats] = 1
    else:
        asked[(s.asking - viewer) % s.seats] = 1
    out.extend(asked)
    for seat in order:
        out.append(s.management.index(seat))
    for seat in order:
        out.append(s.control.index(seat))
    out.append(s.dice)
    out.append(s.bribes)
    out.append(from_seat(s.active_owner, viewer, s.seats))
    out.append(s.active_crew % CREWS + 1 if s.active_crew >= 0 else 0)


def _planet(s: Position, viewer: int, out: list[int]) -> None:
    out.extend(s.tile_need)
    out.extend(s.tile_drilled)
    for owner in s.tile_shaft:
        out.append(from_seat(owner, viewer, s.seats))
    income = s.tables.tile_income
    for place in range(TILES):
        if s.tile_drilled[place]:
            at = s.tile_id[place] * 4
            out.extend(income[at : at + 4])
        else:
            out.extend([0, 0, 0, 0])
    for pile in range(len(s.pile_end)):
        out.append(s.pile_end[pile] - s.pile_next[pile])
    for owner in s.card_owner:
        # In its pile 0, gone 1, on the table 2, then the companies.
        out.append(-1 - owner if owner < 0 else 2 + from_seat(owner, viewer, s.seats))


def _crews(s: Position, owners: list[int], out: list[int]) -> None:
    for owner in owners:
        out.extend(s.crew_place[owner * CREWS : owner * CREWS + CREWS])
    for owner in owners:
        out.extend(s.crew_power[owner * CREWS : owner * CREWS + CREWS])
    for owner in owners:
        out.extend(s.crew_die[owner * CREWS : owner * CREWS + CREWS])


def _boards(s: Position, viewer: int, order: list[int], out: list[int]) -> None:
    for seat in s.slot_seat:
        out.append(from_seat(seat, viewer, s.seats))
    for seat in order:
        out.append(s.safety[seat])
        out.append(s.mobility[seat])
        out.append(s.shafts[seat])
        out.append(s.cards[seat])
    for seat in order:
        out.extend(s.achieved[seat * 9 : seat * 9 + 9])
    out.extend(s.achievement_next)
    tables = s.tables
    for pile in range(len(s.delivery_next)):
        top = s.delivery_next[pile]
        left = tables.pile_start[pile + 1] - top
        out.append(left)
        out.append(tables.delivery_prestige[top] if left else 0)
        out.extend(tables.delivery_cost[top * 4 : top * 4 + 4] if left else [0, 0, 0, 0])
    for seat in order:
        out.append(s.actions_left[seat])
        out.extend(s.traded[seat * 4 : seat * 4 + 4])


def _extraction(s: Position, owners: list[int], out: list[int]) -> None:
    out.append(s.extraction_tile + 1)
    out.append(s.extraction_card + 1)
    if s.shares:
        for owner in owners:
            out.extend(s.shares[owner * 4 : owner * 4 + 4])
        for owner in owners:
            out.append(s.losses[owner])
    else:
        out.extend([0] * (5 * len(owners)))
    out.append(0 if s.over else s.stack[-2] + 1)
    out.append(0 if s.over else s.stack[-1] + 1)


def _holdings(s: Position, viewer: int, order: list[int], out: list[int]) -> None:
    for seat in order:
        if seat == viewer or s.open_stock or s.over:
            out.append(1)
            for kind in range(4):
                out.append(capped(s.stock[seat * 4 + kind]))
            out.append(capped(s.money[seat]))
            out.append(capped(s.insurance[seat]))
            out.append(capped(_delivered(s, seat)))
        else:
            out.extend([0, 0, 0, 0, 0, 0, 0, 0])
    at = viewer * ANSWER_FIELDS
    for field in range(ANSWER_FIELDS):
        out.append(capped(s.answers[at + field]))
    verb = s.form[viewer * 3]
    value = s.form[viewer * 3 + 2]
    out.append(verb // 256)
    out.append(verb % 256)
    out.append(s.form[viewer * 3 + 1])
    out.append(capped(value // 256))
    out.append(value % 256)


def _delivered(s: Position, seat: int) -> int:
    """Prestige of the deliveries made."""
    total = 0
    owner = s.delivery_owner
    for tile in range(len(owner)):
        if owner[tile] == seat:
            total += s.tables.delivery_prestige[tile]
    return total
