"""The smallest question of the suite on which two houses differ that differ in one point."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tarock_checking.lock.gathering import answered, gather_questions
from tarock_protocol.cards import is_card
from tarock_reference.houses.leaving_out import NOTHING_LEFT_OUT
from tarock_reference.variants import variant_of_house
from tarock_steps.suite.differences import are_different

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tarock_checking.lock.gathering import AnsweredQuestion
    from tarock_language.message import Language
    from tarock_protocol.messages.questions import Question
    from tarock_reference.houses.departures import Departure
    from tarock_reference.houses.house import House
    from tarock_reference.variants import Variant


class DepartureShown(NamedTuple):
    """A question with both answers, and the scenario that asks it; an answer may be an ``error`` instead."""

    question: dict[str, object]
    scenario: str
    here: dict[str, object]
    there: dict[str, object]


def partings(house: House, found: Sequence[Departure], say: Language) -> Iterator[DepartureShown | None]:
    """For each difference, the smallest question that the house answers differently when it follows the other there.

    Only questions are tried that rest on a clause of the ruling, or that name the word that one of them leaves out.
    """
    plain = dataclasses.replace(house, rulings=(), without=NOTHING_LEFT_OUT)
    asked = sorted(gather_questions(variant_of_house(plain), say=say).asked, key=_size)
    here = variant_of_house(house)
    for departure in found:
        there = variant_of_house(departure.moved)
        candidates = (question for question in asked if _is_about(question, departure))
        yield _smallest(filter(None, (_parting(question, here, there) for question in candidates)))


def _smallest(found: Iterator[DepartureShown]) -> DepartureShown | None:
    """The first question that both answer; where there is none, the first that one of them refuses."""
    refused = None
    for shown in found:
        if "error" not in shown.here and "error" not in shown.there:
            return shown
        refused = refused or shown
    return refused


def _size(one: AnsweredQuestion) -> tuple[int, int]:
    """The size of a question for sorting: acts and cards, then bytes."""
    return _told(msgspec.json.decode(one.line)), len(one.line)


def _told(part: object) -> int:
    """The number of acts, items and cards in a part of a question."""
    match part:
        case str():
            return sum(is_card(word) for word in part.split())
        case list():
            return sum(isinstance(element, dict) for element in part) + sum(map(_told, part))
        case dict():
            return sum(map(_told, part.values()))
        case _:
            return 0


def _is_about(one: AnsweredQuestion, departure: Departure) -> bool:
    if departure.word:
        word = msgspec.json.encode(departure.word)[1:-1]
        return word in one.line or word in msgspec.json.encode(one.means)
    return not one.clauses.isdisjoint(departure.clauses)


def _parting(one: AnsweredQuestion, here: Variant, there: Variant) -> DepartureShown | None:
    """Both answers to a question, or None where they are the same."""
    mine, theirs = answered(here, one.question), answered(there, one.question)
    if mine is None and theirs is None:
        return None
    if mine is not None and theirs is not None and not are_different(mine.means, theirs.means):
        return None
    told = msgspec.json.decode(one.line)
    told.pop("id", None)
    return DepartureShown(told, one.scenario, _said(mine, here, one.question), _said(theirs, there, one.question))


def _said(one: AnsweredQuestion | None, variant: Variant, question: Question) -> dict[str, object]:
    """The meaning of an answer with its payments, or the error where there is no answer."""
    if one is not None:
        return {**one.means, "payments": msgspec.to_builtins(one.answer).get("payments")}
    reply: dict[str, object] = msgspec.json.decode(variant.respond(msgspec.json.encode(question)))
    return {"error": reply.get("error", "no answer")}
