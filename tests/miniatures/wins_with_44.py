"""Takes 44 Augen, half of them all, for enough to win."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.amounts import WholeAugen
from tarock_engine.contracts import Contract
from tarock_engine.ruling import ruling
from tarock_engine.zwanzigerrufen.rulings.rule_set import ZWANZIGERRUFEN
from tarock_engine.zwanzigerrufen.terms import terms_of


def sooner(contract: Contract) -> Contract:
    """The contract, won with an Auge less."""
    terms = terms_of(contract)
    return replace(contract, terms=replace(terms, least_augen=ruling(WholeAugen(44), terms.least_augen.clause)))


play(replace(ZWANZIGERRUFEN, contracts=tuple(map(sooner, ZWANZIGERRUFEN.contracts))))
