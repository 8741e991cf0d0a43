"""How cards are played: the rulings of a manner of play, the functions they hold, and what these look at."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple

from tarock_engine.cards import Card, Mask
from tarock_engine.findings import Narrowing
from tarock_engine.following import Follow, Followings
from tarock_engine.ruling import ClauseId, Grounds, Rules_contra, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import TakenTrick


class Situation(NamedTuple):
    """What a player looks at who has to play: his hand, the cards on the table, and the trick's number from 1 on."""

    hand: Mask
    table: tuple[Card, ...]
    number: int


class Bonds(NamedTuple):
    """What holds back single cards of a hand: cards of announced Ultimos, where no Valat frees them.

    ``of_partner`` are those of them that only the partner announced.
    """

    cards: Mask
    called: Card | None
    valat: bool
    of_partner: Mask = 0


FREE: Final = Bonds(0, None, valat=False)

Duty = Callable[[Situation, Mask, ClauseId, Rules_contra], Narrowing | None]
"""What may be played by one clause, given the cards that the duties before it left; ``None`` where it does not apply.

It leaves at least one card. As a rule it narrows what it is given; one that stands above the others by its source goes
back to the hand, and then a card may be legal again that they took away.
"""
Winner = Callable[[Sequence[Card], Rules_contra], int | None]
"""The place in a complete trick of the card that takes it; ``None`` where this rule says nothing of such a trick."""


@dataclasses.dataclass(frozen=True)
class Manner(Generic[Rules_contra]):
    """How cards are played in some of the games of a source: who leads, what has to be played, what wins a trick.

    Of ``follow`` the first that meets a card decides, and ``duties`` narrow on; ``followings`` is their table. In what
    order the duties stand also decides which clauses a refusal names. Of ``winners`` the first that answers decides,
    unless ``whole_trull`` does; ``winner_leads`` is who leads to the next trick, where that is not ruled on for all
    ways of playing at once. Clauses that speak of no duty at all stand in ``on_lead`` and ``on_adding``, and those
    that say more of the whole Trull in ``on_trull``.
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
