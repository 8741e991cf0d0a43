"""Where a fault of a question is, in the words of the page: by the label of a field, not by its name as it is typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tarock_language.message import Argument, Message, Word, as_message, message
from tarock_protocol.errors import TableError
from tarock_protocol.seating import SeatNames
from tarock_register.ask.names import as_typed

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
_TYPED: Final = as_typed("").id
_WITH_INDEX: Final = "{field}{index}"
_WITH_PART: Final = "{whole}.{part}"
_INDEX: Final = re.compile(r"\d+")
_OF_SEAT: Final = re.compile(r"(?P<quote>'?)(?P<what>.+) of (?P<seat>[0-4])(?P=quote)")


def by_label(said: Message, kind: str, seating: SeatNames | None = None) -> Message:
    """A fault of a question of this kind, with each place in it told by the label of its field.

    What was said to somebody is told with his name in place of his seat, where the names of the seats are known.
    """
    arguments = {name: _labelled(argument, kind, seating) for name, argument in said.arguments.items()}
    if said.id == _TYPED:
        field = str(said.arguments["name"])
        return _BY_KIND.get(kind, {}).get(field) or LABELS.get(field, said)
    if said.id == _WITH_INDEX:
        return _numbered(arguments["field"], str(said.arguments["index"]))
    if said.id == _WITH_PART:
        return _parted(said.arguments["part"], arguments)
    return said._replace(arguments=arguments) if arguments else said


def _labelled(argument: Argument, kind: str, seating: SeatNames | None) -> Argument:
    if isinstance(argument, Message):
        return by_label(argument, kind, seating)
    if isinstance(argument, str):
        return _by_name(argument, seating)
    if isinstance(argument, int | Word):
        return argument
    return [_labelled(part, kind, seating) for part in argument]


def _by_name(text: str, seating: SeatNames | None) -> Argument:
    """What is said to a player, with the name of the player; other text is not changed."""
    found = _OF_SEAT.fullmatch(text)
    if found is None or seating is None or int(found["seat"]) not in seating.everybody:
        return text
    return message("{what} of {name}", what=found["what"], name=Word(seating.name(int(found["seat"]))))


def seating_in(fields: Mapping[str, Any]) -> SeatNames | None:
    """The names of the seats at the table of a question as it was sent; None where it gives none that can be."""
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
    if isinstance(part, Message) and _has_label(part):
        return message("{whole}, {part}", whole=arguments["whole"], part=arguments["part"])
    return as_message(arguments["whole"])


def _has_label(part: Message) -> bool:
    first = part.arguments.get("field") if part.id == _WITH_INDEX else part
    return isinstance(first, Message) and str(first.arguments.get("name", "")) in LABELS
