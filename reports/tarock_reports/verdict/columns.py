"""The columns of the table by rule area: their order, names and numbers.

Terminal, Markdown and page all take them from here. The page's German words, signs and classes stand in
``areas.html.j2``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tarock_reports.verdict.cases import Tally
from tarock_steps.suite.verdicts import Outcome

FIRST: Final = "rule area"
"""What stands over the names of the rows."""

_ALWAYS: Final = (Outcome.PASSED, Outcome.FAILED, Outcome.ERRORED, Outcome.DECLINED, Outcome.OTHER_READING)
_RARE: Final = (Outcome.NOT_REACHED, Outcome.UNPLAYABLE, Outcome.SUITE_FAULT)


class Column(NamedTuple):
    """A column of numbers: its name, the outcome that it counts, where it counts one, and its number in a row.

    ``number`` is given counts of scenarios, a ``Tally``, and nothing else; what counts clauses is no column of these.
    ``whole`` is what the number is a part of, where that is told beside it.
    """

    name: str
    outcome: Outcome | None
    number: Callable[[Tally], int]
    whole: Callable[[Tally], int] | None = None

    def told(self, tally: Tally) -> str:
        """The cell of a row."""
        number = str(self.number(tally))
        return number if self.whole is None else f"{number} of {self.whole(tally)}"


EVALUATED: Final = Column("evaluated", None, lambda tally: tally.evaluated, lambda tally: tally.planned)
NOT_RUN: Final = Column("not run", None, lambda tally: tally.not_run)


def verdict_columns(total: Tally) -> tuple[Column, ...]:
    """The columns of a table with this total: what is rare stands there only where it happened."""
    outcomes = (*_ALWAYS, *(one for one in _RARE if total.counts[one]))
    return (EVALUATED, *map(_counting, outcomes), *([NOT_RUN] if total.not_run else []))


def _counting(outcome: Outcome) -> Column:
    return Column(outcome.value, outcome, lambda tally: tally.counts[outcome])
