"""Takes the Pagat for a trump like any other in Trischaken, so that it need not be kept for the end."""

from dataclasses import replace

from tests.miniatures.miniature import no_duty, play

from tarock_engine.koenigrufen.rulings.rule_set import KOENIGRUFEN
from tarock_engine.ruling import ruling

TRISCHAKEN = replace(KOENIGRUFEN.trischaken, pagat_last=ruling(no_duty, "KOE-TRISCHAKEN-004"))

play(replace(KOENIGRUFEN, trischaken=TRISCHAKEN))
