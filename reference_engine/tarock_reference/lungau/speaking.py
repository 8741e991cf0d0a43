"""Answers about announcements and doublings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_engine.actions import FAHREN, GUT, ICH_BIN_PARTNER, STEP_WORDS, Double, Say, Step
from tarock_engine.lungau import announcing, trischaken
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import Announcing, KontraRound
from tarock_engine.seating import Seating
from tarock_engine.state import Chain, Doubling, Exchange, Playing, State
from tarock_reference import convert, partial_deals
from tarock_reference.convert import refuse_question
from tarock_reference.partial_deals import clauses_by_act, one_hand_known
from tarock_steps.protocol.messages import answers, parts, questions


def may_announce(question: questions.MayAnnounce, rules: LungauRules) -> answers.TurnAnswer:
    """What the player in turn may say."""
    table = convert.seating(question.players, question.dealer, rules)
    if question.contract == FAHREN:
        return _may_double(question, table, rules)
    state = announcing_after(question, table, rules)
    if not isinstance(state, Announcing):
        return answers.TurnAnswer(seat=None, legal=[], grounds=[rules.announcing.doublings_in_circuits.clause])
    hands = [0] * table.players
    hands[state.speaker] = convert.hand(question.hand, "hand", rules, (12,))
    state = state._replace(hands=tuple(hands))
    found = announcing.choices(state, rules)[0]
    return answers.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=clauses_by_act(announcing.refused(state, rules)),
    )


def announcing_after(question: questions.MayAnnounce | questions.Result, table: Seating, rules: LungauRules) -> State:
    """The announcing round after everything that was said; or what follows when all is said."""
    game = partial_deals.game_asked(question, table, rules)
    state = announcing.begin(game, Exchange(), game.dealt.hands, rules)
    convert.refuse_unspoken(question.said, "said")
    for index, action in enumerate(question.said):
        if not isinstance(state, Announcing):
            refuse_question(f"said[{index}]", "nothing more, because the round is over", action.what)
        speaker = state.speaker
        if state.quiet is None and action.seat != speaker:
            refuse_question(f"said[{index}].seat", str(speaker), action.seat)
        one = convert.say(action.seat, action.what, rules, rules.items)
        convert.refuse_misdoubled(one, f"said[{index}].what", rules, rules.items)
        convert.refuse_unsayable(one, f"said[{index}].what", state.chains, (*rules.items[1:], ICH_BIN_PARTNER))
        hands = tuple(rules.pack if seat == action.seat else 0 for seat in range(table.players))
        found = announcing.objection(state._replace(hands=hands), one, rules)
        convert.refuse_unlawful(one, f"said[{index}].what", found)
        state = announcing.after(state, one, rules)
    return state


def _may_double(question: questions.MayAnnounce, table: Seating, rules: LungauRules) -> answers.TurnAnswer:
    state = kontras_after(question.said, table, rules)
    if not isinstance(state, KontraRound):
        return answers.TurnAnswer(seat=None, legal=[], grounds=[rules.trischaken.kontra_allowed.clause])
    found = trischaken.choices(state, rules)[0]
    return answers.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=clauses_by_act(trischaken.refused(state, rules)),
    )


def kontras_after(given: Sequence[parts.Action], table: Seating, rules: LungauRules) -> State:
    """The Kontra round of Fahren after everything that was said; or what follows when all is said."""
    state: State = trischaken.begin(one_hand_known(table, table.vorhand, 0), rules)
    convert.refuse_unspoken(given, "said")
    for index, action in enumerate(given):
        if not isinstance(state, KontraRound):
            refuse_question(f"said[{index}]", "nothing more, because the round is over", action.what)
        speaker = trischaken.kontra_speaker(state, rules)
        if action.seat != speaker:
            refuse_question(f"said[{index}].seat", str(speaker), action.seat)
        said, place = said_in_fahren(action.seat, action.what), f"said[{index}].what"
        if isinstance(said, Say) and said.item not in rules.items:
            refuse_question(place, "Kontra, Gut!, or an answer such as 'Rekontra 0'", repr(action.what))
        convert.refuse_unlawful(said, place, trischaken.objection(state, said, rules))
        state = trischaken.after(state, said, rules)
    return state


def chains_after(question: questions.Result, table: Seating, rules: LungauRules) -> tuple[Chain, ...]:
    """What was announced and doubled."""
    match announcing_after(question, table, rules):
        case Announcing(chains=chains) as state:
            convert.refuse_unfinished(question, state.speaker)
            return chains
        case Playing(contest=contest):
            return contest.chains
        case _:
            return ()


def kontras_said(question: questions.Settle, table: Seating, rules: LungauRules) -> tuple[Doubling, ...]:
    """What was said in the Kontra round of Fahren: nothing, or by everybody at least once."""
    match kontras_after(question.said, table, rules):
        case KontraRound(said=doublings) as state:
            if state.turn < len(trischaken.speakers(table, rules)):
                convert.refuse_unfinished(question, trischaken.kontra_speaker(state, rules))
            return doublings
        case Playing(contest=contest):
            return contest.kontras
        case _:
            return ()


_STEPS: Final = {word: step for step, word in STEP_WORDS.items()}


def said_in_fahren(who: int, what: str) -> Double | Say:
    """One utterance of the Kontra round of Fahren; whatever else is said is announced, which has no place there."""
    if what == GUT:
        return Double(who, None)
    word, _, to = what.partition(" ")
    if word not in _STEPS or (to and not to.isdecimal()):
        return Say(who, Step.ANNOUNCE, what)
    return Double(who, _STEPS[word], int(to) if to else None)
