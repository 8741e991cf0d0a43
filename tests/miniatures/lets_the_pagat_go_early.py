"""Takes the Pagat for a trump like any other in Trischaken, so that it need not be kept for the end."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.cards import Mask
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.manners import Situation
from tarock_engine.ruling import ClauseId, ruling


def no_duty(here: Situation, left: Mask, clause: ClauseId, rules: KoenigrufenRules) -> None:
    """Nothing has to stay in the hand."""
    del here, left, clause, rules


TRISCHAKEN = replace(KOENIGRUFEN.trischaken, pagat_last=ruling(no_duty, "KOE-TRISCHAKEN-004"))

play(replace(KOENIGRUFEN, trischaken=TRISCHAKEN))
