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
from tarock_engine.contracts import Contract, Side
from tarock_engine.following import Follow
from tarock_engine.koenigrufen.doubler import KoenigrufenDoubler
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Grounds, Group, Ruling
from tarock_engine.state import Game, Trick

BIRDS: Final = (PAGAT, UHU, KAKADU, MARABU)
"""The Vögel, from the I up."""


class RoundEnd(NamedTuple):
    """Whether everybody gets a turn before three passes end the round, and whether a pass is final."""

    everybody_first: bool
    pass_is_final: bool


class MayAnnounce(NamedTuple):
    """Whether the declarer may announce freely, and whether everybody may who knows his side by himself."""

    declarer: bool
    private: bool


class NegativeKontra(NamedTuple):
    """Whether negative contracts can be doubled, and whether each opponent doubles for himself."""

    possible: bool
    each_alone: bool


class BirdDuty(NamedTuple):
    """What fulfils the duty to announce: a Vogel in hand only (while one is held), or König Ultimo too."""

    held_only: bool
    koenig_ultimo: bool


class HoldDuty(NamedTuple):
    """Whether announced cards bind at all, and whether they bind whoever of the side holds them."""

    binds: bool
    whole_side: bool


class ValatBeside(NamedTuple):
    """Whether the game, and whether other Boni, are scored beside a Valat."""

    game: bool
    boni: bool


class FarbensoloValat(NamedTuple):
    """Whether a Valat counts in a Farbensolo, and how often."""

    counts: bool
    times: int


class GiveUpCost(NamedTuple):
    """What giving up costs each opponent: a number, or where ``bird`` the game and the Vogel that was named."""

    each: Amount
    bird: bool


class Extras(NamedTuple):
    """What share of an extra each other player settles, and whether only one is paid between two who both have one."""

    share: Amount
    one_between: bool


class Ranking(NamedTuple):
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
    talon_in_trischaken: Ruling[Callable[[Sequence[Trick]], int | None]]
    only_tricks: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class Goal(Group):
    """What the declarer needs: Augen, or an exact number of tricks."""

    augen: Ruling[int] | None = None
    tricks: Ruling[int] | None = None


@dataclasses.dataclass(frozen=True)
class Terms(Group):
    """What only this source rules about a contract.

    ``manner`` is the way of playing. ``won`` and ``lost`` are its value in points, and ``boni`` how often Boni
    count where that is not once.
    ``bird`` is the duty to announce a Vogel, ``give_up`` whether it can be given up, ``talon_to`` whose an untouched
    Talon is, ``ouvert`` whether the hands are laid open.
    """

    manner: str
    goal: Goal
    won: Ruling[int]
    lost: Ruling[int] | None = None
    boni: Ruling[int] | None = None
    bird: Ruling[bool] | None = None
    give_up: Ruling[bool] | None = None
    talon_to: Ruling[Side | None] | None = None
    ouvert: Ruling[bool] | None = None


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules):
    """Priority, passing, and how the auction ends."""

    passing_is_final: Ruling[bool]
    again: Ruling[bool]
    end: Ruling[bool]
    last_declares: Ruling[Callable[[Sequence[Bid]], Bid]]
    equal_rank: Ruling[Ranking]
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


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.TalonAnnouncing):
    """The round, who may announce what, and the ladder of doublings."""

    several: Ruling[bool]
    end: Ruling[RoundEnd]
    once_a_side: Ruling[bool]
    both_sides: Ruling[bool]
    kakadu: Ruling[bool]
    marabu: Ruling[bool]
    koenigfang: Ruling[bool]
    mondfang: Ruling[bool]
    skuesfang: Ruling[bool]
    koenig_ultimo: Ruling[bool]
    not_holding: Ruling[bool]
    in_negative: Ruling[bool]
    in_farbensolo: Ruling[tuple[str, ...]]
    bird_duty: Ruling[BirdDuty]
    secret_partner: Ruling[bool]
    unknown_foe: Ruling[bool]
    after_kontra: Ruling[bool]
    all_known: Ruling[bool]
    partner_shown: Ruling[bool]
    who: Ruling[MayAnnounce]
    kontra_to_game: Ruling[bool]
    kontra_to_bonus: Ruling[bool]
    only_announced: Ruling[bool]
    other_side: Ruling[bool]
    rekontra: Ruling[bool]
    subkontra: Ruling[bool]
    highest_step: Ruling[int]
    next_speaker: Ruling[Callable[[KoenigrufenDoubler], bool]]
    negative: Ruling[NegativeKontra]
    none_in_trischaken: Ruling[bool]
    no_round_in_trischaken: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules):
    """Leads, winners, duties and open hands."""

    leads: Ruling[Callable[[Game], int]]
    farbensolo_leads: Ruling[Callable[[Game], int]]
    negative_leads: Ruling[Callable[[Game], int]]
    trump_wins: Ruling[Winner]
    suit_wins: Ruling[Winner]
    overtake: Ruling[Duty]
    overtaking: Ruling[Duty]
    farbensolo_suit_wins: Ruling[Winner]
    farbensolo_void: Ruling[Follow]
    farbensolo_lead: Ruling[Duty]
    farbensolo_trump: Ruling[Follow]
    farbensolo_trump_wins: Ruling[Winner]
    farbensolo_trull: Ruling[Winner]
    open_from: Ruling[int]
    stops: Ruling[bool]
    must: Mapping[str, Ruling[bool]]
    hold: Ruling[HoldDuty]
    bond_priority: Ruling[Callable[[Mask], Mask]]


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group):
    """Trischaken: everybody for himself; ``leads`` counts seats from Vorhand."""

    own_tricks: Ruling[Callable[[Trick], int]]
    leads: Ruling[int]
    overtake: Ruling[Duty]
    overtaking: Ruling[Duty]
    pagat: Ruling[Duty]
    pagat_any_play: Ruling[bool]
    pagat_overtakes: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class BonusRules(Group):
    """When each Bonus is won and lost."""

    positive_only: Ruling[bool]
    farbensolo_only_valat: Ruling[bool]
    trull: Ruling[Mask]
    koenige: Ruling[Mask]
    with_talon: Ruling[bool]
    trull_lost: Ruling[bool]
    koenige_lost: Ruling[bool]
    foes_made_it: Ruling[bool]
    koenigfang: Ruling[bool]
    koenigfang_left: Ruling[bool]
    mondfang: Ruling[bool]
    own_mond: Ruling[bool]
    mond_by_any: Ruling[bool]
    skuesfang: Ruling[bool]
    own_skues: Ruling[bool]
    birds: Mapping[str, Ruling[int]]
    birds_lost: Mapping[str, Ruling[bool]]
    birds_silent: Mapping[str, Ruling[bool]]
    elsewhere_free: Ruling[bool]
    every_play: Ruling[bool]
    koenig_ultimo: Ruling[int]
    koenig_need_not_win: Ruling[bool]
    koenig_lost: Ruling[bool]
    koenig_twice: Ruling[bool]
    koenig_beside_won: Ruling[bool]
    koenig_of_foes: Ruling[bool]
    lost_in_trick: Ruling[bool]
    lost_early: Ruling[bool]
    lost_to_suit: Ruling[bool]
    lost_not_held: Ruling[bool]
    valat: Ruling[bool]
    valat_lost: Ruling[bool]
    valat_of_foes: Ruling[bool]
    valat_takes_talon: Ruling[bool]
    valat_takes_discards: Ruling[bool]
    valat_beside: Ruling[ValatBeside]
    valat_in_farbensolo: Ruling[FarbensoloValat]


@dataclasses.dataclass(frozen=True)
class SettlingRules(Group):
    """Amounts in points, factors, and who pays whom."""

    lost_as_won: Ruling[bool]
    silent: Mapping[str, Ruling[int]]
    announced: Mapping[str, Ruling[int]]
    silent_valat: Ruling[int]
    announced_valat: Ruling[int]
    failed_at_announced: Ruling[bool]
    valat_doubled: Ruling[bool]
    valat_with_bird: Ruling[bool]
    valat_of_lost_sechserdreier: Ruling[bool]
    valat_with_kontra: Ruling[bool]
    game_steps: Ruling[tuple[int, ...]]
    bonus_steps: Ruling[tuple[int, ...]]
    fourth_step: Ruling[int]
    fifth_step: Ruling[int]
    game_at_fifth: Ruling[int]
    two_against_two: Ruling[int]
    with_each: Ruling[bool]
    alike: Ruling[bool]
    apart: Ruling[bool]
    winner_pays_too: Ruling[bool]
    sechserdreier_total: Ruling[bool]
    sechserdreier_boni: Ruling[int]
    calls_stand: Ruling[bool]
    give_up: Ruling[GiveUpCost]
    dealer_out: Ruling[bool]
    most_pay: Ruling[bool]
    base: Ruling[int]
    ties: Ruling[Callable[[Sequence[int], Mapping[int, Amount], int], dict[int, Amount]]]
    no_trick: Ruling[int]
    much_augen: Ruling[int]
    much: Ruling[int]
    extras: Ruling[Extras]


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


FARBENSOLO: Final = "Farbensolo"
"""The manner of the one contract that knows only Valat among the Boni."""


def is_farbensolo(contract: Contract) -> bool:
    """Whether trumps are a plain suit in this contract."""
    return terms_of(contract).manner == FARBENSOLO


def terms_of(contract: Contract) -> Terms:
    """What this source rules about a contract; TypeError for a contract of another source."""
    if not isinstance(contract.terms, Terms):
        message = f"{contract.name} is no contract of Tarock-Königrufen"
        raise TypeError(message)
    return contract.terms
