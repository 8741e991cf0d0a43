"""Lets a lost Sechserdreier cost no more than any other Dreier."""

from dataclasses import replace

from tests.miniatures.miniature import contracts, play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.lungau.terms import Factors
from tarock_engine.ruling import reading, ruling

TWICE = ruling(2, "LUN-SETTLING-012")
FACTORS = Factors(
    price_won=TWICE,
    price_lost=TWICE,
    praemien_won=TWICE,
    praemien_lost=reading("lost-sechserdreier-scope", "LUN-SETTLING-013", {"all": 2, "augen": 2}),
    valat_won=TWICE,
    valat_lost=TWICE,
)

play(replace(LUNGAU, contracts=contracts(LUNGAU, replace(LUNGAU.by_name["Sechserdreier"], terms=FACTORS))))
