"""Answers that change with a reading, told once more: a share with every test run, and what would be noticed."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest
from proving.retold.__main__ import confirmed, main
from proving.retold.gathering import changed

from tarock_checking.prove.readings import ReadingChoice, Suite
from tarock_protocol.messages.parts import Action
from tarock_second_opinion.confirming import Told, difference_in_deal
from tarock_second_opinion.deals import can_be_told
from tarock_second_opinion.sources import SOURCES
from tarock_steps.suite.scripts import scripts

SHARE: Final = [
    ("lungau", "talon", "talon-must-be-taken", "may-leave"),
    ("karl", "trischaken", "trischaken-talon", "nobody"),
    ("koenigrufen", "trischaken", "trischaken-leader", "second"),
    ("zwanzigerrufen", "announcing", "kontra-before-bonus", "in-same-turn"),
]
"""A reading of each source, and the area whose scenarios are asked; `make prove` tells all of them."""


@functools.cache
def suite(source: str, area: str) -> Suite:
    return Suite.of(source, tuple(script for script in scripts(source) if script.planned.area == area))


def choice(option: str, reading: str) -> ReadingChoice:
    return ReadingChoice(option, reading, {option: reading})


@functools.cache
def deals(source: str, area: str, option: str, reading: str) -> Sequence[Told]:
    found = [deal for deal in changed(suite(source, area), choice(option, reading)).deals if can_be_told(deal.question)]
    assert found
    return found


@pytest.mark.prove
@pytest.mark.parametrize(("source", "area", "option", "reading"), SHARE)
def test_what_changes_with_a_reading_is_told_alike_twice(source: str, area: str, option: str, reading: str) -> None:
    found = confirmed(suite(source, area), choice(option, reading))

    assert found.answers >= found.deals > 0
    assert found.differing == ()


@pytest.mark.prove
@pytest.mark.parametrize(("source", "area", "option", "reading"), SHARE)
def test_what_is_right_by_the_default_is_noticed(source: str, area: str, option: str, reading: str) -> None:
    """The answer is by one reading, and what is told by another; in most deals something that is compared differs."""
    told = SOURCES[source]
    noticed = []
    for deal in deals(source, area, option, reading):
        plain = {**deal.question.options, option: told.defaults[option]}
        noticed.append(
            difference_in_deal(told, deal._replace(question=msgspec.structs.replace(deal.question, options=plain)))
            != ""
        )

    assert 2 * sum(noticed) > len(noticed)


@pytest.mark.prove
def test_cards_of_the_talon_are_taken_in_any_order() -> None:
    told = deals("koenigrufen", "talon", "sechserdreier-takes", "any-number")
    taken = [act.what for deal in told for act in deal.question.actions if act.do == "talon"]

    assert any(" " in what for what in taken)
    assert [difference_in_deal(SOURCES["koenigrufen"], deal) for deal in told] == [""] * len(told)


@pytest.mark.prove
def test_a_gut_of_the_bidding_is_none_of_the_announcing() -> None:
    """Where Vorhand's hold ends the auction, the Gut! of the bidder comes too late as a bid and is due as an answer."""
    told = deals("karl", "bidding", "hold-scope", "ends-auction")
    late = [deal for deal in told if deal.answer.refused and deal.question.actions[deal.answer.accepted].what == "Gut!"]

    assert late
    assert [difference_in_deal(SOURCES["karl"], deal) for deal in late] == [""] * len(late)


@pytest.mark.prove
def test_too_few_cards_laid_away_are_refused_by_both() -> None:
    told = deals("koenigrufen", "talon", "talon-halves", "free")
    refused = [deal for deal in told if deal.answer.refused is not None]
    short = [deal for deal in refused if deal.question.actions[deal.answer.accepted].what == "9♠ 8♠"]

    assert short
    assert [difference_in_deal(SOURCES["koenigrufen"], deal) for deal in short] == [""] * len(short)


@pytest.mark.prove
def test_a_wrong_payment_an_act_too_many_and_a_lost_trick_are_noticed() -> None:
    source = SOURCES["lungau"]
    over = [deal for deal in deals(*SHARE[0]) if deal.answer.over and any(deal.answer.payments)]
    one = next(deal for deal in over if deal.answer.tricks)
    paid = [*one.answer.payments[1:], one.answer.payments[0]]
    wrong: dict[str, dict[str, Any]] = {
        "payments": {"payments": paid},
        "acts allowed": {"accepted": one.answer.accepted - 1},
        "tricks": {"tricks": one.answer.tricks[:-1]},
    }

    assert difference_in_deal(source, one) == ""
    for what, fields in wrong.items():
        told = one._replace(answer=msgspec.structs.replace(one.answer, **fields))
        assert what in difference_in_deal(source, told)


def test_deals_with_a_breach_a_tariff_or_a_doubled_count_are_not_told() -> None:
    question = deals(*SHARE[0])[0].question
    breach = Action(seat=0, do="play", what="I", unnoticed=True)
    beyond = [
        msgspec.structs.replace(question, tariff=2),
        msgspec.structs.replace(question, doubled=True),
        msgspec.structs.replace(question, actions=[*question.actions, breach]),
    ]

    assert can_be_told(question)
    assert [can_be_told(deal) for deal in beyond] == [False] * 3


@pytest.mark.prove
def test_the_command_says_what_was_compared_and_what_could_not_be(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["lungau", "--option", "deal-first-packet", "--jobs", "1"])
    told = capsys.readouterr().out

    assert code == 0
    assert "lungau: nothing that it could confirm under deal-first-packet=any" in told
    assert "0 derived answers under 1 readings, told once more in 0 deals: 0 differ" in told
