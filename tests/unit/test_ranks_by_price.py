"""Where contracts of Tarock-Königrufen rank by their value, they rank by what they cost."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tarock_engine.koenigrufen.bidding import ranks
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import terms_of

OPTION = "bid-rank-equal-values"


def ranked(reading: str) -> tuple[KoenigrufenRules, dict[str, int]]:
    """The rules by a reading, and the rank of every contract that everybody can bid."""
    rules = KOENIGRUFEN.choose({OPTION: reading})
    found = dict(ranks(rules))
    assert found.keys() == {contract.name for contract in rules.contracts if contract.level is not None}
    return rules, found


def has_bird_owed(name: str, rules: KoenigrufenRules) -> bool:
    owed = terms_of(rules.by_name[name]).bird_is_owed
    return owed is not None and owed.value


def price(name: str, rules: KoenigrufenRules) -> int:
    """What a contract is worth, with the least Vogel where it owes one."""
    least = min(rules.settling.announced_prices[bird].value for bird in rules.cards.bird_names)
    return int(terms_of(rules.by_name[name]).price_won.value + has_bird_owed(name, rules) * least)


def is_agreed(found: dict[str, int], prices: dict[str, int]) -> bool:
    """Whether the higher price ranks higher, and the same price as high."""
    pairs = [(game, other) for game in prices for other in prices]
    return all((found[game] < found[other]) == (prices[game] < prices[other]) for game, other in pairs)


def test_with_the_least_bird_counted_in_every_contract_ranks_by_its_price() -> None:
    rules, found = ranked("value-with-bird")

    assert is_agreed(found, {name: price(name, rules) for name in found})


def test_by_value_contracts_of_a_fixed_price_rank_by_it_and_the_others_keep_their_place_in_the_list() -> None:
    rules, found = ranked("value-class")
    fixed = {name: price(name, rules) for name in found if not has_bird_owed(name, rules)}
    listed = sorted(found, key=lambda name: getattr(rules.by_name[name].level, "value", 0))

    assert is_agreed(found, fixed)
    assert all(found[lower] <= found[higher] for lower, higher in pairwise(listed))
    for name in found.keys() - fixed.keys():
        assert [game for game in found if found[game] == found[name]] == [name]


@pytest.mark.parametrize("reading", ["value-class", "value-with-bird"])
def test_the_readings_by_value_are_not_the_list(reading: str) -> None:
    _, found = ranked(reading)

    assert len(set(found.values())) < len(found)
