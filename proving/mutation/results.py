"""The results of ``python -m proving.mutation``: a table, the mutants that nothing noticed, and the ledger."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from proving.mutation.mutants import Mutant
from proving.mutation.trial import ALIVE, NOTICED, Fate
from tarock_reports.evidence.engine import CoveredShare
from tarock_reports.ledger import mutation_lines
from tarock_reports.ledger.jsonlines import Writer
from tarock_running.process.about import suite_version

Fates = Mapping[Mutant, Fate]


def show(out: Console, fates: Fates, total: int) -> None:
    """Print the share noticed, by module, by package, and together; then the survivors."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("module", "tried", "noticed", "share", *(f"by {kind}" for kind in NOTICED), "survived"):
        table.add_column(heading, justify="left" if heading == "module" else "right")
    modules = _by_module(fates)
    packages = dict.fromkeys(name.rpartition(".")[0] for name in modules)
    for package in packages:
        inside = {name: of for name, of in modules.items() if name.rpartition(".")[0] == package}
        for name, of in inside.items():
            table.add_row(name, *_figures(of, fates))
        all_of = [mutant for of in inside.values() for mutant in of]
        table.add_row(f"all of {package or 'what is shared'}", *_figures(all_of, fates), style="bold")
        table.add_section()
    table.add_row("together", *_figures([*fates], fates), style="bold")
    out.print(table)
    if len(fates) < total:
        out.print(f"a sample: {len(fates):,} of {total:,} mutants, drawn evenly", soft_wrap=True)
    for mutant in survivors(fates):
        where = f"{mutant.module}.py:{mutant.line}, {mutant.within or 'outside of all'}"
        out.print(
            f"survived: {where}\n  before: {mutant.before}\n  after:  {mutant.after}", soft_wrap=True, markup=False
        )


def survivors(fates: Fates) -> list[Mutant]:
    """The mutants that nothing noticed."""
    return [mutant for mutant, fate in fates.items() if fate == ALIVE]


def write(path: Path, fates: Fates, asked: Sequence[str]) -> None:
    """Write the ledger; ``asked`` names what the mutants were tried with."""
    with Writer(path, mutation_lines.MutationHeader(suite=suite_version(), asked=list(asked))) as ledger:
        for name, of in _by_module(fates).items():
            by = Counter(fates[mutant].by for mutant in of)
            noticed = {kind: by[kind] for kind in NOTICED if by[kind]}
            ledger.line(
                mutation_lines.MutatedModule(name=name, tried=len(of), noticed=by.total() - by[ALIVE.by], by=noticed)
            )
        for mutant in survivors(fates):
            line = mutation_lines.Survivor(
                module=mutant.module, line=mutant.line, within=mutant.within, before=mutant.before, after=mutant.after
            )
            ledger.line(line)


def _by_module(fates: Fates) -> dict[str, list[Mutant]]:
    found = defaultdict(list)
    for mutant in fates:
        found[mutant.module].append(mutant)
    return dict(found)


def _figures(some: Sequence[Mutant], fates: Fates) -> Iterator[str]:
    by = Counter(fates[mutant].by for mutant in some)
    noticed = CoveredShare(by.total() - by[ALIVE.by], by.total())
    yield from (f"{noticed.whole:,}", f"{noticed.part:,}", noticed.percent)
    yield from (f"{by[kind]:,}" for kind in (*NOTICED, ALIVE.by))
