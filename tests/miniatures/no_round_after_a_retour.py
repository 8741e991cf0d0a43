"""Knows every occasion for a doubled round but a Retour."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.karl.rulings.rule_set import KARL
from tarock_engine.rounds import DoubledRounds
from tarock_engine.ruling import ruling

DOUBLED = KARL.sessions.doubled
assert isinstance(DOUBLED, DoubledRounds)
RETOUR = dict.fromkeys(["retour game", "retour announcement"], ruling(0, "KAR-SESSIONS-014"))

play(
    replace(
        KARL,
        sessions=replace(KARL.sessions, doubled=replace(DOUBLED, occasions={**DOUBLED.occasions, **RETOUR})),
    )
)
