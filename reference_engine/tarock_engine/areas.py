"""The types of the rulings that every source has, in groups by rule area, with the meaning of each.

A source fills these groups in with values (``rulings``), or extends them in its own package (``lungau``, …).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Generic

from tarock_engine.amounts import Augen, WholeAugen
from tarock_engine.bid_checks import BidCheck, Throwing
from tarock_engine.cards import FOUR_DAMEN, Card, CardSet, Mask
from tarock_engine.contracts import OpenHands, Side
from tarock_engine.following import Follow
from tarock_engine.manners import Duty, Winner
from tarock_engine.rounds import DoubledDeals
from tarock_engine.ruling import Group, Rules_contra, Ruling
from tarock_engine.seating import Seat, Seating
from tarock_engine.state import Discarding, TakenTrick

LastResort = Callable[[Discarding, Mask, Rules_contra], Mask]
"""The cards in hand that may be laid away next, by one reading of when trumps may go as the last resort."""

TalonTaker = Callable[[Sequence[TakenTrick], int], Seat | None]
"""Who is given a card of the Talon where nobody took it up, from the tricks and the place of the card in the Talon."""


@dataclasses.dataclass(frozen=True)
class CardRules(Group):
    """The pack and its order."""

    pack: Ruling[CardSet]
    """The cards of the pack."""
    trumps: Ruling[tuple[str, ...]]
    """The trumps from the top, by their names."""
    trull: Ruling[CardSet]
    """The three cards of the Trull."""
    pictures: Ruling[tuple[str, ...]]
    """The ranks of the court cards from the top, in every suit."""
    black: Ruling[tuple[str, ...]]
    """The ranks below the court cards in the black suits, from the top."""
    red: Ruling[tuple[str, ...]]
    """The ranks below the court cards in the red suits, from the top."""
    names: Mapping[str, str]
    """Names of single cards, each with the card that it is for."""


@dataclasses.dataclass(frozen=True)
class BirdCards(CardRules):
    """The pack, its order and the Vögel."""

    bird_names: tuple[str, ...]
    """The names of the Vögel, from the I up."""
    birds: Ruling[tuple[Card, ...]]
    """The cards of the Vögel, from the I up."""


@dataclasses.dataclass(frozen=True)
class Worth:
    """A number of Augen for each card of a set."""

    cards: Mask
    augen: WholeAugen


@dataclasses.dataclass(frozen=True)
class CountingRules(Group):
    """Augen."""

    worths: tuple[Ruling[Worth], ...]
    """Sets of cards with the Augen that each card of them is worth."""
    method: Ruling[Callable[[Mask, Any], Augen]]
    """How the Augen of a pile are counted."""
    total: Ruling[WholeAugen]
    """The Augen of the whole pack."""
    who_needs: Ruling[Callable[[Augen, Augen, Augen, int], bool]]
    """Which side needs the Augen of a game, from those of both, the number needed, and how often it was doubled."""


@dataclasses.dataclass(frozen=True)
class TalonCounting(CountingRules):
    """Augen, and for whom cards outside the tricks count: nobody, where there is no side."""

    six_discards: Ruling[Side | None]
    """For which side the cards count that were laid away for a whole Talon."""
    three_discards: Ruling[Side | None]
    """For which side the cards count that were laid away for a half."""
    left_half: Ruling[Side | None]
    """For which side the half counts that the declarer left."""
    blatt_worth: Ruling[Fraction] | None = dataclasses.field(default=None, kw_only=True)
    """What a Blatt is worth, in points."""


@dataclasses.dataclass(frozen=True)
class SessionRules(Group):
    """Who sits at the table and who deals."""

    players_in_play: Ruling[int]
    """How many players play a deal."""
    five_may_sit: Ruling[bool]
    """Whether five may sit at the table."""
    first_dealer: Ruling[Callable[[Seat], Seat]]
    """Which seat deals first, from the seat that the lot fell on."""
    rotation: Ruling[int]
    """By how many places the deal passes on after each deal."""
    passes_on_given_up: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a deal that was given up or paid without play passes the deal on."""
    places_after_throwing_in: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """By how many places a deal that was thrown in passes the deal on."""
    places_after_handing_on: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """By how many places a Vorhand that was handed on shifts the order of dealers."""
    doubled: DoubledDeals | None = dataclasses.field(default=None, kw_only=True)
    """What is ruled on deals that count more than once."""


@dataclasses.dataclass(frozen=True)
class Knocking(Group):
    """Knocking on the pack: the Talon first, then packets that the players choose in turn, but for a dealer of five."""

    allowed: Ruling[bool]
    """Whether the pack may be knocked on instead of being cut."""
    talon_cards: Ruling[int] | None
    """How many cards are the Talon after knocking, before any packet."""
    packet_cards: Ruling[int]
    """How many cards a packet has after knocking."""
    chooses: Ruling[int]
    """Who chooses a packet first after knocking, in places from Vorhand."""
    dealer_out: Ruling[bool] | None
    """Whether a dealer of five chooses no packet."""
    talon_last: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the Talon lies below the packets after knocking, and not above them."""
    any_order: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the dealer may lay out the packets in any order of the cards."""
    in_turn: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """How many places the choice of packets goes further each time."""


@dataclasses.dataclass(frozen=True)
class BadHands(Group):
    """Whether bad hands are thrown in, with the first word of whoever holds one."""

    without_tarock: Ruling[Throwing]
    """Whether a hand without a Tarock is thrown in."""
    without_tarock_and_koenig: Ruling[Throwing]
    """Whether a hand without a Tarock and without a König is thrown in."""
    sole_trull_card: Ruling[Throwing]
    """Whether a hand is thrown in whose only Tarock is a card of the Trull."""

    @property
    def has_any_thrown(self) -> bool:
        """Whether any of them is thrown in."""
        return any(getattr(self, field.name).value is not Throwing.NO for field in dataclasses.fields(self))


@dataclasses.dataclass(frozen=True)
class DealingRules(Group):
    """From the pack to hands and Talon."""

    direction: Ruling[str]
    """In which direction cards are dealt and the turn goes."""
    cutter: Ruling[int | None] | None
    """Who cuts, in places from the dealer; none where nobody does."""
    packets: Ruling[tuple[int, ...]]
    """How many cards each player is given at a time, round by round."""
    talon_packets: Ruling[tuple[int, ...]]
    """How many cards go to the Talon before each round of packets."""
    starts: Ruling[int | None] | None = dataclasses.field(default=None, kw_only=True)
    """Who is given the first packet, in places from Vorhand; none where the dealer chooses."""
    halves_as_dealt: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the halves of the Talon are its packets as dealt."""
    dealer_out: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a fifth player deals to the others only."""
    klopfen: Knocking | None = dataclasses.field(default=None, kw_only=True)
    """What is ruled on knocking on the pack."""
    hand: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """How many cards everybody receives, where a clause of its own says so."""
    first_half: Ruling[int] | None = dataclasses.field(default=None, kw_only=True)
    """How many cards are the first half of the Talon, where a clause of its own says so."""
    throwing_in: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a deal can be thrown in."""
    thrown_in: BadHands | None = dataclasses.field(default=None, kw_only=True)
    """What a house rules on bad hands."""


@dataclasses.dataclass(frozen=True)
class BiddingRules(Group, Generic[Rules_contra]):
    """The auction."""

    opens: Ruling[int]
    """Who opens the auction, in places from Vorhand."""
    in_turn: Ruling[int]
    """How many places each turn goes further."""
    checks: tuple[Ruling[BidCheck[Rules_contra]], ...]
    """What a bid has to meet, in the order in which it is asked."""
    may_hold: Ruling[Callable[[tuple[Seat, ...], Seat, Seat], bool]] | None = dataclasses.field(
        default=None, kw_only=True
    )
    """Whether a seat may hold what another has bid, from the seats in order from Vorhand."""
    left_to_vorhand: Ruling[tuple[str, ...]] | None = dataclasses.field(default=None, kw_only=True)
    """The games among which Vorhand chooses when all the others have passed."""
    last_may_raise: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the last bidder may play a higher game than he bid when nobody goes on."""


@dataclasses.dataclass(frozen=True)
class Fourth(Group):
    """Calling the fourth König unnamed: whether, how many others it takes, and whether one may hold it oneself."""

    allowed: Ruling[bool]
    """Whether the last König may be called without naming it."""
    koenige_held: Ruling[int]
    """How many Könige the caller has to hold to call the last one without naming it."""
    allowed_with_all: Ruling[bool]
    """Whether the holder of all four Könige may call one without naming it."""


@dataclasses.dataclass(frozen=True)
class CallingRules(Group):
    """The called card and the partner."""

    callable: Mask
    """The cards that can be called."""
    find_partner: Ruling[Callable[[Sequence[Mask], Card], Seat | None]]
    """Who is the partner, from the hands and the called card."""
    partner_is_secret: Ruling[bool] | None
    """Whether the partner keeps his side secret."""

    @property
    def ever_callable(self) -> Mask:
        """The cards that can be called by whatever hand."""
        return self.callable


@dataclasses.dataclass(frozen=True)
class TalonCalling(CallingRules):
    """The called card where it may lie in a Talon."""

    called_before_talon: Ruling[bool]
    """Whether the call stands before the Talon is turned."""
    own_koenig_callable: Ruling[bool]
    """Whether a König of one's own hand may be called."""
    alone_if_in_talon: Ruling[bool] | None
    """Whether the declarer is alone when the called card lies in the Talon, where one clause says so of all games."""
    fourth: Fourth | None = dataclasses.field(default=None, kw_only=True)
    """What is ruled on calling the fourth König unnamed."""
    holder_of_all_calls: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the holder of all four Könige calls one of them, and so himself."""
    partner_of_own_caller: Ruling[Callable[[Seat, Seating], Seat | None]] | None = dataclasses.field(
        default=None, kw_only=True
    )
    """Who plays with somebody who called himself, from the place of the declarer."""
    dame_with_all: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the holder of all four Könige calls a Dame that is not in the hand."""

    @property
    def ever_callable(self) -> Mask:
        """The Könige, and in a house the Damen too."""
        return self.callable | (FOUR_DAMEN if self.dame_with_all is not None and self.dame_with_all.value else 0)


@dataclasses.dataclass(frozen=True)
class TalonRules(Group, Generic[Rules_contra]):
    """Taking from the Talon and laying away."""

    turned_face_up: Ruling[bool]
    """Whether the Talon is turned up before a half is taken."""
    discards_of_whole: Ruling[int]
    """How many cards are laid away for a whole Talon."""
    discards_of_half: Ruling[int]
    """How many cards are laid away for a half."""
    must_take: Ruling[bool]
    """Whether a half has to be taken."""
    never_laid_away: tuple[Ruling[CardSet], ...]
    """Sets of cards that are never laid away."""
    last_resort: Ruling[CardSet] | None
    """The cards that go only when nothing else is left."""
    last_resort_choice: Ruling[LastResort[Rules_contra]] | None
    """Which of the cards that go last may go next, from all that was laid away and the hand."""
    face_up: Ruling[CardSet]
    """The cards that lie face up when they are laid away."""
    face_down: Ruling[CardSet] | None = dataclasses.field(default=None, kw_only=True)
    """The cards that lie face down, where a clause of its own says so."""
    whole_taken_whole: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a whole Talon has to be taken whole."""
    whole_limited_too: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the limits hold for the cards laid away for a whole Talon too."""
    whole_face_up_too: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether cards laid away for a whole Talon are shown too."""
    given_up_anyway: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a game may be given up at its Talon although no called König lies there."""
    suits_as_trumps: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether suit cards are laid away in a suit game as trumps are in others."""


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(Group):
    """What is announced and doubled."""

    steps: tuple[str, ...]
    """The words of the ladder of doublings, from the first."""
    announceable: Ruling[tuple[str, ...]]
    """What can be announced, by the names of the items."""
    items_doubled_apart: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether every announcement is doubled by itself; otherwise together with the game."""
    most_steps: Mapping[str, Ruling[int]] = dataclasses.field(default_factory=dict, kw_only=True)
    """How many steps of doubling may be said to each item, where a house limits that."""
    only_beside: Mapping[str, Ruling[str | None]] = dataclasses.field(default_factory=dict, kw_only=True)
    """Beside which other announcement of the same side an item is announced, where a house ties it to one."""

    @property
    def kept_beside_valat(self) -> Ruling[tuple[str, ...]] | None:
        """What a side announces together with a Valat, in a house of a source that limits nothing there."""
        return None

    @property
    def has_ties(self) -> bool:
        """Whether a house makes an announcement depend on other ones of the same side."""
        return bool(self.only_beside) or self.kept_beside_valat is not None

    @property
    def is_doubled_together(self) -> bool:
        """Whether one Kontra is for the game and all announcements."""
        return self.items_doubled_apart is not None and not self.items_doubled_apart.value

    def most_steps_to(self, item: str) -> int:
        """How many steps of doubling may be said to an item at most, by the house; all if it does not limit that."""
        return self.most_steps[item].value if item in self.most_steps else len(self.steps)


@dataclasses.dataclass(frozen=True)
class TalonAnnouncing(AnnouncingRules):
    """What is announced and doubled after an exchange."""

    round_after_discarding: Ruling[bool]
    """Whether the announcements come when the exchange is over."""
    opens: Ruling[int]
    """Who speaks first, in places from the declarer."""
    kontra_after_gut: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a player may double what he has said gut to."""
    declarer_once: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the declarer announces in his first turn only."""
    own_side_doubles: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the side that announced may double it too, which counts for nothing."""
    bird_as_dealt: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a Vogel is announced only by whoever was dealt its card, and not from the Talon."""

    @property
    def is_bird_as_dealt(self) -> bool:
        """Whether a Vogel from the Talon is not announced, nor one that the announcer does not hold."""
        return self.bird_as_dealt is not None and self.bird_as_dealt.value

    def bird_free(self, free: Ruling[bool]) -> Ruling[bool]:
        """Whether a Vogel is announced without its card: as ``free`` says, and never where it has to be dealt."""
        own = self.bird_as_dealt
        return free if own is None or not own.value else Ruling(value=False, clause=own.clause)


@dataclasses.dataclass(frozen=True)
class PlayRules(Group, Generic[Rules_contra]):
    """Legal cards and the winner of a trick."""

    in_turn: Ruling[int]
    """How many places each card goes further."""
    follow: tuple[Ruling[Follow], ...]
    """What has to be played on a lead: of these, the first that meets a card of the hand."""
    bound_until: Mapping[str, Ruling[int]]
    """The number of the trick that an announced card is kept for; 0 where it is free."""
    pagat_last: Ruling[Duty[Rules_contra]] | None = dataclasses.field(default=None, kw_only=True)
    """The duty to keep the Pagat in negative games while there is another trump."""
    open_hands: Ruling[OpenHands] | None = dataclasses.field(default=None, kw_only=True)
    """Whose hands are laid open in an ouvert game."""
    breach_is_refused: Ruling[bool]
    """Whether a forbidden card cannot be played at all; otherwise somebody may point it out."""
    whole_trull: Ruling[Winner[Rules_contra]]
    """Which card takes a trick with the whole Trull in it."""
    winner_leads: Ruling[Callable[[TakenTrick], Seat]]
    """Who leads to the next trick."""
