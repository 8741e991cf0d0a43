"""The type of a manner of play: the rulings on leads, duties and winners that several games of a source share."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple

from tarock_engine.cards import Card, Mask
from tarock_engine.following import Follow, Followings
from tarock_engine.refusals import Narrowing
from tarock_engine.ruling import ClauseId, Grounds, Rules_contra, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import TakenTrick


class Situation(NamedTuple):
    """The view of a player who has to play: his hand, the cards on the table, and the number of the trick from 1."""

    hand: Mask
    table: tuple[Card, ...]
    number: int


class Bonds(NamedTuple):
    """The bound cards of a hand: those of announced Ultimos.

    ``called`` is the called card; ``valat``: a Valat is announced, which may free them. ``of_partner`` are the cards
    that only the partner announced.
    """

    cards: Mask
    called: Card | None
    valat: bool
    of_partner: Mask = 0


FREE: Final = Bonds(0, None, valat=False)

Duty = Callable[[Situation, Mask, ClauseId, Rules_contra], Narrowing | None]
"""The cards that one clause leaves, from those that earlier duties left; ``None`` where it does not apply.

It leaves at least one card. Usually it narrows the cards it is given. A duty that outranks the others in its source
starts from the whole hand instead, so a card that they took away may be legal again.
"""
Winner = Callable[[Sequence[Card], Rules_contra], int | None]
"""The place of the winning card in a complete trick; ``None`` if this rule does not apply to the trick."""


@dataclasses.dataclass(frozen=True)
class Manner(Generic[Rules_contra]):
    """How cards are played in some of the games of a source: who leads, what has to be played, what wins a trick.

    The first of ``follow`` that matches a card decides, then ``duties`` narrow further; ``followings`` is the table of
    ``follow``. The order of the duties also decides which clauses a refusal names. ``whole_trull`` is asked for the
    winner first, then ``winners`` in order. ``winner_leads`` says who leads next, where no ruling says it for all
    manners. ``on_lead`` and ``on_adding`` are clauses without a duty; ``on_trull`` are more clauses on the whole Trull.
    """

    leads: Ruling[Any]
    follow: tuple[Ruling[Follow], ...]
    duties: tuple[Ruling[Duty[Rules_contra]], ...]
    winners: tuple[Ruling[Winner[Rules_contra]], ...]
    whole_trull: Ruling[Winner[Rules_contra]]
    followings: Followings = ()
    on_lead: Grounds = ()
    on_adding: Grounds = ()
    on_trull: Grounds = ()
    winner_leads: Ruling[Callable[[TakenTrick], Seat]] | None = None
