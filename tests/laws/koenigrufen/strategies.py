"""How deals of Tarock-Königrufen are drawn for its laws."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from tests.laws import strategies
from tests.laws.koenigrufen.moments import ALPHABET, named
from tests.laws.moods import OVERBIDS, PACKETS, WISHES, any_mood
from tests.laws.source import Source
from tests.laws.strategies import Mood, Stop, cards, listed, names, packs, seeds

from tarock_engine.actions import MEIN_SPIEL, PASS, TRISCHAKEN, Action, Bid, Say
from tarock_engine.cards import FOUR_KOENIGE, Card, cards_in
from tarock_engine.koenigrufen.rules import KoenigrufenRules
from tarock_engine.koenigrufen.rulings import rule_set as koenigrufen
from tarock_engine.koenigrufen.state import Announcing
from tarock_engine.state import Dealt
from tarock_second_opinion.koenigrufen.bidding import FOR_ALL, VORHAND_ONLY
from tarock_second_opinion.koenigrufen.game import BESSER, CALLING

__all__ = ["cards", "listed", "names", "packs", "seeds"]


class Course(strategies.Course[KoenigrufenRules]):
    """A deal of Tarock-Königrufen."""

    @property
    def contract(self) -> str:
        """What was played."""
        return TRISCHAKEN if self.game is None else self.game.contract.name

    @property
    def talk(self) -> list[tuple[Stop, Announcing, Say]]:
        """Every moment of the round of announcements."""
        return self.told_in(Announcing)


# -------------------------------------------------------------------------------------------------------- deals


def _mood(rng: random.Random, dealt: Dealt, chosen: Mapping[str, str], alone: bool) -> Mood:  # noqa: FBT001
    if alone or rng.random() < 0.08:
        wanted = TRISCHAKEN
    else:
        games = sorted({*CALLING, *BESSER})
        open_to_all = [game for game in FOR_ALL if game != "Zwiccolo" or chosen["zwiccolo"] == "on"]
        wanted = rng.choice(games if rng.random() < 0.4 else ("Rufer", *("Sechserdreier",) * 3, *open_to_all))
    bidder = dealt.seating.vorhand if wanted in VORHAND_ONLY else rng.choice(dealt.seating.active)
    own, lying = cards_in(dealt.hands[bidder] & FOUR_KOENIGE), cards_in(dealt.talon & FOUR_KOENIGE)
    return any_mood(
        rng,
        (bidder, wanted),
        overbids=() if wanted in VORHAND_ONLY else OVERBIDS,
        calls=lambda rng: _preferred(rng, lying, own),
        yields=(0.0, 0.0, 0.3),
    )


def _preferred(rng: random.Random, lying: Sequence[Card], own: Sequence[Card]) -> Card | None:
    """A König in the Talon, one of the declarer's own, or no preference."""
    chance = rng.random()
    if lying and chance < 0.6:
        return rng.choice(lying)
    return rng.choice(own) if own and chance > 0.85 else None


def _bid(rng: random.Random, bids: Sequence[Bid], mood: Mood) -> Action:
    games = [bid for bid in bids if bid.name not in (PASS, MEIN_SPIEL)]
    quiet = [bid for bid in bids if bid.name in (PASS, MEIN_SPIEL)]
    wanted = [game for game in games if game.name == mood.wanted]
    mine = bids[0].seat == mood.bidder
    if mine and wanted:
        return wanted[0]
    if games and rng.random() < mood.overbids:
        return rng.choice(games[:4])
    if quiet:
        return quiet[0] if mine else rng.choice(quiet)
    return rng.choice([game for game in games if game.name != TRISCHAKEN] or games)


def _has_dealer_out(chosen: Mapping[str, str]) -> bool:
    return chosen["five-at-the-table"] == "sits-out"


KOENIGRUFEN: Final = Source[KoenigrufenRules, Course](
    rules=koenigrufen.KOENIGRUFEN,
    course=Course,
    packets=PACKETS,
    wishes=WISHES,
    mood=_mood,
    bid=_bid,
    alphabet=ALPHABET,
    named=named,
    announcing=Announcing,
    fifth=_has_dealer_out,
)
DEFAULTS: Final = KOENIGRUFEN.defaults
OPTIONS: Final = KOENIGRUFEN.options
FIXED: Final = (
    DEFAULTS,
    {**DEFAULTS, "kaiserstich": "on", "mondfang-by-what": "any-trick"},
    {**DEFAULTS, "silent-attempt-scope": "by-choice"},
    {**DEFAULTS, "early-end-of-play": "stops"},
)
"""Readings that bear on what is rare, where others are left alone."""
courses = KOENIGRUFEN.courses
games = KOENIGRUFEN.games
rules_for = KOENIGRUFEN.rules_for
trischaken = KOENIGRUFEN.without_declarer
