"""Forgets that in Fahren the best card so far has to be beaten."""

from dataclasses import replace

from tests.miniatures.miniature import no_duty, play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruling import ruling

TRISCHAKEN = replace(LUNGAU.trischaken, overtake=ruling(no_duty, "LUN-TRISCHAKEN-004"))

play(replace(LUNGAU, trischaken=TRISCHAKEN))
