"""The data of the page of a check, for its template: failures, clauses by area, and declined questions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from tarock_protocol.strangers_text import NAME, visible
from tarock_reports.ledger.check_lines import CheckHeader, PlannedScenario
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.known_lines import KnownLine
from tarock_reports.pages.causes_section import CauseOnPage, GroupOnPage, causes_on_page, groups_on_page
from tarock_reports.pages.clause_rows import ClauseRow, rows_by_area
from tarock_reports.pages.failure import Depth, Failure, failure_on_page
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.causes import causes, contradicted, played_without_cause
from tarock_reports.verdict.columns import Column, verdict_columns
from tarock_reports.verdict.declined import Declining, declining
from tarock_reports.verdict.readings_played import PlayedReading
from tarock_reports.verdict.summary import Summary, summarise
from tarock_reports.verdict.wording import engine_title, title
from tarock_steps.catalogue.by_readings import catalogue_by
from tarock_steps.catalogue.disputes import Dispute
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import Outcome


class KnownOnPage(msgspec.Struct, frozen=True):
    """A known deviation, its link if it is a web address, and the failures that it explains, in brief."""

    line: KnownLine
    link: str
    failures: tuple[Failure, ...]


class PageContent(msgspec.Struct, frozen=True):
    """Everything that the template of the page needs."""

    ledger: Ledger
    header: CheckHeader
    summary: Summary
    title: str
    """The title of the source."""
    engine: str
    """The name and version of the program."""
    failures: tuple[Failure, ...]
    """The failed scenarios."""
    beyond: tuple[Failure, ...]
    """The scenarios that are wrong beyond their steps."""
    further: tuple[Failure, ...]
    """The wrong further questions."""
    unreached: tuple[Failure, ...]
    """The scenarios that were not reached."""
    known: tuple[KnownOnPage, ...]
    """The known deviations."""
    causes: tuple[CauseOnPage, ...]
    """The causes of failures."""
    plays: tuple[PlayedReading, ...]
    """The readings that it plays instead of those asked for."""
    unexplained: tuple[GroupOnPage, ...]
    """The failures that no cause explains, by clause."""
    contradicted: tuple[PlannedScenario, ...]
    """The scenarios that contradict a cause."""
    declining: Declining
    """The declined questions."""
    columns: tuple[Column, ...]
    """The columns of the table by rule area."""
    depth: Depth
    """How much is shown, so that the page does not become too large."""
    areas: Mapping[str, tuple[ClauseRow, ...]]
    """The clauses by rule area."""
    link: str
    """The program's homepage if it is safe, else empty."""
    disputes: Mapping[str, Dispute]
    """The open questions whose readings the run chose."""
    titles: Mapping[str, str]
    """The titles of scenarios that did not pass."""


_WEB_ADDRESS: Final = re.compile(rf"https?://[^\s\"'<>\\]{{1,{NAME}}}")


def build(ledger: Ledger, catalogue: Catalogue, depth: Depth) -> PageContent:
    """Collect the data of the page of a ledger."""
    header = ledger.header
    summary = summarise(ledger, catalogue.areas)
    further = [case for case in summary.beyond if case.scenario.is_further]
    unread = [case for case in summary.beyond if not case.scenario.is_further]
    shown = [_in_full(header, catalogue, cases, depth) for cases in (summary.wrong, unread, further)]
    return PageContent(
        ledger=ledger,
        header=header,
        summary=summary,
        title=catalogue.title,
        engine=engine_title(header),
        failures=shown[0],
        beyond=shown[1],
        further=shown[2],
        unreached=_unreached(header, catalogue, summary, depth),
        known=tuple(_known(header, catalogue, summary, depth)),
        causes=tuple(causes_on_page(ledger, catalogue)),
        plays=tuple(played_without_cause(ledger, causes(ledger))),
        unexplained=tuple(groups_on_page(ledger)),
        contradicted=contradicted(ledger),
        declining=declining(summary.declined),
        columns=verdict_columns(summary.total),
        depth=depth,
        areas=rows_by_area(ledger, catalogue_by(catalogue, header.options), summary),
        link=_link(header.engine.homepage),
        disputes={name: catalogue.disputes[name] for name in header.other_than_usual if name in catalogue.disputes},
        titles={case.scenario.id: title(case.scenario) for case in summary.not_passed},
    )


def _in_full(header: CheckHeader, catalogue: Catalogue, cases: Sequence[Case], depth: Depth) -> tuple[Failure, ...]:
    """The failures of some cases, the first of them in full, as many as ``depth`` allows."""
    return tuple(
        failure_on_page(header, catalogue, case, depth, brief=number >= depth.full)
        for number, case in enumerate(cases)
        if case.verdict is not None
    )


def _unreached(header: CheckHeader, catalogue: Catalogue, summary: Summary, depth: Depth) -> tuple[Failure, ...]:
    """The scenarios not reached; the first of each group is in full, for as many groups as ``depth`` allows."""
    firsts = {group.scenarios[0] for group in summary.unreached[: depth.full]}
    return tuple(
        failure_on_page(header, catalogue, case, depth, brief=case.scenario.id not in firsts)
        for case in summary.not_passed
        if case.verdict is not None and case.outcome is Outcome.NOT_REACHED and case.known is None
    )


def _known(header: CheckHeader, catalogue: Catalogue, summary: Summary, depth: Depth) -> Iterator[KnownOnPage]:
    """The known deviations; those that are mended, and have to be removed, come first."""
    for line in (*summary.mended, *(deviation for deviation in summary.known if deviation not in summary.mended)):
        found = (case for case in summary.known_cases if case.known is line)
        told = (
            failure_on_page(header, catalogue, case, depth, brief=True) for case in found if case.verdict is not None
        )
        yield KnownOnPage(line, _link(line.link), tuple(told))


def _link(homepage: str) -> str:
    """The homepage if it is a web address, else an empty text: it comes from a program and is not trusted."""
    return homepage if _WEB_ADDRESS.fullmatch(homepage) and visible(homepage) == homepage else ""
