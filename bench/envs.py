"""Measure the environments beside others, side by side in one run: `python bench/envs.py --help`.

Random play with four seats through PettingZoo's and Gymnasium's interfaces: steps a second of
processor time, observations and masks included.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
TARGET = 5.0


def main() -> int:
    from bench import program
    from bench.program import Participant
    from bench.report import busiest, loop_rate

    ours = tuple(
        Participant(f"{kind} {game}", f"{kind}_envs", "", ("--game", game), True)
        for kind in ("aec", "gym")
        for game in ("rockwell", "brass_empire")
    )
    texas = Participant("aec texas_holdem_v4", "aec_envs", "pettingzoo", ("--game", "texas_holdem"))
    catan = Participant("gym catanatron", "gym_envs", "catanatron_gym", ("--game", "catanatron"))
    program.PARTICIPANTS = (*ours, texas, catan)
    asked = program.arguments()
    run = program.Run(ROOT, asked.rounds, asked.seconds, core=None)
    try:
        program.set_up(run)
        run.core = program.pin_to_one_core()
        program.measure_all(run)
    except KeyboardInterrupt:
        run.interrupted = True
    rates = {
        name: median(loop_rate(result["loops"][0], "decisions") for result in results)
        for name, results in run.results.items()
    }
    facts = program.facts_of(run)
    print(f"{facts['machine']}; {facts['python']}; {facts['date']}; commit {facts['commit']}")
    for name, rate in rates.items():
        print(f"{name:<24}{rate:>10,.0f} steps/s")
    for rival in (texas.name, catan.name):
        for each in ours:
            # A step of a learner alone among bots holds the steps of all the others: it is
            # compared with its like only.
            like = each.module == "aec_envs" or rival == catan.name
            if like and rival in rates and each.name in rates:
                ratio = rates[each.name] / rates[rival]
                verdict = "met" if ratio >= TARGET else "MISSED"
                print(f"{each.name} / {rival}: {ratio:.1f} (at least {TARGET:g}: {verdict})")
    for name, reason in run.skipped.items():
        print(f"Skipped {name}: {reason}.")
    if run.results:
        from bench.report import Measurements

        share = busiest(Measurements(facts, run.results, run.skipped))
        if share > 1.1:
            print(f"The machine was busy: a participant waited {share:.1f} times its work.")
    return 130 if run.interrupted else 0


if __name__ == "__main__":
    # The folder of this file is on the path; its parent must be, for `bench` to be a package.
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
