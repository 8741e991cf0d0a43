"""Writes the rulings of a rule set and their values in words, with sets of cards as cards."""

from __future__ import annotations

import dataclasses
import enum
import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from tarock_engine.areas import Worth
from tarock_engine.cards import CARDS, NAMES, Card, CardSet, Mask, names_in
from tarock_engine.payment_lines import PaymentLine
from tarock_engine.ruleset import RuleSet, bare_path
from tarock_engine.ruling import Ruling, words_of
from tarock_language.message import ENGLISH, Argument, Word, message

_NOTHING: Final = Word("none")
_PLAIN: Final = {None: Word("None"), True: Word("True"), False: Word("False")}
_Plain: TypeAlias = Callable[[bool | None], Argument]
"""What stands for True, False and None."""


def worded_rulings(rules: RuleSet) -> Iterator[tuple[str, Ruling[object], str]]:
    """All rulings with their paths and their values in words."""
    for path, ruling in rules.rulings():
        yield path, ruling, value(rules, path, ruling.value)


def value(rules: RuleSet, path: str, given: object) -> str:
    """The value of a ruling at this path in words."""
    return ENGLISH.format_field(told_value(rules, path, given), "")


def told_value(rules: RuleSet, path: str, given: object) -> Argument:
    """What ``value`` says, for any language."""
    return _told(rules, path, given, _PLAIN.__getitem__)


def in_short(rules: RuleSet, path: str, given: object) -> str:
    """The value in words for readers, with yes, no and none for True, False and None."""
    return ENGLISH.format_field(said_value(rules, path, given), "")


def said_value(rules: RuleSet, path: str, given: object) -> Argument:
    """What ``in_short`` says, for any language."""
    return _NOTHING if given is None else _told(rules, path, given, _for_readers)


def sentence(given: object) -> str:
    """A value in words, if its own type says how to write it."""
    return ENGLISH.format_field(_by_type(given, str), "")


def _for_readers(given: bool | None) -> Argument:  # noqa: FBT001 - the value of a ruling
    return _NOTHING if given is None else Word("yes" if given else "no")


def _told(rules: RuleSet, path: str, given: Any, plain: _Plain) -> Argument:
    left_out = rules.cards.pack.value & ~rules.pack
    if path == "cards.pack" and left_out:
        return message("{cards}; left out: {gone}", cards=_cards(given & ~left_out), gone=_cards(left_out))
    if path == "dealing.direction":
        return Word(str(given))
    wanted = kind_of_value(rules, path)
    if wanted is CardSet:
        return message("all cards of the pack") if given == rules.pack and path != "cards.pack" else _cards(given)
    if path == "cards.trumps":
        given = tuple(name for name in given if not left_out >> CARDS[name] & 1)
    elif wanted is Card:
        given = NAMES[given]
    elif wanted == tuple[Card, ...]:
        given = tuple(NAMES[card] for card in given)
    return _by_type(given, plain)


def _by_type(given: object, plain: _Plain) -> Argument:
    if given is None or isinstance(given, bool):
        return plain(given)
    if callable(given) and not isinstance(given, type):
        return words_of(given) or str(None)
    if isinstance(given, PaymentLine):
        return given.words
    if isinstance(given, Worth):
        return message("{augen} for each of {cards}", augen=str(given.augen), cards=_cards(given.cards))
    if isinstance(given, (tuple, frozenset)):
        return _several(given, plain)
    return Word(str(given.value)) if isinstance(given, enum.Enum) else str(given)


def _several(given: tuple[object, ...] | frozenset[object], plain: _Plain) -> Argument:
    if isinstance(given, tuple) and hasattr(given, "_fields"):
        parts = [
            message("{part:part}: {value}", part=Word(name.replace("_", " ")), value=_by_type(part, plain))
            for name, part in zip(given._fields, given, strict=True)
        ]
        return message("{parts:;}", parts=parts)
    told = [_by_type(part, plain) for part in given]
    return (told if isinstance(given, tuple) else sorted(told, key=str)) or _NOTHING


def _cards(mask: Mask) -> Argument:
    return " ".join(names_in(mask)) or _NOTHING


def kind_of_value(rules: RuleSet, path: str) -> object:
    """The type of the value of the ruling at ``path``, as the field that holds it declares it."""
    holder: Any = rules
    declared: object = None
    for name in bare_path(path).split("."):
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
