"""The end of a game of Zwanzigerrufen as its scoring needs it: tricks, cards and announcements of each side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tarock_engine.actions import VALAT
from tarock_engine.amounts import Augen
from tarock_engine.cards import TRUMP_I, Mask, mask_of
from tarock_engine.contracts import Contract, Side, is_of_tricks
from tarock_engine.memory import remembered
from tarock_engine.ruling import Grounds
from tarock_engine.scoring import KnownTrick
from tarock_engine.seating import Seat, in_turn
from tarock_engine.state import Chain, Game, Played, Sides
from tarock_engine.zwanzigerrufen import counting, doubling_ladder
from tarock_engine.zwanzigerrufen.names import MOND, SKUES
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules

Counted = Callable[[Mask, ZwanzigerrufenRules], tuple[Augen, Grounds]]
"""The Augen of cards, with clauses or without them."""


class Ending(NamedTuple):
    """The end of a deal that was played.

    ``hands`` are those dealt (empty: not known), ``won`` the cards of each party's tricks, ``counted`` its Augen with
    their grounds, ``tricks`` the number of its tricks. ``known`` are tricks by number, ``claims`` the sets claimed.
    """

    contract: Contract
    sides: Sides
    foes: tuple[Seat, ...]
    hands: tuple[Mask, ...]
    won: Mapping[Side, Mask]
    counted: Mapping[Side, tuple[Augen, Grounds]]
    tricks: Mapping[Side, int]
    known: Mapping[int, KnownTrick]
    chains: tuple[Chain, ...]
    claims: tuple[str, ...] = ()

    def augen(self, side: Side) -> Augen:
        """The Augen of a party."""
        return self.counted[side][0]

    def owner(self, chain: Chain) -> Side:
        """The party that a chain belongs to."""
        return doubling_ladder.side_of(chain.claim, self.sides)

    def doubled(self, chain: Chain) -> tuple[Seat, ...]:
        """The seats whose doublings of a chain count."""
        return doubling_ladder.standing_steps(chain.claim, self.sides)

    def said(self, item: str) -> list[Chain]:
        """The chains of an item; of the game, ``SPIEL``, there may be several."""
        return [chain for chain in self.chains if chain.claim.item == item]


def ending_of(game: Game, played: Played, rules: ZwanzigerrufenRules, counted: Counted = counting.counted) -> Ending:
    """The end of a deal in which ``game`` was played."""
    active, sides, contest = game.dealt.seating.active, game.sides, played.contest
    from_leader = {seat: _order(active, seat, sides, rules) for seat in active}
    known = {}
    for number, (leader, cards, winner) in enumerate(played.tricks, start=1):
        order, parties = from_leader[leader]
        known[number] = KnownTrick(cards, parties, order.index(winner))
    won = counting.piles(sides, played.tricks, rules)
    mine = sum([trick.winner is Side.DECLARER for trick in known.values()])
    return Ending(
        contract=game.contract,
        sides=sides,
        foes=tuple(seat for seat in active if sides.of(seat) is Side.FOES),
        hands=game.dealt.hands,
        won=won,
        counted=counted_sides(game.contract, won, rules, counted),
        tricks={Side.DECLARER: mine, Side.FOES: len(played.tricks) - mine},
        known=known,
        chains=contest.chains,
        claims=contest.claims,
    )


def counted_sides(
    contract: Contract, won: Mapping[Side, Mask], rules: ZwanzigerrufenRules, counted: Counted = counting.counted
) -> Mapping[Side, tuple[Augen, Grounds]]:
    """The Augen of each party with their grounds; none where tricks decide."""
    return {} if is_of_tricks(contract) else {side: counted(pile, rules) for side, pile in won.items()}


@remembered(1 << 10)
def _order(
    seats: tuple[Seat, ...], leader: Seat, sides: Sides, rules: ZwanzigerrufenRules
) -> tuple[tuple[Seat, ...], tuple[Side, ...]]:
    """The order in which a trick is played, and the parties in that order."""
    order = in_turn(seats, leader, rules.play.in_turn.value)
    return order, tuple(map(sides.of, order))


def failed_valats(ending: Ending) -> list[Chain]:
    """The announced Valats of a party that has lost a trick."""
    return [chain for chain in ending.said(VALAT) if ending.tricks[ending.owner(chain).other]]


def catches(ending: Ending, other: Mask) -> list[KnownTrick]:
    """The tricks in which the Sküs took the Mond, and those with the Mond and all cards of ``other``, if not empty."""
    with_mond = [trick for trick in ending.known.values() if MOND in trick.cards]
    whole = [trick for trick in with_mond if other and mask_of(trick.cards) & other == other]
    return [trick for trick in with_mond if trick.cards[trick.won_by] == SKUES or trick in whole]


def with_pagat(ending: Ending) -> tuple[int, KnownTrick] | None:
    """The number of the trick with the I, and the trick; None if it is not known."""
    return next(((number, trick) for number, trick in ending.known.items() if TRUMP_I in trick.cards), None)
