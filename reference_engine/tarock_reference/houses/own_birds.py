"""Vögel of a house's own: each begins as a copy of a Vogel of the source with another card; rulings change the rest."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from tarock_engine.cards import CARDS, NAMES, Card
from tarock_engine.ruleset import RuleSet, WithBirds
from tarock_engine.ruling import Group, Ruling
from tarock_language.message import message
from tarock_protocol.cards import SPELLINGS
from tarock_reference.houses.elsewhere import ITEM, unknown
from tarock_reference.houses.own_games import LIKE, check_new_name
from tarock_reference.houses.profile_mistakes import WrongValueError, expected

Rules = TypeVar("Rules", bound=RuleSet)
CARD: Final = "card"
_KEYS: Final = (LIKE, CARD)
"""The keys of a Vogel in a profile; its trick and its prices are told under ``[rulings]``."""


class OwnBird(NamedTuple):
    """A Vogel of a house: its name, the Vogel of the source that it is ``like``, and the name of its card."""

    name: str
    like: str
    card: str


def with_birds(rules: Rules, birds: Sequence[OwnBird]) -> Rules:
    """The rules with further Vögel, each with all rulings of the Vogel that it is like."""
    for bird in birds:
        rules = _Adding(bird, cards_of_birds(rules)).to(rules)
    return rules


def cards_of_birds(rules: RuleSet) -> Mapping[str, Card]:
    """The card of each Vogel; none in a source without Vögel."""
    found: Mapping[str, Card] = getattr(rules, "birds", {})
    return found


class _Adding(NamedTuple):
    """Adds a ``bird`` beside those with the cards ``known``: wherever its model is named, it is named too."""

    bird: OwnBird
    known: Mapping[str, Card]

    def to(self, rules: Rules) -> Rules:
        """The rules with the Vogel, in the order of the cards where all Vögel are listed."""
        names = [field.name for field in dataclasses.fields(rules) if field.init]
        groups = {name: getattr(rules, name) for name in names if isinstance(getattr(rules, name), Group)}
        grown = {name: self._with(group) for name, group in groups.items()}
        if isinstance(rules, WithBirds):
            grown["cards"] = dataclasses.replace(grown["cards"], birds=self._with_card(rules.cards.birds))
        return dataclasses.replace(rules, **grown)

    @property
    def _card(self) -> Card:
        return CARDS[self.bird.card]

    @property
    def _before(self) -> str:
        """The last Vogel whose card is below that of the own one; empty if there is none."""
        return max(
            (name for name, card in self.known.items() if card < self._card), key=self.known.__getitem__, default=""
        )

    def _with_card(self, ruled: Ruling[tuple[Card, ...]]) -> Ruling[tuple[Card, ...]]:
        return dataclasses.replace(ruled, value=tuple(sorted((*ruled.value, self._card))))

    def _with(self, value: Any) -> Any:
        """A part of the rules in which the Vogel is named beside its model."""
        if isinstance(value, Ruling):
            offers = {name: self._with_word(offered) for name, offered in value.offers.items()}
            return dataclasses.replace(value, value=self._with_word(value.value), offers=offers)
        if isinstance(value, Group):
            parts = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
            grown = {name: self._with(part) for name, part in parts.items()}
            return dataclasses.replace(value, **{name: grown[name] for name in parts if grown[name] is not parts[name]})
        if isinstance(value, Mapping):
            return self._with_entry(value)
        if isinstance(value, tuple) and any(isinstance(part, Ruling | Group) for part in value):
            return tuple(map(self._with, value))
        return self._with_word(value)

    def _with_entry(self, table: Mapping[Any, Any]) -> Mapping[Any, Any]:
        if self.bird.like not in table:
            return {key: self._with(part) for key, part in table.items()} if _has_rulings(table) else table
        model = table[self.bird.like]
        own = model if isinstance(model, Ruling) else NAMES[self._card] if isinstance(model, str) else self._card
        order = self._placed([*table])
        return {key: own if key == self.bird.name else self._with(table[key]) for key in order}

    def _with_word(self, value: Any) -> Any:
        """A list, or a record of lists, in which the Vogel stands beside its model."""
        if hasattr(value, "_fields"):
            return value._replace(**{name: self._with_word(getattr(value, name)) for name in value._fields})
        if isinstance(value, tuple):
            if self.bird.like in value:
                return tuple(self._placed([*value]))
            return tuple(map(self._with_word, value)) if any(isinstance(part, tuple) for part in value) else value
        if isinstance(value, frozenset) and self.bird.like in value:
            return value | {self.bird.name}
        return value

    def _placed(self, words: list[Any]) -> list[Any]:
        """The words with the Vogel after the one whose card is next below its own, or else after its model."""
        after = self._before if self._before in words else self.bird.like
        place = words.index(after) + 1
        return [*words[:place], self.bird.name, *words[place:]]


def _has_rulings(table: Mapping[Any, Any]) -> bool:
    return any(isinstance(part, Ruling | Group | Mapping) for part in table.values())


def own_bird(name: str, given: object, rules: RuleSet) -> OwnBird:
    """A Vogel of a profile. Raises WrongValueError if it cannot be added to these rules."""
    check_new_name(name, message("the name of a Vogel"), rules)
    if not isinstance(given, dict):
        raise WrongValueError(expected(message("a table with {keys}", keys=[*_KEYS]), given))
    for key in given:
        if key not in _KEYS:
            told = message(
                "expected {keys}; its trick and its prices are told under [rulings], as bonuses.bird_tricks.{name}",
                keys=[*_KEYS],
                name=name,
            )
            raise WrongValueError(told, key)
    known = cards_of_birds(rules)
    like, card = given.get(LIKE), given.get(CARD)
    if not isinstance(like, str) or like not in known:
        told_like = message("nothing") if like is None else like
        raise WrongValueError(unknown(message("a Vogel of the source"), told_like, [*known], ITEM, rules), LIKE)
    return OwnBird(name, like, _own_card(card, known, rules))


def _own_card(given: object, known: Mapping[str, Card], rules: RuleSet) -> str:
    """The name of a card of the pack that is a trump and no Vogel's. Raises WrongValueError for another."""
    wanted = message("a trump of the pack that is no Vogel's card")
    found = CARDS.get(SPELLINGS.get(given, "")) if isinstance(given, str) else None
    is_free = found is not None and rules.pack & rules.ranking.trumps >> found & 1 and found not in known.values()
    if found is None or not is_free:
        raise WrongValueError(expected(wanted, message("nothing") if given is None else given), CARD)
    return NAMES[found]
