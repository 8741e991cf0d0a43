"""The causes of a run, ready for page and terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_reports.ledger.check_lines import PlannedScenario, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.readings_played import PlayedReading, played_readings, said_in_hello
from tarock_reports.verdict.suspects import Suspects

_NAMED: Final = 2
"""By how many clauses a group of failures is named, those that most likely are broken."""
_GAMES: Final = 3
"""In how many games a group of failures at most may be, for them to be what it has in common."""
_GAME: Final = re.compile(r'"contract":"([^"]+)"')


class UnexplainedGroup(NamedTuple):
    """Scenarios that went wrong at the same step and that no cause explains, the simplest first.

    ``clauses`` are those that they have in common and that most likely are broken. ``games`` are those that they are
    about where each is about some, few enough to say what the group has in common.
    """

    step: str
    clauses: tuple[str, ...]
    scenarios: tuple[str, ...]
    games: tuple[str, ...] = ()


def causes(ledger: Ledger) -> Sequence[CauseRecord]:
    """The causes that were found, those that explain most first; none where nobody looked."""
    return ledger.diagnosis.causes if ledger.diagnosis is not None else ()


def example(ledger: Ledger, cause: CauseRecord) -> PlannedScenario | None:
    """The simplest scenario that went wrong because of a cause."""
    planned = {one.id: one for one in ledger.header.planned}
    return next((planned[each] for each in cause.explains if each in planned), None)


_WAY: Final = re.compile(r"/[^,}]*")
"""What stands behind a ruling in the id of a cause: in which way it is wrong."""


def ruling_of(cause: CauseRecord) -> str:
    """The ruling that a cause gives another value, with the names in braces of all that it is about; else empty."""
    place = _WAY.sub("", cause.id)
    return place if place != cause.id else ""


def advice(ledger: Ledger, cause: CauseRecord) -> str:
    """What to do where a cause is no fault, so that the program is asked by it; empty where ``hello`` has no word."""
    if not cause.hello:
        return ""
    played = (one for one in played_readings(ledger) if one.setting == cause.id)
    return next((one.advice for one in played), said_in_hello(cause.hello))


def played_without_cause(ledger: Ledger, told: Sequence[CauseRecord]) -> Sequence[PlayedReading]:
    """The readings that a program plays although asked for others, but for those that are ``told`` as causes."""
    advised = {setting for one in told if one.hello for setting in (one.id, *one.readings)}
    return [one for one in played_readings(ledger) if one.setting not in advised]


def count_explained(ledger: Ledger) -> tuple[int, int]:
    """How many of the failures are explained, and how many there are, those with other labels among them."""
    left = len(ledger.diagnosis.unexplained) if ledger.diagnosis is not None else 0
    failed = _failed(ledger)
    looked_at = sum(bool(one.exchanges) and not one.symmetry for one in failed)
    return max(0, looked_at - left), len(failed)


def count_uneven(ledger: Ledger) -> int:
    """How many of the failures are such with other labels alone.

    They are not looked at: as it stands the program answers such a scenario as any other one does.
    """
    return sum(bool(one.symmetry) for one in _failed(ledger))


def _failed(ledger: Ledger) -> Sequence[VerdictLine]:
    known = ledger.known_by_scenario
    return [one for one in ledger.verdicts if one.scenario not in known and one.outcome.value in _LOOKED_AT]


def count_errors_explained(ledger: Ledger) -> tuple[int, int]:
    """In how many of the scenarios that errored a cause says why, and how many there are."""
    errored = {one.scenario for one in ledger.verdicts if one.outcome.value == "errored"}
    told = {scenario for cause in causes(ledger) for scenario in cause.explains}
    return len(errored & told), len(errored)


_LOOKED_AT = frozenset({"failed", "other reading", "not reached"})
"""The outcomes of scenarios in which the program said something else than is right."""


def contradicted(ledger: Ledger) -> tuple[PlannedScenario, ...]:
    """The scenarios that passed although they should not have by the causes that were found."""
    named = frozenset(ledger.diagnosis.contradicted if ledger.diagnosis is not None else ())
    return tuple(one for one in ledger.header.planned if one.id in named)


def unexplained(ledger: Ledger) -> Sequence[UnexplainedGroup]:
    """What no cause explains, by step and clauses, the simplest first."""
    if ledger.diagnosis is None:
        return ()
    return tuple(_groups(ledger.diagnosis.unexplained, ledger))


def _groups(scenarios: Sequence[str], ledger: Ledger) -> Iterator[UnexplainedGroup]:
    planned: Mapping[str, PlannedScenario] = {one.id: one for one in ledger.header.planned}
    suspects = Suspects(ledger)
    found: dict[tuple[str, str], dict[str, Sequence[str]]] = {}
    for one in scenarios:
        verdict = ledger.by_scenario.get(one)
        if verdict is not None and one in planned:
            words = " ".join(verdict.step.split()[:4])
            about = suspects.of(Case(planned[one], verdict))
            found.setdefault((words, about[0] if about else ""), {})[one] = about
    for (step, _), each in found.items():
        yield UnexplainedGroup(step, _in_common(list(each.values())), tuple(each), _games(tuple(each), ledger))


def _in_common(several: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The first clauses of those that some failures all may be about, in the order of the first."""
    return tuple(clause for clause in several[0] if all(clause in each for each in several))[:_NAMED]


def _games(scenarios: Sequence[str], ledger: Ledger) -> tuple[str, ...]:
    """The games that some scenarios are about, as their questions name them; none where one names none, or too many."""
    named = [_named(ledger.by_scenario[one]) for one in scenarios]
    games = sorted({game for each in named for game in each})
    return tuple(games) if all(named) and len(games) <= _GAMES else ()


def _named(verdict: VerdictLine) -> set[str]:
    return {game for each in verdict.exchanges for game in _GAME.findall(each.question)}
