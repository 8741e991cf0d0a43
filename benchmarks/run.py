"""Print how fast the reference engine and the suite are, and which goals that meets."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version

from rich.console import Console
from rich.table import Table

from benchmarks import goals, ours, pipe, steps
from benchmarks.contender import PEERS, Contender
from benchmarks.goals import EVERY, Goal
from benchmarks.rounds import Pace, paces
from tarock_conformance.process.about import suite_version
from tarock_engine.rule_sets import RULE_SETS

Tell = Callable[[str], None]


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
    """The main job of the command, for each source and, where all are asked for, for all of them at once."""
    reached: list[Goal] = []
    checks = {source: (source,) for source in sources} | ({EVERY: sources} if {*sources} == {*RULE_SETS} else {})
    for name, checked in checks.items():
        found = pipe.checked(checked, rounds, tell)
        conform = "" if found.code == 0 else f"; it did not pass: exit code {found.code}"
        console.print(
            f"{pipe.words_of(checked)}: {found.seconds:.2f} s of wall time (median of {rounds}), "
            f"peaks of {found.command:.0f} MB and, its engine, {found.engine:.0f} MB{conform}",
            soft_wrap=True,
        )
        reached += goals.of_pipe(name, found)
    return reached


def main() -> None:
    """Measure what is asked for, and say which goals are met."""
    asked = _arguments()
    console, status = Console(), Console(stderr=True).status("")
    sources = tuple(dict.fromkeys(asked.rules or RULE_SETS))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    console.print(f"{python}, {platform.system()} {platform.machine()}, tarock {suite_version()}")
    parts: dict[str, Callable[[], list[Goal]]] = {
        "playouts": lambda: playouts(console, status.update, sources, asked.rounds, asked.seconds),
        "steps": lambda: step_costs(console, status.update, sources, asked.rounds),
        "pipe": lambda: through_the_pipe(console, status.update, sources, asked.rounds),
    }
    met = {True: "met", False: "missed", None: "not measured"}
    reached: list[Goal] = []
    with status:
        for part in asked.parts or parts:
            reached += parts[part]()
    for goal in reached:
        console.print(f"{met[goal.met]}: {goal.source}, {goal.aim}; {goal.found}", soft_wrap=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"{sys.executable} -m benchmarks.run", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help="playouts, steps, pipe; all if left out")
    parser.add_argument("--rules", choices=RULE_SETS, action="append", help="which source (default: each)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of one engine in one round")
    return parser.parse_args()


if __name__ == "__main__":
    main()
