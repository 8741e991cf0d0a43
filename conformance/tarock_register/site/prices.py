"""The prices of a topic as one table: a row for each game or bonus, a column for each source."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from tarock_language.message import Message, message
from tarock_reference import rulings
from tarock_register.explain.words_of_source import Kind, in_words_of
from tarock_steps.catalogue.topics import Topic

_FEWEST: Final = 3
"""A table has at least as many rows."""
_OF_A_GAME: Final = re.compile(r"contracts\.(?P<name>[^.]+)\.terms\.(?P<what>price|price_won|price_lost|points)")
_OF_A_BONUS: Final = re.compile(r"settling\.(?P<what>silent|announced)_prices\.(?P<name>.+)")
_OF_ALL: Final[Mapping[str, tuple[str | Message, str]]] = {
    "settling.game_price": ("Rufer", ""),
    "settling.silent_price": (message("every bonus"), "silent"),
    "settling.announced_price": (message("every bonus"), "announced"),
}
"""Prices that a source gives once: that of its Rufer, of which other games are multiples, and that of every bonus.

Each has the name of its row and what it is of.
"""
_UNITS: Final = ("settling.game_price", "settling.tariff_cent")
"""Where a source has these, its prices are multiples of them."""
WHAT: Final[Mapping[str, Message]] = {
    "silent": message("silent"),
    "announced": message("announced"),
    "price_lost": message("lost"),
}
"""What a price is of, where it has to be said."""


class PriceSaid(NamedTuple):
    """A price in the unit of its source, with the clause that says so; ``what`` is one of WHAT or empty."""

    what: str
    amount: int
    clause: str


class PriceRow(NamedTuple):
    """A game or a bonus: its name, and by source the source's own name and its prices."""

    name: str | Message
    cells: Mapping[str, tuple[str, tuple[PriceSaid, ...]]]


class PriceTable(NamedTuple):
    """The rows, and the clauses that they say in full."""

    rows: tuple[PriceRow, ...]
    clauses: frozenset[str]


class _Found(NamedTuple):
    kind: Kind
    name: str | Message
    price: PriceSaid


def price_table(topic: Topic) -> PriceTable | None:
    """The prices among the clauses of a topic; None if there are too few for a table."""
    names: dict[str, str | Message] = {}
    rows: dict[str, dict[str, tuple[str, tuple[PriceSaid, ...]]]] = {}
    clauses = set[str]()
    for source, said in topic.answers.items():
        for found in (price for clause in said.clauses for price in _prices(source, clause)):
            key = _row_of(found, source, names)
            row = rows.setdefault(key, {})
            _, before = row.get(source, ("", ()))
            own = found.name if isinstance(found.name, str) else ""
            row[source] = own, _with(before, found.price)
            clauses.add(found.price.clause)
    if len(rows) < _FEWEST:
        return None
    return PriceTable(tuple(PriceRow(names[key], cells) for key, cells in rows.items()), frozenset(clauses))


def _row_of(found: _Found, source: str, names: dict[str, str | Message]) -> str:
    """The row that is there for the same thing by another source's name, or a new one."""
    for key in names:
        if key == str(found.name) or in_words_of(source, "", found.kind, key) == found.name:
            return key
    names[str(found.name)] = found.name
    return str(found.name)


def _with(prices: tuple[PriceSaid, ...], one: PriceSaid) -> tuple[PriceSaid, ...]:
    """The prices with one more, unless it says again what is there: a game lost at the price at which it is won."""
    if any(known.amount == one.amount and known.clause == one.clause for known in prices):
        return prices
    return (*prices, one)


def _prices(source: str, clause: str) -> Iterator[_Found]:
    """The prices that a clause says."""
    for place, amount in _amounts(source).get(clause, ()):
        if place in _OF_ALL:
            name, what = _OF_ALL[place]
            yield _Found("item" if what else "game", name, PriceSaid(what, amount * _unit(source, but=place), clause))
        elif of_game := _OF_A_GAME.fullmatch(place):
            lost = "price_lost" if of_game["what"] == "price_lost" else ""
            yield _Found("game", of_game["name"], PriceSaid(lost, amount * _unit(source), clause))
        elif of_bonus := _OF_A_BONUS.fullmatch(place):
            yield _Found("item", of_bonus["name"], PriceSaid(of_bonus["what"], amount * _unit(source), clause))


def _unit(source: str, but: str = "") -> int:
    """How many units of its payments one point of a source's prices is worth."""
    found = {place: amount for places in _amounts(source).values() for place, amount in places}
    unit = 1
    for place in _UNITS:
        unit *= found.get(place, 1) if place != but else 1
    return unit


@cache
def _amounts(source: str) -> Mapping[str, tuple[tuple[str, int], ...]]:
    """The whole numbers among the rulings of a source, by clause."""
    found: dict[str, tuple[tuple[str, int], ...]] = {}
    for place, clause, value, _ in rulings(source):
        if value.isdecimal():
            found[clause] = (*found.get(clause, ()), (place, int(value)))
    return found
