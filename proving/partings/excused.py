"""Why two readings have no deal in which they differ: they differ only in questions outside the course of a deal."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final

from proving.partings.candidates import Pair, about, asked_by_scenarios
from proving.partings.compared_answers import differing_answers
from tarock_protocol.codec import kind
from tarock_second_opinion.sources import SOURCES

UNKNOWN: Final = "none was found, although smaller questions might come up in one: rare, or one reading"
"""The reason where smaller questions show that two readings differ, and no deal that was tried leads to one."""

_BEYOND: Final[Mapping[str, str]] = {
    "dealing": "how the cards are dealt",
    "deck": "what cards are called",
    "view": "who has seen which cards, or may confer",
    "next_dealer": "who deals next",
    "session": "how later deals count and who deals them",
}
"""Questions outside the course of a deal, in which the hands are given, and which ends with the payments."""


def reason_without_deal(pair: Pair) -> str:
    """Why no deal shows where two readings differ."""
    return beyond_deals(pair) or UNKNOWN


@functools.cache
def beyond_deals(pair: Pair) -> str:
    """The reason that two readings differ only in questions outside the course of a deal; empty if they do not."""
    kinds = kinds_apart(pair)
    if not kinds or not kinds <= _BEYOND.keys():
        return ""
    return f"they part only over {' and '.join(_BEYOND[name] for name in sorted(kinds))}: no part of a deal's course"


def games_apart(pair: Pair) -> tuple[str, ...]:
    """The games of the smaller questions of scenarios to which two readings have different answers."""
    among = about(pair, asked_by_scenarios(pair.source), deals=False)
    parting = (entry.question for entry in among if differing_answers(pair, entry.question) is not None)
    known = {str(getattr(question, "contract", "")) for question in parting}
    return tuple(sorted(known.intersection(SOURCES[pair.source].contracts)))


def kinds_apart(pair: Pair) -> frozenset[str]:
    """The kinds of all questions of scenarios to which two readings have different answers."""
    asked = asked_by_scenarios(pair.source)
    among = (entry for deals in (False, True) for entry in about(pair, asked, deals=deals))
    return frozenset(kind(entry.question) for entry in among if differing_answers(pair, entry.question) is not None)
