"""The rulings that only Zwanzigerrufen has, beside those of every source."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.cards import Card, Mask, cards_in, mask_of
from tarock_engine.contracts import Contract, Side
from tarock_engine.following import Follow
from tarock_engine.manners import Duty, Winner
from tarock_engine.memory import remembered
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Grounds, Group, Ruling
from tarock_engine.seating import Seating
from tarock_engine.state import Chain, Game, Sides, Trick
from tarock_engine.zwanzigerrufen.doubler import ZwanzigerrufenDoubler
from tarock_engine.zwanzigerrufen.words import FARBENSOLO, NORMALSPIEL

RoundEnd = Callable[[int, int, int], bool]
"""Whether the announcing is over after so many turns, of which so many at the end were silent, at so many seats."""


class WordRule(NamedTuple):
    """Whether dazu and dagegen always refer to Vorhand, and whether they may be left out."""

    of_vorhand: bool
    omitted: bool


class KontraRule(NamedTuple):
    """What an announcement against the declarer asks of a Kontra to the game.

    ``needed``: it is refused without one; ``own``: only the announcer's own will do; ``added``: it brings one with it.
    """

    needed: bool
    own: bool
    added: bool


class WhoDoubles(NamedTuple):
    """Who may say a step: ``may`` says why somebody may not.

    ``in_time``: he has to say it in the first turn that he has after what he answers.
    """

    may: Callable[[ZwanzigerrufenDoubler], str]
    in_time: bool


class ValatWorth(NamedTuple):
    """What a Valat counts: points, or where ``of_game`` as many times the game, ``with_kontra`` after its doublings.

    ``doubled``: the factor that the contract gives to bonuses holds for it too.
    """

    points: int
    of_game: bool
    doubled: bool
    with_kontra: bool


@dataclasses.dataclass(frozen=True)
class CardRules(areas.CardRules):
    """The pack and its order.

    ``left_out`` are Tarocks that are taken out of ``pack`` before anything is done with it; ``skues`` puts the Sküs
    among the others.
    """

    left_out: Ruling[Mask]
    skues: Ruling[Callable[[tuple[str, ...]], tuple[str, ...]]]


@dataclasses.dataclass(frozen=True)
class CountingRules(areas.CountingRules):
    """Augen, ``together``: whose side a trick counts for; ``tie_lost``: the declarer loses what is even."""

    together: Ruling[Callable[[Sides, int], Side]]
    tie_lost: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class DoppelteRunde(areas.Doubling):
    """Deals that count twice after a catch of the Mond.

    ``length`` is how many, ``trigger`` the events that bring them; ``overlap`` puts a new round beside those that are
    still on, each given by how many deals are left of it. ``thrown_in`` deals use one up like others, and so do
    ``drawn`` ones, which brought nobody anything.
    """

    length: Ruling[int]
    trigger: Ruling[frozenset[str]]
    overlap: Ruling[Callable[[tuple[int, ...], int], tuple[int, ...]]]
    thrown_in: Ruling[bool]
    drawn: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class DealingRules(areas.DealingRules):
    """Hands, and throwing them in: ``until_play`` also after Vorhand has announced.

    ``must_throw``: so many Tarocks or fewer; ``may_throw``: the cards of which one has to be the only Tarock.
    """

    throwing_in: Ruling[bool] = dataclasses.field(kw_only=True)
    until_play: Ruling[bool] = dataclasses.field(kw_only=True)
    must_throw: Ruling[int] = dataclasses.field(kw_only=True)
    may_throw: Ruling[Mask] = dataclasses.field(kw_only=True)


@dataclasses.dataclass(frozen=True)
class Terms(Group):
    """What only this source rules about a contract.

    ``manner`` is the way of playing, ``goal`` the Augen that the declarer needs, ``value`` what it counts, ``bonuses``
    how often bonuses count, ``valat`` what a silent and an announced Valat count. ``suit_cards`` is how many of them a
    hand needs, ``unknown`` holds the bonuses that are not scored.
    """

    manner: str
    goal: Ruling[int]
    value: Ruling[int]
    valat: tuple[Ruling[ValatWorth], Ruling[ValatWorth]]
    bonuses: Ruling[int] | None = None
    suit_cards: Ruling[int] | None = None
    unknown: Mapping[str, Ruling[bool]] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules):
    """Which game is played.

    ``declares`` is whose it is, ``displaces`` whether a solo game takes the place of the
    normal one, ``order`` ranks them. ``no_normal``: whether the holder of all that can be called is kept from calling.
    ``any_turn``: solo games are open as long as there is announcing.
    ``again``: whether a seat may take the same game from another, by the numbers of seats from Vorhand. ``over_own``:
    a soloist may announce a higher solo game himself. ``lapse``: what was said before falls away.
    """

    declares: Ruling[Callable[[int, Seating], int]]
    displaces: Ruling[bool]
    order: Ruling[tuple[str, ...]]
    no_normal: Ruling[bool]
    any_turn: Ruling[bool]
    again: Ruling[Callable[[int, int], bool]]
    over_own: Ruling[bool]
    lapse: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class CallingRules(areas.CallingRules):
    """The called Tarock.

    ``highest`` can be called first, then ``second`` and everything below it down to ``lowest``; ``which`` are open to
    a hand. ``shows_side``: what is announced may show who holds it.
    """

    highest: Ruling[Card]
    second: Ruling[Card]
    lowest: Ruling[Card]
    which: Ruling[Callable[[Mask, tuple[Card, ...]], Mask]]
    shows_side: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.AnnouncingRules):
    """The round of announcements, bonuses and doublings.

    ``kontra_first``: what needs a Kontra of the speaker to the game comes after it, and not only in the same turn.
    """

    goes_on: Ruling[bool]
    closes: Ruling[str]
    end: Ruling[RoundEnd]
    again: Ruling[bool]
    several: Ruling[bool]
    material: Ruling[tuple[str, ...]]
    mondfang: Ruling[bool]
    everybody: Ruling[bool]
    once: Ruling[bool]
    has_word: Ruling[bool]
    word: Ruling[WordRule]
    true_word: Ruling[bool]
    kontra_first: Ruling[bool]
    pagat_needs_kontra: Ruling[bool]
    pagat_kontra: Ruling[KontraRule]
    other_kontra: Ruling[KontraRule]
    holder: Ruling[bool]
    farbensolo_pagat: Ruling[bool]
    kontra_to_game: Ruling[bool]
    kontra_to_bonus: Ruling[bool]
    each_apart: Ruling[bool]
    only_announced: Ruling[bool]
    highest_step: Ruling[int]
    who: Ruling[WhoDoubles]


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules):
    """Leads, duties and winners.

    ``overtaking``: what lies there has to be beaten; ``any_lead``: Tarocks may be led like other cards outside a
    Farbensolo, which has ``farbensolo_lead`` for it. ``solo_winner_leads``: who leads later in both solo games.
    """

    leads: Ruling[Callable[[Game], int]]
    farbensolo_leads: Ruling[Callable[[Game], int]]
    solo_winner_leads: Ruling[Callable[[Trick], int]]
    overtaking: Ruling[bool]
    any_lead: Ruling[bool]
    farbensolo_lead: Ruling[Duty]
    farbensolo_suit: Ruling[Follow]
    farbensolo_void: Ruling[Follow]
    trump_wins: Ruling[Winner]
    solo_trump_wins: Ruling[Winner]
    suit_wins: Ruling[Winner]
    farbensolo_suit_wins: Ruling[Winner]
    farbensolo_trump_wins: Ruling[Winner]
    farbensolo_trull: Ruling[Winner]
    farbensolo_suit_trull: Ruling[Winner]
    length: Ruling[int]
    stops: Ruling[bool]


class SilentPagat(NamedTuple):
    """Whether an unannounced Pagat Ultimo is lost when the partner beats the I, and when it is played early."""

    to_partner: bool
    early: bool


@dataclasses.dataclass(frozen=True)
class BonusRules(Group):
    """When each bonus is won and lost; a ruling that says no of something leaves it unscored.

    ``each``: every announcement counts by itself, else ``which`` picks the one that counts of one side's.
    """

    absolut: Ruling[int]
    absolut_of: Ruling[Callable[[Side], Side]]
    absolut_silent: Ruling[bool]
    absolut_lost: Ruling[bool]
    collapse_alone: Ruling[bool]
    pagat: Ruling[int]
    pagat_silent: Ruling[bool]
    pagat_lost_to_foe: Ruling[bool]
    pagat_lost_to_partner: Ruling[bool]
    pagat_lost_early: Ruling[bool]
    silent_lost_to_foe: Ruling[bool]
    silent_lost: Ruling[SilentPagat]
    maerchenstich: Ruling[bool]
    valat: Ruling[bool]
    valat_lost: Ruling[bool]
    valat_collapse_alone: Ruling[bool]
    valat_beside: Ruling[tuple[str, ...]]
    failed_beside: Ruling[bool]
    cancels_beside_failed: Ruling[bool]
    trull: Ruling[Mask]
    koenige: Ruling[Mask]
    koenige_together: Ruling[bool]
    as_dealt: Ruling[bool]
    claimed: Ruling[bool]
    mondfang: Ruling[bool]
    mond_against: Ruling[Callable[[Side], Side]]
    mond_by_partner: Ruling[bool]
    mond_in_maerchenstich: Ruling[bool]
    farbensolo_scores: Ruling[tuple[str, ...]]
    silent_free: Ruling[bool]
    each: Ruling[bool]
    which: Ruling[Callable[[Sequence[Chain]], Chain]]


@dataclasses.dataclass(frozen=True)
class SettlingRules(Group):
    """Amounts in points, factors, and who pays whom; ``lost_in_silence`` is that of a silent Pagat Ultimo."""

    silent: Mapping[str, Ruling[int]]
    announced: Mapping[str, Ruling[int]]
    lost_in_silence: Ruling[int]
    announced_times: Ruling[int]
    to_other_side: Ruling[bool]
    game_kontra: Ruling[int]
    bonus_kontra: Ruling[int]
    further: Ruling[Callable[[int, int], int]]
    apart: Ruling[bool]
    two_against_two: Ruling[int]
    with_each: Ruling[bool]
    bonuses_with_each: Ruling[Fraction]
    alike: Ruling[bool]
    solo_kontra: Ruling[bool]
    farbensolo_kontra: Ruling[bool]
    thrown_in: Ruling[int]


@dataclasses.dataclass(frozen=True, eq=False)
class ZwanzigerrufenRules(RuleSet):
    """All rulings of Zwanzigerrufen."""

    cards: CardRules
    counting: CountingRules
    dealing: DealingRules
    bidding: BiddingRules
    calling: CallingRules
    announcing: AnnouncingRules
    play: PlayRules
    bonuses: BonusRules
    settling: SettlingRules

    def trump_order(self) -> tuple[str, ...]:
        """The numbered Tarocks of the pack and the Sküs, from the top."""
        return self.cards.skues.value(self.cards.trumps.value)

    def trump_grounds(self) -> Grounds:
        """The clauses that give the order of the Tarocks."""
        cards = self.cards
        return (cards.trumps.clause, cards.skues.clause)

    def card_names(self) -> tuple[Mapping[str, str], Grounds]:
        """Names of cards, with the clauses that give them and say which Tarocks there are."""
        return self.cards.names, (self.cards.trull.clause, self.cards.left_out.clause)

    @functools.cached_property
    def pack(self) -> Mask:
        """All cards that are played with."""
        return self.cards.pack.value & ~self.cards.left_out.value

    @functools.cached_property
    def ladder(self) -> tuple[Card, ...]:
        """Everything that can be called, from the top."""
        of = self.calling
        below = [card for card in self.ranking.trumps_down if of.lowest.value <= card < of.second.value]
        return (of.highest.value, of.second.value, *below)

    @functools.cached_property
    def cards_for_bidding(self) -> Mask:
        """What can be called, and every Tarock where a hand without them may be thrown in."""
        return self.ranking.trumps if self.dealing.throwing_in.value else mask_of(self.ladder)

    def bidding_hand(self, hand: Mask) -> Mask:
        """Of the suit cards only the number counts, so any others stand for them."""
        suits = (hand & ~self.ranking.trumps).bit_count()
        return hand & self.cards_for_bidding | self._suit_cards[suits]

    @functools.cached_property
    def _suit_cards(self) -> tuple[Mask, ...]:
        """By number the suit cards that stand for as many."""
        cards = cards_in(self.pack & ~self.ranking.trumps)
        return tuple([mask_of(cards[:number]) for number in range(len(cards) + 1)])


def terms_of(contract: Contract) -> Terms:
    """What this source rules about a contract; TypeError for a contract of another source."""
    if not isinstance(contract.terms, Terms):
        message = f"{contract.name} is no contract of Zwanzigerrufen"
        raise TypeError(message)
    return contract.terms


def is_normal(contract: Contract) -> bool:
    """Whether this is the game that Vorhand begins by calling."""
    return terms_of(contract).manner == NORMALSPIEL


@remembered(1 << 7)
def solo_games(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """The games that somebody announces in place of the normal one."""
    return tuple(one.name for one in rules.contracts if not is_normal(one))


def each_alone(contract: Contract, rules: ZwanzigerrufenRules) -> bool:
    """Whether every opponent doubles for himself."""
    binding = kontra_binding(contract, rules)
    return binding is not None and not binding.value


def kontra_binding(contract: Contract, rules: ZwanzigerrufenRules) -> Ruling[bool] | None:
    """The ruling on whether one opponent's Kontra binds the others, in a game where there is a soloist."""
    if is_normal(contract):
        return None
    return rules.settling.farbensolo_kontra if terms_of(contract).manner == FARBENSOLO else rules.settling.solo_kontra
