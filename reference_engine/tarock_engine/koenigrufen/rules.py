"""The rulings that only Tarock-Königrufen has, beside those of every source."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tarock_engine import areas
from tarock_engine.actions import KAKADU, MARABU, PAGAT, UHU, Bid
from tarock_engine.amounts import Amount
from tarock_engine.cards import NAMES, Card, Mask
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen.play_rules import AnnouncingRules, PlayRules, TrischakenRules
from tarock_engine.koenigrufen.scoring_rules import BonusRules, SettlingRules
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.state import TakenTrick

BIRDS: Final = (PAGAT, UHU, KAKADU, MARABU)
"""The Vögel, from the I up."""


class ContractClasses(NamedTuple):
    """Contracts of equal rank, from the lowest; ``()`` ranks every contract by its own place."""

    classes: tuple[tuple[str, ...], ...]


@dataclasses.dataclass(frozen=True)
class CardRules(areas.CardRules):
    """The pack, its order and the Vögel."""

    birds: Ruling[tuple[Card, ...]]


@dataclasses.dataclass(frozen=True)
class CountingRules(areas.TalonCounting):
    """Augen in threes, and for whom cards outside the tricks count."""

    threes: Ruling[int]
    one_left: Ruling[int]
    two_left: Ruling[int]
    trischaken_method: Ruling[Callable[[Mask, CountingRules], Amount]]
    partners_apart: Ruling[bool]
    lone_talon: Ruling[Side | None]
    unnamed_talon: Ruling[Side | None]
    talon_in_trischaken: Ruling[Callable[[Sequence[TakenTrick]], int | None]]
    only_tricks: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules):
    """Priority, passing, and how the auction ends."""

    passing_is_final: Ruling[bool]
    again: Ruling[bool]
    end: Ruling[bool]
    last_declares: Ruling[Callable[[Sequence[Bid]], Bid]]
    equal_rank: Ruling[ContractClasses]
    priority: Ruling[int]
    priority_at_five: Ruling[int]
    needs_higher: Ruling[bool]
    equal_with_priority: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class CallingRules(areas.TalonCalling):
    """The called König, whose holder is the secret partner."""

    secret: Ruling[bool]
    alone: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class TalonRules(areas.TalonRules):
    """Either set, sets of one's own, until when one may give up, and who sees what.

    ``stock_for_all``: an untouched Stock is turned up at the end for everybody, not only for those for whom it counts.
    """

    either_half: Ruling[bool]
    give_up_late: Ruling[bool]
    six_hidden: Ruling[bool]
    stock_for_all: Ruling[bool]
    trischaken_hidden: Ruling[bool]


@dataclasses.dataclass(frozen=True, eq=False)
class KoenigrufenRules(WithTalon):
    """All rulings of Tarock-Königrufen."""

    cards: CardRules
    counting: CountingRules
    bidding: BiddingRules
    calling: CallingRules
    talon: TalonRules
    announcing: AnnouncingRules
    play: PlayRules
    trischaken: TrischakenRules
    bonuses: BonusRules
    settling: SettlingRules

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """What may be bid depends on no card."""
        return 0

    @property
    def as_dealt(self) -> Ruling[bool]:
        """Whether the Talon falls into the two sets in which it was dealt."""
        if self.dealing.halves is None:
            message = "Tarock-Königrufen rules on the sets of the Talon"
            raise ValueError(message)
        return self.dealing.halves

    @functools.cached_property
    def birds(self) -> Mapping[str, Card]:
        """The card of each Vogel."""
        return dict(zip(BIRDS, self.cards.birds.value, strict=True))

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of cards, the Vögel among them, and the clause about these."""
        birds = {name: NAMES[card] for name, card in self.birds.items()}
        return {**self.cards.names, **birds}, (self.cards.birds.clause,)


def may_be_announced(bird: str, rules: KoenigrufenRules) -> bool:
    """Whether the circle has left a Vogel in use."""
    in_use = {KAKADU: rules.announcing.kakadu, MARABU: rules.announcing.marabu}.get(bird)
    return bird in rules.announcing.announceable.value if in_use is None else in_use.value
