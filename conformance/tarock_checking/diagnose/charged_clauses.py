"""Decides which clauses a cause is charged to; ``tarock_steps.suite.charging`` does the same for a failure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tarock_checking.diagnose.found_causes import Cause
from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_reference.deviations import Deviation


def clauses_of_cause(one: Cause, evidence: Replays) -> list[str]:
    """The clauses that a cause is charged to.

    Mostly those of the rulings that the program has otherwise. If it ignores readings, the clauses that it broke by
    this, most often first; if it ignores a field, the clauses that all failures explained by this have in common.
    """
    first = one.deviations[0]
    if not (first.by_default or first.unread):
        return clauses_of_deviations(one.deviations)
    clauses = [] if first.unread else sorted(first.clauses)
    try:
        rests = [evidence.rests_on(scenario) for scenario in one.explains]
    except EnoughError:
        return clauses
    if first.unread:
        return sorted(frozenset.intersection(*rests)) if rests else []
    often = Counter(clause for grounds in rests for clause in first.clauses & grounds)
    return sorted(often, key=lambda clause: (-often[clause], clause)) or clauses


def clauses_of_deviations(several: Sequence[Deviation]) -> list[str]:
    """The clauses that any of the deviations breaks, in order."""
    return sorted(frozenset[str]().union(*(deviation.clauses for deviation in several)))
