"""The games and items of a source that stand for the own ones of a house, in scenarios that are retold of these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tarock_engine.cards import NAMES
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses.house import House
from tarock_reference.houses.own_items import ANNOUNCED, CARD, cards_of_birds


class StandIn(NamedTuple):
    """A game or item of the source, by its ``name``, for an ``own`` one; ``cards`` are those of two Vögel."""

    own: str
    name: str
    cards: tuple[str, ...] = ()


def likenesses(house: House) -> Iterator[StandIn]:
    """What stands for each own item and game of a house that the house does not leave out.

    For a game that is the game that it is like; if that uses the Talon or calls a partner in another way, also the
    first game that does it in the same way.
    """
    source, played = RULE_SETS[house.based_on], house.rules
    cards = cards_of_birds(source)
    for item in house.items:
        if item.name in played.items and item.form != ANNOUNCED:
            yield StandIn(item.name, item.like, (item.needs, NAMES[cards[item.like]]) if item.form == CARD else ())
    for game in house.games:
        if game.name not in played.by_name:
            continue
        yield StandIn(game.name, game.like)
        form = _form(played.by_name[game.name])
        if _form(source.by_name[game.like]) != form:
            yield from [StandIn(game.name, known.name) for known in source.contracts if _form(known) == form][:1]


def _form(contract: Contract) -> tuple[TalonUse, bool]:
    """How a game uses the Talon, and whether the declarer calls a partner."""
    return contract.talon.value, contract.calls.value


def names_at_the_table(source: str) -> list[str]:
    """The names of all games, items and cards of a source, those first that may contain others."""
    rules = RULE_SETS[source]
    return sorted({*rules.by_name, *rules.items, *NAMES}, key=len, reverse=True)
