"""The example on the page of a topic: the answers of all sources about the same cards, long ones folded away."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple
from urllib.parse import quote

import msgspec
from msgspec.structs import fields as fields_of
from rich.text import Text

from tarock_language.message import Language, Message, message
from tarock_protocol.cards import PACK
from tarock_protocol.codec import kind
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.questions import AnyQuestion, Result, Trick
from tarock_protocol.seating import SIZES
from tarock_register.ask.answer_text import Rows
from tarock_register.explain.explain_command_line import line_typed
from tarock_register.explain.stored_sides import ASKED, ShownSide, shown_sides
from tarock_register.site.addresses import TABLE
from tarock_register.site.page_language import PageLanguage
from tarock_steps.catalogue.sides import Outcome, load_sides

_IN_SHORT: Final[Mapping[Outcome, Message]] = {
    "differ": message("The sources decide differently."),
    "differ in size": message("The sources agree, but for the amount."),
    "alike": message("All sources decide alike here."),
    "one source": message("Only one source knows it."),
    "nothing shown": message("No example shows it."),
    "not asked of two": message("No example can be put to two of the sources."),
}
_AT_THE_TABLE: Final = frozenset(
    {"count", "deal", "may_announce", "may_bid", "may_call", "may_discard", "may_play", "settle", "trick", "view"}
)
"""The questions that a tab of the table asks, beside results that rest on the cards of both sides or on one trick."""
_OF_A_TRICK: Final = ("id", "rules", "options", "contract", "players", "dealer")
"""What a question about a trick has from the result that rests on it."""
_SIDE_BY_SIDE: Final = 20
"""Up to this number all cards of an example are shown; of more only those in rows of a few."""
_FEW: Final = 6
"""The number of cards that a line of a row shows beside many others: a trick has its place, a hand has none."""
_CARDS: Final = frozenset(PACK)


class Example(NamedTuple):
    """The example of a topic: the result in short, the question, its rows, and each source's answer.

    ``folded`` are rows that are too long to be seen at once, and the ``tricks`` of a course; ``note`` says how the
    example was found. ``at_the_table`` has by source the address of the table with this question, empty where the table
    does not ask such questions.
    """

    in_short: str
    question: str
    rows: Rows
    folded: Rows
    tricks: tuple[Text, ...]
    sides: tuple[ShownSide, ...]
    note: str
    at_the_table: Mapping[str, str]


def same_cards(page_language: PageLanguage, topic: str) -> Example | None:
    """The stored example of a topic with each source's answer; None if nothing was asked."""
    say, stored = page_language.say, load_sides().get(topic)
    shown = shown_sides(topic, say)
    if stored is None or shown is None:
        return None
    in_short = say.sentence(_IN_SHORT[stored.outcome])
    if not shown.sides:
        return Example(in_short, "", [], [], (), (), shown.note, {})
    question = say.sentence(ASKED[kind(stored.answers[0].asked)])
    given = shown.given[1:-1] if shown.tricks else shown.given[1:]
    rows, folded = _divided(given)
    aside = {say("not decided by that"), say("leads next")}
    sides = tuple(side._replace(rows=_alike(_without(side.rows, aside), say)) for side in shown.sides)
    at_the_table = {side.rules: table_link(side.asked) for side in stored.answers}
    return Example(in_short, question, rows, folded, shown.tricks, sides, shown.note, at_the_table)


def table_link(question: AnyQuestion) -> str:
    """The address of the table with a question of the protocol on it; empty if no tab asks such questions."""
    laid = _laid_at_the_table(question)
    if laid is None:
        return ""
    given = {field.name: getattr(laid, field.name) for field in fields_of(type(laid))}
    told = {name: value for name, value in given.items() if name != "id" and value is not msgspec.UNSET}
    asked = msgspec.json.encode({"ask": kind(laid), **told}).decode()
    return f"{TABLE}#frage={quote(asked, safe='')}"


def _laid_at_the_table(question: AnyQuestion) -> AnyQuestion | None:
    """The question itself if a tab asks such ones; of a result that rests on a single trick, who takes that trick."""
    match question:
        case Result(partner=None, said=[], played=[]):
            return question if question.piles else None
        case Result(played=[trick]):
            same = {name: getattr(question, name) for name in _OF_A_TRICK}
            return Trick(**same, leader=trick.leader, cards=trick.cards)
        case _:
            return question if kind(question) in _AT_THE_TABLE else None


def _without(rows: Mapping[str, Text], aside: AbstractSet[str]) -> Mapping[str, Text]:
    """The rows without those that nobody has asked about."""
    return {label: row for label, row in rows.items() if label not in aside}


def _alike(rows: Mapping[str, Text], say: Language) -> Mapping[str, Text]:
    """The rows; where somebody ends alike with each of the others, once and without the seats of these."""
    apart = [say("{side} against seat {seat}", side="", seat=seat).rstrip() for seat in range(max(SIZES))]
    told = {}
    for label, row in rows.items():
        lines = row.plain.split("\n")
        plain = {functools.reduce(lambda line, seat: line.replace(seat, ""), apart, line) for line in lines}
        told[label] = Text(plain.pop()) if len(lines) > 1 == len(plain) else row
    return told


def _divided(given: Rows) -> tuple[Rows, Rows]:
    """The rows to see at once, and those with so many cards that the picture would be out of sight."""
    if sum(_cards_in(value) for _, value in given) <= _SIDE_BY_SIDE:
        return given, []
    return [row for row in given if _longest_line(row[1]) <= _FEW], [
        row for row in given if _longest_line(row[1]) > _FEW
    ]


def _longest_line(value: Text) -> int:
    """How many cards the line with the most of them has: of a trick, those of one source."""
    return max(map(_cards_in, value.split()), default=0)


def _cards_in(value: Text) -> int:
    return sum(word.strip(";,") in _CARDS for word in value.plain.split())


def own_cards(page_language: PageLanguage, topic: str) -> str:
    """The command line that asks the stored question, to try other cards; empty if there is none."""
    one = load_sides().get(topic)
    if one is None or not one.answers:
        return ""
    try:
        asked = {side.rules: side.asked for side in one.answers}
    except ProtocolError:
        return ""
    return line_typed(asked, one.home, page_language.say)
