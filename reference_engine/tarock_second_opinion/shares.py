"""The random deals of every test run, played once, and what they showed."""

from __future__ import annotations

import functools
from typing import NamedTuple

from tarock_second_opinion import lockstep
from tarock_second_opinion.lockstep import Outcome
from tarock_second_opinion.source import Case, Sight, Source


class Played(NamedTuple):
    """A random deal of the share."""

    seed: int
    case: Case
    outcome: Outcome


@functools.cache
def played(source: Source, seed: int) -> Played:
    """A deal, played once in a test run."""
    return Played(seed, *lockstep.random_run(source, seed))


@functools.cache
def share(source: Source) -> list[Played]:
    """The deals of every test run, those with a difference included."""
    return [played(source, seed) for seed in range(source.deals)]


@functools.cache
def seen(source: Source) -> set[Sight]:
    """What the deals showed in which the two agree."""
    return {
        sight
        for _, _, outcome in share(source)
        if outcome.telling is not None and outcome.difference is None
        for sight in outcome.telling.sights()
    }
