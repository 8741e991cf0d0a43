"""Sources and houses in words: prices, orders, and the differences of a house from its source."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from tarock_engine.koenigrufen.doubling_ladder import WORDS
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_language.message import Argument, Message
from tarock_reference.houses.added_rulings import begun
from tarock_reference.houses.house import House
from tarock_reference.houses.order import rows
from tarock_reference.houses.typed import Point
from tarock_reference.houses.writing import toml_of
from tarock_reference.ruling_names import name_of_ruling
from tarock_reference.rulings_in_words import said_value

_HIGHEST_STEP: Final = "announcing.highest_step"
"""How far doubling goes, where a round may agree on it."""


class Price(NamedTuple):
    """A price of a source: the ruling as a profile writes it, its clause, and the option that decides it."""

    path: str
    written: str
    clause: str
    option: str | None


class Reworded(NamedTuple):
    """A ruling that a house has changed: its name, what the source says, what the house says, and the clause.

    ``meaning`` says what it holds where the source has no such ruling and its clause does not say so.
    """

    path: str
    source: Argument
    house: Argument
    clause: str
    meaning: Message | str


def prices(source: str) -> Iterator[Price]:
    """All prices of a source, in the order of its rulings."""
    return prices_of(RULE_SETS[source])


def prices_of(rules: RuleSet) -> Iterator[Price]:
    """All prices by these rules, in the order of their rulings."""
    for path, ruling in rules.rulings():
        written = toml_of(ruling.value, Point(rules, path, ruling)) if _is_price(path, ruling.value) else None
        if written is not None:
            yield Price(path=path, written=written, clause=ruling.clause, option=ruling.option)


def _is_price(path: str, value: object) -> bool:
    """Whether a ruling is a price or a factor of one."""
    *above, name = path.split(".")
    number = isinstance(value, int | Fraction) and not isinstance(value, bool)
    worth = hasattr(value, "points") or hasattr(value, "each")
    if not (number or worth or (isinstance(value, tuple) and name.endswith("_times"))):
        return False
    of_game = "terms" in above and "goal" not in above and not name.startswith("least_")
    return of_game or above[0] == "settling" or name.endswith("_times") or name == "stake"


def bidding_rows(source: str) -> list[list[str]]:
    """The games of a source's auction from the lowest, equal ones in one row; empty if they have no levels."""
    return rows(RULE_SETS[source])


def names_of(house: House) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The games of a house and its source, and their items without the game itself."""
    rules = house.source
    return tuple(contract.name for contract in rules.contracts), rules.items[1:]


def reworded(house: House) -> Iterator[Reworded]:
    """The rulings that a house has changed, compared with its source under the same readings."""
    values = dict(house.source.rulings())
    added = begun(dataclasses.replace(house, rulings=()).source, [ruling.path for ruling in house.changed])
    for ruling in house.changed:
        before = values[ruling.path]
        told, own = (said_value(house.source, ruling.path, value) for value in (before.value, ruling.value))
        meaning = name_of_ruling(house.source, ruling.path) if ruling.path in added else ""
        yield Reworded(path=ruling.path, source=told, house=own, clause=before.clause, meaning=meaning)


def reordered(house: House) -> tuple[str, str] | None:
    """The order of the auction in the source and in the house; none if it is the same."""
    return (order_in_words(house.source), order_in_words(house.rules)) if house.is_reordered else None


def order_in_words(rules: RuleSet) -> str:
    """The games that can be bid by these rules from the lowest, in words."""
    off = not_agreed(rules)
    played = [[name for name in row if name not in off] for row in rows(rules)]
    return " < ".join(" = ".join(row) for row in played if row)


def unplayed(house: House) -> frozenset[str]:
    """The names of what nobody can play or say in a house: games, items and steps of doubling."""
    highest = next((ruling.value for path, ruling in house.rules.rulings() if path == _HIGHEST_STEP), None)
    steps = WORDS[highest:] if isinstance(highest, int) else ()
    return frozenset((*house.without.words, *not_agreed(house.rules), *steps))


def game_by_agreement(house: House, option: str) -> str | None:
    """The game that is played only if an option says so."""
    available = {contract.name: contract.available for contract in house.rules.contracts}
    return next((name for name, ruling in available.items() if ruling is not None and ruling.option == option), None)


def not_agreed(rules: RuleSet) -> frozenset[str]:
    """The games that are played only by agreement, and on which nobody has agreed."""
    return frozenset(
        contract.name for contract in rules.contracts if contract.available is not None and not contract.available.value
    )
