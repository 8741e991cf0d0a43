"""Lets both partners pay for the Renonce of one of them, half each."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.ruling import ruling

RENONCE = replace(
    KARL.renonce,
    paid_to_partner=ruling(value=False, clause="KAR-RENONCE-006"),
    offender_pays_alone=ruling(value=False, clause="KAR-RENONCE-007"),
)

play(replace(KARL, renonce=RENONCE))
