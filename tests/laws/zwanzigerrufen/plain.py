"""Zwanzigerrufen once more, told in names and sets and without a look at the engine: what the laws hold it to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from tests.laws import plain
from tests.laws.plain import KOENIGE, TRULL, suit

__all__ = ["KOENIGE", "TRULL", "suit"]

TAROCKS: Final = tuple(card for card in plain.TRUMPS if card not in ("II", "III"))
PICTURES: Final = tuple(rank + colour for colour in plain.SUITS for rank in "KDCB")
GLATZEN: Final = {"ace": ("A♥", "A♦", "10♠", "10♣"), "four": ("4♥", "4♦", "10♠", "10♣")}
LADDER: Final = ("XX", "XIX", "XVIII", "XVII", "XVI")
"""What Vorhand calls, from the top."""
SOLO_GAMES: Final = ("Farbensolo", "Solo")
GAMES: Final = ("Normalspiel", *SOLO_GAMES)
ANNOUNCED: Final = ("Absolut", "Pagat", "Valat")
MATERIAL: Final = ("Trull", "Könige")
STEPS: Final = ("Kontra", "Retour", "Supre", "Resupre")
UNKNOWN: Final = {"Farbensolo": frozenset({"Pagat", "Trull", "Mondfang"})}
"""What a game does not score."""
TRICKS: Final = 10


# -------------------------------------------------------------------------------------------------------------- cards


def pack(chosen: Mapping[str, str]) -> Sequence[str]:
    """The forty cards as they are laid out."""
    mine = {*TAROCKS, *PICTURES, *GLATZEN[chosen["glatze-cards"]]}
    return [card for card in plain.PACK if card in mine]


def outranks(card: str, other: str, chosen: Mapping[str, str]) -> bool:
    """Whether a card takes a trick from another that was led or is a Tarock."""
    if {suit(card), suit(other)} == {"trump"} and chosen["card-ranking"] == "unranked":
        order = (*TAROCKS[1:], "Sküs")
        return order.index(card) < order.index(other)
    return plain.outranks(card, other)


def worth(card: str) -> int:
    """The Augen of a card."""
    if card in TRULL:
        return 5
    return 1 if card in TAROCKS else plain.PICTURES.get(card[0], 0)


def augen(cards: Iterable[str]) -> int:
    """The Augen of a pile."""
    return sum(map(worth, cards))


def suit_cards(hand: Iterable[str]) -> set[str]:
    """The cards of a hand that are no Tarocks."""
    return set(hand) - set(TAROCKS)


# ------------------------------------------------------------------------------------------------ before the first card


def throws(hand: Collection[str]) -> str:
    """Whether the holder of a hand must or may throw the cards in, or neither."""
    tarocks = set(hand) & set(TAROCKS)
    if not tarocks:
        return "must"
    return "may" if len(tarocks) == 1 and tarocks <= TRULL else ""


def callable_from(hand: Collection[str], chosen: Mapping[str, str]) -> set[str]:
    """What Vorhand may call."""
    missing = [card for card in LADDER if card not in hand]
    if not missing:
        return set()
    match chosen["call-which-tarock"]:
        case "any-missing":
            return set(missing)
        case "own-too":
            return set(LADDER[: LADDER.index(missing[0]) + 1])
        case _:
            return {missing[0]}


def may_be_played(game: str, hand: Collection[str]) -> bool:
    """Whether a hand is good enough for a solo game."""
    return game == "Solo" or (game == "Farbensolo" and len(suit_cards(hand)) >= 5)


def openings(hand: Collection[str], chosen: Mapping[str, str]) -> set[str]:
    """The solo games that Vorhand may begin with."""
    found = {game for game in SOLO_GAMES if may_be_played(game, hand)}
    forced = set(LADDER) <= set(hand) and chosen["forced-solo-kind"] == "solo"
    return found & {"Solo"} if forced else found


# --------------------------------------------------------------------------------------------------------------- play


def playable(hand: Collection[str], table: Sequence[str], contract: str, chosen: Mapping[str, str]) -> set[str]:
    """The cards that the duties of play leave."""
    if contract != "Farbensolo":
        return plain.follows(hand, table)
    if not table:
        return suit_cards(hand) or set(hand)
    out = not any(suit(card) == suit(table[0]) for card in hand)
    if suit(table[0]) == "trump" or not out or chosen["farbensolo-void-follower"] == "tarock":
        return plain.follows(hand, table)
    return suit_cards(hand) or set(hand) if chosen["farbensolo-void-follower"] == "suit-card" else set(hand)


def taken_by(trick: Sequence[str], contract: str, chosen: Mapping[str, str]) -> int:
    """The place of the card that takes a complete trick."""
    farbensolo, suit_led = contract == "Farbensolo", suit(trick[0]) != "trump"
    if set(trick) >= TRULL and (not farbensolo or not suit_led or chosen["farbensolo-maerchenstich"] == "always"):
        return trick.index("I")
    place = 0
    for at, card in enumerate(trick):
        counts = not farbensolo or suit(card) == suit(trick[0])
        if counts and outranks(card, trick[place], chosen):
            place = at
    return place


def is_maerchenstich(trick: Sequence[str], winning: str) -> bool:
    """Whether the I has taken the whole Trull."""
    return set(trick) >= TRULL and winning == "I"


# -------------------------------------------------------------------------------------------------------------- points


def value(contract: str, chosen: Mapping[str, str]) -> int:
    """What a game counts."""
    if contract == "Solo":
        return 5 if chosen["solo-value"] == "five" else 4
    return 4 if contract == "Farbensolo" else 1


def factor(steps: int, chosen: Mapping[str, str]) -> int:
    """How often something counts that was doubled so many times."""
    return steps + 1 if chosen["kontra-factors"] == "adding" else int(2**steps)


def bonus(name: str, contract: str, chosen: Mapping[str, str], *, announced: bool) -> int:
    """What a bonus other than a Valat counts before its doublings."""
    points = {"Absolut": 1, "Pagat": 1, "Trull": 1, "Könige": 2, "Mondfang": 1}[name]
    points *= 2 if announced else 1
    again = announced and name in ("Absolut", "Pagat") and chosen["announced-value-once"] == "doubled"
    return points * (2 if again else 1) * (2 if contract == "Solo" else 1)


def valat(contract: str, chosen: Mapping[str, str], game_steps: int, *, announced: bool) -> int:
    """What a Valat counts before its own doublings."""
    points, solo = 12 if announced else 6, 2 if contract == "Solo" else 1
    match chosen["valat-tariff"]:
        case "multiple":
            return points * value(contract, chosen)
        case "multiple-doubled":
            return points * value(contract, chosen) * solo
        case "multiple-kontra":
            return points * value(contract, chosen) * factor(game_steps, chosen)
        case _:
            return points * solo
