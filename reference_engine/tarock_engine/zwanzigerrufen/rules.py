"""The types of the rule set of Zwanzigerrufen: what each ruling that other sources do not have means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping

from tarock_engine import areas
from tarock_engine.cards import Card, CardSet, Mask, cards_in, mask_of
from tarock_engine.contracts import Contract, Side
from tarock_engine.manners import Duty
from tarock_engine.memory import remembered
from tarock_engine.rounds import DoubledDeals
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, Group, Ruling
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Sides
from tarock_engine.zwanzigerrufen.names import ABSOLUT, FARBENSOLO, ITEMS
from tarock_engine.zwanzigerrufen.play_rules import AnnouncingRules, PlayRules
from tarock_engine.zwanzigerrufen.scoring_rules import BonusRules, SettlingRules
from tarock_engine.zwanzigerrufen.terms import is_normal, terms_of


@dataclasses.dataclass(frozen=True)
class CardRules(areas.CardRules):
    """The pack and its order."""

    left_out: Ruling[CardSet]
    """The Tarocks that are taken out of the pack before anything is done with it."""
    with_skues: Ruling[Callable[[tuple[str, ...]], tuple[str, ...]]]
    """The order of the Tarocks with the Sküs among them, from that of the others."""


@dataclasses.dataclass(frozen=True)
class CountingRules(areas.CountingRules):
    """Augen, and what becomes of a tie."""

    partners_together: Ruling[Callable[[Sides, Seat], Side]]
    """For which side a trick counts, from the parties and its winner."""
    tie_is_lost: Ruling[bool]
    """Whether the declarer loses with half of the Augen; otherwise nobody does."""


@dataclasses.dataclass(frozen=True)
class DoppelteRunde(DoubledDeals):
    """Deals that count twice after a catch of the Mond."""

    length: Ruling[int]
    """How many deals count double."""
    triggers: Ruling[frozenset[str]]
    """The events that bring doubled deals."""
    begin_during_another: Ruling[Callable[[tuple[int, ...], int], tuple[int, ...]]]
    """The doubled rounds that are on after a new one, each by how many deals are left of it, from those before."""
    thrown_in_uses_up: Ruling[bool]
    """Whether a deal that was thrown in uses up a doubled one."""
    drawn_uses_up: Ruling[bool]
    """Whether a deal uses up a doubled one that brought nobody anything."""
    occasions: Mapping[str, Ruling[int]] = dataclasses.field(default_factory=dict, kw_only=True)
    """How many rounds each event of a deal brings."""
    rounds_at_first: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """How many rounds the beginning of a session brings."""
    rounds_of_last_hour: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """How many rounds the beginning of the last hour brings."""


@dataclasses.dataclass(frozen=True)
class DealingRules(areas.DealingRules):
    """Hands, and throwing them in."""

    throwing_in: Ruling[bool] = dataclasses.field(kw_only=True)
    """Whether a deal can be thrown in."""
    throwing_in_until_play: Ruling[bool] = dataclasses.field(kw_only=True)
    """Whether a deal can be thrown in after Vorhand has announced too."""
    tarocks_to_have_to_throw: Ruling[int] = dataclasses.field(kw_only=True)
    """With how many Tarocks or fewer a deal has to be thrown in."""
    sole_tarocks_to_throw: Ruling[CardSet] = dataclasses.field(kw_only=True)
    """The cards of which one has to be the only Tarock of whoever may throw in."""


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules["ZwanzigerrufenRules"]):
    """Which game is played."""

    find_declarer: Ruling[Callable[[Seat, Seating], Seat]]
    """Whose the game is, from the seat that announced it."""
    solo_displaces_normal: Ruling[bool]
    """Whether a solo game takes the place of the normal one."""
    ranking: Ruling[tuple[str, ...]]
    """The solo games from the lowest."""
    no_normal_with_all: Ruling[bool]
    """Whether the holder of all that can be called cannot play the normal game."""
    solo_in_any_turn: Ruling[bool]
    """Whether a solo game is open in every turn; otherwise in the first only."""
    may_take_over: Ruling[Callable[[int, int], bool]]
    """Whether a seat may take the same game from another, both in places from Vorhand."""
    over_own_solo: Ruling[bool]
    """Whether a soloist may announce a higher solo game himself."""
    bonuses_lapse: Ruling[bool]
    """Whether what was announced before a solo game falls away."""


@dataclasses.dataclass(frozen=True)
class CallingRules(areas.CallingRules):
    """The called Tarock."""

    highest: Ruling[Card]
    """The Tarock that can be called first."""
    second: Ruling[Card]
    """The Tarock that can be called with the first in hand."""
    lowest: Ruling[Card]
    """The last Tarock down to which the call goes on."""
    callable_of_hand: Ruling[Callable[[Mask, tuple[Card, ...]], Mask]]
    """Which Tarocks a hand may call, from the hand and all that can be called."""
    may_show_side: Ruling[bool]
    """Whether the called player may show his side by what he announces."""


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group):
    """Trischaken, in which everybody plays for himself, in a house that has it."""

    is_played: Ruling[bool]
    """Whether Vorhand may say Trischaken in place of her call."""
    leads: Ruling[int]
    """Who leads first, in places from Vorhand."""
    overtake: Ruling[Duty[ZwanzigerrufenRules]]
    """The duty to take the trick."""
    pagat_last: Ruling[Duty[ZwanzigerrufenRules]]
    """The duty to keep the Pagat while there is another trump."""


@dataclasses.dataclass(frozen=True, eq=False)
class ZwanzigerrufenRules(RuleSet):
    """All rulings of Zwanzigerrufen."""

    cards: CardRules
    counting: CountingRules
    dealing: DealingRules
    bidding: BiddingRules
    calling: CallingRules
    announcing: AnnouncingRules
    play: PlayRules[ZwanzigerrufenRules]
    bonuses: BonusRules
    settling: SettlingRules
    trischaken: TrischakenRules | None = None

    @property
    def has_trischaken(self) -> bool:
        """Whether a house has a game in which everybody plays for himself."""
        return self.trischaken is not None and self.trischaken.is_played.value

    def trump_order(self) -> tuple[str, ...]:
        """The numbered Tarocks of the pack and the Sküs, from the top."""
        return self.cards.with_skues.value(self.cards.trumps.value)

    def trump_grounds(self) -> Grounds:
        """The clauses that give the order of the Tarocks."""
        cards = self.cards
        return (cards.trumps.clause, cards.with_skues.clause)

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of single cards, and the clauses that give them and say which Tarocks exist."""
        return self.cards.names, (self.cards.trull.clause, self.cards.left_out.clause)

    @functools.cached_property
    def pack(self) -> Mask:
        """All cards that are played with."""
        return self.cards.pack.value & ~self.cards.left_out.value

    @functools.cached_property
    def items(self) -> tuple[str, ...]:
        """All items that are scored, in the order in which results list them."""
        last = ITEMS.index(ABSOLUT) + 1
        return self.in_use((*ITEMS[:last], *self.bonuses.own_sets, *ITEMS[last:]))

    @functools.cached_property
    def ladder(self) -> tuple[Card, ...]:
        """Everything that can be called, from the top."""
        rulings = self.calling
        below = [card for card in self.ranking.trumps_down if rulings.lowest.value <= card < rulings.second.value]
        return (rulings.highest.value, rulings.second.value, *below)

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """The cards that matter for the legal bids: those that can be called, or all Tarocks with throwing in."""
        return self.ranking.trumps if self.dealing.throwing_in.value else mask_of(self.ladder)

    def bidding_hand(self, hand: Mask) -> Mask:
        """The cards of a hand that matter; fixed suit cards replace its own, because only their number matters."""
        if self.dealing.thrown_in is not None:
            return hand
        suits = (hand & ~self.ranking.trumps).bit_count()
        return hand & self.cards_for_bidding | self._suit_cards[suits]

    @functools.cached_property
    def _suit_cards(self) -> tuple[Mask, ...]:
        """For each number of suit cards the fixed ones that replace them."""
        cards = cards_in(self.pack & ~self.ranking.trumps)
        return tuple([mask_of(cards[:number]) for number in range(len(cards) + 1)])


@remembered(1 << 7)
def solo_games(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """The names of the games that can be announced instead of the normal one."""
    return tuple(contract.name for contract in rules.contracts if not is_normal(contract))


def scored_in_game(contract: Contract, item: str, rules: ZwanzigerrufenRules) -> tuple[bool, Grounds]:
    """Whether a bonus is scored in a game, and the clause on it, if the game has one of its own."""
    own, listed = terms_of(contract).is_scored.get(item), rules.bonuses.farbensolo_scores
    is_listed = item in listed.value
    if terms_of(contract).manner == FARBENSOLO and (own is None or is_listed):
        return is_listed, () if is_listed and own is None else (listed.clause,)
    return (True, ()) if own is None else (own.value, (own.clause,))


def is_doubled_by_each_foe(contract: Contract, rules: ZwanzigerrufenRules) -> bool:
    """Whether every opponent doubles the game for himself."""
    binding = kontra_binding(contract, rules)
    return binding is not None and not binding.value


def kontra_binding(contract: Contract, rules: ZwanzigerrufenRules) -> Ruling[bool] | None:
    """The ruling on whether one opponent's Kontra binds the others; None in the normal game."""
    if is_normal(contract):
        return None
    return (
        rules.settling.farbensolo_kontra_binds_all
        if terms_of(contract).manner == FARBENSOLO
        else rules.settling.solo_kontra_binds_all
    )
