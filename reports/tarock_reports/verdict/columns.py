"""The columns of the table by rule area: their order, names and numbers.

Terminal, Markdown and page all take them from here.
On the page a cell has the class of its outcome (``kind`` in ``words.html.j2``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tarock_language.message import Message, Word, message
from tarock_reports.verdict.cases import Tally
from tarock_reports.verdict.wording import OUTCOMES, SIGNS
from tarock_steps.suite.verdicts import Outcome

FIRST: Final = message("rule area")
"""The heading of the first column."""

_ALWAYS: Final = (Outcome.PASSED, Outcome.FAILED, Outcome.ERRORED, Outcome.DECLINED, Outcome.OTHER_READING)
_RARE: Final = (Outcome.BEYOND, Outcome.NOT_REACHED, Outcome.UNPLAYABLE, Outcome.SUITE_FAULT)


class Column(NamedTuple):
    """A column of numbers: its sign and name, the outcome that it counts (if it counts one), and its number in a row.

    ``number`` only gets a ``Tally``, which counts scenarios; a column that counts clauses cannot be one of these.
    ``whole`` is the total that is shown beside the number, if any.
    """

    sign: str
    name: Message
    outcome: Outcome | None
    number: Callable[[Tally], int]
    whole: Callable[[Tally], int] | None = None

    def told(self, tally: Tally) -> Message | str:
        """The text of the cell in a row."""
        number = self.number(tally)
        return str(number) if self.whole is None else message("{part} of {whole}", part=number, whole=self.whole(tally))


EVALUATED: Final = Column(
    "#",
    message("{word}", word=Word("evaluated")),
    None,
    lambda tally: tally.evaluated,
    lambda tally: tally.planned,
)
NOT_RUN: Final = Column(SIGNS[None], OUTCOMES[None], None, lambda tally: tally.not_run)


def verdict_columns(total: Tally) -> tuple[Column, ...]:
    """The columns of a table with this total; a rare outcome has a column only if it happened."""
    outcomes = (*_ALWAYS, *(outcome for outcome in _RARE if total.counts[outcome]))
    return (EVALUATED, *map(_counting, outcomes), *([NOT_RUN] if total.not_run else []))


def _counting(outcome: Outcome) -> Column:
    return Column(SIGNS[outcome], OUTCOMES[outcome], outcome, lambda tally: tally.counts[outcome])
