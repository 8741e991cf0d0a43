"""Counts the questions that a program declined, by kind and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from tarock_language.data import message_from
from tarock_language.message import Language, Message, message
from tarock_protocol.errors import not_answered
from tarock_protocol.strangers_text import NAME, shown
from tarock_reports.ledger.check_lines import KIND_ASKED, VerdictLine
from tarock_steps.suite.verdicts import Outcome

REASONS: Final = 12
"""How many reasons are shown; the rest is only counted."""


class DeclinedAsk(NamedTuple):
    """``number`` scenarios that ended at one kind of question (``ask``, empty if unknown) for one reason.

    ``by_content`` is true if the program offers this kind of question but declined the particular one. ``unsaid`` is
    the field that an answer lacked, ``fault`` the reason as JSON of a message if it is ours.
    """

    ask: str
    reason: str
    fault: str
    by_content: bool
    unsaid: str
    number: int

    @property
    def has_kind_offered(self) -> bool:
        """Whether the program answers questions of this kind at all, if not with this option or reading."""
        return self.reason != str(not_answered(self.ask))

    def why(self, say: Language) -> str:
        """The reason in a language, or as the program gives it."""
        if not self.fault:
            return self.reason
        return shown(say.sentence(message_from(msgspec.json.decode(self.fault))), NAME)


class Declining(NamedTuple):
    """What was declined, most frequent first; ``more`` scenarios had ``reasons`` that are not shown."""

    each: tuple[DeclinedAsk, ...]
    more: int
    reasons: int
    total: int


class ByContent(NamedTuple):
    """A kind of question that the program offers; how many were ``asked``, and how many of them it ``declined``."""

    question: str
    asked: int
    declined: int


def declined(verdicts: Iterable[VerdictLine]) -> tuple[DeclinedAsk, ...]:
    """Count what was declined by question and reason, most frequent first."""
    found = Counter(
        (
            _kind(verdict),
            shown(verdict.message, NAME),
            msgspec.json.encode(verdict.fault).decode() if isinstance(verdict.fault, dict) else "",
            verdict.offered and bool(verdict.question),
            verdict.unsaid,
        )
        for verdict in verdicts
        if verdict.outcome is Outcome.DECLINED
    )
    return tuple(
        DeclinedAsk(*what, number) for what, number in sorted(found.items(), key=lambda item: (-item[1], item[0]))
    )


def declining(everything: tuple[DeclinedAsk, ...], limit: int = REASONS) -> Declining:
    """The first ``limit`` entries of what was declined; the rest is only counted.

    A kind of question that is not offered at all is one entry, whatever field its scenarios read.
    """
    told: Counter[DeclinedAsk] = Counter()
    for entry in everything:
        told[entry._replace(number=0, unsaid=entry.unsaid if entry.has_kind_offered else "")] += entry.number
    merged = sorted((entry._replace(number=number) for entry, number in told.items()), key=lambda entry: -entry.number)
    each, rest = tuple(merged[:limit]), merged[limit:]
    more = sum(entry.number for entry in rest)
    return Declining(each, more, len(rest), more + sum(entry.number for entry in each))


def by_content(everything: tuple[DeclinedAsk, ...], verdicts: Iterable[VerdictLine]) -> tuple[ByContent, ...]:
    """The offered kinds with declined questions, most often declined first; ``verdicts`` show what was asked."""
    kinds: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for entry in everything:
        if entry.by_content:
            kinds[entry.ask] += entry.number
        elif not entry.unsaid:
            asked[entry.ask] -= entry.number
    for verdict in verdicts if kinds else ():
        asked.update(verdict.asked)
        asked.update(found[1] for exchange in verdict.exchanges if (found := KIND_ASKED.search(exchange.question)))
    most_first = sorted(kinds.items(), key=lambda item: (-item[1], item[0]))
    return tuple(ByContent(kind, asked[kind], number) for kind, number in most_first)


def reason_in_words(one: DeclinedAsk, say: Language) -> str:
    """A line for people: what the scenarios need, and why the program does not provide it."""
    what = f"`{one.ask}`" if one.ask else message("what it declines")
    if one.has_kind_offered:
        return say(
            "{number:,} scenario needs {what}: {reason}",
            "{number:,} scenarios need {what}: {reason}",
            number=one.number,
            what=what,
            reason=one.why(say),
        )
    return say(
        "{number:,} scenario needs {what}, which is not offered",
        "{number:,} scenarios need {what}, which is not offered",
        number=one.number,
        what=what,
    )


def kinds_in_words(found: Iterable[ByContent]) -> list[Message]:
    """Each kind with its figures."""
    return [
        message(
            "{declined} of {asked} questions `{kind}`", declined=kind.declined, asked=kind.asked, kind=kind.question
        )
        for kind in found
    ]


def _kind(verdict: VerdictLine) -> str:
    """The kind of question at which the scenario ended; if the ledger has none, the kind of the last question."""
    asked = KIND_ASKED.search(verdict.exchanges[-1].question) if verdict.exchanges else None
    return verdict.question or (asked[1] if asked else "")
