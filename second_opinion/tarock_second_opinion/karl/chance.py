"""Random deals of Karls Tarockrunde that the second opinion and the engine play beside each other."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from typing import Final

from tarock_second_opinion import scene as common
from tarock_second_opinion.cards import KINGS, PACK, TRULL
from tarock_second_opinion.karl import bidding
from tarock_second_opinion.karl.counting import augen_by_seat, value_of
from tarock_second_opinion.karl.deal import Course
from tarock_second_opinion.karl.game import BIRDS, CALLING
from tarock_second_opinion.karl.scenes import RARE_HANDS, SCENES
from tarock_second_opinion.scene import CommonMood, Layout, any_options, any_scene, shuffle
from tarock_second_opinion.source import UNNOTICED, Act, Case, Chooser, Source, Telling

OFTEN: Final = ("Fahren", "Fahren", "Fahren", "Fahren", "Rufer", "Rufer", "Dreier", bidding.SECHSER)
CONTRACTS: Final = (*bidding.VORHAND_ONLY, bidding.SECHSER, *bidding.FOR_ALL, *CALLING, *OFTEN)
"""The contracts in which many rare situations arise stand here several times, so that they are drawn more often."""
LAYOUT: Final = Layout(packet=6, lap=30, talon=range(24, 30), rare=RARE_HANDS)
LEAST: Final = (bidding.GUT, "Mein Spiel")


@dataclasses.dataclass(kw_only=True)
class Mood(CommonMood):
    """How the players of one deal choose.

    ``errs`` and ``tells`` are the probabilities that a player breaks a rule unnoticed, and that somebody points it out;
    ``yields`` and ``hands_on`` those that the declarer pays or turns to Fahren, and that a player hands on.
    ``stocks``: the declarer calls a König in the Talon. ``foes_talk``: only the opponents announce. ``ties``: everybody
    tries for a tie in Fahren.
    """

    stocks: bool
    errs: float
    tells: float
    yields: float = 0.1
    hands_on: float = 0.5
    foes_talk: bool = False
    ties: bool = False

    def choose(self, telling: Telling, allowed: Sequence[Act]) -> Act:
        """One of the allowed acts; if there are two deeds to choose from, both are equally likely."""
        late = self.point_out(telling, allowed)
        if late is not None:
            return late
        wrong = [act for act in allowed if act.is_unnoticed]
        if wrong and self.rng.random() < self.errs:
            return self.rng.choice(self.in_number(telling.course, wrong) or wrong)
        offered = [act for act in allowed if act.is_offered]
        deed = self.rng.choice(sorted({act.deed for act in offered}))
        same = [act for act in offered if act.deed == deed]
        if self.ties and deed == "play":
            same = [act for act in same if can_tie(telling, act)] or same
        return self.rng.choice(self.preferred(telling.course, deed, same) or same)

    def in_number(self, course: Course, wrong: Sequence[Act]) -> Sequence[Act]:
        """The wrong acts; of discards, half the time only those of the right number, which have a forbidden card."""
        if wrong[0].deed != "discard" or self.rng.random() < 0.5:
            return wrong
        number = len(course.game.taken)
        return [act for act in wrong if len(act.words.removesuffix(UNNOTICED).split()) == number]

    def point_out(self, telling: Telling, allowed: Sequence[Act]) -> Act | None:
        """A breach that is pointed out, or none."""
        del telling
        found = [act for act in allowed if act.deed == "renonce"]
        return self.rng.choice(found) if found and self.rng.random() < self.tells else None

    def preferred(self, course: Course, deed: str, acts: Sequence[Act]) -> Sequence[Act]:
        """The acts among which a random choice is made."""
        found: Sequence[Act] = [act for act in acts if act.words == self.says]
        if found:
            return found
        match deed:
            case "bid":
                found = self.bids(acts)
            case "call" if self.stocks:
                found = [act for act in acts if act.words == "Vierter König" or act.words in course.game.talon()]
            case "talon":
                out = self.rng.random() < self.yields
                found = [act for act in acts if (act.words in ("zahlen", "Fahren")) == out]
            case "say":
                found = self.talk(course, acts)
            case "play":
                found = self.cards(course, acts)
            case _:
                found = acts
        return found

    def bids(self, acts: Sequence[Act]) -> Sequence[Act]:
        """The contract that is wanted, or the least."""
        handing = [act for act in acts if act.words == bidding.HANDING_ON]
        if handing and self.rng.random() < self.hands_on:
            return handing
        wanted = [act for act in acts if bidding.game_of(act.words) == self.contract and act.seat == self.bidder]
        if wanted or self.rng.random() < self.overbids:
            return wanted or acts
        return [act for act in acts if act.words in LEAST][:1]

    def talk(self, course: Course, acts: Sequence[Act]) -> Sequence[Act]:
        """Something to say, rarely a Valat, or the end of the turn."""
        silent = self.foes_talk and course.game.is_ours(acts[0].seat)
        if silent or self.rng.random() >= self.talks:
            return [act for act in acts if act.words == "Gut!"]
        if self.doubles:
            return [act for act in acts if "ontra " in act.words or "Retour" in act.words]
        return [act for act in acts if act.words != "Valat" or self.rng.random() < 0.15]

    def cards(self, course: Course, acts: Sequence[Act]) -> Sequence[Act]:
        """The highest card for a player who wants all tricks, a card of the Trull, or one that need not be kept.

        For a tie each player plays a card of the least value, and keeps the others for the last tricks.
        """
        if self.ties:
            least = min(value_of(act.words) for act in acts)
            return [act for act in acts if value_of(act.words) == least]
        if self.wins and course.game.is_ours(acts[0].seat):
            return sorted(acts, key=lambda act: PACK.index(act.words))[:1]
        if self.shows:
            return [act for act in acts if act.words in TRULL]
        if self.keeps:
            return [act for act in acts if act.words not in [*BIRDS.values(), *KINGS]]
        return acts


def can_tie(telling: Telling, act: Act) -> bool:
    """Whether Fahren can end with a tie for the most points after an act; checked only in the last three tricks."""
    return common.can_end_so(telling, act, since=9, is_so=is_tie)


def is_tie(telling: Telling) -> bool:
    """Whether several players have the most points."""
    augen = augen_by_seat(telling.course.game)
    return augen.count(max(augen)) > 1


# ----------------------------------------------------------------------------------------------------------- deals


def any_stray(rng: random.Random, dealer: int, pack: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """In one deal of five, a card that was dealt to a wrong hand."""
    if rng.random() < 0.8:
        return ()
    place = rng.randrange(4)
    return ((pack[rng.choice(LAYOUT.spots_of(place))], (dealer + 1 + place + rng.choice((1, 2, 3))) % 4),)


def any_case(source: Source, rng: random.Random, contract: str) -> tuple[Case, Chooser]:
    """A random deal, and the chooser for its players."""
    dealer = rng.randrange(4)
    first = contract in (*bidding.VORHAND_ONLY, bidding.SECHSER)
    place = 0 if first else rng.randrange(4)
    scene = any_scene(rng, SCENES, contract)
    if scene is not None and scene.of_vorhand:
        place = 0
    pack, errs = list(PACK), scene is not None and "errs" in scene.mood
    shuffle(rng, pack, LAYOUT, place, scene)
    erring = errs or rng.random() < 0.35
    case = Case(
        dealer=dealer,
        pack=tuple(pack),
        options=tuple(sorted(any_options(rng, source, scene).items())),
        erring=erring,
        strays=any_stray(rng, dealer, pack) if erring else (),
    )
    mood = Mood(
        rng=rng,
        contract=contract,
        bidder=(dealer + 1 + place) % 4,
        **common.any_temper(rng, overbids=0.4, talks=0.9),
        stocks=rng.random() < 0.4,
        errs=rng.choice((0.02, 0.1, 0.4)),
        tells=rng.choice((0.02, 0.1, 0.4)),
    )
    return case, common.in_scene(mood, scene)
