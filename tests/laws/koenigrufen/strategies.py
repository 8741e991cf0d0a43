"""How deals of Tarock-Königrufen are drawn for its laws."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from tests.laws import strategies
from tests.laws.koenigrufen import plain
from tests.laws.koenigrufen.moments import ALPHABET, named
from tests.laws.source import Source
from tests.laws.strategies import Mood, Stop, cards, listed, names, packs, recoloured, seeds, shuffled

from tarock_engine import engine
from tarock_engine.actions import MEIN_SPIEL, PASS, TRISCHAKEN, Action, Bid, Say
from tarock_engine.cards import KOENIGE, Card, cards_in
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.ruleset import Side
from tarock_engine.rulesets import koenigrufen
from tarock_engine.scoring import Amount, Item
from tarock_engine.state import Dealt, Playing

__all__ = ["Stop", "cards", "listed", "names", "packs", "recoloured", "seeds", "shuffled"]


class Course(strategies.Course[KoenigrufenRules]):
    """A deal of Tarock-Königrufen."""

    @property
    def contract(self) -> str:
        """What was played."""
        return TRISCHAKEN if self.game is None else self.game.contract.name

    @property
    def items(self) -> tuple[Item, ...]:
        """All that is scored."""
        return engine.score(self.end, self.rules).items

    @property
    def augen(self) -> Mapping[Side | int, Amount]:
        """The Augen, by side or by seat."""
        return engine.score(self.end, self.rules).augen

    @property
    def auction(self) -> list[Bid]:
        """All bids in order."""
        return [one for one in self.actions if isinstance(one, Bid)]

    @property
    def talk(self) -> list[tuple[Stop, Announcing, Say]]:
        """Every moment of the round of announcements."""
        return [
            (stop, stop.state, stop.action)
            for stop in self.stops
            if isinstance(stop.state, Announcing) and isinstance(stop.action, Say)
        ]

    @property
    def turns(self) -> list[tuple[Stop, Playing]]:
        """Every moment at which a card is due."""
        return [(stop, stop.state) for stop in self.stops if isinstance(stop.state, Playing)]

    def is_mine(self, seat: int) -> bool:
        """Whether a seat is of the declarer's side."""
        return seat in (self.declared.declarer, self.declared.partner)


# -------------------------------------------------------------------------------------------------------- deals

_LOW: Final = ("4♥", "3♥", "2♥", "4♦", "3♦", "2♦", "7♠", "8♠", "9♠", "7♣", "8♣", "9♣")
_WISHES: Final = {
    "nothing": (),
    "Trull": ("Sküs", "XXI", "I"),
    "Könige": ("K♥", "K♦", "K♠", "K♣"),
    "three Könige": ("K♥", "K♦", "K♠"),
    "birds": ("I", "II", "III", "IV"),
    "birds that can be made": ("I", "II", "III", "IV", *plain.TRUMPS[:8]),
    "Uhu and König": ("II", "K♠"),
    "top trumps": tuple(plain.TRUMPS[:12]),
    "trumps and Könige": ("K♥", "K♦", "K♠", "K♣", "II", *plain.TRUMPS[3:10]),
    "trumps from below": tuple(plain.TRUMPS[10:]),
    "nothing that wins": _LOW,
    "no hearts": ("K♦", "D♦", "K♠", "D♠", "K♣", "D♣", "VII", "VI", "V", "10♠", "10♣", "A♦"),
    "all black": (*plain.line("♠"), *plain.line("♣")[:4]),
}

# Six to each, six to the table, and six to each again.
_PACKETS: Final = {
    -1: (range(24, 30),),
    **{hand: (range(6 * hand, 6 * hand + 6), range(30 + 6 * hand, 36 + 6 * hand)) for hand in range(4)},
}


def _mood(rng: random.Random, dealt: Dealt, chosen: Mapping[str, str], alone: bool) -> Mood:  # noqa: FBT001
    if alone or rng.random() < 0.08:
        wanted = TRISCHAKEN
    else:
        games = sorted(plain.CALLING | plain.BESSER)
        open_to_all = [one for one in plain.LADDER if one != "Zwiccolo" or chosen["zwiccolo"] == "on"]
        wanted = rng.choice(games if rng.random() < 0.4 else ("Rufer", *("Sechserdreier",) * 3, *open_to_all))
    bidder = dealt.seating.vorhand if wanted in plain.HERS else rng.choice(dealt.seating.active)
    own, lying = cards_in(dealt.hands[bidder] & KOENIGE), cards_in(dealt.talon & KOENIGE)
    hers = wanted in plain.HERS
    return Mood(
        bidder=bidder,
        wanted=wanted,
        overbids=0.0 if hers else rng.choice((0.0, 0.0, 0.0, 0.2, 0.4)),
        talks=rng.choice((0.0, 0.2, 0.5, 0.7)),
        dares=rng.random() < 0.2,
        calls=_preferred(rng, lying, own),
        saves=rng.random() < 0.6,
        yields=rng.choice((0.0, 0.0, 0.3)),
        gathers=rng.random() < 0.3,
    )


def _preferred(rng: random.Random, lying: Sequence[Card], own: Sequence[Card]) -> Card | None:
    """A König in the Talon, one of the declarer's own, or no preference."""
    chance = rng.random()
    if lying and chance < 0.6:
        return rng.choice(lying)
    return rng.choice(own) if own and chance > 0.85 else None


def _bid(rng: random.Random, bids: Sequence[Bid], mood: Mood) -> Action:
    games = [one for one in bids if one.name not in (PASS, MEIN_SPIEL)]
    quiet = [one for one in bids if one.name in (PASS, MEIN_SPIEL)]
    wanted = [one for one in games if one.name == mood.wanted]
    mine = bids[0].seat == mood.bidder
    if mine and wanted:
        return wanted[0]
    if games and rng.random() < mood.overbids:
        return rng.choice(games[:4])
    if quiet:
        return quiet[0] if mine else rng.choice(quiet)
    return rng.choice([one for one in games if one.name != TRISCHAKEN] or games)


def _never(_: Course) -> bool:
    return False


def _dealer_is_out(chosen: Mapping[str, str]) -> bool:
    return chosen["five-at-the-table"] == "sits-out"


KOENIGRUFEN: Final = Source[KoenigrufenRules, Course](
    rules=koenigrufen.KOENIGRUFEN,
    course=Course,
    packets=_PACKETS,
    wishes=_WISHES,
    mood=_mood,
    bid=_bid,
    alphabet=ALPHABET,
    named=named,
    announcing=Announcing,
    spends=_never,
    fifth=_dealer_is_out,
)
DEFAULTS: Final = KOENIGRUFEN.defaults
OPTIONS: Final = KOENIGRUFEN.options
courses = KOENIGRUFEN.courses
games = KOENIGRUFEN.games
rules_for = KOENIGRUFEN.rules_for
trischaken = KOENIGRUFEN.without_declarer
