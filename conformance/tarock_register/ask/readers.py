"""Parsers for the text of a field, by the type of the field: cards, seats, numbers, lists of acts."""

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


class FieldContext(NamedTuple):
    """What is known beside a field's text: the name of the field, the words of the table, and who acts in turn."""

    field: str
    talk: TableTalk
    in_turn: InTurn


def read(field: FieldInfo, text: str, table: InTurn, *, of_seats: bool) -> object:
    """The value of a field's text; ValueError if it has none."""
    if may_be_none(field.type) and text.strip().casefold() in _NOBODY:
        return None
    if of_seats and _bare(field.type) is int:
        return table.talk.seat(text)
    if field.name in _READERS_BY_NAME:
        return _READERS_BY_NAME[field.name](table.talk, text)
    reader, _ = _READERS.get(_bare(field.type), (_nested, ""))
    return reader(FieldContext(field.name, table.talk, table), text)


def expectation(field: FieldInfo, *, of_seats: bool = False) -> Message:
    """A description of the text that a field expects."""
    _, expected = _READERS.get(_bare(field.type), (_nested, JSON))
    if of_seats and _bare(field.type) is int:
        expected = message("a seat, by number or by name such as Vorhand")
    expected = _EXPECTED_BY_NAME.get(field.name, expected)
    if may_be_none(field.type):
        return message("expected {expected} or none", expected=expected)
    return message("expected {expected}", expected=expected)


def may_be_none(kind: object) -> bool:
    """Whether a field of this type may be null."""
    return get_origin(kind) in (Union, UnionType) and type(None) in get_args(kind)


def _bare(kind: object) -> object:
    """The type without None and UnsetType."""
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


def _number(context: FieldContext, text: str) -> int:
    if context.field == _PLAYERS and not text.isdecimal() and context.talk.is_seat(text):
        raise SaidError(
            message(
                "'{text}' is a seat; whoever plays the game is told by the field {declarer}",
                text=text,
                declarer=as_typed("declarer"),
            )
        )
    return whole_number(text)


def _is_yes(_: FieldContext, text: str) -> bool:
    if text.casefold() not in _YES_NO:
        raise SaidError(message("neither yes nor no"))
    return _YES_NO[text.casefold()]


def _yes_no_or_number(context: FieldContext, text: str) -> bool | int:
    return whole_number(text) if text.isdecimal() else _is_yes(context, text)


def _text(_: FieldContext, text: str) -> str:
    return text


def _words(context: FieldContext, text: str) -> list[str]:
    if context.field in NOT_CARDS:
        return [context.talk.item(part) for part in text.split(",") if part.strip()]
    return context.talk.cards(text)


def _parts(text: str) -> list[str]:
    return [part for part in _GAPS.split(text.strip()) if part]


def _numbers(context: FieldContext, text: str) -> list[int]:
    return [whole_number(part) for part in _by_seat(context.talk, text)]


def _amounts(context: FieldContext, text: str) -> list[Amount]:
    return [_amount(part) for part in _by_seat(context.talk, text)]


def _amount(text: str) -> Amount:
    if (thirds := from_thirds(text)) is not None:
        return thirds
    return text if "/" in text else whole_number(text)


def _by_seat(talk: TableTalk, text: str) -> list[str]:
    """The numbers in order of seats.

    The text may name the seat before each number; SaidError if only some seats have one then.
    """
    parts = _parts(_MARKS.sub(" ", text))
    if not parts or parts[0][0].isdecimal() or not talk.is_seat(parts[0]):
        return _parts(text)
    told = {talk.seat(name): number for name, number in zip_longest(parts[::2], parts[1::2], fillvalue="")}
    if 2 * len(told) != len(parts) or set(told) != set(talk.seating.everybody):
        players = [Word(name) for name in talk.seating.names]
        raise SaidError(message("expected a number for each of {players}", players=players))
    return [told[seat] for seat in sorted(told)]


def _packets(context: FieldContext, text: str) -> list[list[str]]:
    return [context.talk.cards(part) for part in text.split("/")] if text.strip() else []


def _actions(context: FieldContext, text: str) -> list[dict[str, object]]:
    return read_actions(text, context.field, context.in_turn)


def _items(context: FieldContext, text: str) -> list[dict[str, object]]:
    return read_items(text, context.talk)


def _item(context: FieldContext, text: str) -> dict[str, object]:
    return read_item(text, context.talk)


def _piles(context: FieldContext, text: str) -> dict[str, object]:
    return rest_of({side: context.talk.cards(told) for side, told in sides(text)}, context.talk.pack)


def _tricks_by_side(context: FieldContext, text: str) -> dict[str, object]:
    told = {"declarer": whole_number(text)} if text.strip().isdecimal() else None
    return rest_of(told or {side: whole_number(part) for side, part in sides(text)}, context.talk.hand)


def _tricks(context: FieldContext, text: str) -> list[dict[str, object]]:
    parts = text.split(";") if ";" in text else _NEXT_TRICK.split(text)
    return [_trick(context.talk, part.split()) for part in parts if part.strip()]


def _trick(talk: TableTalk, words: list[str]) -> dict[str, object]:
    number, leader, *cards = [*words, "", ""]
    return {"number": whole_number(number), "leader": talk.seat(leader), "cards": talk.cards(" ".join(cards))}


def _deals(context: FieldContext, text: str) -> list[dict[str, object]]:
    return [_past_deal(context.talk, part) for part in text.split("/") if part.strip()]


def _past_deal(talk: TableTalk, text: str) -> dict[str, object]:
    contract, _, events = text.partition(":")
    return {"contract": talk.game(contract), "events": [event.strip() for event in events.split(",") if event.strip()]}


def _nested(_: FieldContext, text: str) -> object:
    return msgspec.json.decode(text)


_READERS_BY_NAME: Final[Mapping[str, Callable[[TableTalk, str], str]]] = {
    "contract": lambda talk, text: talk.game(text),
    "called": lambda talk, text: talk.called(text),
    "bird": lambda talk, text: talk.item(text),
}
"""The fields that are read by their name and not by their type: each holds a word of the table."""
_IN_ONE_DEED: Final = message(
    "seats and what they do with commas between them, as in '0 WORD, 1 WORD' or 'Vorhand: WORD; WORD; WORD'"
)
JSON: Final = message("JSON")
_EXPECTED_BY_NAME: Final = {
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
"""The text that a field expects, for fields that expect another than their type does."""

_READERS: Mapping[object, tuple[Callable[[FieldContext, str], object], Message]] = {
    int: (_number, message("a whole number")),
    bool: (_is_yes, message("yes or no")),
    bool | int: (_yes_no_or_number, message("yes, no or how often")),
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
