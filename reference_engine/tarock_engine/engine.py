"""The course of a deal: what may be done, why not, and the state after it.

``objection`` is the only judge of an action: ``apply`` asks it, and ``advance`` asks nobody. ``choices`` and
``refused`` do not ask it action by action: they list all legal and all illegal actions at once, by the same rules. The
laws of a deal check that these lists agree with ``objection``, and give its reasons.

States and actions are values; replaying the actions of a deal from ``begin`` gives every state again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from tarock_engine import bidding, house_announcing, house_bidding
from tarock_engine.actions import Action, Bid
from tarock_engine.cards import Mask
from tarock_engine.refusals import merged
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, IllegalActionError, Objection
from tarock_engine.scoring import Score, Settlement
from tarock_engine.seating import Seat
from tarock_engine.state import Calling, Choice, Dealt, Over, State
from tarock_language.message import message


def begin(dealt: Dealt, rules: RuleSet) -> State:
    """The deal before its first bid."""
    return bidding.begin(dealt, rules)


def choices(state: State, rules: RuleSet) -> tuple[Choice, ...]:
    """Who may act, and how: one choice, or several if more than one thing is open; none when the deal is over."""
    rules = rules_here(state, rules)
    phase = rules.phases.get(type(state))
    return () if phase is None else house_announcing.allowed(phase.choices(state, rules), state, rules)


def refused(state: State, rules: RuleSet) -> Iterable[tuple[Action, Objection]]:
    """The actions that exist in this phase but are not allowed now, each with the reason."""
    rules = rules_here(state, rules)
    phase = rules.phases.get(type(state))
    if phase is None:
        return ()
    by_source = phase.refused(state, rules)
    if not rules.announcing.has_ties:
        return by_source
    return (*by_source, *house_announcing.refused(phase.choices(state, rules), state, rules))


def objection(state: State, action: Action, rules: RuleSet) -> Objection | None:
    """The reason why ``action`` is not allowed; None if it is. No other place decides that."""
    rules = rules_here(state, rules)
    phase = rules.phases.get(type(state))
    if phase is None:
        return Objection(message("the deal is over"), rules.procedure.why_not_here(state, action, rules))
    if isinstance(action, phase.actions):
        return phase.objection(state, action, rules) or house_announcing.objection(state, action, rules)
    due = phase.choices(state, rules)[0]
    grounds = merged([due.grounds, rules.procedure.why_not_here(state, action, rules)])
    return Objection(message("{act} of seat {seat} is due", act=phase.due, seat=due.seat), grounds)


def apply(state: State, action: Action, rules: RuleSet) -> State:
    """The state after ``action``. IllegalActionError, with the clauses, if it is not allowed."""
    found = objection(state, action, rules)
    if found is not None:
        raise IllegalActionError(action, found)
    return advance(state, action, rules)


def advance(state: State, action: Action, rules: RuleSet) -> State:
    """The state after ``action``, without a check: ``choices`` listed it, or it is a breach that nobody noticed."""
    rules = rules_here(state, rules)
    return rules.phases[type(state)].after(state, action, rules)


def replay(dealt: Dealt, actions: Iterable[Action], rules: RuleSet) -> Iterator[State]:
    """Every state of a deal, from the first bid on. IllegalActionError at the first action that is not allowed."""
    return accumulate(actions, lambda state, action: apply(state, action, rules), initial=begin(dealt, rules))


def is_over(state: State) -> bool:
    """Whether nobody has anything left to do."""
    return isinstance(state, Over)


def score(state: State, rules: RuleSet) -> Score:
    """What is won and lost in a finished deal. ValueError if it is not over."""
    if house_bidding.is_thrown_in(state, rules):
        return Score({}, (), house_bidding.thrown_grounds(rules))
    rules = rules_here(state, rules)
    return rules.procedure.score(_finished(state), rules)


def settlement(state: State, rules: RuleSet, tariff: int | None = None) -> Settlement:
    """The payments of a finished deal. ``tariff`` is the worth of one point; None takes that of the rule set.

    ValueError if the deal is not over, or the tariff is no positive number or is not allowed by the rules.
    """
    if house_bidding.is_thrown_in(state, rules):
        return Settlement((0,) * state.dealt.seating.players, (), house_bidding.thrown_grounds(rules))
    rules = rules_here(state, rules)
    return rules.procedure.settlement(_finished(state), rules, tariff)


def _finished(state: State) -> Over:
    if isinstance(state, Over):
        return state
    message = "the deal is not over"
    raise ValueError(message)


def course_grounds(state: State, bids: tuple[Bid, ...], dealt: Dealt, rules: RuleSet) -> Grounds:
    """The clauses that say what is played, by whom, and which cards count for whom."""
    rules = rules_here(state, rules)
    return rules.procedure.course_grounds(state, bids, dealt, rules)


def seen(state: State, dealt: Dealt, seat: Seat, rules: RuleSet) -> tuple[Mask, Grounds]:
    """The cards that ``seat`` has held or has been shown, and the clauses that say so."""
    rules = rules_here(state, rules)
    return rules.procedure.seen(state, dealt, seat, rules)


def confers(state: State, seat: Seat, rules: RuleSet) -> tuple[tuple[Seat, ...], Grounds]:
    """The seats with which ``seat`` may talk about the play, and the clauses that say so."""
    rules = rules_here(state, rules)
    return rules.procedure.confers(state, seat, rules)


def rules_here(state: State, rules: RuleSet) -> RuleSet:
    """The rules of the game that is played, in which a house may rule otherwise than in others."""
    if not rules.in_games:
        return rules
    known = state if isinstance(state, Calling) else state.game
    return rules.in_game(None if known is None else known.contract.name)
