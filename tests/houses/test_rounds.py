"""Rounds with examples worked out by hand: one of each source that rules on much, and others by their rule sheets."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Final

import pytest
from tests.houses.test_noticed import lacking, stored

from tarock_checking.lock.catching import is_caught
from tarock_checking.lock.gathering import answered
from tarock_engine.rule_sets import RULE_SETS
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_reference.houses.examples import faults_of
from tarock_reference.houses.found import profile_as_found
from tarock_reference.houses.house import House
from tarock_reference.houses.profile_parsing import house_of, read_house
from tarock_reference.variants import variant_of_house
from tarock_register.variant.houses_side_by_side import smallest_question
from tarock_register.variant.points import points_of
from tarock_steps.catalogue.loading import load_catalogue

ROUNDS: Final = Path(__file__).parent / "rounds"


@pytest.mark.parametrize("name", sorted(path.name for path in ROUNDS.iterdir()))
def test_the_examples_of_a_round_come_out(name: str) -> None:
    house = read_house(ROUNDS / name)

    assert house.examples
    assert [f"{example.of}: {told}" for example, told in faults_of(house)] == []


@pytest.mark.gate("zwanzigerrufen")
@pytest.mark.parametrize("source", RULE_SETS)
def test_each_difference_of_a_round_has_a_question_that_shows_it(source: str) -> None:
    here, there = House(name=source, based_on=source), read_house(ROUNDS / f"{source}.toml")
    points = points_of(here, there, load_catalogue(source), ENGLISH)

    assert [point.name for point in points if not smallest_question((here, there), point, ENGLISH)] == []


@pytest.mark.prove
@pytest.mark.parametrize("source", RULE_SETS)
def test_a_program_that_lacks_a_ruling_of_a_round_is_noticed(source: str) -> None:
    """By a worked example or a stored question, which rests on the ruling.

    Whoever knows no price of a Renonce refuses the question, which is no answer that could be told apart.
    """
    house = read_house(ROUNDS / f"{source}.toml")
    variant = variant_of_house(house)
    asked = (answered(variant, codec.sound_question(example.question)) for example in house.examples)
    worked = [question for question in asked if question is not None]

    assert [
        impostor.id
        for impostor in lacking(house)
        if impostor.path != "settling.renonce_price"
        and not any(
            impostor.clause in question.clauses and is_caught(question, variant.wrong(impostor))
            for question in chain(worked, stored(variant, impostor))
        )
    ] == []


@pytest.mark.parametrize("source", RULE_SETS)
def test_a_round_is_written_as_a_profile_of_the_same_house(source: str) -> None:
    house = read_house(ROUNDS / f"{source}.toml")
    text = profile_as_found(house.name, variant_of_house(house), [], lambda _: [])

    assert house_of(text, "found").digest == house.digest
