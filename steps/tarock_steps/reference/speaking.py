"""Answers about announcements and doublings."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_engine import announcing, trischaken
from tarock_engine.actions import FAHREN
from tarock_engine.ruleset import RuleSet
from tarock_engine.seating import Seating
from tarock_engine.state import Announcing, Chain, Doubling, Exchange, Game, KontraRound, Playing, State
from tarock_steps import messages as m
from tarock_steps.reference import convert
from tarock_steps.reference.convert import refuse
from tarock_steps.reference.known import only, why


def may_announce(question: m.MayAnnounce, rules: RuleSet) -> m.TurnAnswer:
    """What the player in turn may say."""
    table = convert.seating(question.players, question.dealer, rules)
    if question.contract == FAHREN:
        return _may_double(question, table, rules)
    state = announcing_after(question, table, rules)
    if not isinstance(state, Announcing):
        return m.TurnAnswer(seat=None, legal=[], grounds=[rules.announcing.circuits.clause])
    hands = [0] * table.players
    hands[announcing.speaker(state)] = convert.hand(question.hand, "hand", rules, (12,))
    state = state._replace(hands=tuple(hands))
    found = announcing.choices(state, rules)[0]
    return m.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=why(announcing.refused(state, rules)),
    )


def announcing_after(question: m.MayAnnounce | m.Result, table: Seating, rules: RuleSet) -> State:
    """The announcing round after everything that was said; or what follows when all is said."""
    contract = convert.contract(question.contract, rules)
    if question.declarer is None:
        refuse("declarer", "a seat", None)
    declarer = convert.seat(question.declarer, "declarer", table, active=True)
    partner = question.partner
    if partner is not None:
        convert.seat(partner, "partner", table, active=True)
    called = None if question.called is None else convert.king(question.called, "called", rules)
    if contract.calls.value is (called is None):
        refuse("called", "a König" if called is None else f"none in a {contract.name}", question.called)
    game = Game(only(table, declarer, 0), contract, declarer, called, partner, question.from_talon)
    state = announcing.begin(game, Exchange(), game.dealt.hands, rules)
    convert.said(question.said, "said")
    for index, action in enumerate(question.said):
        if not isinstance(state, Announcing):
            refuse(f"said[{index}]", "nothing more, because the round is over", action.what)
        speaker = announcing.speaker(state)
        if state.quiet is None and action.seat != speaker:
            refuse(f"said[{index}].seat", str(speaker), action.seat)
        state = announcing.after(state, convert.say(action.seat, action.what, f"said[{index}].what"), rules)
    return state


def _may_double(question: m.MayAnnounce, table: Seating, rules: RuleSet) -> m.TurnAnswer:
    state = kontras_after(question.said, table, rules)
    if not isinstance(state, KontraRound):
        return m.TurnAnswer(seat=None, legal=[], grounds=[rules.trischaken.kontra.clause])
    found = trischaken.choices(state, rules)[0]
    return m.TurnAnswer(
        seat=found.seat,
        legal=[action.words for action in found.actions],
        grounds=list(found.grounds),
        why=why(trischaken.refused(state, rules)),
    )


def kontras_after(given: Sequence[m.Action], table: Seating, rules: RuleSet) -> State:
    """The Kontra round of Fahren after everything that was said; or what follows when all is said."""
    state: State = trischaken.begin(only(table, table.vorhand, 0), rules)
    convert.said(given, "said")
    for index, action in enumerate(given):
        if not isinstance(state, KontraRound):
            refuse(f"said[{index}]", "nothing more, because the round is over", action.what)
        speaker = trischaken.speaker(state)
        if action.seat != speaker:
            refuse(f"said[{index}].seat", str(speaker), action.seat)
        said = convert.said_in_fahren(action.seat, action.what, f"said[{index}].what", rules)
        state = trischaken.after(state, said, rules)
    return state


def chains_after(question: m.Result, table: Seating, rules: RuleSet) -> tuple[Chain, ...]:
    """What was announced and doubled."""
    match announcing_after(question, table, rules):
        case Announcing(chains=chains):
            return chains
        case Playing(contest=contest):
            return contest.chains
        case _:
            return ()


def kontras_said(said: Sequence[m.Action], table: Seating, rules: RuleSet) -> tuple[Doubling, ...]:
    """What was said in the Kontra round of Fahren."""
    match kontras_after(said, table, rules):
        case KontraRound(said=doublings):
            return doublings
        case Playing(contest=contest):
            return contest.said
        case _:
            return ()
