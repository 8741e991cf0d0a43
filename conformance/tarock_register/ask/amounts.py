"""Writes amounts for people: with their sign, in the unit of their source (Cent, points or Wertungspunkte)."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from tarock_protocol.messages.parts import Amount
from tarock_register.ask.seated import AtTheTable
from tarock_register.ask.thirds import signed_thirds
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.table.turns import payment_in_words

_HYPHEN: Final = re.compile(r"(?<!\S)-(?=\d)")
"""A hyphen that stands for a minus."""


def amount_said(amount: Amount, about: AtTheTable) -> str:
    """An amount with its sign and the unit of the source."""
    return f"{payment_in_words(amount)} {unit_said(amount, about)}"


def counted_said(augen: Amount, about: AtTheTable) -> str:
    """What cards count; for people in points and Blatt where a third of a point is one, else in Augen."""
    rules, say = about.question.rules, about.say
    if not about.is_plain:
        return signed_thirds(augen)
    if rules not in sources() or not load_catalogue(rules).table.has_blatt:
        return say("1 Auge") if augen == 1 else say("{number} Augen", number=signed_thirds(augen))
    points, thirds = divmod(int(3 * Fraction(augen)), 3)
    told = f"{points} {unit_said(points, about)}"
    if points and thirds:
        return say("{points} and {number} Blatt", points=told, number=thirds)
    return say("{number} Blatt", number=thirds) if thirds else told


def unit_said(amount: Amount, about: AtTheTable) -> str:
    """The unit of payments in a source; points in a rule set that only a stranger's engine knows."""
    rules, say = about.question.rules, about.say
    if rules not in sources():
        return say("points")
    forms = load_catalogue(rules).unit.forms(say)
    return forms.one if amount in (1, -1) else forms.many


def with_minus(text: str) -> str:
    """A text with the sign that belongs before a number below zero."""
    return _HYPHEN.sub("\N{MINUS SIGN}", text)
