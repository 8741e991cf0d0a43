"""All spellings of the names of cards, made from the glossary, for parsing cards as people write them."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tarock_protocol.cards import NUMERALS, PACK, SPELLINGS, SUIT_CARDS, is_card
from tarock_steps.catalogue.features_path import glossary_file
from tarock_steps.catalogue.glossary import CARDS, fold

HEADING: Final = f"\n## {CARDS}\n"
"""The heading above the table of cards in the glossary."""
_SUITS: Final = "♥♦♠♣"
_TRUMP: Final = "Tarock"
_ONE: Final = "1"
_ACE: Final = "A"
"""Players say 1 for the lowest red card, which is written A."""
_SIGNS: Final = str.maketrans({"♡": "♥", "♢": "♦", "♤": "♠", "♧": "♣", "\ufe0f": "", "\ufe0e": "", "-": "", ".": ""})


class CardWords(NamedTuple):
    """The words for cards, all folded: whole spellings with the cards each may mean, and words for suits and ranks.

    ``written`` has for each folded word its spelling in the glossary.
    """

    spellings: Mapping[str, frozenset[str]]
    suits: Mapping[str, str]
    ranks: Mapping[str, str]
    trumps: frozenset[str]
    written: Mapping[str, str]


def card_key(word: str) -> str:
    """The form in which a word is looked up: lower case, without diacritics, hyphens and full stops."""
    return fold(word.translate(_SIGNS))


@functools.cache
def card_words(path: Path | None = None) -> CardWords:
    """The words for cards in the glossary at ``path``, by default the suite's own."""
    words: dict[str, list[str]] = {}
    letters: dict[str, list[str]] = {}
    written: dict[str, str] = {}
    for meaning, told, short in _lines(path or glossary_file()):
        words[meaning] = [card_key(word) for word in told]
        written |= zip(words[meaning], told, strict=True)
        letters[meaning] = [card_key(word) for word in short]
    ranks = dict.fromkeys(card[:-1] for card in PACK if card in SUIT_CARDS)
    suit_words = {word: suit for suit in _SUITS for word in (suit, *words[suit])}
    rank_words = {
        word: rank for rank in ranks for word in (card_key(rank), *_by_number(rank), *words[rank], *letters[rank])
    }
    rank_words |= dict.fromkeys((_ONE, *_by_number(_ONE), *words[_ONE]), _ACE)
    of_trumps, of_suits = _trumps(words[_TRUMP], letters[_TRUMP]), _of_suits(suit_words, rank_words, letters)
    spellings = _by_spelling((*_of_glossary(words), *SPELLINGS.items(), *of_trumps, *of_suits))
    return CardWords(spellings, suit_words, rank_words, frozenset(words[_TRUMP]), written)


def _of_glossary(words: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """The words of the glossary that mean cards, each with every card that it may mean."""
    for meaning, told in words.items():
        if is_card(meaning.split()[0]):
            yield from ((word, card) for word in told for card in meaning.split())


def _by_spelling(pairs: Iterable[tuple[str, str]]) -> Mapping[str, frozenset[str]]:
    """The cards that each word may mean, by the form in which the word is looked up."""
    found: dict[str, set[str]] = defaultdict(set)
    for word, card in pairs:
        found[card_key(word)].add(card)
    return {word: frozenset(cards) for word, cards in found.items()}


def _lines(path: Path) -> Iterator[tuple[str, list[str], list[str]]]:
    """The rows of the table: the meaning, and the words and letters for it."""
    section = path.read_text(encoding="utf-8").partition(HEADING)[2].partition("\n## ")[0]
    rows = [line.strip().strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    for meaning, told, short in rows[2:]:
        yield meaning.strip(), _words(told), _words(short)


def _words(cell: str) -> list[str]:
    return [word for part in cell.split(",") if (word := part.strip())]


def _by_number(rank: str) -> tuple[str, ...]:
    """The names of a numbered rank, such as ``4er``; empty for other ranks."""
    return (f"{rank}er",) if rank.isdecimal() else ()


def _trumps(words: Iterable[str], letters: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The words for trumps: the number alone, or a number or numeral after a word or letter for a trump."""
    for number, card in NUMERALS.items():
        yield number, card
        yield f"{number}er", card
        for head in (*words, *letters):
            yield f"{head}{number}", card
            yield f"{head}{card_key(card)}", card


def _of_suits(
    suits: Mapping[str, str], ranks: Mapping[str, str], letters: Mapping[str, Iterable[str]]
) -> Iterator[tuple[str, str]]:
    """The suit cards written as one word, with the rank or the suit first."""
    heads = (*suits.items(), *((letter, suit) for suit in _SUITS for letter in letters[suit]))
    for suit_word, suit in heads:
        for rank_word, rank in ranks.items():
            if f"{rank}{suit}" in SUIT_CARDS:
                yield f"{rank_word}{suit_word}", f"{rank}{suit}"
                yield f"{suit_word}{rank_word}", f"{rank}{suit}"
