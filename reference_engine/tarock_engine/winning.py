"""Functions for the winner of a trick that several sources use as values of rulings."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine.cards import Card
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import in_words


@in_words("The highest trump, where there is one")
def highest_trump(table: Sequence[Card], rules: RuleSet) -> int | None:
    trumps = rules.ranking.trumps
    place = rules.ranking.best(table)
    return place if trumps >> table[place] & 1 else None


@in_words("The highest card of the suit led, trumps or not")
def highest_of_suit(table: Sequence[Card], rules: RuleSet) -> int | None:
    suit, place = rules.ranking.suit_of[table[0]], 0
    for index, card in enumerate(table):
        if suit >> card & 1 and rules.ranking.beaten_by[table[place]] >> card & 1:
            place = index
    return place


@in_words("The highest trump, where a trump was led")
def trump_led_and_highest(table: Sequence[Card], rules: RuleSet) -> int | None:
    return highest_of_suit(table, rules) if rules.ranking.trumps >> table[0] & 1 else None
