"""The rulings of a rule set in words, with sets of cards as cards."""

from __future__ import annotations

import dataclasses
import enum
import functools
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args, get_origin, get_type_hints

from tarock_engine.areas import Worth
from tarock_engine.cards import CARDS, NAMES, Card, CardSet, Mask, names_in
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Ruling, words_of

_NOTHING: Final = "none"


def worded_rulings(rules: RuleSet) -> Iterator[tuple[str, Ruling[object], str]]:
    """All rulings with their paths and their values in words."""
    for path, ruling in rules.rulings():
        yield path, ruling, value(rules, path, ruling.value)


def value(rules: RuleSet, path: str, given: Any) -> str:
    """The value of a ruling at this path in words."""
    left_out = rules.cards.pack.value & ~rules.pack
    if path == "cards.pack" and left_out:
        return f"{_cards(given & ~left_out)}; left out: {_cards(left_out)}"
    if path == "cards.trumps":
        return sentence(tuple(name for name in given if not left_out >> CARDS[name] & 1))
    wanted = kind_of_value(rules, path)
    if wanted is CardSet:
        return _cards(given)
    if wanted is Card:
        return sentence(NAMES[given])
    if wanted == tuple[Card, ...]:
        return sentence(tuple(NAMES[card] for card in given))
    return sentence(given)


def in_short(rules: RuleSet, path: str, given: Any) -> str:
    """The value in words for readers, with yes, no and none for True, False and None."""
    if given is None:
        return _NOTHING
    return value(rules, path, given).replace("True", "yes").replace("False", "no")


def sentence(given: object) -> str:
    """A value in words, if its own type says how to write it."""
    if callable(given) and not isinstance(given, type):
        return _deed(given)
    if isinstance(given, Worth):
        return f"{given.augen} for each of {_cards(given.cards)}"
    if isinstance(given, (tuple, frozenset)):
        return _several(given)
    return str(given.value if isinstance(given, enum.Enum) else given)


def _deed(given: object) -> str:
    return str(words_of(given)).rstrip(".")


def _several(given: tuple[object, ...] | frozenset[object]) -> str:
    if isinstance(given, tuple) and hasattr(given, "_fields"):
        parts = zip(given._fields, given, strict=True)
        return "; ".join(f"{name.replace('_', ' ')}: {sentence(part)}" for name, part in parts)
    told = map(sentence, given)
    return ", ".join(told if isinstance(given, tuple) else sorted(told)) or _NOTHING


def _cards(mask: Mask) -> str:
    return " ".join(names_in(mask)) or _NOTHING


def kind_of_value(rules: RuleSet, path: str) -> object:
    """The type of the value of the ruling at ``path``, as the field that holds it declares it."""
    holder: Any = rules
    declared: object = None
    for name in path.split("."):
        if dataclasses.is_dataclass(holder):
            declared = _value_of(_hints(holder.__class__)[name])
            holder = getattr(holder, name)
        elif isinstance(holder, Mapping):
            holder = next(part for key, part in holder.items() if str(key) == name)
        else:
            holder = next(part for place, part in enumerate(holder) if str(getattr(part, "name", place)) == name)
    return declared


@functools.cache
def _hints(group: type) -> Mapping[str, object]:
    return get_type_hints(group)


def _value_of(hint: object) -> object:
    """The type of the value in the declaration of a ruling, which may be optional or one of several."""
    if get_origin(hint) is Ruling:
        return get_args(hint)[0]
    return next((found for part in get_args(hint) if (found := _value_of(part)) is not None), None)
