"""Keeps the Trull out of the discards, but takes a König for a card like any other."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruling import ruling

NEVER = ruling(LUNGAU.cards.trull.value, "LUN-TALON-009")

play(replace(LUNGAU, talon=replace(LUNGAU.talon, never_laid_away=(NEVER,))))
