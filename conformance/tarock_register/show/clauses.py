"""Prints clauses for ``tarock clauses``: each with its statements, scenarios, rulings and options."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tarock_language.message import Language, Message, Word, message
from tarock_reference import rulings_said
from tarock_running.inputs.rule_sets import Names, with_clauses, with_some
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.disputes import Dispute, OpenKind, Reading
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.catalogue.plan import plan

KINDS: Final[Mapping[OpenKind, Message]] = {
    "silent": message("the source is silent"),
    "unclear": message("the source is unclear"),
    "two answers": message("the source has two answers"),
}
"""Why a source leaves a question open."""


@dataclass(frozen=True, slots=True)
class Around:
    """The scenarios and rulings that depend on clauses, by clause id."""

    scenarios: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    rulings: dict[str, list[Message]] = field(default_factory=lambda: defaultdict(list))


class Chosen(NamedTuple):
    """The chosen clauses of one rule set, in the catalogue's order, and what depends on them."""

    clauses: tuple[Clause, ...]
    around: Around


@cache
def around(source: str) -> Around:
    """The scenarios and rulings of a source by the clauses that they name."""
    found = Around()
    for planned in plan(source):
        for clause in dict.fromkeys(planned.clauses):
            found.scenarios[clause].append(planned.id)
    for path, clause, value, option in rulings_said(source):
        ruled = message("{path} = {value}", path=path, value=value)
        if option:
            ruled = message("{ruling} (option {option})", ruling=ruled, option=option)
        found.rulings[clause].append(ruled)
    return found


def chosen(
    catalogues: Sequence[Catalogue], ids: Sequence[str], areas: Sequence[str], *, uncovered: bool
) -> Iterator[tuple[Catalogue, Chosen]]:
    """The chosen clauses by rule set; UsageFaultError for an id or area that no rule set has."""
    found = with_clauses(catalogues, ids, place="")
    for catalogue in with_some(found, areas, lambda known: known.areas, Names("--area", "rule area")):
        hanging = around(catalogue.source)
        clauses = tuple(
            clause
            for clause in catalogue.clauses.values()
            if (not ids or clause.id in ids)
            and (not areas or clause.area in areas)
            and not (uncovered and hanging.scenarios.get(clause.id))
        )
        yield catalogue, Chosen(clauses, hanging)


def show(catalogue: Catalogue, chosen: Chosen, console: Console, say: Language) -> None:
    """Print each clause with what depends on it, and how many there were."""
    for clause in chosen.clauses:
        level = say.word(Word(clause.level), "level")
        console.print(Text.assemble((clause.id, "bold"), f"  {level}"))
        console.print(_facts(catalogue, chosen.around, clause, say))
    console.print(Text(number_told(catalogue, chosen, say), style="dim"))


def number_told(catalogue: Catalogue, chosen: Chosen, say: Language) -> str:
    """How many clauses of a source are shown."""
    number, every = len(chosen.clauses), len(catalogue.clauses)
    return say("{number} of {all} clauses of {source}", number=number, all=every, source=catalogue.title)


def _facts(catalogue: Catalogue, around: Around, clause: Clause, say: Language) -> Table:
    facts = Table.grid(padding=(0, 2))
    for label, value in _rows(catalogue, around, clause, say):
        facts.add_row(Text(f"  {label}", style="dim"), Text(value))
    facts.add_row("")
    return facts


def _rows(catalogue: Catalogue, around: Around, clause: Clause, say: Language) -> Iterable[tuple[str, str]]:
    yield "", entry_text(clause, say)
    if clause.retired:
        yield say("retired"), clause.retired
    if clause.because_en and clause.because_de:
        yield say("because"), entry_text(clause, say, "because")
    if clause.untestable_en:
        yield say("untestable"), entry_text(clause, say, "untestable")
    yield say("statements"), ", ".join(clause.statements)
    yield say("scenarios"), "\n".join(around.scenarios.get(clause.id, ())) or say("none")
    yield say("rulings"), "\n".join(map(say.sentence, around.rulings.get(clause.id, ()))) or say("none")
    for dispute in catalogue.disputes_about(clause.id):
        yield say("option"), option_told(dispute, say)


def option_told(dispute: Dispute, say: Language) -> str:
    """The question with its readings, why the default is what it is, and what depends on the choice."""
    lines = [
        f"{dispute.option}: {entry_text(dispute, say)}",
        f"({say.sentence(KINDS[dispute.kind])}: {', '.join(dispute.statements)})",
        *(_reading(dispute, reading, say) for reading in dispute.readings),
        *_unless_agreed(dispute, say),
        f"{_why(dispute, say)}: {entry_text(dispute, say, 'because')}",
        f"{say('what changes')}: {entry_text(dispute, say, 'changes')}",
    ]
    return "\n".join(lines)


def _unless_agreed(dispute: Dispute, say: Language) -> Iterator[str]:
    if dispute.unless_agreed:
        yield f"  {dispute.unless_agreed} ({say('default')}): {say('nobody agreed on it')}"


def _why(dispute: Dispute, say: Language) -> str:
    return say("why {reading} (a weak default)" if dispute.weak else "why {reading}", reading=dispute.default)


def _reading(dispute: Dispute, reading: Reading, say: Language) -> str:
    mark = ""
    if reading.name == dispute.default:
        mark = f" ({say('if agreed on' if dispute.unless_agreed else 'default')})"
    return f"  {reading.name}{mark}: {entry_text(reading, say)}"
