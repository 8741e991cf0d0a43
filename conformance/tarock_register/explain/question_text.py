"""Writes a question in words for the terminal, with cards in colour and players by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec.structs import fields as fields_of
from msgspec.structs import replace
from rich.text import Text

from tarock_language.message import Language, Word
from tarock_protocol.messages.parts import Action, Item, NumberedTrick
from tarock_protocol.messages.questions import AnyQuestion, PastDeal, Question
from tarock_protocol.seating import ACTIVE, SeatNames
from tarock_register.ask.answer_text import About, Rows, cards_row, drawn
from tarock_register.ask.seated import seat_name, text_said
from tarock_register.ask.thirds import signed_thirds
from tarock_register.ask.typed_question import is_seat
from tarock_steps.table.turns import UNNOTICED, spoken

_OUTER: Final = frozenset(field.name for field in fields_of(Question))
SEATED: Final = frozenset({"players", "dealer"})
"""Fields that the names of the players show at a table of four where the last seat deals."""
_AUGEN: Final = "augen"
_PASSES: Final = frozenset({"Gut!", "Weiter"})
"""What is said by players who have nothing to say."""
_NUMBERS: Final = frozenset({"chosen", "previous"})
"""Fields that only have numbers of seats or packets; the answer says by name what follows from them."""
_OF_EACH: Final = frozenset({"hands", "taken"})


def question_rows(about: About) -> Rows:
    """The fields of a question as lines; fields with their default value are left out."""
    question, told = about.question, []
    for field in fields_of(type(question)):
        value = getattr(question, field.name)
        if (
            field.name in _OUTER
            or value == field.default
            or _is_empty(value)
            or (field.name in SEATED and is_usual(question))
            or (field.name in _NUMBERS and about.is_plain)
        ):
            continue
        if field.name in _OF_EACH:
            told += [(seat_name(seat, about), cards_row(hand, about.say)) for seat, hand in enumerate(value) if hand]
        else:
            label = about.say.word(Word(field.name.replace("_", " ")), "asked")
            shown = [signed_thirds(amount) for amount in value] if field.name == _AUGEN else value
            lines = enumerate(_lines(shown, about, seat=is_seat(field.type)))
            told += [("" if number else label, line) for number, line in lines]
    return told


def _is_empty(value: object) -> bool:
    return value is False or value in ([], {}) or not isinstance(value, int | str | list | dict | Item)


def is_usual(question: object) -> bool:
    """Whether four players sit at the table and the last seat deals."""
    players, dealer = getattr(question, "players", 4), getattr(question, "dealer", 3)
    return (players, dealer) == (4, 3)


def _lines(value: Any, about: About, *, seat: bool) -> Iterator[Text]:
    """The lines of one field."""
    say = about.say
    match value:
        case bool():
            yield Text(say("yes"))
        case int():
            yield Text(seat_name(value, about) if seat else str(value))
        case str():
            yield drawn(value)
        case dict():
            yield from (Text(f"{say.word(Word(side))}: ") + _listed(what, about) for side, what in value.items())
        case Item():
            yield _item(value, about)
        case _:
            yield from _of_list(value, about)


def _of_list(value: Sequence[Any], about: About) -> Iterator[Text]:
    """The lines of a list, by the type of its elements."""
    match value:
        case [Action(), *_]:
            lines = turns_in_words(value, about) if about.is_plain else acts_in_words(value, about)
            yield from map(drawn, lines)
        case [Item(), *_]:
            yield from (_item(item, about) for item in value)
        case [NumberedTrick(), *_]:
            yield from (_numbered(trick, about) for trick in value)
        case [PastDeal(), *_]:
            for deal in value:
                events = ", ".join(about.say.word(Word(event), "column events") for event in deal.events)
                yield Text(f"{deal.contract}: {events}".removesuffix(": "))
        case [list(), *_]:
            yield from (cards_row(packet, about.say) for packet in value)
        case _:
            yield _listed(value, about)


def _numbered(one: NumberedTrick, about: About) -> Text:
    """A trick with its number and its leader."""
    head = about.say("trick {number}, {leader}", number=one.number, leader=seat_name(one.leader, about))
    return Text(f"{head}: ") + cards_row(one.cards, about.say)


def _listed(value: object, about: About) -> Text:
    """A list of cards, or another value as text."""
    if isinstance(value, list):
        return cards_row(map(str, value), about.say)
    return Text(str(value))


def _item(item: Item, about: About) -> Text:
    say = about.say
    doubled = ", ".join(seat_name(seat, about) for seat in item.doubled)
    facts = item_facts(item, say)
    facts += [say("doubled by {seats}", seats=doubled)] if doubled else []
    return Text(", ".join(facts))


def item_facts(item: Item, say: Language) -> list[str]:
    """An item: its name, its side, and how it ended."""
    announced = [say("announced")] if item.announced else []
    return [item.item, say.word(Word(item.side)), *announced, say("won" if item.won else "lost")]


def acts_in_words(acts: Sequence[Action], about: About) -> list[str]:
    """Acts as on a sheet: consecutive acts of one player are on one line, and an unnoticed breach has its mark."""
    seating = seating_of(about)
    lines = []
    for seat, mine in groupby(acts, key=lambda act: act.seat):
        words = ", ".join(
            text_said(spoken(act.what, act.do, seating), about.say) + UNNOTICED * act.unnoticed for act in mine
        )
        lines.append(f"{about.say.word(Word(seating.name(seat)))}: {words}")
    return lines


def turns_in_words(acts: Sequence[Action], about: About) -> list[str]:
    """Acts by turns, for people: a pass behind something else is left out, and passes in a row are counted."""
    turns = [[act.what for act in mine] for _, mine in groupby(acts, key=lambda act: act.seat)]
    told = acts_in_words([act for act in acts if not _is_end_of_turn(act, acts)], about)
    lines = []
    for passed, group in groupby(
        zip(turns, told, strict=True), key=lambda turn: turn[0] if _PASSES.issuperset(turn[0]) else []
    ):
        each = list(group)
        if passed and len(each) >= ACTIVE:
            lines.append(about.say("everybody says {word}", word=each[0][0][0]))
        elif passed and len(each) > 1:
            lines.append(about.say("{number} times {word}", number=len(each), word=each[0][0][0]))
        else:
            lines += [line for _, line in each]
    return lines


def _is_end_of_turn(act: Action, acts: Sequence[Action]) -> bool:
    """Whether this is the pass with which a player ends a turn in which he has said something else."""
    place = next(number for number, other in enumerate(acts) if other is act)
    return act.what in _PASSES and place > 0 and acts[place - 1].seat == act.seat


def without_cards(question: AnyQuestion) -> AnyQuestion:
    """A question without the cards played in it, which are shown trick by trick."""
    acts = getattr(question, "actions", None)
    return replace(question, actions=[act for act in acts if act.do != "play"]) if acts else question


def seating_of(about: About) -> SeatNames:
    """The names of the seats at the table of a question."""
    question = about.question
    players, dealer = getattr(question, "players", 4), getattr(question, "dealer", None)
    return SeatNames.of(players, dealer)
