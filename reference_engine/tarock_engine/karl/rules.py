"""The rulings that only Karls Tarockrunde has, beside those of every source."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from tarock_engine import areas
from tarock_engine.actions import KAKADU, PAGAT, UHU, WILDSAU
from tarock_engine.cards import NAMES, Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.karl.play_rules import AnnouncingRules, PlayRules, TrischakenRules
from tarock_engine.karl.scoring_rules import BonusRules, RenonceRules, SettlingRules
from tarock_engine.karl.terms import LoneTalon
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seating
from tarock_engine.state import Sides, TakenTrick

BIRDS: Final = (PAGAT, UHU, KAKADU, WILDSAU)
"""The Vögel, from the I up."""


@dataclasses.dataclass(frozen=True)
class CardRules(areas.CardRules):
    """The pack, its order and the Vögel."""

    birds: Ruling[tuple[Card, ...]]


@dataclasses.dataclass(frozen=True)
class CountingRules(areas.TalonCounting):
    """Augen in Blatt, and for whom cards outside the tricks count."""

    blatt: Ruling[Fraction]
    together: Ruling[Callable[[Sides, int], Side]]
    lone_talon: Ruling[LoneTalon]
    own: Ruling[Callable[[TakenTrick], int]]


@dataclasses.dataclass(frozen=True)
class DealingRules(areas.DealingRules):
    """Hands and Talon, and throwing a deal in."""

    throwing_in: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules):
    """Vorhand's rights, the ranks of games, holding, and how the auction ends.

    ``besser`` is another word for a game. ``over_sechser`` are the games that outbid a Sechser-Dreier. ``holders`` says
    who holds a bid, ``equal_holds`` that a game of the same rank will do, and ``goes_on`` that the auction does so
    afterwards. ``rights`` counts seats from the giver of a Vorhand to its taker, and ``burdens`` finds who bears what
    she brings.
    """

    besser: Ruling[tuple[str, str]]
    rank: Ruling[Callable[[Contract, Any], tuple[tuple[int, int], Grounds]]]
    over_sechser: Ruling[tuple[str, ...]]
    zwiccolo_over_sechser: Ruling[tuple[str, ...]]
    holding: Ruling[bool]
    holders: Ruling[Callable[[tuple[int, ...], int, int], bool]]
    equal_holds: Ruling[bool]
    goes_on: Ruling[bool]
    gut_is_final: Ruling[bool]
    end: Ruling[bool]
    rights: Ruling[int]
    burdens: Ruling[Callable[[Seating], int]]
    giver_stays: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class TalonRules(areas.TalonRules):
    """Either half, the choice over a König in the Talon, what may be laid away, and who sees what.

    ``while_open``: the choice is made before a half is taken. ``limit``: which cards may go of those that are
    not kept back. ``trump_too``: one of those laid away has to be a trump.
    """

    either_half: Ruling[bool]
    while_open: Ruling[bool]
    limit: Ruling[areas.LastResort]
    trump_too: Ruling[bool]
    six_hidden: Ruling[bool]


@dataclasses.dataclass(frozen=True, eq=False)
class KarlRules(WithTalon):
    """All rulings of Karls Tarockrunde."""

    cards: CardRules
    counting: CountingRules
    dealing: DealingRules
    bidding: BiddingRules
    talon: TalonRules
    announcing: AnnouncingRules
    play: PlayRules
    trischaken: TrischakenRules
    bonuses: BonusRules
    settling: SettlingRules
    renonce: RenonceRules

    @property
    def miscounted(self) -> int:
        """A deal with a card too many and one too few goes on, until that is noticed: it is a Renonce."""
        return 1

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """What may be bid depends on the Vögel and the Könige, and where a deal can be thrown in on all trumps."""
        known = sum(1 << card for card in self.cards.birds.value) | self.calling.callable
        return known | (self.ranking.trumps if self.dealing.throwing_in.value else 0)

    @functools.cached_property
    def birds(self) -> Mapping[str, Card]:
        """The card of each Vogel."""
        return dict(zip(BIRDS, self.cards.birds.value, strict=True))

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of cards, the Vögel among them, and the clause about these."""
        birds = {name: NAMES[card] for name, card in self.birds.items()}
        return {**self.cards.names, **birds}, (self.cards.birds.clause,)
