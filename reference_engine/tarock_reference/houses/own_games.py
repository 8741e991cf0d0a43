"""Games of a house's own: each begins as a copy of a game of the source, and rulings change what differs."""

from __future__ import annotations

import dataclasses
import functools
import re
import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from tarock_engine.actions import GUT, TRISCHAKEN
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.house_bidding import course_of
from tarock_engine.ruleset import RuleSet, WithBirds
from tarock_engine.ruling import Ruling
from tarock_engine.seating import SEATS
from tarock_engine.sessions import FOR_ALL
from tarock_engine.zwanzigerrufen.rules import ZwanzigerrufenRules
from tarock_engine.zwanzigerrufen.terms import is_normal
from tarock_language.catalogue import language_of, languages
from tarock_language.message import Message, Word, message
from tarock_protocol.cards import is_card
from tarock_protocol.seating import PLAYERS
from tarock_reference.houses.elsewhere import GAME, unknown
from tarock_reference.houses.profile_mistakes import WrongValueError, expected, one_of
from tarock_reference.item_words import GIVING_UP_WORDS, ITEM_AGAINST, ITEM_FLAGS, ITEM_LINKS

Rules = TypeVar("Rules", bound=RuleSet)
LIKE: Final = "like"
BIRDS: Final = "birds"
_KEYS: Final = (LIKE, BIRDS)
"""The keys of a game in a profile; all else that differs from the game that it is like is told under ``[rulings]``."""
MOST: Final = 20
"""The largest number of games that a house adds, each of which is tried in deals."""
_LONGEST: Final = 40
_NAME: Final = re.compile(r"[^\W\d_][\w-]*(?: [\w-]+)*")
"""Words of letters, digits and hyphens: a dot would part the name of a ruling."""
_LATIN: Final = "LATIN"
"""How the name of a Latin letter in Unicode begins."""


_OF_ITEMS: Final = frozenset({*ITEM_FLAGS, *ITEM_LINKS, *ITEM_AGAINST, *GIVING_UP_WORDS, "of"})
"""Words that tell how an item came out, or who did it; they would be lost in a name."""


class OwnGame(NamedTuple):
    """A game of a house: its name, and the game of the source that it is ``like``.

    ``birds`` are the Vögel of which the declarer has to announce one; empty if it is as in that game.
    """

    name: str
    like: str
    birds: tuple[str, ...] = ()


def with_games(rules: Rules, games: Sequence[OwnGame]) -> Rules:
    """The rules with further games, each after the game that it is like, with all its rulings."""
    if not games:
        return rules
    found: list[Contract] = []
    for known in rules.contracts:
        found += [known, *(_copied(known, game) for game in games if game.like == known.name)]
    return dataclasses.replace(rules, contracts=tuple(found))


def _copied(known: Contract, game: OwnGame) -> Contract:
    terms, owed = known.terms, _owed(known)
    if game.birds and terms is not None and owed is not None:
        terms = dataclasses.replace(terms, **{BIRDS: Ruling(game.birds, owed.clause)})
    return dataclasses.replace(known, name=game.name, terms=terms)


def _owed(contract: Contract) -> Ruling[bool] | None:
    """The ruling that a Vogel has to be announced, in a source where a game may name which."""
    owed: Ruling[bool] | None = getattr(contract.terms, "bird_is_owed", None)
    return owed if hasattr(contract.terms, BIRDS) else None


def is_name(words: str) -> bool:
    """Whether words can be the name of a game or an account."""
    return len(words) <= _LONGEST and _NAME.fullmatch(words) is not None


def check_new_name(name: str, what: Message, rules: RuleSet) -> None:
    """Raise WrongValueError for a name that no game or Vogel can have, or that is said in these rules already."""
    if not is_name(name):
        form = message("words of letters, digits and hyphens, at most {number} characters", number=_LONGEST)
        raise WrongValueError(expected(message("{what}: {form}", what=what, form=form), name))
    if odd := _look_alikes(name):
        told = message("{name} mixes Latin letters with others: {odd}", name=name, odd=odd)
        raise WrongValueError(told)
    words = [folded_name(word) for word in name.split()]
    if folded_name(name) in map(folded_name, _said(rules)) or words[0] in map(folded_name, rules.announcing.steps):
        raise WrongValueError(message("{name} is said in {source} already", name=name, source=rules.name))
    if name in FOR_ALL:
        raise WrongValueError(_of_everybody(name, rules))
    if is_card(name):
        raise WrongValueError(message("{name} is a card", name=name))
    players = _seats().intersection(words if len(words) == 1 else words[1:])
    if meant := next((word for word in words if word in _OF_ITEMS or word in players), None):
        raise WrongValueError(message("{word} is a word of questions, and no name can have it", word=meant))


def _of_everybody(name: str, rules: RuleSet) -> Message:
    """Why nothing of a house can have the name of a game in which everybody plays for himself."""
    if name == TRISCHAKEN and isinstance(rules, ZwanzigerrufenRules):
        return message("{name} is like no game here; a house has it by {path}", name=name, path="trischaken.is_played")
    return message("in {name} everybody plays for himself, and nothing else can have its name", name=name)


def _look_alikes(name: str) -> list[str]:
    """The letters of a name that are not Latin, with their numbers in Unicode; none if no letter is Latin."""
    letters = [letter for letter in unicodedata.normalize("NFKC", name) if letter.isalpha()]
    others = [letter for letter in letters if not unicodedata.name(letter, "").startswith(_LATIN)]
    return [f"{letter} (U+{ord(letter):04X})" for letter in others] if len(others) < len(letters) else []


def own_game(name: str, given: object, rules: RuleSet) -> OwnGame:
    """A game of a profile. Raises WrongValueError if it cannot be added to these rules."""
    check_new_name(name, message("the name of a game"), rules)
    if not isinstance(given, dict):
        raise WrongValueError(expected(message("a table with {keys}", keys=[*_KEYS]), given))
    for key in given:
        if key not in _KEYS:
            place = f"contracts.{name}"
            told = message("expected {keys}; all else is told under [rulings], as {place}", keys=[*_KEYS], place=place)
            raise WrongValueError(told, key)
    model = _model(given.get(LIKE), rules)
    return OwnGame(name, model.name, _birds(given.get(BIRDS, []), model, rules))


def _birds(given: object, model: Contract, rules: RuleSet) -> tuple[str, ...]:
    """The Vögel that a game names; empty if it names none."""
    known = [*rules.birds] if isinstance(rules, WithBirds) else []
    if not isinstance(given, list):
        raise WrongValueError(expected(message("a list of names"), given), BIRDS)
    for number, bird in enumerate(given):
        if bird not in known or bird in given[:number]:
            raise WrongValueError(one_of(message("each Vogel once"), bird, known), BIRDS, number)
    owed = _owed(model)
    if given and not (owed is not None and owed.value):
        raise WrongValueError(message("no Vogel is announced with a {game}", game=model.name), BIRDS)
    return tuple(given)


def _model(like: object, rules: RuleSet) -> Contract:
    """The game that another is like."""
    model = rules.by_name.get(like) if isinstance(like, str) else None
    if model is None:
        raise WrongValueError(unknown(message("a game of the source"), like, [*rules.by_name], GAME, rules), LIKE)
    if model.talon.value is TalonUse.UNTOUCHED:
        told = message("{game} has no declarer, and is played only under its own name", game=model.name)
        raise WrongValueError(told, LIKE)
    if isinstance(rules, ZwanzigerrufenRules) and is_normal(model):
        others = [game.name for game in rules.contracts if not is_normal(game)]
        told = message("a game that does not begin with a call, such as {games:either}", games=others)
        raise WrongValueError(expected(told, like), LIKE)
    return model


def _said(rules: RuleSet) -> frozenset[str]:
    """All names of games and items, and all words of the auction and of a round of announcements."""
    bids = {bid.name for bid in course_of(rules).candidates(SEATS[0], rules)}
    return frozenset({*rules.by_name, *rules.items, *bids, *rules.cards.names, GUT})


@functools.cache
def _seats() -> frozenset[str]:
    """The names of the players in all languages."""
    return frozenset(folded_name(language_of(code).word(Word(seat))) for code in languages() for seat in PLAYERS)


def folded_name(name: str) -> str:
    """A name as people read it: without regard to capitals, exclamation marks, and the width or style of letters."""
    return unicodedata.normalize("NFKC", name).casefold().strip("!")
