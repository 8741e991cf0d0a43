"""The course of a deal: what may be done, why not, and what comes of it.

``objection`` is the only judge: ``apply`` refuses what it objects to, and ``choices`` lists what it lets pass. States
and actions are values; replaying the actions of a deal from ``begin`` gives its every state again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tarock_engine import announcing, bidding, bonuses, calling, counting, play, settling, talon, trischaken
from tarock_engine.actions import Action, Bid, Call, Discard, Double, Play, Say, Take
from tarock_engine.findings import merged
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Grounds, IllegalActionError, Objection
from tarock_engine.settling import Parties, Settlement
from tarock_engine.state import (
    Announcing,
    AtTalon,
    Bidding,
    Calling,
    Choice,
    Dealt,
    Discarding,
    Exchange,
    GivenUp,
    KontraRound,
    Played,
    Playing,
    State,
)

_EXPECTED: Final = {
    Bidding: "a bid",
    Calling: "a call",
    AtTalon: "a decision on the Talon",
    Discarding: "a discard",
    Announcing: "an announcement or Gut!",
    KontraRound: "Kontra or Gut!",
    Playing: "a card",
}


def begin(dealt: Dealt, rules: RuleSet) -> State:
    """The deal before its first bid."""
    return bidding.begin(dealt, rules)


def choices(state: State, rules: RuleSet) -> tuple[Choice, ...]:
    """Who may act and how: one choice, several where anybody may speak, none when the deal is over."""
    match state:
        case Playing():
            return (play.choice(state, rules),)
        case Announcing():
            return announcing.choices(state, rules)
        case Bidding():
            return (bidding.choice(state, rules),)
        case Discarding():
            return talon.discard_choices(state, rules)
        case KontraRound():
            return (trischaken.choice(state, rules),)
        case Calling():
            return (calling.choice(state, rules),)
        case AtTalon():
            return (talon.choice(state, rules),)
        case _:
            return ()


def refused(state: State, rules: RuleSet) -> Iterable[tuple[Action, Objection]]:
    """What has a name in this phase but is not allowed now, with the reason."""
    match state:
        case Playing():
            return play.refused(state, rules)
        case Announcing():
            return announcing.refused(state, rules)
        case Bidding():
            return bidding.refused(state, rules)
        case Discarding():
            return talon.discard_refused(state, rules)
        case KontraRound():
            return trischaken.refused(state, rules)
        case Calling():
            return calling.refused(state, rules)
        case AtTalon():
            return talon.refused(state, rules)
        case _:
            return ()


def objection(state: State, action: Action, rules: RuleSet) -> Objection | None:
    """Say why ``action`` is not allowed, or nothing; the only place that decides."""
    match state, action:
        case Playing(), Play():
            return play.objection(state, action, rules)
        case Announcing(), Say():
            return announcing.objection(state, action, rules)
        case Bidding(), Bid():
            return bidding.objection(state, action, rules)
        case Discarding(), Discard() | Take():
            return talon.discard_objection(state, action, rules)
        case KontraRound(), Double():
            return trischaken.objection(state, action, rules)
        case Calling(), Call():
            return calling.objection(state, action, rules)
        case AtTalon(), Take():
            return talon.objection(state, action, rules)
        case _:
            return _out_of_phase(state, action, rules)


def _out_of_phase(state: State, action: Action, rules: RuleSet) -> Objection:
    due = choices(state, rules)
    if not due:
        return Objection("the deal is over", _why_not_here(state, action, rules))
    grounds = (*due[0].grounds, *_why_not_here(state, action, rules))
    return Objection(f"{_EXPECTED[type(state)]} of seat {due[0].seat} is due", tuple(dict.fromkeys(grounds)))


def _why_not_here(state: State, action: Action, rules: RuleSet) -> Grounds:
    """The clauses that give an action its place, or keep it out of this game."""
    match action:
        case Say() | Double():
            return (rules.announcing.after_discarding.clause,)
        case Take() | Discard():
            return (_talon_clause(state, rules), rules.talon.schleifen_until_half.clause)
        case Play():
            return (rules.play.leads.clause, rules.announcing.after_discarding.clause)
        case Call():
            return (rules.calling.before_talon.clause,)
        case Bid():
            return (rules.bidding.highest_declares.clause,)


def _talon_clause(state: State, rules: RuleSet) -> ClauseId:
    game = state.contest.game if isinstance(state, Playing | Played) else getattr(state, "game", None)
    if game is not None:
        return ClauseId(game.contract.talon.clause)
    if isinstance(state, Calling):
        return state.contract.talon.clause
    return rules.talon.nobody_looks.clause


def apply(state: State, action: Action, rules: RuleSet) -> State:
    """The state after ``action``. IllegalActionError, with the clause, where it is not allowed."""
    found = objection(state, action, rules)
    if found is not None:
        raise IllegalActionError(action, found)
    return advance(state, action, rules)


def advance(state: State, action: Action, rules: RuleSet) -> State:
    """The state after an action that is known to be allowed, because ``choices`` listed it."""
    match state, action:
        case Playing(), Play():
            return play.after(state, action, rules)
        case Announcing(), Say():
            return announcing.after(state, action, rules)
        case Bidding(), Bid():
            return bidding.after(state, action, rules)
        case Discarding(), Discard() | Take():
            return talon.after_discard(state, action, rules)
        case KontraRound(), Double():
            return trischaken.after(state, action, rules)
        case Calling(), Call():
            return calling.after(state, action, rules)
        case AtTalon(), Take():
            return talon.after(state, action, rules)
        case _:
            message = f"{type(action).__name__} does not belong to {type(state).__name__}"
            raise TypeError(message)


def replay(dealt: Dealt, actions: Iterable[Action], rules: RuleSet) -> Iterator[State]:
    """Every state of a deal, from the first bid on. IllegalActionError at the first action that is not allowed."""
    state = begin(dealt, rules)
    yield state
    for action in actions:
        state = apply(state, action, rules)
        yield state


def is_over(state: State) -> bool:
    """Whether nobody has anything left to do."""
    return isinstance(state, GivenUp | Played)


def settlement(state: State, rules: RuleSet, tariff: int | None = None) -> Settlement:
    """The payments of a finished deal. ``tariff``: Cent for one Wertungspunkt, the rule set's own without one.

    ValueError where the deal is not over.
    """
    per_point = rules.settling.tariff.value if tariff is None else tariff
    match state:
        case GivenUp(game=game):
            parties = Parties(game.dealt.seating, game.contract, game.declarer, game.partner, game.from_talon)
            return settling.schleifen(parties, rules, per_point)
        case Played(contest=contest) if contest.game is None:
            augen = dict(enumerate(counting.augen_by_seat(contest, state.tricks, rules)))
            return settling.fahren(contest.dealt.seating, augen, contest.said, rules, per_point)
        case Played(contest=contest) if contest.game is not None:
            game = contest.game
            parties = Parties(game.dealt.seating, game.contract, game.declarer, game.partner, game.from_talon)
            return settling.settle(parties, bonuses.items(bonuses.ending_of(state, rules), rules), rules, per_point)
        case _:
            message = "the deal is not over"
            raise ValueError(message)


def course_grounds(state: State, bids: tuple[Bid, ...], dealt: Dealt, rules: RuleSet) -> Grounds:
    """The clauses that say what is played, by whom, and which cards count for whom."""
    found: list[Grounds] = [bidding.course_grounds(dealt.seating, bids, rules)]
    if isinstance(state, Playing | Played):
        found.append(play.course_grounds(state.contest, rules))
        found.append(counting.pile_grounds(state.contest, rules))
        game, exchange = state.contest.game, state.contest.exchange
    else:
        game, exchange = getattr(state, "game", None), getattr(state, "exchange", Exchange())
    if isinstance(state, KontraRound) and dealt.seating.sits_out is not None:
        found.append((rules.talon.dealer_takes.clause,))
    if game is not None:
        found.append(calling.partner_grounds(game, rules))
        found.append(talon.course_grounds(game, exchange, rules))
    if isinstance(state, Playing | Played) and game is not None:
        found.append(announcing.course_grounds(rules))
    return merged(found)


