"""What questions about Tarock-Königrufen need and no other source does: its functions, and the table of them.

Code that all sources share calls them by the table, ``SourceAnswers``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine import calling
from tarock_engine.actions import KOENIG_ULTIMO, TRISCHAKEN, VALAT
from tarock_engine.koenigrufen import breaches, settling, trischaken
from tarock_engine.koenigrufen.doubling import is_doubled_by_each
from tarock_engine.koenigrufen.ending import outside_tricks
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.terms import terms_of
from tarock_engine.manners import Bonds
from tarock_engine.sessions import GIVEN_UP, PAID, TWELVE_TRICKS
from tarock_language.message import message
from tarock_protocol.messages import questions
from tarock_reference import convert, talk
from tarock_reference.bad_questions import refuse_question
from tarock_reference.koenigrufen import scores, speaking
from tarock_reference.possible.sheets import announced_items
from tarock_reference.source_answers import (
    BeforeTheCards,
    Breaches,
    Happenings,
    SourceAnswers,
    all_active,
    occasions,
)


def manner(contract: str, rules: KoenigrufenRules) -> str:
    """The name of the manner in which a contract is played."""
    return terms_of(convert.contract(contract, rules)).manner


def bonds(question: questions.MayPlay, rules: KoenigrufenRules) -> Bonds:
    """The cards that the announcements of the player's side hold back."""
    called = None if question.called is None else convert.king(question.called, "called", rules)
    bound = 0
    for item in announced_items(question, rules, scores.known_items):
        if item == KOENIG_ULTIMO:
            if called is None:
                refuse_question("called", message("the called König, because König ultimo is announced"), None)
            bound |= 1 << called
        elif item in rules.birds:
            bound |= 1 << rules.birds[item]
    return Bonds(bound, called, valat=VALAT in question.announced)


def happenings(contract: str, rules: KoenigrufenRules) -> Happenings:
    """The events that can happen in a deal: only some games can be given up, and a house may have doubled deals."""
    game = convert.contract(contract, rules)
    give_up = terms_of(game).may_give_up
    found: Happenings = ((GIVEN_UP, PAID),) if give_up is not None and give_up.value else ()
    if rules.sessions.doubled is None:
        return found
    known = scores.known_items(game, rules)
    return (*found, *(((TWELVE_TRICKS,),) if contract == TRISCHAKEN else occasions(known.announced, known.silence)))


def party_sizes(contract: str, rules: KoenigrufenRules) -> tuple[int, ...]:
    """The possible numbers of players on the declarer's side; a caller may be alone.

    There are no sides in Trischaken, nor where each opponent doubles for himself.
    """
    if contract == TRISCHAKEN:
        return ()
    played = convert.contract(contract, rules)
    if is_doubled_by_each(played, rules):
        return ()
    return (2, 1) if played.calls.value else (1,)


ANSWERS: Final[SourceAnswers[KoenigrufenRules]] = SourceAnswers(
    may_announce=speaking.may_announce,
    result=scores.result,
    settle=scores.settle,
    settled=lambda parties, items, rules: settling.settle(parties, items, rules, 1),
    say=speaking.say,
    manner=manner,
    bonds=bonds,
    trick_seats=all_active,
    beginning=BeforeTheCards(calling.with_partner, talk.heard_of_game, trischaken.begin),
    scorable_items=scores.scorable_items,
    alone=TRISCHAKEN,
    breaches=Breaches(breaches.left_lying, may_stand=lambda rules: rules.play.unnoticed_stands.value),
    may_tell_more=True,
    may_tell_replaced=True,
    happenings=happenings,
    party_sizes=party_sizes,
    outside=outside_tricks,
    undecided_items=scores.undecided_items,
)
