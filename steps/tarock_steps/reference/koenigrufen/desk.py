"""The desk of Tarock-Königrufen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_engine.actions import KOENIG_ULTIMO, TRISCHAKEN, VALAT
from tarock_engine.cards import Card, Mask
from tarock_engine.koenigrufen.bonuses import ITEMS
from tarock_engine.koenigrufen.rules import KoenigrufenRules, terms_of
from tarock_engine.play import Bonds
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seating
from tarock_engine.state import Dealt, State
from tarock_steps import messages as m
from tarock_steps.reference import convert
from tarock_steps.reference.convert import refuse
from tarock_steps.reference.desk import Desk
from tarock_steps.reference.koenigrufen import scores, speaking


def manner(contract: str, rules: KoenigrufenRules) -> str:
    """How cards are played in a contract."""
    return terms_of(convert.contract(contract, rules)).manner


def bonds(question: m.MayPlay, rules: KoenigrufenRules) -> Bonds:
    """What the announcements of the player's side hold back."""
    called = None if question.called is None else convert.king(question.called, "called", rules)
    bound = 0
    for index, item in enumerate(question.announced):
        if item == KOENIG_ULTIMO:
            if called is None:
                refuse("called", "the called König, because König ultimo is announced", None)
            bound |= 1 << called
        elif item in rules.birds:
            bound |= 1 << rules.birds[item]
        elif item not in ITEMS:
            refuse(f"announced[{index}]", f"one of {', '.join((*rules.birds, KOENIG_ULTIMO, VALAT))}", repr(item))
    return Bonds(bound, called, valat=VALAT in question.announced)


def trick_seats(
    contract: str, cards: Sequence[Card], table: Seating, rules: KoenigrufenRules
) -> tuple[tuple[int, ...], Grounds]:
    """The four active seats."""
    del contract, cards
    return table.active, () if table.sits_out is None else (rules.sessions.five.clause,)


def hands(state: State, dealt: Dealt, rules: KoenigrufenRules) -> tuple[Mask, ...] | None:
    """No state holds other hands than those dealt, unless it says so itself."""
    del state, dealt, rules
    return None


DESK: Final = Desk(
    speaking.may_announce, scores.result, scores.settle, speaking.say, manner, bonds, trick_seats, hands, TRISCHAKEN
)
