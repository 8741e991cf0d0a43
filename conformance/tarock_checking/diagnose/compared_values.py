"""Finds other values that explain as much as a cause's own, if the search ended before it compared any."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from tarock_checking.diagnose.deviation_scores import with_less, with_more
from tarock_checking.diagnose.found_causes import Cause
from tarock_checking.diagnose.replays import Replays, Together
from tarock_checking.diagnose.search_limits import EnoughError
from tarock_reference.deviations import deviations_beside


def compared(cause: Cause, found: Together, evidence: Replays) -> Cause:
    """The cause with the values beside its own that explain the same, if the search ended before it compared any."""
    if cause.is_compared or len(cause.deviations) > 1 or not evidence.has_time:
        return cause
    one = cause.deviations[0]
    rest = with_less(found, one)
    with suppress(EnoughError):
        played = ((other, with_more(rest, other)) for other in deviations_beside(one, evidence.rules))
        fitting = [(other,) for other, those in played if _is_same_in_all(evidence, cause.explains, those)]
        return cause._replace(equals=tuple(fitting))
    return cause


def _is_same_in_all(evidence: Replays, scenarios: Sequence[str], deviations: Together) -> bool:
    return all(evidence.replay_of_all(scenario, deviations).is_same for scenario in scenarios)
