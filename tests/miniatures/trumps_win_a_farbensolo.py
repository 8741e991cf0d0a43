"""Lets trumps take tricks in a Farbensolo as in every other game."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine import play as cardplay
from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.ruling import ruling

play(replace(KARL, play=replace(KARL.play, farbensolo_winner=ruling(cardplay.best, "KAR-PLAY-028"))))
