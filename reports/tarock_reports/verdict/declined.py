"""Declined questions, counted by kind and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from tarock_reports.ledger.check_lines import KIND_ASKED, VerdictLine
from tarock_steps.protocol.strangers_text import NAME, shown
from tarock_steps.suite.verdicts import Outcome

REASONS: Final = 12
"""How many reasons are told before the rest is only counted."""


class DeclinedAsk(NamedTuple):
    """``number`` scenarios that ended at one kind of question (empty where it is not known) for one reason.

    ``by_content`` says that such questions are offered, so that it was this very one that was declined; ``unsaid`` is
    the field that was lacking in an answer.
    """

    ask: str
    reason: str
    by_content: bool
    unsaid: str
    number: int

    @property
    def has_kind_offered(self) -> bool:
        """Whether the program answers questions of this kind at all, if not with this option or reading."""
        return self.reason != f"does not answer the question {self.ask!r}"


class Declining(NamedTuple):
    """What was declined, most first; ``more`` scenarios had ``reasons`` that are not among them."""

    each: tuple[DeclinedAsk, ...]
    more: int
    reasons: int
    total: int


class ByContent(NamedTuple):
    """A kind of question that is offered, and how many of those that were ``asked`` the program ``declined``."""

    question: str
    asked: int
    declined: int


def declined(verdicts: Iterable[VerdictLine]) -> tuple[DeclinedAsk, ...]:
    """What was declined, by question and reason, most first."""
    found = Counter(
        (_kind(one), shown(one.message, NAME), one.offered and bool(one.question), one.unsaid)
        for one in verdicts
        if one.outcome is Outcome.DECLINED
    )
    return tuple(
        DeclinedAsk(*what, number) for what, number in sorted(found.items(), key=lambda one: (-one[1], one[0]))
    )


def declining(everything: tuple[DeclinedAsk, ...], limit: int = REASONS) -> Declining:
    """As much of what was declined as is told."""
    each, rest = everything[:limit], everything[limit:]
    more = sum(one.number for one in rest)
    return Declining(each, more, len(rest), more + sum(one.number for one in each))


def by_content(everything: tuple[DeclinedAsk, ...], verdicts: Iterable[VerdictLine]) -> tuple[ByContent, ...]:
    """What was declined of what is offered, the kind most often declined first; ``verdicts`` say what was asked."""
    asked: Counter[str] = Counter()
    for verdict in verdicts:
        asked.update(verdict.asked)
        asked.update(found[1] for one in verdict.exchanges if (found := KIND_ASKED.search(one.question)))
    kinds: Counter[str] = Counter()
    for one in everything:
        if one.by_content:
            kinds[one.ask] += one.number
        elif not one.unsaid:
            asked[one.ask] -= one.number
    most_first = sorted(kinds.items(), key=lambda each: (-each[1], each[0]))
    return tuple(ByContent(kind, asked[kind], number) for kind, number in most_first)


def reason_in_words(one: DeclinedAsk) -> str:
    """A line for people: what is needed, and why it is not to be had."""
    scenarios = "1 scenario needs" if one.number == 1 else f"{one.number:,} scenarios need"
    what = f"`{one.ask}`" if one.ask else "what it declines"
    why = f": {one.reason}" if one.has_kind_offered else ", which is not offered"
    return f"{scenarios} {what}{why}"


def kinds_in_words(found: Iterable[ByContent]) -> str:
    """Each kind with its figures; empty where there is none."""
    return ", ".join(f"{each.declined} of {each.asked} questions `{each.question}`" for each in found)


def _kind(verdict: VerdictLine) -> str:
    """The kind of question at which the scenario ended; that of the last one where the ledger does not say."""
    asked = KIND_ASKED.search(verdict.exchanges[-1].question) if verdict.exchanges else None
    return verdict.question or (asked[1] if asked else "")
