"""Extraction: a tile is drilled, its cubes are shared, Danger strikes (RW-EXT, RW-DANGER)."""

from __future__ import annotations

from pithead.kernel.codecs import Amount
from pithead.kernel.contract import Action, Primitive
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params, number

from ..position import frames
from ..position.board import BORDERS, CENTRE, CREW_LETTERS, FIRST_TILE, NAMES, SECOND_TILE
from ..position.state import ANSWER_FIELDS, GONE, NOBODY, ON_TABLE, Position
from ..position.tables import KINDS
from .achievements import judge_all
from .refusals import COVER_LOSS, COVER_TILES, LEGAL
from .sealed import SealedVerb


def extract(position: Position, tile: int) -> None:
    """The first half, up to Danger: tile turned, card drawn, shares set aside (RW-EXT-5)."""
    if position.events is not None:
        position.emit(
            "drilled",
            "RW-EXT-1",
            {
                "owner": position.active_owner,
                "tile": NAMES[tile],
                "power": position.power_on(tile),
                "need": position.tile_need[tile],
            },
        )
    position.tile_drilled = changed(position.tile_drilled, tile, 1)
    position.progress = True
    _settle_straddlers(position, tile)
    card = _draw_card(position, tile)
    position.extraction_tile = tile
    position.extraction_card = card
    powers = _powers(position, tile)
    position.shares = share_out(position, tile, card, powers, position.active_owner)
    if position.events is not None:
        _tell_shares(position, tile, card, powers)
    position.losses = losses_of(position, card, powers, position.shares)
    if _anyone_asked(position):
        position.push(frames.COVER)
    else:
        finish_extraction(position)


def _settle_straddlers(position: Position, tile: int) -> None:
    """A straddling crew is put onto the drilled tile, its die with it (RW-MOVE-7)."""
    places = position.crew_place
    for crew in range(len(places)):
        place = places[crew]
        if BORDERS <= place < CENTRE and (FIRST_TILE[place] == tile or SECOND_TILE[place] == tile):
            places[crew] = tile
            if position.events is not None:
                position.emit(
                    "settled",
                    "RW-MOVE-7",
                    {
                        "owner": crew // 4,
                        "crew": CREW_LETTERS[crew % 4],
                        "tile": NAMES[tile],
                    },
                )


def _draw_card(position: Position, tile: int) -> int:
    pile = pile_of(position, tile)
    top = position.pile_next[pile]
    card = position.pile_cards[top]
    position.pile_next = changed(position.pile_next, pile, top + 1)
    position.card_owner = changed(position.card_owner, card, ON_TABLE)
    return card


def pile_of(position: Position, tile: int) -> int:
    """The pile of the tile's power (RW-BOARD-3)."""
    return position.tables.pile_power.index(position.tile_need[tile])


def _powers(position: Position, tile: int) -> list[int]:
    """Each owner's power on the tile; 0 means no share."""
    return [position.owner_power_on(owner, tile) for owner in range(position.owners)]


def priority_owner(position: Position, tile: int, powers: list[int], active: int) -> int:
    """Owner of the remainders: mineshaft, else strictly most power, else active (RW-EXT-3)."""
    if position.tile_shaft[tile] != NOBODY:
        return position.tile_shaft[tile]
    most = max(powers)
    if powers.count(most) == 1:
        return powers.index(most)
    return active


def share_out(
    position: Position, tile: int, card: int, powers: list[int], active: int
) -> list[int]:
    """Cubes for each owner, four figures each: equal shares and the remainder (RW-EXT-2)."""
    sharers = 0
    for power in powers:
        if power:
            sharers += 1
    shares = [0] * (4 * position.owners)
    priority = priority_owner(position, tile, powers, active)
    cubes = position.tables.card_cubes
    for kind in range(4):
        amount = cubes[card * 4 + kind]
        each = amount // sharers
        for owner in range(position.owners):
            if powers[owner]:
                shares[owner * 4 + kind] = each
        shares[priority * 4 + kind] += amount - each * sharers
    return shares


def losses_of(position: Position, card: int, powers: list[int], shares: list[int]) -> list[int]:
    """Cubes each owner would lose to Danger, after Safety and before insurance (RW-DANGER-1)."""
    losses = [0] * position.owners
    if position.tables.card_danger[card]:
        for owner in range(position.owners):
            if powers[owner]:
                received = sum(shares[owner * 4 : owner * 4 + 4])
                loss = powers[owner]
                if owner < position.seats:
                    loss -= position.tables.safety_saves[position.safety[owner]]
                losses[owner] = min(received, max(0, loss))
    return losses


def _anyone_asked(position: Position) -> bool:
    """Everyone who would lose cubes is asked, with or without insurance: that is hidden."""
    asked = False
    for seat in range(position.seats):
        position.waiting[seat] = 1 if position.losses[seat] else 0
        position.answers[seat * ANSWER_FIELDS] = 0
        if position.losses[seat]:
            asked = True
    return asked


def cover_limit(position: Position, seat: int) -> int:
    """Insurance tiles a seat can discard now (RW-DANGER-2)."""
    return min(position.insurance[seat], position.losses[seat])


def why_not_cover(position: Position, seat: int, tiles: int) -> int:
    if tiles > position.insurance[seat]:
        return COVER_TILES
    return COVER_LOSS if tiles > position.losses[seat] else LEGAL


def finish_extraction(position: Position) -> None:
    """The second half: losses, cubes to stock, the card, achievements (RW-EXT-5)."""
    for seat in range(position.seats):
        if position.losses[seat]:
            _use_insurance(position, seat)
    for owner in range(position.owners):
        _lose(position, owner)
        _receive(position, owner)
    _keep_card(position)
    position.extraction_tile = NOBODY
    position.extraction_card = NOBODY
    position.shares = []
    position.losses = []
    judge_all(position, position.active_owner)


def _use_insurance(position: Position, seat: int) -> None:
    tiles = position.answers[seat * ANSWER_FIELDS]
    insured, losses = position.insurance[seat], position.losses[seat]
    position.insurance = changed(position.insurance, seat, insured - tiles)
    position.losses = changed(position.losses, seat, losses - tiles)
    if position.events is not None and tiles:
        position.emit("covered", "RW-DANGER-2", {"seat": seat, "tiles": tiles})


def _lose(position: Position, owner: int) -> None:
    """The most valuable cubes go first."""
    left = position.losses[owner]
    if left == 0:
        return
    lost = [0, 0, 0, 0]
    position.shares = position.shares.copy()
    for kind in (3, 2, 1, 0):
        gone = min(left, position.shares[owner * 4 + kind])
        position.shares[owner * 4 + kind] -= gone
        lost[kind] = gone
        left -= gone
    if position.events is not None:
        position.emit("lost", "RW-DANGER-1", with_cubes({"owner": owner}, lost, 0))


def _receive(position: Position, owner: int) -> None:
    """Al's cubes go back to the supply (RW-AL-5)."""
    shares = position.shares
    at = owner * 4
    if owner < position.seats:
        stock = position.stock
        for kind in range(4):
            stock[at + kind] += shares[at + kind]
    if position.events is not None and max(shares[at : at + 4]) > 0:
        position.emit("received", "RW-EXT-5", with_cubes({"owner": owner}, shares, at))


def _keep_card(position: Position) -> None:
    """The active player keeps the card (RW-EXT-4); one that Al triggers is gone (RW-AL-5)."""
    card = position.extraction_card
    seat = position.active_owner
    name = position.tables.card_ids[card]
    if seat < position.seats:
        position.card_owner = changed(position.card_owner, card, seat)
        position.cards = changed(position.cards, seat, position.cards[seat] + 1)
        if position.events is not None:
            position.emit("kept_card", "RW-EXT-4", {"seat": seat, "card": name})
    else:
        position.card_owner = changed(position.card_owner, card, GONE)
        if position.events is not None:
            position.emit("card_gone", "RW-AL-5", {"card": name})


def with_cubes(args: dict[str, Primitive], cubes: list[int], at: int) -> dict[str, Primitive]:
    """An event's figures with the four kinds added."""
    for kind in range(4):
        args[KINDS[kind]] = cubes[at + kind]
    return args


def _tell_shares(position: Position, tile: int, card: int, powers: list[int]) -> None:
    tables = position.tables
    danger = tables.card_danger[card]
    position.emit(
        "card",
        "RW-EXT-2",
        with_cubes(
            {"card": tables.card_ids[card], "tile": NAMES[tile], "danger": danger},
            tables.card_cubes,
            card * 4,
        ),
    )
    sharers = len([power for power in powers if power])
    whole = tables.card_cubes[card * 4 : card * 4 + 4]
    each = [amount // sharers for amount in whole]
    rest = [amount % sharers for amount in whole]
    for owner in range(position.owners):
        if powers[owner]:
            position.emit("shared", "RW-EXT-2", with_cubes({"owner": owner}, each, 0))
    if sum(rest):
        priority = priority_owner(position, tile, powers, position.active_owner)
        reason = "active"
        if position.tile_shaft[tile] != NOBODY:
            reason = "shaft"
        elif powers.count(max(powers)) == 1:
            reason = "power"
        position.emit(
            "priority", "RW-EXT-3", with_cubes({"owner": priority, "reason": reason}, rest, 0)
        )
    losses = losses_of(position, card, powers, position.shares)
    for owner in range(position.owners):
        if losses[owner]:
            position.emit("danger", "RW-DANGER-1", {"owner": owner, "loss": losses[owner]})


# --- the verb -----------------------------------------------------------------------------------


class Cover(SealedVerb):
    """Insurance tiles against Danger (RW-DANGER-2)."""

    def __init__(self) -> None:
        super().__init__("cover", [Amount("tiles")])

    def limit(self, s: Position, seat: int, field: int) -> int:
        return cover_limit(s, seat)

    def reveal(self, s: Position) -> None:
        finish_extraction(s)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_cover(s, seat, number(action, 1))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        params["asked"] = number(action, 1)
        params["have"] = s.insurance[seat]
        params["loss"] = s.losses[seat]

    def sensible(self, s: Position, seat: int) -> list[Action]:
        return [(self.name, tiles) for tiles in range(cover_limit(s, seat) + 1)]
