"""The types of the rulings of Karls Tarockrunde on announcements and play: what each means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple

from tarock_engine import areas
from tarock_engine.amounts import Amount, Augen
from tarock_engine.following import Follow
from tarock_engine.manners import Duty, Winner
from tarock_engine.payment_lines import Flow
from tarock_engine.ruling import Group, Rules_contra, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Game

Ties = Callable[[Sequence[Seat], Sequence[Seat], Mapping[Seat, Amount]], Iterable[Flow]]
"""What the losers of Fahren, in their order from Vorhand, pay to whom of all seats, from what each owes everybody."""


Lead = Callable[[Game, Seat], Seat]
"""Who leads first, seen from the game and the seat that bears what the Vorhand brings."""


class AuchRuferBird(NamedTuple):
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


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.TalonAnnouncing):
    """The round, who may announce what and when, and the ladder of doublings."""

    opening_words: Ruling[str]
    """The words with which the declarer opens the round."""
    opened_in_every_game: Ruling[bool]
    """Whether the opening words are said in games without a discard too."""
    answered_by_all: Ruling[bool]
    """Whether each of the others answers the opening words."""
    in_turn: Ruling[int]
    """How many places each turn goes further."""
    may_speak_again: Ruling[bool]
    """Whether an earlier speaker may announce when somebody else has announced after him."""
    after_kontra: Ruling[bool]
    """Whether an earlier speaker may announce after a Kontra too."""
    ends_when_all_say_gut: Ruling[bool]
    """Whether the round ends when all others have said gut to the last utterance."""
    no_announcement_twice: Ruling[bool]
    """Whether nobody announces what he has announced already."""
    bird_without_holding: Ruling[bool]
    """Whether a Vogel may be announced by somebody who does not hold it."""
    koenig_without_holding: Ruling[bool]
    """Whether König Ultimo may be announced by somebody who does not hold the König."""
    in_negative: Ruling[tuple[str, ...]]
    """What can be announced in a negative game."""
    in_farbensolo: Ruling[tuple[str, ...]]
    """What can be announced in a Farbensolo."""
    bird_duty: Ruling[AuchRuferBird]
    """What the Vogel that an Auch-Rufer owes has to be."""
    bird_named_with_koenig: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether the Vogel is named after the König, before the Talon is seen."""
    foes_force_play: Ruling[bool]
    """Whether an utterance of the opponents too makes a Rufer be played."""
    unplayed_alone: Ruling[bool]
    """Whether a Rufer is not played in silence either when its declarer goes on with it alone."""
    beside_valat: Ruling[tuple[str, ...]]
    """What a side may add to its own announced Valat."""
    set_in_one_hand: Ruling[bool]
    """Whether whoever adds a set has to hold it complete."""
    owed_bird_beside_valat: Ruling[bool]
    """Whether the Vogel that an Auch-Rufer owes may be added too."""
    before_valat_stands: Ruling[bool]
    """Whether what was announced before a Valat stands."""
    valat_limits_foes: Ruling[bool]
    """Whether an announced Valat limits what the other side may announce."""
    kontra_allowed: Ruling[bool]
    """Whether the game and announcements may be doubled with Kontra."""
    kontra_after_gut: Ruling[bool] = dataclasses.field(kw_only=True)
    """Whether what a player has said gut to is still open to him to be doubled in a later turn."""
    kontra_by_other_side: Ruling[bool]
    """Whether things are doubled by the other side only, and a doubling answered by their own."""
    retour_by_whole_side: Ruling[bool]
    """Whether anybody of a side may answer a Kontra; otherwise only the declarer or the announcer whose it is."""
    retour_allowed: Ruling[bool]
    """Whether a Kontra may be answered with Retour."""
    items_doubled_apart: Ruling[bool] = dataclasses.field(kw_only=True)
    """Whether the game and each announcement are doubled by themselves."""
    last_step: Ruling[LastStep]
    """Which step of doubling is the last, and by what it multiplies."""
    kontra_binds_side: Ruling[bool]
    """Whether a doubling binds the whole side in a positive game."""
    foes_double_alone: Ruling[bool]
    """Whether in a negative game each opponent doubles for himself."""
    retour_binds_one: Ruling[bool]
    """Whether a Retour in a negative game answers a single opponent."""
    farbensolo_doubled_alone: Ruling[bool]
    """Whether each opponent doubles for himself in a Farbensolo too."""


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules[Rules_contra]):
    """Leads, winners, duties, open hands, and announced Vögel."""

    leads: Ruling[Lead]
    """Who leads first in a positive game."""
    farbensolo_leads: Ruling[Lead]
    """Who leads first in a Farbensolo."""
    negative_leads: Ruling[Lead]
    """Who leads first in a negative game."""
    winner: Ruling[Winner[Rules_contra]]
    """Which card takes a trick, where the whole Trull does not lie in it."""
    positive_overtaking: Ruling[bool]
    """Whether a card that takes the trick is owed in positive games."""
    negative_trull: Ruling[Winner[Rules_contra]]
    """Which card takes the whole Trull in a negative game."""
    farbensolo_trull: Ruling[Winner[Rules_contra]]
    """Which card takes the whole Trull in a Farbensolo."""
    farbensolo_trull_on_trump: Ruling[bool]
    """Whether a card takes the whole Trull of a Farbensolo only where a trump was led."""
    overtake: Ruling[Duty[Rules_contra]]
    """The duty to take the trick in a negative game."""
    pagat_last: Ruling[Duty[Rules_contra]] = dataclasses.field(kw_only=True)
    """The duty to keep the Pagat in a negative game while there is another trump."""
    pagat_takes: Ruling[Duty[Rules_contra]]
    """The duty to play the Pagat on Sküs and Mond in a negative game."""
    skues_owed: Ruling[bool]
    """Whether the Sküs is owed on Pagat and Mond, which it would not take."""
    open_from: Ruling[Opening]
    """After how many cards of the first trick which hands of an Ouvert are laid open."""
    confer_when_open: Ruling[bool]
    """Whether opponents confer only where hands lie open; otherwise in every negative game."""
    farbensolo_winner: Ruling[Winner[Rules_contra]]
    """Which card takes a trick of a Farbensolo."""
    farbensolo_trump: Ruling[Duty[Rules_contra]]
    """The duty to keep trumps back in a Farbensolo."""
    farbensolo_void: Ruling[Follow]
    """What is owed without the suit led in a Farbensolo."""
    farbensolo_anything: Ruling[Follow]
    """What is owed in a Farbensolo with neither the suit led nor a trump."""
    farbensolo_overtaking: Ruling[bool]
    """Whether a card that takes the trick is owed in a Farbensolo."""
    giving_up_order: Ruling[Order]
    """In which order announced Vögel may be given up, and whose count."""
    early_bird_is_renonce: Ruling[bool]
    """Whether it is a Renonce to play a single announced Vogel too early."""


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group, Generic[Rules_contra]):
    """Fahren, which is Trischaken: everybody for himself."""

    kontra_is_barred: Ruling[bool]
    """Whether Fahren cannot be doubled."""
    nothing_said: Ruling[bool]
    """Whether nothing is announced in Fahren."""
    leads: Ruling[int]
    """Who leads first, in places from Vorhand."""
    follow_suit: Ruling[Follow]
    """What is owed on a suit that was led in Fahren."""
    overtake: Ruling[Duty[Rules_contra]]
    """The duty to take the trick with a card of the suit led."""
    trumps_are_drawn: Ruling[bool]
    """Whether whoever leads has to lead trumps."""
    void: Ruling[Follow]
    """What is owed without the suit led in Fahren."""
    void_overtakes: Ruling[bool]
    """Whether a card that takes the trick is owed without the suit led in Fahren."""
    pagat_last: Ruling[Duty[Rules_contra]]
    """The duty to keep the Pagat while there is another trump."""
    pagat_takes: Ruling[Duty[Rules_contra]]
    """The duty to play the Pagat on Sküs and Mond."""
    trull: Ruling[Winner[Rules_contra]]
    """Which card takes the whole Trull in Fahren."""
    talon_goes_to: Ruling[areas.TalonTaker]
    """Who is given the Talon, from the tricks and the place of a card in it."""
    talon_counts: Ruling[bool]
    """Whether the Talon of Fahren counts for whoever is given it."""
    talon_after_rufer: Ruling[bool]
    """Whether the Talon counts where a Rufer was turned into Fahren."""
    most_lose: Ruling[bool]
    """Whether the player with the most points loses Fahren."""
    settle_ties: Ruling[Ties]
    """What several losers of Fahren owe each of the others and each other."""
    pays_each: Ruling[bool]
    """Whether the loser of Fahren pays the price to each of the others."""
    limit_points: Ruling[Augen]
    """From how many points on a loser of Fahren pays a multiple."""
    limit_times: Ruling[int]
    """By what so many points of a loser of Fahren multiply."""
    vorhand_times: Ruling[int]
    """By what being Vorhand multiplies what a loser of Fahren pays."""
    factors_multiply: Ruling[bool]
    """Whether both factors of a loser of Fahren multiply together; otherwise only the larger one does."""
    jungfrau_takes_all: Ruling[bool]
    """Whether a player of Fahren without a trick receives what the others would have received."""
    losers_settle_apart: Ruling[bool]
    """Whether what losers of Fahren owe each other is kept out of what a Jungfrau receives."""
    jungfrauen_share: Ruling[bool]
    """Whether several players of Fahren without a trick share what they receive."""
    share_of: Ruling[Callable[[Amount, int, Amount], Amount]]
    """The share of each of several players of Fahren without a trick, from the whole, their number, and the price."""
