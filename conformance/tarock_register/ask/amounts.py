"""Amounts of money in words: with their sign, in the unit of their source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.table.turns import payment_in_words

if TYPE_CHECKING:
    from tarock_protocol.messages.parts import Amount
    from tarock_register.ask.seated import AtTheTable


def amount_said(amount: Amount, about: AtTheTable) -> str:
    """An amount with its sign and the unit of the source."""
    return f"{payment_in_words(amount)} {unit_said(amount, about)}"


def unit_said(amount: Amount, about: AtTheTable) -> str:
    """The unit of payments in a source; points in a rule set that only a stranger's engine knows."""
    rules, say = about.question.rules, about.say
    if rules not in sources():
        return say("points")
    forms = load_catalogue(rules).unit.forms(say)
    return forms.one if amount in (1, -1) else forms.many
