"""Renders the page of several programs side by side: results, and the clauses on which they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tarock_reports.pages.html import page_of_template
from tarock_reports.verdict.cases import Tally
from tarock_reports.verdict.programs_compared import (
    ClauseAcross,
    ProgramColumn,
    areas_across,
    by_rules_side_by_side,
    not_all_passed,
)
from tarock_steps.catalogue.clauses import Clause
from tarock_steps.catalogue.loading import Catalogue


@dataclass(frozen=True, slots=True)
class RulesAcross:
    """A rule set with the results of every program."""

    rules: str
    title: str
    columns: Sequence[ProgramColumn]
    areas: Mapping[str, tuple[Tally | None, ...]]
    clauses: Sequence[ClauseAcross]
    texts: Mapping[str, Clause]


def render_programs(
    columns: Iterable[ProgramColumn], broken: Mapping[str, str], suite: str, catalogue: Callable[[str], Catalogue]
) -> str:
    """The whole page; ``broken`` says, by program, why it could not be asked to the end."""
    sets = [
        _across(rules, several, catalogue(several[0].source))
        for rules, several in by_rules_side_by_side(columns).items()
    ]
    return page_of_template("programs.html.j2", sets=sets, broken=broken, suite=suite)


def _across(rules: str, columns: Sequence[ProgramColumn], known: Catalogue) -> RulesAcross:
    return RulesAcross(
        rules=rules,
        title=known.title,
        columns=columns,
        areas=areas_across(columns),
        clauses=not_all_passed(columns),
        texts=known.clauses,
    )
