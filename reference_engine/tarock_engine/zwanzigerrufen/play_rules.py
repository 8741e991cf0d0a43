"""The types of the rulings of Zwanzigerrufen on announcements and play: what each means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.contracts import Leader
from tarock_engine.following import Follow
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruling import Rules_contra, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Game, TakenTrick
from tarock_engine.zwanzigerrufen.doubler import ZwanzigerrufenDoubler
from tarock_language.message import Message

RoundEnd = Callable[[int, int, int], bool]
"""Takes the number of turns, of silent turns at the end, and of seats; returns whether the announcing is over."""


class WordRule(NamedTuple):
    """Whether dazu and dagegen always refer to Vorhand, and who may omit them: the declarer, or who says Kontra."""

    of_vorhand: bool
    declarer_omits: bool
    kontra_omits: bool


class KontraRule(NamedTuple):
    """Whether an announcement against the declarer needs a Kontra to the game.

    ``needed``: it is refused without one. ``own``: the announcer himself has to have said it.
    ``added``: the announcement says a Kontra too.
    """

    needed: bool
    own: bool
    added: bool


class WhoDoubles(NamedTuple):
    """Who may say a step: ``may`` says why somebody may not.

    ``in_time``: he has to say it in his first turn after the utterance that it answers.
    """

    may: Callable[[ZwanzigerrufenDoubler], Message | None]
    in_time: bool


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.AnnouncingRules):
    """The round of announcements, bonuses and doublings."""

    vorhand_goes_on: Ruling[bool]
    """Whether Vorhand may announce in the turn of her call."""
    closing_word: Ruling[str]
    """What a player says who has nothing more to announce."""
    is_over: Ruling[RoundEnd]
    """When the announcing is over."""
    may_speak_again: Ruling[bool]
    """Whether somebody who had nothing to say may announce later."""
    several_in_one_turn: Ruling[bool]
    """Whether one may announce several things in a turn."""
    announceable_sets: Ruling[tuple[str, ...]]
    """The sets of cards that can be announced too."""
    mondfang_announceable: Ruling[bool]
    """Whether catching the Mond can be announced."""
    both_sides_may_announce: Ruling[bool]
    """Whether all players of either side may announce bonuses."""
    no_announcement_twice: Ruling[bool]
    """Whether nobody announces what he has announced already."""
    dazu_or_dagegen: Ruling[bool]
    """Whether a bonus is announced with the word for its side."""
    word_refers: Ruling[WordRule]
    """To whom the word of an announcement refers, and whether it may be left out."""
    word_is_true: Ruling[bool]
    """Whether the word of an announcement has to be true."""
    kontra_before_bonus: Ruling[bool]
    """Whether a Kontra comes before the bonus that needs it; otherwise anywhere in the turn."""
    pagat_needs_kontra: Ruling[bool]
    """Whether Pagat Ultimo against the declarer needs a Kontra to the game."""
    pagat_kontra: Ruling[KontraRule]
    """Whose Kontra Pagat Ultimo against the declarer needs, and whether the announcement brings it with it."""
    other_kontra: Ruling[KontraRule]
    """What Absolut and Valat against the declarer ask of a Kontra."""
    pagat_by_holder: Ruling[bool]
    """Whether Pagat Ultimo is for the holder of the I only."""
    pagat_in_farbensolo: Ruling[bool]
    """Whether Pagat Ultimo can be announced in a Farbensolo."""
    kontra_to_game: Ruling[bool]
    """Whether the game may be doubled."""
    kontra_to_bonus: Ruling[bool]
    """Whether an announced bonus may be doubled."""
    items_doubled_apart: Ruling[bool] = dataclasses.field(kw_only=True)
    """Whether the game and each bonus are doubled by themselves."""
    only_announced_doubled: Ruling[bool]
    """Whether nothing is doubled that nobody announced."""
    highest_step: Ruling[int]
    """The number of the last step of doubling."""
    who_doubles: Ruling[WhoDoubles]
    """Who may say a step of doubling, and until when."""
    trull_owes_kontra: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether an opponent who was dealt the whole Trull owes a Kontra to the normal game, also if he forgets it."""
    after_auction: Ruling[Leader | None] | None = dataclasses.field(default=None, kw_only=True)
    """Who announces first where the game is chosen before in an auction; none where there is no auction."""

    @property
    def begins_after_auction(self) -> Ruling[Leader | None] | None:
        """The ruling of a house on who announces first after an auction; None where there is no auction."""
        own = self.after_auction
        return None if own is None or own.value is None else own


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules[Rules_contra]):
    """Leads, duties and winners."""

    leads: Ruling[Callable[[Game], Seat]]
    """Who leads first, except in a Farbensolo."""
    farbensolo_leads: Ruling[Callable[[Game], Seat]]
    """Who leads first in a Farbensolo."""
    solo_winner_leads: Ruling[Callable[[TakenTrick], Seat]]
    """Who leads later in both solo games."""
    overtaking: Ruling[bool]
    """Whether a player has to beat the cards already in the trick."""
    tarock_may_be_led: Ruling[bool]
    """Whether a Tarock may be led at any time outside a Farbensolo."""
    farbensolo_lead: Ruling[Duty[Rules_contra]]
    """The duty on the lead in a Farbensolo."""
    farbensolo_suit: Ruling[Follow]
    """What is owed on a suit in a Farbensolo."""
    farbensolo_void: Ruling[Follow]
    """What is owed without the suit led in a Farbensolo."""
    trump_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick with a Tarock in it, in the normal game."""
    solo_trump_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick with a Tarock in it in a Solo."""
    suit_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick without a trump in it."""
    farbensolo_suit_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick of a Farbensolo to which a suit was led."""
    farbensolo_trump_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick of a Farbensolo to which a Tarock was led."""
    farbensolo_trull: Ruling[Winner[Rules_contra]]
    """Which card takes the whole Trull in a Farbensolo where a Tarock was led."""
    farbensolo_suit_trull: Ruling[Winner[Rules_contra]]
    """Which card takes the whole Trull in a Farbensolo where a suit was led."""
    tricks: Ruling[int]
    """How many tricks a deal has."""
    stops_when_failed: Ruling[bool]
    """Whether play stops when an announced Valat has failed."""
