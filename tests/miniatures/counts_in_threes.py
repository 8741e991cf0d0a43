"""Counts in threes, as many other Tarock games do: two Augen off for every three cards."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.amounts import WholeAugen
from tarock_engine.areas import CountingRules
from tarock_engine.cards import Mask
from tarock_engine.counting import one_by_one
from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruling import ruling


def in_threes(cards: Mask, rules: CountingRules) -> WholeAugen:
    """The sum of each card's worth, less two for each group of three."""
    return WholeAugen(one_by_one(cards, rules) - 2 * (cards.bit_count() // 3))


play(replace(LUNGAU, counting=replace(LUNGAU.counting, method=ruling(in_threes, "LUN-COUNTING-006"))))
