"""Elects the deviations that are compared with a whole run: those that explain most of a few failures.

The failures are simple ones of all areas, so that what shows in one area alone is elected beside what shows in many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from tarock_checking.diagnose.deviation_scores import DeviationScores, with_more
from tarock_checking.diagnose.replays import Together
from tarock_reference.deviations import Deviation

_SPREAD: Final = 4
"""Failures, spread over all, that are tried if the simplest show nothing."""
ELECTED: Final = 8
"""Deviations that together explain most of these failures, and are compared with everything."""
_BESIDE: Final = 4
"""Others, beside these, that explain most."""


class Election(NamedTuple):
    """The deviations ``elected``; those ``leading`` fit no part of what another one fits."""

    elected: Sequence[Deviation]
    leading: Sequence[Deviation]


def elections(scores: DeviationScores, found: Together, left: Sequence[str]) -> Iterator[Election]:
    """The deviations that explain most of the simplest failures, then of failures spread over all."""
    simplest = scores.simplest(left, found)
    for heard in (scores.few_of_each(_by_areas(simplest), found), _spread(simplest)):
        yield _explaining_most([_fitting(scores, found, failed) for failed in heard])


def _fitting(scores: DeviationScores, found: Together, failed: str) -> frozenset[Deviation]:
    """The deviations that give the program's answers in a scenario, each beside what was found."""
    touching = scores.touching(failed, found)
    return frozenset(new for new in touching if scores.is_same(failed, with_more(found, new)))


def _explaining_most(fitting: Sequence[frozenset[Deviation]]) -> Election:
    """The deviations that fit most failures, each next one of those that none before fits; then others that fit most.

    So a deviation that shows in few failures is heard beside one that shows in many.
    """
    elected: list[Deviation] = []
    for most, is_left in ((ELECTED, True), (ELECTED + _BESIDE, False)):
        while len(elected) < most:
            left = (fits.difference(elected) for fits in fitting if not is_left or fits.isdisjoint(elected))
            votes = Counter(chain.from_iterable(left))
            if not votes:
                break
            elected.append(min(votes, key=lambda deviation: (-votes[deviation], deviation.plainness)))
    fitted = {new: {place for place, fits in enumerate(fitting) if new in fits} for new in frozenset().union(*fitting)}
    leading = [new for new in elected if not any(fitted[new] < others for others in fitted.values())]
    return Election(elected, leading)


def _by_areas(scenarios: Sequence[str]) -> Sequence[str]:
    """The scenarios with those of each area in turn, in the same order within an area."""
    areas: Counter[str] = Counter()
    turns = {}
    for scenario in scenarios:
        area = scenario.rpartition("/")[0]
        turns[scenario] = areas[area]
        areas[area] += 1
    return sorted(scenarios, key=turns.__getitem__)


def _spread(scenarios: Sequence[str]) -> Sequence[str]:
    """A few of the scenarios, at even distances."""
    return scenarios[len(scenarios) // (2 * _SPREAD) :: max(1, len(scenarios) // _SPREAD)][:_SPREAD]
