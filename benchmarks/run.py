"""Print how fast the reference engine and the suite are, and which goals that meets."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from time import perf_counter

from rich.console import Console
from rich.table import Table

from benchmarks import asking, ends, goals, locks, looks, ours, packed, pipe, proving, steps
from benchmarks.contender import PEERS, Contender
from benchmarks.goals import EVERY, Goal
from benchmarks.rounds import Pace, paces
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference import requirements
from tarock_running.process.about import suite_version
from tarock_running.process.forking import jobs_wanted
from tarock_steps.catalogue.loading import load_catalogue

Tell = Callable[[str], None]

STEPPED = tuple(source for source, aims in goals.AIMS.items() if aims.above_bdd is not None)
"""The sources whose steps are measured under pytest-bdd by default: those with a goal for them."""

_DERIVED = "another reading"
"""The name of the command with another reading, which is about one source only."""


def busy() -> str:
    """How busy the machine is, so that nobody takes the times of a crowded machine for ours."""
    return f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"


def playouts(console: Console, tell: Tell, sources: Sequence[str], rounds: int, seconds: float) -> list[Goal]:
    """Whole games at random, side by side."""
    contenders = ours.contenders(sources)
    for peer in PEERS:
        try:
            contenders += peer.contenders()
        except ModuleNotFoundError as missing:
            console.print(f"skipped: {peer.name}, {missing.name} is not installed", soft_wrap=True)
    found = paces(contenders, rounds, seconds, tell)
    console.print(_playout_table(contenders, found, rounds))
    return [goal for source in sources for goal in goals.of_playouts(source, found)]


def _playout_table(contenders: Sequence[Contender], found: Mapping[str, Pace], rounds: int) -> Table:
    table = Table(title=f"Random games on one core, CPU time, median of {rounds} interleaved rounds")
    table.add_column("engine", no_wrap=True)
    for heading in ("games/s", "decisions\n/game", "µs\n/decision", "÷ the\nfirst"):
        table.add_column(heading, justify="right")
    first = found[contenders[0].name]
    for contender in contenders:
        pace = found[contender.name]
        table.add_row(
            f"{contender.name} {contender.version}",
            f"{pace.games_per_second:,.0f}",
            f"{pace.decisions_per_game:.1f}",
            f"{pace.cost * 1e6:.2f}",
            f"{pace.times(first):.2f}",
        )
    return table


def step_costs(console: Console, tell: Tell, sources: Sequence[str], rounds: int) -> list[Goal]:
    """The suite in process beside plain pytest-bdd on the same features."""
    title = f"The suite in process, CPU time, median of {rounds} interleaved rounds"
    table = Table(title=title, caption=f"pytest {version('pytest')}, pytest-bdd {version('pytest-bdd')}")
    table.add_column("steps")
    for heading in ("scenarios", "s", "of half of them, s", "ms/scenario"):
        table.add_column(heading, justify="right")
    reached: list[Goal] = []
    for source in sources:
        try:
            found = steps.growths(source, rounds, tell)
        except steps.NotMeasuredError as fault:
            console.print(f"not measured: the steps of {source}, {fault}", soft_wrap=True)
            reached += goals.of_steps(source, None, str(fault))
            continue
        for which, name in (("ours", f"{source}, reference engine"), ("bare", f"{source}, plain pytest-bdd")):
            one = found[which]
            whole, half = one.whole, one.half
            cost = f"{one.cost * 1000:.2f}"
            table.add_row(name, str(whole.scenarios), f"{whole.seconds:.2f}", f"{half.seconds:.2f}", cost)
        reached += goals.of_steps(source, found, "")
    console.print(table)
    return reached


def through_the_pipe(console: Console, tell: Tell, sources: Sequence[str], rounds: int) -> list[Goal]:
    """The main job of the command, for each source and, where all are asked for, for all of them at once.

    For the first source it is repeated under a reading that changes expectations.
    """
    commands: dict[str, tuple[str, ...]] = {source: ("check", "--rules", source) for source in sources}
    if {*sources} == {*RULE_SETS}:
        commands[EVERY] = ("check",)
    first = sources[0]
    commands[_DERIVED] = ("check", "--rules", first, "--option", _some_reading(first))
    found = pipe.measured(commands, rounds, tell)
    for name, check in found.items():
        conform = "" if check.code == 0 else f"; it did not pass: exit code {check.code}"
        console.print(
            f"{pipe.told(commands[name])}: {check.seconds:.2f} s (median of {rounds}), {check.processor:.2f} s of "
            f"processor time, peaks of {check.own:.0f} MB and, the programs asked, {check.engines:.0f} MB{conform}",
            soft_wrap=True,
        )
    reached = [goal for name in (*sources, EVERY) if name in found for goal in goals.of_pipe(name, found[name])]
    return [*reached, goals.of_derived(first, found[first], found[_DERIVED])]


def _some_reading(source: str) -> str:
    """A reading of a source that is not its default, and means something without another option."""
    idle = {option for option, _ in requirements(source)}
    option, dispute = next(
        (name, dispute) for name, dispute in load_catalogue(source).disputes.items() if name not in idle
    )
    return f"{option}={next(value for value in dispute.values if value not in {dispute.default, dispute.unsaid})}"


def looks_for_causes(tell: Tell, sources: Sequence[str]) -> list[Goal]:
    """Measure the look for causes, for each source with a program for it."""
    found = []
    for source in sources:
        if source in looks.PLAYED:
            tell(f"looking for causes: {source}")
            found.append(goals.of_look(source, looks.look(source)))
    return found


def locks_asked(tell: Tell, sources: Sequence[str], rounds: int) -> list[Goal]:
    """Measure the lock of the first source."""
    return goals.of_lock(sources[0], locks.lock(sources[0], rounds, tell))


def proofs(tell: Tell, sources: Sequence[str]) -> list[Goal]:
    """Measure a share of the proof of each source."""
    found = []
    for source in sources:
        tell(f"a share of the proof: {source}")
        found.append(goals.of_proof(source, proving.proof(source)))
    return found


def questions_asked(tell: Tell, sources: Sequence[str], rounds: int) -> list[Goal]:
    """Measure a question of a campaign, for each source."""
    reached: list[Goal] = []
    for source in sources:
        tell(f"questions through a pipe: {source}")
        reached += goals.of_asking(source, asking.asking(source, rounds))
        tell(f"questions from the pack: {source}")
        reached.append(goals.of_pack(source, packed.pack_cost(source, rounds)))
    return reached


def beside_a_bare_script(tell: Tell, sources: Sequence[str], rounds: int) -> list[Goal]:
    """Measure what a check costs besides its questions: of the first source, and of all where all are asked for."""
    each = {sources[0]: sources[:1]} | ({EVERY: sources} if {*sources} == {*RULE_SETS} else {})
    copies = jobs_wanted(None)
    return [goal for name, some in each.items() for goal in goals.of_ends(name, ends.ends(some, copies, rounds, tell))]


def main() -> None:
    """Measure what is asked for, and show which goals are met."""
    asked = _arguments()
    console, status = Console(), Console(stderr=True).status("")
    sources = tuple(dict.fromkeys(asked.rules or RULE_SETS))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    machine = f"{platform.system()} {platform.machine()}, {jobs_wanted(None)} processors"
    console.print(f"{python}, {machine}, tarock {suite_version()}; {busy()}")
    parts: dict[str, Callable[[], list[Goal]]] = {
        "playouts": lambda: playouts(console, status.update, sources, asked.rounds, asked.seconds),
        "steps": lambda: step_costs(console, status.update, asked.rules or STEPPED, asked.rounds),
        "looks": lambda: looks_for_causes(status.update, sources),
        "proofs": lambda: proofs(status.update, sources),
        "questions": lambda: questions_asked(status.update, sources, asked.rounds),
        "pipe": lambda: through_the_pipe(console, status.update, sources, asked.rounds),
        "ends": lambda: beside_a_bare_script(status.update, sources, asked.rounds),
        "locks": lambda: locks_asked(status.update, sources, asked.rounds),
    }
    met = {True: "reached", False: "missed", None: "not measured"}
    reached: list[Goal] = []
    begun = perf_counter()
    with status:
        for part in asked.parts or parts:
            reached += parts[part]()
    console.print(f"all of it took {perf_counter() - begun:.0f} s; {busy()}")
    for goal in reached:
        console.print(f"{met[goal.met]}: {goal.source}, {goal.aim}; {goal.found}", soft_wrap=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"{sys.executable} -m benchmarks.run", description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="part",
        help="playouts, steps, looks, proofs, questions, pipe, ends, locks; all if left out",
    )
    parser.add_argument("--rules", choices=RULE_SETS, action="append", help="which source (default: each)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one engine in one round")
    return parser.parse_args()


if __name__ == "__main__":
    main()
