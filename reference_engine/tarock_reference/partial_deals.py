"""Makes a deal from a question that does not give all hands; refuses a question that contradicts itself."""

from __future__ import annotations

from typing import Final

from tarock_engine.cards import Mask
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Dealt, Game
from tarock_language.message import Message, Word, message
from tarock_protocol.messages import questions
from tarock_reference import convert
from tarock_reference.bad_questions import refuse_question
from tarock_reference.source_answers import alone_in

_A_KOENIG: Final = message("a König")


def one_hand_known(table: Seating, seat: Seat, hand: Mask) -> Dealt:
    """A deal with one known hand; the others are empty."""
    return Dealt(table, tuple(hand if other == seat else 0 for other in range(table.players)), (0, 0))


def table_of_active(rules: RuleSet) -> Seating:
    """A table at which everybody plays."""
    return convert.seating(rules.sessions.players_in_play.value, rules.sessions.players_in_play.value - 1, rules)


def game_asked(
    question: questions.MayAnnounce | questions.Result,
    table: Seating,
    rules: RuleSet,
    *,
    callable_one: Message = _A_KOENIG,
) -> Game:
    """The game, its declarer and his partner, with unknown hands.

    Raises BadQuestionError if the game has no declarer or none is named, for impossible parties, and for a called card
    or ``from_talon`` that does not fit.
    """
    if question.contract == alone_in(rules):
        refuse_question("contract", message("a game with a declarer"), repr(question.contract))
    contract = convert.contract(question.contract, rules)
    if question.declarer is None:
        refuse_question("declarer", message("a seat"), None)
    declarer = convert.seat(question.declarer, "declarer", table, active=True)
    partner = convert.partner(question, contract, table)
    called = None if question.called is None else convert.king(question.called, "called", rules)
    if question.from_talon and partner is not None:
        refuse_question("partner", message("none, because the called card lay in the Talon"), partner)
    if question.from_talon and called is None:
        refuse_question(
            "from_talon", message("no, because nothing is called in a {game}", game=contract.name), Word("yes")
        )
    if contract.calls.value is (called is None):
        refuse_question(
            "called",
            callable_one if called is None else message("none in a {game}", game=contract.name),
            question.called,
        )
    return Game(
        dealt=one_hand_known(table, declarer, 0),
        contract=contract,
        declarer=declarer,
        called=called,
        partner=partner,
        from_talon=question.from_talon,
    )


def refuse_declarer(question: questions.MayAnnounce) -> None:
    """Refuse a declarer, and what only goes with one, in a game in which everybody plays for himself."""
    for place, given in (("declarer", question.declarer), ("partner", question.partner), ("called", question.called)):
        if given is not None:
            refuse_question(place, message("none in {game}", game=question.contract), given)
    if question.from_talon:
        refuse_question("from_talon", message("no in {game}", game=question.contract), Word("yes"))
