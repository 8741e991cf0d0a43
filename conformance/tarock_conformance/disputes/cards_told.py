"""Cards that a question in prose names, and the line that has `tarock explain` answer a position with them.

A card is told by its suit and rank (``Karo 1``, ``queen of hearts``, ``K♥``, ``HK``) or as a trump by its numeral
(``IV``, ``Tarock 17``). Names such as Pagat and numerals are of cards only beside another card: alone they are what a
question is about.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.disputes.finding import folded_words
from tarock_steps.catalogue.card_words import CardWords, card_key, card_words
from tarock_steps.catalogue.glossary import said_alike
from tarock_steps.protocol.cards import SUIT_CARDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TRICK: Final = 4
"""Cards of a trick that can be asked about."""
_PART: Final = re.compile(r"[,;:.!?()]+|\b(?:und|and)\s+(?=(?:ich|i|es|there)\b)", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\s\"'„“”]+")
_NUMERAL: Final = re.compile(r"[XVI]{2,}")
_ABBREVIATED: Final = re.compile(r"[A-Z]{2}|.*[♥♦♠♣♡♢♤♧\d].*")
"""How a card of a suit is written in short: small letters are other words, such as da."""
_PICTURES: Final = ("K", "D", "C", "B", "A")
"""Ranks that may stand before their suit without an ``of``: a number there says how many."""
_LYING: Final = "liegt liegen lag lies lying lay tisch table kommt kam comes came led ausgespielt angespielt"
"""What is said of cards on the table."""
_HELD: Final = "ich i hab habe halte mein meine meinen meiner have hold my hand blatt"
"""What is said of cards in a hand."""


class _Told(NamedTuple):
    """A card as it is told; whether it can be nothing but a card; whether it lies on the table."""

    card: str
    sure: bool
    lying: bool


def position_line(asked: str, *, german: bool) -> str:
    """What can be typed to have a position with the cards of a question answered; nothing where it names none.

    Nothing either where cards are laid away, which takes a whole hand, or where one is named as the one called.
    """
    told = list(_told(asked))
    cards = _once(told)
    words = set(folded_words(asked))
    of_suits = [one for one in told if one.card in SUIT_CARDS]
    of_a_position = of_suits or (len(cards) > 1 and any(one.sure for one in told))
    if not of_a_position or words & _alike("drücken") or (len(cards) == 1 and words & _alike("rufen")):
        return ""
    lying = _once(one for one in told if one.lying)
    hand = [card for card in cards if card not in lying]
    if len(cards) == TRICK and not (hand and lying):
        fields = _field("stich karten" if german else "trick cards", cards)
    elif words & (_alike("Augen") | _alike("wert")) or any(word.startswith("zehl") for word in words):
        fields = _field("zaehlen karten" if german else "count cards", cards)
    else:
        name, on_table = ("darf_spielen blatt", "stich") if german else ("may_play hand", "trick")
        fields = f"{_field(name, hand or cards)} {_field(on_table, lying if hand else [])}"
    return f"tarock explain {fields} --rules all{' --language de' if german else ''}"


def _field(name: str, cards: Iterable[str]) -> str:
    return f"{name}='{' '.join(cards)}'"


def _once(told: Iterable[_Told]) -> list[str]:
    return list(dict.fromkeys(one.card for one in told))


def _alike(word: str) -> frozenset[str]:
    """The words for the same thing, folded as those of a question are."""
    return frozenset(chain.from_iterable(folded_words(one) for one in said_alike(word)))


def _told(asked: str) -> Iterator[_Told]:
    """The cards of a question in the order told; a part that says neither goes on with the hand or the table."""
    lying = False
    for part in _PART.split(asked):
        said = set(folded_words(part))
        lying = not said.isdisjoint(_LYING.split()) or (lying and said.isdisjoint(_HELD.split()))
        yield from (_Told(card, sure, lying) for card, sure in _cards(_WORD.findall(part), card_words()))


def _cards(words: list[str], known: CardWords) -> Iterator[tuple[str, bool]]:
    """The cards that words name, and whether each can be nothing but a card."""
    place = 0
    while place < len(words):
        card, taken = _of_suit(words[place : place + 3], known)
        if card:
            yield card, True
        elif card := _alone(words[place], known):
            yield card, bool(_NUMERAL.fullmatch(words[place]))
        place += taken


def _of_suit(words: list[str], known: CardWords) -> tuple[str, int]:
    """The card that the first words name by suit and rank, or as a trump by number, and how many words it takes."""
    first, second, third = [*words, "", ""][:3]
    if card := _card(first, second, known):
        return card, 2
    if card_key(second) == "of" and (card := _card(third, first, known)):
        return card, 3
    card = _card(second, first, known)
    if card[:1] in _PICTURES and len(first) > 1:
        return card, 2
    cards = known.spellings.get(card_key(second), frozenset()) - SUIT_CARDS
    return (min(cards), 2) if card_key(first) in known.trumps and len(cards) == 1 else ("", 1)


def _card(suit: str, rank: str, known: CardWords) -> str:
    """The card of a suit and a rank, which no word of one or two small letters is; nothing where there is none such."""
    card = f"{known.ranks.get(card_key(rank), '')}{known.suits.get(card_key(suit), ' ')}"
    return card if card in SUIT_CARDS and not (len(rank) <= len("as") and rank.islower()) else ""


def _alone(word: str, known: CardWords) -> str:
    """The card that one word names: a trump, or one of a suit in short or in a word of both, as in Herzkönig."""
    key = card_key(word)
    cards = known.spellings.get(key, frozenset())
    if len(cards) != 1 or word.isdecimal() or len(word) == 1:
        return ""
    card = min(cards)
    whole = (key[len(suit) :] in known.ranks for suit in known.suits if len(suit) > 1 and key.startswith(suit))
    return card if card not in SUIT_CARDS or _ABBREVIATED.fullmatch(word) or any(whole) else ""
