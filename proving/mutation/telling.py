"""What a run found out, put together: a table, the survivors, and the ledger."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from proving.mutation.mutants import Mutant
from proving.mutation.trial import ALIVE, NOTICED, Fate
from tarock_conformance.process.about import suite_version
from tarock_reports.evidence.engine import CoveredShare
from tarock_reports.ledger import mutation_lines
from tarock_reports.ledger.jsonlines import Writer

Fates = Mapping[Mutant, Fate]


def show(out: Console, fates: Fates, total: int) -> None:
    """Print the share noticed of each module, of each package, and together; then the survivors."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("module", "tried", "noticed", "share", *(f"by {one}" for one in NOTICED), "survived"):
        table.add_column(heading, justify="left" if heading == "module" else "right")
    modules = _by_module(fates)
    packages = dict.fromkeys(name.rpartition(".")[0] for name in modules)
    for package in packages:
        inside = {name: of for name, of in modules.items() if name.rpartition(".")[0] == package}
        for name, of in inside.items():
            table.add_row(name, *_figures(of, fates))
        all_of = [one for of in inside.values() for one in of]
        table.add_row(f"all of {package or 'what is shared'}", *_figures(all_of, fates), style="bold")
        table.add_section()
    table.add_row("together", *_figures([*fates], fates), style="bold")
    out.print(table)
    if len(fates) < total:
        out.print(f"a sample: {len(fates):,} of {total:,} mutants, drawn evenly", soft_wrap=True)
    for one in survivors(fates):
        where = f"{one.module}.py:{one.line}, {one.within or 'outside of all'}"
        out.print(f"survived: {where}\n  before: {one.before}\n  after:  {one.after}", soft_wrap=True, markup=False)


def survivors(fates: Fates) -> list[Mutant]:
    """The mutants that nothing noticed."""
    return [one for one, fate in fates.items() if fate == ALIVE]


def write(path: Path, fates: Fates, asked: Sequence[str]) -> None:
    """Write the ledger; ``asked`` says what the mutants were put before."""
    with Writer(path, mutation_lines.MutationHeader(suite=suite_version(), asked=list(asked))) as ledger:
        for name, of in _by_module(fates).items():
            by = Counter(fates[one].by for one in of)
            noticed = {one: by[one] for one in NOTICED if by[one]}
            ledger.line(
                mutation_lines.MutatedModule(name=name, tried=len(of), noticed=by.total() - by[ALIVE.by], by=noticed)
            )
        for one in survivors(fates):
            line = mutation_lines.Survivor(
                module=one.module, line=one.line, within=one.within, before=one.before, after=one.after
            )
            ledger.line(line)


def _by_module(fates: Fates) -> dict[str, list[Mutant]]:
    found = defaultdict(list)
    for mutant in fates:
        found[mutant.module].append(mutant)
    return dict(found)


def _figures(some: Sequence[Mutant], fates: Fates) -> Iterator[str]:
    by = Counter(fates[one].by for one in some)
    noticed = CoveredShare(by.total() - by[ALIVE.by], by.total())
    yield from (f"{noticed.whole:,}", f"{noticed.part:,}", noticed.percent)
    yield from (f"{by[one]:,}" for one in (*NOTICED, ALIVE.by))
