"""Forgets that a Sechserdreier costs more when it is lost than it brings when it is won."""

from dataclasses import replace

from tests.miniatures.miniature import contracts, play

from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.ruling import ruling

SECHSERDREIER = KOENIGRUFEN.by_name["Sechserdreier"]
TERMS = replace(terms_of(SECHSERDREIER), price_lost=ruling(2, "KOE-SETTLING-014"))

play(replace(KOENIGRUFEN, contracts=contracts(KOENIGRUFEN, replace(SECHSERDREIER, terms=TERMS))))
