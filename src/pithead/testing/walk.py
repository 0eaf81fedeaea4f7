"""Random play through both doors, with everything checked at every node."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from pithead.kernel.codecs import Choice, Verb
from pithead.kernel.contract import Action, is_one_form
from pithead.kernel.game import Game
from pithead.kernel.match import Match
from pithead.kernel.state import State
from pithead.testing.case import Case
from pithead.testing.gamekit import GameKit, Ledger

# Far above any game seen; a game that gets here will not end.
MOST_STEPS = 200_000


def positions(kit: GameKit, case: Case, *, salt: str = "") -> Iterator[Match]:
    """A match at every node of one random game, its end included. The match goes on by itself."""
    rng = Random(f"{case} {salt}")
    match = kit.match(case)
    while not match.over:
        yield match
        seat = rng.choice(asked(match.state))
        match.apply(seat, random_action(match, seat, rng))
    yield match


def random_action(match: Match, seat: int, rng: Random) -> Action:
    """As the random bot plays, or any of the list, or any verb of the list: all corners are met."""
    way = rng.randrange(4)
    if way == 0:
        return match.sample(seat, rng)
    legal = match.legal(seat)
    if is_one_form(match.form(seat)) and way > 1:
        return legal[0]  # the least: a player who gives away everything sees little of the rest
    if way == 1:
        return rng.choice(legal)
    verb = rng.choice(sorted({str(action[0]) for action in legal}))
    return rng.choice([action for action in legal if action[0] == verb])


def asked(state: State) -> list[int]:
    decision = state.pending
    assert decision is not None
    return [seat for seat in decision.seats if state.asked(seat)]


def play_steps(kit: GameKit, case: Case, *, every: int = 1) -> int:
    """The fast door: integers only, invariants at every `every`-th step. Answers how many steps.

    The dump of every question is loaded again.
    """
    game, rng = kit.game, Random(f"{case} steps")
    state = kit.new_state(case)
    for count in range(MOST_STEPS):
        if count % every == 0 or state.over:
            assert_sound(kit, state)
        if not any(state.in_form(seat) for seat in range(state.seats)):
            assert_loads(kit, state)
        if state.over:
            return count
        seat = state.to_act()
        steps = state.legal_steps(seat)
        assert steps, f"nothing is legal for seat {seat} at {state.pending}"
        assert len(set(steps)) == len(steps), f"{steps} lists a step twice"
        assert all(0 <= step < game.width for step in steps), steps
        step = rng.choice(steps) if rng.random() < 0.5 else state.sample_step(seat, rng)
        assert step in steps, f"{step} was sampled but is not one of {steps}"
        state.apply_step(seat, step)
    raise AssertionError(f"{case} did not end after {MOST_STEPS} steps")


def play_actions(kit: GameKit, case: Case, *, every: int = 1) -> None:
    """The match's door: whole actions, events entered in the books, lists held against `check`."""
    rng = Random(f"{case} lists")
    for count, match in enumerate(audited(kit, case, every=1)):
        if count % every == 0:
            check_questions(kit, match, rng)


def play_actions_lightly(kit: GameKit, case: Case, *, every: int = 1) -> int:
    """The match's door without the look at every list. Answers how many actions were played."""
    count = 0
    for match in audited(kit, case, every=every):
        count = len(match.log)
    return count


def audited(kit: GameKit, case: Case, *, every: int) -> Iterator[Match]:
    """Positions of a game whose events are kept in books and held against the state."""
    ledger = kit.ledger(kit.game.dump(kit.new_state(case)))
    told = 0
    for count, match in enumerate(positions(kit, case, salt="actions")):
        if ledger is not None:
            for event in match.events[told:]:
                ledger.enter(event)
        told = len(match.events)
        if count % every == 0 or match.over:
            assert_sound(kit, match.state, ledger)
        assert_loads(kit, match.state)
        yield match


def check_doors(kit: GameKit, case: Case) -> None:
    """The same answers through the integer door alone lead to the same state at every node.

    The match's door also gets answers begun in steps and given whole: what was begun is dropped.
    """
    game, rng = kit.game, Random(f"{case} doors")
    match, twin = kit.match(case), kit.new_state(case)
    while not match.over:
        seat = rng.choice(asked(match.state))
        action = random_action(match, seat, rng)
        legal = match.legal(seat)
        begin_something(match.state, seat, rng)
        assert match.legal(seat) == legal, "a list depends on what was begun"
        match.apply(seat, action)
        for step in game.encode(action):
            assert step in twin.legal_steps(seat), f"{step} of {action} is not offered"
            twin.apply_step(seat, step)
        assert game.digest(twin) == game.digest(match.state), f"{action} differs by door"
    assert twin.over


def begin_something(state: State, seat: int, rng: Random) -> None:
    """Take a few steps of an answer, but never the last."""
    for _ in range(rng.randrange(4)):
        ahead = state.clone()
        step = ahead.sample_step(seat, rng)
        ahead.apply_step(seat, step)
        if not ahead.in_form(seat):
            return
        state.apply_step(seat, step)


def assert_loads(kit: GameKit, state: State) -> None:
    """What a dump says can be loaded, and says the same then."""
    dump = kit.game.dump(state)
    assert kit.game.dump(kit.game.load(dump)) == dump


def assert_sound(kit: GameKit, state: State, ledger: Ledger | None = None) -> None:
    dump = kit.game.dump(state)
    wrong = list(kit.violations(state, dump))
    if ledger is not None:
        wrong += ledger.disagreements(dump)
    assert not wrong, f"{state.pending}: {'; '.join(wrong)}"


def check_questions(kit: GameKit, match: Match, rng: Random) -> None:
    """The seats asked, and what is listed and refused for every seat at this node."""
    state, decision = match.state, match.state.pending
    seats = range(state_seats(kit, state))
    if decision is None:
        assert match.over
        assert all(match.legal(seat) == () for seat in seats)
        return
    assert decision.seats, f"{decision.kind} asks nobody"
    assert decision.sealed or len(decision.seats) == 1, f"{decision.kind} asks several openly"
    for seat in seats:
        if state.asked(seat):
            assert seat in decision.seats
            check_list(kit, match, seat, rng)
        else:
            assert match.legal(seat) == ()
            assert state.legal_steps(seat) == []


def state_seats(kit: GameKit, state: State) -> int:
    seats = kit.game.dump(state)["seats"]
    assert isinstance(seats, int)
    return seats


def check_list(kit: GameKit, match: Match, seat: int, rng: Random) -> None:
    """A list holds exactly what `check` lets pass; so do the integer door and a form's bounds."""
    decision = match.state.pending
    assert decision is not None
    legal = match.legal(seat)
    assert legal, f"nothing is legal for seat {seat} at {decision}"
    assert len(set(legal)) == len(legal)
    check_passing(kit, match, seat, rng)
    one_form = is_one_form(match.form(seat))
    if one_form and decision.kind not in kit.vast:
        check_form(match, seat, rng)
    if one_form or decision.kind in kit.vast:
        walk_form(kit, match, seat, rng)
        return
    check_parts(match, seat)
    named = universe(kit, match, seat, rng)
    passing = {action for action in named if match.check(seat, action) is None}
    spelt = step_tree(match.state, seat, kit.game)
    assert passing == spelt, f"check and steps differ by {passing ^ spelt} at {decision}"
    if not kit.game.is_form(decision.kind):
        assert passing == set(legal), f"check and list differ by {passing ^ set(legal)}"


def check_passing(kit: GameKit, match: Match, seat: int, rng: Random) -> None:
    """What is listed or sampled is legal, and shown with what is not."""
    legal, candidates = match.legal(seat), match.candidates(seat)
    for action in legal:
        assert match.check(seat, action) is None, f"{action} is listed but refused"
    for _ in range(3):
        sampled = match.sample(seat, rng)
        assert match.check(seat, sampled) is None, f"{sampled} was sampled but is refused"
    assert len(set(candidates)) == len(candidates)
    offers = match.offers(seat)
    assert offers == [(action, match.check(seat, action)) for action in candidates]
    passing = {action for action, refusal in offers if refusal is None}
    for action in passing:
        sets_off = kit.game.preview(match.state, seat, action) is not None
        assert kit.game.has_preview(match.state, seat, action) == sets_off
    assert set(legal) <= passing, f"{set(legal) - passing} are legal but not shown"
    if not kit.game.is_form(match.state.pending.kind):  # type: ignore[union-attr]
        assert passing <= set(legal), f"{passing - set(legal)} are shown as legal but not listed"


def universe(kit: GameKit, match: Match, seat: int, rng: Random) -> list[Action]:
    """Every action that could answer this question, and one of every verb that could not."""
    actions = list(kit.amounts(kit.game.dump(match.state), seat))
    for spelt in table_actions(kit.game).values():
        probe = match.check(seat, rng.choice(spelt))
        if probe is None or probe.code != "wrong-question":
            # Of very many spellings some are tried; `amounts` names those near to the legal ones.
            actions += spelt if len(spelt) <= kit.most_spelt else rng.sample(spelt, 20)
    return actions


_tables: dict[str, dict[str, list[Action]]] = {}


def table_actions(game: Game) -> dict[str, list[Action]]:
    """By verb, every action there is of the verbs that name no amount."""
    if game.name not in _tables:
        _tables[game.name] = {
            verb.name: [(verb.name, *values) for values in product(*choices(verb))]
            for verb in game.notation.verbs.values()
            if not verb.amounts
        }
    return _tables[game.name]


def choices(verb: Verb) -> list[tuple[int | str, ...]]:
    return [arg.values for arg in verb.args if isinstance(arg, Choice)]


def step_tree(state: State, seat: int, game: Game) -> set[Action]:
    """All actions the integer door offers: every path of steps until the answer is whole."""
    found: set[Action] = set()
    open_paths: list[tuple[State, list[int]]] = [(state, [])]
    while open_paths:
        here, path = open_paths.pop()
        for step in here.legal_steps(seat):
            ahead = here.clone()
            ahead.apply_step(seat, step)
            if ahead.in_form(seat):
                open_paths.append((ahead, [*path, step]))
            else:
                found.add(game.decode([*path, step]))
    return found


def check_form(match: Match, seat: int, rng: Random) -> None:
    """Any figures within the fields' bounds are legal, and the first step beyond is not."""
    fields = match.form(seat)
    assert fields is not None
    verb = match.legal(seat)[0][0]
    for _ in range(4):
        figures = [rng.randrange(f.low, f.high + 1, f.step) for f in fields]
        assert match.check(seat, (verb, *figures)) is None, (verb, *figures)
        for place, field in enumerate(fields):
            beyond = [*figures]
            beyond[place] = field.high + field.step
            assert match.check(seat, (verb, *beyond)) is not None, (verb, *beyond)


def check_parts(match: Match, seat: int) -> None:
    """Where each field completes an action of its own, its bounds are the legal numbers."""
    for field in match.form(seat) or ():
        for figure in (field.low, field.high):
            assert match.check(seat, (*field.of, figure)) is None, (*field.of, figure)
        for beyond in (field.low - field.step, field.high + field.step):
            assert match.check(seat, (*field.of, beyond)) is not None, (*field.of, beyond)


def walk_form(kit: GameKit, match: Match, seat: int, rng: Random) -> None:
    """A random way through the form's integer steps spells an action that `check` lets pass."""
    state, steps = match.state.clone(), list[int]()
    while not steps or state.in_form(seat):
        offered = state.legal_steps(seat)
        assert offered, f"{steps} leads nowhere at {match.state.pending}"
        steps.append(rng.choice(offered))
        state.apply_step(seat, steps[-1])
    action = kit.game.decode(steps)
    assert match.check(seat, action) is None, f"{action} was spelled but is refused"
