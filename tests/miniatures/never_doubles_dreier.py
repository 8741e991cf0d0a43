"""Settles a Dreier like a Rufer, once instead of twice."""

from dataclasses import replace

from tests.miniatures.miniature import contracts, play

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.lungau.terms import Factors
from tarock_engine.ruling import ruling

ONCE = ruling(1, "LUN-SETTLING-010")
DREIER = replace(LUNGAU.by_name["Dreier"], terms=Factors(ONCE, ONCE, ONCE, ONCE, ONCE, ONCE))

play(replace(LUNGAU, contracts=contracts(LUNGAU, DREIER)))
