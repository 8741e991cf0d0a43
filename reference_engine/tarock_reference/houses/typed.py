"""Converts the values of a profile to the types of the rulings that they replace."""

from __future__ import annotations

import dataclasses
import enum
import types
from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from tarock_engine.areas import Worth
from tarock_engine.cards import CARDS, Card, CardSet, Mask, mask_of
from tarock_engine.of_houses import ValatBeside
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet, bare_path
from tarock_engine.ruling import Ruling
from tarock_language.message import Message, message
from tarock_protocol.cards import canonical
from tarock_reference.houses.profile_mistakes import Value, WrongValueError, each_read, expected, one_of
from tarock_reference.houses.ways import ways
from tarock_reference.rulings_in_words import kind_of_value

NOTHING: Final = "none"
"""The word for no value, in rulings that may have none."""
_MOST: Final = 1_000_000
_BELOW_ZERO: Final = frozenset({"cutter", "rotation", "in_turn", "opens", "priority", "chooses"})
"""Rulings that count places from a seat and may be negative."""


class Point(NamedTuple):
    """A ruling that a profile replaces: the rules, its path, and the ruling that is there."""

    rules: RuleSet
    path: str
    one: Ruling[Any]


def typed(given: object, point: Point) -> object:
    """Convert a value of a profile to the type of the ruling. Raises WrongValueError if it is of another type."""
    wanted = kind_of_value(point.rules, point.path)
    if callable(point.one.value) and not isinstance(point.one.value, type):
        return _way(given, point)
    return _value(given, wanted, point.one.value, point)


def _value(given: object, wanted: object, now: object, point: Point) -> object:
    options = _options(wanted)
    if type(None) in options and given == NOTHING:
        return None
    plain = tuple(option for option in options if option is not type(None))
    if plain[1:] == (ValatBeside,) and isinstance(given, dict) and isinstance(now, tuple):
        return _record(given, ValatBeside.of(now), point)
    if bool in plain:
        return _is_true(given)
    if Fraction in plain:
        return amount_in(given)
    if int in plain and not isinstance(now, CardSet):
        return _number(given, point)
    read = _reader_of_cards(plain[0], now) or _reader_of_words(plain[0], now)
    if read is None:
        raise WrongValueError(message("it cannot be written down in a profile; choose among its readings"))
    return read(given, point)


_Reader = Callable[[object, Point], object]


def _reader_of_cards(kind: object, now: object) -> _Reader | None:
    """How a card, several cards, or cards with their Augen are read; None for another kind."""
    if kind is CardSet or isinstance(now, CardSet):
        return lambda given, point: CardSet(_cards(given, point))
    if kind is Card:
        return _card
    if kind is Worth and isinstance(now, Worth):
        return lambda given, point: _worth(given, now, point)
    if kind == tuple[Card, ...]:
        return lambda given, point: tuple(_card_list(given, point))
    return None


def _reader_of_words(kind: object, now: object) -> _Reader | None:
    """How a word, a list or a table is read; None for another kind."""
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return lambda given, _: _member(given, kind)
    if get_origin(kind) in (tuple, frozenset):
        return lambda given, point: _several(given, kind, now, point)
    if kind is str:
        return _word
    if isinstance(now, tuple) and hasattr(now, "_fields"):
        return lambda given, point: _record(given, now, point)
    return None


def _options(wanted: object) -> tuple[object, ...]:
    """The types that a declaration allows; a NewType of a number counts as that number."""
    if get_origin(wanted) in (Union, types.UnionType):
        return tuple(part for argument in get_args(wanted) for part in _options(argument))
    plain = getattr(wanted, "__supertype__", None)
    return (wanted,) if plain is None or wanted is Card else _options(plain)


def _is_true(given: object) -> bool:
    if not isinstance(given, bool):
        raise WrongValueError(expected(message("true or false"), given))
    return given


def _number(given: object, point: Point) -> int:
    if not isinstance(given, int) or isinstance(given, bool):
        of_times = isinstance(given, str) and "/" in given
        wanted = (
            message("a whole number, since it says how often or how many") if of_times else message("a whole number")
        )
        raise WrongValueError(expected(wanted, given))
    least = -4 if point.path.rpartition(".")[2] in _BELOW_ZERO else 0
    if not least <= given <= _MOST:
        raise WrongValueError(
            expected(message("a whole number from {least} to {most}", least=least, most=_MOST), given)
        )
    return given


def amount_in(given: object) -> int | Fraction:
    """A number from 0 on, or a fraction. Raises WrongValueError for anything else."""
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given <= _MOST:
        return given
    if isinstance(given, str) and "." not in given and "e" not in given.lower():
        try:
            found = Fraction(given)
        except (ValueError, ZeroDivisionError):
            found = Fraction(-1)
        if 0 <= found <= _MOST and found.denominator <= _MOST:
            return found.numerator if found.denominator == 1 else found
    raise WrongValueError(expected(message('a whole number from 0 on, or a fraction such as "1/2"'), given))


# --------------------------------------------------------------------------------------------------------------- cards


def _card(given: object, point: Point) -> Card:
    wanted = message('a card, such as "XXI" or "K♥"')
    if not isinstance(given, str):
        raise WrongValueError(expected(wanted, given))
    try:
        found = CARDS[canonical(given)]
    except ValueError as fault:
        raise WrongValueError(expected(wanted, given)) from fault
    if point.path != "cards.pack" and not point.rules.cards.pack.value >> found & 1:
        raise WrongValueError(expected(message("a card of the pack"), given))
    return found


def _card_list(given: object, point: Point) -> list[Card]:
    parts = given.split() if isinstance(given, str) else given
    if not isinstance(parts, list):
        raise WrongValueError(expected(message('cards, such as "Sküs XXI I"'), given))
    return each_read(enumerate(parts), _once(lambda part: _card(part, point), message("each card once")))


def _once(read: Callable[[object], Value], wanted: Message) -> Callable[[object], Value]:
    """Wrap ``read`` so that it refuses repeated values."""
    seen: list[Value] = []

    def read_once(part: object) -> Value:
        one = read(part)
        if one in seen:
            raise WrongValueError(expected(wanted, part))
        seen.append(one)
        return one

    return read_once


def _cards(given: object, point: Point) -> Mask:
    return mask_of(_card_list(given, point))


def _worth(given: object, now: Worth, point: Point) -> Worth:
    fields = _fields(given, ("augen", "cards"))
    readers: Mapping[str, Callable[[object, Point], Any]] = {"augen": _number, "cards": _cards}
    parts = dict(each_read(_by_name(fields), lambda part: (part[0], readers[part[0]](part[1], point))))
    return dataclasses.replace(now, **parts)


# --------------------------------------------------------------------------------------------------------------- words


def _member(given: object, kind: type[enum.Enum]) -> enum.Enum:
    names = {member.name.lower(): member for member in kind}
    found = names.get(given.lower()) if isinstance(given, str) else None
    if found is None:
        raise WrongValueError(one_of(message("one of these words"), given, names))
    return found


def _word(given: object, point: Point) -> str:
    return _known_word(given, _words_known(point), point)


def _several(given: object, wanted: object, now: object, point: Point) -> object:
    """A list of numbers or words; words may not be repeated."""
    if not isinstance(given, list):
        raise WrongValueError(expected(message("a list"), given))
    inner, *rest = get_args(wanted)
    fixed = get_origin(wanted) is tuple and rest != [...]
    if fixed and len(given) != len(rest) + 1:
        raise WrongValueError(expected(message("{number} words", number=len(rest) + 1), given))
    if inner is int:
        return tuple(each_read(enumerate(given), lambda number: _number(number, point)))
    if hasattr(inner, "_fields"):
        return tuple(each_read(enumerate(given), lambda part: _record(part, inner(), point)))
    if inner is not str:
        return _nested(given, point)
    found = _order(given, point)
    return frozenset(found) if isinstance(now, frozenset) else found


def _order(given: list[object], point: Point) -> tuple[str, ...]:
    return tuple(each_read(enumerate(given), _once(lambda word: _word(word, point), message("each word once"))))


def _known_word(given: object, known: Collection[str], point: Point) -> str:
    if given in point.rules.left_out:
        raise WrongValueError(message("names what [without] leaves out: {given}", given=given))
    if not isinstance(given, str) or given not in known:
        raise WrongValueError(one_of(message("a word that is known there"), given, known))
    return given


def _nested(given: list[object], point: Point) -> object:
    """A list of lists of words, for example of games that rank equally."""
    known = [contract.name for contract in point.rules.contracts]
    word = _once(lambda name: _known_word(name, known, point), message("each word once"))

    def row(part: object) -> tuple[str, ...]:
        if not isinstance(part, list):
            raise WrongValueError(expected(message("a list of words"), part))
        return tuple(each_read(enumerate(part), word))

    return tuple(each_read(enumerate(given), row))


def _words_known(point: Point) -> list[str]:
    """The words that a ruling may name: those of its readings; with a game all games, and with an item all items.

    One that names none may name both. A ruling that is a single word may also have the words of other sources.
    """
    found = list(_words_of(point.one))
    if isinstance(point.one.value, str):
        found += [
            word for rules in RULE_SETS.values() for word in _words_of(dict(rules.rulings()).get(bare_path(point.path)))
        ]
    families = ([contract.name for contract in point.rules.contracts], point.rules.items)
    named = [family for family in families if not found or set(family) & set(found)]
    return list(dict.fromkeys(word for words in (found, *named) for word in words))


def _words_of(one: Ruling[Any] | None) -> Iterator[str]:
    for value in () if one is None else (one.value, *one.offers.values()):
        parts = value if hasattr(value, "_fields") else [value]
        for part in parts:
            yield from [part] if isinstance(part, str) else part if isinstance(part, tuple | frozenset) else ()


# ------------------------------------------------------------------------------------------------------------- records


def _record(given: object, now: Any, point: Point) -> object:
    """A value with several parts; parts that are not given stay as they are."""
    hints = get_type_hints(type(now))
    fields = _fields(given, now._fields)
    parts = each_read(
        _by_name(fields),
        lambda part: (part[0], _part(part[1], hints[part[0]], getattr(now, part[0]), point)),
    )
    return now._replace(**dict(parts))


def _part(value: object, wanted: object, now: object, point: Point) -> object:
    if callable(now) and not isinstance(now, type):
        raise WrongValueError(message("this part is a way to play, which only a reading chooses"))
    return _value(value, wanted, now, point)


def _fields(given: object, known: Collection[str]) -> Mapping[str, object]:
    if not isinstance(given, dict):
        raise WrongValueError(expected(message("a table with {known}", known=[*known]), given))
    if wrong := [
        WrongValueError(one_of(message("a part of the value"), name, known), name)
        for name in given
        if name not in known
    ]:
        raise WrongValueError.together(wrong)
    return given


def _by_name(fields: Mapping[str, object]) -> Iterator[tuple[str, tuple[str, object]]]:
    """Each field with its name, placed under that name."""
    for name, value in fields.items():
        yield name, (name, value)


def _way(given: object, point: Point) -> object:
    known = ways(point.rules, point.path)
    fitting = [name for name, way in known.items() if way.fits]
    if not isinstance(given, str) or given not in known:
        raise WrongValueError(one_of(message("the name of a way to play"), given, fitting))
    if not known[given].fits:
        source = known[given].source
        raise WrongValueError(
            message(
                "'{given}' is a way of {source} that asks for rulings which {rules} has not; there are: {names}",
                given=given,
                source=source,
                rules=point.rules.name,
                names=fitting,
            )
        )
    return known[given].way
