"""Building a reserve: counts over the corporation's designs (BE-VAR-RES)."""

from pithead.kernel.codecs import Amount
from pithead.kernel.contract import Action, Field
from pithead.kernel.steps import LAST
from pithead.kernel.verbs import Params, number

from ..position.state import Position
from ..position.tables import MOST_RESERVE, Tables
from . import refusals as no
from .base_verb import BaseVerb


def why_not_build(s: Position, seat: int, counts: list[int]) -> int:
    tables = s.tables
    designs = tables.corp_designs[s.corporation[seat]]
    value = 0
    for field, n in enumerate(counts):
        if n and field >= len(designs):
            return no.RESERVE_FIELD
        if n and n > tables.copies[designs[field]]:
            return no.RESERVE_COPIES
        value += n * tables.brass[designs[field]] if n else 0
    if sum(counts) > MOST_RESERVE:
        return no.RESERVE_CARDS
    return no.LEGAL if value == s.reserve_value else no.RESERVE_VALUE


def most_of(s: Position, seat: int, field: int) -> int:
    """The most copies a field may name, whatever the others."""
    designs = s.tables.corp_designs[s.corporation[seat]]
    if field >= len(designs):
        return 0
    return min(MOST_RESERVE, s.tables.copies[designs[field]])


def can_complete(tables: Tables, designs: list[int], cards: int, value: int) -> bool:
    """Whether these designs can make up this value with at most `most` cards."""
    if cards < 0 or value < 0:
        return False
    # fewest[v]: the fewest cards that make the value v.
    fewest = [MOST_RESERVE + 1] * (value + 1)
    fewest[0] = 0
    for design in designs:
        worth = tables.brass[design]
        if worth == 0:
            continue
        for _ in range(tables.copies[design]):
            for v in range(value, worth - 1, -1):
                if fewest[v - worth] + 1 < fewest[v]:
                    fewest[v] = fewest[v - worth] + 1
    return fewest[value] <= cards


def next_counts(s: Position, seat: int) -> list[int]:
    """The counts the next field may hold so that the reserve can still be completed."""
    tables = s.tables
    corp = s.corporation[seat]
    entered = s.builds[seat]
    field = len(entered)
    designs = tables.corp_designs[corp]
    if field >= len(designs):
        return [0]
    cards = MOST_RESERVE - sum(entered)
    value = s.reserve_value
    for earlier in range(field):
        value -= entered[earlier] * tables.brass[designs[earlier]]
    found: list[int] = []
    for n in range(most_of(s, seat, field) + 1):
        left = value - n * tables.brass[designs[field]]
        if can_complete(tables, designs[field + 1 :], cards - n, left):
            found.append(n)
    return found


def cards_of(tables: Tables, corp: int, counts: list[int]) -> list[int]:
    cards: list[int] = []
    for field, n in enumerate(counts):
        if n:
            cards.extend([tables.corp_designs[corp][field]] * n)
    return cards


def sensible_builds(s: Position, seat: int) -> list[list[int]]:
    """A few reserves that span the choices: cheap ones first, expensive ones first, the box's."""
    tables = s.tables
    designs = tables.corp_designs[s.corporation[seat]]
    builds: list[list[int]] = []
    fields = list(range(len(designs)))
    by_cost = sorted(fields, key=lambda field: (tables.cost(designs[field]), field))
    for order in (fields, fields[::-1], by_cost, by_cost[::-1]):
        build = _fill_up(s, seat, order)
        if build not in builds:
            builds.append(build)
    return builds


def suggested_build(s: Position, seat: int) -> list[int]:
    """The box's reserve, brought to the value that is asked for."""
    return _fill_up(s, seat, list(range(len(s.tables.corp_designs[s.corporation[seat]]))))


def _fill_up(s: Position, seat: int, order: list[int]) -> list[int]:
    """As many as possible of each design in this order, as long as it can be completed."""
    tables = s.tables
    designs = tables.corp_designs[s.corporation[seat]]
    counts = [0] * tables.fields
    cards = MOST_RESERVE
    value = s.reserve_value
    for place, field in enumerate(order):
        rest = [designs[later] for later in order[place + 1 :]]
        worth = tables.brass[designs[field]]
        for n in range(most_of(s, seat, field), -1, -1):
            if can_complete(tables, rest, cards - n, value - n * worth):
                counts[field] = n
                cards -= n
                value -= n * worth
                break
    return counts


# --- the verb -----------------------------------------------------------------------------------


class Build(BaseVerb):
    """How many of each design of a corporation (BE-VAR-RES). A game has its own fields."""

    def __init__(self) -> None:
        super().__init__("build", ("reserve",), amounts=[Amount("n1")])

    def list_steps(self, s: Position, seat: int, steps: list[int]) -> None:
        for n in next_counts(s, seat):
            steps.append(LAST + n)

    def why_not(self, s: Position, seat: int, action: Action) -> int:
        return why_not_build(s, seat, _counts(action))

    def figures(self, s: Position, seat: int, action: Action, code: int, params: Params) -> None:
        """The first field at fault, and the sums."""
        tables = s.tables
        designs = tables.corp_designs[s.corporation[seat]]
        counts = _counts(action)
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

    def candidates(self, s: Position, seat: int) -> list[Action]:
        return self.sensible(s, seat)

    def fields(self, s: Position, seat: int) -> list[Field]:
        """How many of each design; the value of the whole bounds them further."""
        tables = s.tables
        designs = tables.corp_designs[s.corporation[seat]]
        return [
            Field(tables.ids[design], 0, most_of(s, seat, field), 1)
            for field, design in enumerate(designs)
        ]

    def sensible(self, s: Position, seat: int) -> list[Action]:
        return [("build", *counts) for counts in sensible_builds(s, seat)]


def _counts(action: Action) -> list[int]:
    return [number(action, at) for at in range(1, len(action))]
