"""The sentences about a program that deviates in a single point: what it plays, and instead of what.

An impostor, the reference engine with one wrong ruling, is one kind of deviation.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tarock_language.message import Message, message
from tarock_reference.houses.order import is_place
from tarock_reference.impostors import Impostor

_RANKS: Final = {
    "+1": message("ranks one higher"),
    "-1": message("ranks one lower"),
    "above": message("ranks above"),
    "not-above": message("ranks not above"),
    "above-": message("ranks above {game}"),
    "below-": message("ranks below {game}"),
    "as-": message("ranks as {game}"),
    "not-above-": message("ranks not above {game}"),
    "not-below-": message("ranks not below {game}"),
}
"""What is said of a game by its wrong place in the auction; a place with a hyphen at its end names another game."""
_PLACE: Final = re.compile(r"((?:not-)?(?:above|below|as)-)(.+)")


def plays_impostor(impostor: Impostor) -> Message:
    """An impostor is played; for a place in the auction without its number."""
    if not is_place(impostor.path):
        return impostor.said
    place = impostor.id.rpartition("/")[2]
    beside = _PLACE.fullmatch(place)
    if beside is None:
        return _RANKS.get(place, impostor.said)
    return Message(_RANKS[beside[1]].id, {"game": beside[2].replace("-", " ")})


def of_rulings(names: Sequence[Message | str], things: Sequence[str], played: Message) -> Message:
    """What is played instead, after the names of the rulings, and the games or items that they are about."""
    if things:
        return message("{rulings:;} ({things}): {played}", rulings=names, things=things, played=played)
    return message("{rulings:;}: {played}", rulings=names, played=played)


def plays_where(said: Message | str, where: Message) -> Message:
    """Something is played, but only somewhere."""
    return message("{cause}, only where {where}", cause=said, where=where)


def plays_reading(option: str, reading: str) -> Message:
    """A reading is played always."""
    return message("plays {option}={reading}, whatever is asked for", option=option, reading=reading)


def plays_by_default() -> Message:
    """No reading that is asked for is played."""
    return message("plays every option by its default, whatever reading is asked for")


def ignores(field: str, question: str) -> Message:
    """A field is not read, in all questions or in one."""
    if not question:
        return message("ignores the field {field}", field=field)
    return message("ignores the field {field} of {question}", field=field, question=question)


def knows_no(words: Sequence[str]) -> Message:
    """Some games or items are not known."""
    return message("knows no {words}", words=words)


def knows(word: str) -> Message:
    """A game or item is known although the house leaves it out."""
    return message("knows {word}, which its rules leave out", word=word)


def doubles_no_deal() -> Message:
    """No deal is ever doubled."""
    return message("plays no doubled deals")


def never_offers(word: str) -> Message:
    """A game is never offered, but understood, for example on a sheet."""
    return message("never offers {word}, but understands it", word=word)
