"""Which tests go first where several processes share them: the longest, and together what shares a costly set-up.

Each process is handed a stretch of all tests, as many as the others, and when it has done them takes work from the end
of another's. So each stretch begins with its share of what takes long, and ends with the scenarios, which are quick.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest

LONG: Final = {
    r"tests/exhaustive/": 90,
    r"tests/closure/": 75,
    r"tests/houses/": 55,
    r"tests/laws/": 100,
    r"tests/miniatures/": 85,
    r"tests/unit/test_play_alone": 20,
    r"tests/unit/test_diagnosing": 25,
    r"tests/unit/test_hog": 60,
    r"tests/unit/test_meddling": 40,
    r"tests/unit/test_(fuzzing|broken_in|campaign_input|clusters|finds_as|laws_over|causes_of_finds)": 130,
    r"tests/unit/test_campaign": 40,
    r"tests/unit/test_jobs": 45,
    r"tests/coverage/": 20,
    r"tests/browser/|tests/unit/test_site": 45,
    r"tests/unit/test_doctor": 35,
    r"tests/adapters/": 20,
    r"tests/second_opinion/.*karl": 45,
    r"tests/second_opinion/.*koenigrufen": 20,
    r"tests/second_opinion/.*lungau": 14,
    r"tests/second_opinion/.*zwanzigerrufen": 30,
    r"tests/unit/test_known_deviations": 35,
    r"tests/unit/test_memory": 20,
    r"tests/unit/test_weigh": 15,
    r"tests/unit/test_explaining": 18,
    r"tests/unit/test_in_a_pipeline": 20,
    r"tests/unit/test_result_in_part": 15,
    r"tests/unit/test_init": 15,
    r"tests/unit/test_prove": 40,
    r"tests/unit/test_terms": 15,
    r"tests/unit/test_streams": 15,
    r"tests/packaging/": 50,
    r"tests/exercise/": 15,
    r"tests/partings/": 25,
    r"tests/sides/": 20,
    r"tests/perft/": 17,
    r"tests/mutation/": 15,
    r"tests/readings/": 2,
}
"""Tests that share a set-up or take long by themselves, by what their ids begin with, and about how many seconds."""
_EACH: Final = 0.15
"""About how many seconds any other test takes; those of one file stay together."""
_QUICK: Final = re.compile(r"tests/features/")


def for_processes(ids: Sequence[str], number: int) -> list[int]:
    """The places of tests in the order in which ``number`` processes should have them."""
    groups: dict[str, list[int]] = {}
    for place, one in enumerate(ids):
        groups.setdefault(_group(one), []).append(place)
    quick = groups.pop("", [])
    loads: list[list[str]] = [[] for _ in range(number)]
    weights = [0.0] * number
    for name in sorted(groups, key=lambda name: -_seconds(name, groups[name])):
        least = weights.index(min(weights))
        loads[least].append(name)
        weights[least] += _seconds(name, groups[name])
    return _stretched([[place for name in load for place in groups[name]] for load in loads], quick)


def _stretched(loads: Sequence[Sequence[int]], quick: Sequence[int]) -> list[int]:
    """The loads one behind the other, each filled up with quick tests to its stretch as long as there are some."""
    total, rest, made = sum(map(len, loads)) + len(quick), list(quick), list[int]()
    for number, load in enumerate(loads):
        size = (total - len(made)) // (len(loads) - number)
        fill = max(0, size - len(load))
        made += [*load, *rest[:fill]]
        del rest[:fill]
    return [*made, *rest]


def _group(one: str) -> str:
    """What a test shares its process with; empty for what is quick anywhere."""
    if _QUICK.match(one):
        return ""
    return next((start for start in LONG if re.match(start, one)), one.partition("::")[0])


def _seconds(name: str, members: Sequence[int]) -> float:
    return LONG.get(name, _EACH * len(members))


def reorder(items: list[pytest.Item], workers: int) -> None:
    """Put the tests into that order; where one process has all, they stay as they are."""
    if workers > 1:
        items[:] = _taken(items, for_processes([one.nodeid for one in items], workers))


def leaves(folder: Path, following: pytest.Item | None) -> bool:
    """Whether the test to come is none of a folder, so that what its tests share need not be kept any longer."""
    return following is None or folder not in following.path.parents


def _taken(items: Sequence[pytest.Item], places: Iterable[int]) -> list[pytest.Item]:
    return [items[place] for place in places]
