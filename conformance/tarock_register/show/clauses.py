"""Shows clauses on the terminal: each with its statements, scenarios, rulings and options."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.table import Table
from rich.text import Text

from tarock_running.inputs.rule_sets import Names, with_clauses, with_some
from tarock_steps.catalogue.plan import plan

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rich.console import Console

    from tarock_steps.catalogue.clauses import Clause
    from tarock_steps.catalogue.disputes import Dispute, OpenKind, Reading
    from tarock_steps.catalogue.loading import Catalogue


class DisputeWords(NamedTuple):
    """The labels around the texts of a dispute."""

    kinds: Mapping[OpenKind, str]
    unsaid: str
    agreed: str
    why: str
    weak: str
    changes: str
    nobody: str


_ENGLISH: Final = DisputeWords(
    kinds={
        "silent": "the source is silent",
        "unclear": "the source is unclear",
        "two answers": "the source has two answers",
    },
    unsaid="default",
    agreed="if agreed on",
    why="why {}",
    weak=" (a weak default)",
    changes="what changes",
    nobody="nobody agreed on it",
)
_GERMAN: Final = DisputeWords(
    kinds={
        "silent": "die Quelle schweigt",
        "unclear": "die Quelle ist unklar",
        "two answers": "die Quelle gibt zwei Antworten",
    },
    unsaid="Vorgabe",
    agreed="wenn es ausgemacht ist",
    why="warum {}",
    weak=" (eine schwache Vorgabe)",
    changes="was sich ändert",
    nobody="niemand hat es ausgemacht",
)


@dataclass(frozen=True, slots=True)
class Around:
    """The scenarios and rulings that depend on clauses, by clause id."""

    scenarios: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    rulings: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))


class Chosen(NamedTuple):
    """The chosen clauses of one rule set, in the catalogue's order, and what depends on them."""

    clauses: tuple[Clause, ...]
    around: Around


def around(source: str) -> Around:
    """The scenarios and rulings of a source by the clauses that they name."""
    from tarock_reference import rulings  # noqa: PLC0415 - loads the engine

    found = Around()
    for planned in plan(source):
        for clause in dict.fromkeys(planned.clauses):
            found.scenarios[clause].append(planned.id)
    for path, clause, value, option in rulings(source):
        found.rulings[clause].append(f"{path} = {value}" + (f" (option {option})" if option else ""))
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


def show(catalogue: Catalogue, chosen: Chosen, console: Console, *, german: bool) -> None:
    """Print each clause with what depends on it, and how many there were."""
    for clause in chosen.clauses:
        console.print(Text.assemble((clause.id, "bold"), f"  {clause.level}"))
        console.print(_facts(catalogue, chosen.around, clause, german=german))
    number = len(chosen.clauses)
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
    if clause.because_en and clause.because_de:
        yield "because", clause.because_de if german else clause.because_en
    if clause.untestable:
        yield "untestable", clause.untestable
    yield "statements", ", ".join(clause.statements)
    yield "scenarios", "\n".join(around.scenarios.get(clause.id, ())) or "none"
    yield "rulings", "\n".join(around.rulings.get(clause.id, ())) or "none"
    for dispute in disputes_of(catalogue, clause):
        yield "option", option_told(dispute, german=german)


def disputes_of(catalogue: Catalogue, clause: Clause) -> tuple[Dispute, ...]:
    """The open questions that a clause depends on."""
    return tuple(dispute for dispute in catalogue.disputes.values() if clause.id in (dispute.clause, *dispute.also))


def dispute_words(*, german: bool) -> DisputeWords:
    """The labels around the texts of a dispute in a language."""
    return _GERMAN if german else _ENGLISH


def option_told(dispute: Dispute, *, german: bool) -> str:
    """The question with its readings, why the default is what it is, and what depends on the choice."""
    words = dispute_words(german=german)
    why = f"{words.why.format(dispute.default)}{words.weak if dispute.weak else ''}"
    lines = [
        f"{dispute.option}: {dispute.de if german else dispute.en}",
        f"({words.kinds[dispute.kind]}: {', '.join(dispute.statements)})",
        *(_reading(dispute, reading, words, german=german) for reading in dispute.readings),
        *([f"  {dispute.unless_agreed} ({words.unsaid}): {words.nobody}"] if dispute.unless_agreed else []),
        f"{why}: {dispute.because_de if german else dispute.because_en}",
        f"{words.changes}: {dispute.changes_de if german else dispute.changes_en}",
    ]
    return "\n".join(lines)


def _reading(dispute: Dispute, reading: Reading, words: DisputeWords, *, german: bool) -> str:
    mark = (words.agreed if dispute.unless_agreed else words.unsaid) if reading.name == dispute.default else ""
    return f"  {reading.name}{mark and f' ({mark})'}: {reading.de if german else reading.en}"
