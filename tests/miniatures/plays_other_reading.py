"""Offers both readings of who pays whom, and lets each loser pay both winners whichever was asked for."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.ruling import reading

play(
    replace(
        LUNGAU,
        settling=replace(
            LUNGAU.settling,
            winners_paid=reading("who-pays-whom", "LUN-SETTLING-023", {"one": 2, "both": 2}),
        ),
    )
)
