"""What a house leaves out is nowhere any more: no answer names it, and a deal is as whole as before."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from tests.houses import playing

from tarock_engine.actions import SPIEL
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses import leaving_out
from tarock_reference.houses.house import House
from tarock_reference.houses.leaving_out import CARRIED, INDISPENSABLE
from tarock_reference.houses.profile_mistakes import HouseError

GATE = "lungau"
"""The source of which the gate leaves everything out in turn; the proof does so of the others."""
GAMES = 2
"""How many games are bid for in the deals that are looked at."""
ITEMS = [
    pytest.param(name, item, id=f"{name}-{item}", marks=[] if name == GATE else [pytest.mark.prove])
    for name, rules in RULE_SETS.items()
    for item in rules.items
    if item != SPIEL
]
CONTRACTS = [
    pytest.param(name, contract.name, id=f"{name}-{contract.name}", marks=[] if name == GATE else [pytest.mark.prove])
    for name, rules in RULE_SETS.items()
    for contract in rules.contracts
    if (name, contract.name) not in INDISPENSABLE
]


NAMES = frozenset(
    name for rules in RULE_SETS.values() for name in (*rules.items, *(contract.name for contract in rules.contracts))
)


def without(source: str, items: tuple[str, ...] = (), contracts: tuple[str, ...] = ()) -> House:
    return playing.house(source, f"[without]\nitems = {json.dumps(items)}\ncontracts = {json.dumps(contracts)}")


def replies(house: House, *, everything: bool = False) -> Iterator[dict[str, Any]]:
    """What the house answers in deals with some games bid where they may be."""
    rules, chance = house.rules, random.Random(str(house.without))
    games = [contract.name for contract in rules.contracts]
    for game in games if everything else chance.sample(games, min(GAMES, len(games))):
        for question in playing.deal_questions(rules, game, chance):
            yield playing.answer(house, "deal", **question)


def words_in(part: Any) -> Iterator[str]:
    """Every text in an answer, the keys of tables too, and the name in it that has words around it."""
    match part:
        case str():
            yield part
            yield from () if part in NAMES else (name for name in NAMES if f" {name} " in f" {part} ")
        case list():
            for entry in part:
                yield from words_in(entry)
        case dict():
            for key, value in part.items():
                yield from words_in(key)
                yield from words_in(value)
        case _:
            pass


def hold_whole(answer: dict[str, Any]) -> None:
    """Hold a finished deal to what is so of every one: payments that sum to zero, and lines that explain them."""
    if answer.get("payments"):
        assert sum(Fraction(payment) for payment in answer["payments"]) == 0


@pytest.mark.parametrize(("source", "item"), ITEMS)
def test_no_answer_names_an_item_that_is_left_out(source: str, item: str) -> None:
    """An item is left out with the games that cannot be played without it."""
    house = without(source, (item,), CARRIED.get((source, item), ()))

    said: set[str] = set()
    for answer in replies(house):
        hold_whole(answer)
        said.update(words_in(answer))
    assert item not in said
    assert len(said) > len(RULE_SETS[source].items)


@pytest.mark.parametrize(("source", "contract"), CONTRACTS)
def test_no_answer_names_a_game_that_is_left_out(source: str, contract: str) -> None:
    house = without(source, (), (contract,))

    said: set[str] = set()
    for answer in replies(house):
        hold_whole(answer)
        said.update(words_in(answer))
    assert contract not in said
    assert {contract.name for contract in house.rules.contracts} & said
    trick = {"players": 4, "dealer": 3, "contract": contract, "leader": 0, "cards": ["XX", "K♥", "VI", "I"]}
    assert playing.asked(house, "trick", **trick)["error"].startswith("contract: expected one of ")


@pytest.mark.parametrize(("source", "name"), sorted(INDISPENSABLE))
def test_a_game_that_has_to_be_there_is_not_left_out(source: str, name: str) -> None:
    with pytest.raises(HouseError, match=f"{name} cannot be left out"):
        without(source, (), (name,))


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", RULE_SETS)
def test_the_same_deals_name_every_game_and_nearly_every_item_where_nothing_is_left_out(source: str) -> None:
    """What the tests above look for is there to be found: only what is never announced may not come up by chance."""
    house = playing.house(source)

    said = {word for answer in replies(house, everything=True) for word in words_in(answer)}
    assert {contract.name for contract in house.rules.contracts} <= said
    assert len({*house.rules.items} - said) <= 1


def test_which_rulings_are_lists_is_found_out_once_for_all_rules_of_a_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """It depends on the place and not on the value; a look for causes makes thousands of rules without some word."""
    rules = RULE_SETS[GATE]
    without = leaving_out.Without(items=rules.items[2:3])
    first = leaving_out.left_out_of(rules, without)
    monkeypatch.setattr(leaving_out, "kind_of_value", lambda *_: pytest.fail("it is known"))
    again = leaving_out.left_out_of(rules, without)

    assert {path: ruling.value for path, ruling in first.rulings()} == {
        path: ruling.value for path, ruling in again.rulings()
    }
    assert rules.items[2] not in first.in_use(rules.items)
