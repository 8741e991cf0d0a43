from __future__ import annotations

import pytest
from tests.perft import perft, stored
from tests.perft.second_opinion import OPINION
from tests.perft.stored import Course

WHOLE = stored.load()
SHARE = 700


@pytest.mark.parametrize("course", WHOLE.course, ids=lambda course: course.name)
def test_the_second_opinion_counts_as_stored(course: Course) -> None:
    assert perft.depths(course, SHARE)
    assert list(perft.differences(OPINION, course, WHOLE, SHARE)) == []
