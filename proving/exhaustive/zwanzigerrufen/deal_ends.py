"""The end of a deal of Zwanzigerrufen as a case to compare, and what the second opinion scores in it.

A case has the Augen and tricks of the declarer's side, the tricks that matter, the hands as dealt, and what was said.
The declarer sits at seat 0.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from proving.exhaustive.settlements import Deal
from proving.exhaustive.zwanzigerrufen import asking
from proving.exhaustive.zwanzigerrufen.cards import PACKS
from tarock_second_opinion.notebook import Trick, with_gaps
from tarock_second_opinion.zwanzigerrufen import items
from tarock_second_opinion.zwanzigerrufen.cards import KINGS, TRULL, value_of
from tarock_second_opinion.zwanzigerrufen.game import LAST, Game, Thing
from tarock_second_opinion.zwanzigerrufen.play import winning_card

Readings = Mapping[str, str]

ALL_AUGEN: Final = 88
MATERIAL: Final = {"Trull": tuple(TRULL), "Könige": tuple(KINGS)}


class Said(NamedTuple):
    """An announcement, and the players who doubled it, in order."""

    item: str
    by: int
    doubled: tuple[int, ...] = ()


class End(NamedTuple):
    """The end of a deal: ``known`` has the cards of the tricks that matter, by seat, ``game`` those who doubled it.

    Where opponents double for themselves, ``game`` has a chain for each.
    """

    deal: Deal
    augen: int
    tricks: int
    known: Mapping[int, tuple[str, ...]] = {}
    hands: tuple[tuple[str, ...], ...] = ()
    said: tuple[Said, ...] = ()
    game: Mapping[int | None, tuple[int, ...]] = {None: ()}
    claims: tuple[str, ...] = ()

    def is_mine(self, seat: int) -> bool:
        """Whether a seat belongs to the declarer's side."""
        return seat in {0, self.deal.partner}


Row = tuple[str, bool, bool, int]
"""An item: its name, whether the declarer's side receives it, whether it was announced, and how often it is doubled."""


def rows(end: End, readings: Readings) -> dict[int, list[Row]]:
    """Everything scored between the declarer and each opponent."""
    game = game_of(end, readings)
    found = items.items(game)
    return {
        foe: sorted(
            (item.name, (item.side == "declarer") == item.won, item.announced, len(item.doubled))
            for item in found
            if item.against in {None, foe}
        )
        for foe in game.foes()
    }


def game_of(end: End, readings: Readings) -> Game:
    """The second opinion's game of the deal; every claim is made by both sides."""
    game = asking.game_of(end.deal.contract, readings, end.deal.partner, hands=end.hands)
    mine, theirs = _piles(end.augen)
    game.piles = {"declarer": list(mine), "foes": list(theirs)}
    game.things = [Thing("Spiel", 0, against=foe, steps=_in_turn(steps)) for foe, steps in end.game.items()]
    game.things += [
        Thing(announcement.item, 0, of=announcement.by, steps=_in_turn(announcement.doubled))
        for announcement in end.said
    ]
    game.claims = [(seat, item) for item in end.claims for seat in range(4)]
    known = {
        number: Trick([*range(4)], list(cards), winner(end.deal.contract, cards, readings))
        for number, cards in end.known.items()
    }
    ours = sum(end.is_mine(trick.winner) for trick in known.values())
    takers = [0] * (end.tricks - ours) + [game.foes()[0]] * (LAST - end.tricks - len(known) + ours)
    game.tricks = with_gaps(known, [Trick([], [], seat) for seat in takers])
    return game


def _in_turn(steps: Sequence[int]) -> list[tuple[int, int]]:
    return [(seat, 0) for seat in steps]


@functools.cache
def _piles(augen: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Cards that count ``augen``, and all others."""
    pack, found = PACKS["ace"], list[str]()
    for card in sorted(pack, key=value_of, reverse=True):
        if value_of(card) <= augen - sum(map(value_of, found)):
            found.append(card)
    return tuple(found), tuple(card for card in pack if card not in found)


def winner(contract: str, cards: Sequence[str], readings: Readings) -> int:
    """The seat that takes a trick led by seat 0."""
    return cards.index(winning_card(asking.game_of(contract, readings), list(cards)))
