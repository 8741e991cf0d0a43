"""Compares the legal plays in Tarock-Königrufen where announced Boni keep a card back or demand it in its trick.

``hands`` is a part of ``parts.py``. A cell is a group of cards among which the rules make no difference.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from proving.exhaustive import plays
from proving.exhaustive.found import Found
from proving.exhaustive.koenigrufen.plays import game_of, playable
from proving.exhaustive.plays import BOUND_SITUATIONS, DEALT, Bonds, Cells, Held, PlaysComparison, bound_cells
from tarock_engine.cards import CARDS, Mask
from tarock_engine.koenigrufen.play import POSITIVE
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.seating import Seat
from tarock_engine.state import Contest, Exchange, Game
from tarock_second_opinion.koenigrufen import game as second
from tarock_second_opinion.koenigrufen.play import CARD
from tarock_second_opinion.notebook import Thing

OPTIONS: Final = ("announced-card-hold-duty", "bound-card-priority")
NUMBERS: Final = (1, 8, 9, 10, 11)
"""A trick like all before the Marabu's, and the later ones but the last, in which nobody has a choice."""

ITEMS: Final = {**{card: item for item, card in CARD.items()}, "king": "König ultimo", "idle king": "König ultimo"}
"""The Boni about a card, by its cell."""
_BEFORE: Final = second.Trick([0, 1, 2, 3], [], [], 0)


# ----------------------------------------------------------------------------------------------- the second opinion


def allowed(game: second.Game, held: Held, table: Sequence[str], bonds: Bonds, cells: Cells) -> Held:
    """What a player may play who announced some Boni himself, and whose partner announced others."""
    game.declarer, game.partner = len(table), (len(table) + 1) % 4
    by = ((game.declarer, bonds.own), (game.partner, bonds.of_partner))
    game.things = [Thing("Spiel"), *(Thing(ITEMS[cell], of=seat) for seat, bound in by for cell in bound)]
    return playable(game, held, table, cells)


# ------------------------------------------------------------------------------------------------------ the engine


def hands(
    rules: KoenigrufenRules, readings: Mapping[str, str], *, numbers: Sequence[int] = NUMBERS, every: int = 1
) -> Found:
    """Compare the hands of all classes with announced Boni in some tricks, of each class ``every`` n-th set of Boni."""
    comparison = PlaysComparison(f"announced Boni, {' '.join(readings.values())}")
    for king, table in BOUND_SITUATIONS:
        cells = bound_cells(table, king, ITEMS)
        whole = {name: plays.mask(cards) for name, cards in cells.items()}
        contract = "Dreier" if king is None else "Rufer"
        game = Game(DEALT, rules.by_name[contract], Seat(0), None if king is None else CARDS[king])
        asked = game_of(contract, readings)
        asked.called = king or ""
        comparison.situations += len(numbers)
        comparison.hands += len(numbers)
        for held in plays.classes_of(cells):
            comparison.hands += plays.hands_in(held, cells) * len(numbers)
            one, both = plays.two_hands_of(held, cells)
            for place, bonds in enumerate(itertools.islice(_bonds(held), None, None, every)):
                contest = _contest(game, bonds, whole)
                for number in numbers:
                    comparison.classes += 1
                    hand = both if (place + number) % 2 else one
                    asked.tricks = [_BEFORE] * (number - 1)
                    may = sum([whole[cell] for cell in allowed(asked, held, table, bonds, cells)])
                    comparison.compare(
                        plays.state_of(contest, table, hand, number), rules, hand & may, bonds, "trick", number
                    )
    return comparison.found()


def _bonds(held: Held) -> Iterator[Bonds]:
    """Each bound card announced by the player, by his partner, or not at all; at least one card is announced."""
    mine = sorted(held & ITEMS.keys())
    for states in itertools.product(range(3), repeat=len(mine)):
        if any(states):
            by = [frozenset(itertools.compress(mine, [state == who for state in states])) for who in (1, 2)]
            yield Bonds(*by)


def _contest(game: Game, bonds: Bonds, whole: Mapping[str, Mask]) -> Contest:
    own, partner = (sum([whole[cell] for cell in cells]) for cells in bonds)
    bound = (own | partner,) * 4
    return Contest(
        dealt=DEALT,
        game=game,
        exchange=Exchange(),
        chains=(),
        bound=bound,
        valat=False,
        manner=POSITIVE,
        of_partner=(partner,) * 4,
    )
