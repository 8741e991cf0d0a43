"""Karls Tarockrunde once more, told in names and sets and without a look at the engine: what the laws hold it to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from tests.laws.plain import KOENIGE, PICTURES, SUITS, TRULL, TRUMPS, best, follows, line, suit

__all__ = ["KOENIGE", "SUITS", "TRULL", "TRUMPS", "best", "follows", "line", "suit"]

HERS: Final = ("Rufer", "Fahren", "Sechser-Dreier")
"""What only Vorhand plays."""
PRICE: Final = {
    "Fahren": 5,
    "Rufer": 5,
    "Piccolo": 10,
    "Zwiccolo": 10,
    "Solo-Rufer": 10,
    "Bettler": 15,
    "Auch-Rufer": 5,
    "Dreier": 20,
    "Sechser-Dreier": 20,
    "Farbensolo": 25,
    "Piccolo-Ouvert": 30,
    "Zwiccolo-Ouvert": 30,
    "Bettel-Ouvert": 35,
    "Solo-Dreier": 40,
}
"""What a game counts; a lost Sechser-Dreier counts 40."""
GAMES: Final = tuple(PRICE)
LADDER: Final = tuple(game for game in GAMES if game not in HERS)
"""What everybody can bid, from the lowest; of two Piccolo or Zwiccolo none is higher."""
ROWS: Final = (
    {"Piccolo", "Zwiccolo"},
    {"Solo-Rufer"},
    {"Bettler"},
    {"Auch-Rufer"},
    {"Dreier"},
    {"Farbensolo"},
    {"Piccolo-Ouvert", "Zwiccolo-Ouvert"},
    {"Bettel-Ouvert"},
    {"Solo-Dreier"},
)
"""The rows of the price table that are bid, from the lowest."""
CALLING: Final = frozenset({"Rufer", "Auch-Rufer", "Solo-Rufer"})
HALVES: Final = frozenset({"Rufer", "Auch-Rufer", "Dreier"})
EXCHANGING: Final = HALVES | {"Sechser-Dreier"}
TRICKS: Final = {
    "Piccolo": 1,
    "Zwiccolo": 2,
    "Bettler": 0,
    "Piccolo-Ouvert": 1,
    "Zwiccolo-Ouvert": 2,
    "Bettel-Ouvert": 0,
}
"""How many tricks the declarer of a negative game has to make."""
OUVERT: Final = frozenset({"Piccolo-Ouvert", "Zwiccolo-Ouvert", "Bettel-Ouvert"})
BIRDS: Final = {"Pagat": "I", "Uhu": "II", "Kakadu": "III", "Wildsau": "IV"}
TRICK_OF: Final = {"Pagat": 12, "Uhu": 11, "Kakadu": 10, "Wildsau": 9, "König ultimo": 12}
BONI: Final = ("Trull", "Könige", "König ultimo", "Pagat", "Uhu", "Kakadu", "Wildsau", "Valat")
SILENT: Final = {"König ultimo": 5, "Trull": 5, "Könige": 5, "Pagat": 5, "Uhu": 10, "Kakadu": 15, "Wildsau": 20}
STEPS: Final = ("Kontra", "Retour", "Subkontra")

Points = int | Fraction

# -------------------------------------------------------------------------------------------------------- counting


def worth(card: str) -> int:
    """What a single card is worth."""
    if card in TRULL:
        return 5
    return PICTURES.get(card[0], 1) if card[-1] in SUITS else 1


def augen(cards: Iterable[str], chosen: Mapping[str, str]) -> Points:
    """What a pile counts."""
    pile = list(cards)
    match chosen["counting-method"]:
        case "thirds":
            return sum((Fraction(3 * worth(card) - 2, 3) for card in pile), start=Fraction(0))
        case "groups":
            whole, rest = divmod(len(pile), 3)
            return sum(map(worth, pile)) - 2 * whole - (1 if rest else 0)
        case _:
            return sum(worth(card) for card in pile if worth(card) > 1)


def enough(points: Points, chosen: Mapping[str, str]) -> bool:
    """Whether Augen win a positive game, or make the loser of Fahren pay double."""
    return points >= (Fraction(107, 3) if chosen["counting-method"] == "thirds" else 36)


# ------------------------------------------------------------------------------------------------------------ cards


def taken_by(trick: Sequence[str], contract: str, chosen: Mapping[str, str]) -> int:
    """The place of the card that takes a complete trick."""
    plainly = contract == "Farbensolo" and suit(trick[0]) != "trump"
    if set(trick) >= TRULL and (not plainly or chosen["maerchenstich-farbensolo-plain-lead"] == "any-lead"):
        return trick.index("I")
    if not plainly:
        return best(trick)
    led = [card for card in trick if suit(card) == suit(trick[0])]
    return trick.index(min(led, key=line(suit(trick[0])).index))


def must_trump(contract: str, chosen: Mapping[str, str]) -> bool:
    """Whether a player without the suit led has to play a trump."""
    match chosen["void-must-play-tarock"]:
        case "everywhere":
            return True
        case "not-in-fahren":
            return contract != "Fahren"
        case _:
            return contract == "Farbensolo"


def suited(hand: Collection[str], table: Sequence[str], contract: str, chosen: Mapping[str, str]) -> set[str]:
    """The cards that suit duty and trump duty leave to somebody who adds a card."""
    same = {card for card in hand if suit(card) == suit(table[0])}
    if same or not must_trump(contract, chosen):
        return same or set(hand)
    trumps = {card for card in hand if suit(card) == "trump"}
    if contract == "Farbensolo" and chosen["farbensolo-tarock-lead-or-play"] == "every-play":
        return set(hand) - trumps or trumps
    return trumps or set(hand)


def takes(card: str, table: Sequence[str], chosen: Mapping[str, str]) -> bool:
    """Whether a card added now would take the trick so far, where one has to."""
    lying = [*table, card]
    if set(lying) >= TRULL:
        return card == "I"
    if card == "Sküs" and {"I", "XXI"} <= set(table):
        return chosen["maerchenstich-skues-owed"] == "owed"
    return best(lying) == len(table)


def forced(hand: Collection[str], table: Sequence[str], contract: str, chosen: Mapping[str, str]) -> set[str]:
    """The cards that may be played in a negative game and in Fahren."""
    others = {card for card in hand if card in TRUMPS and card != "I"}
    if table and contract == "Fahren" and chosen["void-must-play-tarock"] == "not-in-fahren":
        led = suit(table[0])
        if led != "trump" and led not in map(suit, hand):
            return set(hand) - {"I"} if others else set(hand)
    if "I" in hand and {"Sküs", "XXI"} <= set(table) and "I" in suited(hand, table, contract, chosen):
        return {"I"}
    if not table:
        return set(hand) - {"I"} if others else set(hand)
    allowed = suited(hand, table, contract, chosen)
    if others and "I" in allowed:
        allowed = allowed - {"I"}
    return {card for card in allowed if takes(card, table, chosen)} or allowed


def farbensolo(hand: Collection[str], table: Sequence[str], chosen: Mapping[str, str]) -> set[str]:
    """The cards that may be played in a Farbensolo: trumps are led last."""
    if table:
        return suited(hand, table, "Farbensolo", chosen)
    return {card for card in hand if card not in TRUMPS} or set(hand)


def playable(hand: Collection[str], table: Sequence[str], contract: str, chosen: Mapping[str, str]) -> set[str]:
    """The cards that may be played, but for what announced birds ask."""
    if contract in TRICKS or contract == "Fahren":
        return forced(hand, table, contract, chosen)
    if contract == "Farbensolo":
        return farbensolo(hand, table, chosen)
    return suited(hand, table, contract, chosen) if table else set(hand)


# ------------------------------------------------------------------------------------------------------- laying away


def forbidden_away(chosen: Mapping[str, str]) -> frozenset[str]:
    """What never goes."""
    return KOENIGE | TRULL if chosen["discard-limits"] in ("no-trull", "trumps-last") else KOENIGE


def may_all_go(gone: Collection[str], hand: Collection[str], chosen: Mapping[str, str]) -> bool:
    """Whether exactly these cards of a ``hand`` may be laid away."""
    free = set(hand) - forbidden_away(chosen)
    trumps, away = set(TRUMPS) & free, set(gone)
    if not away <= free:
        return False
    if chosen["discard-limits"] == "trumps-last" and len(away & trumps) > max(0, len(away) - len(free - trumps)):
        return False
    if chosen["no-throw-in"] != "discard" or away & trumps or not trumps:
        return True
    return not _trump_may_go(away, free, chosen)


def _trump_may_go(away: Collection[str], free: Collection[str], chosen: Mapping[str, str]) -> bool:
    """Whether any trump could have gone at all."""
    suits = set(free) - set(TRUMPS)
    return chosen["discard-limits"] != "trumps-last" or len(suits) < len(set(away))
