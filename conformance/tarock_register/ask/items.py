"""Parses the items of a deal and the values of each side, as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from tarock_language.message import Message, SaidError, message
from tarock_reference.item_words import GIVING_UP_WORDS, ITEM_AGAINST, ITEM_FLAGS, ITEM_LINKS, ITEM_SIDES
from tarock_register.ask.names import as_typed
from tarock_register.ask.table_talk import TableTalk
from tarock_register.disputes.games_in_question import FOUR_KINGS
from tarock_steps.catalogue.glossary import fold

_SIDES: Final = {fold(word): side for word, side in ITEM_SIDES.items()}
_FLAGS: Final = {fold(word): told for word, told in ITEM_FLAGS.items()}
_ENGLISH: Final = {"game": "Spiel", "the game": "Spiel", **{fold(name): "Könige" for name in FOUR_KINGS}}
"""Items with an English name, or with a name that says how many they are."""


class ItemError(SaidError):
    """A fault in one item; the message is complete, without what the sheet as a whole may contain."""


def sides(text: str) -> Iterator[tuple[str, str]]:
    """The sides and the text behind each in ``declarer: …; foes: …``; SaidError if a part names no side."""
    for part in filter(None, map(str.strip, text.split(";"))):
        head, _, rest = part.partition(":" if ":" in part else " ")
        side = _SIDES.get(fold(head))
        if side is None:
            raise SaidError(message("'{head}' is no side: expected declarer (Bieter) or foes (Gegner)", head=head))
        yield side, rest.strip()


def read_items(text: str, talk: TableTalk) -> list[dict[str, object]]:
    """Items of a deal, such as ``Spiel gewonnen, Kontra Zweiter; Pagat angesagt verloren; Trull Gegner``.

    An item without further words is won by the declarer's side, unannounced.
    """
    return [read_item(part, talk) for part in text.split(";") if part.strip()]


def read_item(text: str, talk: TableTalk) -> dict[str, object]:
    """One item; SaidError if a doubling lacks its seat or its item, or the name is only similar to an item."""
    item: dict[str, Any] = {"item": "", "side": "declarer", "won": True, "announced": False, "doubled": []}
    name: list[str] = []
    expected = ""
    steps = {fold(step) for step in talk.words.steps}
    for word in filter(None, re.split(r"[\s,]+", text.strip())):
        folded = fold(word)
        if folded in steps or folded in ITEM_LINKS or folded in ITEM_AGAINST:
            expected = word if folded in steps or folded in ITEM_AGAINST else expected
        elif expected and not name and talk.is_seat(word):
            raise SaidError(_doubles_nothing(text.strip(), expected, talk))
        elif name and talk.is_seat(word):
            against = fold(expected) in ITEM_AGAINST
            item |= {"against": talk.seat(word)} if against else {"doubled": [*item["doubled"], talk.seat(word)]}
            expected = ""
        elif said := _FLAGS.get(folded):
            item |= [said]
        else:
            name.append(word)
    if expected:
        raise SaidError(
            message("'{item}': expected who says {step}, as in '{step} Vorhand'", item=text.strip(), step=expected)
        )
    return item | {"item": _known(" ".join(name), talk)}


def _doubles_nothing(text: str, step: str, talk: TableTalk) -> Message:
    """The message for a doubling without an item; where everybody plays alone, it belongs to what was said."""
    if talk.alone:
        return message(
            "'{text}' is told by what was said, each in turn, such as {said}='Gut; {step}; Gut; Gut'",
            text=text,
            said=as_typed("said"),
            step=step,
        )
    return message(
        "'{text}' doubles nothing: expected an item before it, as in 'Spiel, {step} Vorhand'", text=text, step=step
    )


def _known(name: str, talk: TableTalk) -> str:
    """The name of an item; ItemError with the nearest item where the name is only similar."""
    if fold(name) in GIVING_UP_WORDS:
        given_up = as_typed("given_up")
        raise SaidError(message("'{name}' is no item: expected no items, but {field}=yes", name=name, field=given_up))
    item = talk.item(_ENGLISH.get(fold(name), name))
    if item not in talk.words.items and (close := get_close_matches(item, talk.words.items, n=1)):
        raise ItemError(message("there is no item '{name}'; did you mean {near}?", name=name, near=close[0]))
    return item


def rest_of(told: Mapping[str, Any], whole: Sequence[str] | int) -> dict[str, object]:
    """What both sides have; a side that is not named gets the rest of all cards or tricks."""
    if len(told) != 1:
        return dict(told)
    (side, value), other = next(iter(told.items())), {"declarer": "foes", "foes": "declarer"}
    left = whole - value if isinstance(whole, int) else [card for card in whole if card not in value]
    return {**told, other[side]: left}
