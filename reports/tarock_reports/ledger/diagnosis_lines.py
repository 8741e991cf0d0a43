"""The ledger line with the causes of failures."""

from __future__ import annotations

import msgspec

from tarock_reports.ledger.jsonlines import LedgerLine


class EqualCause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deviation that explains just what another one does, so that the questions asked do not tell them apart."""

    id: str
    sentence: str
    profile: str = ""


class CauseRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A deviation that a program plays, or several that are one mistake in some games or of some items.

    ``id`` names it, ``sentence`` says it, ``clauses`` are those it breaks. ``explains`` are the scenarios that went
    wrong and would not without it, the simplest first; ``agrees`` is the number of those that passed although it
    matters in them. ``profile`` has the lines of a profile that say so, empty where none can. ``equals`` say the same.
    ``about`` are the games or items to whose rulings it gives other values, where it is about some; ``hello`` is how a
    program could say itself that it plays another reading, or lacks some games or items. ``readings`` are those that it
    plays whatever is asked for, as ``option=reading``, where it is one mistake that it hears none.
    """

    id: str
    sentence: str
    clauses: list[str]
    explains: list[str]
    agrees: int = 0
    profile: str = ""
    equals: list[EqualCause] = []
    about: list[str] = []
    hello: str = ""
    readings: list[str] = []


class DiagnosisLine(LedgerLine, frozen=True, tag="diagnosis", kw_only=True):
    """What a program plays otherwise: the causes, those that explain most first.

    ``unexplained`` are the scenarios that went wrong and that they leave so, the simplest first; ``contradicted`` are
    those that passed although they should not have. ``whole`` says whether the look came to its end. ``rests`` says of
    the clauses on which unexplained scenarios rest how many of those that passed rest on them.
    """

    causes: list[CauseRecord]
    unexplained: list[str]
    contradicted: list[str] = msgspec.field(default_factory=list)
    whole: bool = True
    rests: dict[str, int] = msgspec.field(default_factory=dict)
