"""Four rounds that rule on much that their sources do not: one of each source, with examples worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses.examples import faults_of
from tarock_reference.houses.reading import read_house

ROUNDS: Final = Path(__file__).parent / "rounds"


@pytest.mark.parametrize("source", RULE_SETS)
def test_the_examples_of_a_round_come_out(source: str) -> None:
    house = read_house(ROUNDS / f"{source}.toml")

    assert house.examples
    assert [f"{example.of}: {told}" for example, told in faults_of(house)] == []
