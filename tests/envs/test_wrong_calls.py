"""Wrong calls of the environments: one clear sentence each, and nothing is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from pithead import bots

pytest.importorskip("pettingzoo")

from pithead import envs


def aec() -> Any:
    env = envs.aec("rockwell", seats=2)
    env.reset(1)
    return env


def gym() -> Any:
    env = envs.gym("rockwell", seats=2)
    env.reset(seed=1)
    return env


def vector() -> Any:
    env = envs.vector("rockwell", num_envs=2, seats=2)
    env.reset(seed=1)
    return env


def against(opponent: Any) -> Any:
    """Brass Empire begins with seat 0, so the opponent is asked at once."""
    env = envs.gym("brass_empire", seats=2, opponents=[opponent], seat=1)
    for seed in range(8):
        env.reset(seed=seed)
    return env


class Bare(bots.Bot):
    """Answers with an action where a Choice is wanted."""

    name = "bare"

    def choose(self, view: Any, events: Any = ()) -> Any:
        return self.legal(view)[0]


def silent(view: object, legal: object, rng: object) -> None:
    """Forgets to return."""


ROW = np.zeros(3, np.uint8)
CALLS: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: envs.aec(None), TypeError, "name the game by a text"),  # type: ignore[arg-type]
    (lambda: envs.aec("rockwell", seats="4"), TypeError, "must be a whole number, not '4'"),  # type: ignore[arg-type]
    (lambda: envs.aec("rockwell").step(0), RuntimeError, "call reset first"),
    (lambda: envs.aec("rockwell").observe("seat_0"), RuntimeError, "call reset first"),
    (lambda: envs.aec("rockwell").step_text(0), RuntimeError, "call reset first"),
    (lambda: envs.gym("rockwell").step_text(0), RuntimeError, "call reset first"),
    (lambda: gym().step_text(500), ValueError, "step 500 is not legal"),
    (lambda: aec().step_text("a"), TypeError, "a step must be a whole number"),
    (lambda: envs.aec("rockwell").reset("x"), TypeError, "a seed must be a whole number"),  # type: ignore[arg-type]
    (lambda: envs.aec("rockwell").reset(1.5), TypeError, "a seed must be a whole number"),  # type: ignore[arg-type]
    (lambda: aec().observe("seat_9"), ValueError, "no agent 'seat_9'; there are: seat_0, seat_1"),
    (lambda: aec().action_space("nobody"), ValueError, "there is no agent 'nobody'"),
    (lambda: aec().observation_space(0), ValueError, "there is no agent 0"),
    (lambda: aec().step("x"), TypeError, "a step must be a whole number, not 'x'"),
    (lambda: aec().step(None), TypeError, "a step must be a whole number, not None"),
    (lambda: aec().step(1.5), TypeError, "a step must be a whole number, not 1.5"),
    (lambda: aec().set_state(None), TypeError, "set_state takes what get_state gave"),
    (lambda: aec().set_state(gym().get_state()), TypeError, "set_state takes what get_state gave"),
    (lambda: envs.gym("rockwell", opponents=None), TypeError, "a bot or a list of bots, not None"),  # type: ignore[arg-type]
    (lambda: envs.gym("rockwell", opponents=[Bare()]), TypeError, "argument"),  # type: ignore[call-arg, list-item]
    (lambda: envs.gym("rockwell", seats=2, seat="0"), TypeError, "a seat must be"),  # type: ignore[arg-type]
    (lambda: envs.gym("rockwell", seats=2, seat=2), ValueError, "there is no seat 2"),
    (lambda: gym().reset(options={"seat": 7}), ValueError, "there is no seat 7"),
    (lambda: gym().reset(options={"seet": 0}), ValueError, "no option 'seet'; there is: seat"),
    (lambda: gym().reset(options=[0]), TypeError, "the options of reset are a dict"),
    (lambda: gym().step(None), TypeError, "a step must be a whole number, not None"),
    (lambda: gym().step("a"), TypeError, "a step must be a whole number, not 'a'"),
    (lambda: gym().step(1.5), TypeError, "a step must be a whole number, not 1.5"),
    (lambda: gym().set_state(3), TypeError, "set_state takes what get_state gave, not 3"),
    (lambda: against(silent), ValueError, "'silent' at seat 0 answered None, which is not legal"),
    (lambda: against(Bare), ValueError, "'bare' at seat 0 answered .*, not a Choice"),
    (lambda: against(lambda row, mask: None), TypeError, "the step of the opponent at seat 0"),  # noqa: ARG005
    (lambda: envs.vector("rockwell", num_envs="2"), TypeError, "num_envs must be"),  # type: ignore[arg-type]
    (
        lambda: vector().step(None),
        ValueError,
        "give 2 whole numbers, one for each game, not object",
    ),
    (lambda: vector().step(np.zeros((2, 2), np.int64)), ValueError, "give 2 whole numbers"),
    (lambda: vector().step(np.array([0])), ValueError, "give 2 whole numbers"),
    (lambda: vector().step([0.5, 1.5]), ValueError, "give 2 whole numbers"),
    (lambda: vector().reset(seed=[1]), ValueError, "1 seeds for 2 games: give one for each"),
    (lambda: vector().reset(seed=[1, 2, 3]), ValueError, "3 seeds for 2 games: give one for each"),
    (lambda: vector().reset(seed="x"), TypeError, "a seed must be a whole number, not 'x'"),
    (lambda: vector().set_state([]), ValueError, "what get_state gave for 2 games"),
    (lambda: envs.named(ROW, gym().segments), ValueError, r"numbers, not an array of shape \(3,\)"),
    (
        lambda: envs.named(ROW, None),  # type: ignore[arg-type]
        TypeError,
        r"those of an environment \(env.segments\), not None",
    ),
    (lambda: envs.places("x"), TypeError, "those of an environment .*, not 'x'"),  # type: ignore[arg-type]
    (lambda: envs.unfolder(5), TypeError, "those of an environment .*, not 5"),  # type: ignore[arg-type]
    (lambda: envs.named(None, gym().segments), ValueError, "numbers, not None"),  # type: ignore[arg-type]
    (lambda: envs.unfolder(gym().segments)(ROW), ValueError, "numbers, not an array of shape"),
    (lambda: envs.environment_id(None), TypeError, "a game's name is a text, not None"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("call", "kind", "said"), CALLS)
def test_a_wrong_call_is_told_in_one_sentence(
    call: Callable[[], object], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said) as caught:
        call()
    assert "\n" not in str(caught.value)


def test_games_of_a_vector_take_their_seeds_from_a_list() -> None:
    env = envs.vector("rockwell", num_envs=2, seats=2)
    by_list, _ = env.reset(seed=[5, 6])
    by_number, _ = env.reset(seed=5)
    assert (by_list["observation"] == by_number["observation"]).all()


def test_every_whole_number_of_numpy_is_a_step() -> None:
    kinds: list[Any] = [np.int8, np.int16, np.int64, np.uint8]
    for kind in kinds:
        env = gym()
        step = kind(np.flatnonzero(env.action_masks())[0])
        assert env.step(step)[1] == 0.0
        env = envs.gym("rockwell", seats=kind(2), seat=kind(1), opponents=["random"])
        assert env.reset(seed=kind(3))[1]["seat"] == 1


def test_a_snapshot_that_is_none_is_refused_by_openspiel_too(
    capfd: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("pyspiel")
    game = envs.openspiel("rockwell", seats=2)
    for wrong in ("nonsense", "", None, 7):
        with pytest.raises(ValueError, match="the text that get_state gave"):
            game.set_state(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a chance node deals 0 to 255, not 999"):
        game.new_initial_state().apply_action(999)
    assert capfd.readouterr().err == ""
