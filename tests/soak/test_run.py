"""The soak runner: spreads its games, keeps its progress and reports what it finds."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pithead.testing.case import every_case
from tests.rockwell.kit import KIT
from tests.soak import run
from tests.soak.run import Plan, case_of


def soak(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    fixed = ["soak", "--game", KIT.name, "--workers", "1", "--every", "50"]
    monkeypatch.setattr(sys, "argv", [*fixed, *words])
    return run.main()


def test_a_plan_meets_every_case_by_both_doors() -> None:
    plan, cases = Plan("rockwell", 10_000, 1, 1), every_case(KIT)
    met = [case_of(KIT, plan, number) for number in range(2 * len(cases))]
    assert {case.reseed(0) for case in met} == {case.reseed(0) for case in cases}
    assert len({case.seed for case in met}) == len(met)
    assert [run.by_steps(KIT, number) for number in (0, len(cases))] == [True, False]


def test_a_run_is_resumed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    progress = str(tmp_path / "progress.jsonl")
    monkeypatch.setattr(run, "BATCH", 1)
    words = ("--games", "3", "--resume", progress)
    assert soak(monkeypatch, *words) == 0
    first = capsys.readouterr().out
    assert "3 of 3 games (3 of 2 seats), seed 1" in first
    assert "0 games violated" in first
    kept = Path(progress).read_text(encoding="utf-8").splitlines(keepends=True)
    Path(progress).write_text("".join(kept[:2]), encoding="utf-8")
    assert soak(monkeypatch, *words) == 0
    assert capsys.readouterr().out.splitlines()[0] == first.splitlines()[0]
    with pytest.raises(SystemExit, match="another run"):
        soak(monkeypatch, *words, "--seed", "2")


def test_what_is_violated_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(KIT), "violations", lambda *_: ["a cube too many"])
    assert soak(monkeypatch, "--games", "1") == 1
    assert "a cube too many" in capsys.readouterr().out
