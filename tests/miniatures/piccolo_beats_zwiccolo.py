"""Lets a Piccolo outbid a Zwiccolo, as if the fewer tricks stood higher."""

from dataclasses import replace

from tests.miniatures.miniature import contracts, play

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.ruling import ruling

ZWICCOLO = replace(KARL.by_name["Zwiccolo"], level=ruling(4, "KAR-BIDDING-017"))

play(replace(KARL, contracts=contracts(KARL, ZWICCOLO)))
