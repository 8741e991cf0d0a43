"""Names the place of a fault by the label of its field on the table's page, not by its name in the protocol."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tarock_language.message import Argument, Language, Message, Word, as_message, message
from tarock_protocol.errors import TableError
from tarock_protocol.seating import SeatNames
from tarock_register.ask.names import as_typed
from tarock_register.ask.seated import OfPlayers

_SAID: Final = message("Said so far")
LABELS: Final[Mapping[str, Message]] = {
    "announced": message("I have announced"),
    "augen": message("Augen of each"),
    "bids": _SAID,
    "bird": message("Vogel paid too"),
    "called": message("Called"),
    "contract": message("Game"),
    "dealer": message("Dealer"),
    "declarer": message("Declarer"),
    "doubled": message("doubled round"),
    "foes": message("Foes"),
    "from_talon": message("the called card lay in the Talon"),
    "given_up": message("given up"),
    "items": message("The sheet"),
    "leader": message("Leads"),
    "number": message("Number of the trick"),
    "partner": message("Partner"),
    "piles": message("The heap"),
    "players": message("Players"),
    "renonce": message("Renonce of"),
    "said": _SAID,
    "talon": message("Talon"),
    "tariff": message("Tariff"),
    "trick": message("The trick"),
    "tricks": message("Tricks of each"),
}
"""The labels of fields, for every question."""
_BY_KIND: Final[Mapping[str, Mapping[str, Message]]] = {
    "count": {"cards": message("The heap")},
    "trick": {"cards": message("The trick")},
    "may_play": {"hand": message("My hand")},
    "may_call": {"hand": message("My hand")},
    "may_discard": {"hand": message("My hand with the Talon"), "discards": message("Laid away")},
    "may_bid": {"hand": message("Cards of the player in turn")},
    "may_announce": {"hand": message("Cards of the player in turn")},
}
"""The labels of fields that have another one by the kind of question."""
_PARTS: Final[Mapping[str, Message]] = {"doubled": message("Kontra")}
"""The labels of parts of an item, where the field of that name is another one."""
_SEATS: Final = frozenset({"against", "dealer", "declarer", "doubled", "leader", "partner", "renonce", "seat"})
"""The fields that have a seat."""
_SEAT: Final = frozenset({"seat", "seats"})
"""The arguments of messages that are a seat."""
_NO_SEAT: Final = frozenset({"place", "number", "numbers", "players"})
"""The arguments that are no seat, also where the fault is of a seat."""
_TYPED: Final = as_typed("").id
_WITH_INDEX: Final = "{field}{index}"
_WITH_PART: Final = "{whole}.{part}"
_INDEX: Final = re.compile(r"\d+")
_OF_SEAT: Final = re.compile(r"(?P<quote>'?)(?P<what>.+) of (?P<seat>[0-4])(?P=quote)")


def fault_told(said: Message, kind: str, seating: SeatNames | None, say: Language, items: Sequence[str] = ()) -> str:
    """The sentence for a fault of a question of this kind, with labels of fields and names of players and items."""
    named = say if seating is None else OfPlayers(say, seating)
    return named.sentence(by_label(_by_item(said, items), kind, seating))


def _by_item(said: Message, items: Sequence[str]) -> Message:
    """A fault with each place on the sheet told by the name of the item there."""
    place = _INDEX.search(str(said.arguments.get("index", "")))
    if said.id == _WITH_INDEX and field_in(said) == "items" and place and int(place[0]) < len(items):
        return message("{item} on the sheet", item=items[int(place[0])])
    told = {name: _by_item(part, items) if isinstance(part, Message) else part for name, part in said.arguments.items()}
    return said._replace(arguments=told)


def items_in(fields: Mapping[str, Any]) -> list[str]:
    """The names of the items of a question as it was sent; empty if they are none."""
    try:
        return [str(item["item"]) for item in fields["items"]]
    except (KeyError, TypeError, IndexError):
        return []


def by_label(said: Message, kind: str, seating: SeatNames | None = None, *, of_seat: bool = False) -> Message:
    """A fault of a question of this kind, with each place in it told by the label of its field.

    A seat is told by the name of its player, where the names of the seats are known: in what was said to somebody, and
    in a fault ``of_seat``, which is that of a place that has a seat.
    """
    of_seat = of_seat or field_in(said.arguments.get("place", "")) in _SEATS
    arguments = {
        name: _labelled(argument, kind, seating, of_seat=name in _SEAT or (of_seat and name not in _NO_SEAT))
        for name, argument in said.arguments.items()
    }
    if said.id == _TYPED:
        field = str(said.arguments["name"])
        return _BY_KIND.get(kind, {}).get(field) or LABELS.get(field, said)
    if said.id == _WITH_INDEX:
        return _numbered(arguments["field"], str(said.arguments["index"]))
    if said.id == _WITH_PART:
        return _parted(said.arguments["part"], arguments)
    return said._replace(arguments=arguments) if arguments else said


def field_in(place: Argument) -> str:
    """The name of the field in a place, the last one where it is a part of another; empty if there is none."""
    while isinstance(place, Message) and (within := place.arguments.get("part") or place.arguments.get("field")):
        place = within
    return str(place.arguments.get("name", "")) if isinstance(place, Message) else ""


def _labelled(argument: Argument, kind: str, seating: SeatNames | None, *, of_seat: bool) -> Argument:
    if isinstance(argument, Message):
        return by_label(argument, kind, seating, of_seat=of_seat)
    if isinstance(argument, Word):
        return argument
    if isinstance(argument, int | str):
        return _player(argument, seating) if of_seat and str(argument).isdecimal() else _by_name(argument, seating)
    return [_labelled(part, kind, seating, of_seat=of_seat) for part in argument]


def _player(seat: int | str, seating: SeatNames | None) -> Argument:
    """The player of a seat; a seat that this table lacks is not changed."""
    return seat if seating is None or int(seat) not in seating.everybody else Word(seating.name(int(seat)))


def _by_name(text: int | str, seating: SeatNames | None) -> Argument:
    """What is said to a player, with the name of the player; other text is not changed."""
    found = _OF_SEAT.fullmatch(str(text))
    if found is None or seating is None or int(found["seat"]) not in seating.everybody:
        return text
    return message("{what} of {name}", what=found["what"], name=Word(seating.name(int(found["seat"]))))


def seating_in(fields: Mapping[str, Any]) -> SeatNames | None:
    """The names of the seats at the table of a question as it was sent; None if it gives none that can be."""
    try:
        return SeatNames.of(fields["players"], fields["dealer"])
    except (KeyError, TypeError, TableError):
        return None


def _numbered(field: Argument, index: str) -> Message:
    """A place in a list, counted from one."""
    told = as_message(field)
    for number in _INDEX.findall(index):
        told = message("{field}, number {number}", field=told, number=int(number) + 1)
    return told


def _parted(part: Argument, arguments: Mapping[str, Argument]) -> Message:
    """A place within another one: a part that the page has no field for is left out."""
    name = field_in(part)
    if isinstance(part, Message) and name in _PARTS:
        label = _numbered(_PARTS[name], str(part.arguments.get("index", "")))
        return message("{whole}, {part}", whole=arguments["whole"], part=label)
    if name in LABELS:
        return message("{whole}, {part}", whole=arguments["whole"], part=arguments["part"])
    return as_message(arguments["whole"])
