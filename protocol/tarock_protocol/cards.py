"""The spellings of cards that are accepted, and the canonical one."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from tarock_language.message import Message, SaidError, message

_ROMAN: Final = (
    *("XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", "XIV", "XIII", "XII", "XI"),
    *("X", "IX", "VIII", "VII", "VI", "V", "IV", "III", "II", "I"),
)
_PICTURES: Final = ("K", "D", "C", "B")
_RANKS: Final[dict[str, tuple[str, ...]]] = {
    "♥": (*_PICTURES, "A", "2", "3", "4"),
    "♦": (*_PICTURES, "A", "2", "3", "4"),
    "♠": (*_PICTURES, "10", "9", "8", "7"),
    "♣": (*_PICTURES, "10", "9", "8", "7"),
}
_LETTERS: Final = {"h": "♥", "d": "♦", "s": "♠", "c": "♣"}
_ADDED_UP: Final = {"IIII": "IV", "VIIII": "IX", "XIIII": "XIV", "XVIIII": "XIX"}
"""Numerals without subtraction, as they are printed on the cards."""
_OTHER_NAMES: Final = {
    "Skues": "Sküs",
    "Sk": "Sküs",
    "Mond": "XXI",
    "Uhu": "II",
    "Spatz": "I",
    "Pagat": "I",
}

PACK: Final[tuple[str, ...]] = (
    "Sküs",
    *_ROMAN,
    *(rank + suit for suit, ranks in _RANKS.items() for rank in ranks),
)
"""The 54 cards in canonical order: trumps from the top, then ♥ ♦ ♠ ♣, each from the top."""

SUIT_CARDS: Final = frozenset(PACK[1 + len(_ROMAN) :])
"""All cards except the trumps."""

SPELLINGS: Final[dict[str, str]] = {
    **{card: card for card in PACK},
    **_OTHER_NAMES,
    **_ADDED_UP,
    **{rank + letter: rank + suit for letter, suit in _LETTERS.items() for rank in _RANKS[suit]},
}
"""Every spelling that is accepted on the wire, with the canonical one."""


def canonical(text: str) -> str:
    """The canonical spelling of a card; SaidError if ``text`` is not a card."""
    try:
        return SPELLINGS[text]
    except KeyError:
        raise SaidError(no_card(text)) from None


NUMERALS: Final = {str(number): numeral for number, numeral in zip(range(21, 0, -1), _ROMAN, strict=True)}
"""The trumps except the Sküs, by number."""
_PICTURED: Final = str.maketrans({"♡": "♥", "♢": "♦", "♤": "♠", "♧": "♣", "\ufe0f": "", "\ufe0e": "", " ": "", "-": ""})
_CLOSE: Final = 0.6


def nearest_card(text: str) -> str:
    """The card that an unknown spelling may mean; empty if none is similar enough."""
    plain = text.translate(_PICTURED).casefold()
    known = {spelling.casefold(): card for spelling, card in SPELLINGS.items()}
    turned = plain[1:] + plain[:1]
    numeral = NUMERALS.get(plain.lstrip("t"), "")
    found = known.get(plain) or known.get(turned) or known.get(numeral.casefold())
    if found is None and (close := get_close_matches(plain, known, n=1, cutoff=_CLOSE)):
        found = known[close[0]]
    return found or ""


def card_list(text: str) -> list[str]:
    """The cards that ``text`` lists, separated by blanks, in canonical spelling and in the order written."""
    return [canonical(word) for word in text.split()]


def suit_meant(text: str) -> str:
    """The suit that an unknown spelling names behind the rank; empty if it names none."""
    suit = _LETTERS.get(text[-1:], text[-1:])
    return suit if suit in _RANKS else ""


def ranks_of(suit: str) -> tuple[str, ...]:
    """The ranks of a suit, each from the top."""
    return _RANKS[suit]


def no_card(text: str) -> Message:
    """Says that ``text`` is no card, and what is one."""
    if suit := suit_meant(text):
        ranks = " ".join(ranks_of(suit))
        return message("{card} is no card: the ranks of {suit} are {ranks}", card=repr(text), suit=suit, ranks=ranks)
    return message(
        "{card} is no card: expected Sküs, XXI to I, or a rank and a suit such as K♥, 10♠, Kh or 10s", card=repr(text)
    )


def is_card(text: str) -> bool:
    """Whether ``text`` is the name of a card."""
    try:
        canonical(text)
    except ValueError:
        return False
    return True
