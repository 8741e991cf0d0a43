"""Parses a list of cards as people write it: ``Herz König, HK, K♥ Pagat 17``; an unclear word is refused."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from itertools import accumulate
from typing import Final, NamedTuple

from tarock_language.message import Message, SaidError, message
from tarock_protocol.cards import PACK, SUIT_CARDS, is_card
from tarock_protocol.cards import canonical as on_the_wire
from tarock_steps.catalogue.card_words import CardWords, card_key, card_words
from tarock_steps.catalogue.exchanged_cards import UNKNOWN, exchanged_cards, is_only_exchanged

_FILLING: Final = frozenset({"der", "die", "das", "den", "dem", "und", "mit", "the", "of", "and"})
BETWEEN_CARDS: Final = re.compile(r"[,;+]")
"""The signs that separate cards: the words before and after one never form one card."""
_CLOSE: Final = 0.7
_KEPT: Final = 24
"""How many ways to read a list are followed at once; a list with two in the end is refused."""
_EXPECTED: Final = message("expected cards such as 'Herz König', 'HK', 'K♥', 'Pagat' or 'Tarock 17'")


class _Way(NamedTuple):
    """One way to read the words up to a place: the cards, the words of each, and how often a suit was inferred.

    ``suit`` is the suit of the last suit card; ``spelt`` says whether a number after it may be a card of this suit.
    """

    cards: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    understood: int = 0
    suit: str = ""
    spelt: bool = False

    def and_card(self, card: str, word: str, *, spelt: bool, understood: int = 0) -> _Way:
        """The way extended by a card, which was read from ``word``."""
        of_suit = card in SUIT_CARDS
        suit = card[-1] if of_suit else self.suit
        return _Way((*self.cards, card), (*self.words, word), self.understood + understood, suit, spelt and of_suit)


class _Known(NamedTuple):
    """The pack, and the numbers of words after which a part of the list ends."""

    pack: Collection[str]
    ends: frozenset[int]


def cards_as_written(text: str, pack: Collection[str] = PACK) -> list[str]:
    """The cards that ``text`` names, in canonical spelling and in the order written; also in the exchange format.

    Cards that ``pack`` lacks do not make a word ambiguous. SaidError names the word that is no card, with the nearest
    that is one, or the word that may be several cards, with all of them.
    """
    parts = [[word for word in part.split() if word.casefold() not in _FILLING] for part in BETWEEN_CARDS.split(text)]
    words = [word for part in parts for word in part]
    if is_only_exchanged(words) and UNKNOWN not in text:
        return [card for word in words for card in exchanged_cards(word) or ()]
    ends = frozenset(accumulate(map(len, parts)))
    ways: list[list[_Way]] = [[_Way()], *([] for _ in words)]
    for place in range(len(words)):
        for way in _best(ways[place]):
            for further, next_way in _steps(way, words, place, _Known(pack, ends)):
                ways[place + further].append(next_way)
    found = _best(ways[-1])
    if not found:
        raise SaidError(_unknown(words, max(place for place, at in enumerate(ways) if at), pack))
    if len(found) > 1:
        raise SaidError(_unclear(found))
    return list(found[0].cards)


def _best(ways: Sequence[_Way]) -> list[_Way]:
    """The ways that infer the fewest suits from earlier cards; each list of cards once."""
    least = min((way.understood for way in ways), default=0)
    once = {way.cards: way for way in ways if way.understood == least}
    return list(once.values())[:_KEPT]


def _steps(way: _Way, words: Sequence[str], place: int, known: _Known) -> Iterator[tuple[int, _Way]]:
    """The ways to read the word at a place, alone or with the next: the number of words used, and the extended way."""
    table, word = card_words(), words[place]
    for card in _single(word, table, known.pack):
        yield 1, way.and_card(card, word, spelt=not is_card(word))
    folded = card_key(word)
    if place + 1 not in known.ends and (card := _pair(folded, card_key(words[place + 1]), table)):
        yield 2, way.and_card(card, f"{word} {words[place + 1]}", spelt=True)
    rank = table.ranks.get(folded, "")
    card, whole = f"{rank}{way.suit}", folded in table.spellings
    if card in SUIT_CARDS and (not whole or (way.spelt and card in known.pack)):
        yield 1, way.and_card(card, word, spelt=True, understood=0 if whole else 1)


def _single(word: str, known: CardWords, pack: Collection[str]) -> Collection[str]:
    """The cards that one word may mean; only those of the pack if there are any."""
    if is_card(word):
        return (on_the_wire(word),)
    cards = sorted(known.spellings.get(card_key(word), ()), key=PACK.index)
    return [card for card in cards if card in pack] or cards


def _pair(first: str, second: str, known: CardWords) -> str:
    """The card that two words together mean; empty if they mean none, or several."""
    for suit, rank in ((first, second), (second, first)):
        card = f"{known.ranks.get(rank, '')}{known.suits.get(suit, ' ')}"
        if card in SUIT_CARDS:
            return card
    if first in known.trumps:
        cards = [card for card in known.spellings.get(second, ()) if card not in SUIT_CARDS]
        return cards[0] if len(cards) == 1 else ""
    return ""


def _unclear(readings: Sequence[_Way]) -> Message:
    """The message for an ambiguous list: the first card on which its readings differ, and all that it may be."""
    place = next(
        at for at, cards in enumerate(zip(*(way.cards for way in readings), strict=False)) if len({*cards}) > 1
    )
    return message(
        "card {place}, '{word}', may be {cards:or}: expected the one that is meant",
        place=place + 1,
        word=readings[0].words[place],
        cards=[*dict.fromkeys(way.cards[place] for way in readings)],
    )


def _unknown(words: Sequence[str], place: int, pack: Collection[str]) -> Message:
    """The message for a word that is no card: the ranks of its suit, a missing suit, or the nearest words."""
    known, word = card_words(), words[place]
    folded = card_key(word)
    if suit := known.suits.get(folded):
        return _no_card(" ".join(words[place : place + 2]), _ranks_of(suit, pack))
    if folded in known.written and (rank := known.ranks.get(folded)):
        suit = next(card[-1] for card in PACK if card in SUIT_CARDS and card[:-1] == rank)
        return _no_card(word, message("expected its suit before it, as in '{suit} {word}'", suit=suit, word=word))
    close = get_close_matches(folded, known.written, n=2, cutoff=_CLOSE)
    if close and folded not in known.written:
        near = [known.written[near] for near in close]
        return message(
            "'{word}' is no card; did you mean {near:or}? {expected}", word=word, near=near, expected=_EXPECTED
        )
    return _no_card(word, _EXPECTED)


def _no_card(words: str, expected: Message) -> Message:
    return message("'{words}' is no card: {expected}", words=words, expected=expected)


def _ranks_of(suit: str, pack: Collection[str]) -> Message:
    """The ranks of a suit in words, with the players' name for the A."""
    ranks = [card[:-1] for card in pack if card in SUIT_CARDS and card[-1] == suit]
    if "A" in ranks:
        return message("the ranks of {suit} are {ranks}, and the 1 is A", suit=suit, ranks=" ".join(ranks))
    return message("the ranks of {suit} are {ranks}", suit=suit, ranks=" ".join(ranks))
