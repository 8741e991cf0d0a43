"""What a program declined although it offers to answer such questions: of each kind how many, of how many asked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from tarock_reports.ledger.check_lines import VerdictLine
from tarock_steps.suite.verdicts import Outcome

KIND: Final = re.compile(r'"ask":"(\w+)"')
"""What a question is called, in its line as it was sent."""


class ByContent(NamedTuple):
    """A kind of question, and how many of those that were ``asked`` the program ``declined``."""

    question: str
    asked: int
    declined: int


def by_content(verdicts: Iterable[VerdictLine]) -> tuple[ByContent, ...]:
    """What was declined although it is offered, the kind most often declined first."""
    asked: Counter[str] = Counter()
    declined: Counter[str] = Counter()
    for verdict in verdicts:
        asked.update(found[1] for each in verdict.exchanges if (found := KIND.search(each.question)))
        if verdict.outcome is not Outcome.DECLINED or not verdict.question:
            continue
        if verdict.offered:
            declined[verdict.question] += 1
        else:
            asked[verdict.question] -= 1
    kinds = sorted(declined.items(), key=lambda each: (-each[1], each[0]))
    return tuple(ByContent(question, asked[question], number) for question, number in kinds)


def in_words(found: Iterable[ByContent]) -> str:
    """Each kind with its figures; empty where there is none."""
    return ", ".join(f"{each.declined} of {each.asked} questions `{each.question}`" for each in found)
