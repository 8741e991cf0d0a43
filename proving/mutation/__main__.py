"""``python -m proving.mutation``: change the reference engine in small ways, and measure how much of that is noticed.

Every changed engine (a mutant) is asked the scenarios that run the changed statement. What these do not notice is tried
on the impostors that run it; an impostor is the reference engine with one wrong ruling. With ``--whole``, what is left
is tried on the laws and unit tests too. An interrupted run goes on where it was. Exit codes: 0 it was measured, 1 the
engine does not pass as it is, 2 the command is wrong.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from proving import cli
from proving.mutation import impostors, laws, results
from proving.mutation.journal import Journal, state
from proving.mutation.loading import ENGINE
from proving.mutation.mutants import Mutant, mutants
from proving.mutation.trial import ALIVE, IMPOSTORS, LAWS, SCENARIOS, Fate, Hear, ScenarioTrial, UnhealthyError
from tarock_language.message import ENGLISH
from tarock_running.process.console import console
from tarock_running.process.progress import progress
from tarock_steps.catalogue.loading import sources

LEDGER: Final = Path("tarock-report/mutation.jsonl")
Fates = dict[Mutant, Fate]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and show the figures."""
    return cli.run(_parser(), _measured, arguments)


def _measured(asked: argparse.Namespace) -> int:
    """Measure and return 0, or 1 where the unchanged engine does not pass and nothing was measured."""
    chosen = _chosen(asked.module)
    every = [mutant for name, path in chosen.items() for mutant in mutants(name, path)]
    tried = _sample(every, asked.limit)
    journal = Journal(asked.ledger.with_suffix(".part"), state([*chosen, str(asked.limit)]))
    try:
        of = _asked_of(chosen)
        fates = _before_scenarios(tried, of, journal, asked.jobs)
        fates |= _before_impostors(
            [mutant for mutant in tried if fates[mutant] == ALIVE], of, tried, journal, asked.jobs
        )
        if asked.whole:
            fates |= _before_laws([mutant for mutant in tried if fates[mutant] == ALIVE], tried, journal, asked.jobs)
    except UnhealthyError as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    fates = {mutant: fates[mutant] for mutant in tried}
    results.show(console(), fates, len(every))
    results.write(asked.ledger, fates, [SCENARIOS, IMPOSTORS, *([LAWS] if asked.whole else [])])
    journal.close()
    cli.tell(f"ledger: {asked.ledger}")
    return 0


def _parser() -> argparse.ArgumentParser:
    made = cli.parser_of(__package__, __doc__)
    cli.add_jobs(made)
    made.add_argument(
        "--module",
        action="append",
        default=[],
        metavar="NAME",
        help="only this module or package of the engine, such as play, lungau.play, lungau; may be repeated",
    )
    made.add_argument("--limit", type=cli.positive, metavar="N", help="only N mutants, drawn evenly from all")
    made.add_argument("--whole", action="store_true", help="put survivors before the laws and unit tests too (slow)")
    made.add_argument("--ledger", type=Path, default=LEDGER, metavar="FILE", help="where the figures are written")
    return made


# -------------------------------------------------------------------------------------------------- what is changed


def rule_code() -> dict[str, Path]:
    """The modules of the engine that are changed, by name: all but the rulings, each of which `tarock prove` breaks."""
    folders = {"": ENGINE} | {f"{source}.": ENGINE / source for source in sources()}
    return {
        f"{package}{path.stem}": path
        for package, folder in folders.items()
        for path in sorted(folder.glob("*.py"))
        if path.stem != "__init__"
    }


def _chosen(names: Sequence[str]) -> dict[str, Path]:
    known = rule_code()
    for name in names:
        if not any(name in {module, _package(module)} for module in known):
            message = f"--module: there is no module or package '{name}'; known are {', '.join(known)}"
            raise cli.CommandError(message)
    return {module: path for module, path in known.items() if not names or {module, _package(module)} & {*names}}


def _asked_of(modules: Iterable[str]) -> tuple[str, ...]:
    """The sources whose scenarios may run a module: that of its package, or all for a module that all share."""
    packages = {_package(module) for module in modules}
    return tuple(source for source in sources() if "" in packages or source in packages)


def _package(module: str) -> str:
    return module.rpartition(".")[0]


def _sample(every: Sequence[Mutant], limit: int | None) -> Sequence[Mutant]:
    """As many mutants as ``limit``, drawn evenly, the same each time."""
    if limit is None or limit >= len(every):
        return every
    return [every[place] for place in sorted(random.Random(0).sample(range(len(every)), limit))]


# ---------------------------------------------------------------------------------------------------- the stages


def _before_scenarios(tried: Sequence[Mutant], of: Sequence[str], journal: Journal, workers: int) -> Fates:
    def ask(some: Sequence[Mutant], hear: Hear) -> None:
        for mutant, fate in ScenarioTrial(of, rule_code(), workers).tried(some, workers):
            hear(mutant, fate)

    return _stage(SCENARIOS, tried, tried, journal, ask)


def _before_impostors(
    alive: Sequence[Mutant], of: Sequence[str], tried: Sequence[Mutant], journal: Journal, workers: int
) -> Fates:
    def ask(some: Sequence[Mutant], hear: Hear) -> None:
        impostors.try_all(some, of, rule_code(), workers, hear)

    return _stage(IMPOSTORS, alive, tried, journal, ask)


def _before_laws(alive: Sequence[Mutant], tried: Sequence[Mutant], journal: Journal, workers: int) -> Fates:
    def ask(some: Sequence[Mutant], hear: Hear) -> None:
        laws.try_all(some, rule_code(), workers, hear)

    return _stage(LAWS, alive, tried, journal, ask)


def _stage(
    name: str,
    some: Sequence[Mutant],
    tried: Sequence[Mutant],
    journal: Journal,
    ask: Callable[[Sequence[Mutant], Hear], None],
) -> Fates:
    """The fates of ``some`` mutants, known from an earlier run or found now."""
    number = {mutant: place for place, mutant in enumerate(tried)}
    known = journal.known(name)
    fates = {mutant: known[number[mutant]] for mutant in some if number[mutant] in known}
    rest = [mutant for mutant in some if mutant not in fates]
    if rest:
        with progress(f"before the {name}", len(rest), say=ENGLISH) as step:

            def hear(mutant: Mutant, fate: Fate) -> None:
                fates[mutant] = fate
                journal.note(name, number[mutant], fate)
                step(int(fate == ALIVE))

            ask(rest, hear)
    return fates


if __name__ == "__main__":
    sys.exit(main())
