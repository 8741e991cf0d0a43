"""Doubles everything in a Solo, the game along with the Boni."""

from dataclasses import replace

from tests.miniatures.miniature import contracts, play

from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.ruling import ruling

SOLO = KOENIGRUFEN.by_name["Solo"]
TERMS = replace(terms_of(SOLO), price_won=ruling(4, "KOE-SETTLING-004"))

play(replace(KOENIGRUFEN, contracts=contracts(KOENIGRUFEN, replace(SOLO, terms=TERMS))))
