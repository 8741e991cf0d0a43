"""Doubles an announced Absolut or Pagat Ultimo once more, as if its 2 points were not the doubled 1."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.ruling import reading
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN

TWICE = reading("announced-value-once", "ZWA-SETTLING-008", {"contained": 2, "doubled": 2})

play(replace(ZWANZIGERRUFEN, settling=replace(ZWANZIGERRUFEN.settling, announced_times=TWICE)))
