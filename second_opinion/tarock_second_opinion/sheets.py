"""Settles given items with the second opinion, and compares the result with an engine's answer to ``settle``."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from tarock_protocol.messages import parts
from tarock_protocol.messages.answers import SettleAnswer
from tarock_protocol.messages.questions import Settle
from tarock_second_opinion import shared_glue
from tarock_second_opinion.notebook import Item, Line, Settled, Sheet
from tarock_second_opinion.sources import SOURCES


def settled(question: Settle) -> Settled | None:
    """The settlement of a sheet by the second opinion; none if too little is given."""
    source = SOURCES[question.rules]
    return source.settled(_sheet(question), source.whole(question.options))


def settled_otherwise(question: Settle, answer: SettleAnswer) -> str | None:
    """The difference from an engine's answer in words; empty if there is none, None if it cannot be settled here."""
    found = settled(question)
    if found is None:
        return None
    paid = [Fraction(payment) for payment in answer.payments]
    if found.payments != paid:
        return f"payments: {_plain(found.payments)} told once more, {_plain(paid)} answered"
    ours, engines = shared_glue.lines_told(found.lines), shared_glue.lines_told(map(_line, answer.lines))
    return "" if ours == engines else f"lines: {ours} told once more, {engines} answered"


def _sheet(question: Settle) -> Sheet:
    return Sheet(
        contract=question.contract,
        players=question.players,
        dealer=question.dealer,
        declarer=question.declarer,
        partner=question.partner,
        items=[_item(item) for item in question.items],
        given_up=question.given_up,
        from_talon=question.from_talon,
        augen=[Fraction(number) for number in question.augen],
        tricks=list(question.tricks),
        bird=question.bird or "",
        kontras=[_kontra(word) for word in question.said],
        tariff=question.tariff,
        doubled=question.doubled is True,
        renonce=None if isinstance(question.renonce, msgspec.UnsetType) else question.renonce,
        replaced=None if isinstance(question.replaced, msgspec.UnsetType) else _item(question.replaced),
    )


def _item(one: parts.Item) -> Item:
    return Item(one.item, one.side, one.won, one.announced, tuple(one.doubled), one.against)


def _line(one: parts.Line) -> Line:
    return Line(one.item, one.side, one.against, Fraction(one.amount))


def _kontra(one: parts.Action) -> tuple[str, int, int | None]:
    word, _, to = one.what.partition(" ")
    return word, one.seat, int(to) if to.isdecimal() else None


def _plain(paid: list[Fraction]) -> str:
    return " ".join(map(str, paid))
