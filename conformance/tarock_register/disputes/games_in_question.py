"""Finds the games and items that a question in prose names: won or lost, announced or not.

A game is meant by its own name and by its by-names; a word for calling is no Rufer.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from tarock_protocol.messages.questions import Deck
from tarock_reference.table_words import table_words
from tarock_register.disputes.folding import SOUND, folded_words, shapes
from tarock_register.disputes.similar_words import FORM, Alike
from tarock_steps.catalogue.card_words import card_key, card_words
from tarock_steps.catalogue.glossary import said_alike

GAME: Final = "Spiel"
_PART: Final = re.compile(r"[,;:.!?()]+|\b(?:und|and|aber|but)\b", re.IGNORECASE)
_LONGEST: Final = 3
"""The number of words in the longest name."""
_ENDINGS: Final = ("", "e", "en", "er", "es")
FOUR_KINGS: Final = ("the four kings", "four kings", "vier Könige", "4 Könige", "kings")
"""Other names of the item Könige."""


class ItemTold(NamedTuple):
    """An item as a question names it; None stands for what the question does not say for sure."""

    name: str
    won: bool | None
    announced: bool | None


class ThingsTold(NamedTuple):
    """The games that a question names, in order, and the items; a named game also counts as the item ``Spiel``."""

    games: tuple[str, ...]
    items: tuple[ItemTold, ...]


def things_told(asked: str, rules: Sequence[str]) -> ThingsTold:
    """The games and items of some rule sets that a question names, each once."""
    games: dict[str, None] = {}
    items: dict[str, ItemTold] = {}
    for part in _PART.split(asked):
        words = folded_words(part)
        named = list(_named(words, tuple(rules)))
        games |= dict.fromkeys(name for name, is_game in named if is_game)
        told = [GAME if is_game else name for name, is_game in named]
        for name in dict.fromkeys(told):
            sure = len(set(told)) == 1
            one = ItemTold(name, _outcome(words) if sure else None, _announced(words) if sure else None)
            items.setdefault(name, one)
            if items[name].won is None:
                items[name] = one
    return ThingsTold(tuple(games), tuple(items.values()))


def _outcome(words: Sequence[str]) -> bool | None:
    won, lost = _has_word_for(words, "gewonnen"), _has_word_for(words, "verloren")
    return None if won == lost else won


def _announced(words: Sequence[str]) -> bool | None:
    if _has_word_for(words, "still"):
        return False
    return True if _has_word_for(words, "angesagt") else None


def _has_word_for(words: Iterable[str], meaning: str) -> bool:
    """Whether any of the words has this meaning: a synonym or a form of one, also in dialect."""
    same = [synonym for synonym in said_alike(meaning) if synonym.isalpha()]
    forms = Alike(same)
    sounds = {sound for synonym in same for ending in _ENDINGS for sound in shapes(f"{synonym}{ending}", SOUND)}
    return any(
        not sounds.isdisjoint(shapes(word, SOUND)) or max(forms.near(word).values(), default=0.0) >= FORM
        for word in words
    )


def _named(words: Sequence[str], rules: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """The names among words, the longest at each place, and for each whether it is the name of a game."""
    place = 0
    while place < len(words):
        for taken in range(_LONGEST, 0, -1):
            if found := _spellings(rules).get("".join(words[place : place + taken])):
                yield found
                place += taken - 1
                break
        place += 1


@functools.cache
def _spellings(rules: tuple[str, ...]) -> dict[str, tuple[str, bool]]:
    """For each spelling of a game or an item of these rule sets: the name, and whether it is a game."""
    words = [table_words(Deck(id=0, rules=name, options={})) for name in rules]
    games = dict.fromkeys(chain.from_iterable(known.games for known in words))
    items = [item for item in dict.fromkeys(chain.from_iterable(known.items for known in words)) if item != GAME]
    calling = frozenset(said_alike("rufen"))
    found = {_key(name): (name, False) for name in FOUR_KINGS} | {_key(item): (item, False) for item in items}
    found = {key: ("Könige" if key in map(_key, FOUR_KINGS) else name, False) for key, (name, _) in found.items()}
    for item in items:
        for alike in (*said_alike(item), *_numeral(item)):
            if len(alike) > 1:
                found.setdefault(_key(alike), (item, False))
    found |= {_key(game): (game, True) for game in games}
    for game in games:
        for alike in said_alike(game):
            if alike not in calling:
                found.setdefault(_key(alike), (game, True))
    return found


def _numeral(item: str) -> Iterator[str]:
    """The numeral of the card that an item is named after, unless it is a single letter or could be another card."""
    cards = card_words().spellings.get(card_key(item), frozenset())
    return (card for card in cards if len(cards) == 1 and len(card) > 1)


def _key(name: str) -> str:
    return "".join(folded_words(name))
