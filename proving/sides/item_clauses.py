"""Finds the clauses by which the items of a sheet were won or lost, from the scenarios that lead to them.

A sheet is a question with the items that were won and lost; by itself it does not say why.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

from proving.partings.candidates import asked_by_scenarios
from tarock_protocol.messages.answers import ResultAnswer
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import AnyQuestion, Result, Settle
from tarock_reference import respond
from tarock_register.ask.answered import answer_or_reason


def led_to(question: AnyQuestion) -> frozenset[str]:
    """The clauses by which scenarios come to the items of a sheet; none for a question about something else."""
    if not isinstance(question, Settle):
        return frozenset()
    known = _led(question.rules)
    return frozenset[str]().union(*(known.get(_fact(item), frozenset()) for item in question.items))


@functools.cache
def results(source: str) -> tuple[tuple[Result, ResultAnswer], ...]:
    """What scenarios ask about the end of a deal, under the default of every option, with the answers."""
    asked = (entry.question for entry in asked_by_scenarios(source) if not entry.question.options)
    told = ((question, answer_or_reason(question, respond)) for question in asked if isinstance(question, Result))
    return tuple((question, answer) for question, answer in told if isinstance(answer, ResultAnswer))


@functools.cache
def _led(source: str) -> Mapping[tuple[object, ...], frozenset[str]]:
    found: dict[tuple[object, ...], frozenset[str]] = {}
    for _, answer in results(source):
        for item in answer.items:
            found[_fact(item)] = found.get(_fact(item), frozenset()) | {*item.grounds}
    return found


def _fact(one: Item) -> tuple[object, ...]:
    """What clauses decide about an item, whoever has it."""
    return one.item, one.won, one.announced
