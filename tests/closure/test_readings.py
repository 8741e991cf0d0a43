"""Each reading of each option has a row of its own: one that passes under this reading and under no other."""

from __future__ import annotations

import pytest
from proving.readings.distinguishing_scenarios import options

from tarock_steps.catalogue.loading import sources

pytestmark = pytest.mark.prove


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_every_reading_has_a_row_that_passes_under_it_alone(source: str) -> None:
    untold = [f"{option.name}={reading}" for option in options(source) for reading in option.untold]

    assert untold == [], f"`python -m proving.readings {source}` shows their rows"
