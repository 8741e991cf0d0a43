"""Values next to a wrong value of a ruling, which few questions distinguish from it: next numbers, and other cards.

An impostor is the reference engine with one wrong ruling.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from tarock_engine.cards import CARDS, NAMES, CardSet, cards_in
from tarock_engine.ruleset import RuleSet
from tarock_reference.houses.added_rulings import grown
from tarock_reference.impostors import Impostor, impostor_of, values_of
from tarock_reference.mistakes import Wrong

_NUMBER: Final = "="
_WITH: Final = "with-"
_ALL: Final = "all"
_LONGEST: Final = 12
"""The characters of a number in an id, at most."""


def impostors_beside(impostor: Impostor, rules: RuleSet) -> Iterator[Impostor]:
    """The engines with the values beside a wrong one: empty for what is neither a number nor a set with one card more.

    Beside a set with one card more are sets with another one, and the one with all cards, which nobody ever has.
    """
    for wrong in _beside(impostor.value, values_of(grown(rules))[impostor.path], rules):
        yield _with(impostor.path, wrong, rules)


def impostor_made_up(name: str, rules: RuleSet) -> Impostor | None:
    """The engine with a number or one card more that an id names; None if it names none."""
    path, _, way = name.rpartition("/") if f"/{_NUMBER}" not in name else name.partition("/")
    right = values_of(grown(rules)).get(path)
    if way.startswith(_NUMBER) and type(right) in (int, Fraction) and len(way) <= _LONGEST:
        try:
            number = Fraction(way.removeprefix(_NUMBER))
        except (ValueError, ZeroDivisionError):
            return None
        is_other = 0 <= number != right and (number.denominator == 1 or isinstance(right, Fraction))
        value = number if isinstance(right, Fraction) else int(number)
        return _with(path, Wrong(way, value), rules) if is_other else None
    card = way.removeprefix(_WITH)
    if isinstance(right, CardSet) and way.startswith(_WITH) and (card == _ALL or card in CARDS):
        return _with(path, _with_card(right, card, rules), rules)
    return None


def _beside(value: object, right: object, rules: RuleSet) -> Iterator[Wrong]:
    if isinstance(value, CardSet) and isinstance(right, CardSet):
        others = cards_in(rules.pack & ~value)
        if right & ~value == 0 and (value & ~right).bit_count() == 1 and others:
            yield from (_with_card(right, name, rules) for name in (_ALL, NAMES[others[0]], NAMES[others[-1]]))
    elif type(value) in (int, Fraction) and isinstance(value, int | Fraction) and isinstance(right, int | Fraction):
        least = Fraction(1, math.lcm(value.denominator, right.denominator))
        near = (type(value)(number) for number in (value - least, value + least))
        yield from (Wrong(f"{_NUMBER}{number}", number) for number in near if 0 <= number != right)


def _with_card(right: CardSet, card: str, rules: RuleSet) -> Wrong:
    return Wrong(f"{_WITH}{card}", CardSet(rules.pack if card == _ALL else right | 1 << CARDS[card]))


def _with(path: str, wrong: Wrong, rules: RuleSet) -> Impostor:
    ruling = dict(grown(rules).rulings())[path]
    instead = (ruling.value,) if ruling.offers else ()
    return dataclasses.replace(impostor_of(grown(rules), path, ruling, wrong), instead=instead)
