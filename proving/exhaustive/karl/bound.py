"""Compares the legal plays in Karls Tarockrunde where announced Vögel have an order, or wait for their tricks.

``hands`` is a part of ``parts.py``. A cell is a group of cards among which the rules make no difference.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from proving.exhaustive import plays
from proving.exhaustive.found import Found
from proving.exhaustive.karl.asking import cells_to_play, game_with
from proving.exhaustive.plays import BOUND_SITUATIONS, DEALT, Bonds, Held, PlaysComparison, bound_cells
from tarock_engine.actions import KOENIG_ULTIMO
from tarock_engine.cards import CARDS, Card
from tarock_engine.karl import play
from tarock_engine.karl.rules import KarlRules
from tarock_engine.seating import SEATS, Seat, in_turn
from tarock_engine.state import Chain, Claim, Exchange, Game, Playing, TakenTrick
from tarock_second_opinion.karl import game as second
from tarock_second_opinion.notebook import Thing, Trick

ORDER: Final = "giving-up-order-scope"
EARLY: Final = "announced-bird-played-early"
OPTIONS: Final = (ORDER, EARLY)
NUMBERS: Final = (1, 8, 9, 10, 11, 12)
"""A trick like all before the Wildsau's, and the later ones."""
BIRDS: Final = {"I": "Pagat", "II": "Uhu", "III": "Kakadu", "IV": "Wildsau"}
KINGS: Final = frozenset({"king", "idle king"})

_BEFORE: Final = TakenTrick(Seat(0), (), Seat(0))
_ME, _FOE, _PARTNER = SEATS[:3]


# ------------------------------------------------------------------------------------------------------- compare


class Asked(NamedTuple):
    """A game of the second opinion, a card of each cell, and the cards on the table."""

    game: second.Game
    cards: Mapping[str, str]
    table: Sequence[str]


def announce(bonds: Bonds, asked: Asked) -> None:
    """Tell the second opinion that the player's side announced the ``bonds``, and the other side the rest."""
    game, said = asked.game, bonds.own | bonds.of_partner
    game.things = [Thing(name, of=_ME if cell in said else _FOE) for cell, name in BIRDS.items()]
    game.things.append(Thing(KOENIG_ULTIMO, of=_ME if said & KINGS else _FOE))
    game.hands[_PARTNER] = [asked.cards[cell] for cell in bonds.of_partner]


def allowed(held: Held, number: int, asked: Asked) -> Held:
    """The cells that the second opinion allows in a trick."""
    asked.game.tricks = [Trick([], [], _ME)] * (number - 1)
    return cells_to_play(asked.game, {cell: asked.cards[cell] for cell in held}, asked.table)


def hands(rules: KarlRules, readings: Mapping[str, str], *, numbers: Sequence[int] = NUMBERS) -> Found:
    """Compare the hands of all classes with announced Vögel in some tricks, under one choice of ``OPTIONS``."""
    comparison = PlaysComparison(f"announced Vögel, {' '.join(readings.values())}")
    for king, table in BOUND_SITUATIONS:
        cells = bound_cells(table, king, BIRDS)
        whole = {name: plays.mask(cards) for name, cards in cells.items()}
        contract = rules.by_name["Dreier" if king is None else "Rufer"]
        game = Game(DEALT, contract, _ME, None if king is None else CARDS[king], _PARTNER)
        asked = _asked(contract.name, king, cells, table, readings)
        comparison.situations += len(numbers)
        comparison.hands += len(numbers)
        for held in plays.classes_of(cells):
            comparison.hands += plays.hands_in(held, cells) * len(numbers)
            hand = [*plays.two_hands_of(held, cells)]
            for place, bonds in enumerate(_bonds(held, king is not None)):
                chains, others = _chains(bonds, by_partner=place % 2 == 1), plays.mask([*bonds.of_partner])
                announce(bonds, asked)
                rest = (plays.mask(["VI"]), others or plays.mask(["VII"]), plays.mask(["VIII"]))
                turns = {(place + number) % 2 for number in numbers}
                begun = {turn: play.begin(game, Exchange(), (hand[turn], *rest), chains, rules) for turn in turns}
                for number in numbers:
                    comparison.classes += 1
                    state = _in_trick(begun[(place + number) % 2], table, number)
                    may = sum([whole[cell] for cell in allowed(held, number, asked)])
                    comparison.compare(state, rules, state.hands[_ME] & may, bonds, "trick", number)
    return comparison.found()


def _asked(
    contract: str, king: str | None, cells: plays.Cells, table: Sequence[str], readings: Mapping[str, str]
) -> Asked:
    game = game_with(contract, readings)
    game.partner, game.called = _PARTNER, king or ""
    return Asked(game, {cell: cards[0] for cell, cards in cells.items()}, table)


def _in_trick(begun: Playing, table: Sequence[str], number: int) -> Playing:
    order = in_turn(SEATS[:4], SEATS[3 if table else 0], 1)
    cards = tuple([Card(CARDS[card]) for card in table])
    return begun._replace(order=order, table=cards, tricks=(_BEFORE,) * (number - 1))


def _bonds(held: Held, king: bool) -> Iterator[Bonds]:  # noqa: FBT001
    """Every way to announce Vögel, held by the player or his partner; the König Ultimo too where a König was called."""
    bound = (*BIRDS, *sorted(held & KINGS if king else ()))
    for said in itertools.product((True, False), repeat=len(bound)):
        announced = frozenset(itertools.compress(bound, said))
        yield Bonds(announced & held, announced - held)


def _chains(bonds: Bonds, *, by_partner: bool) -> tuple[Chain, ...]:
    """All announcements: one of the side made those of ``bonds``, the other side made the rest."""
    said = bonds.own | bonds.of_partner
    mine = _PARTNER if by_partner else _ME
    found = [(name, mine if cell in said else _FOE) for cell, name in BIRDS.items()]
    found.append((KOENIG_ULTIMO, mine if said & KINGS else _FOE))
    return tuple([Chain(Claim(item, seat, contained=False), (0,)) for item, seat in found])
