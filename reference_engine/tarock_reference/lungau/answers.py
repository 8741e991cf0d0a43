"""What questions about Lungauer Königrufen need and no other source does: its functions, and the table of them.

Code that all sources share calls them by the table, ``SourceAnswers``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_engine import calling
from tarock_engine.actions import FAHREN, GUT, KOENIG_ULTIMO, VALAT, Action
from tarock_engine.cards import Card, Mask
from tarock_engine.lungau import play, procedure, settling, trischaken
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import KontraRound
from tarock_engine.manners import Bonds
from tarock_engine.ruling import Grounds
from tarock_engine.seating import Seat, Seating
from tarock_engine.sessions import GIVEN_UP, PAID, TWELVE_TRICKS
from tarock_engine.state import Dealt, State
from tarock_language.message import message
from tarock_protocol.messages import parts, questions
from tarock_reference import convert, talk
from tarock_reference.bad_questions import refuse_question
from tarock_reference.lungau import scores, speaking
from tarock_reference.possible.sheets import announced_items
from tarock_reference.source_answers import BeforeTheCards, Happenings, SourceAnswers, occasions


def say(given: parts.Action, state: State, rules: LungauRules) -> Action:
    """One utterance, in Fahren or in a game with a declarer."""
    if isinstance(state, KontraRound):
        return speaking.said_in_fahren(convert.actor(given), given.what)
    return convert.say(convert.actor(given), given.what, rules, rules.items, GUT)


def manner(contract: str, rules: LungauRules) -> str:
    """The name of the manner in which a game is played."""
    if contract == FAHREN:
        return play.FAHREN
    return play.manner_of(convert.contract(contract, rules))


def bonds(question: questions.MayPlay, rules: LungauRules) -> Bonds:
    """The cards that the player's own announcements hold back."""
    called = None if question.called is None else convert.king(question.called, "called", rules)
    birds, bound = rules.birds, 0
    for item in announced_items(question, rules, scores.known_items):
        if item == KOENIG_ULTIMO and called is not None:
            bound |= 1 << called
        elif item in birds:
            bound |= 1 << birds[item]
        elif item == KOENIG_ULTIMO:
            refuse_question("called", message("the called König, because König ultimo is announced"), None)
    return Bonds(bound, called, valat=VALAT in question.announced)


def trick_seats(
    contract: str, cards: Sequence[Card], table: Seating, rules: LungauRules
) -> tuple[tuple[Seat, ...], Grounds]:
    """The seats that play to a trick; in the first tricks of Fahren also a dealer with the cards of the Talon."""
    fahren = contract == FAHREN
    with_dealer = fahren and len(cards) == len(table.everybody)
    out = (rules.trischaken.dealer_tricks.clause,) if fahren else (rules.play.dealer_out.clause,)
    seats = play.with_dealer(table, rules.trischaken.dealer_plays_at.value, rules) if with_dealer else table.active
    return seats, () if table.sits_out is None else out


def hands(state: State, dealt: Dealt, rules: LungauRules) -> tuple[Mask, ...]:
    """The hands at the beginning of a game; in Fahren they are not the dealt ones."""
    return trischaken.fahren_hands(dealt, rules) if procedure.contract_of(state) == FAHREN else dealt.hands


def happenings(contract: str, rules: LungauRules) -> Happenings:
    """The events that can happen in a deal: only a caller gives up, and a house may have doubled deals."""
    if contract == FAHREN:
        return () if rules.sessions.doubled is None else ((TWELVE_TRICKS,),)
    game = convert.contract(contract, rules)
    found: Happenings = ((GIVEN_UP, PAID),) if game.calls.value and rules.calling.schleifen_allowed.value else ()
    if rules.sessions.doubled is None:
        return found
    known = scores.known_items(game, rules)
    return (*found, *occasions(known.announced, known.silence))


def party_sizes(contract: str, rules: LungauRules) -> tuple[int, ...]:
    """The possible numbers of players on the declarer's side; a caller may be alone, and Fahren has no sides."""
    if contract == FAHREN:
        return ()
    return (2, 1) if convert.contract(contract, rules).calls.value else (1,)


ANSWERS: Final[SourceAnswers[LungauRules]] = SourceAnswers(
    may_announce=speaking.may_announce,
    result=scores.result,
    settle=scores.settle,
    settled=lambda parties, items, rules: settling.settle(parties, items, rules, 1),
    say=say,
    manner=manner,
    bonds=bonds,
    trick_seats=trick_seats,
    beginning=BeforeTheCards(calling.with_partner, talk.heard_of_game, trischaken.begin),
    scorable_items=scores.scorable_items,
    alone=FAHREN,
    settle_alone=trischaken.paying_seats,
    hands=hands,
    happenings=happenings,
    party_sizes=party_sizes,
)
