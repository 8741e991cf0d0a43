"""Counts each card for what it is worth and never takes anything off, as in Lungauer Königrufen."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.counting import one_by_one
from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.ruling import ruling

COUNTING = replace(
    KOENIGRUFEN.counting,
    method=ruling(one_by_one, "KOE-COUNTING-011"),
    trischaken_method=ruling(one_by_one, "KOE-COUNTING-012"),
)

play(replace(KOENIGRUFEN, counting=COUNTING))
