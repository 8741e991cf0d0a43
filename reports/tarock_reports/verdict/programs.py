"""Several programs side by side: what is kept of each ledger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tarock_reports.ledger.checks import Ledger
from tarock_reports.verdict.cases import ClauseState, Tally
from tarock_reports.verdict.summary import Conformity, summarise
from tarock_reports.verdict.wording import engine_title


class ProgramColumn(NamedTuple):
    """What a program comes to by one rule set: ``name`` is what it is called here, ``engine`` what it calls itself.

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
    """A clause with what it comes to for each program, none where it was not asked of it."""

    clause: str
    states: tuple[ClauseState | None, ...]


def program_column(name: str, ledger: Ledger, page: str, areas: Iterable[str] = ()) -> ProgramColumn:
    """What is kept of a ledger."""
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
    for one in columns:
        found.setdefault(one.rules, []).append(one)
    return found


def areas_across(columns: Sequence[ProgramColumn]) -> dict[str, tuple[Tally | None, ...]]:
    """The figures of every rule area for each program."""
    areas = dict.fromkeys(area for one in columns for area in one.areas)
    return {area: tuple(one.areas.get(area) for one in columns) for area in areas}


def not_all_passed(columns: Sequence[ProgramColumn]) -> tuple[ClauseAcross, ...]:
    """The clauses that not every program passes, those in which programs part first."""
    clauses = dict.fromkeys(clause for one in columns for clause in one.clauses)
    across = [ClauseAcross(each, tuple(one.clauses.get(each) for one in columns)) for each in clauses]
    open_ = [one for one in across if set(one.states) != {ClauseState.PASSED}]
    return tuple(sorted(open_, key=lambda one: (len(set(one.states)) == 1, one.clause)))
