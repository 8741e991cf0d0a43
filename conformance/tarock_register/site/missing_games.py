"""Finds the games and items of other sources that a source certainly does not have, for its page and the search.

It is not certain for what the texts of the source mention, for what has the name of a card, for a game whose name
contains that of a game of the source, and for a game with a partner: the source may have these under another name.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import chain
from typing import Final

from tarock_language.catalogue import language_of, languages
from tarock_language.message import Language
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import names_of
from tarock_register.disputes.folding import folded_words
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.glossary import fold, meaning_the_same, said_alike, words_for_cards
from tarock_steps.catalogue.loading import load_catalogue, sources

_NO_LETTERS: Final = re.compile(r"\W+")


def missing_in(source: str, say: Language) -> dict[str, str]:
    """What is said of each thing that a source certainly lacks, by its folded names, the longest first."""
    games, items = zip(*map(_played_alone_and_items, sources()), strict=True)
    told = {
        name: say("there is no game “{name}” here", name=name)
        for name in chain(*games)
        if _is_lacking(source, name) and not _has_a_game_within(source, name)
    } | {name: say("there is no bonus “{name}” here", name=name) for name in chain(*items) if _is_lacking(source, name)}
    found: dict[str, str] = {}
    for name, text in told.items():
        for word in meaning_the_same(name):
            found.setdefault(" ".join(folded_words(word)), text)
    return dict(sorted(found.items(), key=lambda pair: -len(pair[0])))


def _plain(source: str) -> House:
    return House(name=source, based_on=source)


def _played_alone_and_items(source: str) -> tuple[list[str], tuple[str, ...]]:
    """The games of a source in which nobody calls a partner, and its items without the game itself."""
    _, items = names_of(_plain(source))
    return [game.name for game in _plain(source).source.contracts if not game.calls.value], items


def _is_lacking(source: str, name: str) -> bool:
    """Whether nothing that is told of a source mentions this name, which is no name of a card."""
    alike = said_alike(name)
    is_card = not words_for_cards().isdisjoint(alike)
    return not is_card and not any(_letters(word) in _all_told(source) for word in alike)


def _has_a_game_within(source: str, name: str) -> bool:
    games, _ = names_of(_plain(source))
    return any(_letters(game) in _letters(name) for game in games)


@cache
def _all_told(source: str) -> str:
    """The letters of all that is told of a source, in all languages, and of the names of its own games and items."""
    says = [language_of(code) for code in languages()]
    catalogue = load_catalogue(source)
    told = (entry_text(entry, say) for entry in (*catalogue.clauses.values(), *catalogue.dropped) for say in says)
    beside = (entry.reason for entry in catalogue.no_rule)
    own = (word for names in names_of(_plain(source)) for name in names for word in said_alike(name))
    return " ".join(map(_letters, (*told, *beside, *own)))


def _letters(text: str) -> str:
    """A folded text without anything but its letters and digits: Bettel-Ouvert is Bettel Ouvert."""
    return _NO_LETTERS.sub("", fold(text))
