"""Lets the soloist lead to the first trick of a Solo, as he does in the sister games."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.play import declarer
from tarock_engine.ruling import ruling
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

play(replace(ZWANZIGERRUFEN, play=replace(ZWANZIGERRUFEN.play, leads=ruling(declarer, "ZWA-PLAY-001"))))
