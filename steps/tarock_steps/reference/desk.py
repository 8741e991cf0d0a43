"""What each source asks of the reference engine in its own way, behind questions that all of them share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from tarock_engine.actions import Action
from tarock_engine.cards import Card, Mask
from tarock_engine.play import Bonds
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import Settlement
from tarock_engine.seating import Seating
from tarock_engine.state import Dealt, State
from tarock_steps import messages as m


class Breaches(NamedTuple):
    """How a source deals with what breaks its rules and is not noticed at once.

    ``overlooked`` lets such an act stand, of which a slip remains, and ``exposed`` is what becomes of the deal when one
    player points out the slips of another; IllegalActionError where that cannot be. Where it goes on afterwards,
    ``standing`` are the slips that are left. Cards laid away together are one act there, which ``lay_away`` makes.
    ``offender`` pays in a deal that ended with a Renonce.
    """

    overlooked: Callable[[State, Any, Any], tuple[State, Any]]
    exposed: Callable[[State, Sequence[Any], int, int, Any], State]
    standing: Callable[[Sequence[Any], int], tuple[Any, ...]]
    lay_away: Callable[[int, Mask], Any]
    offender: Callable[[State], int | None]


class Desk(NamedTuple):
    """The answers of one source: what may be said, what is won, what is paid.

    ``say`` makes an utterance of the wire an action in a state. ``manner`` names the way of playing in a game,
    ``bonds`` what binds a player there, and ``trick_seats`` who plays to a trick of so many cards. ``hands`` are those
    of a state, where they are not the dealt ones. ``alone`` is the game in which everybody plays for himself.
    ``breaches`` is there where acts against the rules can stand.
    """

    may_announce: Callable[[m.MayAnnounce, Any], m.TurnAnswer]
    result: Callable[[m.Result, Any], m.ResultAnswer]
    settle: Callable[[m.Settle, Any], Settlement]
    say: Callable[[m.Action, str, State, Any], Action]
    manner: Callable[[str, Any], str]
    bonds: Callable[[m.MayPlay, Any], Bonds]
    trick_seats: Callable[[str, Sequence[Card], Seating, Any], tuple[tuple[int, ...], Grounds]]
    hands: Callable[[State, Dealt, Any], tuple[Mask, ...] | None]
    alone: str
    breaches: Breaches | None = None


def desk_of(rules: RuleSet) -> Desk:
    """The desk of a rule set: ``DESK`` in the module of its name."""
    desk: Desk = import_module(f"{__package__}.{rules.name}.desk").DESK
    return desk
