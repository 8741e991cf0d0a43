"""The results of several programs side by side: what the table needs of each ledger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.cases import ClauseState, Tally
from tarock_reports.verdict.summary import Conformity, summarise
from tarock_reports.verdict.wording import engine_title


class ProgramColumn(NamedTuple):
    """The results of a program for one rule set: ``name`` is its name here, ``engine`` is what it calls itself.

    ``page`` is where its own page is.
    """

    name: str
    engine: str
    rules: str
    source: str
    conformity: Conformity
    words: str
    total: Tally
    areas: Mapping[str, Tally]
    clauses: Mapping[str, ClauseState]
    page: str


class ClauseAcross(NamedTuple):
    """A clause with its state for each program; ``None`` if the program was not asked about it."""

    clause: str
    states: tuple[ClauseState | None, ...]


def program_column(name: str, ledger: Ledger, page: str, areas: Iterable[str] = ()) -> ProgramColumn:
    """The column of a program, made from its ledger."""
    summary = summarise(ledger, areas)
    return ProgramColumn(
        name=name,
        engine=engine_title(ledger.header),
        rules=ledger.header.rules,
        source=ledger.header.source,
        conformity=summary.conformity,
        words=summary.words,
        total=summary.total,
        areas=summary.areas,
        clauses=summary.states,
        page=page,
    )


def by_rules_side_by_side(columns: Iterable[ProgramColumn]) -> dict[str, list[ProgramColumn]]:
    """The columns of each rule set."""
    found: dict[str, list[ProgramColumn]] = {}
    for column in columns:
        found.setdefault(column.rules, []).append(column)
    return found


def areas_across(columns: Sequence[ProgramColumn]) -> dict[str, tuple[Tally | None, ...]]:
    """The figures of every rule area for each program; ``None`` if the program has none."""
    areas = dict.fromkeys(area for column in columns for area in column.areas)
    return {area: tuple(column.areas.get(area) for column in columns) for area in areas}


def not_all_passed(columns: Sequence[ProgramColumn]) -> tuple[ClauseAcross, ...]:
    """The clauses that not every program passes; those with different states come first."""
    clauses = dict.fromkeys(clause for column in columns for clause in column.clauses)
    across = [ClauseAcross(clause, tuple(column.clauses.get(clause) for column in columns)) for clause in clauses]
    open_ = [row for row in across if set(row.states) != {ClauseState.PASSED}]
    return tuple(sorted(open_, key=lambda row: (len(set(row.states)) == 1, row.clause)))
