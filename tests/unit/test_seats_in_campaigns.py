"""Every seat is asked about: questions of the suite are turned round."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.unit.materials import material_of

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import CardPlay
from tarock_reference import respond
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import Block, block_questions
from tarock_searching.make.mutating import mutated


@pytest.mark.prove
def test_questions_of_the_suite_are_turned_so_that_everybody_deals() -> None:
    material, chance = material_of("koenigrufen"), random.Random(1)
    dealers: dict[int, set[int]] = {4: set(), 5: set()}
    for _ in range(1_000):
        changed = mutated(material.question(chance, {}), material, chance)
        players, dealer = getattr(changed, "players", 0), getattr(changed, "dealer", None)
        if players in dealers and dealer is not None:
            dealers[players].add(dealer)

    assert dealers[4] >= {0, 1, 2, 3}
    assert dealers[5] >= {0, 1, 2, 3, 4}


@pytest.mark.prove
def test_who_plays_cards_alone_is_asked_for_those_of_changed_deals_too() -> None:
    hello = msgspec.structs.replace(InProcess(respond).hello, questions=["hello", "play"])

    class PlaysCards(InProcess):
        @property
        def hello(self):  # type: ignore[no-untyped-def]  # noqa: ANN202
            return hello

    duel = Duel(PlaysCards(respond), InProcess(respond))
    material = material_of("lungau")
    asked = block_questions(material, 1, Block(0, 0, {}, {}), duel)

    each = [question for question, _ in (next(asked) for _ in range(40))]

    assert all(isinstance(asked_question, CardPlay) for asked_question in each)
