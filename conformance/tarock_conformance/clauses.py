"""The catalogue on the terminal: each clause with its statements, scenarios, rulings and options."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tarock_conformance.exits import check_known
from tarock_steps.plan import plan

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from tarock_steps.catalogue import Catalogue, Clause, Dispute


@dataclass(frozen=True, slots=True)
class Around:
    """What hangs on the clauses: scenarios and rulings, by clause id."""

    scenarios: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    rulings: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))


def around(source: str) -> Around:
    """Everything that names a clause of a source."""
    from tarock_steps.reference import rulings  # noqa: PLC0415 - loads the engine

    found = Around()
    for planned in plan(source):
        for clause in dict.fromkeys(planned.clauses):
            found.scenarios[clause].append(planned.id)
    for path, clause, value, option in rulings(source):
        found.rulings[clause].append(f"{path} = {value}" + (f" (option {option})" if option else ""))
    return found


def chosen(
    catalogue: Catalogue, around: Around, ids: Sequence[str], areas: Sequence[str], *, uncovered: bool
) -> list[Clause]:
    """The clauses asked for, in the catalogue's order."""
    for name in ids:
        check_known("ID", "clause", name, catalogue.clauses, hint="`tarock clauses` shows every clause")
    for area in areas:
        check_known("--area", "rule area", area, catalogue.areas)
    return [
        clause
        for clause in catalogue.clauses.values()
        if (not ids or clause.id in ids)
        and (not areas or clause.area in areas)
        and not (uncovered and around.scenarios.get(clause.id))
    ]


def show(catalogue: Catalogue, around: Around, clauses: Iterable[Clause], console: Console, *, german: bool) -> None:
    """Print each clause with what hangs on it, and how many there were."""
    number = 0
    for number, clause in enumerate(clauses, start=1):  # noqa: B007 - the last number is told below
        console.print(Text.assemble((clause.id, "bold"), f"  {clause.level}"))
        console.print(_facts(catalogue, around, clause, german=german))
    console.print(Text(f"{number} of {len(catalogue.clauses)} clauses of {catalogue.title}", style="dim"))


def _facts(catalogue: Catalogue, around: Around, clause: Clause, *, german: bool) -> Table:
    facts = Table.grid(padding=(0, 2))
    for label, value in _rows(catalogue, around, clause, german=german):
        facts.add_row(Text(f"  {label}", style="dim"), Text(value))
    facts.add_row("")
    return facts


def _rows(catalogue: Catalogue, around: Around, clause: Clause, *, german: bool) -> Iterable[tuple[str, str]]:
    yield "", clause.de if german else clause.en
    if clause.retired:
        yield "retired", clause.retired
    if clause.untestable:
        yield "untestable", clause.untestable
    yield "statements", ", ".join(clause.statements)
    yield "scenarios", "\n".join(around.scenarios.get(clause.id, ())) or "none"
    yield "rulings", "\n".join(around.rulings.get(clause.id, ())) or "none"
    for dispute in catalogue.disputes.values():
        if clause.id in (dispute.clause, *dispute.also):
            yield "option", _option(dispute, german=german)


def _option(dispute: Dispute, *, german: bool) -> str:
    default, question = ("Vorgabe", dispute.de) if german else ("default", dispute.en)
    readings = (
        f"  {reading.name}{f' ({default})' if reading.name == dispute.default else ''}: "
        f"{reading.de if german else reading.en}"
        for reading in dispute.readings
    )
    return "\n".join((f"{dispute.option}: {question}", *readings))
