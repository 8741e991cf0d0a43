"""The rulings of Karls Tarockrunde about what is said, played, scored and paid."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.amounts import Amount
from tarock_engine.cards import Mask
from tarock_engine.following import Follow
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruling import Group, Ruling
from tarock_engine.state import Game, Trick

Flow = tuple[int, int, Amount]
"""Who pays whom how much."""

Ties = Callable[[Sequence[int], Sequence[int], Mapping[int, Amount]], Iterable[Flow]]
"""What the losers of Fahren, in their order from Vorhand, pay to whom of all seats, from what each owes everybody."""

Lead = Callable[[Game, int], int]
"""Who leads first, seen from the game and the seat that bears what the Vorhand brings."""


class BirdDuty(NamedTuple):
    """What the Vogel of an Auch-Rufer has to be: one held before the Talon, and named with the bid."""

    held: bool
    with_bid: bool


class LastStep(NamedTuple):
    """The last step of doubling, and by what it multiplies."""

    number: int
    times: int


class Opening(NamedTuple):
    """After how many cards of the first trick hands are laid open, and whether the declarer's is too."""

    cards: int
    declarer: bool


class Order(NamedTuple):
    """Whose cards the order of giving up looks at, and whether the called König stands in it."""

    whole_side: bool
    koenig: bool


class ValatBeside(NamedTuple):
    """Whether the price stands beside the multiple of a Valat, and whether that multiplies everything."""

    price: bool
    everything: bool


class Paid(NamedTuple):
    """Whether the announcements of both sides are paid on a Renonce, and whether doublings are."""

    both_sides: bool
    doublings: bool


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.TalonAnnouncing):
    """The round, who may announce what and when, and the ladder of doublings.

    ``liege`` says that the round opens with these words, ``everywhere`` that it does so without a discard too.
    ``in_turn`` is how many places each turn goes further. ``beside_valat`` are the items that a side may add to its
    Valat, ``held`` that their cards have to be in the hand, ``foes_beside_valat`` that the other side is bound too;
    ``owed_beside`` lets the Vogel of an Auch-Rufer go there, ``before_stands`` what was announced before.
    ``unplayed_alone`` is about a Rufer that its declarer goes on with alone.
    """

    liege: Ruling[str]
    everywhere: Ruling[bool]
    answered: Ruling[bool]
    in_turn: Ruling[int]
    again: Ruling[bool]
    after_kontra: Ruling[bool]
    end: Ruling[bool]
    once: Ruling[bool]
    bird_not_held: Ruling[bool]
    koenig_not_held: Ruling[bool]
    in_negative: Ruling[tuple[str, ...]]
    in_farbensolo: Ruling[tuple[str, ...]]
    bird_duty: Ruling[BirdDuty]
    foes_force_play: Ruling[bool]
    unplayed_alone: Ruling[bool]
    beside_valat: Ruling[tuple[str, ...]]
    held: Ruling[bool]
    owed_beside: Ruling[bool]
    before_stands: Ruling[bool]
    foes_beside_valat: Ruling[bool]
    kontra: Ruling[bool]
    other_side: Ruling[bool]
    retour: Ruling[bool]
    apart: Ruling[bool]
    last_step: Ruling[LastStep]
    binds_side: Ruling[bool]
    each_alone: Ruling[bool]
    retour_alone: Ruling[bool]
    farbensolo_alone: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules):
    """Leads, winners, duties, open hands, and announced Vögel.

    The three of ``overtaking`` say where a card that takes the trick is owed although it is no negative game.
    ``farbensolo_trull_lead`` says that the Märchenstich of a Farbensolo needs a trump led. ``confer_when_open`` lets
    the opponents confer only where hands lie open, and from then on; else in every negative game from its first lead.
    """

    leads: Ruling[Lead]
    farbensolo_leads: Ruling[Lead]
    negative_leads: Ruling[Lead]
    winner: Ruling[Winner]
    positive_overtaking: Ruling[bool]
    negative_trull: Ruling[Winner]
    farbensolo_trull: Ruling[Winner]
    farbensolo_trull_lead: Ruling[bool]
    overtake: Ruling[Duty]
    pagat_last: Ruling[Duty]
    pagat_takes: Ruling[Duty]
    skues_owed: Ruling[bool]
    open_from: Ruling[Opening]
    confer_when_open: Ruling[bool]
    farbensolo_winner: Ruling[Winner]
    farbensolo_trump: Ruling[Duty]
    farbensolo_void: Ruling[Follow]
    farbensolo_anything: Ruling[Follow]
    farbensolo_overtaking: Ruling[bool]
    order: Ruling[Order]
    early: Ruling[bool]


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group):
    """Fahren, which is Trischaken: everybody for himself.

    ``undoubled`` and ``nothing_said`` keep the round of announcements out of it. ``leads`` counts seats from Vorhand,
    and ``drawing`` asks trumps of whoever leads. ``void_overtakes`` asks whoever is out of the suit led for a card that
    takes the trick. ``limit`` is what multiplies the loser's payment ``limit_times``;
    being Vorhand does so ``vorhand_times``, and ``stack`` says that both multiply. ``jungfrau_takes_all``: whoever has
    no trick receives what the others would have received; ``losers_apart``: but not what losers owe each other.
    """

    undoubled: Ruling[bool]
    nothing_said: Ruling[bool]
    leads: Ruling[int]
    follow_suit: Ruling[Follow]
    overtake: Ruling[Duty]
    drawing: Ruling[bool]
    void: Ruling[Follow]
    void_overtakes: Ruling[bool]
    pagat_last: Ruling[Duty]
    pagat_takes: Ruling[Duty]
    trull: Ruling[Winner]
    talon: Ruling[Callable[[Sequence[Trick]], int | None]]
    talon_counts: Ruling[bool]
    talon_after_rufer: Ruling[bool]
    most_lose: Ruling[bool]
    ties: Ruling[Ties]
    to_each: Ruling[bool]
    limit: Ruling[Amount]
    limit_times: Ruling[int]
    vorhand_times: Ruling[int]
    stack: Ruling[bool]
    jungfrau_takes_all: Ruling[bool]
    losers_apart: Ruling[bool]
    shared: Ruling[bool]
    share: Ruling[Callable[[Amount], Amount]]


@dataclasses.dataclass(frozen=True)
class BonusRules(Group):
    """When each Bonus is won and lost; ``birds`` and ``koenig_ultimo`` are the numbers of their tricks."""

    trull: Ruling[Mask]
    koenige: Ruling[Mask]
    koenig_ultimo: Ruling[int]
    koenig_from_talon: Ruling[bool]
    birds: Mapping[str, Ruling[int]]
    card_itself: Ruling[bool]
    valat: Ruling[bool]
    either_side: Ruling[tuple[str, ...]]
    silent_lost: Ruling[bool]
    announced_lost: Ruling[bool]
    elsewhere_lost: Ruling[bool]
    not_held_stands: Ruling[bool]
    first_counts: Ruling[bool]
    lost_only: Ruling[bool]
    apart: Ruling[bool]
    silent_in_negative: Ruling[tuple[str, ...]]
    silent_in_farbensolo: Ruling[tuple[str, ...]]


@dataclasses.dataclass(frozen=True)
class SettlingRules(Group):
    """Amounts in points, factors, and who pays whom; the prices of the games stand in their terms.

    ``boni_of_lost`` is by what a lost Sechser-Dreier multiplies announcements and silent Boni; ``factors`` makes one of
    all that multiplies its price. ``pairing`` is what part of an amount each opponent settles with a lone declarer.
    ``pay_rufer`` makes of that part what each receives where a Rufer is paid for, and ``pay_bird_announced`` says that
    the Vogel that ``owed_bird`` finds is paid as an announced one with an Auch-Rufer.
    """

    silent: Mapping[str, Ruling[int]]
    silent_valat: Ruling[int]
    announced: Ruling[int]
    announced_valat: Ruling[int]
    valat_beside: Ruling[ValatBeside]
    failed_loses_game: Ruling[bool]
    kontra: Ruling[int]
    retour: Ruling[int]
    own_account: Ruling[bool]
    boni_of_lost: Ruling[int]
    factors: Ruling[Callable[[Sequence[Amount]], Amount]]
    pairing: Ruling[Amount]
    unplayed: Ruling[bool]
    shows: Ruling[bool]
    pay_rufer: Ruling[Callable[[Amount], Amount]]
    pay_bird_announced: Ruling[bool]
    owed_bird: Ruling[Callable[[Sequence[str]], str]]


@dataclasses.dataclass(frozen=True)
class RenonceRules(Group):
    """What is a Renonce, until when, and what it costs whom.

    ``stands`` says that a Renonce can be pointed out until the deal is settled, ``settles_alone`` that it settles it.
    ``no_bird_announced`` says that the Pagat of a bid without a Vogel is paid as an announced one, ``no_bird_outbid``
    that such a bid need not be played, ``no_bird_alone`` that nothing else is paid. ``own_account``: in a negative game
    the opponents of the declarer are paid with the doublings of their own accounts also by one another. ``lone`` is how
    often a lone declarer is paid for an opponent's Renonce, ``fahren_vorhand`` how often Vorhand pays in Fahren.
    ``number_of_all`` says that a wrong number of cards is not only the declarer's fault, ``fahren_named`` that it is
    one as soon as Fahren is named, and ``number_early`` that it is one before any opening; ``card`` that a forbidden
    card laid away is a Renonce.
    """

    every_breach: Ruling[bool]
    stands: Ruling[bool]
    settles_alone: Ruling[bool]
    order: Ruling[bool]
    no_bird: Ruling[bool]
    no_bird_announced: Ruling[bool]
    no_bird_outbid: Ruling[bool]
    no_bird_alone: Ruling[bool]
    partners_too: Ruling[bool]
    offender_alone: Ruling[bool]
    paid: Ruling[Paid]
    fahren_vorhand: Ruling[int]
    own_account: Ruling[bool]
    lone: Ruling[int]
    lost_price: Ruling[bool]
    taken_back: Ruling[bool]
    number_of_all: Ruling[bool]
    fahren_named: Ruling[bool]
    number_early: Ruling[bool]
    card: Ruling[bool]
