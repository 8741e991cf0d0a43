"""Takes a Valat in a Solo-Rufer for a Bonus like all others, which a Solo-Rufer doubles."""

from dataclasses import replace

from tests.miniatures.miniature import contracts, play

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.karl.terms import terms_of
from tarock_engine.ruling import ruling

SOLO_RUFER = KARL.by_name["Solo-Rufer"]
TERMS = replace(terms_of(SOLO_RUFER), valat_times=ruling(2, "KAR-SETTLING-035"))

play(replace(KARL, contracts=contracts(KARL, replace(SOLO_RUFER, terms=TERMS))))
