"""Answers about playing cards."""

from __future__ import annotations

from tarock_engine import announcing, play
from tarock_engine.actions import FAHREN, ITEMS, KOENIG_ULTIMO, SPATZ, UHU, VALAT
from tarock_engine.cards import NAMES, Mask, cards_in
from tarock_engine.findings import merged, why_not
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import in_turn
from tarock_engine.state import Trick
from tarock_steps import messages as m
from tarock_steps.reference import convert
from tarock_steps.reference.convert import refuse, spelt


def may_play(question: m.MayPlay, rules: RuleSet) -> m.LegalAnswer:
    """The legal cards of a hand."""
    fahren = question.contract == FAHREN
    if not fahren:
        convert.contract(question.contract, rules)
    hand = convert.hand(question.hand, "hand", rules, range(1, 13))
    table = convert.cards(question.trick, "trick", rules)
    for index, one in enumerate(table):
        if hand >> one & 1:
            refuse(f"trick[{index}]", "a card that is not in the hand", NAMES[one])
    if len(table) > (4 if fahren else 3):
        refuse("trick", "fewer cards than players", len(table))
    if not 1 <= question.number <= rules.tricks:
        refuse("number", f"a number from 1 to {rules.tricks}", question.number)
    here = play.Situation(hand, tuple(table), question.number)
    steps = play.narrowings(here, _bonds(question, rules), rules, fahren=fahren)
    legal = steps[-1].left
    why: dict[str, list[str]] = {
        NAMES[card]: list(found.grounds) for card in cards_in(hand) if (found := why_not(steps, card)) is not None
    }
    return m.LegalAnswer(legal=spelt(legal), grounds=list(merged([step.grounds for step in steps])), why=why)


def _bonds(question: m.MayPlay, rules: RuleSet) -> play.Bonds:
    called = None if question.called is None else convert.king(question.called, "called", rules)
    bound: Mask = 0
    for index, item in enumerate(question.announced):
        if item == KOENIG_ULTIMO and called is not None:
            bound |= 1 << called
        elif item in announcing.BIRDS:
            bound |= 1 << announcing.BIRDS[item]
        elif item == KOENIG_ULTIMO:
            refuse("called", "the called König, because König ultimo is announced", None)
        elif item not in ITEMS:
            refuse(f"announced[{index}]", f"one of {SPATZ}, {UHU}, {KOENIG_ULTIMO}, {VALAT}", repr(item))
    return play.Bonds(bound, called, valat=VALAT in question.announced)


def trick(question: m.Trick, rules: RuleSet) -> m.TrickAnswer:
    """The winner of a complete trick."""
    table = convert.seating(question.players, question.dealer, rules)
    fahren = question.contract == FAHREN
    if not fahren:
        convert.contract(question.contract, rules)
    cards = convert.cards(question.cards, "cards", rules)
    with_dealer = fahren and len(cards) == len(table.everybody)
    seats = play.with_dealer(table, rules) if with_dealer else table.active
    if len(cards) != len(seats):
        refuse("cards", f"{len(seats)} cards", len(cards))
    if question.leader not in seats:
        refuse("leader", f"a seat among {', '.join(map(str, sorted(seats)))}", question.leader)
    place, grounds = play.winner(tuple(cards), rules)
    winner = in_turn(seats, question.leader, rules.play.in_turn.value)[place]
    leads = rules.play.winner_leads.value(Trick(question.leader, tuple(cards), winner))
    out = (rules.trischaken.dealer_tricks.clause,) if fahren else (rules.play.dealer_out.clause,)
    five = () if table.sits_out is None else out
    return m.TrickAnswer(winner=winner, leads=leads, grounds=[*grounds, rules.play.winner_leads.clause, *five])
