"""Stichzwang in Karls Tarockrunde, the duty to take a trick if one can, and the duties on the Pagat."""

from __future__ import annotations

from typing import Final

from tarock_engine import cards, play
from tarock_engine.cards import CARDS, Mask
from tarock_engine.karl.rules import KarlRules
from tarock_engine.manners import Situation, Winner
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Ruling, in_words

_PAGAT: Final = 1 << cards.TRUMP_I
_SKUES: Final = 1 << CARDS["Sküs"]


@in_words("A card that would take the trick so far has to be played, where one is left")
def must_take(situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules) -> Narrowing | None:
    return taking(situation, left, clause, rules.play.negative_trull, rules)


def taking(
    situation: Situation, left: Mask, clause: ClauseId, trull: Ruling[Winner[KarlRules]], rules: KarlRules
) -> Narrowing:
    """The duty to take a trick, where ``trull`` says who takes the whole Trull."""
    if not situation.table:
        return Narrowing(left, (clause,))
    missing = play.last_of_trull(situation.table, trull, rules)
    found = left & rules.ranking.beaten_by[situation.table[rules.ranking.best(situation.table)]]
    if missing == _SKUES:
        owed = rules.play.skues_owed
        return Narrowing((found if owed.value else found & ~missing) or left, (clause, owed.clause))
    if missing == _PAGAT:
        found |= left & _PAGAT
    return Narrowing(found or left, (clause,))


@in_words("The Pagat has to be played on Sküs and Mond")
def pagat_takes(situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules) -> Narrowing | None:
    return with_pagat_owed(situation, left, clause, rules.play.negative_trull, rules)


def with_pagat_owed(
    situation: Situation, left: Mask, clause: ClauseId, trull: Ruling[Winner[KarlRules]], rules: KarlRules
) -> Narrowing | None:
    """The duty to play the Pagat on Sküs and Mond, where ``trull`` says that it takes them."""
    if play.last_of_trull(situation.table, trull, rules) != _PAGAT:
        return None
    return Narrowing(left & _PAGAT or left, (clause,))


@in_words("The Pagat need not be played on Sküs and Mond")
def pagat_is_free(situation: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> Narrowing | None:
    del situation, left, clause, rules
    return None
