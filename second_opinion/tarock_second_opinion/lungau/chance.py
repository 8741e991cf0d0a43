"""Random deals of Lungauer Königrufen that the second opinion and the engine play beside each other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from tarock_second_opinion.cards import HERZ, KINGS, PACK, PIK, TRUMPS
from tarock_second_opinion.lungau.deal import Course
from tarock_second_opinion.source import PLACES, Act, Case, Chooser, Source, Telling, exchange

CONTRACTS: Final = ("Fahren", "Spatzrufer", "Uhurufer", "Dreier", "Sechserdreier", "Solorufer", "Solodreier")
AT_HOME: Final = {
    "Fahren": ("fahren-kontra-scope", "fahren-who-pays", "fahren-five-dealer"),
    "Spatzrufer": (
        *("bound-card-priority", "bound-card-forced-early", "schleifen-as-a-deal", "lone-caller-level"),
        *("lone-caller-koenigfang", "koenig-ultimo-by-lone-caller", "koenig-ultimo-by-own-caller"),
    ),
    "Uhurufer": (
        *("forced-trump-discard", "bound-card-priority", "bound-uhu-in-trick-eleven", "bound-card-laid-away"),
        *("lone-caller-koenigfang", "koenig-ultimo-by-lone-caller", "koenig-ultimo-by-own-caller"),
    ),
    "Dreier": ("solodreier", "auction-second-turn", "sechserdreier-rank"),
    "Sechserdreier": ("lost-sechserdreier-scope", "solodreier", "auction-end-with-solo", "sechserdreier-rank"),
}
"""Options that matter in hardly any other game."""
RARE_HANDS: Final = {
    2: TRUMPS[:11],
    3: TRUMPS[11:],
    4: [*KINGS, *TRUMPS[9:17]],
    5: ["I", "II", "K♥", "K♠"],
    8: [*KINGS, *TRUMPS[9:17]],
    9: [*KINGS, "II", *TRUMPS[9:16]],
    # Only bound cards are left to choose from as soon as another suit is led.
    6: ["I", "II", *HERZ, *PIK[:2]],
    7: ["I", "II", *HERZ, *PIK[:2]],
}
"""Hands that chance rarely deals, for some random numbers."""
TALON: Final = (0, 1, 2, 27, 28, 29)
"""The places of the cards of the Talon in the pack."""
NOTHING: Final[dict[str, tuple[str, ...]]] = {}
NEEDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "Solorufer": {"solorufer": ("below", "above", "vorhand-only")},
    "Solodreier": {"solodreier": ("on",)},
}
LEAST: Final = ("Weiter", "Erster")


class Mood(Chooser):
    """How the players of one random deal choose."""

    def __init__(self, rng: random.Random, contract: str, bidder: int) -> None:
        self.rng = rng
        self.contract = contract
        self.bidder = bidder
        self.overbids = rng.choice((0.0, 0.0, 0.3)) if contract != "Fahren" else 0.0
        self.talks = rng.choice((0.0, 0.2, 0.5, 0.7))
        self.dares = rng.random() < 0.25
        self.keeps = rng.random() < 0.5
        self.wins = rng.random() < 0.3
        self.calls_talon = rng.random() < 0.4

    def choose(self, telling: Telling, allowed: Sequence[Act]) -> Act:
        """One of the acts that are allowed."""
        return self.rng.choice(self.preferred(telling.course, allowed) or allowed)

    def preferred(self, course: Course, allowed: Sequence[Act]) -> Sequence[Act]:
        """The acts among which a random choice is made."""
        match course.phase:
            case "bid":
                found = self.bids(allowed)
            case "call" if self.calls_talon:
                found = [act for act in allowed if act.words in course.game.talon()]
            case "talon" if self.calls_talon and self.rng.random() < 0.5:
                half = "first" if course.game.called in course.game.halves[0] else "second"
                found = [act for act in allowed if act.words == half]
            case "discard" if self.rng.random() < 0.3:
                found = [act for act in allowed if act.words == "II"]
            case "say":
                found = self.talk(allowed)
            case "play":
                found = self.cards(course, allowed)
            case _:
                found = allowed
        return found

    def talk(self, allowed: Sequence[Act]) -> Sequence[Act]:
        """Something to say, or the end of the turn."""
        if self.rng.random() >= self.talks:
            return [act for act in allowed if act.words == "Gut!"]
        return [act for act in allowed if act.words != "Valat" or self.dares]

    def bids(self, allowed: Sequence[Act]) -> Sequence[Act]:
        """The bid that is wanted, or the least."""
        wanted = [act for act in allowed if act.words.startswith(self.contract) and act.seat == self.bidder]
        if wanted:
            return wanted
        return allowed if self.rng.random() < self.overbids else [act for act in allowed if act.words in LEAST]

    def cards(self, course: Course, allowed: Sequence[Act]) -> Sequence[Act]:
        """Cards that need not be kept for the end; for a player who wants a Valat the highest."""
        if self.wins and course.game.is_ours(allowed[0].seat):
            return sorted(allowed, key=lambda act: PACK.index(act.words))[:1]
        if self.keeps:
            return [act for act in allowed if act.words not in ("I", "II", *KINGS)]
        return allowed


def any_options(rng: random.Random, source: Source, contract: str) -> dict[str, str]:
    """Random options: the defaults, one reading, or a mixture, with those that a solo game needs."""
    share = rng.choice((0.0, 0.05, 0.3, 1.0))
    readings = source.readings
    chosen = {option: rng.choice(names) for option, names in readings.items() if rng.random() < share}
    if share and rng.random() < 0.7:
        chosen |= {option: rng.choice(readings[option]) for option in AT_HOME.get(contract, ())}
    for option, names in NEEDS.get(contract, NOTHING).items():
        if chosen.get(option, readings[option][0]) not in names:
            chosen[option] = rng.choice(names)
    return source.without_idle(chosen)


def any_pack(rng: random.Random, place: int, contract: str) -> tuple[str, ...]:
    """A shuffled pack for a bidder ``place`` seats after Vorhand, sometimes with a rare hand."""
    pack = list(PACK)
    rng.shuffle(pack)
    bird = {"Spatzrufer": ["I"], "Uhurufer": ["II"]}.get(contract, [])
    wanted, spots = bird if rng.random() < 0.9 else [], spots_of(place)
    way = rng.randrange(12)
    if way in RARE_HANDS:
        wanted = wanted + RARE_HANDS[way]
    elif way == 0:
        wanted, spots = TRUMPS[:12], spots_of((place + 1) % 4)
    elif way == 1:
        wanted, spots = wanted + rng.sample(["I", "II", "Sküs", "XXI", *KINGS], 5), list(TALON)
    rng.shuffle(spots)
    for card, spot in zip(wanted, spots, strict=False):
        exchange(pack, pack.index(card), spot)
    if bird and rng.random() < 0.6:
        exchange(pack, pack.index(rng.choice(KINGS)), rng.choice(TALON))
    return tuple(pack)


def spots_of(place: int) -> list[int]:
    """The places in the pack of the twelve cards of the player ``place`` seats after Vorhand."""
    return [27 * lap + 3 + 6 * place + card for lap in (0, 1) for card in range(6)]


def any_case(source: Source, rng: random.Random, contract: str) -> tuple[Case, Chooser]:
    """A random deal, and the chooser for its players."""
    players = rng.choice((4, 5))
    dealer = rng.randrange(players)
    place = rng.randrange(4)
    options = any_options(rng, source, contract)
    if contract == "Sechserdreier" or (contract, options.get("solorufer")) == ("Solorufer", "vorhand-only"):
        place = 0
    bidder = (dealer + 1 + place) % players
    pack = any_pack(rng, place, contract)
    pile = list(PLACES)
    if options.get("talon-halves") == "pile":
        rng.shuffle(pile)
    case = Case(
        players=players,
        dealer=dealer,
        pack=pack,
        cut=rng.choice((0, 0, rng.randrange(54))),
        first_packet=rng.randrange(4) if options.get("deal-first-packet") == "any" else 0,
        pile=tuple(pile),
        options=tuple(sorted(options.items())),
    )
    return case, Mood(rng, contract, bidder)
