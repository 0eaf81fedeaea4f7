"""The vocabulary of card effects: closed, typed and bounded.

A card's effect is lists of ops, each list hanging on a clause head (see `card_set.Card`):

    play       employee         as it is played
    mobilize   unit             as it is played from hand, once
    built      building         as it is flipped face up
    each_turn  building         once in its owner's turn, in the play phase, if wanted; one that
                                is nothing but a gain of Labor or Construction comes by itself
    demolish   building         its owner's choice in the play phase; it is discarded first
    destroyed  unit, building   once it lies in the discard pile, on anyone's turn
    action     unit             instead of mining or attacking
    kills      unit, building   when it destroyed a card in combat, on anyone's turn
    whenever   unit, building   an event of the owner's turn, at most once a turn for each card

Ops are carried out in printed order as far as they can be; one without a legal target is skipped.
"You" is the owner of the card. Effects choose face-up cards only. The Mining Platform is one of an
opponent's buildings, but nothing you may choose among your own.

In a file an op is a table whose `op` is its name: `{ op = "gain", labor = 2 }`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Corp = Literal["frontier", "omni_edo", "mcglynn", "harlem", "windcraft", "neutral"]
CardType = Literal["employee", "unit", "building"]
Resource = Literal["labor", "construction", "brass"]
Row = Literal["labor_market", "design_department"]

# Whom an effect reaches. "your" never means the card that bears the text; that one is "this".
#   opponent_unit               one unit of an opponent, you choose
#   opponent_card               one unit or face-up building of an opponent, you choose
#   each_opponent_unit          every unit of every opponent
#   your_unit, each_your_unit   one of your other units, you choose; all of them
#   this                        the card itself, while it is in play
DamageTarget = Literal["opponent_unit", "opponent_card", "each_opponent_unit"]
DestroyTarget = Literal["opponent_unit", "this"]
BoostTarget = Literal["your_unit", "each_your_unit", "this"]

# What can be counted, now:
#   played              other cards you played this turn, of `corp` and of `type` where given
#   your_units          your units
#   your_buildings      your face-up buildings, a standing Mining Platform included
#   your_sites          your face-down buildings
#   opponent_units      the units of the opponent who has most
#   platform            1 while your Mining Platform is face up, else 0
#   richer_opponents    opponents with more Brass tokens than you
CountWord = Literal[
    "played",
    "your_units",
    "your_buildings",
    "your_sites",
    "opponent_units",
    "platform",
    "richer_opponents",
]

UpTo3 = Annotated[int, Meta(ge=0, le=3)]
UpTo6 = Annotated[int, Meta(ge=0, le=6)]
One = Annotated[int, Meta(ge=1, le=1)]
OneOrTwo = Annotated[int, Meta(ge=1, le=2)]
OneToThree = Annotated[int, Meta(ge=1, le=3)]
OneToFour = Annotated[int, Meta(ge=1, le=4)]
OneToFive = Annotated[int, Meta(ge=1, le=5)]
OneToSix = Annotated[int, Meta(ge=1, le=6)]


class _Op(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op"
):
    pass


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number read off the table; as a condition it holds when it is at least `least`."""

    of: CountWord
    corp: Corp | None = None  # only with "played"
    type: CardType | None = None  # only with "played"
    least: OneToSix = 1  # only as a condition


# ------------------------------------------------------------------------------------- resources


class Gain(_Op, frozen=True, tag="gain"):
    """Add resources to this turn's; Brass comes from the pool and needs no platform.

    Battle mode: Brass restores health. At least one of the three is not 0.
    """

    labor: UpTo6 = 0
    construction: UpTo6 = 0
    brass: UpTo6 = 0


class Exchange(_Op, frozen=True, tag="exchange"):
    """As often as you choose, up to `times`: give `rate` of one resource, get 1 of another.

    Asked once, as a number from 0 to what you can pay. Brass given goes to the
    supply, not to the pool.
    """

    give: Resource
    get: Resource
    rate: OneToThree
    times: OneToThree


class Discount(_Op, frozen=True, tag="discount"):
    """The next card of that type you buy this turn costs less, never less than 0.

    Discounts add up and are all used up by the next purchase of the type; they leave the surcharge
    for a partner's card alone. At least one of the two is not 0.
    """

    on: CardType
    labor: UpTo3 = 0
    construction: UpTo3 = 0


class Steal(_Op, frozen=True, tag="steal"):
    """Take up to `n` Brass tokens from an opponent you choose among those who have any.

    Never from a partner. Battle mode: it can bankrupt; what you take restores health.
    """

    n: OneOrTwo


class Pay(_Op, frozen=True, tag="pay"):
    """The price of the ops after it in the same list; where it can't be paid the list is illegal.

    Stands first in a `may`, in an option of `choose`, in `each_turn` or in `action`, nowhere else.
    `discard`: so many cards from your hand, you choose. `sacrifice`: one of your other units, or
    of your other face-up buildings (not the Mining Platform), is destroyed, without its demolish.
    """

    labor: UpTo6 = 0
    construction: UpTo6 = 0
    brass: UpTo6 = 0
    discard: UpTo3 = 0
    sacrifice: Literal["unit", "building"] | None = None


# ----------------------------------------------------------------------------------------- cards


class Draw(_Op, frozen=True, tag="draw"):
    """Draw now. Bars undo."""

    n: OneToThree


class DrawLater(_Op, frozen=True, tag="draw_later"):
    """Draw so many more at the end of your turn; off turn, at the end of your next one. Adds up."""

    n: OneToThree


class Look(_Op, frozen=True, tag="look"):
    """See the top `n` cards of your deck (shuffling as a draw would), then settle them one by one.

    Each time you choose one of those left and its fate: back on top of the deck, or `then`. The
    last one put back is on top. Bars undo.
    """

    n: OneToThree
    then: Literal["discard", "dismiss"] = "discard"


class Recall(_Op, frozen=True, tag="recall"):
    """Put a card of your discard pile, you choose, into your hand or on top of your deck."""

    to: Literal["hand", "deck"]
    type: CardType | None = None


class Discard(_Op, frozen=True, tag="discard"):
    """Cards from hand to discard pile: yours as you choose, opponents' at random.

    "opponent" is one you choose among those with a card in hand. Fewer than `n`: all of them.
    Solitaire: opponents' part does nothing.
    """

    who: Literal["you", "opponent", "each_opponent"]
    n: OneOrTwo = 1


class Dismiss(_Op, frozen=True, tag="dismiss"):
    """Remove cards from the game, one after the other, `n` of them, from any of the places named.

    A centre row is refilled at once. "this" is the card itself and stands alone.
    """

    places: tuple[Literal["hand", "discard", "labor_market", "design_department", "this"], ...] = (
        msgspec.field(name="from")
    )
    n: OneOrTwo = 1


class Acquire(_Op, frozen=True, tag="acquire"):
    """Take a card without paying, of printed Labor + Construction at most `max_cost`.

    From a row (refilled at once) or your reserve, into your discard pile, on top of your deck or
    into your hand. It is not bought: no discount is used, no partner's surcharge is possible.
    """

    source: Literal["labor_market", "design_department", "reserve"] = msgspec.field(name="from")
    max_cost: OneToFour
    to: Literal["discard", "deck", "hand"] = "discard"
    type: CardType | None = None


class Peek(_Op, frozen=True, tag="peek"):
    """You alone see an opponent's hand, or one of their face-down buildings.

    You choose the opponent (and the building) among those with something to see. Bars undo.
    Solitaire: nothing.
    """

    what: Literal["hand", "site"]


class Refresh(_Op, frozen=True, tag="refresh"):
    """Put `n` cards of a row, one after the other as you choose, under its deck; each time refill.

    Bars undo.
    """

    row: Row
    n: OneToThree


# ------------------------------------------------------------------------------- cards in play


class Damage(_Op, frozen=True, tag="damage"):
    """Damage to face-up cards, outside combat: no Brass, no strike-back, no Warden.

    More than 1 only to units. A destroyed Mining Platform is turned face down.
    """

    n: OneToThree
    target: DamageTarget = "opponent_unit"


class Destroy(_Op, frozen=True, tag="destroy"):
    """Destroy a card, outside combat; `max_health`: only one with at most that much health left."""

    target: DestroyTarget
    max_health: OneToSix | None = None


class Boost(_Op, frozen=True, tag="boost"):
    """More attack until the end of the turn, for mining, attacking and striking back."""

    attack: OneToThree
    target: BoostTarget = "your_unit"


class Ready(_Op, frozen=True, tag="ready"):
    """One of your other units may act this turn: a second time, or though mobilized this turn.

    Chosen among those that could not act otherwise; no unit acts more than twice a turn.
    """


class Build(_Op, frozen=True, tag="build"):
    """Flip one of your face-down buildings now: its `built` happens, its `each_turn` works."""


class Rebuild(_Op, frozen=True, tag="rebuild"):
    """Your Mining Platform is face up again at full health; nothing if it stands."""


class Store(_Op, frozen=True, tag="store"):
    """Put charge on this card, up to `max` in all. Open to all; gone when it leaves play."""

    n: OneToThree
    max: OneToSix


class Discharge(_Op, frozen=True, tag="discharge"):
    """Remove all charge from this card, and carry out `each` once for each one removed."""

    each: tuple[Repeated, ...]


# ------------------------------------------------------------------------------------- structure


class Choose(_Op, frozen=True, tag="choose"):
    """One of the options, chosen when the op is reached; each is a list of ops."""

    of: tuple[tuple[Op, ...], ...]


class May(_Op, frozen=True, tag="may"):
    """All of it or none, asked when the op is reached."""

    do: tuple[Op, ...]


class If(_Op, frozen=True, tag="if"):
    """Tested when the op is reached."""

    when: Count
    do: tuple[Op, ...]
    otherwise: tuple[Op, ...] = ()


class ForEach(_Op, frozen=True, tag="for_each"):
    """Carry out `do` as often as the count says, at most `most` times; counted once, before."""

    count: Count
    most: OneToFive
    do: tuple[Repeated, ...]


Repeated = Gain | Draw | DrawLater | Damage | Boost
Op = (
    Gain
    | Exchange
    | Discount
    | Steal
    | Pay
    | Draw
    | DrawLater
    | Look
    | Recall
    | Discard
    | Dismiss
    | Acquire
    | Peek
    | Refresh
    | Damage
    | Destroy
    | Boost
    | Ready
    | Build
    | Rebuild
    | Store
    | Discharge
    | Choose
    | May
    | If
    | ForEach
)


# -------------------------------------------------------------------- keywords and other clauses


class Aura(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """While the card is face up, your other units have that much more attack; auras add up."""

    attack: One = 1


class Whenever(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After an event of its owner's turn, once a turn: `do`. The card is face up at the time.

    acquire: a card became yours, bought or not. mobilize: another unit of yours was mobilized.
    dismiss: you dismissed a card. mine: a unit of yours mined.
    """

    on: Literal["acquire", "mobilize", "dismiss", "mine"]
    do: tuple[Op, ...]
