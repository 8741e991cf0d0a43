"""Answers the questions about playing cards: what may be played, and who takes a trick."""

from __future__ import annotations

from tarock_engine import play
from tarock_engine.cards import NAMES, cards_in
from tarock_engine.dealing import hand_sizes
from tarock_engine.manners import Situation
from tarock_engine.refusals import merged, why_not
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import in_turn
from tarock_engine.state import TakenTrick
from tarock_language.message import message
from tarock_protocol.messages import answers, questions
from tarock_reference import convert
from tarock_reference.bad_questions import refuse_question
from tarock_reference.convert import spelt
from tarock_reference.source_answers import alone_in, answers_of


def may_play(question: questions.MayPlay, rules: RuleSet) -> answers.LegalAnswer:
    """The legal cards of a hand."""
    own = answers_of(rules)
    manner = rules.manners[own.manner(question.contract, rules)]
    _refuse_foreign(question, rules)
    hand = convert.hand(question.hand, "hand", rules, range(1, rules.tricks + 1))
    table = convert.cards(question.trick, "trick", rules)
    for index, card in enumerate(table):
        if hand >> card & 1:
            refuse_question(f"trick[{index}]", message("a card that is not in the hand"), NAMES[card])
    seats, _ = own.trick_seats(question.contract, (*table, *table[:1]), convert.widest(rules), rules)
    if len(table) >= len(seats):
        refuse_question("trick", message("fewer cards than players"), len(table))
    if not 1 <= question.number <= rules.tricks:
        refuse_question("number", message("a number from 1 to {number}", number=rules.tricks), question.number)
    most = hand_sizes(rules)[-1] - hand.bit_count() + 1
    if question.number > most:
        refuse_question(
            "number",
            message("at most {most}, because {number} cards are left", most=most, number=hand.bit_count()),
            question.number,
        )
    situation = Situation(hand, tuple(table), question.number)
    steps = play.narrowings(situation, own.bonds(question, rules), manner, rules)
    legal = steps[-1].left
    why: dict[str, list[str]] = {
        NAMES[card]: list(found.grounds) for card in cards_in(hand) if (found := why_not(steps, card)) is not None
    }
    return answers.LegalAnswer(legal=spelt(legal), grounds=list(merged([step.grounds for step in steps])), why=why)


def _refuse_foreign(question: questions.MayPlay, rules: RuleSet) -> None:
    """Refuse repeated announcements, and announcements or a called card in a game that has none."""
    for index, item in enumerate(question.announced):
        if item in question.announced[:index]:
            refuse_question(
                f"announced[{index}]",
                message("each announcement once"),
                message("{what} a second time", what=repr(item)),
            )
    alone = question.contract == alone_in(rules)
    if alone and question.announced:
        refuse_question(
            "announced", message("nothing in {game}", game=question.contract), ", ".join(question.announced)
        )
    if question.called is not None and (alone or not convert.contract(question.contract, rules).calls.value):
        refuse_question(
            "called",
            message("none in {game}" if alone else "none in a {game}", game=question.contract),
            question.called,
        )


def trick(question: questions.Trick, rules: RuleSet) -> answers.TrickAnswer:
    """The winner of a complete trick."""
    table, own = convert.seating(question.players, question.dealer, rules), answers_of(rules)
    manner = rules.manners[own.manner(question.contract, rules)]
    cards = convert.cards(question.cards, "cards", rules)
    seats, out = own.trick_seats(question.contract, cards, table, rules)
    if len(cards) != len(seats):
        refuse_question("cards", message("{number} cards", number=len(seats)), len(cards))
    leader = convert.seat_among(seats, question.leader, "leader")
    place, grounds = play.winner(tuple(cards), manner, rules)
    winner = in_turn(seats, leader, rules.play.in_turn.value)[place]
    later = play.leads_later(manner, rules)
    leads = later.value(TakenTrick(leader, tuple(cards), winner))
    known = leads if leads in table.active else None
    return answers.TrickAnswer(winner=winner, leads=known, grounds=[*grounds, later.clause, *out])
