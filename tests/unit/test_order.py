"""The order of the tests where several processes share them."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from tests import order

IDS = [
    *(f"tests/closure/test_{number}.py::test" for number in range(2)),
    *(f"tests/coverage/test_coverage.py::test[{number}]" for number in range(3)),
    *(f"tests/features/test_features.py::test[{number}]" for number in range(40)),
    *(
        f"tests/second_opinion/test_lockstep.py::test[{name}-{number}]"
        for number in (1, 2)
        for name in ("karl", "lungau")
    ),
    *(f"tests/unit/test_{name}.py::test" for name in ("cards", "table")),
    "tests/second_opinion/test_karl.py::test",
]


def stretches(number: int) -> list[list[str]]:
    places = order.for_processes(IDS, number)
    named, size = [IDS[place] for place in places], len(IDS) // number
    return [named[size * one : size * (one + 1) if one < number - 1 else None] for one in range(number)]


def test_no_test_is_lost_or_asked_twice() -> None:
    for number in (1, 2, 3, 7):
        assert sorted(order.for_processes(IDS, number)) == list(range(len(IDS)))


def test_every_process_begins_with_what_takes_long_and_ends_with_what_is_quick() -> None:
    for one in stretches(2):
        assert re.match("|".join(order.LONG), one[0])
        assert one[-1].startswith("tests/features/")


def test_what_shares_a_set_up_is_asked_in_one_process_and_one_after_the_other() -> None:
    halves = stretches(2)
    for shared in ("tests/coverage/", r"tests/second_opinion/.*karl", r"tests/second_opinion/.*lungau"):
        places = [[number for number, name in enumerate(half) if re.match(shared, name)] for half in halves]
        (here,) = filter(None, places)

        assert here == list(range(here[0], here[0] + len(here)))


@pytest.mark.parametrize(
    ("folder", "following", "left"),
    [("laws", "laws/karl/test_play.py", False), ("laws", "unit/test_laws.py", True), ("unit", None, True)],
)
def test_a_folder_is_left_where_the_next_test_is_none_of_it(folder: str, following: str | None, *, left: bool) -> None:
    tests = Path(__file__).parents[1]
    test = None if following is None else cast("pytest.Item", SimpleNamespace(path=tests / following))

    assert order.leaves(tests / folder, test) is left


def test_what_takes_long_is_there() -> None:
    tests = Path(__file__).parents[2]
    known = [str(file.relative_to(tests)) for file in (tests / "tests").rglob("test_*.py")]
    for start in order.LONG:
        folder = re.match(r"tests/\w+/", start)

        assert folder
        assert any(name.startswith(folder[0]) for name in known), start
