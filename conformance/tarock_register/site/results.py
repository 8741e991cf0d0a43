"""Published results of programs as the site shows them: by source, in columns side by side, without a rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import UNSET

from tarock_language.message import Language, Message, message
from tarock_protocol.strangers_text import NAME, SENTENCE, shown
from tarock_register.site.library import Library
from tarock_reports.machine.check_shape import ToldCounts
from tarock_reports.machine.result_file import ResultError, StoredResult, read_results
from tarock_reports.machine.result_shape import Relation, ResultObject, ResultRun, Unknown
from tarock_reports.verdict.declined import DeclinedAsk, declining, reason_in_words
from tarock_reports.verdict.summary import CONFORMITIES
from tarock_running.inputs.settings import readings_of
from tarock_running.process.about import suite_version
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.features_path import results_folder
from tarock_steps.catalogue.filled import filling_digest

RELATIONS: Final[Mapping[Relation, Message]] = {
    Relation.AUTHORS: message("by its authors"),
    Relation.OTHERS: message("by others"),
    Relation.BLIND: message("blind: by others, and its authors had not seen the scenarios"),
}
"""The kinds of run."""

_FACTS: Final[Mapping[Unknown, Message]] = {
    Unknown.BY: message("who ran it"),
    Unknown.RELATION: message("kind of run"),
    Unknown.LINK: message("link"),
    Unknown.PROGRAM: message("digest of the program"),
    Unknown.SUITE: message("digest of the suite"),
    Unknown.VECTORS: message("digest of the vectors"),
    Unknown.DATE: message("date"),
}
"""What each fact is called."""

_REASONS: Final = 3
"""How many reasons for declining are shown at most; the others are counted."""


class ResultColumn(NamedTuple):
    """One run of a published result: a column in the table of its source."""

    place: str
    """The anchor of the column in the page."""
    result: ResultObject
    run: ResultRun
    age: Message | None
    """Why the result cannot be compared with the suite as it is today; None if it can."""

    @property
    def title(self) -> str:
        """The program and its version."""
        return shown(f"{self.result.program.name} {self.result.program.version}".strip(), NAME)

    def verdict(self, say: Language) -> str:
        """The verdict in words, and whether it is only about what the program offers."""
        verdict = CONFORMITIES[self.run.verdict]
        return say("{verdict} in what it offers", verdict=verdict) if self.run.only_offered else say.sentence(verdict)

    def kind(self, say: Language) -> str:
        """The kind of run; empty if it is not known."""
        return say.sentence(RELATIONS[self.result.relation]) if self.result.relation else ""

    def readings(self, say: Language) -> str:
        """The rules and readings of the run, and what it was narrowed to."""
        run, narrowed = self.run, self.run.narrowed
        house = [] if run.house is UNSET else [run.house.name]
        only = [*narrowed.clauses, *narrowed.areas, *narrowed.scenarios]
        told = [
            *house,
            *(f"{name}={reading}" for name, reading in run.options.items()),
            *([say("only {what}", what=", ".join(only))] if only else []),
            *([say("without {what}", what=", ".join(narrowed.excluded))] if narrowed.excluded else []),
            *([say("only what it offers")] if run.only_offered else []),
            *([say("as of {version}", version=run.as_of)] if run.as_of else []),
        ]
        return shown("; ".join(told), SENTENCE) or say("as the source says")

    def lacking(self, say: Language) -> list[tuple[str, str]]:
        """The facts that are not known, each with the reason."""
        return [(say.sentence(_FACTS[fact]), shown(why, SENTENCE)) for fact, why in self.result.nulls.items()]

    def declined(self, say: Language) -> list[str]:
        """The most frequent reasons for declining, and how many more there are."""
        each = tuple(
            DeclinedAsk(
                ask=shown(told.question),
                reason=shown(told.reason),
                fault="",
                by_content=told.offered,
                unsaid="",
                number=told.scenarios,
            )
            for told in self.run.declined
        )
        found = declining(each, _REASONS)
        more = [say("and {number} more", number=found.more)] if found.more else []
        return [*(reason_in_words(reason, say) for reason in found.each), *more]

    def counts(self, area: str) -> ToldCounts | None:
        """The figures of a rule area; None if the run has none."""
        return self.run.areas.get(area)


class ResultsOfSource(NamedTuple):
    """All runs by the rules of one source, in the order of programs and files; its rule areas in order."""

    source: str
    columns: tuple[ResultColumn, ...]

    @property
    def areas(self) -> tuple[str, ...]:
        """The rule areas that any run has."""
        found = {area for column in self.columns for area in column.run.areas}
        return (*(area for area in AREAS if area in found), *sorted(found.difference(AREAS)))


def published_results(folder: Path | None) -> tuple[StoredResult, ...]:
    """The results in a folder, by default in that of the suite; UsageFaultError for a file that is no result."""
    try:
        return read_results(results_folder() if folder is None else folder, readings_of)
    except ResultError as fault:
        raise UsageFaultError(message("--results: {fault}", fault=fault.said)) from fault


def results_by_source(found: Sequence[StoredResult], library: Library) -> tuple[ResultsOfSource, ...]:
    """The results for each source of the register, then for sources that it does not have."""
    names = {run.source for stored in found for run in stored.result.runs}
    order = [source for source in library.sources if source in names]
    order += sorted(names.difference(order))
    return tuple(ResultsOfSource(source, tuple(_columns(found, source, library))) for source in order)


def _columns(found: Sequence[StoredResult], source: str, library: Library) -> list[ResultColumn]:
    return [
        ResultColumn(f"{stored.program}_{stored.name}_{number}", stored.result, run, _age(stored.result, run, library))
        for stored in found
        for number, run in enumerate(stored.result.runs, 1)
        if run.source == source
    ]


def _age(result: ResultObject, run: ResultRun, library: Library) -> Message | None:
    """Why the result cannot be compared with the suite as it is today; None if it can.

    Nothing is looked up by the name of a source that is not ours, because a stranger has written it.
    """
    if result.suite.version != suite_version():
        version = shown(result.suite.version)
        return message("of suite {version}, and this is {today}", version=version, today=suite_version())
    if run.source not in library.sources or run.house is not UNSET:
        return message("of rules that this suite cannot compare")
    if run.vectors != filling_digest(run.source, run.options):
        return message("of another state of the suite than this one")
    return None
