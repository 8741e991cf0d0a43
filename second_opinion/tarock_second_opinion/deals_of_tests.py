"""The random deals that each test run plays in lockstep, played once, with what they showed."""

from __future__ import annotations

import functools
from typing import NamedTuple

from tarock_second_opinion import lockstep
from tarock_second_opinion.lockstep import Outcome
from tarock_second_opinion.source import Case, Sight, Source


class Played(NamedTuple):
    """A random deal of a test run."""

    seed: int
    case: Case
    outcome: Outcome


@functools.cache
def played(source: Source, seed: int) -> Played:
    """A deal, played once in a test run."""
    return Played(seed, *lockstep.random_run(source, seed))


@functools.cache
def share(source: Source) -> list[Played]:
    """The deals of a test run, also those with a difference."""
    return [played(source, seed) for seed in range(source.deals)]


@functools.cache
def seen(source: Source) -> set[Sight]:
    """The sights of all deals without a difference."""
    return {
        sight
        for _, _, outcome in share(source)
        if outcome.telling is not None and outcome.difference is None
        for sight in outcome.telling.sights()
    }
