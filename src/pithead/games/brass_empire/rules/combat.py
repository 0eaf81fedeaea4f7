"""Damage, destruction and the fight between two cards (BE-ACT)."""

from typing import Any

from pithead.kernel.contract import Action
from pithead.kernel.fields import changed
from pithead.kernel.verbs import Params, WordArgs, number

from ..position import steps as verbs
from ..position.events import Args
from ..position.state import (
    ACTED,
    ACTIONS,
    CARD_ID,
    CARD_SIZE,
    DAMAGE,
    FACE_DOWN,
    FLAGS,
    FRESH,
    Position,
)
from ..position.tables import BUILDING, DESTROYED, KILLS, ON_MINE, UNIT
from . import refusals as no
from .arguments import PLATFORM, card_in_play, line_numbers
from .base_verb import BaseVerb
from .brass import gain_brass, lose_brass
from .triggers import raise_occasion, raise_text


def at_number(number: int) -> int:
    """Where the card of this number starts in its line."""
    return (number - 1) * CARD_SIZE


# --- damage and destruction ---------------------------------------------------------------------


def damage_card(s: Position, owner: int, at: int, n: int, cause: str) -> None:
    """Damage stays (BE-CARD-5); whether it destroys is looked at afterwards."""
    if n <= 0:
        return
    line = s.line[owner]
    line[at + DAMAGE] += n
    if s.events is not None:
        left = max(0, s.health_of(owner, at))
        _tell_damage(s, owner, at // CARD_SIZE + 1, line[at], n, left, cause)


def damage_platform(s: Position, owner: int, n: int, cause: str) -> None:
    if n <= 0:
        return
    s.platform_damage = changed(s.platform_damage, owner, s.platform_damage[owner] + n)
    if s.events is not None:
        left = max(0, s.platform_health(owner))
        _tell_damage(s, owner, PLATFORM, s.tables.platform, n, left, cause)


def _tell_damage(
    s: Position, owner: int, number: int, design: int, n: int, left: int, cause: str
) -> None:
    card = s.tables.ids[design]
    args: Args = {"seat": owner, "number": number, "card": card, "n": n, "left": left}
    s.emit("damaged", cause, args)


def leave_play(s: Position, owner: int, at: int) -> int:
    """Take a card out of its line; its design."""
    line = s.line[owner]
    design = line[at]
    del line[at : at + CARD_SIZE]
    return design


def destroy_card(s: Position, owner: int, at: int, cause: str) -> None:
    """To its owner's discard pile; what came this turn waits with the played cards (BE-CARD-6)."""
    line = s.line[owner]
    ident = line[at + CARD_ID]
    fresh = line[at + FLAGS] & FRESH
    number = at // CARD_SIZE + 1
    design = leave_play(s, owner, at)
    pile = s.played[owner] if fresh else s.discard[owner]
    pile.append(design)
    if s.events is not None:
        where = "score" if s.is_ai(owner) else "played" if fresh else "discard"
        card = s.tables.ids[design]
        args: Args = {"seat": owner, "number": number, "card": card, "to": where}
        s.emit("destroyed", cause, args)
    raise_text(s, owner, design, DESTROYED, ident)


def destroy_platform(s: Position, owner: int, cause: str) -> None:
    s.platform_up = changed(s.platform_up, owner, 0)
    s.platform_damage = changed(s.platform_damage, owner, 0)
    if s.events is not None:
        s.emit("platform_destroyed", cause, {"seat": owner})


def destroy_if_dead(s: Position, owner: int, at: int, cause: str) -> bool:
    if s.health_of(owner, at) > 0:
        return False
    destroy_card(s, owner, at, cause)
    return True


def platform_falls(s: Position, owner: int, cause: str) -> bool:
    if s.platform_health(owner) > 0:
        return False
    destroy_platform(s, owner, cause)
    return True


# --- what a unit may do -------------------------------------------------------------------------


def why_not_unit(s: Position, seat: int, number: int) -> int:
    """Why this card can't take an action now, whichever: buildings never do (BE-ACT-8)."""
    line = s.line[seat]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.NUMBER_MISSING
    if line[at + FLAGS] & FACE_DOWN or s.tables.type[line[at]] != UNIT:
        return no.ACT_BUILDING
    if line[at + ACTIONS] > 0:
        return no.LEGAL
    if line[at + ACTED] > 0 or not line[at + FLAGS] & FRESH:
        return no.UNIT_ACTED
    return no.UNIT_FRESH


def why_not_mine(s: Position, seat: int, number: int) -> int:
    code = why_not_unit(s, seat, number)
    if code != no.LEGAL:
        return code
    if s.battle:
        return no.MINE_BATTLE
    if not s.platform_up[seat] and not s.first_edition:
        return no.MINE_DOWN
    return no.LEGAL


def why_not_side(s: Position, seat: int, other: int) -> int:
    """Why a player may not be attacked at all."""
    if other == seat:
        return no.ATTACK_OWN
    if not 0 <= other < s.owners or s.out[other]:
        return no.ATTACK_NOBODY
    if s.team and other == s.partner(seat):
        return no.ATTACK_PARTNER
    return no.LEGAL


def why_not_target(s: Position, seat: int, other: int, number: int) -> int:
    """Why an attacker may not name this target (BE-ACT-3, BE-CARD-13)."""
    code = why_not_side(s, seat, other)
    if code != no.LEGAL:
        return code
    if number == PLATFORM:
        if not s.platform_up[other]:
            return no.ATTACK_PLATFORM
        return no.LEGAL if warden_of(s, other) < 0 else no.ATTACK_WARDEN
    line = s.line[other]
    at = at_number(number)
    if not 0 <= at < len(line):
        return no.ATTACK_MISSING
    if line[at + FLAGS] & FACE_DOWN:
        return no.ATTACK_FACE_DOWN
    tables = s.tables
    shielded = tables.type[line[at]] == BUILDING and not tables.warden[line[at]]
    return no.ATTACK_WARDEN if shielded and warden_of(s, other) >= 0 else no.LEGAL


def warden_of(s: Position, owner: int) -> int:
    """Where a face-up Warden stands in this line; -1 for none."""
    line = s.line[owner]
    wardens = s.tables.warden
    for at in range(0, len(line), CARD_SIZE):
        if wardens[line[at]] and not line[at + FLAGS] & FACE_DOWN:
            return at
    return -1


def why_not_raid(s: Position, seat: int, number: int, other: int) -> int:
    code = why_not_unit(s, seat, number)
    if code != no.LEGAL:
        return code
    if not s.battle:
        return no.RAID_PEACE
    return why_not_side(s, seat, other)


def has_target(s: Position, seat: int, other: int) -> bool:
    """Whether anything of `other` may be attacked: a Warden or a unit always may be."""
    if not s.is_opponent(seat, other):
        return False
    if s.platform_up[other]:
        return True
    line = s.line[other]
    for at in range(0, len(line), CARD_SIZE):
        if not line[at + FLAGS] & FACE_DOWN:
            return True
    return False


# --- actions ------------------------------------------------------------------------------------


def use_action(s: Position, seat: int, at: int) -> None:
    line = s.line[seat]
    line[at + ACTIONS] -= 1
    line[at + ACTED] += 1


def mine(s: Position, seat: int, at: int) -> None:
    """Brass from the pool equal to the unit's attack (BE-ACT-2)."""
    n = s.attack_of(seat, at)
    if s.events is not None:
        card = s.tables.ids[s.line[seat][at]]
        number = at // CARD_SIZE + 1
        s.emit("mined", "BE-ACT-2", {"seat": seat, "number": number, "card": card, "n": n})
    gain_brass(s, seat, n, "BE-ACT-2")
    raise_occasion(s, seat, ON_MINE, 0)


def raid(s: Position, seat: int, at: int, other: int) -> None:
    """An attack on a company: no striking back (BE-VAR-BATTLE)."""
    n = s.attack_of(seat, at)
    if s.events is not None:
        card = s.tables.ids[s.line[seat][at]]
        number = at // CARD_SIZE + 1
        args: Args = {"seat": seat, "number": number, "card": card, "target_seat": other, "n": n}
        s.emit("raided", "BE-VAR-BATTLE", args)
    lose_brass(s, other, n, -1, "BE-VAR-BATTLE")


class Fight:
    """What an attack does by itself, before any text: the same for the rules, previews and bots."""

    def __init__(self, strike: int, back: int, left: int, own_left: int) -> None:
        self.strike = strike
        self.back = back
        self.left = left  # health of the target after it, of the attacker after it
        self.own_left = own_left
        self.wins: bool = left <= 0
        self.loses: bool = own_left <= 0
        self.brass: int = 0  # what each side takes for what it destroys
        self.their_brass: int = 0


def fight_of(s: Position, seat: int, at: int, other: int, number: int) -> Fight:
    """Both strike at once with the attack they have when it begins (BE-ACT-3, BE-ACT-9)."""
    on_platform = number == PLATFORM
    there = at_number(number)
    target = s.tables.platform if on_platform else s.line[other][there]
    strike = s.attack_of(seat, at)
    back = s.tables.attack[target] if on_platform else s.attack_of(other, there)
    health = s.platform_health(other) if on_platform else s.health_of(other, there)
    fight = Fight(strike, back, health - strike, s.health_of(seat, at) - back)
    if fight.wins and _may_score(s, seat):
        fight.brass = reward(s, target, on_platform)
    if fight.loses and _may_score(s, other):
        fight.their_brass = reward(s, s.line[seat][at], False)
    return fight


def attack(s: Position, seat: int, at: int, other: int, number: int) -> None:
    """One attack, whole (BE-ACT-9): damage both ways, discard piles, Brass, then texts."""
    fight = fight_of(s, seat, at, other, number)
    there = at_number(number)
    attacker = s.line[seat][at]
    ident = s.line[seat][at + CARD_ID]
    _tell_attack(s, seat, at, other, number)
    if number == PLATFORM:
        target = s.tables.platform
        target_id = 0
        damage_platform(s, other, fight.strike, "BE-ACT-3")
    else:
        target = s.line[other][there]
        target_id = s.line[other][there + CARD_ID]
        damage_card(s, other, there, fight.strike, "BE-ACT-3")
    damage_card(s, seat, at, fight.back, "BE-ACT-3")
    if fight.wins and number == PLATFORM:
        destroy_platform(s, other, "BE-ACT-4")
    elif fight.wins:
        destroy_card(s, other, there, "BE-ACT-4")
    if fight.loses:
        destroy_card(s, seat, at, "BE-ACT-4")
    if fight.wins:
        gain_brass(s, seat, fight.brass, "BE-ACT-5")
        raise_text(s, seat, attacker, KILLS, ident)
    if fight.loses:
        gain_brass(s, other, fight.their_brass, "BE-ACT-6")
        raise_text(s, other, target, KILLS, target_id)


def _tell_attack(s: Position, seat: int, at: int, other: int, number: int) -> None:
    if s.events is None:
        return
    ids = s.tables.ids
    target = s.tables.platform if number == PLATFORM else s.line[other][at_number(number)]
    args: Args = {
        "seat": seat,
        "number": at // CARD_SIZE + 1,
        "card": ids[s.line[seat][at]],
        "target_seat": other,
        "target_number": number,
        "target_card": ids[target],
    }
    s.emit("attacked", "BE-ACT-3", args)


def _may_score(s: Position, owner: int) -> bool:
    """Whether destroying earns Brass: not in battle mode, and only with a standing platform.

    The AI needs none (BE-SOLO-7).
    """
    if s.battle:
        return False
    return s.platform_up[owner] == 1 or s.is_ai(owner)


def reward(s: Position, design: int, platform: bool) -> int:
    """The Brass a destroyed card yields (BE-ACT-5, BE-VAR-FIRST)."""
    if s.first_edition or platform:
        return 1
    return s.tables.brass[design] or 1


# --- the verbs ----------------------------------------------------------------------------------


def first_able(s: Position, seat: int) -> int:
    """The number of the first unit that may take an action; 0 if there is none."""
    for card in range(1, len(s.line[seat]) // CARD_SIZE + 1):
        if why_not_unit(s, seat, card) == no.LEGAL:
            return card
    return 0


def list_able(s: Position, seat: int, steps: list[int]) -> None:
    """The units that may act, by their numbers."""
    for card in range(1, len(s.line[seat]) // CARD_SIZE + 1):
        if why_not_unit(s, seat, card) == no.LEGAL:
            steps.append(verbs.NUMBER + card)


def add_own_card(s: Position, seat: int, card: int, params: Params) -> None:
    """The player's own card in play, if there is one of this number."""
    line = s.line[seat]
    at = at_number(card)
    params["number"] = card
    params["have"] = len(line) // CARD_SIZE
    if at < len(line):
        params["card"] = s.tables.ids[line[at]]


def _add_other(s: Position, other: int, params: Params) -> None:
    """The target of an attack, and the Wardens that protect it."""
    params["seat"] = other
    if other < s.owners:
        params["have"] = len(s.line[other]) // CARD_SIZE
        warden = warden_of(s, other)
        if warden >= 0:
            params["warden"] = warden // CARD_SIZE + 1
            params["warden_card"] = s.tables.ids[s.line[other][warden]]


def _others(s: Position, seat: int) -> list[int]:
    return [other for other in range(s.owners) if other != seat and not s.out[other]]


class OwnCard(BaseVerb):
    """A verb whose first argument is the number of one of the player's own cards in play."""

    needs_line = True

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        add_own_card(s, seat, number(action, 1), params)

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        args["card"] = card_in_play(picture, picture["viewer"], number(action, 1))


class Mine(OwnCard):
    """Brass from the pool (BE-ACT-2)."""

    def __init__(self) -> None:
        bases = [verbs.MINE, verbs.NUMBER + 1]
        super().__init__("mine", ("action",), [[], [verbs.OWN_NUMBER]], bases)

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if why_not_mine(s, seat, first_able(s, seat)) == no.LEGAL:
            steps.append(verbs.MINE)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        list_able(s, seat, steps)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        at = at_number(first - verbs.NUMBER)
        use_action(s, seat, at)
        mine(s, seat, at)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_mine(s, seat, number(action, 1))

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return [("mine", card) for card in line_numbers(s, seat)]

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        return {"brass": s.attack_of(seat, at_number(number(action, 1)))}


class Attack(OwnCard):
    """A card or the platform of an opponent (BE-ACT-3)."""

    def __init__(self) -> None:
        choices = [[], [verbs.OWN_NUMBER], [verbs.ANY_SEAT], [verbs.TARGET_NUMBER]]
        bases = [verbs.ATTACK, verbs.NUMBER + 1, verbs.SEAT, verbs.NUMBER]
        super().__init__("attack", ("action",), choices, bases)

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if first_able(s, seat) == 0:
            return
        for other in range(s.owners):
            if has_target(s, seat, other):
                steps.append(verbs.ATTACK)
                return

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        if len(s.form) == 1:
            list_able(s, seat, steps)
        elif len(s.form) == 2:
            for other in range(s.owners):
                if has_target(s, seat, other):
                    steps.append(verbs.SEAT + other)
        else:
            other = s.form[2] - verbs.SEAT
            for card in range(len(s.line[other]) // CARD_SIZE + 1):
                if why_not_target(s, seat, other, card) == no.LEGAL:
                    steps.append(verbs.NUMBER + card)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        at = at_number(first - verbs.NUMBER)
        use_action(s, seat, at)
        attack(s, seat, at, second - verbs.SEAT, s.form[3] - verbs.NUMBER)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        code = why_not_unit(s, seat, number(action, 1))
        if code != no.LEGAL:
            return code
        return why_not_target(s, seat, number(action, 2), number(action, 3))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        super().figures(s, seat, action, code, params)
        _add_other(s, number(action, 2), params)
        params["target"] = number(action, 3)

    def add_words(self, picture: dict[str, Any], action: Action, args: WordArgs) -> None:
        super().add_words(picture, action, args)
        args["target_card"] = card_in_play(picture, number(action, 2), number(action, 3))

    def candidates(self, s: Position, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in line_numbers(s, seat):
            for other in _others(s, seat):
                found.append(("attack", card, other, PLATFORM))
                found.extend([("attack", card, other, aim) for aim in line_numbers(s, other)])
        return found

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        """Damage both ways, what is left, and the Brass each would take (BE-ACT-9)."""
        at = at_number(number(action, 1))
        fight = fight_of(s, seat, at, number(action, 2), number(action, 3))
        return {
            "strike": fight.strike,
            "back": fight.back,
            "target_left": max(0, fight.left),
            "attacker_left": max(0, fight.own_left),
            "brass": fight.brass,
            "their_brass": fight.their_brass,
        }


class Raid(OwnCard):
    """An attack on a company itself, in battle mode (BE-VAR-BATTLE)."""

    def __init__(self) -> None:
        bases = [verbs.RAID, verbs.NUMBER + 1, verbs.SEAT]
        super().__init__("raid", ("action",), [[], [verbs.OWN_NUMBER], [verbs.ANY_SEAT]], bases)

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        if s.battle and first_able(s, seat) and s.opponents(seat):
            steps.append(verbs.RAID)

    def list_more(self, s: Position, seat: int, step: int, so_far: int, steps: list[int]) -> None:
        if len(s.form) == 1:
            list_able(s, seat, steps)
            return
        for other in range(s.owners):
            if why_not_side(s, seat, other) == no.LEGAL:
                steps.append(verbs.SEAT + other)

    def take(self, s: Position, seat: int, step: int, first: int, second: int) -> None:
        at = at_number(first - verbs.NUMBER)
        use_action(s, seat, at)
        raid(s, seat, at, second - verbs.SEAT)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_raid(s, seat, number(action, 1), number(action, 2))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        super().figures(s, seat, action, code, params)
        _add_other(s, number(action, 2), params)

    def candidates(self, s: Position, seat: int) -> list[Action]:
        if not s.battle:
            return []
        others = _others(s, seat)
        return [("raid", card, other) for card in line_numbers(s, seat) for other in others]

    def preview(self, s: Position, seat: int, action: Action) -> dict[str, object] | None:
        other = number(action, 2)
        had = s.brass[other]
        raid(s, seat, at_number(number(action, 1)), other)
        return {"lost": had - s.brass[other], "bankrupt": s.out[other] > 0}
