"""The course of a deal: what may be done, why not, and what comes of it.

``objection`` is the only judge: ``apply`` refuses what it objects to, and ``choices`` lists what it lets pass. States
and actions are values; replaying the actions of a deal from ``begin`` gives its every state again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from tarock_engine import (
    announcing,
    bidding,
    bonuses,
    calling,
    counting,
    discarding,
    play,
    settling,
    talon,
    trischaken,
)
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


class Phase(NamedTuple):
    """One phase of a deal: what is due, the actions that belong to it, and the functions of its rule area."""

    due: str
    actions: tuple[type, ...]
    choices: Callable[[Any, RuleSet], tuple[Choice, ...]]
    refused: Callable[[Any, RuleSet], Iterable[tuple[Action, Objection]]]
    objection: Callable[[Any, Any, RuleSet], Objection | None]
    after: Callable[[Any, Any, RuleSet], State]


_PHASES: Final[Mapping[type, Phase]] = {
    Bidding: Phase("a bid", (Bid,), bidding.choices, bidding.refused, bidding.objection, bidding.after),
    Calling: Phase("a call", (Call,), calling.choices, calling.refused, calling.objection, calling.after),
    AtTalon: Phase("a decision on the Talon", (Take,), talon.choices, talon.refused, talon.objection, talon.after),
    Discarding: Phase(
        "a discard",
        (Discard, Take),
        discarding.choices,
        discarding.refused,
        discarding.objection,
        discarding.after,
    ),
    Announcing: Phase(
        "an announcement or Gut!",
        (Say,),
        announcing.choices,
        announcing.refused,
        announcing.objection,
        announcing.after,
    ),
    KontraRound: Phase(
        "Kontra or Gut!",
        (Double, Say),
        trischaken.choices,
        trischaken.refused,
        trischaken.objection,
        trischaken.after,
    ),
    Playing: Phase("a card", (Play,), play.choices, play.refused, play.objection, play.after),
}
"""The phases in the order of a deal."""
_OVER: Final = (GivenUp, Played)


def begin(dealt: Dealt, rules: RuleSet) -> State:
    """The deal before its first bid."""
    return bidding.begin(dealt, rules)


def choices(state: State, rules: RuleSet) -> tuple[Choice, ...]:
    """Who may act and how: one choice, several where more is open, none when the deal is over."""
    phase = _PHASES.get(type(state))
    return () if phase is None else phase.choices(state, rules)


def refused(state: State, rules: RuleSet) -> Iterable[tuple[Action, Objection]]:
    """What has a name in this phase but is not allowed now, with the reason."""
    phase = _PHASES.get(type(state))
    return () if phase is None else phase.refused(state, rules)


def objection(state: State, action: Action, rules: RuleSet) -> Objection | None:
    """Say why ``action`` is not allowed, or nothing; the only place that decides."""
    phase = _PHASES.get(type(state))
    if phase is None:
        return Objection("the deal is over", _why_not_here(state, action, rules))
    if isinstance(action, phase.actions):
        return phase.objection(state, action, rules)
    due = phase.choices(state, rules)[0]
    grounds = merged([due.grounds, _why_not_here(state, action, rules)])
    return Objection(f"{phase.due} of seat {due.seat} is due", grounds)


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
    return _PHASES[type(state)].after(state, action, rules)


def replay(dealt: Dealt, actions: Iterable[Action], rules: RuleSet) -> Iterator[State]:
    """Every state of a deal, from the first bid on. IllegalActionError at the first action that is not allowed."""
    state = begin(dealt, rules)
    yield state
    for action in actions:
        state = apply(state, action, rules)
        yield state


def is_over(state: State) -> bool:
    """Whether nobody has anything left to do."""
    return isinstance(state, _OVER)


def settlement(state: State, rules: RuleSet, tariff: int | None = None) -> Settlement:
    """The payments of a finished deal. ``tariff``: Cent for one Wertungspunkt, the rule set's own without one.

    ValueError where the deal is not over, or the tariff is no positive number or not to be had.
    """
    per_point = settling.agreed(tariff, rules)
    match state:
        case GivenUp(game=game):
            return settling.schleifen(Parties.of(game), rules, per_point)
        case Played(contest=contest) if contest.game is None:
            augen = dict(enumerate(counting.augen_by_seat(contest, state.tricks, rules)))
            return settling.fahren(contest.dealt.seating, augen, contest.said, rules, per_point)
        case Played(contest=contest) if contest.game is not None:
            game = contest.game
            items = bonuses.items(bonuses.ending_of(game, state, rules), rules)
            return settling.settle(Parties.of(game), items, rules, per_point)
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
        found.append(talon.course_grounds(game, rules))
        found.append(discarding.course_grounds(game, exchange, rules))
    if isinstance(state, Playing | Played) and game is not None:
        found.append(announcing.course_grounds(rules))
    return merged(found)
