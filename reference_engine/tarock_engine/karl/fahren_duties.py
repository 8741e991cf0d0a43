"""Two duties in Fahren of Karls Tarockrunde: Stichzwang, with a player who may be free of it, and to lead trumps."""

from __future__ import annotations

from tarock_engine.cards import Mask
from tarock_engine.karl.rules import KarlRules
from tarock_engine.karl.stichzwang import taking, with_pagat_owed
from tarock_engine.manners import Situation
from tarock_engine.refusals import Narrowing
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, in_words


@in_words("The same in Fahren, where whoever is out of the suit led may be free of it")
def overtake_in_fahren(situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules) -> Narrowing | None:
    owed, trull = rules.trischaken.void_overtakes, rules.trischaken.trull
    if not _is_void(situation, rules):
        return taking(situation, left, clause, trull, rules)
    return taking(situation, left, owed.clause, trull, rules) if owed.value else Narrowing(left, (owed.clause,))


@in_words("The Pagat has to be played on Sküs and Mond in Fahren too, by whoever has to take the trick")
def pagat_takes_in_fahren(situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules) -> Narrowing | None:
    fahren = rules.trischaken
    found, owed = with_pagat_owed(situation, left, clause, fahren.trull, rules), fahren.void_overtakes
    if found is None or not _is_void(situation, rules):
        return found
    return Narrowing(found.left if owed.value else left, (clause, owed.clause))


def _is_void(situation: Situation, rules: RuleSet) -> bool:
    """Whether a plain suit was led and the player has no card of it."""
    if not situation.table or rules.ranking.trumps >> situation.table[0] & 1:
        return False
    return not situation.hand & rules.ranking.suit_of[situation.table[0]]


def draw_trumps(situation: Situation, left: Mask, clause: ClauseId, rules: KarlRules) -> Narrowing | None:
    """The duty to lead a trump while the hand has one."""
    return None if situation.table else Narrowing(left & rules.ranking.trumps or left, (clause,))
