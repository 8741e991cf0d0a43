"""Lungauer Königrufen once more, told in names and sets and without a look at the engine: what the laws hold it to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from tests.laws.plain import (
    FIVES,
    KOENIGE,
    LUSCHEN_AND_PICTURES,
    PACK,
    PICTURES,
    SUITS,
    TRULL,
    TRUMPS,
    best,
    follows,
    outranks,
    suit,
)

__all__ = [
    "FIVES",
    "KOENIGE",
    "LUSCHEN_AND_PICTURES",
    "PACK",
    "PICTURES",
    "SUITS",
    "TRULL",
    "TRUMPS",
    "best",
    "follows",
    "outranks",
    "suit",
]

BIDS: Final = ("Solorufer", "Spatzrufer", "Uhurufer", "Dreier", "Sechserdreier", "Solodreier")
CALLING: Final = {"Solorufer", "Spatzrufer", "Uhurufer"}
SOLO: Final = {"Solorufer", "Solodreier"}
BIRD: Final = {"Spatzrufer": "I", "Uhurufer": "II"}
BIRD_ITEM: Final = {"Spatzrufer": "Spatz", "Uhurufer": "Uhu"}
CARD_OF: Final = {"Spatz": "I", "Uhu": "II"}


def augen(cards: Iterable[str]) -> int:
    """The Augen of single cards, added up."""
    return sum(5 if card in TRULL else PICTURES.get(card[0], 0) if card[-1] in SUITS else 0 for card in cards)


def taken_by(trick: Sequence[str], chosen: Mapping[str, str] | None = None) -> int:
    """The place of the card that takes a trick; the first card was led."""
    if set(trick) >= TRULL and (chosen or {}).get("trull-in-one-trick") == "spatz":
        return trick.index("I")
    return best(trick)


def follows_in_fahren(hand: Collection[str], table: Sequence[str], *, free_lead: bool) -> set[str]:
    """The cards that may be played in Fahren."""
    allowed = follows(hand, table)
    if table:
        allowed = {card for card in allowed if outranks(card, table[taken_by(table)])} or allowed
    trumps = {card for card in hand if suit(card) == "trump"}
    return allowed if free_lead or trumps <= {"I"} else allowed - {"I"}


def follows_bound(allowed: set[str], number: int, until: Mapping[str, int], chosen: Mapping[str, str]) -> set[str]:
    """Which of ``allowed`` may go in trick ``number`` where cards are held back until the trick in ``until``."""
    held = {card for card, trick in until.items() if number < trick}
    if allowed <= held:
        uhu_first = chosen["bound-card-priority"] == "uhu-first" and "II" in allowed
        return allowed - {"I"} if uhu_first else allowed
    must = chosen["bound-uhu-in-trick-eleven"] == "must" and number == 11 and "II" in until
    return {"II"} if must and "II" in allowed else allowed - held


def height(name: str, chosen: Mapping[str, str]) -> int:
    """The place of a game in the auction."""
    solorufer = 4 if chosen["solorufer"] == "above" else 1
    sechserdreier = {"below-dreier": 5, "as-dreier": 6, "above-dreier": 7}[chosen["sechserdreier-rank"]]
    order = {"Solorufer": solorufer, "Spatzrufer": 2, "Uhurufer": 3, "Dreier": 6, "Sechserdreier": sechserdreier}
    return order.get(name, 8)


def may_bid(  # noqa: PLR0913 -- all that a bid depends on, by name
    name: str, *, opens: bool, vorhand: bool, hand: Collection[str], standing: str | None, chosen: Mapping[str, str]
) -> bool:
    """Whether somebody may bid ``name`` where ``standing`` is the highest bid so far."""
    if name in ("Erster", "Weiter"):
        return opens is (name == "Erster")
    if not vorhand and (name == "Sechserdreier" or (name, chosen["solorufer"]) == ("Solorufer", "vorhand-only")):
        return False
    if name in SOLO and chosen[name.lower()] == "off":
        return False
    if name in CALLING and chosen["own-king-call"] == "forbidden" and set(hand) >= KOENIGE:
        return False
    lacks_bird = name in BIRD and BIRD[name] not in hand
    if lacks_bird and chosen["vogel-held-when"] == "at-bid":
        return False
    return standing is None or height(name, chosen) > height(standing, chosen)


def ends_auction(name: str, chosen: Mapping[str, str]) -> bool:
    """Whether a bid leaves nothing more to say."""
    if chosen["solodreier"] == "off":
        return name in ("Dreier", "Sechserdreier")
    also = {"sechserdreier": {"Sechserdreier"}, "both": {"Dreier", "Sechserdreier"}, "neither": set[str]()}
    return name == "Solodreier" or name in also[chosen["auction-end-with-solo"]]


def may_lay_away(
    hand: Collection[str], gone: Collection[str], missing: int, bird: str | None, chosen: Mapping[str, str]
) -> set[str]:
    """The cards of ``hand`` of which one may be laid away next, after ``gone`` and with ``missing`` to go."""
    suits = {card for card in hand if card in LUSCHEN_AND_PICTURES - KOENIGE}
    trumps = {card for card in hand if card in TRUMPS} - TRULL
    if chosen["forced-trump-discard"] == "any-number":
        whole = [card for card in (*hand, *gone) if card in LUSCHEN_AND_PICTURES - KOENIGE]
        forced = len(whole) < missing + len(gone)
    else:
        forced = len(suits) < missing
    if not forced:
        return suits
    if chosen["forced-trump-discard"] == "bid-uhu-last" and bird in trumps and len(trumps) > 1:
        trumps -= {bird}
    return suits | trumps
