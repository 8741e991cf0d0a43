"""Deals, bids and plays clockwise."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruling import ruling

play(replace(LUNGAU, dealing=replace(LUNGAU.dealing, direction=ruling("clockwise", "LUN-DEALING-001"))))
