"""Prepares the causes in a ledger for page and terminal: in words, with examples, and what none explains.

Further questions are those that a check asks after the scenarios.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tarock_language.message import Language, Message, in_english, message, with_texts
from tarock_protocol.cards import PACK
from tarock_protocol.seating import PLAYERS
from tarock_reports.ledger.check_lines import PlannedScenario, VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_reports.verdict.cases import WRONG, Case
from tarock_reports.verdict.readings_played import PlayedReading, played_readings, said_in_hello
from tarock_reports.verdict.suspects import Suspects
from tarock_reports.verdict.wording import elements_told
from tarock_steps.catalogue.disputes import Reading
from tarock_steps.catalogue.loading import Catalogue
from tarock_steps.suite.verdicts import Outcome

_NAMED: Final = 2
"""How many clauses a group of failures shows: those most likely broken."""
_GAMES: Final = 3
"""The most games that a group of failures may be in and still show them as what it has in common."""
_CARDS_AND_SEATS: Final = frozenset({*PACK, *"♥♦♠♣", *PLAYERS})
_GAME: Final = re.compile(r'"contract":"([^"]+)"')


class UnexplainedGroup(NamedTuple):
    """Scenarios in which the same part of an answer differs and that no cause explains, the simplest first.

    ``simplest`` is the verdict on the simplest. ``clauses`` are those that they have in common and that are most likely
    broken. ``games`` are the games they are about; empty if a scenario is about none, or if there are too many games.
    ``against`` is how many passed scenarios rest on the first clause, None if that was not counted. ``likeliest`` has
    the clauses that each scenario may be about, the likeliest first.
    """

    simplest: VerdictLine
    clauses: tuple[str, ...]
    scenarios: tuple[str, ...]
    games: tuple[str, ...] = ()
    against: int | None = None
    likeliest: Mapping[str, Sequence[str]] = MappingProxyType({})


_SIMPLEST: Final = 3
"""How many scenarios are examples of a cause."""
BY_COINCIDENCE: Final = 3
"""Failures, at most, that a cause may explain by coincidence."""


def causes(ledger: Ledger) -> Sequence[CauseRecord]:
    """The causes that were found, those that explain most first and possible ones last; empty without a diagnosis."""
    if ledger.diagnosis is None:
        return ()
    return sorted(ledger.diagnosis.causes, key=lambda cause: is_possible(ledger, cause))


def is_possible(ledger: Ledger, cause: CauseRecord) -> bool:
    """Whether a cause is possible and no more: an answer contradicts it, or none that could have agrees with it.

    None agrees if no further question bore it out, and it explains a few failures and agrees with nothing, or it only
    explains scenarios that were not reached, which speak for nothing by themselves. A cause that agrees with nothing
    and leaves more failures of its clauses than it explains is made to fit.
    """
    known = ledger.by_scenario
    is_reached = any(name in known and known[name].outcome is not Outcome.NOT_REACHED for name in cause.explains)
    left = ledger.diagnosis.unexplained if ledger.diagnosis and not cause.agrees else ()
    others = sum(name in known and not {*cause.clauses}.isdisjoint(known[name].charged) for name in left)
    return is_unsupported(cause) or not (cause.asked_back or is_reached) or others > len(cause.explains)


def is_unsupported(cause: CauseRecord) -> bool:
    """Whether an answer contradicts a cause, or too little speaks for it.

    That is so if it explains a few failures, agrees with nothing, and was borne out by no further question.
    """
    return bool(cause.against) or (not cause.asked_back and not cause.agrees and len(cause.explains) <= BY_COINCIDENCE)


def cause_in_figures(cause: CauseRecord) -> Message:
    """What speaks for a cause, in figures."""
    counts = message(
        "explains {explains}, agrees with {agrees} that passed", explains=len(cause.explains), agrees=cause.agrees
    )
    if cause.against:
        counts = message(
            "{counts}, contradicted by {number} right answer",
            "{counts}, contradicted by {number} right answers",
            counts=counts,
            number=cause.against,
        )
    if not cause.asked_back:
        return message("{counts}, not asked back", counts=counts)
    return message(
        "{counts}, borne out by {number} further question",
        "{counts}, borne out by {number} further questions",
        counts=counts,
        number=cause.asked_back,
    )


def likeliest(ledger: Ledger) -> Mapping[str, tuple[str, ...]]:
    """For each scenario that went wrong, the clauses that are most likely broken; none without a diagnosis.

    They are those of its cause, or else the first in the order of ``Suspects``.
    """
    if ledger.diagnosis is None:
        return {}
    found = {name: tuple(clauses) for group in unexplained(ledger) for name, clauses in group.likeliest.items()}
    for cause in reversed(causes(ledger)):
        found |= dict.fromkeys(cause.explains, tuple(cause.clauses))
    return found


def examples(ledger: Ledger, cause: CauseRecord) -> Sequence[PlannedScenario]:
    """The simplest scenarios that went wrong because of a cause; those with a title before further questions."""
    planned = {scenario.id: scenario for scenario in ledger.header.planned}
    explained = [planned[id_] for id_ in cause.explains if id_ in planned]
    return sorted(explained, key=lambda scenario: scenario.is_further)[:_SIMPLEST]


def example(ledger: Ledger, cause: CauseRecord) -> PlannedScenario | None:
    """Of the examples the one with the shortest id."""
    return min(examples(ledger, cause), key=lambda scenario: (scenario.is_further, len(scenario.id)), default=None)


def reading_of(cause: CauseRecord, catalogue: Catalogue) -> Reading | None:
    """The reading that is a cause; None for any other cause."""
    option, _, name = cause.id.partition("=")
    dispute = catalogue.disputes.get(option)
    return next((reading for reading in dispute.readings if reading.name == name), None) if dispute else None


def profile_lines(ledger: Ledger, cause: CauseRecord) -> Sequence[str]:
    """The lines of a profile that state a cause; none if it is possible and no more."""
    return () if is_possible(ledger, cause) else cause.profile.splitlines()


def advice(ledger: Ledger, cause: CauseRecord) -> Message | None:
    """How to ask the program by a cause that is intended and no fault; None if ``hello`` cannot declare it."""
    if not cause.hello or is_possible(ledger, cause):
        return None
    played = (reading for reading in played_readings(ledger) if reading.setting == cause.id)
    return next((reading.advice for reading in played), said_in_hello(cause.hello))


def played_without_cause(ledger: Ledger, told: Sequence[CauseRecord]) -> Sequence[PlayedReading]:
    """The readings that a program plays although asked for others, without those shown as causes (``told``)."""
    advised = {setting for cause in told if advice(ledger, cause) for setting in (cause.id, *cause.readings)}
    return [reading for reading in played_readings(ledger) if reading.setting not in advised]


def count_explained(ledger: Ledger) -> tuple[int, int]:
    """How many failures are explained, and how many there are, failures of relabelled copies included."""
    left = len({*ledger.diagnosis.unexplained, *explained_at_best(ledger)}) if ledger.diagnosis is not None else 0
    failed = _failed(ledger)
    looked_at = sum(bool(verdict.exchanges) and not verdict.symmetry for verdict in failed)
    return max(0, looked_at - left), len(failed)


def explained_at_best(ledger: Ledger) -> set[str]:
    """The failures that only possible causes explain."""
    sure = {name for cause in causes(ledger) if not is_possible(ledger, cause) for name in cause.explains}
    known = {verdict.scenario for verdict in _failed(ledger)}
    return {name for cause in causes(ledger) for name in cause.explains if name in known} - sure


def count_uneven(ledger: Ledger) -> int:
    """How many failures are failures of a relabelled copy only.

    No cause is searched for them: the original scenario passed.
    """
    return sum(bool(verdict.symmetry) for verdict in _failed(ledger))


def _failed(ledger: Ledger) -> Sequence[VerdictLine]:
    known = ledger.known_by_scenario
    return [verdict for verdict in ledger.verdicts if verdict.scenario not in known and verdict.outcome in WRONG]


def count_errors_explained(ledger: Ledger) -> tuple[int, int]:
    """How many of the errored scenarios a cause explains, and how many errored."""
    errored = {verdict.scenario for verdict in ledger.verdicts if verdict.outcome is Outcome.ERRORED}
    told = {scenario for cause in causes(ledger) for scenario in cause.explains}
    return len(errored & told), len(errored)


def contradicted(ledger: Ledger) -> tuple[PlannedScenario, ...]:
    """The scenarios that passed although a cause that was found says they should fail."""
    named = frozenset(ledger.diagnosis.contradicted if ledger.diagnosis is not None else ())
    return tuple(scenario for scenario in ledger.header.planned if scenario.id in named)


def unexplained(ledger: Ledger) -> Sequence[UnexplainedGroup]:
    """The failures that no cause explains, grouped by what differs and the likeliest clause.

    The group with the likeliest clause comes first, else the simplest one. Without a diagnosis these are all failures,
    in the order of the run.
    """
    if ledger.diagnosis is None:
        return tuple(_groups([verdict.scenario for verdict in _failed(ledger) if not verdict.symmetry], ledger))
    return tuple(_groups(ledger.diagnosis.unexplained, ledger))


def _groups(scenarios: Sequence[str], ledger: Ledger) -> Iterator[UnexplainedGroup]:
    planned = {scenario.id: scenario for scenario in ledger.header.planned} if scenarios else {}
    suspects = Suspects.in_ledger(ledger)
    found: dict[tuple[str, str], dict[str, Sequence[str]]] = {}
    for name in scenarios:
        verdict = ledger.by_scenario.get(name)
        if verdict is not None and name in planned:
            about = suspects.of(Case(planned[name], verdict))
            found.setdefault((differing_part(verdict), about[0] if about else ""), {})[name] = about
    for _, group in sorted(found.items(), key=lambda one: suspects.unlikeliness(one[0][1])):
        clauses = _in_common(list(group.values()))
        against = suspects.against(clauses[0]) if clauses else None
        simplest = ledger.by_scenario[next(iter(group))]
        yield UnexplainedGroup(simplest, clauses, tuple(group), _games(tuple(group), ledger), against, group)


def differing_part(verdict: VerdictLine) -> str:
    """The part of an answer that differs, such as ``who wins the trick``, or the action that was refused.

    Cards, suits and seats in it are made alike: what is wrong is one thing with whichever of them it shows.
    """
    said = verdict.said
    return in_english(with_texts(said.arguments.get("what", said) if isinstance(said, Message) else said, _made_alike))


def _made_alike(text: str) -> str:
    return "…" if _CARDS_AND_SEATS.issuperset(text.split()) else text


def what_differs(verdict: VerdictLine, say: Language) -> str:
    """What is lacking or too much in a list, what is given instead of what, or that a part is read by no step."""
    if not verdict.step:
        return say.sentence(verdict.said)
    given, expected = verdict.told("given"), verdict.told("expected")
    return ", ".join(elements_told(verdict, say)) or say("{value} instead of {right}", value=given, right=expected)


def _in_common(several: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The first clauses that all these failures may be about, in the order of the first failure."""
    return tuple(clause for clause in several[0] if all(clause in clauses for clauses in several))[:_NAMED]


def _games(scenarios: Sequence[str], ledger: Ledger) -> tuple[str, ...]:
    """The games in the questions of these scenarios; empty if one scenario names none, or if there are too many."""
    named = [_named(ledger.by_scenario[scenario]) for scenario in scenarios]
    games = sorted({game for games_named in named for game in games_named})
    return tuple(games) if all(named) and len(games) <= _GAMES else ()


def _named(verdict: VerdictLine) -> set[str]:
    return {game for exchange in verdict.exchanges for game in _GAME.findall(exchange.question)}
