"""An item that a house lets be announced only beside another one of the same side."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.houses import playing
from tests.houses.test_added_rulings import refused
from tests.houses.test_house_ways import TABLE, announcing_by
from tests.unit.asking import act

from tarock_engine import dealing, engine
from tarock_engine.actions import Say, Step
from tarock_engine.cards import cards_in, names_in
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.state import State
from tarock_reference.houses.house import House

TIED = '[rulings]\n"announcing.only_beside.{item}" = "{other}"\n'
ITEMS = dict.fromkeys(RULE_SETS, ("Könige", "Trull")) | {"zwanzigerrufen": ("Pagat", "Absolut")}
WITH_TALON = ("karl", "koenigrufen", "lungau")
Words = tuple[int, str]


def house_of(source: str) -> House:
    item, other = ITEMS[source]
    return playing.house(source, TIED.format(item=item, other=other))


def sayable(source: str, *words: Words) -> set[str]:
    """Which of the two tied items the player in turn of a game of the first one alone may announce."""
    house = house_of(source)
    opening = [(0, "ich liege")] if source == "karl" else []
    said = [{**act(seat, "say", word)} for seat, word in (*opening, *words)]
    hand = [*names_in(house.rules.pack)[-house.rules.tricks + 1 :], "I"]
    game = "Solo" if source == "zwanzigerrufen" else "Dreier"
    return {*announcing_by(house, game, hand, said)} & {*ITEMS[source]}


@pytest.mark.parametrize("source", RULE_SETS)
def test_an_item_is_announced_only_after_the_one_that_it_needs(source: str) -> None:
    """In the same turn that is enough."""
    item, other = ITEMS[source]

    assert sayable(source) == {other}
    assert sayable(source, (0, other)) == {item}


@pytest.mark.parametrize("source", WITH_TALON)
def test_what_the_own_side_has_said_before_is_enough_and_what_the_others_said_is_not(source: str) -> None:
    item, other = ITEMS[source]
    declarers = ((0, other), (0, "Gut!"))

    assert item not in sayable(source, *declarers)
    assert item in sayable(source, *declarers, (1, other), (1, "Gut!"))


@pytest.mark.parametrize("source", RULE_SETS)
def test_an_item_that_came_too_early_is_refused_with_the_reason(source: str) -> None:
    item, other = ITEMS[source]
    opening = [act(0, "say", "ich liege")] if source == "karl" else []
    said = [*opening, act(0, "say", item), act(0, "say", other)]
    game = "Solo" if source == "zwanzigerrufen" else "Dreier"
    asked = {**TABLE, "declarer": 0, "partner": None, "called": None, "contract": game, "said": said}
    hand = names_in(house_of(source).rules.pack)[-house_of(source).rules.tricks :]
    reply = playing.asked(house_of(source), "may_announce", **asked, hand=hand)

    assert f"{item} is announced only beside {other}" in reply["error"]


def states_of(house: House, chance: random.Random, *, deals: int) -> Iterator[State]:
    """The states of so many deals before a card is played, in which anything is done that may be."""
    rules, pack = house.rules, cards_in(house.rules.pack)
    for _ in range(deals):
        chance.shuffle(pack)
        state = engine.begin(dealing.deal_out(pack, dealing.seat_table(4, chance.randrange(4), rules), rules), rules)
        while not engine.is_over(state) and (choice := engine.choices(state, rules)[0]).deed != "play":
            yield state
            state = engine.advance(state, chance.choice(choice.actions), rules)


@pytest.mark.gate("karl", "lungau")
@pytest.mark.parametrize("source", RULE_SETS)
def test_what_is_allowed_and_what_is_refused_agree_with_the_judge_of_acts(source: str) -> None:
    """In whole deals of the house; somewhere the item is refused for this reason alone, and somewhere it is said."""
    house, chance = house_of(source), random.Random(1)
    item, other = ITEMS[source]
    reason, seen = f"{item} is announced only beside {other}", {"refused": 0, "said": 0}
    for state in states_of(house, chance, deals=12):
        listed = [action for choice in engine.choices(state, house.rules) for action in choice.actions]
        assert all(engine.objection(state, action, house.rules) is None for action in listed)
        for action, found in engine.refused(state, house.rules):
            assert engine.objection(state, action, house.rules) == found
            assert action not in listed
            seen["refused"] += str(found.reason) == reason
        seen["said"] += Step.ANNOUNCE in [
            action.step for action in listed if isinstance(action, Say) and action.item == item
        ]

    assert all(seen.values()), seen


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("karl", '"announcing.only_beside.Trull" = "Trull"'),
        ("karl", '"announcing.only_beside.Trull" = "Könige"\n"announcing.only_beside.Könige" = "Trull"'),
        ("lungau", '"announcing.only_beside.Trull" = "Dreier"'),
        ("koenigrufen", '"announcing.only_beside.Trull" = "Spiel"'),
    ],
)
def test_an_item_needs_another_one_that_can_be_said_before_it(source: str, lines: str) -> None:
    assert "expected another item that can be announced without Trull" in refused(source, f"[rulings]\n{lines}\n")
