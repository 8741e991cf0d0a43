"""Random deals of Tarock-Königrufen that the second opinion and the engine play beside each other."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Sequence
from typing import Final

from tarock_second_opinion.cards import HERZ, KARO, KINGS, PACK, TRULL, TRUMPS
from tarock_second_opinion.koenigrufen import bidding
from tarock_second_opinion.koenigrufen.deal import Course
from tarock_second_opinion.koenigrufen.game import CALLING, EXCHANGING_THREE, WANTED_TRICKS
from tarock_second_opinion.scene import (
    CommonMood,
    Layout,
    Scene,
    any_options,
    any_scene,
    any_temper,
    in_scene,
    shuffle,
)
from tarock_second_opinion.source import Act, Case, Chooser, Source, Telling

# Cards read best as lists of words.
# ruff: noqa: SIM905

CONTRACTS: Final = (*bidding.VORHAND_ONLY, *bidding.FOR_ALL, *CALLING)
"""The contracts with most rare situations come twice."""
BIRDS: Final = ["I", "II", "III", "IV"]
RARE_HANDS: Final = [
    TRUMPS[:12],
    TRUMPS[10:],
    ["Sküs", "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", *KINGS],
    [*BIRDS, *HERZ],
    [*KINGS, *TRUMPS[9:17]],
    [*KINGS[:3], *BIRDS],
    ["XXI", "I", "II", "XX", "V"],
]
"""Hands that chance rarely deals."""
LOWEST: Final = "4♥ 3♥ 2♥ A♥ 4♦ 3♦ 2♦ A♦ 7♠ 8♠ 7♣ 8♣ 9♠ 10♠ B♠ 9♣ 10♣ B♣".split()
LAYOUT: Final = Layout(packet=6, lap=30, talon=range(24, 30), rare=RARE_HANDS)
LEAST: Final = ("Weiter", "Mein Spiel")


# --------------------------------------------------------------------------------------------------------- scenes


KAISERSTICH: Final = {"kaiserstich": "on"}
TALKATIVE: Final = 0.7
SCENES: Final = (
    Scene(
        contracts=CALLING,
        stock=["K♠"],
        mood={"stocks": True, "yields": True},
        about=(
            *("rufer-king-in-stock-give-up", "besser-rufer-give-up", "aufgeben-moment", "king-named-when"),
            *("kakadu", "marabu"),
        ),
    ),
    Scene(
        contracts=["Besser Rufer"],
        stock=["K♠"],
        mood={"stocks": True, "yields": True},
        often=5,
        on={"besser-rufer-give-up": "four-in-all", "king-named-when": "after-auction"},
    ),
    Scene(
        contracts=["Besser Rufer"],
        stock=["K♠"],
        mood={"stocks": True, "yields": False},
        often=6,
        on={"aufgeben-moment": "before-announcing", "king-named-when": "after-auction"},
    ),
    Scene(
        contracts=CALLING,
        stock=["K♣", "XX"],
        mood={"stocks": True, "talks": TALKATIVE},
        about=("called-king-in-rejected-set", "solo-king-in-stock-calls", "trull-koenige-from-stock"),
    ),
    Scene(
        contracts=CALLING,
        bidder=KINGS[:3],
        stock=KINGS[3:],
        mood={"says": "Vierter König"},
        about=("solo-unnamed-king-in-stock", "king-named-when", "called-king-in-rejected-set"),
    ),
    Scene(
        contracts=CALLING,
        bidder=LOWEST[:4],
        others=["XX", "XIX", "XVIII"],
        mood={"says": "König ultimo", "keeps": True},
        on={"announcer-known-party": "private-too"},
        about=("koenig-ultimo-by-opponents", "announced-card-hold-duty", "failed-bonus-made-by-others"),
    ),
    Scene(
        contracts=CALLING,
        bidder=LOWEST[:4],
        others=["XX", "XIX", "XVIII"],
        mood={"says": "König ultimo", "keeps": True},
        on={"announcer-known-party": "private-too", "koenig-ultimo-by-opponents": "winnable"},
        about=("koenig-ultimo-beside-won",),
    ),
    Scene(
        contracts=["Rufer"],
        bidder=LOWEST[:12],
        others=["XX", "XIX", "XVIII"],
        stock="K♠ D♠ C♠ B♠ 10♠ 9♠".split(),
        mood={"stocks": True, "says": "König ultimo", "keeps": True},
        often=12,
        on={
            "announcer-known-party": "not-declarer",
            "king-named-when": "after-auction",
            "koenig-ultimo-by-opponents": "winnable",
            "koenig-ultimo-beside-won": "won-only",
        },
    ),
    Scene(
        contracts=CALLING,
        bidder=LOWEST[:4],
        others=["XX", "XIX", "XVIII"],
        mood={"talks": 0.0, "keeps": True},
        on={"koenig-ultimo-lost-once": "twice"},
        about=("silent-attempt-scope",),
    ),
    Scene(
        contracts=[*CALLING, "Sechserdreier", "Dreier", "Solo Dreier"],
        bidder=["I", "III", "XXI", "XX", "XIX"],
        others=["II", "IV", "Sküs"],
        mood={"talks": 0.0, "keeps": True},
        about=("silent-attempt-scope", "kakadu", "marabu"),
    ),
    Scene(
        contracts=["Dreier", "Solo Dreier", "Sechserdreier", "Rufer"],
        bidder=["I", "II"],
        others=["XX", "XIX", "XVIII"],
        mood={"talks": 0.0, "keeps": True},
        about=("stock-after-solo", "trull-koenige-from-stock"),
    ),
    Scene(
        contracts=["Farbensolo"],
        bidder=[*HERZ, *TRUMPS[2:6]],
        others=TRULL,
        stock=TRUMPS[6:12],
        mood={"shows": True},
        on=KAISERSTICH,
        about=("farbensolo-kaiserstich",),
    ),
    Scene(
        contracts=["Farbensolo"],
        bidder=[*HERZ, *KARO[:4]],
        mood={"wins": True, "talks": 0.3},
        often=3,
        about=("farbensolo-valat",),
    ),
    Scene(contracts=["Farbensolo"], mood={"says": "Valat"}, about=("farbensolo-valat",)),
    Scene(
        contracts=["Trischaken"],
        bidder=TRUMPS[2:14],
        others=TRULL,
        mood={"shows": True},
        on={**KAISERSTICH, "trischaken-pagat-and-kaiserstich": "pagat-last"},
    ),
    Scene(
        contracts=["Trischaken"],
        bidder=TRUMPS[:12],
        about=("trischaken-extras", "trischaken-base-payment", "trischaken-ties"),
    ),
    Scene(
        contracts=["Trischaken"],
        about=("trischaken-pagat-last", "trischaken-leader", "trischaken-base-payment", "overtake-within-follow"),
    ),
    Scene(
        contracts=["Rufer", "Dreier", "Besser Rufer", "Besser Dreier", "Solo", "Solo Dreier"],
        bidder=TRUMPS[2:12],
        others=TRULL,
        mood={"shows": True},
        on=KAISERSTICH,
    ),
    Scene(
        contracts=["Rufer", "Dreier", "Besser Rufer", "Besser Dreier", "Solo", "Solo Dreier"],
        bidder=TRUMPS[1:13],
        others=["Sküs", "I"],
        mood={"shows": True},
        on=KAISERSTICH,
        about=("mondfang-by-what",),
    ),
    Scene(
        contracts=EXCHANGING_THREE,
        bidder=[*KINGS, *TRUMPS[9:17]],
        about=("forced-trump-discard", "talon-must-be-taken", "besser-bird-duty"),
    ),
    Scene(
        contracts=["Rufer", "Sechserdreier", "Dreier", "Besser Rufer", "Besser Dreier", "Solo", "Solo Dreier"],
        mood={"doubles": True, "talks": 0.9},
        on={"kontra-steps": "mordkontra"},
        about=(
            "game-at-mordkontra",
            "ladder-next-speaker",
            "announcement-round-end",
            "same-bonus-by-both-sides",
            "same-bonus-by-partners",
        ),
    ),
    Scene(
        contracts=["Sechserdreier"],
        bidder=LOWEST[:12],
        stock=LOWEST[12:],
        about=("valat-base-sechserdreier", "lost-sechserdreier-scope", "one-against-three-rate", "valat-and-discards"),
    ),
    Scene(
        contracts=["Solo", "Solo Dreier", "Besser Rufer", "Besser Dreier"],
        bidder=["Sküs", "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", *KINGS],
        mood={"wins": True, "talks": TALKATIVE, "says": "Valat"},
        about=("valat-doubled-in-solo", "valat-base-besser-contracts", "valat-base-with-kontra", "valat-next-to-game"),
    ),
    Scene(
        contracts=[*CALLING, "Dreier", "Besser Dreier", "Solo Dreier"],
        bidder=[*BIRDS, *HERZ],
        mood={"talks": TALKATIVE, "keeps": True},
        about=("bound-card-priority", "announced-card-hold-duty", "besser-bird-duty", "silent-attempt-scope"),
    ),
    Scene(
        contracts=list(WANTED_TRICKS),
        about=("overtake-within-follow", "kontra-negative-contracts", "early-end-of-play", "five-at-the-table"),
    ),
)


# ----------------------------------------------------------------------------------------------------------- moods


@dataclasses.dataclass(kw_only=True)
class Mood(CommonMood):
    """How the players of one deal choose."""

    stocks: bool
    yields: bool = False

    def choose(self, telling: Telling, allowed: Sequence[Act]) -> Act:
        """One of the allowed acts; if there are two deeds to choose from, both are equally likely."""
        going_on = [act for act in allowed if not act.words.startswith("Aufgeben")]
        if not self.yields and len(going_on) < len(allowed) and self.rng.random() < 0.8:
            allowed = going_on
        deed = self.rng.choice(sorted({act.deed for act in allowed}))
        same = [act for act in allowed if act.deed == deed]
        return self.rng.choice(self.preferred(telling.course, deed, same) or same)

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
            case "talon" if self.rng.random() < 0.8:
                found = [act for act in acts if act.words.startswith("Aufgeben") == self.yields]
            case "say":
                found = self.talk(acts)
            case "play":
                found = self.cards(course, acts)
            case _:
                found = acts
        return found

    def bids(self, acts: Sequence[Act]) -> Sequence[Act]:
        """The contract that is wanted, or the least."""
        wanted = [act for act in acts if act.words == self.contract and act.seat == self.bidder]
        if wanted or self.rng.random() < self.overbids:
            return wanted or acts
        return [act for act in acts if act.words in LEAST][:1]

    def talk(self, acts: Sequence[Act]) -> Sequence[Act]:
        """Something to say, rarely a Valat, or the end of the turn."""
        if self.rng.random() >= self.talks:
            return [act for act in acts if act.words == "Gut!"]
        if self.doubles:
            return [act for act in acts if "ontra " in act.words]
        return [act for act in acts if act.words != "Valat" or self.rng.random() < 0.1]

    def cards(self, course: Course, acts: Sequence[Act]) -> Sequence[Act]:
        """The highest card for a player who wants all tricks, a card of the Trull, or one that need not be kept."""
        if self.wins and course.game.is_ours(acts[0].seat):
            return sorted(acts, key=lambda act: PACK.index(act.words))[:1]
        if self.shows:
            return [act for act in acts if act.words in TRULL]
        if self.keeps:
            return [act for act in acts if act.words not in BIRDS + KINGS]
        return acts


# ----------------------------------------------------------------------------------------------------------- deals


def any_case(source: Source, rng: random.Random, contract: str) -> tuple[Case, Chooser]:
    """A random deal, and the chooser for its players."""
    players = rng.choice((4, 5))
    dealer = rng.randrange(players)
    place = 0 if contract in bidding.VORHAND_ONLY else rng.randrange(4)
    scene = any_scene(rng, SCENES, contract)
    options = any_options(rng, source, scene, **({"zwiccolo": "on"} if contract == "Zwiccolo" else {}))
    pack, cut = list(PACK), rng.choice((0, 0, 0, rng.randrange(54)))
    shuffle(rng, pack, LAYOUT, place, scene)
    case = Case(
        players=players,
        dealer=dealer,
        # As it is to lie after the cut.
        pack=(*pack[54 - cut :], *pack[: 54 - cut]),
        cut=cut,
        chosen=tuple(rng.sample(range(4), 4)) if rng.random() < 0.1 else None,
        options=tuple(sorted(options.items())),
    )
    mood = Mood(
        rng=rng,
        contract=contract,
        bidder=(dealer + 1 + place) % players,
        **any_temper(rng, overbids=0.3, talks=0.9),
        stocks=rng.random() < 0.4,
    )
    return case, in_scene(mood, scene)
