"""Who pays whom, told once more without a look at the engine."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tests.laws.claims import Item
from tests.laws.zwanzigerrufen import plain
from tests.laws.zwanzigerrufen.scoring import Facts

Points = int | Fraction


Line = tuple[str, bool, Points, int]
"""An item, whose it is, what it brings the declarer's side from an opponent, and which."""


def lines(found: Sequence[Item], facts: Facts) -> list[Line]:
    """What is settled with each opponent, item by item."""
    return [
        (item.name, item.mine, points(item, facts, foe), foe)
        for item in found
        for foe in (facts.foes if item.against is None else [item.against])
    ]


def points(item: Item, facts: Facts, foe: int) -> Points:
    """What an item brings the declarer's side from one opponent."""
    amount = Fraction(_worth(item, facts, foe) * plain.factor(len(item.doubled), facts.chosen))
    once = facts.contract in plain.SOLO_GAMES and facts.chosen["solo-pay-includes-bonuses"] == "game-only"
    if item.name != "Spiel" and once:
        amount /= 3
    return amount if item.won is item.mine else -amount


def _worth(item: Item, facts: Facts, foe: int) -> int:
    if item.name == "Spiel":
        return plain.value(facts.contract, facts.chosen)
    if item.name == "Valat":
        return plain.valat(facts.contract, facts.chosen, _game_steps(facts, foe), announced=item.announced)
    return plain.bonus(item.name, facts.contract, facts.chosen, announced=item.announced)


def _game_steps(facts: Facts, foe: int) -> int:
    """How often the game with an opponent was doubled."""
    game = next(one for one in facts.talk.claims if one.item == "Spiel" and one.of in (None, foe))
    return len(facts.talk.standing(game))


def payments(found: Sequence[Item], facts: Facts) -> list[Points]:
    """What each seat receives."""
    paid: list[Points] = [0] * 4
    winners = [seat for seat in facts.talk.order if facts.talk.mine(seat)]
    for _, _, amount, foe in lines(found, facts):
        # Two against two each loser pays one winner; whoever plays alone settles with each of the three.
        paid[foe] -= amount
        paid[winners[facts.foes.index(foe) % len(winners)]] += amount
    return paid
