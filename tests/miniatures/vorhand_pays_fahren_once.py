"""Forgets that Vorhand pays double when she loses Fahren."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.ruling import ruling

play(replace(KARL, trischaken=replace(KARL.trischaken, vorhand_times=ruling(1, "KAR-TRISCHAKEN-018"))))
