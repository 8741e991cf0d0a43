"""Doubles the announcements and silent Boni of a lost Sechser-Dreier too, not only its price."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.ruling import ruling

play(replace(KARL, settling=replace(KARL.settling, boni_of_lost_times=ruling(2, "KAR-SETTLING-031"))))
