"""Relabels questions and answers: seats, cards, Talon halves, values.

What changes is read from the types of the messages, where each part says what it stands for (``Role``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from tarock_steps.protocol.cards import PACK, is_card
from tarock_steps.protocol.messages.parts import Amount
from tarock_steps.protocol.messages.roles import Role

Message = TypeVar("Message", bound=msgspec.Struct)

_HALVES: Final = {"first": "second", "second": "first"}


@dataclass(frozen=True, slots=True)
class Relabelling:
    """What stands for what: ``seats`` has the new number of each seat, ``cards`` those that change.

    ``halves`` exchanges the packets of the Talon, and a point is worth ``factor`` times as much.
    """

    seats: tuple[int, ...] = ()
    cards: Mapping[str, str] = field(default_factory=dict)
    halves: bool = False
    factor: Fraction = Fraction(1)

    def back(self) -> Relabelling:
        """What undoes it."""
        return Relabelling(
            seats=tuple(self.seats.index(seat) for seat in range(len(self.seats))),
            cards={new: old for old, new in self.cards.items()},
            halves=self.halves,
            factor=1 / self.factor,
        )

    def seat(self, seat: int) -> int:
        """The new number of a seat; one that is not at the table stays what it is."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else seat

    def card(self, card: str) -> str:
        """What takes the place of a card."""
        return self.cards.get(card, card)

    def said(self, text: str) -> str:
        """Words with blanks between them, each with what takes its place; cards alone stand from the highest down."""
        old = text.split(" ")
        new = [*map(self._word, old)]
        return " ".join(new if new == old or not all(map(is_card, new)) else sorted(new, key=PACK.index))

    def money(self, amount: Amount) -> Amount:
        """What is paid instead."""
        if self.factor == 1:
            return amount
        paid = Fraction(amount) * self.factor
        return paid.numerator if paid.denominator == 1 else str(paid)

    def by_seat(self, each: list[Any]) -> list[Any]:
        """The same in the order of the new seats; what is not one for each seat stays as it is."""
        if len(each) != len(self.seats):
            return each
        return [each[self.seats.index(seat)] for seat in range(len(each))]

    def _word(self, word: str) -> str:
        if word.isdecimal():
            return str(self.seat(int(word)))
        return _HALVES.get(word, self.card(word)) if self.halves else self.card(word)


def relabelled(message: Message, by: Relabelling) -> Message:
    """The same with other labels."""
    change = change_of(type(message))
    return message if change is None else change(by, message)


Change = Callable[[Relabelling, Any], Any]


@cache
def change_of(form: Any) -> Change | None:
    """What relabelling does to a value of this type; none where nothing in it has a role."""
    origin, inner = get_origin(form), get_args(form)
    if origin is Annotated:
        role = next((one for one in form.__metadata__ if isinstance(one, Role)), None)
        return change_of(inner[0]) if role is None else _ROLES[role](change_of(inner[0]))
    if origin is list:
        return _each(change_of(inner[0]))
    if origin is dict:
        return _entries(*map(change_of, inner))
    if origin in (Union, UnionType):
        return _one_of([change_of(one) for one in inner if one not in (type(None), msgspec.UnsetType)])
    return _fields(form) if isinstance(form, type) and issubclass(form, msgspec.Struct) else None


def _fields(form: type[msgspec.Struct]) -> Change | None:
    hints = get_type_hints(form, include_extras=True)
    found = {name: change_of(hints[name]) for name in form.__struct_fields__}
    changes = [(name, change) for name, change in found.items() if change is not None]
    if not changes:
        return None

    def change_fields(by: Relabelling, value: msgspec.Struct) -> msgspec.Struct:
        return msgspec.structs.replace(value, **{name: change(by, getattr(value, name)) for name, change in changes})

    return change_fields


def _each(change: Change | None) -> Change | None:
    return None if change is None else lambda by, values: [change(by, value) for value in values]


def _entries(key: Change | None, value: Change | None) -> Change | None:
    if key is None and value is None:
        return None
    name, held = key or _as_it_is, value or _as_it_is
    return lambda by, entries: {name(by, one): held(by, other) for one, other in entries.items()}


def _one_of(changes: list[Change | None]) -> Change | None:
    """That of the only kind of value that has a role; where there is no value nothing changes."""
    found = [change for change in changes if change is not None]
    if len(found) > 1:
        reason = "only one of the types in a union may have a role"
        raise TypeError(reason)
    if not found:
        return None
    change = found[0]
    return lambda by, value: value if value is None or value is msgspec.UNSET else change(by, value)


def _as_it_is(_by: Relabelling, value: Any) -> Any:
    return value


def _of_seats(inner: Change | None) -> Change:
    each = inner or _as_it_is
    return lambda by, values: by.by_seat(each(by, values))


def _of_halves(inner: Change | None) -> Change:
    each = inner or _as_it_is
    return lambda by, packets: each(by, packets)[:: -1 if by.halves else 1]


_ROLES: Final[Mapping[Role, Callable[[Change | None], Change]]] = {
    Role.SEAT: lambda _: lambda by, seat: by.seat(seat),
    Role.CARD: lambda _: lambda by, card: by.card(card),
    Role.SAID: lambda _: lambda by, text: by.said(text),
    Role.MONEY: lambda _: lambda by, amount: by.money(amount),
    Role.TARIFF: lambda _: lambda by, worth: int(worth * by.factor),
    Role.BY_SEAT: _of_seats,
    Role.HALVES: _of_halves,
}
