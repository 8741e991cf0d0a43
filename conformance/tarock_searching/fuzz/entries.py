"""Numbers the results of a campaign for its reports: causes with examples, then finds that no cause explains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tarock_protocol.codec import encode
from tarock_reports.ledger.diagnosis_lines import CauseRecord
from tarock_searching.ask.duel import Find
from tarock_searching.fuzz.campaign import FuzzResult
from tarock_searching.fuzz.causes import Causes


class Entry(NamedTuple):
    """A numbered result, counted from 1: a find, and the cause that explains it, if there is one.

    A cause may have no known find; without a cause there always is a find.
    """

    number: int
    find: Find | None
    cause: CauseRecord | None = None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the cause, followed by those of the find."""
        own = () if self.find is None else self.find.clauses
        return own if self.cause is None else (*self.cause.clauses, *own)


def entries_of(result: FuzzResult, causes: Causes) -> list[Entry]:
    """The results: the causes in their order, then the finds without a cause, the smallest question first."""
    each = [Entry(number, causes.example(cause), cause) for number, cause in enumerate(causes.line.causes, start=1)]
    wrong = [find for find in causes.left_of(result) if find.how is None]
    alone = sorted((find for find in wrong if not _is_told_by_less(find, wrong, result)), key=_size)
    return [*each, *(Entry(number, find) for number, find in enumerate(alone, start=len(each) + 1))]


def explained_too(result: FuzzResult, causes: Causes, entries: Sequence[Entry]) -> list[Entry]:
    """Finds that are not listed because a listed cause explains them, each with the number of that cause."""
    listed = [entry.find for entry in entries if entry.find is not None]
    numbers = {entry.cause.id: entry.number for entry in entries if entry.cause is not None}
    others = ((find, causes.cause_of(find)) for find in result.finds if find not in listed)
    return [Entry(numbers[cause.id], find, cause) for find, cause in others if cause is not None]


def _is_told_by_less(find: Find, finds: Sequence[Find], result: FuzzResult) -> bool:
    """Whether a find is a duplicate: not counted itself, but as another find that is about the same clause."""
    about = set(find.clauses)
    return not result.often[find.way] and any(
        result.often[other.way] and not about.isdisjoint(other.clauses) for other in finds if other is not find
    )


def _size(find: Find) -> int:
    return len(encode(find.question))
