"""Answers questions about announcements and doublings in Lungauer Königrufen: what may be said, what follows."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from tarock_engine import engine
from tarock_engine.actions import FAHREN, GUT, ICH_BIN_PARTNER, STEP_WORDS, Double, Say, Step
from tarock_engine.cards import Card, mask_of
from tarock_engine.lungau import announcing, trischaken
from tarock_engine.lungau.rules import LungauRules
from tarock_engine.lungau.state import Announcing, KontraRound
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Chain, Doubling, Exchange, Game, Playing, State
from tarock_language.message import message
from tarock_protocol.messages import answers, parts, questions
from tarock_reference import convert, partial_deals, talk
from tarock_reference.bad_questions import refuse_question
from tarock_reference.partial_deals import one_hand_known
from tarock_reference.possible.tricks import called_holder


def may_announce(question: questions.MayAnnounce, rules: LungauRules) -> answers.TurnAnswer:
    """What the player in turn may say."""
    table = convert.seating(question.players, question.dealer, rules)
    if question.contract == FAHREN:
        partial_deals.refuse_declarer(question)
        return _may_double(question, table, rules)
    state = announcing_after(question, table, rules)
    if not isinstance(state, Announcing):
        return talk.nobody_in_turn(rules.announcing.doublings_in_circuits)
    hands = [0] * table.players
    hands[state.speaker] = convert.hand(question.hand, "hand", rules, (12,))
    shown = holders(state.game, state.chains, rules)
    talk.refuse_held_apart(hands[state.speaker], state.speaker, shown, talk.possibly_in_talon(state.game))
    state = state._replace(hands=tuple(hands))
    return talk.turn(state, rules)


def announcing_after(question: questions.MayAnnounce | questions.Result, table: Seating, rules: LungauRules) -> State:
    """The state of the announcing round after all utterances, or of what follows if it is over."""
    game = partial_deals.game_asked(question, table, rules)
    begun = announcing.begin(game, Exchange(), game.dealt.hands, rules)
    return talk.after_all(question.said, begun, Announcing, functools.partial(_hear, rules=rules))


def _hear(state: Announcing, action: parts.Action, place: str, rules: LungauRules) -> State:
    """The round after another utterance, which has to be allowed with some hand."""
    if state.quiet is None:
        talk.refuse_out_of_turn(action, state.speaker, place)
    one = convert.say(convert.actor(action), action.what, rules, rules.items, GUT)
    convert.refuse_misdoubled(one, f"{place}.what", rules, rules.items)
    convert.refuse_unsayable(one, f"{place}.what", state.chains, (*rules.items[1:], ICH_BIN_PARTNER), GUT)
    shown = holders(state.game, state.chains, rules)
    held = rules.pack & ~mask_of(card for card, seat in shown.items() if seat != action.seat)
    hands = tuple(held if seat == action.seat else 0 for seat in range(len(state.hands)))
    convert.refuse_unlawful(one, f"{place}.what", engine.objection(state._replace(hands=hands), one, rules))
    return announcing.after(state, one, rules)


def holders(game: Game, chains: Sequence[Chain], rules: LungauRules) -> dict[Card, Seat]:
    """Who holds the called König, and the cards of the Vogerl that are announced or contained in the bid."""
    found, by_holder = called_holder(game), rules.announcing.ultimo_by_holder.value
    for chain in chains:
        if chain.of is not None and chain.item in rules.birds and (by_holder or chain.claim.contained):
            found[rules.birds[chain.item]] = chain.of
    return found


def _may_double(question: questions.MayAnnounce, table: Seating, rules: LungauRules) -> answers.TurnAnswer:
    state = kontras_after(question.said, table, rules)
    if not isinstance(state, KontraRound):
        return talk.nobody_in_turn(rules.trischaken.kontra_allowed)
    return talk.turn(state, rules)


def kontras_after(given: Sequence[parts.Action], table: Seating, rules: LungauRules) -> State:
    """The state of the Kontra round of Fahren after all utterances, or of what follows if it is over."""
    begun = trischaken.begin(one_hand_known(table, table.vorhand, 0), rules)
    return talk.after_all(given, begun, KontraRound, functools.partial(_hear_in_fahren, rules=rules))


def _hear_in_fahren(state: KontraRound, action: parts.Action, place: str, rules: LungauRules) -> State:
    """The Kontra round after another utterance."""
    talk.refuse_out_of_turn(action, trischaken.kontra_speaker(state, rules), place)
    said = said_in_fahren(convert.actor(action), action.what)
    if isinstance(said, Say) and said.item not in rules.items:
        expected = message("Kontra, Gut!, or an answer such as 'Rekontra 0'")
        refuse_question(f"{place}.what", expected, repr(action.what))
    convert.refuse_unlawful(said, f"{place}.what", trischaken.objection(state, said, rules))
    return trischaken.after(state, said, rules)


def chains_after(question: questions.Result, table: Seating, rules: LungauRules) -> tuple[Chain, ...]:
    """The announcements and doublings of the round."""
    return talk.chains_of(announcing_after(question, table, rules), Announcing, question)


def kontras_said(question: questions.Settle, table: Seating, rules: LungauRules) -> tuple[Doubling, ...]:
    """The doublings of the Kontra round of Fahren, in which either nobody spoke or everybody at least once."""
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


def said_in_fahren(who: Seat, what: str) -> Double | Say:
    """An utterance of the Kontra round of Fahren; any other word becomes an announcement, which is refused there."""
    if what == GUT:
        return Double(who, None)
    word, _, to = what.partition(" ")
    if word not in _STEPS or (to and not to.isdecimal()):
        return Say(who, Step.ANNOUNCE, what)
    return Double(who, _STEPS[word], Seat(int(to)) if to else None)
