"""Asks the second opinion about a find before it is reported; if it disagrees with the reference, no find is reported.

The second opinion is our independent implementation of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tarock_protocol.codec import encode
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Question
from tarock_searching.ask.duel import Duel, Find, Sort
from tarock_searching.ask.laws.book import finds_by_law
from tarock_second_opinion.answer_check import disagreement


class Arbitrated(NamedTuple):
    """The finds that are kept, our own faults in words, and the ways for which both engines agree on what is right."""

    finds: tuple[Find, ...]
    ours: tuple[str, ...]
    confirmed: frozenset[Sort]


def arbitrated(finds: Iterable[Find], duel: Duel, *, of_house: bool) -> Arbitrated:
    """Decide which finds are kept. The second opinion is not asked about the rules of a house: it knows no houses."""
    told = [(find, _ours(find, duel, of_house=of_house)) for find in finds]
    return Arbitrated(
        tuple(find for find, why in told if not why),
        tuple(f"{why}, asked {encode(find.question).decode().strip()}" for find, why in told if why),
        frozenset(find.way for find, why in told if why is not None and not why),
    )


def _ours(find: Find, duel: Duel, *, of_house: bool) -> str | None:
    """Why a find is our own fault; empty if the second opinion confirms the right answer, None if nobody can say."""
    right = duel.right(find.question)
    if right is None:
        return None
    if find.law:
        broken = next(finds_by_law(find.question, duel.of_reference(), find.law), None)
        return None if broken is None else f"the law of {find.law} is broken by the reference engine: {broken.broke}"
    return None if of_house else _told_again(find.question, right)


def _told_again(question: Question, right: Answer) -> str | None:
    """What the second opinion says differently, or how it failed; a failure must not stop the campaign."""
    try:
        return disagreement(question, right)
    except Exception as fault:  # noqa: BLE001 - any fault in it is our own
        return f"the second opinion failed: {type(fault).__name__}: {fault}"
