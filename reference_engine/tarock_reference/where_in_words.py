"""Writes the condition under which a deviation is played in words, as people at a table would say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tarock_language.message import Argument, Message, Word, message

Value = str | int | bool | None
"""What is in a place of a question."""

_SEATS: Final = (
    message("Vorhand (seat 0)"),
    message("the second player (seat 1)"),
    message("the third player (seat 2)"),
    message("the fourth player (seat 3)"),
    message("the fifth player (seat 4)"),
)
_OF_SEATS: Final = {
    "dealer": message("the dealer"),
    "declarer": message("the {player}", player=Word("declarer")),
    "leader": message("the player who leads"),
    "partner": message("the partner"),
    "renonce": message("the player of the Renonce"),
    "seat": message("the player who looks"),
    "starts": message("the player who is given the first packet"),
    "vorhand": message("the player to whom Vorhand was handed on"),
}
"""Fields that hold a seat of the deal."""
_PLAIN: Final = {
    "acts": message("the player in turn"),
    "bird": message("the Vogel"),
    "called": message("the called card"),
    "contract": message("the game"),
    "cut": message("the number of cards cut off"),
    "last_hour": message("the number of the first deal in the last hour"),
    "lot": message("the seat of the lot"),
    "number": message("the number of the trick"),
    "players": message("the number of players"),
    "previous": message("the seat of the last dealer"),
    "tariff": message("the tariff"),
}
"""Other fields that hold a word or a number."""
_ACTORS: Final = {
    "another": message("another player"),
    "declarer": message("the {player}", player=Word("declarer")),
    "partner": message("the partner"),
}
"""Who acts, seen from the declarer."""
_TRUTHS: Final = {
    "doubled": (message("the deal counts double"), message("the deal does not count double")),
    "from_talon": (message("the called card lay in the Talon"), message("the called card did not lie in the Talon")),
    "given_up": (message("the game was given up"), message("the game was not given up")),
}
"""Fields that are true or false, in words for both."""
_TRUE_OF_ENTRIES: Final = {
    ("items", "announced"): (message("an item is announced"), message("no item is announced")),
    ("items", "won"): (message("an item is won"), message("no item is won")),
}
"""What is true of an entry of a list, in words for both."""
_LENGTHS: Final = {
    "actions": message("the number of actions"),
    "announced": message("the number of binding announcements"),
    "augen": message("the number of players with Augen"),
    "bids": message("the number of bids"),
    "cards": message("the number of cards"),
    "chosen": message("the number of chosen packets"),
    "deals": message("the number of deals"),
    "discards": message("the number of cards laid away"),
    "hand": message("the number of cards in the hand"),
    "hands": message("the number of hands"),
    "items": message("the number of items"),
    "laid": message("the number of cards laid away"),
    "pack": message("the number of cards in the pack"),
    "pile": message("the number of cards in the pile"),
    "played": message("the number of tricks told"),
    "said": message("the number of utterances"),
    "taken": message("the number of players with tricks"),
    "talon": message("the number of parts of the Talon"),
    "trick": message("the number of cards in the trick"),
    "tricks": message("the number of players with tricks"),
}
"""Fields that hold a list, by how long it is."""
_AMONG: Final = {
    "actions": message("in the course of the deal"),
    "announced": message("among the binding announcements"),
    "bids": message("in the auction"),
    "deals": message("among the deals"),
    "hand": message("in the hand"),
    "items": message("among the items"),
    "played": message("among the tricks told"),
    "said": message("among the announcements"),
}
"""Fields that hold a list, by where a word in it is."""


def fields_in_words() -> Mapping[str, object]:
    """The fields of questions that have words here."""
    return {**_OF_SEATS, **_PLAIN, **_TRUTHS, **_LENGTHS}


def question_kinds_in_words(kinds: Sequence[Value]) -> Message:
    """The condition that a question is of one of these kinds."""
    return message("the question is {kinds:or}", kinds=sorted(map(str, kinds)))


def word_in_words(field: str, word: str, *, is_there: bool) -> Message:
    """The condition that a word is in a list or that something is true of an entry, or is not."""
    if (field, word) in _TRUE_OF_ENTRIES:
        return _TRUE_OF_ENTRIES[field, word][not is_there]
    where = _AMONG.get(field) or message("in {field}", field=field)
    if is_there:
        return message("{word} is {among}", word=word, among=where)
    return message("{word} is not {among}", word=word, among=where)


def named_anywhere(words: Sequence[str], *, is_there: bool) -> Message:
    """The condition that one of some words is in a question, whatever its field, or that none is."""
    if is_there:
        return message("the question names {words:or}", words=words)
    return message("the question does not name {words:or}", words=words)


def values_in_words(field: str, values: Sequence[Value]) -> Message:
    """The condition that a field has one of these values, or a list one of these lengths."""
    if field in _TRUTHS and len(values) == 1:
        return _TRUTHS[field][values != (True,)]
    told = [_value(field, value) for value in sorted(values, key=str)]
    return message("{field} is {values:or}", field=_name(field), values=told)


def limit_in_words(field: str, least: int | None, most: int | None) -> Message:
    """The condition that a number, or the length of a list, is at least or at most so large."""
    if least is not None:
        return message("{field} is at least {count}", field=_name(field), count=_value(field, least))
    return message("{field} is at most {count}", field=_name(field), count=_value(field, most))


def _name(field: str) -> Argument:
    return _OF_SEATS.get(field) or _PLAIN.get(field) or _LENGTHS.get(field) or field


def _value(field: str, value: Value) -> Argument:
    if value is None:
        return Word("nobody" if field in _OF_SEATS else "none")
    if isinstance(value, bool):
        return Word("yes" if value else "no")
    if field == "acts" and value in _ACTORS:
        return _ACTORS[str(value)]
    if field in _OF_SEATS and isinstance(value, int) and 0 <= value < len(_SEATS):
        return _SEATS[value]
    return str(value)
