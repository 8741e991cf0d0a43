"""Tries other rulings of the clauses that failures without a cause may be about.

A clause may be broken only where something else holds too. Then no other ruling of it is a cause, because answers
elsewhere contradict it; but in the failures it gives the part that the program has wrong just as the program has it.
Which clause is the likeliest to be broken then is worked out in ``tarock_reports.verdict.suspects``.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain, islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.deviation_scores import DeviationScores, with_more
from tarock_checking.diagnose.refuting import CONFIRMING, without_causes
from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_protocol.messages.questions import Question
from tarock_reference.deviation_conditions import AT
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import Deviation, DeviationKind, deviations
from tarock_reference.impostors import values_of
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine
from tarock_steps.suite.differences import differences

_TRIED: Final = 24
"""Failures, at most, in which other rulings are tried: the simplest ones."""
_KINDS: Final = frozenset({DeviationKind.READING, DeviationKind.VALUE})
"""What another ruling of a clause is; a word that is left out, or a field that is not read, is about many clauses."""
_UPSTREAM: Final = ("tricks", "augen", "items", "lines")
"""Parts of an answer on which other parts depend, in this order."""


class _Wrong(NamedTuple):
    """The first wrong answer of a failure: its question, the right answer, and the parts that are wrong, by place."""

    question: Question
    right: Mapping[str, object]
    parts: Mapping[str, object]


class _Tried(NamedTuple):
    """The failures in which other rulings were tried, and for each clause those of them that one gives."""

    failures: set[str]
    gives: defaultdict[str, set[str]]


def with_trials(line: DiagnosisLine, evidence: Replays, variant: Variant) -> DiagnosisLine:
    """The diagnosis with what other rulings give of its unexplained failures, as far as there is time.

    A cause that is limited to where it fits, and that further answers of the program do not bear out there, is given up
    if another clause gives twice as many of all failures but those that the other causes explain.
    """
    if not evidence.has_time:
        return line
    limited = [cause for cause in line.causes if AT in cause.id and cause.asked_back < CONFIRMING]
    rest = without_causes(line, {cause.id for cause in limited})
    rests, explained = _resting(evidence, rest.unexplained), rest.unexplained[len(line.unexplained) :]
    tried = _tried(
        DeviationScores(evidence, _of_source(variant)), _played(rest.causes, variant), line.unexplained, explained
    )
    line = without_causes(line, {cause.id for cause in limited if _is_outdone(cause, tried)})
    left = {*line.unexplained}
    gives = {clause: len(left & tried.gives[clause]) for clause in sorted(rests.keys() & tried.gives)}
    return replace(line, rests=rests, tried=len(left & tried.failures), gives=gives)


def _of_source(variant: Variant) -> list[Deviation]:
    """Other rulings, without those that only a house can have, about which their clause says nothing."""
    known = values_of(variant.rules)
    each = (ruling for ruling in deviations(variant) if ruling.kind in _KINDS)
    return [ruling for ruling in each if ruling.impostor is None or ruling.impostor.path in known]


def _is_outdone(cause: CauseRecord, tried: _Tried) -> bool:
    """Whether another clause gives twice as many failures as a cause explains and as its clauses give."""
    own = max(map(len, (tried.failures.intersection(cause.explains), *map(tried.gives.__getitem__, cause.clauses))))
    return any(len(given) >= 2 * own > 0 for clause, given in tried.gives.items() if clause not in cause.clauses)


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


# ------------------------------------------------------------------------------------------------- what is tried


def _tried(rulings: DeviationScores, found: Together, *failures: Sequence[str]) -> _Tried:
    """What other rulings give of some failures, as far as there is time; of each list the simplest are tried."""
    tried, evidence = _Tried(set(), defaultdict(set)), rulings.evidence
    with suppress(EnoughError):
        for scenario in chain.from_iterable(
            islice(rulings.few_of_each(rulings.simplest(names, found), found), _TRIED) for names in failures
        ):
            if (wrong := _first_wrong(scenario, evidence, found)) is None:
                continue
            tried.failures.add(scenario)
            for ruling in rulings.touching(scenario, found):
                if _has_given(evidence.said(with_more(found, ruling), wrong.question), wrong):
                    for clause in ruling.clauses:
                        tried.gives[clause].add(scenario)
    return tried


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
