"""Random deals of Zwanzigerrufen, with random players, for the second opinion and the engine to play in lockstep."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from typing import Final

from tarock_second_opinion.scene import (
    CommonMood,
    Layout,
    any_options,
    any_scene,
    any_temper,
    can_end_so,
    in_scene,
    shuffle,
)
from tarock_second_opinion.source import PLACES, Act, Case, Chooser, Source, Telling
from tarock_second_opinion.zwanzigerrufen.cards import MOND, PAGAT, TRULL, TRUMPS, pack_of
from tarock_second_opinion.zwanzigerrufen.counting import augen
from tarock_second_opinion.zwanzigerrufen.deal import THROWING_IN, Course
from tarock_second_opinion.zwanzigerrufen.game import FARBENSOLO, LAST, NORMAL, SOLO
from tarock_second_opinion.zwanzigerrufen.scenes import RARE_HANDS, SCENES

CONTRACTS: Final = (NORMAL, FARBENSOLO, SOLO, NORMAL)
LAYOUT: Final = Layout(packet=5, lap=20, rare=RARE_HANDS)
SOLOS: Final = (FARBENSOLO, SOLO)
TOP: Final = [*TRUMPS, *"K♥ K♦ K♠ K♣ D♥ D♦ D♠ D♣".split()]  # noqa: SIM905


@dataclasses.dataclass(kw_only=True)
class Mood(CommonMood):
    """How the players of one deal choose.

    ``talks`` is the probability that a player says something, ``overbids`` that this is a solo game, and ``throws``
    that cards are thrown in which need not be.
    """

    throws: float = 0.5
    ties: bool = False
    trull_last: bool = False
    foes_win: bool = False
    foes_talk: bool = False

    def choose(self, telling: Telling, allowed: Sequence[Act]) -> Act:
        """One of the acts that are allowed."""
        thrown = [act for act in allowed if act.words == THROWING_IN]
        if thrown and (len(thrown) == len(allowed) or self.rng.random() < self.throws):
            return self.rng.choice(thrown)
        acts = [act for act in allowed if act.words != THROWING_IN]
        course: Course = telling.course
        if course.phase == "bid":
            return self.rng.choice(self.opening(acts) or acts)
        if course.phase == "play":
            if self.ties:
                acts = [act for act in acts if can_tie(telling, act)] or acts
            return self.rng.choice(self.cards(course, acts) or acts)
        return self.rng.choice(self.talk(course, acts) or acts)

    def opening(self, acts: Sequence[Act]) -> Sequence[Act]:
        """The contract that is wanted, or a call."""
        if self.rng.random() < self.overbids:
            return acts
        wanted = [act for act in acts if act.words == self.contract and act.seat == self.bidder]
        return wanted or [act for act in acts if act.deed == "call"]

    def talk(self, course: Course, acts: Sequence[Act]) -> Sequence[Act]:
        """The contract that is wanted, something else to say, or the end of the turn."""
        wanted = [act for act in acts if act.words == self.contract and act.seat == self.bidder]
        if wanted and course.phase == "say" and self.rng.random() < 0.8:
            return wanted
        silent = self.foes_talk and course.game.is_ours(acts[0].seat)
        if silent or self.rng.random() >= self.talks:
            return [act for act in acts if act.words == "Weiter"]
        found = [act for act in acts if act.words.partition(" ")[0] == self.says]
        if self.doubles and not found:
            found = [act for act in acts if act.words.partition(" ")[0] in ("Kontra", "Retour", "Supre", "Resupre")]
        return found if found and self.rng.random() < 0.7 else self.anything(acts)

    def anything(self, acts: Sequence[Act]) -> Sequence[Act]:
        """Any act, but only sometimes solo games and Valats."""
        solos = self.rng.random() < self.overbids
        valats = self.rng.random() < 0.2
        return [
            act for act in acts if (solos or act.words not in SOLOS) and (valats or not act.words.startswith("Valat"))
        ]

    def cards(self, course: Course, acts: Sequence[Act]) -> Sequence[Act]:
        """The highest card for a player who wants all tricks, the Trull early or late, or a card not worth keeping."""
        ours = course.game.is_ours(acts[0].seat)
        if (self.wins and ours) or (self.foes_win and not ours):
            return sorted(acts, key=lambda act: TOP.index(act.words) if act.words in TOP else len(TOP))[:1]
        if self.shows:
            return [act for act in acts if act.words in TRULL]
        if self.trull_last:
            return [act for act in acts if act.words not in TRULL]
        if self.keeps:
            return [act for act in acts if act.words not in (PAGAT, MOND)]
        return acts


def can_tie(telling: Telling, act: Act) -> bool:
    """Whether a deal can end with 44 Augen on either side after an act; checked only in the last three tricks."""
    return can_end_so(telling, act, since=LAST - 3, is_so=is_tie)


def is_tie(telling: Telling) -> bool:
    """Whether both sides have equally many Augen."""
    return augen(telling.course.game, "declarer") == augen(telling.course.game, "foes")


# ----------------------------------------------------------------------------------------------------------- deals


def any_case(source: Source, rng: random.Random, contract: str) -> tuple[Case, Chooser]:
    """A random deal, and the chooser for its players."""
    dealer = rng.randrange(4)
    scene = any_scene(rng, SCENES, contract)
    of_vorhand = contract == NORMAL or (scene is not None and scene.of_vorhand)
    place = 0 if of_vorhand else rng.randrange(4)
    options = any_options(rng, source, scene)
    pack = list(pack_of(source.whole(options)))
    shuffle(rng, pack, LAYOUT, place, scene)
    cut = rng.choice((0, 0, 0, rng.randrange(40)))
    knocked = rng.random() < 0.15
    laid = knocked and rng.random() < 0.5
    case = Case(
        dealer=dealer,
        # As it is to lie after the cut.
        pack=(*pack[40 - cut :], *pack[: 40 - cut]),
        cut=cut,
        chosen=tuple(rng.sample(range(4), 4)) if knocked else None,
        pile=tuple(rng.sample(range(40), 40)) if laid else PLACES,
        options=tuple(sorted(options.items())),
    )
    mood = Mood(
        rng=rng,
        contract=contract,
        bidder=(dealer + 1 + place) % 4,
        **any_temper(rng, overbids=0.4, talks=0.8),
    )
    return case, in_scene(mood, scene)
