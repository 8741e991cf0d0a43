"""Takes 35 points and 1 Blatt, more than half, for enough to win a positive game."""

from dataclasses import replace
from fractions import Fraction

from tests.miniatures.miniature import play

from tarock_engine.amounts import AugenInThirds
from tarock_engine.contracts import Contract, Goal
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.terms import terms_of
from tarock_engine.ruling import ruling

GOAL = Goal(least_augen=ruling(AugenInThirds(Fraction(106, 3)), "KAR-COUNTING-009"))


def sooner(contract: Contract) -> Contract:
    """The contract, won with a Blatt less where it is won by points."""
    terms = terms_of(contract)
    return replace(contract, terms=replace(terms, goal=GOAL)) if terms.goal.least_augen is not None else contract


play(replace(KARL, contracts=tuple(map(sooner, KARL.contracts))))
