"""The sentences that say why the verdict on a program is what it is; not the clauses that answers rest on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarock_language.message import Message, message
from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.known_lines import KnownLine
from tarock_reports.verdict.cases import Case, Tally


def faulty(faults: Sequence[Message | str]) -> Message | str:
    """The first fault of a ledger, and how many more there are."""
    first, rest = faults[0], len(faults) - 1
    return message("{fault} (and {number} more)", fault=first, number=rest) if rest else first


def at_fault(ours: Sequence[VerdictLine]) -> Message:
    """The scenarios that are wrong themselves."""
    return message(
        "{number} scenario is at fault, {scenario}: {fault}",
        "{number} scenarios are at fault, the first is {scenario}: {fault}",
        number=len(ours),
        scenario=ours[0].scenario,
        fault=ours[0].message,
    )


class WrongAlone(NamedTuple):
    """How many scenarios went wrong in one way only.

    ``uneven`` went wrong only with other seats or suits, ``beyond`` only in what no step looks at, and ``further`` are
    questions asked after the scenarios.
    """

    uneven: int
    beyond: int
    further: int


def not_conform(wrong: int, lost: int, evaluated: int, alone: WrongAlone) -> Message:
    """How many scenarios went wrong, and how many were not reached.

    ``beyond`` and ``further`` of ``alone`` are parts of ``wrong``; the rest went wrong in their steps. ``uneven`` is
    counted across these parts.
    """
    if not wrong:
        return _not_reached(lost)
    told = _went_wrong(wrong, evaluated, alone.uneven)
    if alone.beyond or alone.further:
        told = message("{told}: {parts}", told=told, parts=[*_parts(wrong, alone)])
    return message("{wrong}, and {lost}", wrong=told, lost=_not_reached(lost)) if lost else told


def _parts(wrong: int, alone: WrongAlone) -> Iterator[Message]:
    if by_step := wrong - alone.beyond - alone.further:
        yield message("{number} in their steps", number=by_step)
    if alone.beyond:
        yield message("{number} beyond the steps alone", number=alone.beyond)
    if alone.further:
        yield message("{number} further question", "{number} further questions", number=alone.further)


def _went_wrong(wrong: int, evaluated: int, uneven: int) -> Message:
    if evaluated == 1:
        return message("the one evaluated scenario went wrong")
    if not uneven:
        return message("{wrong} of {evaluated} evaluated scenarios went wrong", wrong=wrong, evaluated=evaluated)
    return message(
        "{wrong} of {evaluated} evaluated scenarios went wrong, {uneven} of them with other seats or suits alone",
        wrong=wrong,
        evaluated=evaluated,
        uneven=uneven,
    )


def _not_reached(number: int) -> Message:
    return message(
        "{number} scenario was not reached, because it refuses allowed actions",
        "{number} scenarios were not reached, because it refuses allowed actions",
        number=number,
    )


def all_passed(number: int) -> Message:
    """That all evaluated scenarios passed, ``number`` of them."""
    return message("the one evaluated scenario passed", "all {number} evaluated scenarios passed", number=number)


def but_for(known: Sequence[KnownLine], scenarios: int, total: Tally) -> Message:
    """How many scenarios passed, and how many (``scenarios``) went wrong because of known deviations."""
    return message(
        "{passed} of {evaluated} evaluated scenarios passed, {wrong} went wrong by {number} known deviation",
        "{passed} of {evaluated} evaluated scenarios passed, {wrong} went wrong by {number} known deviations",
        passed=total.passed,
        evaluated=total.evaluated,
        wrong=scenarios,
        number=len(known),
    )


def are_mended(known: Sequence[KnownLine]) -> Message:
    """Which known deviations the program no longer has."""
    return message(
        "{names} is mended: remove it",
        "{names} are mended: remove them",
        names=[f"{line.name} ({line.place})" for line in known],
        number=len(known),
    )


def with_share(passed: Message, cases: Sequence[Case]) -> Message:
    """The sentence ``passed``, continued: how many of all planned scenarios are about what the program offers."""
    offered = sum(case.is_offered for case in cases)
    return message(
        "{passed}, and {offered} of {planned} are about what it offers ({percent} %)",
        passed=passed,
        offered=offered,
        planned=len(cases),
        percent=100 * offered // len(cases),
    )


def not_evaluated(unanswered: tuple[str, ...]) -> Message:
    """How many clauses have no evaluated scenario; if none is given, that no scenario was evaluated at all."""
    if not unanswered:
        return message("no scenario was evaluated")
    return message(
        "{number} clause has no evaluated scenario",
        "{number} clauses have no evaluated scenario",
        number=len(unanswered),
    )
