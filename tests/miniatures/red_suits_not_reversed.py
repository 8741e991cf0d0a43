"""Takes the A of the red suits for their lowest card, as if red ran like black from the high number down."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruling import ruling

play(replace(LUNGAU, cards=replace(LUNGAU.cards, red=ruling(("4", "3", "2", "A"), "LUN-CARDS-006"))))
