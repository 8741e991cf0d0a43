"""The rulings of Karls Tarockrunde about what is said and played."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.amounts import Amount
from tarock_engine.following import Follow
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruling import Group, Ruling
from tarock_engine.state import Game, TakenTrick

Flow = tuple[int, int, Amount]
"""Who pays whom how much."""


Ties = Callable[[Sequence[int], Sequence[int], Mapping[int, Amount]], Iterable[Flow]]
"""What the losers of Fahren, in their order from Vorhand, pay to whom of all seats, from what each owes everybody."""


Lead = Callable[[Game, int], int]
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
    bird_duty: Ruling[AuchRuferBird]
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
    talon: Ruling[Callable[[Sequence[TakenTrick]], int | None]]
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
