"""The clauses that lead to what a sheet tells: those by which what is won or lost there came to stand on it."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from proving.partings.candidates import asked_by_scenarios
from tarock_conformance.ask.answered import answer_or_reason
from tarock_reference import respond
from tarock_steps.protocol.messages.answers import ResultAnswer
from tarock_steps.protocol.messages.parts import Item
from tarock_steps.protocol.messages.questions import AnyQuestion, Result, Settle


def led_to(question: AnyQuestion) -> frozenset[str]:
    """The clauses by which scenarios come to the items of a sheet; none where it is no sheet that is asked about."""
    if not isinstance(question, Settle):
        return frozenset()
    known = _led(question.rules)
    return frozenset[str]().union(*(known.get(_fact(one), frozenset()) for one in question.items))


@functools.cache
def results(source: str) -> tuple[tuple[Result, ResultAnswer], ...]:
    """What scenarios ask about the end of a deal by the default of every option, with the answers."""
    asked = (one.question for one in asked_by_scenarios(source) if not one.question.options)
    told = ((one, answer_or_reason(one, respond)) for one in asked if isinstance(one, Result))
    return tuple((one, answer) for one, answer in told if isinstance(answer, ResultAnswer))


@functools.cache
def _led(source: str) -> Mapping[tuple[object, ...], frozenset[str]]:
    found: dict[tuple[object, ...], frozenset[str]] = {}
    for _, answer in results(source):
        for one in answer.items:
            found[_fact(one)] = found.get(_fact(one), frozenset()) | {*one.grounds}
    return found


def _fact(one: Item) -> tuple[object, ...]:
    """What of an item clauses lead to, whoever it is that has it."""
    return one.item, one.won, one.announced
