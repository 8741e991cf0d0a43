"""Writes values of rulings as TOML, which ``typed`` reads back as the same values."""

from __future__ import annotations

import enum
import json
from fractions import Fraction
from typing import Any

from tarock_engine.areas import Worth
from tarock_engine.cards import NAMES, Card, CardSet, names_in
from tarock_reference.houses.typed import NOTHING, Point
from tarock_reference.houses.ways import is_way, name_of
from tarock_reference.rulings_in_words import kind_of_value


def toml_of(value: object, point: Point) -> str | None:
    """The value of a ruling in TOML; none if a profile cannot write it, because only a reading chooses it."""
    if is_way(value):
        found = name_of(point.rules, point.path, value)
        return None if found is None else text(found)
    return _written(value, kind_of_value(point.rules, point.path))


def text(words: str) -> str:
    """A quoted text in TOML, which JSON writes the same way."""
    return json.dumps(words, ensure_ascii=False)


def _written(value: object, wanted: object) -> str:
    if value is None:
        return text(NOTHING)
    if isinstance(value, bool):
        return "true" if value else "false"
    with_cards = _with_cards(value, wanted)
    if with_cards is not None:
        return with_cards
    if isinstance(value, enum.Enum):
        return text(value.name.lower())
    if isinstance(value, Fraction | str):
        return text(str(value))
    return str(value) if isinstance(value, int) else _several(value, wanted)


def _with_cards(value: Any, wanted: object) -> str | None:
    """A set of cards, a card, or cards with their Augen; None for any other value."""
    if isinstance(value, CardSet):
        return text(" ".join(names_in(value)))
    if wanted is Card:
        return text(NAMES[value])
    if isinstance(value, Worth):
        return f"{{ augen = {value.augen}, cards = {text(' '.join(names_in(value.cards)))} }}"
    return None


def _several(value: Any, wanted: object) -> str:
    """A list, or a table of the parts that are no ways to play."""
    if hasattr(value, "_fields"):
        usual = value._field_defaults
        parts = {name: getattr(value, name) for name in value._fields}
        told = [
            f"{name} = {_written(part, None)}"
            for name, part in parts.items()
            if not is_way(part) and (name not in usual or part != usual[name])
        ]
        return f"{{ {', '.join(told)} }}"
    if wanted == tuple[Card, ...]:
        return f"[{', '.join(text(NAMES[card]) for card in value)}]"
    listed = sorted(value) if isinstance(value, frozenset) else value
    return f"[{', '.join(_written(part, None) for part in listed)}]"
