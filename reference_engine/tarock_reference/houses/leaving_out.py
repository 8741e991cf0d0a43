"""Removes the games and items that a house does not play from the rules and their lists."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple, TypeVar, Union, get_args, get_origin

from tarock_engine.actions import SPIEL
from tarock_engine.ruleset import RuleSet, WithBirds
from tarock_engine.ruling import all_swapped
from tarock_language.message import Message, message
from tarock_reference.rulings_in_words import kind_of_value

Rules = TypeVar("Rules", bound=RuleSet)

INDISPENSABLE: Final[Mapping[tuple[str, str], Message]] = {
    ("karl", "Fahren"): message("it is what a Rufer becomes whose König lies in the Talon"),
    ("zwanzigerrufen", "Normalspiel"): message("it is what is played where nobody announces a solo game"),
    ("zwanzigerrufen", "Solo"): message(
        "whoever has nothing to call, and too few suit cards for a Farbensolo, has to play it"
    ),
}
"""The games that a house of a source cannot leave out, each with the reason."""
CARRIED: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("lungau", "Spatz"): ("Spatzrufer",),
    ("lungau", "Uhu"): ("Uhurufer",),
    ("karl", "Pagat"): ("Auch-Rufer",),
}
"""For an item the games of a source that need it, because they contain it or their price depends on it."""


class Without(NamedTuple):
    """The games and the items that a house leaves out, in the order of the source."""

    contracts: tuple[str, ...] = ()
    items: tuple[str, ...] = ()

    @property
    def words(self) -> frozenset[str]:
        """The names of all games and items left out."""
        return frozenset((*self.contracts, *self.items))


NOTHING_LEFT_OUT: Final = Without()


def left_out_of(rules: Rules, left_out: Without) -> Rules:
    """The rules without some games and items, which are also removed from all lists in rulings."""
    if not left_out.words:
        return rules
    left = {path: left_of_value(rules, path, ruling.value, left_out) for path, ruling in rules.rulings()}
    rules = all_swapped(rules, left)
    contracts = tuple(contract for contract in rules.contracts if contract.name not in left_out.contracts)
    return dataclasses.replace(rules, contracts=contracts, left_out=left_out.words)


def left_of_value(rules: RuleSet, path: str, value: object, left_out: Without) -> object:
    """What is left of the value of a ruling if some games and items are left out."""
    return pruned(value, left_out.words) if _is_list(rules, path) else value


_lists: Final[dict[tuple[type[RuleSet], str, str], bool]] = {}
"""Whether the ruling at a path holds a list of words, by type and name of the rules; a cache."""


def _is_list(rules: RuleSet, path: str) -> bool:
    place = type(rules), rules.name, path
    if place not in _lists:
        _lists[place] = _is_list_of_words(kind_of_value(rules, path))
    return _lists[place]


def pruned(value: Any, words: Collection[str]) -> Any:
    """A list, or a list of lists, without some words."""
    if hasattr(value, "_fields"):
        return value._replace(**{name: pruned(getattr(value, name), words) for name in value._fields})
    if isinstance(value, tuple):
        kept = [pruned(part, words) for part in value if not (isinstance(part, str) and part in words)]
        return tuple(part for part in kept if part != ())
    if isinstance(value, frozenset):
        return frozenset(word for word in value if word not in words)
    return value


def _is_list_of_words(wanted: object) -> bool:
    """Whether a type is a list of words of any length, or a list of such lists; of several types the first says it."""
    if get_origin(wanted) in (Union, types.UnionType):
        return _is_list_of_words(get_args(wanted)[0])
    if get_origin(wanted) in (tuple, frozenset):
        inner, *rest = get_args(wanted)
        return (inner is str or _is_list_of_words(inner)) and (get_origin(wanted) is frozenset or rest == [...])
    fields = getattr(wanted, "__annotations__", {}) if hasattr(wanted, "_fields") else {}
    return any("tuple[" in str(kind) for kind in fields.values())


def indispensable(rules: RuleSet, left_out: Without) -> list[tuple[str, Message]]:
    """The words that cannot be left out of these rules, each with the reason."""
    found = [
        (name, INDISPENSABLE[rules.name, name]) for name in left_out.contracts if (rules.name, name) in INDISPENSABLE
    ]
    if SPIEL in left_out.items:
        found.append((SPIEL, message("it is the game itself, which is always settled")))
    for item in left_out.items:
        carried = [name for name in CARRIED.get((rules.name, item), ()) if name not in left_out.contracts]
        if carried:
            found.append((item, message("a {game} cannot be played without it; leave {game} out too", game=carried[0])))
    return [*found, *_owed_birds(rules, left_out)]


def _owed_birds(rules: RuleSet, left_out: Without) -> list[tuple[str, Message]]:
    """The games in which a Vogel has to be announced although none is left, each with the reason."""
    if not isinstance(rules, WithBirds):
        return []
    owing = [
        contract.name
        for contract in rules.contracts
        if getattr(getattr(contract.terms, "bird_is_owed", None), "value", False)
        and contract.name not in left_out.contracts
        and {*rules.owed_birds(contract)} <= {*left_out.items}
    ]
    return [
        (
            next(reversed(left_out.items)),
            message(
                "no Vogel is left, and one has to be announced in {game}; leave {game} out too, or one Vogel in",
                game=name,
            ),
        )
        for name in owing[:1]
    ]
