"""What questions about Zwanzigerrufen need and no other source does: its functions, and the table of them.

Code that all sources share calls them by the table, ``SourceAnswers``.
"""

from __future__ import annotations

from typing import Final

from tarock_engine.actions import MONDFANG, PAGAT, TRISCHAKEN, VALAT
from tarock_engine.cards import TRUMP_I, Card
from tarock_engine.certain import of_kind
from tarock_engine.contracts import Contract
from tarock_engine.manners import FREE, Bonds
from tarock_engine.seating import Seat
from tarock_engine.sessions import THROWN_IN
from tarock_engine.state import Dealt, Game, State
from tarock_engine.zwanzigerrufen import calling, rounds, settling, trischaken
from tarock_engine.zwanzigerrufen.rules import DoppelteRunde, ZwanzigerrufenRules, scored_in_game
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of
from tarock_language.message import message
from tarock_protocol.messages import questions
from tarock_reference import convert
from tarock_reference.bad_questions import refuse_question
from tarock_reference.possible.sheets import announced_items
from tarock_reference.source_answers import BeforeTheCards, Happenings, SourceAnswers, all_active
from tarock_reference.zwanzigerrufen import scores, speaking


def manner(contract: str, rules: ZwanzigerrufenRules) -> str:
    """The name of the manner in which a game is played."""
    if contract == TRISCHAKEN and rules.has_trischaken:
        return TRISCHAKEN
    return terms_of(convert.contract(contract, rules)).manner


def bonds(question: questions.MayPlay, rules: ZwanzigerrufenRules) -> Bonds:
    """The cards that the player's own announcements hold back."""
    if question.contract == TRISCHAKEN:
        return FREE
    contract = convert.contract(question.contract, rules)
    called = None if question.called is None else convert.king(question.called, "called", rules)
    if called is not None and not contract.calls.value:
        refuse_question("called", message("none in a {game}", game=contract.name), question.called)
    announced = announced_items(question, rules, scores.known_items)
    return Bonds(1 << TRUMP_I if PAGAT in announced else 0, called, valat=VALAT in announced)


def happenings(contract: str, rules: ZwanzigerrufenRules) -> Happenings:
    """The events that can happen in a deal: the Mond is caught at most once, by a Sküs that beats it.

    A house may add others that bring doubled deals.
    """
    of_house = tuple((event,) for event in of_kind(rules.sessions.doubled, DoppelteRunde).occasions)
    if contract == TRISCHAKEN:
        return (*of_house, (THROWN_IN,))
    game = convert.contract(contract, rules)
    if not speaking.may_catch(rules):
        return (*of_house, (THROWN_IN,))
    scored = (rounds.MOND, rounds.MOND_PARTNER) if scored_in_game(game, MONDFANG, rules)[0] else ()
    beside = (rounds.MOND_FARBENSOLO,) if MONDFANG in terms_of(game).is_scored else ()
    return ((*scored, *beside), *of_house, (THROWN_IN,))


def party_sizes(contract: str, rules: ZwanzigerrufenRules) -> tuple[int, ...]:
    """The possible numbers of players on the declarer's side; Vorhand is alone only if she can call her own Tarock.

    Solo games and Trischaken are not checked.
    """
    if contract == TRISCHAKEN or not is_normal(convert.contract(contract, rules)):
        return ()
    return (2, 1) if speaking.may_be_alone(rules) else (2,)


def game_with_partner(
    dealt: Dealt, contract: Contract, declarer: Seat, called: Card | None, rules: ZwanzigerrufenRules
) -> Game:
    """The game, with the holder of the called Tarock as partner."""
    if called is None:
        return Game(dealt, contract, declarer)
    return calling.called(dealt, contract, declarer, called, rules)


def hear(question: questions.CardPlay, game: Game, state: State, rules: ZwanzigerrufenRules) -> State:
    """The state after all utterances; a solo game announced among them replaces the first game."""
    return speaking.heard(question, game, game.dealt.hands, rules) if question.said else state


ANSWERS: Final[SourceAnswers[ZwanzigerrufenRules]] = SourceAnswers(
    may_announce=speaking.may_announce,
    result=scores.result,
    settle=scores.settle,
    settled=settling.settle,
    say=speaking.say,
    manner=manner,
    bonds=bonds,
    trick_seats=all_active,
    beginning=BeforeTheCards(game_with_partner, hear, trischaken.begin),
    scorable_items=scores.scorable_items,
    alone=TRISCHAKEN,
    has_alone=lambda rules: rules.has_trischaken,
    needs_hands=True,
    may_tell_replaced=True,
    happenings=happenings,
    party_sizes=party_sizes,
)
