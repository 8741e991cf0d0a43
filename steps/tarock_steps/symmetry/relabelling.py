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

from tarock_protocol.cards import PACK
from tarock_protocol.messages.parts import Amount
from tarock_protocol.messages.roles import Role

Message = TypeVar("Message", bound=msgspec.Struct)

_HALVES: Final = {"first": "second", "second": "first"}


@dataclass(frozen=True, slots=True)
class Relabelling:
    """New labels: ``seats`` has the new number of each seat, ``cards`` has the new card for each card that changes.

    ``halves`` exchanges the packets of the Talon; payments are multiplied by ``factor``.
    """

    seats: tuple[int, ...] = ()
    cards: Mapping[str, str] = field(default_factory=dict)
    halves: bool = False
    factor: Fraction = Fraction(1)

    def back(self) -> Relabelling:
        """The relabelling that reverses this one."""
        return Relabelling(
            seats=tuple(self.seats.index(seat) for seat in range(len(self.seats))),
            cards={new: old for old, new in self.cards.items()},
            halves=self.halves,
            factor=1 / self.factor,
        )

    def seat(self, seat: int) -> int:
        """The new number of a seat; a number that is no seat at the table is unchanged."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else seat

    def card(self, card: str) -> str:
        """The new card for a card."""
        return self.cards.get(card, card)

    def said(self, text: str) -> str:
        """A text with its words replaced; a changed list of only cards is sorted into canonical order."""
        old = text.split(" ")
        new = [*map(self._word, old)]
        return " ".join(new if new == old or not {*new} <= {*PACK} else sorted(new, key=PACK.index))

    def money(self, amount: Amount) -> Amount:
        """The payment multiplied by the factor."""
        if self.factor == 1:
            return amount
        paid = Fraction(amount) * self.factor
        return paid.numerator if paid.denominator == 1 else str(paid)

    def by_seat(self, each: list[Any]) -> list[Any]:
        """The list in the order of the new seats; a list without one element for each seat is unchanged."""
        if len(each) != len(self.seats):
            return each
        return [each[self.seats.index(seat)] for seat in range(len(each))]

    def _word(self, word: str) -> str:
        if word.isdecimal():
            return str(self.seat(int(word)))
        return _HALVES.get(word, self.card(word)) if self.halves else self.card(word)


def relabelled(message: Message, by: Relabelling) -> Message:
    """The message with its labels replaced."""
    change = change_of(type(message))
    return message if change is None else change(by, message)


Change = Callable[[Relabelling, Any], Any]


@cache
def change_of(form: Any) -> Change | None:
    """The function that relabels a value of this type; None if nothing in the type has a role."""
    origin, inner = get_origin(form), get_args(form)
    if origin is Annotated:
        role = next((note for note in form.__metadata__ if isinstance(note, Role)), None)
        return change_of(inner[0]) if role is None else _ROLES[role](change_of(inner[0]))
    if origin is list:
        return _each(change_of(inner[0]))
    if origin is dict:
        return _entries(*map(change_of, inner))
    if origin in (Union, UnionType):
        return _one_of([change_of(member) for member in inner if member not in (type(None), msgspec.UnsetType)])
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
    return lambda by, entries: {name(by, label): held(by, entry) for label, entry in entries.items()}


def _one_of(changes: list[Change | None]) -> Change | None:
    """The change of the only member of a union that has a role; TypeError if several have one."""
    found = [change for change in changes if change is not None]
    if len(found) > 1:
        reason = "only one of the types in a union may have a role"
        raise TypeError(reason)
    if not found:
        return None
    change = found[0]
    return lambda by, value: value if value is None or value is msgspec.UNSET else change(by, value)


def _as_it_is(_by: Relabelling, value: object) -> Any:
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
