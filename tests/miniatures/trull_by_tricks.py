"""Gives Trull and 4 Könige to the side that won those cards in tricks, whoever was dealt them."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.ruling import ruling
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

BY_TRICKS = ruling(value=False, clause="ZWA-BONUSES-022")

play(replace(ZWANZIGERRUFEN, bonuses=replace(ZWANZIGERRUFEN.bonuses, sets_as_dealt=BY_TRICKS)))
