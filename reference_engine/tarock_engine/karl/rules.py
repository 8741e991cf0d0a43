"""The types of the rule set of Karls Tarockrunde: what each ruling that other sources do not have means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping

from tarock_engine import areas
from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, SPIEL, TRULL, VALAT
from tarock_engine.amounts import Amount
from tarock_engine.cards import NAMES, Card, Mask
from tarock_engine.contracts import Contract, Side
from tarock_engine.karl.play_rules import AnnouncingRules, PlayRules, TrischakenRules
from tarock_engine.karl.scoring_rules import BonusRules, RenonceRules, SettlingRules
from tarock_engine.karl.terms import LoneTalon
from tarock_engine.ruleset import WithBirds
from tarock_engine.ruling import Grounds, Ruling
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Sides, TakenTrick


@dataclasses.dataclass(frozen=True)
class CardRules(areas.BirdCards):
    """The pack, its order and the Vögel; the source gives their names apart from their cards."""

    birds_named: Ruling[tuple[str, ...]]
    """The names of the Vögel, from the cheapest up."""


@dataclasses.dataclass(frozen=True)
class CountingRules(areas.TalonCounting):
    """Augen in Blatt, and for whom cards outside the tricks count."""

    partners_together: Ruling[Callable[[Sides, Seat], Side]]
    """For which side a trick counts, from the parties and its winner."""
    talon_with_koenig: Ruling[LoneTalon]
    """For which side each half of an untouched Talon with the called König counts."""
    own_tricks_in_fahren: Ruling[Callable[[TakenTrick], Seat]]
    """Whose a trick of Fahren is."""


@dataclasses.dataclass(frozen=True)
class DealingRules(areas.DealingRules):
    """Hands and Talon, and throwing a deal in."""

    throwing_in: Ruling[bool]
    """Whether a deal can be thrown in."""


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules["KarlRules"]):
    """Vorhand's rights, the ranks of games, holding, and how the auction ends."""

    other_name: Ruling[tuple[str, str]]
    """Another word for a game, with the game that it means."""
    rank: Ruling[Callable[[Contract, KarlRules], tuple[tuple[int, Amount], Grounds]]]
    """The place of a game in the auction, with the clauses that give it."""
    outbid_sechser: Ruling[tuple[str, ...]]
    """The games that outbid a Sechser-Dreier."""
    outbid_sechser_too: Ruling[tuple[str, ...]]
    """The games that outbid a Sechser-Dreier by a reading."""
    holding_allowed: Ruling[bool]
    """Whether somebody may hold a game that another has bid, and so play it himself."""
    hold_after_naming: Ruling[bool]
    """Whether Vorhand may hold a game who has named a lower one herself."""
    may_hold: Ruling[Callable[[tuple[Seat, ...], Seat, Seat], bool]] = dataclasses.field(kw_only=True)
    """Whether a seat may hold against another, from the places of all and of both."""
    equal_game_holds: Ruling[bool]
    """Whether a game of the same rank will do to hold, and not only the very same one."""
    goes_on_after_holding: Ruling[bool]
    """Whether the bidder may go higher after his game was held."""
    gut_is_final: Ruling[bool]
    """Whether whoever said gut is out of the auction."""
    ends_with_one_left: Ruling[bool]
    """Whether the auction ends when all but one have said gut."""
    rights_go_to: Ruling[int]
    """Who takes the rights of a Vorhand that was handed on, in places from its giver."""
    bearer_of_burdens: Ruling[Callable[[Seating], Seat]]
    """Who bears the burdens of Vorhand: the first lead, and to pay double."""
    giver_stays: Ruling[bool]
    """Whether the giver of the Vorhand stays in the auction."""


@dataclasses.dataclass(frozen=True)
class TalonRules(areas.TalonRules["KarlRules"]):
    """Either half, the choice over a König in the Talon, what may be laid away, and who sees what."""

    either_half: Ruling[bool]
    """Whether the declarer may take either half."""
    koenig_choice_while_open: Ruling[bool]
    """Whether the choice over a König in the Talon is made before a half is taken."""
    limit: Ruling[areas.LastResort[KarlRules]]
    """Which of the cards may go that are not kept back."""
    a_trump_goes: Ruling[bool]
    """Whether one of the cards laid away has to be a trump."""
    whole_unseen: Ruling[bool]
    """Whether nobody else sees a Talon that is taken whole."""
    untouched_shown_to_all: Ruling[bool]
    """Whether everybody sees an untouched Talon that counts in the end, or only those for whom it does."""


@dataclasses.dataclass(frozen=True, eq=False)
class KarlRules(WithBirds):
    """All rulings of Karls Tarockrunde."""

    cards: CardRules
    counting: CountingRules
    dealing: DealingRules
    bidding: BiddingRules
    talon: TalonRules
    announcing: AnnouncingRules
    play: PlayRules[KarlRules]
    trischaken: TrischakenRules[KarlRules]
    bonuses: BonusRules
    settling: SettlingRules
    renonce: RenonceRules = dataclasses.field(kw_only=True)

    @property
    def miscounted(self) -> int:
        """1: a deal in which a hand has a card too many or too few goes on, and is a Renonce once it is noticed."""
        return 1

    @functools.cached_property
    def birds(self) -> Mapping[str, Card]:
        """The card of each Vogel; if a house leaves one out, the others keep their cards."""
        named, everyone = self.cards.birds_named.value, self.cards.bird_names
        cards = dict(zip(named if len(named) == len(everyone) else everyone, self.cards.birds.value, strict=True))
        return {bird: cards[bird] for bird in self.in_use(named)}

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """The cards that matter for the legal bids: Vögel and Könige, and all trumps if a deal can be thrown in."""
        known = sum(1 << card for card in self.cards.birds.value) | self.calling.ever_callable
        return known | self.suits_for_bidding | (self.ranking.trumps if self.dealing.throwing_in.value else 0)

    @functools.cached_property
    def items(self) -> tuple[str, ...]:
        """All items that are scored, in the order in which results list them."""
        return self.in_use((SPIEL, TRULL, KOENIGE, *self.bonuses.own_sets, KOENIG_ULTIMO, *self.birds, VALAT))

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of single cards with those of the Vögel, and the clauses on the Vögel."""
        birds = {name: NAMES[card] for name, card in self.birds.items()}
        return {**self.cards.names, **birds}, (self.cards.birds_named.clause, self.cards.birds.clause)
