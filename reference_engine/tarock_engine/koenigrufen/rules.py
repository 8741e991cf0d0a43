"""The types of the rule set of Tarock-Königrufen: what each ruling that other sources do not have means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, KOENIGFANG, MONDFANG, SKUESFANG, SPIEL, TRULL, VALAT, Bid
from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import NAMES, Card, Mask
from tarock_engine.certain import there
from tarock_engine.contracts import Side
from tarock_engine.koenigrufen.play_rules import AnnouncingRules, PlayRules, TrischakenRules
from tarock_engine.koenigrufen.scoring_rules import BonusRules, SettlingRules
from tarock_engine.ruleset import WithBirds
from tarock_engine.ruling import Grounds, Ruling


class ContractClasses(NamedTuple):
    """Contracts of equal rank, from the lowest; ``()`` ranks every contract by its own place."""

    classes: tuple[tuple[str, ...], ...]


@dataclasses.dataclass(frozen=True)
class CountingRules(areas.TalonCounting):
    """Augen in threes, and for whom cards outside the tricks count."""

    off_three: Ruling[int]
    """How many Augen three cards together count less than they are worth."""
    off_one_left: Ruling[int]
    """How many Augen a single card left over counts less."""
    off_two_left: Ruling[int]
    """How many Augen two cards left over count less together."""
    trischaken_method: Ruling[Callable[[Mask, CountingRules], Augen]]
    """How the Augen of a pile are counted in Trischaken."""
    partners_count_apart: Ruling[bool]
    """Whether partners count their piles apart."""
    talon_with_koenig: Ruling[Side | None]
    """For which side the Talon of a Solo counts that has the called König in it."""
    half_with_koenig: Ruling[Side | None] | None = dataclasses.field(default=None, kw_only=True)
    """For which side the half of a hidden Talon counts that has the called König; none where it is not parted."""
    talon_with_unnamed: Ruling[Side | None]
    """For which side the Talon of a Solo counts when its König was called without its suit."""
    talon_in_trischaken: Ruling[areas.TalonTaker]
    """Who is given the Talon in Trischaken, from the tricks; nobody where none."""
    negative_counts_tricks: Ruling[bool]
    """Whether nothing but tricks counts in a negative contract."""


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules["KoenigrufenRules"]):
    """Priority, passing, and how the auction ends."""

    passing_is_final: Ruling[bool]
    """Whether whoever has passed is out of the auction."""
    outbid_may_return: Ruling[bool]
    """Whether whoever was outbid may bid again."""
    ends_with_three_out: Ruling[bool]
    """Whether the auction ends when three have passed for good; otherwise after three passes in a row."""
    find_declaring_bid: Ruling[Callable[[Sequence[Bid]], Bid]]
    """Which bid makes its player the declarer."""
    equal_rank: Ruling[ContractClasses]
    """Which contracts rank equally."""
    priority: Ruling[int]
    """Whether an earlier seat has priority over a later one: 1, or -1 where it is the other way round."""
    priority_at_five: Ruling[int]
    """Who has the first priority at a table of five, in places from Vorhand."""
    higher_over_priority: Ruling[bool]
    """Whether only a higher contract beats one of a player with priority."""
    equal_with_priority: Ruling[bool]
    """Whether a player with priority may take a bid with an equal contract."""


@dataclasses.dataclass(frozen=True)
class CallingRules(areas.TalonCalling):
    """The called König, whose holder is the secret partner."""

    partner_is_secret: Ruling[bool]
    """Whether the partner keeps his side secret."""
    alone_if_in_talon: Ruling[bool]
    """Whether the declarer plays alone when the called König lies in the Talon."""


@dataclasses.dataclass(frozen=True)
class TalonRules(areas.TalonRules["KoenigrufenRules"]):
    """Either set, sets of one's own, until when one may give up, and who sees what."""

    either_half: Ruling[bool]
    """Whether the declarer may take either set."""
    giving_up_after_set: Ruling[bool]
    """Whether giving up is possible until cards are laid away; otherwise until a set is taken."""
    whole_unseen: Ruling[bool]
    """Whether nobody else sees a Talon that is taken whole."""
    untouched_shown_to_all: Ruling[bool]
    """Whether an untouched Talon is turned up for everybody in the end; otherwise for its side."""
    unseen_in_trischaken: Ruling[bool]
    """Whether nobody looks at the Talon in Trischaken."""


@dataclasses.dataclass(frozen=True, eq=False)
class KoenigrufenRules(WithBirds):
    """All rulings of Tarock-Königrufen."""

    counting: CountingRules
    bidding: BiddingRules
    calling: CallingRules
    talon: TalonRules
    announcing: AnnouncingRules
    play: PlayRules[KoenigrufenRules]
    trischaken: TrischakenRules[KoenigrufenRules]
    bonuses: BonusRules
    settling: SettlingRules

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """No card, for the legal bids do not depend on the hand, but where a house asks for suit cards."""
        return self.suits_for_bidding

    @property
    def as_dealt(self) -> Ruling[bool]:
        """The ruling on whether the sets of the Talon are those in which it was dealt."""
        return there(self.dealing.halves_as_dealt, "ruling on the sets of the Talon")

    def price_of_bound(self, card: Card) -> Amount:
        """The silent price of the Bonus for this card: that of its Vogel, or else of König Ultimo."""
        bird = next((name for name, bird_card in self.birds.items() if bird_card == card), KOENIG_ULTIMO)
        return self.settling.silent_prices[bird].value

    @functools.cached_property
    def items(self) -> tuple[str, ...]:
        """All items that are scored, in the order in which results list them."""
        sets, catches = (TRULL, KOENIGE, *self.bonuses.own_sets), (KOENIGFANG, MONDFANG, SKUESFANG)
        return self.in_use((SPIEL, *sets, *catches, *self.birds, KOENIG_ULTIMO, VALAT))

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of single cards with those of the Vögel, and the clause on the Vögel."""
        birds = {name: NAMES[card] for name, card in self.birds.items()}
        return {**self.cards.names, **birds}, (self.cards.birds.clause,)


def may_be_announced(bird: str, rules: KoenigrufenRules) -> bool:
    """Whether a Vogel may be announced: the circle has not left it out."""
    in_use = rules.announcing.birds_announceable.get(bird)
    known = bird in rules.announcing.announceable.value if in_use is None else in_use.value
    return known and bird not in rules.left_out
