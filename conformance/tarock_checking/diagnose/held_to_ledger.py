"""Checks the causes that were found against all answers that a run recorded, and drops those that are refuted.

The search compares what it finds with every answer of the run. Asking the program back changes some causes afterwards:
it limits one, replaces it by an equal one, or drops another one beside it. So all of them are compared once more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.deviation_scores import AGAINST
from tarock_checking.diagnose.refuting import without_causes
from tarock_checking.diagnose.replays import Replays, Together, together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_checking.diagnose.where_it_holds import ODD
from tarock_reference.deviation_groups import deviations_named
from tarock_reference.deviations import Deviation
from tarock_reference.variants import Variant
from tarock_reports.ledger.diagnosis_lines import DiagnosisLine


class HeldCauses(NamedTuple):
    """A diagnosis with the causes that the answers of a run bear out, and the ids of those that they ``refuted``."""

    line: DiagnosisLine
    refuted: Sequence[str]


def held_to_ledger(line: DiagnosisLine, evidence: Replays, variant: Variant, searched: DiagnosisLine) -> HeldCauses:
    """The causes with which an engine of ours gives the program's answers, right and wrong ones.

    A cause is refuted if it is contradicted more often than the search allows. A limit is made to fit, so a cause with
    one may be contradicted less often. What is contradicted less is possible and no more. If no time is left to
    compare, a cause counts as refuted if it differs from all that the search found.
    """
    refuted: list[str] = []
    evidence.renew_moment()
    try:
        while (gone := _refuted(line, evidence, variant)) is not None:
            refuted.append(gone)
            line = without_causes(line, {gone})
        return HeldCauses(_told(line, evidence, variant), refuted)
    except EnoughError:
        found = {cause.id for cause in searched.causes}
        unknown = {cause.id for cause in line.causes} - found
        return HeldCauses(without_causes(line, unknown), [*refuted, *sorted(unknown)])


def _refuted(line: DiagnosisLine, evidence: Replays, variant: Variant) -> str | None:
    """The id of a cause that is contradicted by too much that passed, or else of one that explains nothing."""
    causes = {cause.id: deviations_named(cause.id, variant) for cause in line.causes}
    played = _played(causes)
    explains = {cause.id: sum(_is_same(evidence, name, played) for name in cause.explains) for cause in line.causes}
    for cause, number in _numbers_against(causes, _against(played, evidence), evidence).items():
        is_limited = any(deviation.where for deviation in causes[cause])
        if number * (ODD if is_limited else AGAINST) > explains[cause]:
            return cause
    return next((cause for cause, number in explains.items() if not number), None)


def _numbers_against(
    causes: Mapping[str, Sequence[Deviation]], against: Sequence[str], evidence: Replays
) -> Mapping[str, int]:
    """In how many of the scenarios that are ``against`` all causes each of these is the only one that is wrong."""
    rests = {cause: _played({other: those for other, those in causes.items() if other != cause}) for cause in causes}
    return {cause: sum(_is_same(evidence, scenario, rest) for scenario in against) for cause, rest in rests.items()}


def _is_same(evidence: Replays, scenario: str, played: Together) -> bool:
    return evidence.replay_of_all(scenario, played).is_same


def _against(played: Together, evidence: Replays) -> Sequence[str]:
    """The scenarios that passed, but would fail with these deviations."""
    return [scenario for scenario in evidence.passed if not _is_same(evidence, scenario, played)]


def _played(causes: Mapping[str, Sequence[Deviation]]) -> Together:
    return together(dict.fromkeys(chain.from_iterable(causes.values())))


def _told(line: DiagnosisLine, evidence: Replays, variant: Variant) -> DiagnosisLine:
    """The diagnosis with the failures that its causes explain now, and what passed and contradicts them.

    An answer to what cannot be asked by the causes is no right answer that speaks against one.
    """
    several = {cause.id: deviations_named(cause.id, variant) for cause in line.causes}
    played = _played(several)
    against = _against(played, evidence)
    askable = [scenario for scenario in against if not evidence.is_invalid_by(scenario, played)]
    numbers = _numbers_against(several, askable, evidence)
    causes = [
        replace(
            cause,
            explains=[name for name in cause.explains if _is_same(evidence, name, played)],
            against=cause.against + numbers[cause.id],
        )
        for cause in line.causes
    ]
    explained = {*chain.from_iterable(cause.explains for cause in causes)}
    before = chain.from_iterable(cause.explains for cause in line.causes)
    left = dict.fromkeys((*line.unexplained, *(name for name in before if name not in explained)))
    return replace(line, causes=causes, unexplained=[*left], contradicted=[*against])
