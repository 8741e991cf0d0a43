"""The games and items that a source lacks although another source has them, as far as that is certain.

Uncertain is whatever is mentioned in what is told of the source, what has the name of a card, and a game whose name
holds that of a game which the source has, or in which a partner is called: it may be the same under another name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from tarock_language.catalogue import language_of, languages
from tarock_language.message import Language
from tarock_reference.houses.house import House
from tarock_register.disputes.folding import folded_words
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.glossary import fold, meaning_the_same, said_alike, words_for_cards
from tarock_steps.catalogue.loading import load_catalogue, sources

_NO_LETTERS: Final = re.compile(r"\W+")


def lacking(source: str, say: Language) -> dict[str, str]:
    """The sentence that says what a source certainly lacks, by its folded name in each language, longer names first."""
    title = load_catalogue(source).title
    own_games, _ = _names(source)
    found: dict[str, str] = {}
    for other in sources():
        games, items = _names(other)
        lost = (name for name in games if _is_lacking(source, name) and not _has_name_within(name, own_games))
        for name in lost:
            _tell(found, name, say("{source}: there is no game “{name}” here", source=title, name=name))
        for name in (name for name in items if _is_lacking(source, name)):
            _tell(found, name, say("{source}: there is no bonus “{name}” here", source=title, name=name))
    return dict(sorted(found.items(), key=lambda pair: -len(pair[0])))


def _tell(found: dict[str, str], name: str, text: str) -> None:
    for alike in meaning_the_same(name):
        found.setdefault(" ".join(folded_words(alike)), text)


@cache
def _names(source: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The games of a source in which nobody calls a partner, and its items without the game itself."""
    rules = House(name=source, based_on=source).source
    return tuple(game.name for game in rules.contracts if not game.calls.value), rules.items[1:]


def _is_lacking(source: str, name: str) -> bool:
    """Whether nothing that is told of a source mentions this name, which is no name of a card."""
    alike = said_alike(name)
    is_card = not words_for_cards().isdisjoint(alike)
    return not is_card and not any(_letters(one) in _all_told(source) for one in alike)


def _has_name_within(name: str, own: Iterable[str]) -> bool:
    return any(_letters(one) in _letters(name) for one in own)


@cache
def _all_told(source: str) -> str:
    """The letters of all that is told of a source, in all languages, and of the names of its own games and items."""
    says = [language_of(code) for code in languages()]
    catalogue = load_catalogue(source)
    told = (entry_text(one, say) for one in (*catalogue.clauses.values(), *catalogue.dropped) for say in says)
    beside = (one.reason for one in catalogue.no_rule)
    own = (alike for names in _names(source) for name in names for alike in said_alike(name))
    return " ".join(map(_letters, (*told, *beside, *own)))


def _letters(text: str) -> str:
    """A folded text without anything but its letters and digits: Bettel-Ouvert is Bettel Ouvert."""
    return _NO_LETTERS.sub("", fold(text))
