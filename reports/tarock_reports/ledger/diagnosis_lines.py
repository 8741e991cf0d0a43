"""The type of the ledger line with the causes of failures, which ``tarock diagnose`` or a check has found.

A deviation is a single point in which a program plays otherwise than the rules asked for.
"""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from tarock_language.data import as_data, message_from, refuse_other
from tarock_language.message import Message
from tarock_reports.ledger.jsonlines import LedgerLine


class SaidInLedger(TypedDict):
    """What a cause says: the English ``sentence``, and the ``message`` that makes it in any language."""

    sentence: str
    message: dict[str, Any]


def in_ledger(said: Message) -> SaidInLedger:
    """A message as the fields of a line of a ledger."""
    return SaidInLedger(sentence=str(said), message=as_data(said))


class SaidCause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is named in a ledger with an ``id`` and a ``sentence``; a ledger of an older version has no ``message``."""

    id: str
    sentence: str
    message: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError if the message is none, or does not say what the sentence says."""
        refuse_other(self.said, self.sentence)

    @property
    def said(self) -> Message | str:
        """The message; for a ledger of an older version the sentence."""
        return self.sentence if self.message is None else message_from(self.message)


class EqualCause(SaidCause, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deviation that explains the same failures as another, so that the run cannot tell which one it is."""

    profile: str = ""


class CauseRecord(SaidCause, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deviation that a program plays, or several that are one mistake in some games or of some items.

    ``id`` names it, ``sentence`` and ``message`` describe it, ``clauses`` are those it breaks. ``explains`` are the
    scenarios that went wrong because of it, the simplest first; ``agrees`` is the number of scenarios that passed
    and agree with it, although it matters in them. ``profile`` has the lines of a profile with this rule, empty if
    no profile can have it.
    ``equals`` are deviations that explain the same. ``about`` are the games or items whose rulings it changes, if any.
    ``hello`` is how a program can declare that it plays another reading, or lacks some games or items. ``readings`` are
    those that the program plays whatever is asked for (``option=reading``), if the mistake is that it ignores options.
    ``asked_back`` is the number of further questions that could have refuted the cause and bore it out. ``against`` is
    the number of right answers, to further questions and in scenarios that passed, where the cause says that they are
    wrong.
    """

    clauses: list[str]
    explains: list[str]
    agrees: int = 0
    profile: str = ""
    equals: list[EqualCause] = []
    about: list[str] = []
    hello: str = ""
    readings: list[str] = []
    asked_back: int = 0
    against: int = 0


class DiagnosisLine(LedgerLine, frozen=True, tag="diagnosis", kw_only=True):
    """The causes of failures, those that explain most first.

    ``unexplained`` are the scenarios that went wrong without a cause, the simplest first; ``contradicted`` are those
    that passed although a cause says they should fail. ``whole`` says whether the search came to its end. ``rests``
    has, for each clause that unexplained scenarios rest on, how many passed scenarios rest on it. Other rulings were
    ``tried`` in so many unexplained scenarios; ``gives`` says of which clause one gives in how many of them what the
    program has wrong.
    """

    causes: list[CauseRecord]
    unexplained: list[str]
    contradicted: list[str] = msgspec.field(default_factory=list)
    whole: bool = True
    rests: dict[str, int] = msgspec.field(default_factory=dict)
    tried: int = 0
    gives: dict[str, int] = msgspec.field(default_factory=dict)
