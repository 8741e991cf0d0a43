"""The types of the rulings of Tarock-Königrufen on announcements and play: what each means.

The values are in ``rulings``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple

from tarock_engine import areas
from tarock_engine.actions import MONDFANG, SKUESFANG
from tarock_engine.amounts import Amount
from tarock_engine.cards import Card, Mask
from tarock_engine.following import Follow
from tarock_engine.koenigrufen.doubler import KoenigrufenDoubler
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruling import Group, Rules_contra, Ruling
from tarock_engine.seating import Seat
from tarock_engine.state import Game, TakenTrick


class RoundEnd(NamedTuple):
    """Whether everybody gets a turn before three passes end the round, and whether a pass is final."""

    everybody_first: bool
    pass_is_final: bool


class WhoAnnounces(NamedTuple):
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


class SecondAnnouncement(NamedTuple):
    """Whether a player may announce what his partner has, and whether that counts beside it."""

    allowed: bool
    counts: bool


class HoldDuty(NamedTuple):
    """Whether announced cards bind at all, and whether they bind whoever of the side holds them."""

    binds: bool
    whole_side: bool


@dataclasses.dataclass(frozen=True)
class AnnouncingRules(areas.TalonAnnouncing):
    """The round, who may announce what, and the ladder of doublings."""

    several_in_one_turn: Ruling[bool]
    """Whether one may say as much as one likes in a turn."""
    round_ends: Ruling[RoundEnd]
    """When the round is over, and whether a pass is final."""
    giving_up_before_word: Ruling[bool]
    """Whether a declarer may give up until his first word, also when his cards are laid away."""
    second_announcement: Ruling[SecondAnnouncement]
    """What becomes of a second announcement of the same Bonus by one side."""
    both_sides_may_announce: Ruling[bool]
    """Whether both sides may announce the same Bonus."""
    birds_announceable: Mapping[str, Ruling[bool]]
    """Whether a Vogel that a circle can leave out can be announced."""
    koenigfang_announceable: Ruling[bool]
    """Whether winning the called König can be announced."""
    mondfang_announceable: Ruling[bool]
    """Whether Mondfang can be announced."""
    skuesfang_announceable: Ruling[bool]
    """Whether Sküsfang can be announced."""
    koenig_ultimo_needs_call: Ruling[bool]
    """Whether König Ultimo can be announced only where a König is called."""
    without_holding: Ruling[bool]
    """Whether a Bonus for a card may be announced by somebody who does not hold it."""
    bird_without_holding: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a Vogel may be announced by somebody who does not hold it."""
    koenig_without_holding: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether König Ultimo may be announced by somebody who does not hold the König."""
    may_speak_again: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether a player may announce in a later turn than his first."""
    boni_in_negative: Ruling[bool]
    """Whether Boni can be announced in a negative contract."""
    in_farbensolo: Ruling[tuple[str, ...]]
    """What can be announced in a Farbensolo."""
    bird_duty: Ruling[BirdDuty]
    """What fulfils the duty to announce a Vogel."""
    owed_bird_as_dealt: Ruling[bool] | None = dataclasses.field(default=None, kw_only=True)
    """Whether only a Vogel that was dealt fulfils the duty to announce one; others may be announced beside it."""
    secret_partner_announces: Ruling[bool]
    """Whether the partner may announce while nobody knows him."""
    unknown_foe_is_barred: Ruling[bool]
    """Whether an opponent may not announce whose side nobody knows."""
    after_kontra: Ruling[bool]
    """Whether an opponent who has said Kontra may announce."""
    free_without_secret: Ruling[bool]
    """Whether anybody may announce where no side is secret."""
    free_once_partner_shows: Ruling[bool]
    """Whether the opponents may announce once the partner has shown himself."""
    who_may_announce: Ruling[WhoAnnounces]
    """Whether the declarer may announce, and whoever knows his side by himself."""
    kontra_to_game: Ruling[bool]
    """Whether the game may be doubled."""
    kontra_to_bonus: Ruling[bool]
    """Whether an announced Bonus may be doubled by itself."""
    only_announced_doubled: Ruling[bool]
    """Whether nothing is doubled that nobody announced."""
    kontra_by_other_side: Ruling[bool]
    """Whether each item is doubled by the side that did not announce it."""
    rekontra_allowed: Ruling[bool]
    """Whether a Kontra may be answered with Rekontra."""
    subkontra_allowed: Ruling[bool]
    """Whether a Rekontra may be answered with Subkontra."""
    highest_step: Ruling[int]
    """The number of the last step of doubling."""
    may_double_on: Ruling[Callable[[KoenigrufenDoubler], bool]]
    """Who of the side that is to speak may say a further step."""
    negative_kontra: Ruling[NegativeKontra]
    """Whether a negative contract may be doubled, and by whom."""
    none_in_trischaken: Ruling[bool]
    """Whether nothing is announced or doubled in Trischaken."""
    no_round_in_trischaken: Ruling[bool]
    """Whether there is no round of announcements in Trischaken."""

    beside_valat: Ruling[tuple[str, ...]] | None = dataclasses.field(default=None, kw_only=True)
    """What a side may announce together with a Valat."""

    @property
    def kept_beside_valat(self) -> Ruling[tuple[str, ...]] | None:
        """What a side announces together with a Valat, in a house that limits it."""
        return self.beside_valat

    @property
    def is_owed_as_dealt(self) -> bool:
        """Whether the Vogel that is owed has to be one that the declarer was dealt."""
        return self.owed_bird_as_dealt is not None and self.owed_bird_as_dealt.value

    @property
    def catches(self) -> Mapping[str, Ruling[bool]]:
        """For each catch of a trump, whether it can be announced."""
        return {MONDFANG: self.mondfang_announceable, SKUESFANG: self.skuesfang_announceable}


@dataclasses.dataclass(frozen=True)
class PlayRules(areas.PlayRules[Rules_contra]):
    """Leads, winners, duties and open hands."""

    leads: Ruling[Callable[[Game], Seat]]
    """Who leads first in a positive contract."""
    farbensolo_leads: Ruling[Callable[[Game], Seat]]
    """Who leads first in a Farbensolo."""
    negative_leads: Ruling[Callable[[Game], Seat]]
    """Who leads first in a negative contract."""
    trump_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick with a trump in it."""
    suit_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick without a trump in it."""
    negative_overtake: Ruling[Duty[Rules_contra]]
    """The duty to take the trick in a negative contract."""
    negative_overtaking: Ruling[Duty[Rules_contra]]
    """How the duty to take the trick goes together with suit and trump duty."""
    farbensolo_suit_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick of a Farbensolo to which a suit was led."""
    farbensolo_void: Ruling[Follow]
    """What is owed without the suit led in a Farbensolo."""
    farbensolo_lead: Ruling[Duty[Rules_contra]]
    """The duty on the lead in a Farbensolo."""
    farbensolo_trump: Ruling[Follow]
    """What is owed on a trump in a Farbensolo."""
    farbensolo_trump_wins: Ruling[Winner[Rules_contra]]
    """Which card takes a trick of a Farbensolo to which a trump was led."""
    farbensolo_trull: Ruling[Winner[Rules_contra]]
    """Which card takes the whole Trull in a Farbensolo."""
    open_from_card: Ruling[int]
    """With which card played the hands of an Ouvert are laid open, from 1."""
    stops_when_failed: Ruling[bool]
    """Whether play stops when the contract or a Valat has failed."""
    must_be_played: Mapping[str, Ruling[bool]]
    """Whether the card of an announced Vogel has to be played to its trick where it is legal."""
    hold_duty: Ruling[HoldDuty]
    """Whether announced cards bind, and whom of the side."""
    bond_priority: Ruling[Callable[[Mask, Callable[[Card], Amount]], Mask]]
    """Which cards may go when only bound ones are legal, from these and what the Bonus of each counts."""
    unnoticed_stands: Ruling[bool]
    """Whether a forbidden card stays on the table where nobody notices it."""


@dataclasses.dataclass(frozen=True)
class TrischakenRules(Group, Generic[Rules_contra]):
    """Trischaken, in which everybody plays for himself."""

    own_tricks: Ruling[Callable[[TakenTrick], Seat]]
    """Whose a trick is."""
    leads: Ruling[int]
    """Who leads first, in places from Vorhand."""
    overtake: Ruling[Duty[Rules_contra]]
    """The duty to take the trick."""
    overtaking: Ruling[Duty[Rules_contra]]
    """How the duty to take the trick goes together with suit and trump duty."""
    pagat_last: Ruling[Duty[Rules_contra]]
    """The duty to keep the Pagat while there is another trump."""
    pagat_last_off_lead_too: Ruling[bool]
    """Whether the duty to keep the Pagat holds for adding it too, and not for leading it alone."""
    pagat_takes: Ruling[bool]
    """Whether the Pagat is owed on Sküs and XXI where it would take the trick."""
