"""Parsers for the text of a field, by the type of the field: cards, seats, numbers, sheets."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import reduce
from itertools import zip_longest
from operator import or_
from types import UnionType
from typing import Final, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from tarock_language.message import Message, SaidError, Word, message
from tarock_protocol.messages.parts import Action, Amount, Item, NumberedTrick, Side
from tarock_protocol.messages.questions import PastDeal
from tarock_register.ask.in_turn import InTurn
from tarock_register.ask.items import read_item, read_items, rest_of, sides
from tarock_register.ask.names import as_typed
from tarock_register.ask.table_talk import TableTalk
from tarock_register.ask.thirds import from_thirds
from tarock_register.ask.typed_lists import BY_FIELD, read_actions

NOT_CARDS: Final = frozenset({"announced"})
"""The fields that list words instead of cards."""
_PLAYERS: Final = "players"
"""The field for the number of players; some users take it for the field of the declarer."""
_YES_NO: Final = {"yes": True, "true": True, "ja": True, "no": False, "false": False, "nein": False}
_NOBODY: Final = frozenset({"", "none", "niemand", "nobody"})
_NEXT_TRICK: Final = re.compile(r",(?=\s*\d+\s+(?:\d\s|[^\W\d]+\s))")
"""A comma before the number and the leader of another trick; other commas separate cards."""
_GAPS: Final = re.compile(r"[\s,]+")
_MARKS: Final = re.compile(r"[:;]")


class FieldText(NamedTuple):
    """What is needed to read a field's text: the field, the words of the table, and the player in turn."""

    field: str
    talk: TableTalk
    in_turn: InTurn


def read(field: FieldInfo, text: str, table: InTurn, *, of_seats: bool) -> object:
    """The value of a field's text; ValueError if it has none."""
    if may_be_none(field.type) and text.strip().casefold() in _NOBODY:
        return None
    if of_seats and _bare(field.type) is int:
        return table.talk.seat(text)
    if field.name in _WORDS:
        return _WORDS[field.name](table.talk, text)
    reader, _ = _READERS.get(_bare(field.type), (_nested, ""))
    return reader(FieldText(field.name, table.talk, table), text)


def expectation(field: FieldInfo, *, of_seats: bool = False) -> Message:
    """A description of the text that a field expects."""
    _, expected = _READERS.get(_bare(field.type), (_nested, JSON))
    if of_seats and _bare(field.type) is int:
        expected = message("a seat, by number or by name such as Vorhand")
    expected = _NAMED.get(field.name, expected)
    if may_be_none(field.type):
        return message("expected {expected} or none", expected=expected)
    return message("expected {expected}", expected=expected)


def may_be_none(kind: object) -> bool:
    """Whether a field of this type may be null."""
    return get_origin(kind) in (Union, UnionType) and type(None) in get_args(kind)


def _bare(kind: object) -> object:
    """The type without ``| None`` and without the type for a field that is left out."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    parts = [part for part in get_args(kind) if part not in (type(None), msgspec.UnsetType)]
    return reduce(or_, parts)


def whole_number(text: str) -> int:
    """A whole number; SaidError for other text."""
    try:
        return int(text)
    except ValueError:
        raise SaidError(message("'{text}' is no whole number", text=text)) from None


def _number(reading: FieldText, text: str) -> int:
    if reading.field == _PLAYERS and not text.isdecimal() and reading.talk.is_seat(text):
        raise SaidError(
            message(
                "'{text}' is a seat; whoever plays the game is told by the field {declarer}",
                text=text,
                declarer=as_typed("declarer"),
            )
        )
    return whole_number(text)


def _is_yes(_: FieldText, text: str) -> bool:
    if text.casefold() not in _YES_NO:
        raise SaidError(message("neither yes nor no"))
    return _YES_NO[text.casefold()]


def _is_yes_or_often(reading: FieldText, text: str) -> bool | int:
    return whole_number(text) if text.isdecimal() else _is_yes(reading, text)


def _text(_: FieldText, text: str) -> str:
    return text


def _words(reading: FieldText, text: str) -> list[str]:
    if reading.field in NOT_CARDS:
        return [reading.talk.item(part) for part in text.split(",") if part.strip()]
    return reading.talk.cards(text)


def _parts(text: str) -> list[str]:
    return [part for part in _GAPS.split(text.strip()) if part]


def _numbers(reading: FieldText, text: str) -> list[int]:
    return [whole_number(part) for part in _by_seat(reading.talk, text)]


def _amounts(reading: FieldText, text: str) -> list[Amount]:
    return [_amount(part) for part in _by_seat(reading.talk, text)]


def _amount(text: str) -> Amount:
    if (thirds := from_thirds(text)) is not None:
        return thirds
    return text if "/" in text else whole_number(text)


def _by_seat(talk: TableTalk, text: str) -> list[str]:
    """Numbers in order of seats, where they may follow the names of seats; SaidError if a seat lacks one."""
    parts = _parts(_MARKS.sub(" ", text))
    if not parts or parts[0][0].isdecimal() or not talk.is_seat(parts[0]):
        return _parts(text)
    told = {talk.seat(name): number for name, number in zip_longest(parts[::2], parts[1::2], fillvalue="")}
    if 2 * len(told) != len(parts) or set(told) != set(talk.seating.everybody):
        players = [Word(name) for name in talk.seating.names]
        raise SaidError(message("expected a number for each of {players}", players=players))
    return [told[seat] for seat in sorted(told)]


def _packets(reading: FieldText, text: str) -> list[list[str]]:
    return [reading.talk.cards(part) for part in text.split("/")] if text.strip() else []


def _actions(reading: FieldText, text: str) -> list[dict[str, object]]:
    return read_actions(text, reading.field, reading.in_turn)


def _items(reading: FieldText, text: str) -> list[dict[str, object]]:
    return read_items(text, reading.talk)


def _item(reading: FieldText, text: str) -> dict[str, object]:
    return read_item(text, reading.talk)


def _piles(reading: FieldText, text: str) -> dict[str, object]:
    return rest_of({side: reading.talk.cards(told) for side, told in sides(text)}, reading.talk.pack)


def _tricks_by_side(reading: FieldText, text: str) -> dict[str, object]:
    told = {"declarer": whole_number(text)} if text.strip().isdecimal() else None
    return rest_of(told or {side: whole_number(part) for side, part in sides(text)}, reading.talk.hand)


def _tricks(reading: FieldText, text: str) -> list[dict[str, object]]:
    parts = text.split(";") if ";" in text else _NEXT_TRICK.split(text)
    return [_trick(reading.talk, part.split()) for part in parts if part.strip()]


def _trick(talk: TableTalk, words: list[str]) -> dict[str, object]:
    number, leader, *cards = [*words, "", ""]
    return {"number": whole_number(number), "leader": talk.seat(leader), "cards": talk.cards(" ".join(cards))}


def _deals(reading: FieldText, text: str) -> list[dict[str, object]]:
    return [_past_deal(reading.talk, part) for part in text.split("/") if part.strip()]


def _past_deal(talk: TableTalk, text: str) -> dict[str, object]:
    contract, _, events = text.partition(":")
    return {"contract": talk.game(contract), "events": [event.strip() for event in events.split(",") if event.strip()]}


def _nested(_: FieldText, text: str) -> object:
    return msgspec.json.decode(text)


_WORDS: Final[Mapping[str, Callable[[TableTalk, str], str]]] = {
    "contract": lambda talk, text: talk.game(text),
    "called": lambda talk, text: talk.called(text),
    "bird": lambda talk, text: talk.item(text),
}
"""The fields that contain a word of the table."""
_IN_ONE_DEED: Final = message(
    "seats and what they do with commas between them, as in '0 WORD, 1 WORD' or 'Vorhand: WORD; WORD; WORD'"
)
JSON: Final = message("JSON")
_NAMED: Final = {
    "contract": message("a game such as Dreier"),
    "called": message("a card such as Herz König"),
    "bird": message("a Vogel such as Uhu"),
    "trick": message(
        "the cards that lie on the table, such as 'K♥ D♥', or nothing between the quotes where nothing is led yet"
    ),
    "augen": message("numbers from seat 0 on, or by name as in 'Vorhand 30, Second 20, Third 10, Dealer 10'"),
    **dict.fromkeys(NOT_CARDS, message("words with commas between them")),
    **dict.fromkeys(BY_FIELD, _IN_ONE_DEED),
}
"""The text that these fields expect."""

_READERS: Mapping[object, tuple[Callable[[FieldText, str], object], Message]] = {
    int: (_number, message("a whole number")),
    bool: (_is_yes, message("yes or no")),
    bool | int: (_is_yes_or_often, message("yes, no or how often")),
    str: (_text, message("a word")),
    list[str]: (_words, message("cards with blanks between them, such as 'Sküs XXI K♥ 10♠'")),
    list[int]: (_numbers, message("whole numbers with blanks between them")),
    list[Amount]: (_amounts, message("whole numbers or fractions with blanks between them")),
    list[list[str]]: (_packets, message("cards with / between the packets")),
    dict[Side, list[str]]: (
        _piles,
        message("what each side has, such as 'declarer: Sküs XXI K♥', the rest being the others'"),
    ),
    dict[Side, int]: (
        _tricks_by_side,
        message("how many tricks the declarer's side took, or 'declarer: 7; foes: 5'"),
    ),
    list[Item]: (
        _items,
        message("items with ; between them, such as 'Spiel won; Pagat announced lost; Trull foes'"),
    ),
    Item: (_item, message("an item, such as 'Spiel lost'")),
    list[PastDeal]: (
        _deals,
        message(
            "games with / between them, each with its events behind a colon, "
            "such as 'Rufer: retour game, paid / Dreier'"
        ),
    ),
    list[NumberedTrick]: (
        _tricks,
        message("tricks with commas between them, such as '12 0 I 2♥ 3♥ 4♥' (number, leader, cards)"),
    ),
    list[Action]: (
        _actions,
        message(
            "seats and what they do with commas between them, "
            "as in '0 say WORD, 1 play XXI' or 'Vorhand: WORD; WORD; WORD'"
        ),
    ),
}
"""The reader for each type of field, and the text that it expects; all other types are JSON."""
