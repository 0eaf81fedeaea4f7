"""Refusals at the door: which rule forbids an action, with the figures that would make it legal."""

from pithead.kernel.contract import Action, Primitive, Refusal

from . import (
    combat,
    effects,
    effects_cards,
    effects_play,
    effects_resources,
    frames,
    playing,
    program,
    purchases,
    reserves,
    setup,
    triggers,
)
from . import refusals as no
from .position import CARD_SIZE, FACE_DOWN, FLAGS, NOBODY, Position
from .tables import CORPORATIONS, MOST_RESERVE, PLACES, TYPES
from .verbs import WHERES, ZONES

Params = dict[str, Primitive]


def why_not(s: Position, seat: int, action: Action) -> Refusal | None:
    """For a well-formed action whose verb answers the pending question."""
    code = code_of(s, seat, action)
    if code == no.LEGAL:
        return None
    word, rule = no.REFUSALS[code]
    return Refusal(word, rule, figures(s, seat, action, code), word)


def _design(s: Position, name: object) -> int:
    return s.tables.ids.index(str(name))


def _place(name: object) -> int:
    return PLACES.index(str(name))


def _numbers(action: Action) -> list[int]:
    return [part for part in action[1:] if isinstance(part, int)]


def code_of(s: Position, seat: int, action: Action) -> int:
    """The rules' answer as a number: 0 or one of `refusals`."""
    verb = action[0]
    if verb == "play":
        return playing.why_not_play(s, seat, _design(s, action[1]))
    if verb == "buy":
        return purchases.why_not_buy(s, _place(action[1]))
    if verb == "gift":
        return purchases.why_not_gift(s, seat, _place(action[1]))
    if verb == "reserve":
        return purchases.why_not_reserve(s, seat, _design(s, action[1]))
    if verb == "convert":
        return purchases.why_not_convert(s, seat)
    if verb == "rebuild":
        return purchases.why_not_rebuild(s, seat)
    if verb in ("use", "demolish", "mine", "attack", "raid", "act"):
        return _card_code(s, seat, str(verb), _numbers(action))
    if verb == "build":
        return reserves.why_not_build(s, seat, _numbers(action))
    if verb == "corporation":
        name = str(action[1])
        free = name not in CORPORATIONS or setup.is_free(s, CORPORATIONS.index(name))
        return no.LEGAL if free else no.CORPORATION_TAKEN
    return _choice_code(s, seat, action)


def _card_code(s: Position, seat: int, verb: str, numbers: list[int]) -> int:
    """What one may do with a card in play."""
    number = numbers[0]
    if verb == "use":
        return playing.why_not_use(s, seat, number)
    if verb == "demolish":
        return playing.why_not_demolish(s, seat, number)
    if verb == "mine":
        return combat.why_not_mine(s, seat, number)
    if verb == "raid":
        return combat.why_not_raid(s, seat, number, numbers[1])
    code = combat.why_not_unit(s, seat, number)
    if code != no.LEGAL:
        return code
    if verb == "act":
        return playing.why_not_printed_action(s, seat, number)
    return combat.why_not_target(s, seat, numbers[1], numbers[2])


def _choice_code(s: Position, seat: int, action: Action) -> int:
    """Choices inside a text; what is left is always legal."""
    verb = action[0]
    numbers = _numbers(action)
    if verb == "option":
        return effects.why_not_option(s, numbers[0] - 1)
    if verb == "amount":
        return effects_resources.why_not_amount(s, numbers[0])
    if verb == "take":
        zone = ZONES.index(str(action[1]))
        return effects_cards.why_not_take(s, zone, _design(s, action[2]))
    if verb == "slot":
        return effects_cards.why_not_slot(s, _place(action[1]))
    if verb == "target":
        return effects_play.why_not_target(s, numbers[0], numbers[1])
    if verb == "player":
        return effects.why_not_player(s, numbers[0])
    if verb == "put":
        where = WHERES.index(str(action[1]))
        return effects_cards.why_not_put(s, where, _design(s, action[2]))
    if verb == "next":
        waiting = len(triggers.texts_of(s, seat))
        return no.LEGAL if numbers[0] <= waiting else no.NEXT_MISSING
    return no.LEGAL


# --- figures ------------------------------------------------------------------------------------


def figures(s: Position, seat: int, action: Action, code: int) -> Params:
    """What the sentence needs: the action's own arguments, and the numbers behind the refusal."""
    verb = action[0]
    params: Params = {}
    if verb in ("buy", "gift", "reserve"):
        _about_purchase(s, seat, params, action, code)
    elif verb in ("convert", "rebuild"):
        price = purchases.CONVERSION if verb == "convert" else purchases.REBUILDING
        params["have"] = s.construction
        params["missing"] = max(0, price - s.construction)
    elif verb in ("use", "demolish", "mine", "act", "attack", "raid"):
        _about_own_card(s, seat, params, _numbers(action)[0])
        if verb in ("attack", "raid"):
            _about_attack(s, params, _numbers(action))
    elif verb == "build":
        _about_build(s, seat, params, _numbers(action))
    elif verb == "corporation":
        params["corporation"] = str(action[1])
        params["owner"] = s.corporation.index(CORPORATIONS.index(str(action[1])))
    elif verb == "play":
        params["card"] = str(action[1])
    else:
        _about_choice(s, seat, params, action)
    return params


def _about_purchase(s: Position, seat: int, params: Params, action: Action, code: int) -> None:
    gift = action[0] == "gift"
    if action[0] == "reserve":
        design = _design(s, action[1])
        place = NOBODY
    else:
        place = _place(action[1])
        design = s.rows[place]
        params["place"] = str(action[1])
    if code == no.GIFT_OUT:
        params["partner"] = s.partner(seat)
    if design == NOBODY:
        return
    params["card"] = s.tables.ids[design]
    labor = purchases.labor_price(s, design)
    construction = purchases.construction_price(s, design)
    if gift:
        labor += purchases.gift_labor(place)
        construction += purchases.gift_construction(place)
    params["labor"] = labor
    params["construction"] = construction
    params["have_labor"] = s.labor
    params["have_construction"] = s.construction
    params["missing_labor"] = max(0, labor - s.labor)
    params["missing_construction"] = max(0, construction - s.construction)


def _about_own_card(s: Position, seat: int, params: Params, number: int) -> None:
    line = s.line[seat]
    at = combat.at_number(number)
    params["number"] = number
    params["have"] = len(line) // CARD_SIZE
    if at < len(line):
        params["card"] = s.tables.ids[line[at]]


def _about_attack(s: Position, params: Params, numbers: list[int]) -> None:
    other = numbers[1]
    params["seat"] = other
    if len(numbers) > 2:
        params["target"] = numbers[2]
    if other < s.owners:
        params["have"] = len(s.line[other]) // CARD_SIZE
        warden = combat.warden_of(s, other)
        if warden >= 0:
            params["warden"] = warden // CARD_SIZE + 1
            params["warden_card"] = s.tables.ids[s.line[other][warden]]


def _about_build(s: Position, seat: int, params: Params, counts: list[int]) -> None:
    """The first field at fault, and the sums."""
    tables = s.tables
    designs = tables.corp_designs[s.corporation[seat]]
    value = 0
    params["cards"] = sum(counts)
    params["most"] = MOST_RESERVE
    params["needed"] = s.reserve_value
    params["designs"] = len(designs)
    for field, n in enumerate(counts):
        if n and field >= len(designs):
            params.setdefault("field", field + 1)
        elif n:
            value += n * tables.brass[designs[field]]
            if n > tables.copies[designs[field]] and "copies" not in params:
                params["card"] = tables.ids[designs[field]]
                params["asked"] = n
                params["copies"] = tables.copies[designs[field]]
    params["value"] = value


def _about_choice(s: Position, seat: int, params: Params, action: Action) -> None:
    verb = action[0]
    numbers = _numbers(action)
    if verb == "option":
        params["option"] = numbers[0]
        params["options"] = effects_resources.operand(s, 0)
    elif verb == "amount":
        params["asked"] = numbers[0]
        params["most"] = effects_resources.most_exchanges(s)
    elif verb == "take":
        asked = effects_cards.zones_asked(s)
        params["zone"] = str(action[1])
        params["card"] = str(action[2])
        params["zones"] = " ".join([word for word, bit in program.SOURCES.items() if asked & bit])
    elif verb == "slot":
        _about_slot(s, params, str(action[1]))
    elif verb == "target":
        _about_target(s, params, numbers)
    elif verb == "put":
        params["where"] = str(action[1])
        params["card"] = str(action[2])
        params["wheres"] = f"{WHERES[effects_resources.operand(s, 1)]} deck"
    elif verb == "next":
        params["number"] = numbers[0]
        params["have"] = len(triggers.texts_of(s, seat))
    else:
        params["seat"] = numbers[0]


def _about_slot(s: Position, params: Params, place: str) -> None:
    params["place"] = place
    design = s.rows[_place(place)]
    if design != NOBODY:
        params["card"] = s.tables.ids[design]
    pc = s.stack[frames.PC]
    acquires = s.tables.code[pc] == program.ACQUIRE
    params["most"] = effects_resources.operand(s, 1) if acquires else None
    kind = effects_resources.operand(s, 3) if acquires else NOBODY
    params["type"] = TYPES[kind] if kind != NOBODY else None


def _about_target(s: Position, params: Params, numbers: list[int]) -> None:
    other, number = numbers
    params["seat"] = other
    params["number"] = number
    if other >= s.owners:
        return
    line = s.line[other]
    at = combat.at_number(number)
    params["have"] = len(line) // CARD_SIZE
    if number == combat.PLATFORM:
        params["card"] = s.tables.ids[s.tables.platform]
    elif at < len(line) and not line[at + FLAGS] & FACE_DOWN:
        params["card"] = s.tables.ids[line[at]]
        params["health"] = s.health_of(other, at)
    if s.tables.code[s.stack[frames.PC]] == program.DESTROY:
        params["most"] = effects_resources.operand(s, 1)
