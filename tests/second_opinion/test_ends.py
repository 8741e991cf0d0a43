"""Ends of deals told once more: those of every scenario are alike, a fault is noticed, too little is not told."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import pytest
from msgspec.structs import replace
from tests.second_opinion.listening import asked_by

from tarock_protocol.messages.answers import ResultAnswer
from tarock_protocol.messages.questions import Result
from tarock_second_opinion.answer_check import disagreement
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.scripts import Script, scripts

EVERY_SOURCE: Final = pytest.mark.parametrize("source", sources())
TOLD: Final = 0.85
"""How much of what scenarios ask about the end of a deal the second opinion can tell at least."""
RESTING: Final = {
    "zwanzigerrufen": ("pagat-silent-lost", "early-too"),
    "lungau": ("bound-card-forced-early", "unscored"),
    "karl": ("bird-held-by-opponents", "void"),
    "koenigrufen": ("silent-attempt-scope", "by-choice"),
}
"""A reading of each source in which something depends on what the tricks that are told do not show."""


@functools.cache
def counting(source: str) -> Sequence[Script]:
    """The scenarios of a source in which the end of a deal is counted."""
    return [script for script in scripts(source) if any("drawn up" in line.text for line in script.lines)]


@functools.cache
def told_by(source: str, place: int) -> tuple[tuple[Result, ResultAnswer], ...]:
    """The ends of a deal that one of them asks about, with the right answers."""
    asked = asked_by([counting(source)[place]])
    return tuple(
        (question, right)
        for question, right in asked
        if isinstance(question, Result) and isinstance(right, ResultAnswer)
    )


def ended(source: str, every: int = 1) -> Iterator[tuple[Result, ResultAnswer]]:
    """Every end of a deal that scenarios of a source ask about, or those of one in so many, with the right answers."""
    for place in range(0, len(counting(source)), every):
        yield from told_by(source, place)


@pytest.mark.prove
@EVERY_SOURCE
def test_every_end_of_a_scenario_is_told_alike(source: str) -> None:
    told = [(question, disagreement(question, answer)) for question, answer in ended(source)]

    assert [(question, why) for question, why in told if why] == []
    assert Counter(why is not None for _, why in told)[True] >= TOLD * len(told) > 0


@pytest.mark.prove
@EVERY_SOURCE
def test_wrong_augen_and_a_wrong_item_are_noticed(source: str) -> None:
    wrong = Counter[str]()
    for question, answer in ended(source, 5):
        if disagreement(question, answer) is None:
            continue
        if answer.augen:
            augen = replace(answer, augen={**answer.augen, "foes": 99})
            assert (disagreement(question, augen) or "").startswith("augen: ")
            wrong["augen"] += 1
        if answer.items:
            first = answer.items[0]
            items = replace(answer, items=[replace(first, won=not first.won), *answer.items[1:]])
            assert (disagreement(question, items) or "").startswith("items: ")
            wrong["items"] += 1

    assert min(wrong["augen"], wrong["items"]) > 0


@pytest.mark.gate("lungau")
@EVERY_SOURCE
def test_of_an_end_that_is_told_in_part_nothing_is_said(source: str) -> None:
    for question, answer in ended(source, 5):
        assert disagreement(replace(question, piles={}), answer) is None
        assert disagreement(replace(question, tricks={}), answer) is None


@pytest.mark.prove
def test_of_a_last_trick_that_nobody_took_nothing_is_said() -> None:
    """In karl eleven tricks may be told, and one of them as the twelfth."""
    question, answer = next(
        (question, right) for question, right in ended("karl") if question.played and question.tricks
    )
    fewer = replace(question, tricks={"declarer": 0, "foes": 11})

    assert disagreement(question, answer) == ""
    assert disagreement(fewer, answer) is None


@pytest.mark.prove
def test_of_a_declarer_of_trischaken_nothing_is_said() -> None:
    question, answer = next(
        (question, right) for question, right in ended("koenigrufen") if question.contract == "Dreier"
    )

    assert disagreement(question, answer) == ""
    assert disagreement(replace(question, contract="Trischaken"), answer) is None


def test_of_a_called_koenig_that_somebody_plays_who_is_not_the_partner_nothing_is_said() -> None:
    question, answer = next(
        (question, right)
        for question, right in ended("koenigrufen")
        if question.partner is not None and any(question.called in trick.cards for trick in question.played)
    )
    another = next(seat for seat in range(4) if seat not in (question.declarer, question.partner))

    assert disagreement(question, answer) == ""
    assert disagreement(replace(question, partner=another), answer) is None
    assert disagreement(replace(question, partner=None), answer) is None


@EVERY_SOURCE
def test_where_something_hangs_on_tricks_that_are_not_told_nothing_is_said(source: str) -> None:
    option, reading = RESTING[source]
    told = ((question, answer) for question, answer in ended(source) if disagreement(question, answer) is not None)
    by_reading = (
        (replace(question, options={**question.options, option: reading}), answer) for question, answer in told
    )

    assert any(disagreement(question, answer) is None for question, answer in by_reading)


def test_where_an_early_pagat_is_lost_in_silence_nothing_is_said_without_the_trick_with_the_i() -> None:
    """The I that fell in a trick before the last was played early; where only the last is told, nobody knows it."""
    question, answer = next(
        (replace(question, options={"pagat-silent-lost": "early-too"}), right)
        for question, right in ended("zwanzigerrufen")
        if question.contract == "Normalspiel"
        and any(trick.number < 10 and "I" in trick.cards for trick in question.played)
    )
    last = [trick for trick in question.played if trick.number == 10]

    assert disagreement(question, answer) is not None
    assert len(last) == 1
    assert disagreement(replace(question, played=last), answer) is None
