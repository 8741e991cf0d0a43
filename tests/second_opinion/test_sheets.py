"""Sheets told once more: what every scenario settles comes to the same, a fault is noticed, too little is not told."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Final

import pytest
from msgspec.structs import replace
from tests.second_opinion.listening import asked_by

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import SettleAnswer
from tarock_protocol.messages.parts import Item
from tarock_protocol.messages.questions import Settle
from tarock_reference import respond
from tarock_second_opinion.answer_check import disagreement
from tarock_second_opinion.program import respond as second_opinion
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.scripts import scripts

EVERY_SOURCE: Final = pytest.mark.parametrize("source", sources())
REFERENCE: Final = InProcess(respond)
TOLD: Final = {"zwanzigerrufen": 1.0, "lungau": 1.0, "karl": 1.0, "koenigrufen": 0.95}
"""How much of what scenarios settle the second opinion can tell at least."""
SPIEL: Final = Item(item="Spiel", side="declarer", won=True)
VALAT: Final = Item(item="Valat", side="declarer", won=True)


@functools.cache
def settled(source: str) -> tuple[tuple[Settle, SettleAnswer], ...]:
    """Every sheet that the scenarios of a source settle, with the right answers."""
    settling = [script for script in scripts(source) if any("settled" in line.text for line in script.lines)]
    asked = asked_by(settling)
    return tuple(
        (question, right)
        for question, right in asked
        if isinstance(question, Settle) and isinstance(right, SettleAnswer)
    )


@pytest.mark.prove
@EVERY_SOURCE
def test_every_sheet_of_a_scenario_comes_to_the_same(source: str) -> None:
    told = [(question, disagreement(question, answer)) for question, answer in settled(source)]

    assert [(question, why) for question, why in told if why] == []
    assert Counter(why is not None for _, why in told)[True] >= TOLD[source] * len(told) > 0


@pytest.mark.gate("zwanzigerrufen")
@EVERY_SOURCE
def test_a_sheet_comes_to_the_same_in_whatever_order_its_items_are_told(source: str) -> None:
    told = Counter[str | None]()
    for question, answer in settled(source)[::5]:
        told[disagreement(replace(question, items=question.items[::-1]), answer)] += len(question.items) > 1

    assert set(told) <= {"", None}
    assert told[""] > 0


@EVERY_SOURCE
def test_a_wrong_payment_and_a_wrong_line_are_noticed(source: str) -> None:
    wrong = Counter[str]()
    for question, answer in settled(source)[::7]:
        if disagreement(question, answer) is None:
            continue
        paid = replace(answer, payments=[*answer.payments[1:], answer.payments[0]])
        if paid.payments != answer.payments:
            wrong["payments"] += (disagreement(question, paid) or "").startswith("payments: ")
            assert disagreement(question, paid)
        if answer.lines:
            lines = replace(answer, lines=answer.lines[1:])
            assert (disagreement(question, lines) or "").startswith("lines: ")
            wrong["lines"] += 1

    assert min(wrong["payments"], wrong["lines"]) > 0


def test_a_renonce_is_paid_with_the_kontra_to_what_was_announced_alone_wherever_that_stands() -> None:
    """A Dreier at 20 and a Kakadu of 15, twice for being announced and twice for its Kontra: 80 to each of three."""
    kakadu = Item(item="Kakadu", side="declarer", won=False, announced=True, doubled=[1])
    behind = replace(sheet("karl", "Dreier", kakadu, SPIEL), renonce=2)

    answer = InProcess(second_opinion).ask(behind)

    assert isinstance(answer, SettleAnswer)
    assert answer.payments == [80, 80, -240, 80]


def sheet(source: str, contract: str, *items: Item, declarer: int | None = 0, **options: str) -> Settle:
    readings = {name.replace("_", "-"): reading for name, reading in options.items()}
    return Settle(
        id=1,
        rules=source,
        contract=contract,
        players=4,
        dealer=3,
        declarer=declarer,
        items=[*items],
        options=readings,
    )


LITTLE: Final = (
    # By what a Valat multiplies is not told: by a Kontra to a game that is not on the sheet.
    sheet("zwanzigerrufen", "Solo", VALAT, valat_tariff="multiple-kontra", valat_cancels="all"),
    # Nobody says which bird is paid for.
    replace(sheet("karl", "Auch-Rufer"), given_up=True, from_talon=True),
    # What a Renonce costs begins with the game, which is not there.
    replace(sheet("karl", "Rufer", replace(VALAT, announced=True)), partner=2, renonce=2),
    # One Kontra for everything cannot double the announced Valat alone.
    sheet("karl", "Dreier", SPIEL, replace(VALAT, announced=True, doubled=[1]), kontra_levels="one-for-all"),
)


@pytest.mark.parametrize("question", LITTLE, ids=lambda one: f"{one.rules} {one.contract}")
def test_where_the_amount_hangs_on_what_is_not_told_nothing_is_said(question: Settle) -> None:
    assert disagreement(question, REFERENCE.ask(question)) is None


MULTIPLE: Final = {"valat-tariff": "multiple-kontra", "valat-cancels": "all"}
PAIRED: Final = replace(sheet("zwanzigerrufen", "Normalspiel", VALAT), options=MULTIPLE, partner=3)
ALONE: Final = replace(
    PAIRED, contract="Farbensolo", options=MULTIPLE | {"kontra-in-solo-games": "solo-only"}, partner=None
)
REPLACED: Final = (
    # Six times the game of 1, of 2 with a Kontra, or of 4 with a Retour to it.
    (replace(PAIRED, replaced=SPIEL), [6, -6, -6, 6]),
    (replace(PAIRED, replaced=replace(SPIEL, doubled=[1])), [12, -12, -12, 12]),
    (replace(PAIRED, replaced=replace(SPIEL, doubled=[1, 0])), [24, -24, -24, 24]),
    # Six times a game of 4, and of 8 from the one opponent whose Kontra is between him and the soloist.
    (replace(ALONE, replaced=replace(SPIEL, doubled=[1], against=1)), [96, -48, -24, -24]),
)


@pytest.mark.parametrize(("question", "payments"), REPLACED)
def test_a_valat_multiplies_the_doublings_of_the_game_whose_place_it_takes(
    question: Settle, payments: list[int]
) -> None:
    answer = REFERENCE.ask(question)

    assert isinstance(answer, SettleAnswer)
    assert answer.payments == payments
    assert disagreement(question, answer) == ""


def test_what_is_rounded_up_for_two_without_a_trick_is_paid_by_the_first_of_two_losers() -> None:
    """Vorhand owes 10 to each of three, Third 5: 45 in all, a share of 45/2 is rounded up to 23, and 46 - 45 = 1."""
    question = replace(
        sheet(
            "karl",
            "Fahren",
            declarer=None,
            trischaken_tie_with_jungfrau="jungfrau",
            trischaken_several_jungfrauen="rounded",
        ),
        augen=[35, 0, 35, 0],
        tricks=[6, 0, 6, 0],
    )
    answer = SettleAnswer(payments=[-30 - 1, 23, -15, 23], lines=[])

    assert disagreement(question, answer) == ""


@pytest.mark.parametrize(("reading", "each"), [("scales", 60), ("fixed", 30)])
def test_another_tariff_changes_what_giving_up_costs_or_does_not(reading: str, each: int) -> None:
    question = replace(sheet("lungau", "Rufer", schleifen_tariff=reading), given_up=True, tariff=20)
    answer = SettleAnswer(payments=[-3 * each, each, each, each], lines=[])

    assert disagreement(question, answer) == ""
