"""Summarises a ledger: tallies, the state of each clause, and the verdict.

**The decision**, first match wins:

1. a fault of the suite, in a scenario too, or a ledger that contradicts itself: *suite broken*; nothing is said about
   the engine;
2. a scenario failed, has an answer that is wrong beyond its steps, was answered by another reading than the one asked
   for, or was not reached because the program refuses what is allowed, and that is not by a deviation which is known:
   *not conform*;
3. a scenario errored (a crash, a time-out, a broken message), and not as a known cause has it: *adapter broken*;
4. the ledger is partial: *cut off*;
5. a known deviation is mended: *deviations outdated*, since what is written down is not so any more;
6. a clause that was asked for has no evaluated scenario, or is not whole because scenarios were excluded, or, where
   the run is strict, a question was declined although such questions are offered: *inconclusive*;
7. otherwise, where something went wrong by a known deviation: *conform but for known deviations*;
8. otherwise: *conform*.

Evaluated means: answered in a way that can be right or wrong (passed, failed, beyond the steps, other reading). A
clause whose scenarios were all declined is inconclusive and never counts as passed. Asked for are the clauses or areas
that the run was narrowed to, or else every clause that a scenario of the plan cites. So an engine that declines whole
questions is inconclusive on the whole source, and conform where it was asked only for the clauses or areas that it does
answer (a trick counter under ``--area play``, say). Where the run was only about what is offered, what needs a question
or a reading that ``hello`` does not offer asks for nothing either, and the share of what is offered is said. Scenarios
that the rules asked for do not allow ask for nothing, and a scenario is no evidence for a clause that nothing in it
rests on by these rules. What went wrong is evidence against the clauses that it is charged to alone, and says nothing
of the others that its scenario cites. Scenarios that came after the version by which is judged, or that are withdrawn,
decide nothing whatever comes of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Final, NamedTuple

import msgspec

from tarock_language.message import ENGLISH, Language, Message, Word, message
from tarock_reports.ledger.check_lines import NotScoredAs
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.known_lines import KnownLine, KnownState
from tarock_reports.verdict.as_asked import as_asked
from tarock_reports.verdict.by_symmetry import NOTHING_PUT_AGAIN, BySymmetry, by_symmetry
from tarock_reports.verdict.cases import EVALUATED, WRONG, Case, ClauseState, Tally, by_clause, clause_state, tally_of
from tarock_reports.verdict.causes import likeliest
from tarock_reports.verdict.declined import ByContent, DeclinedAsk, by_content, declined, kinds_in_words
from tarock_reports.verdict.grounds import (
    WrongAlone,
    all_passed,
    are_mended,
    at_fault,
    but_for,
    faulty,
    not_conform,
    not_evaluated,
    with_share,
)
from tarock_reports.verdict.left_out import NotScoredCases, left_out
from tarock_reports.verdict.readings_played import PlayedReading, played_readings
from tarock_reports.verdict.unplayable import UnplayableGroup, unplayable_groups
from tarock_reports.verdict.unreached import Unreached, unreached
from tarock_reports.verdict.wording import by_rules, scenarios_text
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.suite.verdicts import Outcome

_SAYING: Final = EVALUATED | {Outcome.NOT_REACHED}
"""The outcomes that count as an answer about a clause."""


class Conformity(StrEnum):
    """Whether the engine plays by the source, as far as the run can say."""

    CONFORM = "conform"
    BUT_FOR_KNOWN = "conform but for known deviations"
    OUTDATED = "deviations outdated"
    NOT_CONFORM = "not conform"
    INCONCLUSIVE = "inconclusive"
    CUT_OFF = "cut off"
    ADAPTER_BROKEN = "adapter broken"
    SUITE_BROKEN = "suite broken"


CONFORMITIES: Final = {
    conformity: message("{verdict:verdict}", verdict=Word(conformity.value)) for conformity in Conformity
}
"""What each verdict is called."""

_SUMMARY: Final = "summary"
_ABOUT_RULES: Final = frozenset(
    {
        Conformity.CONFORM,
        Conformity.BUT_FOR_KNOWN,
        Conformity.OUTDATED,
        Conformity.NOT_CONFORM,
        Conformity.INCONCLUSIVE,
    }
)
"""The verdicts that depend on the rules; the others are the same under any rules."""


class Summary(msgspec.Struct, frozen=True, dict=True):
    """Everything that the reports say about a ledger beyond its lines."""

    conformity: Conformity
    """The verdict as one of a few kinds."""
    verdict: Message
    """The verdict in words."""
    because: Message | str
    """Why it is that verdict."""
    total: Tally
    """The counts of all scenarios."""
    areas: Mapping[str, Tally]
    """The counts by rule area."""
    cases: tuple[Case, ...]
    """The scenarios with their verdicts."""
    not_passed: tuple[Case, ...]
    """Those that did not pass, few in most runs."""
    clauses: Mapping[str, tuple[Case, ...]]
    """The cases of each clause."""
    inconclusive: tuple[str, ...]
    """The clauses that no scenario decided."""
    bare: tuple[str, ...] = ()
    """The planned clauses for which no scenario is evidence by these rules."""
    unplayable: tuple[UnplayableGroup, ...] = ()
    """The scenarios that cannot be played by these rules."""
    unreached: tuple[Unreached, ...] = ()
    """The allowed acts that the program refused."""
    declined: tuple[DeclinedAsk, ...] = ()
    """The declined questions, by kind and reason."""
    declined_by_content: tuple[ByContent, ...] = ()
    plays: tuple[PlayedReading, ...] = ()
    """The readings that the program plays although others were asked for."""
    known: tuple[KnownLine, ...] = ()
    """The known deviations with their state."""
    symmetry: BySymmetry = NOTHING_PUT_AGAIN
    """The scenarios repeated with other labels."""
    not_whole: tuple[str, ...] = ()
    """The clauses of which scenarios were excluded."""
    left_out: tuple[NotScoredCases, ...] = ()
    """The scenarios that do not count."""

    @cached_property
    def wrong(self) -> tuple[Case, ...]:
        """The cases that are wrong, errored or a fault of the suite, without known deviations.

        Those not reached and those wrong beyond their steps are left out. Cases that failed as written come before
        those where only a relabelled copy failed.
        """
        shown = {*WRONG, Outcome.ERRORED, Outcome.SUITE_FAULT} - {Outcome.NOT_REACHED, Outcome.BEYOND}
        found = (case for case in self.not_passed if case.outcome in shown and case.known is None)
        return tuple(sorted(found, key=lambda case: bool(case.verdict and case.verdict.symmetry)))

    @cached_property
    def beyond(self) -> tuple[Case, ...]:
        """The cases whose steps are met and that are wrong beyond them, without known deviations.

        Further questions, which have no step that reads anything, are among them and come last.
        """
        found = (case for case in self.not_passed if case.outcome is Outcome.BEYOND and case.known is None)
        return tuple(sorted(found, key=lambda case: case.scenario.is_further))

    @cached_property
    def states(self) -> Mapping[str, ClauseState]:
        """The state of each clause; one with excluded scenarios is never passed."""
        found = {clause: clause_state(cases, clause) for clause, cases in self.clauses.items()}
        better = (ClauseState.PASSED, ClauseState.INCONCLUSIVE)
        lacking = (clause for clause in self.not_whole if found.get(clause, ClauseState.PASSED) in better)
        return found | dict.fromkeys(lacking, ClauseState.NOT_WHOLE)

    @property
    def uneven(self) -> int:
        """How many scenarios passed as written, but went wrong as relabelled copies."""
        return _uneven(self.not_passed)

    @property
    def known_cases(self) -> tuple[Case, ...]:
        """The cases that went wrong because of known deviations."""
        return tuple(case for case in self.not_passed if case.known is not None)

    @property
    def mended(self) -> tuple[KnownLine, ...]:
        """The known deviations that the program no longer has."""
        return tuple(line for line in self.known if line.state is KnownState.MENDED)

    @property
    def words(self) -> str:
        """What ``told`` says, in English."""
        return self.told(ENGLISH)

    def told_verdict(self, say: Language) -> str:
        """The verdict, and by which rules."""
        return say("{verdict:^}", verdict=self.verdict)

    def told(self, say: Language) -> str:
        """The decision as a sentence, with offered questions that were declined, and clauses without a scenario."""
        said = [say("{verdict:^}: {because}.", verdict=self.verdict, because=self.because)]
        if kinds := kinds_in_words(self.declined_by_content):
            said.append(say("Declined although offered: {kinds}.", kinds=kinds))
        if self.bare:
            said.append(
                say(
                    "{number} clause has no scenario by these rules.",
                    "{number} clauses have no scenario by these rules.",
                    number=len(self.bare),
                )
            )
        return " ".join(said)

    @cached_property
    def derived(self) -> int:
        """How many evaluated scenarios were compared with answers derived from the rules asked for."""
        return sum(case.is_derived for case in self.cases)

    @property
    def basis(self) -> Message | None:
        """How many verdicts rest on written and on derived answers, in words; None if none is derived."""
        if not self.derived:
            return None
        return message(
            "{number} verdict rests on written expectations, {derived} on derived ones.",
            "{number} verdicts rest on written expectations, {derived} on derived ones.",
            number=self.total.evaluated - self.derived,
            derived=self.derived,
        )


def summarise(ledger: Ledger, areas: Iterable[str] = ()) -> Summary:
    """Summarise a ledger; rule areas come in the order of ``areas`` (the catalogue's), then of the plan."""
    if _SUMMARY not in ledger.worked_out:
        ledger.worked_out[_SUMMARY] = _summarised(ledger)
    found: Summary = ledger.worked_out[_SUMMARY]
    order = tuple(areas)
    if order not in ledger.worked_out:
        ledger.worked_out[order] = msgspec.structs.replace(found, areas=_by_area(found.cases, order))
    by_area: Summary = ledger.worked_out[order]
    return by_area


def _summarised(ledger: Ledger) -> Summary:
    noted, broken = ledger.known_by_scenario, likeliest(ledger)
    cases = tuple(
        Case(
            *as_asked(scenario, ledger.by_scenario.get(scenario.id)),
            noted.get(scenario.id),
            broken.get(scenario.id, ()),
        )
        for scenario in ledger.expected
    )
    not_passed = tuple(case for case in cases if case.outcome is not Outcome.PASSED)
    clauses = by_clause(cases)
    total = tally_of(cases)
    unanswered = _unanswered(ledger, clauses)
    verdicts = [case.verdict for case in cases if case.verdict]
    everything = declined(verdicts)
    of_offered = by_content(everything, verdicts)
    not_whole = _not_whole(ledger)
    conformity, because = _decide(ledger, _Found(cases, not_passed, total, unanswered, not_whole, bool(of_offered)))
    verdict = CONFORMITIES[conformity]
    return Summary(
        conformity=conformity,
        verdict=by_rules(verdict, ledger.header) if conformity in _ABOUT_RULES else verdict,
        because=because,
        total=total,
        areas={},
        cases=cases,
        not_passed=not_passed,
        clauses=clauses,
        inconclusive=unanswered,
        bare=_bare(ledger, clauses),
        unplayable=unplayable_groups(verdicts),
        unreached=unreached(case for case in not_passed if case.known is None),
        declined=everything,
        declined_by_content=of_offered,
        plays=played_readings(ledger),
        known=ledger.known,
        symmetry=by_symmetry(ledger),
        not_whole=not_whole,
        left_out=left_out(ledger),
    )


class LedgerVerdict(NamedTuple):
    """What is kept of one ledger for a table of several, so that the ledger itself can be dropped.

    ``lacks`` is true if a file could not be put in its place.
    """

    rules: str
    total: Tally
    conformity: Conformity
    lacks: bool = False


def ledger_verdict(ledger: Ledger) -> LedgerVerdict:
    """The row of a ledger in a table of several."""
    summary = summarise(ledger)
    return LedgerVerdict(ledger.header.rules, summary.total, summary.conformity)


def _by_area(cases: tuple[Case, ...], order: tuple[str, ...]) -> dict[str, Tally]:
    found: dict[str, list[Case]] = {area: [] for area in order}
    for case in cases:
        found.setdefault(case.scenario.area, []).append(case)
    return {area: tally_of(members) for area, members in found.items() if members}


def _unanswered(ledger: Ledger, clauses: Mapping[str, tuple[Case, ...]]) -> tuple[str, ...]:
    asked = ledger.header.asked
    if asked.clauses:
        wanted = list(dict.fromkeys(asked.clauses))
    elif asked.areas:
        wanted = [clause for clause in clauses if area_of(clause) in asked.areas]
    else:
        wanted = list(clauses)
    if asked.only_offered:
        wanted = [clause for clause in wanted if any(case.is_offered for case in clauses.get(clause, ()))]
    said = {clause: {case.outcome_about(clause) for case in clauses.get(clause, ())} for clause in wanted}
    return tuple(clause for clause in wanted if said[clause].isdisjoint(_SAYING))


def _bare(ledger: Ledger, clauses: Collection[str]) -> tuple[str, ...]:
    """The clauses of the plan that no scenario is evidence for under the rules asked for."""
    scenarios = (scenario for scenario in ledger.header.planned if not scenario.is_further)
    planned = {clause for scenario in scenarios for clause in scenario.clauses}
    return tuple(sorted(planned - set(clauses)))


def _not_whole(ledger: Ledger) -> tuple[str, ...]:
    """The clauses with excluded scenarios."""
    excluded = (group for group in ledger.header.left_out if group.kind is NotScoredAs.EXCLUDED)
    return tuple(sorted({clause for group in excluded for clause in group.clauses}))


class _Found(NamedTuple):
    """What the decision depends on, beside the ledger."""

    cases: tuple[Case, ...]
    not_passed: tuple[Case, ...]
    total: Tally
    unanswered: tuple[str, ...]
    not_whole: tuple[str, ...]
    by_content: bool


def _decide(ledger: Ledger, found: _Found) -> tuple[Conformity, Message | str]:
    total = found.total
    known = tally_of(case for case in found.not_passed if case.known is not None)
    lost, errored = (
        total.counts[outcome] - known.counts[outcome] for outcome in (Outcome.NOT_REACHED, Outcome.ERRORED)
    )
    wrong = total.evaluated - total.passed - known.evaluated
    if ledger.faults:
        return Conformity.SUITE_BROKEN, faulty(ledger.said_faults)
    if ours := [case.verdict for case in found.not_passed if case.verdict and case.outcome is Outcome.SUITE_FAULT]:
        return Conformity.SUITE_BROKEN, at_fault(ours)
    if wrong or lost:
        beyond = Counter(
            case.scenario.is_further
            for case in found.not_passed
            if case.outcome is Outcome.BEYOND and case.known is None
        )
        alone = WrongAlone(_uneven(found.not_passed), beyond[False], beyond[True])
        told = not_conform(wrong, lost, total.evaluated, alone)
        if known.planned:
            told = message("{told}, beside {number} by known deviations", told=told, number=known.planned)
        return Conformity.NOT_CONFORM, told
    if errored:
        scenarios = scenarios_text(errored)
        return Conformity.ADAPTER_BROKEN, message("{scenarios} ended in an error of the adapter", scenarios=scenarios)
    return (Conformity.CUT_OFF, ledger.said_of_cut) if ledger.is_partial else _decide_whole(ledger, found)


def _decide_whole(ledger: Ledger, found: _Found) -> tuple[Conformity, Message | str]:
    """Decide if nothing unknown went wrong and nothing is missing."""
    total, asked = found.total, ledger.header.asked
    if mended := [line for line in ledger.known if line.state is KnownState.MENDED]:
        return Conformity.OUTDATED, are_mended(mended)
    if found.unanswered or not total.evaluated:
        return Conformity.INCONCLUSIVE, not_evaluated(found.unanswered)
    if found.not_whole:
        return Conformity.INCONCLUSIVE, message(
            "{number} clause is not whole, because scenarios were excluded",
            "{number} clauses are not whole, because scenarios were excluded",
            number=len(found.not_whole),
        )
    if asked.strict and found.by_content:
        return Conformity.INCONCLUSIVE, message("it declined questions that it offers to answer")
    if known := [line for line in ledger.known if line.state is KnownState.SEEN]:
        passed = but_for(known, sum(case.known is not None for case in found.cases), total)
        return Conformity.BUT_FOR_KNOWN, with_share(passed, found.cases) if asked.only_offered else passed
    passed = all_passed(total.evaluated)
    return Conformity.CONFORM, with_share(passed, found.cases) if asked.only_offered else passed


def _uneven(cases: Sequence[Case]) -> int:
    """How many scenarios passed as written, but went wrong as relabelled copies."""
    wrong = (case for case in cases if case.known is None and case.outcome in WRONG - {Outcome.NOT_REACHED})
    return sum(case.verdict is not None and bool(case.verdict.symmetry) for case in wrong)
