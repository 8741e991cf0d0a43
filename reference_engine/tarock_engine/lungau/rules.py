"""The types of the rule set of Lungauer Königrufen: what each ruling of its own means; ``rulings`` has the values."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.actions import KOENIG_ULTIMO, KOENIGE, KOENIGFANG, SPIEL, TRULL, VALAT, Bid
from tarock_engine.amounts import Amount, Augen
from tarock_engine.cards import Card, CardSet, Mask, mask_of
from tarock_engine.contracts import Contract, Side
from tarock_engine.following import Follow
from tarock_engine.lungau.doubler import LungauDoubler
from tarock_engine.manners import Duty, Winner
from tarock_engine.of_houses import OwnItems, OwnPrices, ValatBeside
from tarock_engine.payment_lines import PaymentLine
from tarock_engine.ruleset import WithTalon
from tarock_engine.ruling import Group, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Dealt, Doubling, Game, Sides, State, TakenTrick


class Ladder(NamedTuple):
    """Who may answer a Kontra to a Prämie, and who may answer that."""

    rekontra: Callable[[LungauDoubler], bool]
    superkontra: Callable[[LungauDoubler], bool]


class ValatParties(NamedTuple):
    """Whether the opponents can make a Valat too, and whether a partner has to be known before he announces one."""

    opponents_make_it: bool
    partner_is_known: bool


class BoundCards(NamedTuple):
    """Whether bound cards are free on the first lead, and which of several bound ones may go when nothing else may."""

    first_lead_free: bool
    forced: Callable[[Mask], Mask]


class BoundUhu(NamedTuple):
    """Whether an announced II has to be played to its trick, and whether the Prämie is scored when it comes later."""

    must_be_played: bool
    scored_when_late: bool


class KontraBinds(NamedTuple):
    """Whether a Kontra in Fahren can be answered, and how often all that was said doubles the stake of two players."""

    answered: bool
    steps: Callable[[Seat, Seat, tuple[Doubling, ...]], int]


@dataclasses.dataclass(frozen=True)
class CountingRules(areas.TalonCounting):
    """Augen, and for whom cards outside the tricks count."""

    to_win: Ruling[Augen]
    """With how many Augen the declarer's side wins."""
    partners_together: Ruling[Callable[[Sides, Seat], Side]]
    """For which side a trick counts, from the parties and its winner."""
    hidden_talon: Ruling[Side | None]
    """For which side the whole Talon of a solo game counts."""
    half_with_koenig: Ruling[Side | None]
    """For which side the half with the called König counts, where the Talon stays hidden."""
    talon_in_fahren: Ruling[areas.TalonTaker]
    """Who is given the Talon in Fahren, from the tricks; nobody where none."""
    own_tricks_in_fahren: Ruling[Callable[[TakenTrick], Seat]]
    """Whose a trick of Fahren is."""


@dataclasses.dataclass(frozen=True)
class BiddingRules(areas.BiddingRules["LungauRules"]):
    """How the auction ends, and in what."""

    find_declaring_bid: Ruling[Callable[[Sequence[Bid], Mapping[str, Contract]], Bid]]
    """Which bid makes its player the declarer."""
    begin_without_declarer: Ruling[Callable[[Dealt, LungauRules], State]]
    """What is played when nobody bids a game."""
    one_turn_each: Ruling[bool]
    """Whether everybody speaks once; otherwise until he passes."""
    ends_despite_solo: Ruling[frozenset[str]]
    """The games that end the auction although a Solodreier is in use."""
    hold_after_naming: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether somebody may hold a game who opened with one himself, and not with Erster."""


@dataclasses.dataclass(frozen=True)
class CallingRules(areas.TalonCalling):
    """The called König; giving up where it lies in the Talon."""

    partner_is_secret: Ruling[bool]
    """Whether the partner keeps his side secret."""
    alone_if_in_talon: Ruling[bool]
    """Whether the declarer may go on alone when the called König lies in the Talon."""
    schleifen_allowed: Ruling[bool]
    """Whether the declarer may give up when the called König lies in the Talon."""


@dataclasses.dataclass(frozen=True)
class TalonRules(areas.TalonRules["LungauRules"]):
    """Which half may be taken, until when one may give up, and who sees what."""

    lone_takes_either_half: Ruling[bool]
    """Whether a declarer who goes on alone may take either half."""
    must_take_bird: Ruling[bool]
    """Whether a bidder who lacks the card of his Vogerlrufer has to take the half with it."""
    no_schleifen_after_half: Ruling[bool]
    """Whether giving up is over once a half is taken; otherwise once cards are laid away."""
    left_half_turned_over: Ruling[bool]
    """Whether the half left lying is turned over after the first trick, to the opponents' tricks."""
    turned_for_all: Ruling[bool]
    """Whether everybody sees the turned Talon; otherwise the declarer alone."""
    hidden_in_solo: Ruling[bool]
    """Whether nobody sees the Talon of a solo game before the end."""
    unseen_in_fahren: Ruling[bool]
    """Whether nobody looks at the Talon of Fahren among four."""
    dealer_takes_talon: Ruling[bool]
    """Whether a dealer of five takes the Talon as his hand in Fahren."""
    dealer_sees_before_kontras: Ruling[bool]
    """Whether a dealer of five sees the Talon before the round of Kontras."""


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.TalonAnnouncing):
    """Who may announce what and when, and the ladder."""

    birds: Mapping[str, Card]
    """The card of each Vogerl."""
    foes_double_alone: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether each opponent doubles a game for himself that tricks decide, in a house that has such games."""
    praemien_circuits: Ruling[int]
    """In how many circuits Prämien may be announced."""
    gut_word: Ruling[str]
    """What a player says who has nothing to announce."""
    never_announced: Ruling[str]
    """The item that cannot be announced, though it is one."""
    kontra_to_praemie: Ruling[bool]
    """Whether an announced Prämie may be doubled with Kontra."""
    rekontra_to_praemie: Ruling[bool]
    """Whether a Kontra to a Prämie may be answered with Rekontra."""
    superkontra_to_praemie: Ruling[bool]
    """Whether a Rekontra to a Prämie may be answered with Superkontra."""
    ladder: Ruling[Ladder]
    """Who may say Rekontra and Superkontra to a Prämie."""
    at_first_opportunity: Ruling[bool]
    """Whether whatever was not said at the first opportunity is too late."""
    answered_at_next_turn: Ruling[bool]
    """Whether an earlier speaker may double at his next turn what was said after him."""
    doublings_in_circuits: Ruling[bool]
    """Whether doublings are said in turn until a circuit brings none; otherwise out of turn."""
    kontra_to_game_by_foes: Ruling[bool]
    """Whether Kontra to the game is for the opponents only."""
    rekontra_to_game_by_side: Ruling[bool]
    """Whether Rekontra to the game is for the declarer and the called player."""
    superkontra_to_game: Ruling[bool]
    """Whether an opponent may say Superkontra to the game."""
    koenig_ultimo_by_called: Ruling[bool]
    """Whether König ultimo is for the called player only."""
    ultimo_by_holder: Ruling[bool]
    """Whether an Ultimo is for the holder of its card only."""
    koenig_ultimo_by_lone_caller: Ruling[bool]
    """Whether a caller who took the called König from the Talon may announce König ultimo."""
    koenig_ultimo_by_own_caller: Ruling[bool]
    """Whether a caller who was dealt the called König may announce König ultimo."""
    valat_by_declarers_side: Ruling[bool]
    """Whether Valat is for the declarer's side only."""
    valat_parties: Ruling[ValatParties]
    """Who can make a Valat, and who of them may announce it."""
    bid_announces_bird: Ruling[bool]
    """Whether a Vogerlrufer announces its Vogerl by itself."""
    more_beside_bird: Ruling[bool]
    """Whether more Prämien may be announced beside the Vogerl of a Vogerlrufer."""
    bird_doubled_apart: Ruling[bool]
    """Whether the Vogerl of a Vogerlrufer is doubled by itself; otherwise together with the game."""
    own_kontra_blocks_foes: Ruling[bool]
    """Whether a partner's Kontra keeps opponents from another one, although it does not count."""
    guts_to_end: Ruling[int | None] | None = dataclasses.field(default=None, kw_only=True)
    """After how many Gut in a row the announcing is over; none where it ends after a whole circuit of them."""

    @property
    def last_guts(self) -> Ruling[int | None] | None:
        """The ruling of a house on the Gut in a row that end the announcing; None where a circuit of them does."""
        own = self.guts_to_end
        return None if own is None or own.value is None else own


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules["LungauRules"]):
    """Bound cards, the end of play, and the duties of Fahren."""

    leads: Ruling[Callable[[Game], Seat]]
    """Who leads first in a game with a declarer."""
    winner: Ruling[Winner[LungauRules]]
    """Which card takes a trick, where the whole Trull does not lie in it."""
    fahren_follow: tuple[Ruling[Follow], ...]
    """What has to be played on a lead of Fahren, like ``follow``."""
    bond_priority: Ruling[BoundCards]
    """Whether bound cards are free on the first lead, and which go when only bound ones may."""
    uhu_in_time: Ruling[BoundUhu]
    """Whether an announced II has to go to its trick, and what it counts when it comes later."""
    failed_valat_ends_play: Ruling[bool]
    """Whether play ends as soon as an announced Valat has failed."""
    bird_keeps_playing: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a Vogerl that was announced keeps play going after a failed Valat."""
    valat_frees_bound_cards: Ruling[bool]
    """Whether an announced Valat frees the cards that are kept for their tricks."""
    dealer_out: Ruling[bool]
    """Whether a dealer of five plays no part in a game with a declarer."""


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group):
    """Fahren, in which everybody plays for himself."""

    kontra_allowed: Ruling[bool]
    """Whether everybody may double his Fahren before play."""
    leads: Ruling[int]
    """Who leads first, in places from Vorhand."""
    overtake: Ruling[Duty[LungauRules]]
    """The duty to beat the best card so far."""
    pagat_last: Ruling[Duty[LungauRules]]
    """The duty to keep the I while there is another trump."""
    dealer_says_kontra: Ruling[bool]
    """Whether a dealer of five may say Kontra too."""
    dealer_speaks_at: Ruling[int]
    """The place of a dealer of five in the round of Kontras, from 0."""
    dealer_tricks: Ruling[int]
    """To how many tricks a dealer of five plays."""
    dealer_plays_at: Ruling[int]
    """The place of a dealer of five in the first trick, from 0."""
    leads_after_dealer: Ruling[int]
    """Who leads when a dealer of five took his last trick, in places from Vorhand."""
    dealer_settles: Ruling[bool]
    """Whether a dealer of five settles Fahren with the four others."""


@dataclasses.dataclass(frozen=True)
class BonusRules(OwnItems):
    """When each Prämie is won and lost."""

    trull: Ruling[CardSet]
    """The cards that make the Trull."""
    announced_trull_lost: Ruling[bool]
    """Whether an announced Trull is lost when it is not made."""
    koenige: Ruling[CardSet]
    """The cards that make the Könige."""
    announced_koenige_lost: Ruling[bool]
    """Whether announced Könige are lost when they are not made."""
    koenigfang_in_trick: Ruling[bool]
    """Whether the opponents score the called König that they win in a trick."""
    koenigfang_in_left_half: Ruling[bool]
    """Whether the opponents score the called König in the half that the declarer left."""
    koenigfang_of_lone_caller: Ruling[bool]
    """Whether a caller who took the König from the Talon owes Königfang too."""
    bird_tricks: Mapping[str, Ruling[int]]
    """The number of the trick that the card of a Vogerl has to take."""
    beaten_birds_lost: Mapping[str, Ruling[bool]]
    """Whether a Vogerl is lost when another card takes its trick."""
    koenig_ultimo_trick: Ruling[int]
    """The number of the trick in which the called König has to lie."""
    koenig_need_not_win: Ruling[bool]
    """Whether any card of the side may take the trick of the called König."""
    forced_early_lost: Ruling[bool]
    """Whether an announced Ultimo is lost if its card had to go too early; otherwise it is not scored."""
    laid_away_lost: Ruling[bool]
    """Whether the Uhu of a bid is lost if its card was laid away; otherwise it is not scored."""
    koenigfang_beside_ultimo: Ruling[bool]
    """Whether a König lost in the last trick counts as Königfang and as König ultimo."""
    counts_again: Ruling[Callable[[bool], bool]]
    """Whether an announcement only repeats an earlier one and does not count, by whether the same side made that."""
    made_by_foes_counts: Ruling[bool]
    """Whether a failed announcement leaves the others their own Prämie beside it."""
    every_trick_is_valat: Ruling[bool]
    """Whether a side that takes every trick makes a Valat."""
    valat_voids_others: Ruling[bool]
    """Whether a Valat leaves nothing else to be scored."""
    valat_beside: Ruling[ValatBeside] | None = dataclasses.field(default=None, kw_only=True)
    """What is scored beside a Valat, in a house that says so item by item."""
    valat_keeps_doublings: Ruling[bool]
    """Whether the doublings of an announced Valat stay in force."""
    announced_valat_lost: Ruling[bool]
    """Whether an announced Valat is lost when the other side takes a trick."""
    failed_valat_stands_alone: Ruling[bool]
    """Whether nothing is settled beside a failed Valat."""
    none_in_fahren: Ruling[bool]
    """Whether Fahren knows no Prämien."""


@dataclasses.dataclass(frozen=True)
class SettlingRules(OwnPrices):
    """Amounts in Wertungspunkte, factors and who pays whom."""

    tariff_cent: Ruling[int]
    """How many Cent one Wertungspunkt is worth."""
    other_tariff_allowed: Ruling[bool]
    """Whether a circle may agree on another tariff."""
    game_price: Ruling[Amount]
    """What the game counts, in Wertungspunkte."""
    silent_prices: Mapping[str, Ruling[Amount]] = dataclasses.field(default_factory=dict, kw_only=True)
    """What a silent Prämie counts, in Wertungspunkte, in a house that does not pay the same for all."""
    announced_prices: Mapping[str, Ruling[Amount]] = dataclasses.field(default_factory=dict, kw_only=True)
    """What an announced Prämie counts, in Wertungspunkte, in a house that does not pay the same for all."""
    silent_price: Ruling[Amount]
    """What a silent Prämie counts, in Wertungspunkte."""
    announced_price: Ruling[Amount]
    """What an announced Prämie counts, in Wertungspunkte."""
    doublings_by_game_step: Ruling[int]
    """How often each step of Kontra doubles the game."""
    doublings_by_praemie_step: Ruling[int]
    """How often each step of Kontra doubles a Prämie."""
    items_apart: Ruling[bool]
    """Whether every Prämie is settled apart from the game."""
    contained_bird_apart: Ruling[bool]
    """Whether the Vogerl of a bid is settled apart from the game too."""
    silent_valat: Ruling[Amount]
    """What a silent Valat counts, in Wertungspunkte."""
    announced_valat: Ruling[Amount]
    """What an announced Valat counts, in Wertungspunkte."""
    schleifen_price: Ruling[Amount]
    """What giving up costs to each other player, in Wertungspunkte."""
    schleifen_follows_tariff: Ruling[bool]
    """Whether the price of giving up follows another tariff."""
    schleifen_pays_dealer: Ruling[bool]
    """Whether a dealer of five is paid for giving up too."""
    lone_caller_times: Ruling[int]
    """By what a Vogerlrufer multiplies that is played alone because of the Talon."""
    winners_paid: Ruling[int]
    """How many of two winners each of two losers pays."""
    foes_doublings_count: Ruling[bool]
    """Whether a step of Kontra counts that an opponent of the announcer said."""
    doublings_by_partner: Ruling[int]
    """How many steps a Kontra of the announcer's own partner counts."""
    own_superkontra_drops: Ruling[bool]
    """Whether a Superkontra of the announcer's own side falls away alone; otherwise all steps do."""
    dealer_out: Ruling[bool]
    """Whether a dealer of five neither pays nor receives in a game with a declarer."""
    pairs: Ruling[Callable[[Sequence[Seat]], Iterable[tuple[Seat, Seat]]]]
    """Which pairs of players settle Fahren with each other."""
    more_augen_pay: Ruling[bool]
    """Whether in a pair the player with more Augen pays; otherwise the one with fewer."""
    pair_price: Ruling[Amount]
    """What a pair of Fahren is worth, in Wertungspunkte."""
    kontra_binds: Ruling[KontraBinds]
    """Whom a Kontra of Fahren binds, and whether it can be answered."""
    equal_pair_price: Ruling[Amount]
    """What two players with equal Augen pay, in Wertungspunkte."""
    surcharges: Ruling[tuple[PaymentLine, ...]] | None = dataclasses.field(default=None, kw_only=True)
    """What is paid in Fahren beside the rest and is not doubled by a Kontra, in a house that says so line by line."""


@dataclasses.dataclass(frozen=True, eq=False)
class LungauRules(WithTalon):
    """All rulings of Lungauer Königrufen."""

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
    def birds(self) -> Mapping[str, Card]:
        """The card of each Vogerl."""
        cards = self.announcing.birds
        return {bird: cards[bird] for bird in self.in_use(cards)}

    @functools.cached_property
    def bird_cards(self) -> Mask:
        """The cards of the Vogerl."""
        return mask_of(self.birds.values())

    @functools.cached_property
    def items(self) -> tuple[str, ...]:
        """All items that are scored, in the order in which results list them."""
        return self.in_use(
            (SPIEL, TRULL, KOENIGE, *self.bonuses.own_sets, KOENIGFANG, *self.birds, KOENIG_ULTIMO, VALAT)
        )
