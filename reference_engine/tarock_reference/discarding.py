"""Answers the questions about laying cards away: which cards may go, and which have to."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine import discarding
from tarock_engine.cards import NAMES, Card, mask_of
from tarock_engine.contracts import TalonUse
from tarock_engine.refusals import merged
from tarock_engine.ruleset import RuleSet, WithTalon
from tarock_engine.ruling import Grounds, Objection
from tarock_engine.state import Discarding, Exchange, Game, State
from tarock_language.message import message
from tarock_protocol.messages import answers, questions
from tarock_reference import convert
from tarock_reference.bad_questions import refuse_question
from tarock_reference.convert import spelt
from tarock_reference.partial_deals import one_hand_known, table_of_active


def may_discard(question: questions.MayDiscard, rules: RuleSet) -> answers.DiscardAnswer:
    """Whether these cards may be laid away together."""
    contract = convert.contract(question.contract, rules)
    if not isinstance(rules, WithTalon) or contract.talon.value not in (TalonUse.HALF, TalonUse.WHOLE):
        refuse_question("contract", message("a game in which cards are laid away"), question.contract)
    hand = convert.hand(question.hand, "hand", rules, discarding.sizes(contract, rules))
    laid = convert.cards(question.discards, "discards", rules)
    for index, card in enumerate(laid):
        if not hand >> card & 1:
            refuse_question(f"discards[{index}]", message("a card of the hand"), NAMES[card])
    table = table_of_active(rules)
    game = Game(one_hand_known(table, table.vorhand, 0), contract, table.vorhand)
    number = discarding.number(contract, rules).value - discarding.sizes(contract, rules)[-1] + hand.bit_count()
    _, found = discard(Discarding(game=game, exchange=Exchange(), hand=hand, missing=number), laid, rules)
    if isinstance(found, Objection):
        return answers.DiscardAnswer(allowed=False, grounds=list(found.grounds))
    face_up, open_grounds = discarding.open_cards(mask_of(laid), contract, rules)
    return answers.DiscardAnswer(allowed=True, face_up=spelt(face_up), grounds=list(merged([found, open_grounds])))


def discard(state: Discarding, cards: Sequence[Card], rules: WithTalon) -> tuple[State, Objection | Grounds]:
    """The state after laying ``cards`` away together, with the grounds; or the same state with an objection."""
    if len(cards) != state.missing:
        due = discarding.number_grounds(state.game.contract, rules)
        return state, Objection(
            message("{number} cards have to be laid away, not {given}", number=state.missing, given=len(cards)), due
        )
    now: State = state
    grounds = [discarding.choices(state, rules)[0].grounds]
    for act in convert.laid_away(state.game.declarer, cards):
        if not isinstance(now, Discarding):
            break
        found = discarding.objection(now, act, rules)
        if found is not None:
            return state, found
        now = discarding.after(now, act, rules)
    return now, merged(grounds)
