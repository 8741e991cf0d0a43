"""Says of a value found by the search for causes that other values of the same ruling fit as well.

A deviation is a single point in which a program plays otherwise than the rules asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from tarock_engine.cards import CardSet
from tarock_engine.ruleset import RuleSet
from tarock_language.message import Message, message
from tarock_reference.deviation_groups import what_is_said
from tarock_reference.deviations import Deviation
from tarock_reference.houses.added_rulings import grown
from tarock_reference.impostors import Impostor, values_of
from tarock_reference.rulings_in_words import said_value


def rival_values(several: Sequence[Deviation], equals: Iterable[Sequence[Deviation]]) -> Sequence[object]:
    """The value of a cause and those of its equals for the same ruling; empty if it has no number or set, or no rival.

    Where the program plays an option's other value, that is a value as any other.
    """
    own = _impostor(several)
    if own is None or not (isinstance(own.value, CardSet) or type(own.value) in (int, Fraction)):
        return ()
    others = (other for other in map(_impostor, equals) if other is not None and other.path == own.path)
    values = [own.value, *(other.value for other in others)]
    return values if len(values) > 1 else ()


def said_with_rivals(several: Sequence[Deviation], equals: Iterable[Sequence[Deviation]], rules: RuleSet) -> Message:
    """What a cause says; if its value is one of several that fit, that another value is played, such as these."""
    values = rival_values(several, equals)
    own = _impostor(several)
    if not values or own is None:
        return what_is_said(several, rules)
    known = grown(rules)
    told = [said_value(known, own.path, value) for value in values if value != rules.pack]
    right = said_value(known, own.path, values_of(known)[own.path])
    said = message("another value instead of {right}, such as {values:or}", right=right, values=told)
    return what_is_said([*_saying(several, said)], rules)


def _impostor(several: Sequence[Deviation]) -> Impostor | None:
    """The wrong ruling of a single deviation; None of several."""
    return several[0].impostor if len(several) == 1 else None


def _saying(several: Sequence[Deviation], said: Message) -> Iterator[Deviation]:
    for deviation in several:
        everywhere = None if deviation.everywhere is None else replace(deviation.everywhere, said=said)
        yield replace(deviation, said=said, everywhere=everywhere)
