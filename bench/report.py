"""What a run says: a table, the ratios, and the targets met or missed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import ge, gt, le
from statistics import median
from typing import Any

from bench import learning

ROCKWELL_PLAIN = "rockwell plain"
ROCKWELL_COMPILED = "rockwell compiled"
BRASS_EMPIRE_PLAIN = "brass_empire plain"
BRASS_EMPIRE_COMPILED = "brass_empire compiled"
OURS = (ROCKWELL_PLAIN, ROCKWELL_COMPILED, BRASS_EMPIRE_PLAIN, BRASS_EMPIRE_COMPILED)
CATANATRON = "catanatron"
OPEN_SPIEL = ("open_spiel gin_rummy", "open_spiel backgammon")
RLCARD = "rlcard gin-rummy"
PYMINION = "pyminion"

CALLS = ("clone", "view")
PREVIOUS = ", previous release"
"""Ends the name of a participant of ours in another release."""

# Above this, something else was using the core and the figures deserve less trust.
BUSY = 1.1

RELATIONS: dict[str, Callable[[float, float], bool]] = {
    "at least": ge,
    "at most": le,
    "more than": gt,
}


@dataclass(frozen=True)
class Measurements:
    facts: dict[str, Any]
    results: dict[str, list[dict[str, Any]]]
    skipped: dict[str, str]

    def part(self, kind: str) -> Measurements:
        """The learning environments alone, the batches, or everything else."""
        chosen = {name: each for name, each in self.results.items() if kind_of(name) == kind}
        return Measurements(self.facts, chosen, self.skipped)

    def rate(self, name: str, what: str, loop: int = 0) -> float | None:
        """The median over the rounds; decisions, choices or games per second."""
        results = self.results.get(name)
        if not results:
            return None
        return median(loop_rate(result["loops"][loop], what) for result in results)

    def call(self, name: str, which: str, figure: str) -> float | None:
        """The median over the rounds of a call's mean or median time."""
        times = [result[which] for result in self.results.get(name, []) if result[which]]
        return median(float(each[figure]) for each in times) if times else None

    def version(self, name: str) -> str:
        return str(self.results[name][0]["version"])

    def steps_per_action(self, name: str) -> float:
        return median(float(result["steps_per_action"]) for result in self.results[name])

    def ratio(self, ours: str, theirs: str, what: str, their_what: str = "") -> float | None:
        mine = self.rate(ours, what)
        other = self.rate(theirs, their_what or what)
        return mine / other if mine is not None and other else None


def kind_of(name: str) -> str:
    name = name.removesuffix(PREVIOUS)
    if name in learning.BATCHES:
        return "batches"
    return "environments" if name in learning.NAMES else "simulators"


def loop_rate(loop: dict[str, Any], what: str) -> float:
    """`what` is a count of the loop, or several joined by + to be counted together."""
    total = sum(float(loop[part]) for part in what.split("+"))
    return total / float(loop["seconds"])


def report(found: Measurements) -> str:
    if not found.results:
        parts = ["Nothing was measured."]
    else:
        parts = [heading(found)]
        simulators, environments = found.part("simulators"), found.part("environments")
        batches = found.part("batches")
        if simulators.results:
            parts.append(table(simulators))
            parts += ["\n".join(lines(simulators)) for lines in (ratios, targets)]
        if environments.results:
            parts.append("\n".join(learning_environments(environments)))
        if batches.results:
            parts.append("\n".join(batch_lines(batches)))
        parts.append("\n".join(beside_previous(found)))
    parts += [f"Skipped {name}: {reason}." for name, reason in found.skipped.items()]
    if found.facts["interrupted"]:
        parts.append("Interrupted: only what was finished is shown.")
    return "\n\n".join(part for part in parts if part)


def heading(found: Measurements) -> str:
    facts = found.facts
    core = facts["core"]
    where = "not pinned to a core" if core is None else f"pinned to core {core}"
    lines = [
        f"{facts['machine']}, {where}; {facts['python']}; "
        f"{facts['date']}; commit {facts['commit']}",
        f"Random play, median of {facts['rounds']} rounds of {facts['seconds']:g} s, per second of "
        "processor time.",
        "A choice is a decision with more than one option. Clone and view: mean / median.",
    ]
    share = busiest(found)
    if share > BUSY:
        lines.append(
            f"The machine was busy: a participant waited {share:.1f} times its processor time."
        )
    return "\n".join(lines)


def busiest(found: Measurements) -> float:
    loops = (
        loop for results in found.results.values() for each in results for loop in each["loops"]
    )
    return max(float(loop["wall_seconds"] / loop["seconds"]) for loop in loops)


def table(found: Measurements) -> str:
    titles = ("", "decisions/s", "choices/s", "games/s", *(f"{which} µs" for which in CALLS))
    rows = [titles, *table_rows(found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(titles))]
    return "\n".join(
        row[0].ljust(widths[0])
        + "".join(f"  {cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True))
        for row in rows
    )


def table_rows(found: Measurements) -> Iterator[tuple[str, ...]]:
    for name, results in found.results.items():
        for index, loop in enumerate(results[0]["loops"]):
            seats = "1 seat" if loop["seats"] == 1 else f"{loop['seats']} seats"
            label = f"{name} {results[0]['version']}, {loop['name']}, {seats}"
            rates = (found.rate(name, what, index) for what in ("decisions", "choices", "games"))
            # Clone and view are measured once for each participant: shown at its first loop.
            calls = (call_cell(found, name, which) if not index else "-" for which in CALLS)
            yield (label, *(f"{rate:,.0f}" if rate else "-" for rate in rates), *calls)


def call_cell(found: Measurements, name: str, which: str) -> str:
    mean, middle = (found.call(name, which, figure) for figure in ("mean_us", "median_us"))
    return "-" if mean is None else f"{mean:.1f} / {middle:.1f}"


def ratios(found: Measurements) -> Iterator[str]:
    """Every rival beside us, on both counts, whether or not there is a target for it."""
    rivals = [name for name in found.results if name.removesuffix(PREVIOUS) not in OURS]
    for ours in OURS:
        for theirs in rivals:
            all_of_them = found.ratio(ours, theirs, "decisions")
            real_choices = found.ratio(ours, theirs, "choices")
            if all_of_them is None or real_choices is None:
                continue
            line = f"{ours} / {theirs}: {all_of_them:.2f} over decisions"
            line += f", {real_choices:.2f} over choices"
            with_chance = found.ratio(ours, theirs, "decisions", "decisions+chance")
            if with_chance is not None and theirs in OPEN_SPIEL:
                line += f", {with_chance:.2f} if its chance nodes counted as decisions"
            steps = found.steps_per_action(ours)
            if steps > 1:
                line += f", {all_of_them / steps:.2f} if only our whole actions counted"
            yield line


@dataclass(frozen=True)
class RatioTarget:
    """How many times a rival's rate ours has to be."""

    ours: str
    theirs: str
    relation: str  # a key of RELATIONS
    bound: float
    counts: tuple[str, ...] = ("decisions", "choices")

    def verdicts(self, found: Measurements) -> Iterator[str]:
        times = "" if self.bound == 1 else f"{self.bound:g} times "
        for what in self.counts:
            text = f"{self.ours} {self.relation} {times}{self.theirs}, {what}"
            yield verdict(
                text, found.ratio(self.ours, self.theirs, what), self.relation, self.bound
            )


@dataclass(frozen=True)
class CallTarget:
    """How many microseconds a call of ours may take."""

    ours: str
    which: str  # one of CALLS
    bound: float

    def verdicts(self, found: Measurements) -> Iterator[str]:
        text = f"{self.ours}, {self.which} at most {self.bound:g} µs, mean"
        yield verdict(text, found.call(self.ours, self.which, "mean_us"), "at most", self.bound)


def verdict(text: str, figure: float | None, relation: str, bound: float) -> str:
    if figure is None:
        return f"not measured  {text}"
    met = RELATIONS[relation](figure, bound)
    return f"{'met' if met else 'MISSED':<12}  {text}: {figure:.2f}"


TARGETS: tuple[RatioTarget | CallTarget, ...] = (
    RatioTarget(ROCKWELL_PLAIN, CATANATRON, "at least", 2),
    RatioTarget(ROCKWELL_COMPILED, CATANATRON, "at least", 8),
    *(RatioTarget(ROCKWELL_COMPILED, theirs, "more than", 1) for theirs in OPEN_SPIEL),
    CallTarget(ROCKWELL_COMPILED, "clone", 10),
    CallTarget(ROCKWELL_PLAIN, "clone", 25),
    CallTarget(ROCKWELL_COMPILED, "view", 50),
    RatioTarget(BRASS_EMPIRE_COMPILED, PYMINION, "at least", 3, ("decisions",)),
    RatioTarget(BRASS_EMPIRE_COMPILED, RLCARD, "at least", 10, ("decisions",)),
    RatioTarget(BRASS_EMPIRE_PLAIN, RLCARD, "at least", 2, ("decisions",)),
    CallTarget(BRASS_EMPIRE_COMPILED, "clone", 15),
    CallTarget(BRASS_EMPIRE_COMPILED, "view", 60),
)


def learning_environments(found: Measurements) -> Iterator[str]:
    """Steps of each environment, and its ratios to both rivals."""
    yield "Learning environments, 4 seats at random, observations and masks included"
    yield f"{'':<24}{'steps/s':>12}{'decisions/s':>14}"
    for name in found.results:
        steps, decisions = found.rate(name, "steps"), found.rate(name, "decisions")
        yield f"{name:<24}{steps:>12,.0f}{decisions:>14,.0f}"
    for ours in learning.OURS:
        for theirs in learning.RIVALS:
            target = RatioTarget(ours, theirs, "at least", learning.TARGET, ("steps",))
            of_all = found.ratio(ours, theirs, "decisions")
            for line in target.verdicts(found):
                yield (line if of_all is None else f"{line}; {of_all:.2f} over all decisions")


def batch_lines(found: Measurements) -> Iterator[str]:
    """Steps of each batch, and its ratios to the loops beside it."""
    yield "Batches, 4 seats at random, observations and masks included"
    for name, results in found.results.items():
        for index, loop in enumerate(results[0]["loops"]):
            rate = found.rate(name, "decisions", index) or 0.0
            yield f"{name + ', ' + loop['name']:<36}{rate:>12,.0f} steps/s"
    for name, (raw, vector, envpool, observe, clone) in learning.BATCH_TARGETS.items():
        if name not in found.results:
            continue
        mine = found.rate(name, "decisions") or 0.0
        for index, what, bound in ((1, "its raw loop", raw), (2, "the vector environment", vector)):
            ratio = mine / (found.rate(name, "decisions", index) or 1.0)
            yield verdict(f"{name} at least {bound:g} times {what}", ratio, "at least", bound)
        yield from RatioTarget(
            name, learning.ENVPOOL, "at least", envpool, ("decisions",)
        ).verdicts(found)
        for which, bound in (("view", observe), ("clone", clone)):
            said = "observe" if which == "view" else which
            figure = found.call(name, which, "mean_us")
            yield verdict(f"{name}, {said} at most {bound:g} µs", figure, "at most", bound)


def targets(found: Measurements) -> Iterator[str]:
    yield "Targets"
    for target in TARGETS:
        yield from target.verdicts(found)


def beside_previous(found: Measurements) -> Iterator[str]:
    """Every loop and call of ours beside that of another release in the same run."""
    for name in found.results:
        other = name + PREVIOUS
        if other not in found.results:
            continue
        for index, loop in enumerate(found.results[name][0]["loops"]):
            now, before = (found.rate(each, "decisions", index) for each in (name, other))
            if now and before:
                label = f"{name}, {loop['name']}, {loop['seats']} seats"
                yield f"{label}: {now / before:.2f} times {found.version(other)}"
        for which in CALLS:
            took, took_before = (found.call(each, which, "mean_us") for each in (name, other))
            if took and took_before:
                yield f"{name}, {which}: {took:.2f} µs, {took_before:.2f} in {found.version(other)}"


def history_line(found: Measurements) -> dict[str, Any]:
    """One run in a line: decisions a second of each loop, and what was measured where."""
    rates = {
        f"{name}, {loop['name']}, {loop['seats']} seats": found.rate(name, "decisions", index)
        for name, results in found.results.items()
        for index, loop in enumerate(results[0]["loops"])
    }
    versions = {name: found.version(name) for name in found.results}
    return found.facts | {"versions": versions, "decisions": rates}
