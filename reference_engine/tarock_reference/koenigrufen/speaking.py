"""Answers questions about announcements and doublings in Tarock-Königrufen: what may be said, what follows."""

from __future__ import annotations

import functools

from tarock_engine import engine
from tarock_engine.actions import GUT, ICH_BIN_PARTNER, TRISCHAKEN, Say
from tarock_engine.koenigrufen import announcing
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.seating import Seating
from tarock_engine.state import Chain, Exchange, State
from tarock_language.message import message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, partial_deals, talk
from tarock_reference.bad_questions import refuse_question
from tarock_reference.possible.tricks import called_holder


def say(given: parts.Action, state: State, rules: KoenigrufenRules) -> Say:
    """An utterance of the announcing round."""
    del state
    return convert.say(convert.actor(given), given.what, rules, rules.items, GUT)


def may_announce(question: questions.MayAnnounce, rules: KoenigrufenRules) -> answers.TurnAnswer:
    """What the player in turn may say; nobody says anything in Trischaken."""
    if question.contract == TRISCHAKEN:
        partial_deals.refuse_declarer(question)
        if question.said:
            refuse_question("said", message("nothing in {game}", game=TRISCHAKEN), question.said[0].what)
        return talk.nobody_in_turn(rules.announcing.none_in_trischaken, rules.announcing.no_round_in_trischaken)
    table = convert.seating(question.players, question.dealer, rules)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    state = announcing_after(question, table, rules)
    if not isinstance(state, Announcing):
        return talk.nobody_in_turn(rules.announcing.round_ends, rules.announcing.negative_kontra)
    talk.refuse_held_apart(hand, state.speaker, called_holder(state.game), talk.possibly_in_talon(state.game))
    state = announcing.holding(state, hand, rules)
    return talk.turn(state, rules)


def announcing_after(
    question: questions.MayAnnounce | questions.Result, table: Seating, rules: KoenigrufenRules
) -> State:
    """The state of the round after all utterances, or of what follows if it is over."""
    game = partial_deals.game_asked(question, table, rules)
    begun = announcing.begin(game, Exchange(), game.dealt.hands, rules)
    return talk.after_all(question.said, begun, Announcing, functools.partial(_hear, rules=rules))


def _hear(state: Announcing, action: parts.Action, place: str, rules: KoenigrufenRules) -> State:
    """The round after another utterance, which has to be allowed with some hand."""
    talk.refuse_out_of_turn(action, state.speaker, place)
    one = say(action, state, rules)
    convert.refuse_misdoubled(one, f"{place}.what", rules, rules.items)
    convert.refuse_unsayable(one, f"{place}.what", state.chains, (*rules.items[1:], ICH_BIN_PARTNER), GUT)
    holding = announcing.holding(state, rules.pack, rules)
    convert.refuse_unlawful(one, f"{place}.what", engine.objection(holding, one, rules))
    return announcing.after(state, one, rules)


def chains_after(question: questions.Result, table: Seating, rules: KoenigrufenRules) -> tuple[Chain, ...]:
    """The announcements and doublings of the round."""
    return talk.chains_of(announcing_after(question, table, rules), Announcing, question)
