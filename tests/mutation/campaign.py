"""The campaign: every mutant before the scenarios, those that live before the tests, then the table and the ledger."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from rich.table import Table
from tests.mutation import survivors, trial
from tests.mutation.mutants import TOOL, Mutant, mutants
from tests.mutation.survivors import Entry, Place
from tests.mutation.trial import ALIVE, Fate

from tarock_conformance.about import suite_version
from tarock_conformance.console import console
from tarock_conformance.progress import progress
from tarock_reports import mutation_lines
from tarock_reports.jsonlines import Writer
from tarock_steps.catalogue import AREAS, sources
from tarock_steps.scripts import scripts

HERE: Final = Path(__file__).parents[2]
ENGINE: Final = HERE / "reference_engine" / trial.PACKAGE
_LAWS: Final = HERE / "tests" / "laws"
_UNITS: Final = tuple(str(HERE / "tests" / "unit" / f"test_{name}.py") for name in ("engine_errors", "valat_side"))

_AREA_OF: Final = {
    "discarding": "talon",
    "ending": "bonuses",
    "following": "play",
    "ladder": "announcing",
    "ranking": "play",
    "seating": "dealing",
    "ultimos": "bonuses",
}
"""The rule area of modules that are not called after theirs."""
FEATURES_SECONDS: Final = 6.0
TESTS_SECONDS: Final = 120.0

Fates = dict[Mutant, Fate]


def main(arguments: Sequence[str]) -> int:
    """Run it. 0: every survivor has its reason; 1: one has none, or an entry is stale; 2: it cannot be run."""
    asked = parser().parse_args(arguments)
    try:
        version(TOOL)
        listed = survivors.load()
        chosen = _modules(asked.module)
    except PackageNotFoundError:
        return _refused(f"{TOOL} is not installed here; `make mutation` sets up an environment that has it")
    except (survivors.SurvivorsError, LookupError) as fault:
        return _refused(str(fault))
    every = tuple(one for name, path in chosen.items() for one in mutants(name, path))
    tried = _sample(every, asked.limit)
    fates = _tried(tried, {} if asked.thorough else listed, asked.workers)
    _tell_table(fates, total=len(every))
    alive = {one.place for one, fate in fates.items() if fate == ALIVE}
    whole = set(chosen) if len(tried) == len(every) else set()
    gone = survivors.stale(listed, alive, whole)
    _write(asked.ledger, fates, listed)
    return max(_tell_survivors(fates, listed), _tell_stale(gone))


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    made.add_argument(
        "--module",
        action="append",
        default=[],
        metavar="NAME",
        help="only this module or package of the engine, such as play, lungau.play, lungau",
    )
    made.add_argument("--limit", type=_positive, metavar="N", help="only N mutants, drawn evenly from all")
    made.add_argument("--thorough", action="store_true", help="try listed survivors before the tests as well (slow)")
    made.add_argument("--workers", type=_positive, default=1, metavar="N", help="mutants tried at once (default: 1)")
    made.add_argument("--ledger", type=Path, default=Path("tarock-report/mutation.jsonl"), metavar="FILE")
    return made


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        message = f"expected a positive number, got {number}"
        raise argparse.ArgumentTypeError(message)
    return number


def _refused(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return 2


def _modules(names: Sequence[str]) -> dict[str, Path]:
    known = engine_modules()
    chosen = {name: {one for one in known if one == name or _package(one) == name} for name in names}
    for name, found in chosen.items():
        if not found:
            message = f"--module: there is no module or package '{name}'; known are {', '.join(known)}"
            raise LookupError(message)
    wanted = set[str]().union(*chosen.values()) if names else set(known)
    return {name: path for name, path in known.items() if name in wanted}


def engine_modules() -> dict[str, Path]:
    """The modules that are changed, by name: those that all rule sets share, then those of each in its package."""
    folders = {"": ENGINE} | {f"{source}.": ENGINE / source for source in sources()}
    return {
        f"{package}{path.stem}": path
        for package, folder in folders.items()
        for path in sorted(folder.glob("*.py"))
        if path.stem != "__init__"
    }


def _package(module: str) -> str:
    return module.rpartition(".")[0]


def _area(module: str) -> str:
    stem = module.rpartition(".")[2]
    return _AREA_OF.get(stem, stem)


def _rule_sets(module: str) -> tuple[str, ...]:
    """Whose scenarios and laws a module is put before: those of its package, or all where all share it."""
    package = _package(module)
    return (package,) if package else sources()


def _sample(every: Sequence[Mutant], limit: int | None) -> Sequence[Mutant]:
    """As many mutants as asked for, the same each time, drawn evenly."""
    if limit is None or limit >= len(every):
        return every
    drawn = sorted(random.Random(0).sample(range(len(every)), limit))
    return [every[place] for place in drawn]


# ------------------------------------------------------------------------------------------------------ trials


def _tried(tried: Sequence[Mutant], known: Collection[Place], workers: int) -> Fates:
    """What became of each mutant; what is ``known`` to survive is spared the tests."""
    _insist_on_health()
    fates: Fates = {}
    with progress("before the scenarios", len(tried)) as step:
        for of_module in _by_module(tried):
            queue = Queue(of_module[0].module)
            for mutant, fate in trial.trials(of_module, queue.trial, workers=workers, seconds=FEATURES_SECONDS):
                queue.learn(fate)
                fates[mutant] = fate
                step(fate == ALIVE)
    alive = [mutant for mutant, fate in fates.items() if fate == ALIVE and mutant.place not in known]
    with progress("before the tests", len(alive)) as step:
        for mutant, fate in trial.trials(alive, before_tests, workers=workers, seconds=TESTS_SECONDS):
            fates[mutant] = fate
            step(fate == ALIVE)
    return fates


def _insist_on_health() -> None:
    """The engine as it is must pass whatever is to kill its mutants."""
    for each, seconds in ((Queue("").trial, FEATURES_SECONDS), (before_tests, TESTS_SECONDS)):
        for _, fate in trial.trials([None], each, workers=1, seconds=seconds):
            if fate != ALIVE:
                message = f"the engine does not pass as it is: {fate.by}, {fate.how}"
                raise SystemExit(message)


def _by_module(tried: Iterable[Mutant]) -> Iterator[list[Mutant]]:
    found = defaultdict(list)
    for mutant in tried:
        found[mutant.module].append(mutant)
    yield from found.values()


class Queue:
    """The scenarios in the order in which they are asked: those that killed last first, then those of the area."""

    def __init__(self, module: str) -> None:
        area = _area(module)
        everything = [script for source in _rule_sets(module) for script in scripts(source)]
        self._scripts = sorted(everything, key=lambda script: Path(script.planned.feature).stem != area)

    def trial(self, mutant: Mutant | None) -> Fate:
        """What becomes of a mutant before them."""
        return trial.before_features(mutant, self._scripts)

    def learn(self, fate: Fate) -> None:
        """Put the scenario that killed in front."""
        if fate.by == trial.FEATURES:
            self._scripts.sort(key=lambda script: script.planned.id != fate.how)


def before_tests(mutant: Mutant | None) -> Fate:
    """What becomes of a mutant before the unit tests and the laws, those of its area first."""
    module = "" if mutant is None else mutant.module
    area, rule_sets = _area(module), _rule_sets(module)
    folders = (_LAWS, *(_LAWS / source for source in rule_sets))
    files = [folder / f"test_{one}.py" for folder in folders for one in (*AREAS, "course")]
    there = sorted((one for one in files if one.exists()), key=lambda one: one.stem != f"test_{area}")
    return trial.before_tests(mutant, _UNITS, [*map(str, there), "-k", " or ".join(rule_sets)])


# ------------------------------------------------------------------------------------------------------- report


def _tell_table(fates: Fates, total: int) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("module", "mutants", "killed", *(f"by {one}" for one in trial.KILLERS), "survived"):
        table.add_column(heading, justify="left" if heading == "module" else "right")
    rows = {of[0].module: Counter(fates[one].by for one in of) for of in _by_module(fates)}
    for name, counted in rows.items():
        table.add_row(name, *_figures(counted))
    table.add_section()
    table.add_row("all", *_figures(sum(rows.values(), Counter())), style="bold")
    out = console()
    out.print(table)
    if len(fates) < total:
        out.print(f"a sample: {len(fates):,} of {total:,} mutants, drawn evenly", soft_wrap=True)


def _figures(counted: Counter[str]) -> Iterator[str]:
    mutants_, alive = counted.total(), counted[ALIVE.by]
    yield from (f"{number:,}" for number in (mutants_, mutants_ - alive, *(counted[one] for one in trial.KILLERS)))
    yield f"{alive:,}"


def _tell_survivors(fates: Fates, listed: Mapping[Place, Entry]) -> int:
    """Print the survivors by their kind and those without a reason; 1 where there is one."""
    alive = [one for one, fate in fates.items() if fate == ALIVE]
    kinds = Counter(listed[one.place].kind for one in alive if one.place in listed)
    told = ", ".join(f"{number:,} {kind}" for kind, number in kinds.most_common())
    without = [one for one in alive if one.place not in listed]
    out = console()
    out.print(
        f"survivors: {len(alive):,}{f' ({told})' if told else ''}, {len(without):,} without a reason", soft_wrap=True
    )
    for one in without:
        where = f"{one.module}.py, line {one.line}, {one.within or 'outside of all'}"
        out.print(f"{where}\n  before: {one.before}\n  after:  {one.after}", soft_wrap=True, markup=False)
    return int(bool(without))


def _tell_stale(gone: Sequence[Place]) -> int:
    """Print the entries that are out of date; 1 where there is one."""
    for module, within, before, after in gone:
        told = f"{survivors.FILE.name}: stale entry, no such mutant survives: {module}, {within}"
        console().print(f"{told}\n  before: {before}\n  after:  {after}", soft_wrap=True, markup=False)
    return int(bool(gone))


def _write(path: Path, fates: Fates, listed: Mapping[Place, Entry]) -> None:
    header = mutation_lines.Header(suite=suite_version(), tool=TOOL, version=version(TOOL))
    with Writer(path, header) as ledger:
        for of_module in _by_module(fates):
            ledger.line(_line_of(of_module, fates))
            for one in of_module:
                if fates[one] == ALIVE:
                    ledger.line(_line_of_survivor(one, listed.get(one.place)))
    console().print(f"ledger: {path}", soft_wrap=True)


def _line_of(of_module: Sequence[Mutant], fates: Fates) -> mutation_lines.Module:
    counted = Counter(fates[one].by for one in of_module)
    alive = counted[ALIVE.by]
    return mutation_lines.Module(
        name=of_module[0].module,
        mutants=len(of_module),
        killed=len(of_module) - alive,
        survived=alive,
        by={killer: counted[killer] for killer in trial.KILLERS if counted[killer]},
    )


def _line_of_survivor(mutant: Mutant, entry: Entry | None) -> mutation_lines.Survivor:
    reason = "" if entry is None else f"{entry.kind}: {entry.reason}"
    return mutation_lines.Survivor(
        module=mutant.module, line=mutant.line, before=mutant.before, after=mutant.after, reason=reason
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
