"""Reads a heap of cards typed with numbers, as in ``Pagat, 3 Könige, 20 Leere``, and chooses cards of equal worth.

Every source counts a heap by the number and the worth of its cards, so any cards of that worth count the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from tarock_language.message import message
from tarock_protocol.cards import SUIT_CARDS
from tarock_protocol.messages.answers import DeckAnswer
from tarock_protocol.messages.questions import Deck
from tarock_register.ask.answered import answer_of
from tarock_register.table.requests import Sitting
from tarock_running.process.exits import UsageFaultError
from tarock_steps.catalogue.card_words import card_key, card_words
from tarock_steps.catalogue.cards_as_written import BETWEEN_CARDS, cards_as_written
from tarock_steps.catalogue.glossary import said_alike

_BETWEEN: Final = re.compile(rf"{BETWEEN_CARDS.pattern}|(?<=\s)(?:und|and)(?=\s)", re.IGNORECASE)
"""What separates the parts of a list: a number and its kind stand in one part."""
_FIGURES: Final = "KDCB"
_TRUMP: Final = "trump"
_EMPTY: Final = "empty"
_PLURALS: Final = ("", "e", "n", "s")
_SHORTEST: Final = 4
"""The letters of the shortest word that names a kind; shorter ones are written for a rank beside a suit."""
_DIGITS: Final = 2
_PAIR: Final = 2
_CARDS: Final = frozenset({"karte", "karten", "card", "cards"})
"""What may follow the word of a kind, as in ``20 leere Karten``."""
_OTHER: Final = frozenset(
    {"andere", "anderen", "weitere", "weiteren", "gewöhnliche", "gewöhnlichen", "other", "further", "ordinary"}
)
"""What may stand between a number and the word of a kind, as in ``8 andere Tarock``."""
_WRITTEN: Final[Mapping[str, int]] = {
    word: number
    for number, words in enumerate(
        (
            *("ein eine einen eins one", "zwei two", "drei three", "vier four", "fünf five", "sechs six"),
            *("sieben seven", "acht eight", "neun nine", "zehn ten", "elf eleven", "zwölf twelve"),
            *("dreizehn thirteen", "vierzehn fourteen", "fünfzehn fifteen", "sechzehn sixteen"),
            *("siebzehn seventeen", "achtzehn eighteen", "neunzehn nineteen", "zwanzig twenty"),
        ),
        1,
    )
    for word in words.split()
}
"""Numbers as words."""


class _Count(NamedTuple):
    """A number of cards of a kind, as it was written.

    The kind is a figure, a trump, a card of the least worth, or a word for several suit cards, such as Glatze.
    """

    number: int
    kind: str
    said: str


def heap_told(sitting: Sitting, lying: Sequence[str]) -> dict[str, object]:
    """The cards of a text, for each number of cards some that do not lie yet, and a ``note`` which these are.

    UsageFaultError says where fewer are left than the number; SaidError names a word that is no card.
    """
    pack = sitting.catalogue.table.pack(sitting.options)
    counts, plain = list[_Count](), list[str]()
    for part in _BETWEEN.split(sitting.request.text):
        found = [*_divided(part.split())]
        counts += (count for count in found if isinstance(count, _Count))
        plain.append(" ".join(word for word in found if isinstance(word, str)))
    cards, taken = cards_as_written(", ".join(plain), pack), list[str]()
    for count in counts:
        some = _taken(count, {*lying, *cards}, sitting)
        cards += some
        taken.append(f"{count.said} = {' '.join(some)}")
    told = sitting.say("Taken for that: {taken}. Others of the same worth count the same.", taken="; ".join(taken))
    return {"cards": cards, "note": told if taken else ""}


def _divided(words: Sequence[str]) -> Iterator[_Count | str]:
    """The numbers of cards among the words of a part, and each other word.

    A word that is also said of one card, such as Tarock, is a kind only where nothing else is in the part.
    A part that is a single word for several suit cards is one of them.
    """
    if len(words) == 1 and _group(words[0]):
        yield _Count(1, _kind(words[0]), words[0])
        return
    at = 0
    while at < len(words):
        of = at + 1 + (" ".join(words[at + 1 : at + 2]).casefold() in _OTHER)
        number, kind = _number(words[at]), _kind(words[of]) if of < len(words) else ""
        if number and kind and (of > at + 1 or len(words) == _PAIR or not _is_said_of_a_card(words[of])):
            end = of + 1 + (" ".join(words[of + 1 : of + 2]).casefold() in _CARDS)
            yield _Count(number, kind, " ".join(words[at:end]))
            at = end
        else:
            yield words[at]
            at += 1


def _number(word: str) -> int:
    """The number that a word is, in digits or written out; 0 for none."""
    written = _WRITTEN.get(word.casefold(), 0)
    return int(word) if word.isdecimal() and len(word) <= _DIGITS else written


def _kind(word: str) -> str:
    """The kind of cards that a word names, in the plural too; empty for none."""
    key, known = card_key(word), card_words()
    if key in {name.split()[0] for name in said_alike("leere")}:
        return _EMPTY
    stems = [key.removesuffix(ending) for ending in _PLURALS if key.endswith(ending) and len(key) >= _SHORTEST]
    if any(stem in known.trumps for stem in stems):
        return _TRUMP
    figure = next((rank for stem in stems if (rank := known.ranks.get(stem, "")) and rank in _FIGURES), "")
    return figure or next((stem for stem in stems if _group(stem)), "")


def _group(word: str) -> frozenset[str]:
    """The suit cards that a word of the glossary is said of, where they are several."""
    known, key = card_words(), card_key(word)
    cards = known.spellings.get(key, frozenset()) if key in known.written else frozenset()
    return cards if len(cards) > 1 and cards <= SUIT_CARDS else frozenset()


def _is_said_of_a_card(word: str) -> bool:
    return card_key(word) in card_words().ranks or card_key(word) in card_words().trumps


def _taken(count: _Count, lying: Collection[str], sitting: Sitting) -> list[str]:
    """Cards of a kind that do not lie yet, of the worth that most of this kind have; suit cards and high ones first."""
    worth = _worths(sitting)
    of_kind = [card for card in worth if _is_of(card, count.kind, worth)]
    [(common, _)] = Counter(worth[card] for card in of_kind).most_common(1)
    left = [card for card in reversed(of_kind) if worth[card] == common and card not in lying]
    if len(left) < count.number:
        fault = message(
            "“{said}”: the pack has only {number} more such card",
            "“{said}”: the pack has only {number} more such cards",
            said=count.said,
            number=len(left),
        )
        raise UsageFaultError(fault)
    return sorted(left, key=lambda card: card not in SUIT_CARDS)[: count.number]


def _is_of(card: str, kind: str, worth: Mapping[str, Fraction]) -> bool:
    if kind == _EMPTY:
        return worth[card] == min(worth.values())
    if group := _group(kind):
        return card in group
    return card not in SUIT_CARDS if kind == _TRUMP else card in SUIT_CARDS and card.startswith(kind)


def _worths(sitting: Sitting) -> dict[str, Fraction]:
    """What each card of the pack is worth by itself."""
    deck = answer_of(DeckAnswer, Deck(id=0, rules=sitting.rules, options=sitting.options), sitting.respond)
    return {card: Fraction(worth) for card, worth in deck.augen.items()}
