"""Finds the cards that a question in prose names, and whether they are in a hand or on the table.

A card is named by suit and rank (``Karo 1``, ``queen of hearts``, ``K♥``, ``HK``) or as a trump by its numeral (``IV``,
``Tarock 17``). Names such as Pagat, and numerals, count as cards only beside another card; alone they are what the
question is about. A numeral of one letter counts behind an article or in a list; elsewhere it is a word. For a rank or
number without its suit, ``…`` stands in place of the card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tarock_protocol.cards import SUIT_CARDS
from tarock_register.disputes.folding import folded_words
from tarock_register.disputes.small_words import SMALL_WORDS
from tarock_steps.catalogue.card_words import CardWords, card_key, card_words
from tarock_steps.catalogue.glossary import said_alike


def set_of_words(text: str) -> frozenset[str]:
    """The words of a text, as a set."""
    return frozenset(text.split())


_PART: Final = re.compile(r"[,;:.!?()]+|\b(?:und|and)\s+(?=(?:ich|i|es|there)\b(?!\s*(?:[,;:.!?()]|$)))", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\s\"'„“”]+")
_NUMERAL: Final = re.compile(r"[XVI]{2,}")
_OF_ONE_LETTER: Final = frozenset("IVX")
_ARTICLES: Final = set_of_words(
    "the a little my mein meine meinen der den dem das einen kein keinen kleine kleinen nur only mit with"
)
_LINKS: Final = frozenset({"und", "and", "oder", "or", "mit", "with"})
_ABBREVIATED: Final = re.compile(r"[A-Z]{2}|.*[♥♦♠♣♡♢♤♧\d].*")
"""The short form of a suit card; in small letters it would be another word, such as da."""
_PICTURES: Final = ("K", "D", "C", "B", "A")
"""Ranks that may precede their suit without an ``of``; a number there says how many."""
UNSURE: Final = "…"
"""Stands for a card that cannot be known for sure."""
_NUMBER: Final = re.compile(r"\d{1,2}(?:er)?")
_LOW: Final = re.compile(r"(?:10|\d)er")
"""A number that may name a trump as well as a suit card."""
_LYING: Final = set_of_words(
    "liegt liegen lag lies lying lay tisch table kommt kam comes came led ausgespielt angespielt"
)
"""Words about cards on the table."""
HELD: Final = set_of_words("ich i hab habe halte mein meine meinen meiner have hold my hand blatt")
"""Words about cards in a hand."""


class CardTold(NamedTuple):
    """A card that a question names; whether the words can only mean a card; whether it lies on the table."""

    card: str
    sure: bool
    lying: bool


class CardsTold(NamedTuple):
    """The cards of a question, each once, in the order named; one ``UNSURE`` for those that cannot be known.

    ``hand`` are the cards that are not said to lie on the table; ``suit`` is the suit led if no card of it is named.
    """

    cards: tuple[str, ...]
    hand: tuple[str, ...]
    lying: tuple[str, ...]
    suit: str


def position_told(asked: str) -> CardsTold | None:
    """The position in a question; none if it names no suit card, nor several trumps with a certain one among them."""
    told = list(_told(asked))
    known = {named.card for named in told} - {UNSURE}
    if known.isdisjoint(SUIT_CARDS) and not (len(known) > 1 and any(named.sure for named in told)):
        return None
    lying = _once(named for named in told if named.lying)
    hand = _once(named for named in told if not named.lying and (named.card == UNSURE or named.card not in lying))
    return CardsTold(_once(told), hand, lying, _suit_led(asked))


def _once(told: Iterable[CardTold]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(named.card for named in told))


def _told(asked: str) -> Iterator[CardTold]:
    """The cards of a question in order; a part that names neither hand nor table continues the part before it."""
    lying, some = False, False
    parts = _parts(asked)
    for place, part in enumerate(parts):
        behind = parts[place + 1] if place + 1 < len(parts) else ""
        said = {*folded_words(part), *(folded_words(behind) if _is_only_about_lying(behind) else ())}
        lying = not said.isdisjoint(_LYING) or (lying and said.isdisjoint(HELD))
        words = _WORD.findall(part)
        if len(words) == 1 and words[0] in _OF_ONE_LETTER and some:
            yield CardTold(words[0], sure=False, lying=lying)
            continue
        for card, sure in _cards(words, card_words()):
            some = True
            yield CardTold(card, sure, lying)


def _parts(asked: str) -> list[str]:
    return [part for part in _PART.split(asked) if part.strip()]


def _is_only_about_lying(part: str) -> bool:
    """Whether a part only says that the cards before it lie on the table, as in ``4♦ (led)``."""
    words = folded_words(part)
    return bool(words) and _LYING.issuperset(words)


def _suit_led(asked: str) -> str:
    """The suit led, if a part names the suit without a card, as in ``hearts are led``; else empty."""
    known = card_words()
    for part in _parts(asked):
        words = _WORD.findall(part)
        if _LYING.isdisjoint(folded_words(part)) or any(card in SUIT_CARDS for card, _ in _cards(words, known)):
            continue
        for word in words:
            if len(word) > 1 and (suit := known.suits.get(card_key(word))):
                return suit
    return ""


def _cards(words: list[str], known: CardWords) -> Iterator[tuple[str, bool]]:
    """The cards that words name, and for each whether the words can only mean a card."""
    place, last = 0, -1
    while place < len(words):
        word = words[place]
        card, taken = _of_suit(words[place : place + 3], known)
        sure = bool(card) or bool(_NUMERAL.fullmatch(word))
        card = card or _alone(word, known) or _of_one_letter(words, place, last) or _without_suit(word, known)
        if card:
            yield card, sure
            last = place + taken - 1
        place += taken


def _without_suit(word: str, known: CardWords) -> str:
    """``UNSURE`` for a number or a picture without a suit; empty for other words."""
    picture = len(word) > len("as") and known.ranks.get(card_key(word), "A") in "KDCB"
    return UNSURE if _NUMBER.fullmatch(word) or picture else ""


def _of_one_letter(words: list[str], place: int, last: int) -> str:
    """The trump that a single letter names after an article or at the end of a list of cards; else empty.

    ``last`` is the place of the last card before it.
    """
    word, before = words[place], words[place - 1] if place else ""
    if word not in _OF_ONE_LETTER:
        return ""
    in_list = last >= 0 and (last == place - 1 or (last == place - 2 and before.casefold() in _LINKS))
    ends = place + 1 == len(words)
    return word if before.casefold() in _ARTICLES or (in_list and ends) else ""


def _of_suit(words: list[str], known: CardWords) -> tuple[str, int]:
    """The card that the first words name by suit and rank, or as a trump by number, and the number of words used."""
    first, second, third = [*words, "", ""][:3]
    if card := _card(first, second, known):
        return card, 2
    if card_key(second) == "of" and (card := _card(third, first, known) or _trump(third, first, known)):
        return card, 3
    card = _card(second, first, known)
    if card[:1] in _PICTURES and len(first) > 1:
        return card, 2
    return (card, 2) if (card := _trump(first, second, known)) else ("", 1)


def _trump(word: str, number: str, known: CardWords) -> str:
    """The trump of a number, if the word means trump; else empty."""
    cards = known.spellings.get(card_key(number), frozenset()) - SUIT_CARDS
    of_trumps = known.trumps | set(said_alike("Tarock"))
    return min(cards) if card_key(word) in of_trumps and len(cards) == 1 else ""


def _card(suit: str, rank: str, known: CardWords) -> str:
    """The card of a suit and a rank, or empty; a rank of one or two small letters does not count."""
    card = f"{known.ranks.get(card_key(rank), '')}{known.suits.get(card_key(suit), ' ')}"
    return card if card in SUIT_CARDS and not (len(rank) <= len("as") and rank.islower()) else ""


def _alone(word: str, known: CardWords) -> str:
    """The card that one word names: a trump, a short form, or suit and rank in one word, as Herzkönig; else empty."""
    key = card_key(word)
    cards = known.spellings.get(key) or _by_another_name(word, known)
    if len(cards) != 1 or word.isdecimal() or len(word) == 1 or _LOW.fullmatch(word):
        return ""
    card = min(cards)
    whole = (key[len(suit) :] in known.ranks for suit in known.suits if len(suit) > 1 and key.startswith(suit))
    return card if card not in SUIT_CARDS or _ABBREVIATED.fullmatch(word) or any(whole) else ""


def _by_another_name(word: str, known: CardWords) -> frozenset[str]:
    """The cards that a synonym names, as fool for Sküs; only synonyms of letters count, as numbers may mean tricks."""
    alike = () if card_key(word) in SMALL_WORDS else said_alike(word)[1:]
    same = (known.spellings.get(synonym, frozenset()) for synonym in alike if synonym.isalpha())
    return frozenset[str]().union(*same)
