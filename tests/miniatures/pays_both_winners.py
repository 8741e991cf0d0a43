"""Lets each loser pay both winners, and does not know that anybody could see that otherwise."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruling import ruling

play(replace(LUNGAU, settling=replace(LUNGAU.settling, winners_paid=ruling(2, "LUN-SETTLING-023"))))
