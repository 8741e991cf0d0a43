"""The numbered results of a campaign: causes with their examples, then finds that no cause explains."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tarock_steps.protocol.codec import encode

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tarock_conformance.fuzz.campaign import FuzzResult
    from tarock_conformance.fuzz.causes import Causes
    from tarock_conformance.fuzz.duel import Find
    from tarock_reports.ledger.diagnosis_lines import CauseRecord


class Entry(NamedTuple):
    """A place in the list, counted from 1: a find, and the cause that explains it where there is one.

    Of a cause no find may be known; without a cause there always is one.
    """

    number: int
    find: Find | None
    cause: CauseRecord | None = None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it is about: those of the cause before those on which the right answer rests."""
        own = () if self.find is None else self.find.clauses
        return own if self.cause is None else (*self.cause.clauses, *own)


def entries_of(result: FuzzResult, causes: Causes) -> list[Entry]:
    """The list: causes as they were found, and behind them finds without one, the smallest question first."""
    each = [Entry(number, causes.example(one), one) for number, one in enumerate(causes.line.causes, start=1)]
    wrong = [one for one in causes.left_of(result) if one.how is None]
    alone = sorted((one for one in wrong if not _is_told_by_less(one, wrong, result)), key=_size)
    return [*each, *(Entry(number, find) for number, find in enumerate(alone, start=len(each) + 1))]


def explained_too(result: FuzzResult, causes: Causes, entries: Sequence[Entry]) -> list[Entry]:
    """Finds that are in no place of the list, since a cause in it explains them; each with the number of that."""
    listed = [one.find for one in entries if one.find is not None]
    numbers = {one.cause.id: one.number for one in entries if one.cause is not None}
    others = ((find, causes.cause_of(find)) for find in result.finds if find not in listed)
    return [Entry(numbers[cause.id], find, cause) for find, cause in others if cause is not None]


def _is_told_by_less(find: Find, finds: Sequence[Find], result: FuzzResult) -> bool:
    """Whether this is how something was found that a smaller question tells: it was counted as that."""
    about = set(find.clauses)
    return not result.often[find.way] and any(
        result.often[one.way] and not about.isdisjoint(one.clauses) for one in finds if one is not find
    )


def _size(find: Find) -> int:
    return len(encode(find.question))
