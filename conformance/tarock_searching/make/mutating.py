"""Changes a question of the suite a little: other cards, a number, an act more or less, another reading.

The result need not be a sensible question; the reference refuses it then.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from tarock_protocol.messages.questions import Question
from tarock_protocol.seating import SIZES
from tarock_searching.make.material import Material
from tarock_steps.catalogue.loading import table_of
from tarock_steps.symmetry.relabelling import Relabelling, relabelled

_SHARED: Final = frozenset({"ask", "id", "rules", "options"})
_READINGS: Final = 0.1
"""How often a reading is changed as well."""
_CARDS: Final = 0.4
"""How often a change swaps two cards, and not a value."""
_EDITED: Final = 0.7
"""How often a list is edited, and not replaced by another list."""
_TURNED: Final = 0.5
"""How often the whole table is turned as well: in the suite the dealer is nearly always in the last seat."""
_MOST: Final = 3


class _Spot(NamedTuple):
    """A place in a question: its holder, the key in it, and the form and field whose other values it may take."""

    holder: Any
    key: object
    form: str
    field: str


def mutated(question: Question, material: Material, chance: random.Random) -> Question | None:
    """A question a little different from this one; None if no change worked."""
    changed = question
    for _ in range(chance.randint(1, _MOST)):
        change = _two_cards if chance.random() < _CARDS else _a_value
        changed = change(changed, material, chance) or changed
    if chance.random() < _READINGS:
        changed = _other_reading(changed, material, chance)
    if chance.random() < _TURNED:
        changed = _turned(changed, chance)
    return None if changed == question else changed


def _turned(question: Question, chance: random.Random) -> Question:
    """Move everybody some seats on; unchanged if the question has no table."""
    players = getattr(question, "players", 0)
    if players not in SIZES:
        return question
    further = chance.randrange(1, players)
    return relabelled(question, Relabelling(seats=tuple((seat + further) % players for seat in range(players))))


def _two_cards(question: Question, material: Material, chance: random.Random) -> Question | None:
    """Swap two random cards of the pack, wherever they are."""
    one, two = chance.sample(table_of(material.source).pack(question.options), 2)
    return relabelled(question, Relabelling(cards={one: two, two: one}))


def _a_value(question: Question, material: Material, chance: random.Random) -> Question | None:
    """Replace a value by another one of such a field, or edit a list; None if the result has not the right form."""
    told = msgspec.to_builtins(question)
    spots = [*_spots(told, type(question).__name__)]
    if not spots:
        return None
    spot = chance.choice(spots)
    held = spot.holder[spot.key]
    if isinstance(held, list) and held and chance.random() < _EDITED:
        spot.holder[spot.key] = chance.choice(_EDITS)(held, chance, material.value(chance, spot.form, spot.field))
    else:
        other = material.value(chance, spot.form, spot.field)
        spot.holder[spot.key] = (not held) if isinstance(held, bool) else other
    with contextlib.suppress(msgspec.ValidationError):
        return msgspec.convert(told, type(question))
    return None


def _other_reading(question: Question, material: Material, chance: random.Random) -> Question:
    disputes = material.disputes
    option = chance.choice(sorted(disputes))
    readings = question.options | {option: chance.choice(disputes[option].values)}
    return msgspec.structs.replace(question, options=readings)


def _spots(part: object, form: str, field: str = "") -> Iterator[_Spot]:
    if isinstance(part, dict):
        for name, value in part.items():
            if field or name not in _SHARED:
                yield _Spot(part, name, form, name)
                yield from _spots(value, name, name)
    elif isinstance(part, list):
        for place, value in enumerate(part):
            if not isinstance(value, dict | list):
                yield _Spot(part, place, form, field)
            yield from _spots(value, form, field)


def _lose(held: list[object], chance: random.Random, _: object) -> list[object]:
    place = chance.randrange(len(held))
    return held[:place] + held[place + 1 :]


def _cut(held: list[object], chance: random.Random, _: object) -> list[object]:
    return held[: chance.randrange(len(held))]


def _gain(held: list[object], chance: random.Random, other: object) -> list[object]:
    more = other if isinstance(other, list) and other else held
    place = chance.randint(0, len(held))
    return [*held[:place], chance.choice(more), *held[place:]]


def _exchange(held: list[object], chance: random.Random, _: object) -> list[object]:
    one, two = chance.randrange(len(held)), chance.randrange(len(held))
    held = [*held]
    held[one], held[two] = held[two], held[one]
    return held


_EDITS: Final[tuple[Callable[[list[object], random.Random, object], list[object]], ...]] = (
    _lose,
    _cut,
    _gain,
    _exchange,
)
