"""What players say, as the scenarios write it and as the messages carry it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from tarock_steps.cards import PACK, canonical
from tarock_steps.errors import TableError
from tarock_steps.messages import Action, Deed, PlayedTrick
from tarock_steps.seating import PLAYERS, Seating
from tarock_steps.setup import read_cards

DONE: Final = "Gut!"
GIVING_UP: Final = "Schleifen"
"""The one word that can stand among cards: in one reading the declarer may give up until he lays away."""
PASSES: Final = frozenset({"Weiter", "Erster"})
CARD_DEEDS: Final = frozenset({"call", "discard", "play"})
_STEP: Final = re.compile(r"(Kontra|Rekontra|Superkontra)\b(.*)\b(\d+)")
_AMOUNT: Final = re.compile(r"(?P<player>\w+) (?P<amount>[+-]?\d+)")


def split(text: str) -> list[str]:
    """The parts of a list that is separated by commas; none of an empty text."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def turns(text: str) -> list[tuple[str, str]]:
    """Players and their words: ``Vorhand Erster, Second Weiter``."""
    found = []
    for part in split(text):
        player, _, words = part.partition(" ")
        if player not in PLAYERS or not words:
            message = f"{part!r}: expected a player ({', '.join(PLAYERS)}) and his words"
            raise TableError(message)
        found.append((player, words.strip()))
    return found


def amounts(text: str, seating: Seating) -> list[int]:
    """One number for every seat: ``Vorhand +30, Second -10, …``."""
    found: dict[str, int] = {}
    for part in split(text):
        match = _AMOUNT.fullmatch(part.replace("\N{MINUS SIGN}", "-"))
        if match is None or match["player"] in found:
            message = f"{part!r}: expected each player once, with a whole number"
            raise TableError(message)
        found[match["player"]] = int(match["amount"])
    if set(found) != set(seating.names):
        message = f"{text!r}: expected a number for each of {', '.join(seating.names)}"
        raise TableError(message)
    return [found[seating.name(seat)] for seat in range(seating.players)]


def amounts_in_words(numbers: Iterable[int], seating: Seating, *, signed: bool) -> str:
    """One number for every seat, for a reader."""
    by_seat = dict(enumerate(numbers))
    shape = "+d" if signed else "d"
    return ", ".join(f"{seating.name(seat)} {by_seat[seat]:{shape}}" for seat in seating.everybody)


def trick(text: str, seating: Seating) -> PlayedTrick:
    """A leader and the cards in the order they were played: ``Vorhand K♥ A♥ I D♥``."""
    leader, _, cards = text.partition(" ")
    return PlayedTrick(leader=seating.seat(leader), cards=read_cards(cards))


def wire(words: str, do: Deed, seating: Seating) -> str:
    """Words of a scenario as a message carries them: canonical cards, seats for players."""
    if do in CARD_DEEDS:
        return " ".join(read_cards(words))
    if do == "bid":
        bid, _, king = words.partition(" ")
        return f"{bid} {' '.join(read_cards(king))}" if king else bid
    if do == "say":
        said, _, player = words.rpartition(" ")
        return f"{said} {seating.seat(player)}" if said and player in PLAYERS else words
    return words


def spoken(what: str, do: Deed, seating: Seating) -> str:
    """What a message carries, for a reader: players for seats."""
    if do == "say":
        match = _STEP.fullmatch(what)
        if match is not None:
            return f"{match[1]}{match[2]}{seating.name(int(match[3]))}"
    return what


def bids(text: str, seating: Seating) -> list[Action]:
    """Turns of the bidding."""
    return [
        Action(seat=seating.seat(player), do="bid", what=wire(words, "bid", seating)) for player, words in turns(text)
    ]


def utterances(text: str, seating: Seating) -> list[Action]:
    """Turns of the announcing, each closed by ``Gut!``."""
    return [action for player, words in turns(text) for action in said(player, words, seating)]


def said(player: str, words: str, seating: Seating) -> list[Action]:
    """One turn of the announcing: utterances joined by ``+``, closed by ``Gut!``."""
    seat = seating.seat(player)
    parts = [wire(part.strip(), "say", seating) for part in words.split(" + ")]
    closing = [] if parts[-1] == DONE else [DONE]
    return [Action(seat=seat, do="say", what=what) for what in (*parts, *closing)]


def choices(text: str, do: Deed, seating: Seating) -> list[str]:
    """The choices that a scenario lists: cards where cards are chosen, else words separated by commas."""
    if do in CARD_DEEDS:
        words = text.replace(",", " ").split()
        cards = read_cards(" ".join(word for word in words if word != GIVING_UP))
        return cards + [GIVING_UP] * (GIVING_UP in words)
    return [wire(part, do, seating) for part in split(text)]


def choices_in_words(choices: Iterable[str], do: Deed, seating: Seating) -> str:
    """Choices, for a reader, always in the same order."""
    if do in CARD_DEEDS:
        listed = list(choices)
        cards = cards_in_words(what for what in listed if what != GIVING_UP)
        return f"{cards} {GIVING_UP}" if GIVING_UP in listed else cards
    return ", ".join(sorted(spoken(what, do, seating) for what in choices)) or "nothing"


def cards_in_words(cards: Iterable[str]) -> str:
    """Cards, for a reader, in canonical order."""
    return " ".join(sorted(cards, key=PACK.index)) or "no card"


def bid_with_king(what: str) -> str:
    """A bid of an answer, the king in it (where it is named with the bid) spelled canonically."""
    bid, _, king = what.partition(" ")
    return f"{bid} {canonical(king)}" if king else what
