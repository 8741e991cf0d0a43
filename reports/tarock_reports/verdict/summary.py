"""Summarises a ledger: tallies, the state of each clause, and the verdict.

**The decision**, first match wins:

1. a fault of the suite, in a scenario too, or a ledger that contradicts itself: *suite broken*; nothing is said about
   the engine;
2. a scenario failed, was answered by another reading than the one asked for, or was not reached because the program
   refuses what is allowed, and that is not by a deviation which is known: *not conform*;
3. a scenario errored (a crash, a time-out, a broken message): *adapter broken*;
4. the ledger is partial: *cut off*;
5. a known deviation is mended: *deviations outdated*, since what is written down is not so any more;
6. a clause that was asked for has no evaluated scenario, or is not whole because scenarios were excluded, or, where
   the run is strict, a question was declined although such questions are offered: *inconclusive*;
7. otherwise, where something went wrong by a known deviation: *conform but for known deviations*;
8. otherwise: *conform*.

Evaluated means: answered in a way that can be right or wrong (passed, failed, other reading). A clause whose
scenarios were all declined is inconclusive and never counts as passed. Asked for are the clauses or areas
that the run was narrowed to, or else every clause that a scenario of the plan cites. So an engine that
declines whole questions is inconclusive on the whole source, and conform where it was asked only for the
clauses or areas that it does answer (a trick counter under ``--area play``, say). Where the run was only about what
is offered, what needs a question or a reading that ``hello`` does not offer asks for nothing either, and the share of
what is offered is said. Scenarios that the rules asked for do not allow ask for nothing, and a scenario is no
evidence for a clause that nothing in it rests on by these rules. What went wrong is evidence against the clauses that
it is charged to alone, and says nothing of the others that its scenario cites. Scenarios that came after the version by
which is judged, or that are withdrawn, decide nothing whatever comes of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final, NamedTuple

from tarock_reports.ledger.check_lines import NotScoredAs
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.known_lines import KnownLine, KnownState
from tarock_reports.verdict.as_asked import as_asked
from tarock_reports.verdict.by_symmetry import NOTHING_PUT_AGAIN, BySymmetry, by_symmetry
from tarock_reports.verdict.cases import EVALUATED, WRONG, Case, ClauseState, Tally, by_clause, clause_state, tally_of
from tarock_reports.verdict.declined import ByContent, DeclinedAsk, by_content, declined, kinds_in_words
from tarock_reports.verdict.left_out import NotScoredCases, left_out
from tarock_reports.verdict.readings_played import PlayedReading, played_readings
from tarock_reports.verdict.unplayable import Forbidden, forbidden
from tarock_reports.verdict.unreached import Unreached, unreached
from tarock_reports.verdict.wording import by_rules
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


@dataclass(frozen=True)
class Summary:
    """Everything that the reports say about a ledger beyond its lines."""

    conformity: Conformity
    because: str
    total: Tally
    areas: Mapping[str, Tally]
    cases: tuple[Case, ...]
    clauses: Mapping[str, tuple[Case, ...]]
    inconclusive: tuple[str, ...]
    bare: tuple[str, ...] = ()
    unplayable: tuple[Forbidden, ...] = ()
    unreached: tuple[Unreached, ...] = ()
    declined: tuple[DeclinedAsk, ...] = ()
    declined_by_content: tuple[ByContent, ...] = ()
    by: str = ""
    plays: tuple[PlayedReading, ...] = ()
    known: tuple[KnownLine, ...] = ()
    symmetry: BySymmetry = NOTHING_PUT_AGAIN
    not_whole: tuple[str, ...] = ()
    left_out: tuple[NotScoredCases, ...] = ()

    @property
    def wrong(self) -> tuple[Case, ...]:
        """The cases that are wrong, errored or a fault of the suite, without known deviations and those not reached.

        Cases that failed as written come before those where only a relabelled copy failed.
        """
        shown = {*WRONG, Outcome.ERRORED, Outcome.SUITE_FAULT} - {Outcome.NOT_REACHED}
        found = (case for case in self.cases if case.outcome in shown and case.known is None)
        return tuple(sorted(found, key=lambda case: bool(case.verdict and case.verdict.symmetry)))

    @cached_property
    def states(self) -> Mapping[str, ClauseState]:
        """The state of each clause; one with excluded scenarios is never passed."""
        found = {clause: clause_state(cases) for clause, cases in self.clauses.items()}
        better = (ClauseState.PASSED, ClauseState.INCONCLUSIVE)
        lacking = (clause for clause in self.not_whole if found.get(clause, ClauseState.PASSED) in better)
        return found | dict.fromkeys(lacking, ClauseState.NOT_WHOLE)

    @property
    def uneven(self) -> int:
        """How many scenarios passed as written, but went wrong as relabelled copies."""
        return _uneven(self.cases)

    @property
    def known_cases(self) -> tuple[Case, ...]:
        """The cases that went wrong because of known deviations."""
        return tuple(case for case in self.cases if case.known is not None)

    @property
    def mended(self) -> tuple[KnownLine, ...]:
        """The known deviations that the program no longer has."""
        return tuple(line for line in self.known if line.state is KnownState.MENDED)

    @property
    def words(self) -> str:
        """The decision as a sentence, with offered questions that were declined, and clauses without a scenario."""
        said = f"{self.conformity.value.capitalize()}{self.by}: {self.because}."
        if told := kinds_in_words(self.declined_by_content):
            said = f"{said} Declined although offered: {told}."
        if not self.bare:
            return said
        which = "1 clause has" if len(self.bare) == 1 else f"{len(self.bare)} clauses have"
        return f"{said} {which} no scenario by these rules."

    @property
    def derived(self) -> int:
        """How many evaluated scenarios were compared with answers derived from the rules asked for."""
        return sum(case.is_derived for case in self.cases)

    @property
    def basis(self) -> str:
        """How many verdicts rest on written and on derived answers, in words; empty if none is derived."""
        if not self.derived:
            return ""
        written = self.total.evaluated - self.derived
        verdicts = "1 verdict rests" if written == 1 else f"{written} verdicts rest"
        return f"{verdicts} on written expectations, {self.derived} on derived ones"


def summarise(ledger: Ledger, areas: Iterable[str] = ()) -> Summary:
    """Summarise a ledger; rule areas come in the order of ``areas`` (the catalogue's), then of the plan."""
    if _SUMMARY not in ledger.worked_out:
        ledger.worked_out[_SUMMARY] = _summarised(ledger)
    found: Summary = ledger.worked_out[_SUMMARY]
    return replace(found, areas=_by_area(found.cases, tuple(areas)))


def _summarised(ledger: Ledger) -> Summary:
    noted = ledger.known_by_scenario
    cases = tuple(
        Case(*as_asked(scenario, ledger.by_scenario.get(scenario.id)), noted.get(scenario.id))
        for scenario in ledger.expected
    )
    clauses = by_clause(cases)
    total = tally_of(cases)
    unanswered = _unanswered(ledger, clauses)
    verdicts = [case.verdict for case in cases if case.verdict]
    everything = declined(verdicts)
    of_offered = by_content(everything, verdicts)
    not_whole = _not_whole(ledger)
    conformity, because = _decide(ledger, _Found(cases, total, unanswered, not_whole, bool(of_offered)))
    return Summary(
        conformity=conformity,
        because=because,
        total=total,
        areas={},
        cases=cases,
        clauses=clauses,
        inconclusive=unanswered,
        bare=_bare(ledger, clauses),
        unplayable=forbidden(verdicts),
        unreached=unreached(case for case in cases if case.known is None),
        declined=everything,
        declined_by_content=of_offered,
        plays=played_readings(ledger),
        known=ledger.known,
        symmetry=by_symmetry(ledger),
        not_whole=not_whole,
        left_out=left_out(ledger),
        by=by_rules(ledger.header) if conformity in _ABOUT_RULES else "",
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
    return tuple(clause for clause in wanted if not any(case.outcome in _SAYING for case in clauses.get(clause, ())))


def _bare(ledger: Ledger, clauses: Collection[str]) -> tuple[str, ...]:
    """The clauses of the plan that no scenario is evidence for under the rules asked for."""
    planned = {clause for scenario in ledger.header.planned for clause in scenario.clauses}
    return tuple(sorted(planned - set(clauses)))


def _not_whole(ledger: Ledger) -> tuple[str, ...]:
    """The clauses with excluded scenarios."""
    excluded = (group for group in ledger.header.left_out if group.kind is NotScoredAs.EXCLUDED)
    return tuple(sorted({clause for group in excluded for clause in group.clauses}))


class _Found(NamedTuple):
    """What the decision depends on, beside the ledger."""

    cases: tuple[Case, ...]
    total: Tally
    unanswered: tuple[str, ...]
    not_whole: tuple[str, ...]
    by_content: bool


def _decide(ledger: Ledger, found: _Found) -> tuple[Conformity, str]:
    """The verdict on a run and the reason for it: what is wrong with the suite, the program, the adapter, in turn."""
    if broken := _broken(ledger, found.cases):
        return Conformity.SUITE_BROKEN, broken
    if wrong := _wrong_or_lost(found):
        return Conformity.NOT_CONFORM, wrong
    if errored := found.total.counts[Outcome.ERRORED]:
        return Conformity.ADAPTER_BROKEN, f"{_scenarios(errored)} ended in an error of the adapter"
    return (Conformity.CUT_OFF, ledger.cut) if ledger.is_partial else _decide_whole(ledger, found)


def _broken(ledger: Ledger, cases: Iterable[Case]) -> str:
    """The first fault of the ledger, or else of a scenario, and how many more there are; empty without any."""
    if ledger.faults:
        first, rest = ledger.faults[0], len(ledger.faults) - 1
        return f"{first} (and {rest} more)" if rest else first
    ours = [case.verdict for case in cases if case.verdict and case.outcome is Outcome.SUITE_FAULT]
    if not ours:
        return ""
    which = "1 scenario is at fault," if len(ours) == 1 else f"{len(ours)} scenarios are at fault, the first is"
    return f"{which} {ours[0].scenario}: {ours[0].message}"


def _wrong_or_lost(found: _Found) -> str:
    """How many scenarios went wrong or were not reached beside the known deviations; empty if none."""
    total = found.total
    known = Counter(case.outcome is Outcome.NOT_REACHED for case in found.cases if case.known is not None)
    wrong, lost = total.evaluated - total.passed - known[False], total.counts[Outcome.NOT_REACHED] - known[True]
    if not wrong and not lost:
        return ""
    told = (
        _went_wrong(wrong, total.evaluated, _uneven(found.cases)) if wrong else "",
        _not_reached(lost) if lost else "",
    )
    beside = f", beside {known.total()} by known deviations" if known else ""
    return ", and ".join(filter(None, told)) + beside


def _decide_whole(ledger: Ledger, found: _Found) -> tuple[Conformity, str]:
    """Decide if nothing unknown went wrong and nothing is missing."""
    total, asked = found.total, ledger.header.asked
    if mended := [line for line in ledger.known if line.state is KnownState.MENDED]:
        return Conformity.OUTDATED, _mended(mended)
    if found.unanswered or not total.evaluated:
        return Conformity.INCONCLUSIVE, _lack(found.unanswered)
    if found.not_whole:
        return Conformity.INCONCLUSIVE, f"{_not_whole_in_words(len(found.not_whole))}, because scenarios were excluded"
    if asked.strict and found.by_content:
        return Conformity.INCONCLUSIVE, "it declined questions that it offers to answer"
    if known := [line for line in ledger.known if line.state is KnownState.SEEN]:
        passed = _but_for(known, sum(case.known is not None for case in found.cases), total)
        return Conformity.BUT_FOR_KNOWN, f"{passed}, {_share(found.cases)}" if asked.only_offered else passed
    passed = _all_passed(total.evaluated)
    return Conformity.CONFORM, f"{passed}, {_share(found.cases)}" if asked.only_offered else passed


def _went_wrong(wrong: int, evaluated: int, uneven: int) -> str:
    beside = f", {uneven} of them with other seats or suits alone" if uneven else ""
    if evaluated == 1:
        return "the one evaluated scenario went wrong"
    return f"{wrong} of {evaluated} evaluated scenarios went wrong{beside}"


def _uneven(cases: Sequence[Case]) -> int:
    """How many scenarios passed as written, but went wrong as relabelled copies."""
    wrong = (case for case in cases if case.known is None and case.outcome in WRONG - {Outcome.NOT_REACHED})
    return sum(case.verdict is not None and bool(case.verdict.symmetry) for case in wrong)


def _not_reached(number: int) -> str:
    was = "was" if number == 1 else "were"
    return f"{_scenarios(number)} {was} not reached, because it refuses allowed actions"


def _all_passed(number: int) -> str:
    return "the one evaluated scenario passed" if number == 1 else f"all {number} evaluated scenarios passed"


def _but_for(known: Sequence[KnownLine], scenarios: int, total: Tally) -> str:
    """How many scenarios passed, and how many went wrong because of known deviations, in words."""
    deviations = "1 known deviation" if len(known) == 1 else f"{len(known)} known deviations"
    return f"{total.passed} of {total.evaluated} evaluated scenarios passed, {scenarios} went wrong by {deviations}"


def _mended(known: Sequence[KnownLine]) -> str:
    """Which known deviations the program no longer has, in words."""
    names = ", ".join(f"{line.name} ({line.place})" for line in known)
    return f"{names} is mended: remove it" if len(known) == 1 else f"{names} are mended: remove them"


def _share(cases: Sequence[Case]) -> str:
    """How many scenarios of the plan are about what the program offers, in words."""
    offered = sum(case.is_offered for case in cases)
    return f"and {offered} of {len(cases)} are about what it offers ({100 * offered // len(cases)} %)"


def _lack(unanswered: tuple[str, ...]) -> str:
    if not unanswered:
        return "no scenario was evaluated"
    one = len(unanswered) == 1
    return f"{len(unanswered)} {'clause has' if one else 'clauses have'} no evaluated scenario"


def _not_whole_in_words(number: int) -> str:
    return "1 clause is not whole" if number == 1 else f"{number} clauses are not whole"


def _scenarios(number: int) -> str:
    return f"{number} scenario" if number == 1 else f"{number} scenarios"
