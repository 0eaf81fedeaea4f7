"""The whole kit as one pytest class. A game's test module inherits from it and names its kit.

Few games a check: the mass is in tests/soak, which plays thousands.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pithead.testing import (
    copies,
    golden,
    guessing,
    matches,
    refusals,
    remembering,
    revealing,
    secrecy,
    spellings,
    walk,
)
from pithead.testing.case import Case, few_cases
from pithead.testing.determinism import other_flavour, report, report_of_process
from pithead.testing.gamekit import GameKit

quick = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


MOST_GUESSED = 40

# `make test` sets it when the compiled package has passed the whole kit and the same sources go
# through it again as plain Python: then part of the games will do, each check at several tables.
AGAIN = bool(os.environ.get("PITHEAD_AGAIN"))


def part(cases: list[Case], share: int) -> list[Case]:
    return cases[::share] if AGAIN else cases


class Suite:
    kit: ClassVar[GameKit]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        kit = self.kit
        counts = kit.game.seat_counts
        choices: dict[str, Callable[[], list[Case]]] = {
            "any_case": lambda: part(kit.suite_cases(), 3),
            "case": lambda: part(few_cases(kit), 3),
            "seeded_case": lambda: part([case for case in few_cases(kit) if not case.rich], 3),
            "plain_case": lambda: part([Case(n, kit.plain, 50 + n) for n in counts], 2),
            "sealed_case": lambda: kit.sealed_cases,
            "golden_case": lambda: list(kit.golden_cases),
        }
        for name, cases in choices.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, cases(), ids=str)

    # --- random play

    def test_steps_to_the_end(self, any_case: Case) -> None:
        walk.play_steps(self.kit, any_case, every=2)

    def test_actions_to_the_end(self, case: Case) -> None:
        walk.play_actions(self.kit, case, every=6)

    def test_lists_are_what_check_lets_pass(self, plain_case: Case) -> None:
        walk.play_actions(self.kit, plain_case, every=2)

    def test_both_doors_lead_to_the_same_states(self, case: Case) -> None:
        walk.check_doors(self.kit, case)

    def test_results(self, plain_case: Case) -> None:
        matches.check_results(self.kit, plain_case)

    # --- copies

    def test_clones_never_change(self, plain_case: Case) -> None:
        copies.check_clones(self.kit, plain_case)

    def test_clones_play_apart(self, plain_case: Case) -> None:
        copies.check_branches(self.kit, plain_case)

    def test_dumps(self, case: Case) -> None:
        copies.check_dumps(self.kit, case, every=5)

    def test_dumps_between_answers(self, plain_case: Case) -> None:
        copies.check_replayed_dump(self.kit, plain_case)

    def test_broken_dumps(self, plain_case: Case) -> None:
        copies.check_broken_dumps(self.kit, plain_case)

    # --- spellings

    def test_actions_played_spell_back(self, plain_case: Case) -> None:
        spellings.check_actions_played(self.kit, plain_case)

    def test_all_actions_spell_back(self) -> None:
        game = self.kit.game
        spellings.check_width(game)

        @quick
        @given(spellings.all_actions(game), spellings.some_steps(game))
        def check(action: Any, steps: list[int]) -> None:
            spellings.check_spellings(game, action)
            spellings.check_steps(game, steps)

        check()

    # --- determinism

    def test_same_bytes_in_other_processes(self) -> None:
        here = report(self.kit, noise=False)
        for hash_seed, noise in (("0", False), ("4242", True)):
            assert report_of_process(self.kit, hash_seed=hash_seed, noise=noise) == here

    def test_same_bytes_compiled_and_plain(self) -> None:
        other = other_flavour(self.kit)
        if other is None:
            pytest.skip("only one of the compiled and the plain package is here, or one is older")
        assert other["digests"] == report(self.kit, noise=False)["digests"]

    def test_noise_in_the_global_random_numbers(self) -> None:
        assert report(self.kit, noise=True) == report(self.kit, noise=False)

    # --- secrecy

    def test_views_tell_nothing_hidden(self, case: Case) -> None:
        secrecy.check_views(self.kit, case, every=6)

    def test_events_tell_nothing_hidden(self, case: Case) -> None:
        assert secrecy.check_events(self.kit, case, every=4) > 0.5

    def test_sealed_answers_do_not_show(self, sealed_case: Case) -> None:
        assert secrecy.check_sealed(self.kit, sealed_case) > 0

    def test_no_secret_in_the_bytes(self, plain_case: Case) -> None:
        secrecy.check_bytes(self.kit, plain_case)

    def test_views_are_plain_data(self, plain_case: Case) -> None:
        secrecy.check_plain(self.kit, plain_case)

    # --- determinize

    def test_guesses_fit(self, case: Case) -> None:
        guessing.check_fit(self.kit, case, every=6)

    def test_guesses_do_not_peek(self) -> None:
        if self.kit.is_open:
            guessing.check_open(self.kit)
            return
        hits = guessing.Hits()
        # Of a short game more are played: too few guesses prove nothing.
        for seed in range(MOST_GUESSED):
            for seats in self.kit.game.seat_counts:
                case = Case(seats, self.kit.plain, seats + 10 * seed)
                hits.add(guessing.measure(self.kit, case, guessing.honest(self.kit), every=5))
            if hits.sequences > guessing.ENOUGH:
                break
        guessing.assert_no_peeking(hits)

    # --- memory

    def test_memory_is_true(self, case: Case) -> None:
        remembering.check_sound(self.kit, case, every=12)

    def test_memory_of_a_game_begun_in_the_middle(self, plain_case: Case) -> None:
        remembering.check_middle(self.kit, plain_case)

    def test_memory_after_an_undo(self, plain_case: Case) -> None:
        remembering.check_undo(self.kit, plain_case)

    def test_memory_refuses_what_it_never_saw(self, plain_case: Case) -> None:
        remembering.check_bad_input(self.kit, plain_case)

    # --- the log

    def test_what_an_action_shows_is_said_to_be_shown(self, case: Case) -> None:
        revealing.check(self.kit, case, every=9)

    def test_undo(self, plain_case: Case) -> None:
        matches.check_undo(self.kit, plain_case)

    def test_undo_drops_sealed_answers(self, sealed_case: Case) -> None:
        matches.check_undo_sealed(self.kit, sealed_case)

    def test_order_of_sealed_answers(self, sealed_case: Case) -> None:
        matches.check_sealed_order(self.kit, sealed_case)

    def test_records(self, seeded_case: Case) -> None:
        matches.check_records(self.kit, seeded_case)

    # --- bad input

    def test_bad_input_changes_nothing(self, plain_case: Case) -> None:
        kit = self.kit
        places = refusals.some_matches(kit, plain_case)

        @quick
        @given(st.sampled_from(places), refusals.any_seat(), refusals.any_input(kit))
        def check(match: Any, seat: Any, action: Any) -> None:
            refusals.check_input(kit, match, seat, action)

        check()

    def test_refused_in_every_place(self, plain_case: Case) -> None:
        """Every well-formed action of every seat, at one place for each kind of question."""
        kit, rng = self.kit, Random(str(plain_case))
        for match in refusals.some_matches(kit, plain_case):
            for spelt in walk.table_actions(kit.game).values():
                for action in rng.sample(spelt, min(len(spelt), 3)):
                    refusals.check_input(kit, match, rng.randrange(match.seats), action)

    def test_stale_actions(self, plain_case: Case) -> None:
        for match in refusals.some_matches(self.kit, plain_case):
            refusals.check_stale(self.kit, match, Random("stale"))

    # --- golden playthroughs

    def test_golden(self, golden_case: Case) -> None:
        golden.check(self.kit, golden_case)
