"""Tarock-Königrufen once more, told in names and sets and without a look at the engine: what the laws hold it to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from tests.laws.plain import KOENIGE, LUSCHEN_AND_PICTURES, PICTURES, SUITS, TRULL, TRUMPS, best, follows, line, suit

__all__ = ["KOENIGE", "LUSCHEN_AND_PICTURES", "TRULL", "TRUMPS", "follows", "line", "suit"]

HERS: Final = ("Rufer", "Trischaken", "Sechserdreier")
"""What only Vorhand plays, when the others have passed."""
LADDER: Final = (
    "Piccolo",
    "Zwiccolo",
    "Solo",
    "Bettel",
    "Besser Rufer",
    "Dreier",
    "Piccolo Ouvert",
    "Farbensolo",
    "Bettel Ouvert",
    "Besser Dreier",
    "Solo Dreier",
)
"""What everybody can bid, from the lowest."""
CONTRACTS: Final = (*HERS, *LADDER)
VALUE: Final = {
    "Rufer": 1,
    "Sechserdreier": 2,
    "Piccolo": 2,
    "Zwiccolo": 2,
    "Solo": 2,
    "Bettel": 3,
    "Besser Rufer": 2,
    "Dreier": 4,
    "Piccolo Ouvert": 5,
    "Farbensolo": 6,
    "Bettel Ouvert": 6,
    "Besser Dreier": 4,
    "Solo Dreier": 8,
}
"""The points in the list of contracts; a lost Sechserdreier is told apart."""
CALLING: Final = frozenset({"Rufer", "Solo", "Besser Rufer"})
TRICKS: Final = {"Piccolo": 1, "Zwiccolo": 2, "Bettel": 0, "Piccolo Ouvert": 1, "Bettel Ouvert": 0}
"""How many tricks the declarer of a negative contract has to make."""
OUVERT: Final = frozenset({"Piccolo Ouvert", "Bettel Ouvert"})
BESSER: Final = frozenset({"Besser Rufer", "Besser Dreier"})
EXCHANGING: Final = frozenset({"Rufer", "Besser Rufer", "Dreier", "Besser Dreier"})
SOLO: Final = frozenset({"Solo", "Solo Dreier"})
BIRDS: Final = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Marabu": "IV"}
TRICK_OF: Final = {"Pagat": 12, "Uhu": 11, "Kakadu": 10, "Marabu": 9, "König ultimo": 12}
STEPS: Final = ("Kontra", "Rekontra", "Subkontra", "Hirschkontra", "Mordkontra")
HIGHEST_STEP: Final = {"subkontra": 3, "hirschkontra": 4, "mordkontra": 5}
ANNOUNCED: Final = {
    "Trull": 2,
    "Könige": 2,
    "Pagat": 2,
    "Uhu": 4,
    "Kakadu": 6,
    "Marabu": 8,
    "König ultimo": 2,
}
SILENT: Final = {
    "Trull": 1,
    "Könige": 1,
    "Königfang": 1,
    "Mondfang": 1,
    "Sküsfang": 2,
    "Pagat": 1,
    "Uhu": 2,
    "Kakadu": 3,
    "Marabu": 4,
    "König ultimo": 1,
}


# -------------------------------------------------------------------------------------------------------- counting


def worth(card: str) -> int:
    """What a single card is worth in the list of the source."""
    if card in TRULL:
        return 5
    return PICTURES.get(card[0], 1) if card[-1] in SUITS else 1


def augen(cards: Iterable[str]) -> int:
    """A pile counted aloud: three by three, each time 2 less, and 1 less for what is left over."""
    pile, total = sorted(cards), 0
    while pile:
        handful, pile = pile[:3], pile[3:]
        total += sum(map(worth, handful)) - (2 if len(handful) == 3 else 1)
    return total


def thirds(cards: Iterable[str]) -> Fraction:
    """A pile where every card is worth two thirds less."""
    return sum((Fraction(3 * worth(card) - 2, 3) for card in cards), start=Fraction(0))


def counted(cards: Iterable[str], chosen: Mapping[str, str]) -> int | Fraction:
    """A pile by the reading that is played."""
    return thirds(cards) if chosen["count-which-piles"] == "thirds" else augen(cards)


# --------------------------------------------------------------------------------------------------------- auction


def class_of(name: str, chosen: Mapping[str, str]) -> int:
    """The place of a contract among those that everybody bids; contracts of one place are equal."""
    strictly = {one: place for place, one in enumerate(LADDER)}
    match chosen["bid-rank-equal-values"]:
        case "value-class":
            # 2: Piccolo, Zwiccolo, Solo. 6: Farbensolo, Bettel Ouvert. The Besser contracts keep places of their own.
            same = {"Zwiccolo": "Piccolo", "Solo": "Piccolo", "Bettel Ouvert": "Farbensolo"}
        case "value-with-bird":
            # Besser Rufer is 2 + 2 and as good as a Dreier, Besser Dreier 4 + 2.
            same = {
                "Zwiccolo": "Piccolo",
                "Solo": "Piccolo",
                "Dreier": "Besser Rufer",
                "Bettel Ouvert": "Farbensolo",
                "Besser Dreier": "Farbensolo",
            }
        case _:
            same = {}
    return strictly[same.get(name, name)]


Bid = tuple[int, str]
"""Who said what."""


def may_overbid(mine: Bid, standing: Bid, order: Sequence[int], chosen: Mapping[str, str]) -> bool:
    """Whether a bid ``mine`` goes over the ``standing`` one; ``order`` is that of priority."""
    here, there = class_of(mine[1], chosen), class_of(standing[1], chosen)
    if here == there:
        return order.index(mine[0]) < order.index(standing[0])
    return here > there


# ------------------------------------------------------------------------------------------------------------ cards


def taken_by(trick: Sequence[str], contract: str, chosen: Mapping[str, str]) -> int:
    """The place of the card that takes a complete trick."""
    farbensolo = contract == "Farbensolo"
    if set(trick) >= TRULL and chosen["kaiserstich"] == "on":
        trump_led = suit(trick[0]) == "trump"
        if not farbensolo or trump_led or chosen["farbensolo-kaiserstich"] == "always":
            return trick.index("I")
    if not farbensolo:
        return best(trick)
    led = [card for card in trick if suit(card) == suit(trick[0])]
    return trick.index(min(led, key=line(suit(trick[0])).index))


def beats(card: str, table: Sequence[str], chosen: Mapping[str, str]) -> bool:
    """Whether a card played now would lie best on the table, in a negative contract."""
    lying = [*table, card]
    if chosen["kaiserstich"] == "on" and set(lying) >= TRULL:
        return card == "I"
    return best(lying) == len(table)


def overtaking(hand: Collection[str], table: Sequence[str], chosen: Mapping[str, str]) -> set[str]:
    """The cards that may be played where the best card on the table has to be beaten."""
    allowed = follows(hand, table)
    if not table:
        return allowed
    better = {card for card in allowed if beats(card, table, chosen)}
    if not better and chosen["overtake-within-follow"] == "above":
        better = {card for card in hand if suit(card) == "trump" and beats(card, table, chosen)}
    return better or allowed


def trischaken(hand: Collection[str], table: Sequence[str], chosen: Mapping[str, str]) -> set[str]:
    """The cards that may be played in Trischaken: the Pagat last of all trumps."""
    other_trumps = {card for card in hand if card in TRUMPS and card != "I"}
    leading_only = bool(table) and chosen["trischaken-pagat-last"] == "lead-only"
    takes_trull = chosen["kaiserstich"] == "on" and {"Sküs", "XXI"} <= set(table)
    first = takes_trull and chosen["trischaken-pagat-and-kaiserstich"] == "overtake-first"
    if not other_trumps or leading_only or first:
        return overtaking(hand, table, chosen)
    return overtaking(set(hand) - {"I"}, table, chosen)


def farbensolo(hand: Collection[str], table: Sequence[str]) -> set[str]:
    """The cards that may be played in a Farbensolo: trumps are led last."""
    suits = {card for card in hand if card not in TRUMPS}
    return follows(hand, table) if table or not suits else suits


def bound(allowed: set[str], number: int, until: Mapping[str, int], chosen: Mapping[str, str]) -> set[str]:
    """Which of ``allowed`` may go in trick ``number`` where cards are kept for the trick in ``until``."""
    kept = {card for card, trick in until.items() if number < trick}
    if not allowed - kept:
        dearest = next((card for card in ("IV", "III", "II") if card in allowed), None)
        return {dearest} if dearest and chosen["bound-card-priority"] == "dearest-first" else allowed
    due = {card for card, trick in until.items() if number == trick and card in ("II", "III", "IV")}
    return allowed & due or allowed - kept


# ------------------------------------------------------------------------------------------------------- laying away


def may_lay_away(
    contract: str, hand: Collection[str], gone: Collection[str], missing: int, chosen: Mapping[str, str]
) -> set[str]:
    """The cards of ``hand`` of which one may be laid away next, after ``gone`` and with ``missing`` to go."""
    if contract == "Sechserdreier" and chosen["sechserdreier-discard-limits"] == "free":
        return set(hand)
    free = LUSCHEN_AND_PICTURES - KOENIGE
    suits, trumps = set(hand) & free, set(hand) & set(TRUMPS) - TRULL
    if chosen["forced-trump-discard"] == "any-number":
        # Once a single trump cannot be avoided among all that goes.
        forced = len(free & {*hand, *gone}) < missing + len(gone)
    else:
        forced = len(suits) < missing
    return suits | trumps if forced else suits
