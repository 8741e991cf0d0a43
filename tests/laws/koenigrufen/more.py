"""What is right in deals of Tarock-Königrufen with fixed readings, to be frozen beside what is right in all others."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from tests.laws.frozen import Answer, of_deal
from tests.laws.koenigrufen.strategies import FIXED, games


def answers() -> Iterator[Answer]:
    """Of twenty deals under each of these readings what is right in them."""
    for chosen, seed in itertools.product(FIXED, range(20)):
        for course in games(seed, 1, chosen=chosen):
            yield from of_deal(course.retold)
