"""Answers about announcements and doublings."""

from __future__ import annotations

from tarock_engine.actions import ICH_BIN_PARTNER, TRISCHAKEN, Say
from tarock_engine.koenigrufen import announcing
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.seating import Seating
from tarock_engine.state import Chain, Exchange, Playing, State
from tarock_reference import convert, partial_deals
from tarock_reference.convert import refuse_question
from tarock_reference.partial_deals import clauses_by_act
from tarock_steps.protocol.messages import answers, parts, questions


def say(given: parts.Action, state: State, rules: KoenigrufenRules) -> Say:
    """One utterance of the round."""
    del state
    return convert.say(given.seat, given.what, rules, rules.items)


def may_announce(question: questions.MayAnnounce, rules: KoenigrufenRules) -> answers.TurnAnswer:
    """What the player in turn may say; nobody says anything in Trischaken."""
    if question.contract == TRISCHAKEN:
        silence = (rules.announcing.none_in_trischaken, rules.announcing.no_round_in_trischaken)
        return answers.TurnAnswer(seat=None, legal=[], grounds=[one.clause for one in silence])
    table = convert.seating(question.players, question.dealer, rules)
    hand = convert.hand(question.hand, "hand", rules, (rules.tricks,))
    state = announcing_after(question, table, rules)
    if not isinstance(state, Announcing):
        grounds = (rules.announcing.round_ends.clause, rules.announcing.negative_kontra.clause)
        return answers.TurnAnswer(seat=None, legal=[], grounds=list(grounds))
    state = announcing.holding(state, hand, rules)
    found = announcing.choices(state, rules)[0]
    return answers.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=clauses_by_act(announcing.refused(state, rules)),
    )


def announcing_after(
    question: questions.MayAnnounce | questions.Result, table: Seating, rules: KoenigrufenRules
) -> State:
    """The round after everything that was said; or what follows when all is said."""
    game = partial_deals.game_asked(question, table, rules)
    state = announcing.begin(game, Exchange(), game.dealt.hands, rules)
    convert.refuse_unspoken(question.said, "said")
    for index, action in enumerate(question.said):
        if not isinstance(state, Announcing):
            refuse_question(f"said[{index}]", "nothing more, because the round is over", action.what)
        if action.seat != state.speaker:
            refuse_question(f"said[{index}].seat", str(state.speaker), action.seat)
        one = say(action, state, rules)
        convert.refuse_misdoubled(one, f"said[{index}].what", rules, rules.items)
        convert.refuse_unsayable(one, f"said[{index}].what", state.chains, (*rules.items[1:], ICH_BIN_PARTNER))
        found = announcing.objection(announcing.holding(state, rules.pack, rules), one, rules)
        convert.refuse_unlawful(one, f"said[{index}].what", found)
        state = announcing.after(state, one, rules)
    return state


def chains_after(question: questions.Result, table: Seating, rules: KoenigrufenRules) -> tuple[Chain, ...]:
    """What was announced and doubled."""
    match announcing_after(question, table, rules):
        case Announcing(chains=chains) as state:
            convert.refuse_unfinished(question, state.speaker)
            return chains
        case Playing(contest=contest):
            return contest.chains
        case _:
            return ()
