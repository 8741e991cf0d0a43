"""Takes no notice of a Mond that his own partner's Sküs has caught."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.ruling import ruling
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

BY_FOES = ruling(value=False, clause="ZWA-BONUSES-026")

play(replace(ZWANZIGERRUFEN, bonuses=replace(ZWANZIGERRUFEN.bonuses, mondfang_by_partner=BY_FOES)))
