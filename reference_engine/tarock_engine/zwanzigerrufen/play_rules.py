"""The rulings of Zwanzigerrufen about what is said and played."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import NamedTuple

from tarock_engine import areas
from tarock_engine.following import Follow
from tarock_engine.manners import Duty, Winner
from tarock_engine.ruling import Ruling
from tarock_engine.state import Game, TakenTrick
from tarock_engine.zwanzigerrufen.doubler import ZwanzigerrufenDoubler

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
    solo_winner_leads: Ruling[Callable[[TakenTrick], int]]
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
