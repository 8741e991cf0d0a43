from __future__ import annotations

import pytest
from proving.perft import perft, stored
from proving.perft.second_opinion import OPINION
from proving.perft.stored import FILES, Course, Stored

pytestmark = pytest.mark.prove

STORED = [stored.load(path) for path in FILES.values()]
COURSES = [
    pytest.param(whole, position, id=f"{whole.rules}-{position.name}") for whole in STORED for position in whole.course
]
SHARE = 700


@pytest.mark.parametrize(("whole", "course"), COURSES)
def test_the_second_opinion_counts_as_stored(whole: Stored, course: Course) -> None:
    assert perft.depths(course, SHARE)
    assert list(perft.differences(OPINION, course, whole, SHARE)) == []
