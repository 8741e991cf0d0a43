"""Makes the dealer who sits out at a table of five pay and receive like one more opponent."""

from collections.abc import Sequence
from dataclasses import replace

from tests.miniatures.miniature import serve

from tarock_engine import settling
from tarock_engine.bonuses import Item
from tarock_engine.ruleset import RuleSet, Side
from tarock_engine.settling import Parties, Settlement

settle_without_dealer = settling.settle


def settle(parties: Parties, items: Sequence[Item], rules: RuleSet, tariff: int) -> Settlement:
    """A settlement in which the dealer has a part."""
    settlement = settle_without_dealer(parties, items, rules, tariff)
    dealer = parties.seating.sits_out
    if dealer is None:
        return settlement
    payments = list(settlement.payments)
    opponent = next(seat for seat in parties.seating.active if parties.side_of(seat) is Side.FOES)
    payments[dealer] = payments[opponent]
    payments[parties.declarer] -= payments[opponent]
    return replace(settlement, payments=tuple(payments))


settling.settle = settle
serve()
