"""The order of the games that can be bid in Karls Tarockrunde: which of them outbids which."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from tarock_engine.amounts import Amount
from tarock_engine.cards import Card
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.terms import has_to_announce_bird, terms_of
from tarock_engine.memory import remembered
from tarock_engine.ruling import Grounds, Ruling, in_words


def game_named(name: str, rules: KarlRules) -> Contract | None:
    """The game that a bid names, by either of its names, with or without a Vogel; None if it names no game."""
    return games_bid(rules).get(name)


@remembered(1 << 8)
def games_bid(rules: KarlRules) -> Mapping[str, Contract]:
    """Every game by all its names; with a Vogel in the name it is a game that announces that Vogel."""
    found = dict(rules.by_name)
    other, name = rules.bidding.other_name.value
    if name in found:
        found[other] = found[name]
    for word, contract in tuple(found.items()):
        if has_to_announce_bird(contract):
            birds = rules.owed_birds(contract).items()
            found |= {f"{word} {bird}": with_bird_announced(contract, card, rules) for bird, card in birds}
    return found


def with_bird_announced(contract: Contract, card: Card, rules: KarlRules) -> Contract:
    """The game with a Vogel that is announced before its round of announcements."""
    return dataclasses.replace(contract, bird=Ruling(card, rules.announcing.bird_duty.clause))


def bird_of(name: str, rules: KarlRules) -> str | None:
    """The Vogel that is named with a bid, or None."""
    bird = name.rpartition(" ")[2]
    return bird if bird in rules.birds and name not in rules.by_name else None


# ------------------------------------------------------------------------------------------------ the ranks of games

Rank = tuple[int, Amount]
"""0 for a game that Vorhand names when all have said gut, 1 for every other; then the place by the reading."""


@in_words("The row of the price table; the one game without a row of that order has its price, and stands above all")
def by_row(contract: Contract, rules: KarlRules) -> tuple[Rank, Grounds]:
    level = terms_of(contract).price if contract.level is None else contract.level
    return _ranked(contract, level.value, (), rules)


@in_words("The price alone")
def by_price(contract: Contract, rules: KarlRules) -> tuple[Rank, Grounds]:
    price = terms_of(contract).price
    return _ranked(contract, price.value, (price.clause,), rules)


@in_words("The price, with the cheapest Vogel where one has to be announced")
def by_price_with_bird(contract: Contract, rules: KarlRules) -> tuple[Rank, Grounds]:
    price, times = terms_of(contract).price, rules.settling.announced_factor
    if not has_to_announce_bird(contract):
        return by_price(contract, rules)
    bird = rules.settling.silent_prices[next(iter(rules.owed_birds(contract)))]
    amount = price.value + bird.value * times.value
    return _ranked(contract, amount, (price.clause, bird.clause, times.clause), rules)


@in_words("The place among the games over a Sechser-Dreier, which stand above all rows; the row for any other game")
def by_row_and_list(contract: Contract, rules: KarlRules) -> tuple[Rank, Grounds]:
    listed = rules.bidding.outbid_sechser
    of_row = [place for place, name in enumerate(listed.value) if _is_in_the_same_row(rules.by_name[name], contract)]
    if not of_row:
        return by_row(contract, rules)
    return _ranked(contract, len(rules.contracts) + of_row[0], (listed.clause,), rules)


def _ranked(contract: Contract, place: Amount, grounds: Grounds, rules: KarlRules) -> tuple[Rank, Grounds]:
    """The rank of a game at ``place``, and the clauses, with those on its row; a game of Vorhand alone ranks lowest."""
    if contract.vorhand_only is not None and contract.talon.value is not TalonUse.WHOLE:
        return (0, 0), (contract.vorhand_only.clause,)
    levels = [game.level for game in rules.contracts if game.level is not None and _is_in_the_same_row(game, contract)]
    return (1, place), (*(level.clause for level in levels), *grounds)


def _is_in_the_same_row(one: Contract, other: Contract) -> bool:
    """Whether two games are in the same row of the price table."""
    return one.level is not None and other.level is not None and one.level.value == other.level.value


def rank(name: str, rules: KarlRules) -> tuple[Rank, Grounds]:
    """The rank of the game that a bid names, and the clauses."""
    return _ranks(rules)[name]


@remembered(1 << 8)
def _ranks(rules: KarlRules) -> Mapping[str, tuple[Rank, Grounds]]:
    found, (_, twice_named) = {}, rules.bidding.other_name.value
    for word, contract in games_bid(rules).items():
        place, grounds = rules.bidding.rank.value(contract, rules)
        found[word] = place, (*grounds, *((rules.bidding.other_name.clause,) if contract.name == twice_named else ()))
    return found


def is_higher(name: str, other: str, rules: KarlRules) -> bool:
    """Whether one game is higher than another."""
    return overbidding(name, other, rules)[0]


@remembered(1 << 12)
def overbidding(name: str, other: str, rules: KarlRules) -> tuple[bool, Grounds]:
    """Whether one game is higher than another, and the clauses."""
    rulings, mine, theirs = rules.bidding, games_bid(rules)[name], games_bid(rules)[other]
    if theirs.talon.value is not TalonUse.WHOLE:
        (one, own), (two, others) = rank(name, rules), rank(other, rules)
        return one > two, (rulings.rank.clause, *own, *others)
    listed, too = rulings.outbid_sechser, rulings.outbid_sechser_too
    if mine.name in listed.value:
        return True, (listed.clause,)
    unlisted = any(_is_in_the_same_row(mine, rules.by_name[game]) for game in listed.value if game in rules.by_name)
    return mine.name in too.value, (listed.clause, *((too.clause,) if unlisted else ()))


def is_equal(name: str, other: str, rules: KarlRules) -> bool:
    """Whether two games have the same rank."""
    return rank(name, rules)[0] == rank(other, rules)[0]
