"""Taking an answer, one integer step at a time, and doing what it says."""

from pithead.kernel.state import SEALED
from pithead.kernel.steps import LAST

from . import (
    combat,
    effects,
    effects_cards,
    effects_play,
    effects_resources,
    playing,
    purchases,
    setup,
    triggers,
    verbs,
)
from .position import NOBODY, Position


def take_step(s: Position, seat: int, step: int) -> bool:
    """True when the answer is whole and done; False when more of it, or of others, must come."""
    if s.asking == SEALED:
        return _enter_count(s, seat, step)
    form = s.form
    form.append(step)
    if len(form) < _length(form[0]):
        return False
    s.form = []
    s.asking = NOBODY
    if step >= verbs.PLAY and len(form) == 1:
        playing.play_card(s, seat, step - verbs.PLAY)
    elif len(form) == 1:
        _short_answer(s, seat, step)
    else:
        _long_answer(s, seat, form)
    return True


def _length(first: int) -> int:
    """How many steps an answer with this first step has."""
    if first >= verbs.CORPORATION or first < verbs.RESERVE:
        return 1
    if first >= verbs.TAKE:
        return 2
    if first >= verbs.TARGET:
        return 2
    if first >= verbs.BUY:
        return 1
    if first == verbs.ATTACK:
        return 4
    return 3 if first == verbs.RAID else 2


def _enter_count(s: Position, seat: int, step: int) -> bool:
    s.builds[seat].append(step - LAST)
    if len(s.builds[seat]) < s.tables.fields:
        return False
    s.waiting[seat] = 0
    if 1 in s.waiting:
        return False
    s.asking = NOBODY
    setup.reveal_reserves(s)
    return True


def _short_answer(s: Position, seat: int, step: int) -> None:
    if step < verbs.RESERVE:
        _word(s, seat, step)
    elif step < verbs.GIFT:
        purchases.buy(s, seat, step - verbs.BUY, seat)
    elif step < verbs.SLOT:
        purchases.buy(s, seat, step - verbs.GIFT, s.partner(seat))
    elif step < verbs.OPTION:
        effects_cards.take_slot(s, step - verbs.SLOT)
    elif step < verbs.AMOUNT:
        effects.answer_option(s, step - verbs.OPTION)
    elif step < verbs.PLAYER:
        effects_resources.exchange_times(s, step - verbs.AMOUNT)
    elif step < verbs.TARGET:
        effects.answer_player(s, step - verbs.PLAYER)
    else:
        setup.choose_corporation(s, seat, step - verbs.CORPORATION)


def _word(s: Position, seat: int, step: int) -> None:
    if step == verbs.END:
        s.pop()
    elif step == verbs.YES:
        effects.answer_may(s, yes=True)
    elif step == verbs.NO:
        effects.answer_may(s, yes=False)
    elif step == verbs.CONVERT:
        purchases.convert(s, seat)
    else:
        purchases.rebuild(s, seat)


def _long_answer(s: Position, seat: int, form: list[int]) -> None:
    verb = form[0]
    number = form[1] - verbs.NUMBER
    if verb == verbs.RESERVE:
        purchases.buy_reserve(s, seat, form[1] - verbs.CARD)
    elif verb == verbs.USE:
        playing.use_building(s, seat, number)
    elif verb == verbs.DEMOLISH:
        playing.demolish(s, seat, number)
    elif verb < verbs.NEXT:
        _unit_acts(s, seat, form, number)
    elif verb == verbs.NEXT:
        triggers.carry_out(s, triggers.texts_of(s, seat)[number - 1])
    elif verb < verbs.SEAT:
        effects_play.hit(s, verb - verbs.TARGET, number)
    elif verb < verbs.PUT:
        effects_cards.take(s, verb - verbs.TAKE, form[1] - verbs.CARD)
    else:
        effects_cards.put(s, verb - verbs.PUT, form[1] - verbs.CARD)


def _unit_acts(s: Position, seat: int, form: list[int], number: int) -> None:
    at = combat.at_number(number)
    verb = form[0]
    if verb == verbs.ACT:
        playing.act(s, seat, number)
        return
    combat.use_action(s, seat, at)
    if verb == verbs.MINE:
        combat.mine(s, seat, at)
    elif verb == verbs.RAID:
        combat.raid(s, seat, at, form[2] - verbs.SEAT)
    else:
        combat.attack(s, seat, at, form[2] - verbs.SEAT, form[3] - verbs.NUMBER)
