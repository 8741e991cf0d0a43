"""Tries other rulings of the clauses that failures without a cause may be about.

A clause may be broken only where something else holds too. Then no other ruling of it is a cause, because answers
elsewhere contradict it; but in the failures it gives the part that the program has wrong just as the program has it.
Which clause is the likeliest to be broken then is worked out in ``tarock_reports.verdict.suspects``.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.refuting import without_causes
from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_checking.diagnose.weighing import Weighing, with_more
from tarock_protocol.messages.questions import Question
from tarock_reference.deviation_conditions import AT
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import Deviation, DeviationKind, deviations
from tarock_reference.impostors import values_of
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import CauseRecord, ClauseTrial, DiagnosisLine
from tarock_steps.suite.differences import differences

_TRIED: Final = 24
"""Failures, at most, in which other rulings are tried: the simplest ones."""
_KINDS: Final = frozenset({DeviationKind.READING, DeviationKind.VALUE})
"""What another ruling of a clause is; a word that is left out, or a field that is not read, is about many clauses."""
_UPSTREAM: Final = ("tricks", "augen", "items", "lines")
"""Parts of an answer on which other parts depend, in this order."""
_WEIGHED: Final = 24
"""Clauses, the likeliest ones by then, of which it is tried whether passed scenarios would be others."""
_PASSED: Final = 24
"""Passed scenarios, at most, in which that is tried of a clause."""


class _Wrong(NamedTuple):
    """The first wrong answer of a failure: its question, the right answer, and the parts that are wrong, by place."""

    question: Question
    right: Mapping[str, object]
    parts: Mapping[str, object]


class _Clause:
    """The failures that another ruling of a clause changes, and those where it gives what the program says.

    ``by`` are the rulings that do so, each with how much speaks for it.
    """

    def __init__(self) -> None:
        self.touched: dict[str, None] = {}
        self.fitting: dict[str, None] = {}
        self.by: Counter[Deviation] = Counter()

    def add(self, scenario: str, ruling: Deviation, *, gives: bool) -> None:
        """Add a failure that a ruling changes, and perhaps gives."""
        self.touched[scenario] = None
        self.by[ruling] += 1 + gives * _TRIED
        if gives:
            self.fitting[scenario] = None


def with_trials(line: DiagnosisLine, evidence: Replays, variant: Variant) -> DiagnosisLine:
    """The diagnosis with what other rulings do to its unexplained failures, as far as there is time.

    A cause that is limited to where it fits is given up for another ruling, if that gives twice as many failures.
    """
    if not evidence.has_time:
        return line
    tried = Weighing(evidence, _of_source(variant))
    line = without_causes(line, [*_outdone(line, tried, variant)])
    rests = _resting(evidence, line.unexplained)
    found = _played(line.causes, variant)
    clauses = _shown(tried, found, line.unexplained)
    known = {clause: shown for clause, shown in clauses.items() if clause in rests}
    against = _against_each(known, rests, evidence, found)
    trials = {
        clause: ClauseTrial(changes=len(shown.touched), gives=len(shown.fitting), against=against[clause])
        for clause, shown in sorted(known.items())
    }
    names = {name for shown in known.values() for name in shown.touched}
    return replace(line, rests=rests, tried=len(names), trials=trials)


def _of_source(variant: Variant) -> list[Deviation]:
    """The deviations without those about rulings that only a house adds, of which their clause says nothing."""
    known = values_of(variant.rules)
    each = deviations(variant)
    return [tried for tried in each if tried.impostor is None or tried.impostor.path in known]


def _outdone(line: DiagnosisLine, tried: Weighing, variant: Variant) -> Iterator[str]:
    """The limited causes whose failures another ruling of one clause gives all, and as many unexplained ones."""
    for cause in line.causes:
        if AT in cause.id:
            found = _played([other for other in line.causes if other is not cause], variant)
            clauses = _shown(tried, found, cause.explains, line.unexplained)
            mine = {name for shown in clauses.values() for name in shown.touched}.intersection(cause.explains)
            others = [shown.fitting for clause, shown in clauses.items() if clause not in cause.clauses]
            if mine and any(len(fitting) >= 2 * len(mine) and fitting.keys() >= mine for fitting in others):
                yield cause.id


def _played(causes: Iterable[CauseRecord], variant: Variant) -> Together:
    return together(chain.from_iterable(deviations_named(cause.id, variant) for cause in causes))


def _resting(evidence: Replays, unexplained: Sequence[str]) -> dict[str, int]:
    """Count, for each clause on which an unexplained scenario rests, the passed scenarios that rest on it too.

    Empty if the search ended before that was known.
    """
    try:
        clauses = frozenset[str]().union(*map(evidence.rests_on, unexplained))
        counts = Counter(clause for scenario in evidence.passed for clause in clauses & evidence.rests_on(scenario))
    except EnoughError:
        return {}
    return {clause: counts[clause] for clause in sorted(clauses)}


def _against_each(
    clauses: Mapping[str, _Clause], rests: Mapping[str, int], evidence: Replays, found: Together
) -> Mapping[str, int]:
    """How many passed scenarios would be others, for the clauses that are the likeliest as far as is known."""
    against = dict(rests)
    order = {clause: (-len(shown.fitting), -len(shown.touched), rests[clause]) for clause, shown in clauses.items()}
    with suppress(EnoughError):
        for clause in sorted(order, key=order.__getitem__)[:_WEIGHED]:
            against[clause] = _against(clause, clauses[clause], evidence, found)
    return against


def _against(clause: str, shown: _Clause, evidence: Replays, found: Together) -> int:
    """About how many passed scenarios would be others with the ruling that speaks most for a clause."""
    ruling = min(shown.by, key=lambda deviation: (-shown.by[deviation], deviation.plainness))
    resting = [scenario for scenario in evidence.passed if clause in evidence.rests_on(scenario)]
    some = resting[:: 1 + len(resting) // _PASSED]
    played = with_more(found, ruling)
    others = [name for name in some if evidence.replay(name, played).digest != evidence.replay(name, found).digest]
    return len(resting) * len(others) // (len(some) or 1)


# ------------------------------------------------------------------------------------------------- what is tried


def _shown(tried: Weighing, found: Together, *failures: Sequence[str]) -> dict[str, _Clause]:
    """Each clause of which another ruling changes some of the failures, as far as there is time.

    Of each of the lists of failures those are tried that the search tries first.
    """
    clauses: defaultdict[str, _Clause] = defaultdict(_Clause)
    with suppress(EnoughError):
        for scenario in chain.from_iterable(
            islice(tried.few_of_each(tried.simplest(names, found), found), _TRIED) for names in failures
        ):
            for deviation, gives in _changing(scenario, tried, found):
                for clause in deviation.clauses:
                    clauses[clause].add(scenario, deviation, gives=gives)
    return clauses


def _changing(scenario: str, tried: Weighing, found: Together) -> Iterator[tuple[Deviation, bool]]:
    """The rulings that change a failure, each with whether it gives what the program has wrong."""
    evidence = tried.evidence
    wrong, now = _first_wrong(scenario, evidence, found), evidence.replay(scenario, found).digest
    for deviation in tried.touching(scenario, found):
        played = with_more(found, deviation)
        if deviation.kind in _KINDS and evidence.replay(scenario, played).digest != now:
            yield deviation, wrong is not None and _has_given(evidence.said(played, wrong.question), wrong)


def _first_wrong(scenario: str, evidence: Replays, found: Together) -> _Wrong | None:
    for question, given in evidence.recorded(scenario):
        right = evidence.said(found, question)
        if parts := _upstream({part.place: part.given for part in differences(right, given)}):
            return _Wrong(question, right, parts)
    return None


def _upstream(parts: Mapping[str, object]) -> Mapping[str, object]:
    """The wrong parts on which the others depend; all of them where none is known to."""
    by_field = ({at: part for at, part in parts.items() if at.partition("/")[0] == field} for field in _UPSTREAM)
    return next(filter(None, by_field), parts)


def _has_given(said: Mapping[str, object], wrong: _Wrong) -> bool:
    """Whether an answer has each of the wrong parts as the program has it."""
    given = {part.place: part.given for part in differences(wrong.right, said)}
    return all(at in given and given[at] == part for at, part in wrong.parts.items())
