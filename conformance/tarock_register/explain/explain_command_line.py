"""Writes the `tarock explain` command line that asks a question, with cards and sheets as people write them."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import fields as fields_of
from msgspec.structs import replace

from tarock_language.message import ENGLISH, Language, Word
from tarock_protocol.codec import kind
from tarock_protocol.messages.parts import Action, Item, NumberedTrick
from tarock_protocol.messages.questions import AnyQuestion, PastDeal, Question
from tarock_register.ask.answer_text import About
from tarock_register.ask.names import typed_name
from tarock_register.ask.readers import NOT_CARDS
from tarock_register.ask.typed_question import is_seat
from tarock_register.explain.explained_input import By, Matter
from tarock_register.explain.question_text import SEATED, acts_in_words, is_usual, item_facts, seating_of
from tarock_running.process.exits import UsageFaultError

LONGEST: Final = 480
"""The longest line in characters that is offered for the user to edit and enter."""
_OUTER: Final = frozenset(field.name for field in fields_of(Question))
_ANY_ID: Final = 1
_SAID: Final = "said"
_MORE: Final = "…"
_TRICK: Final = "trick"
"""The field for the cards on the table, which has to be given even if there are none."""


def line_typed(asked: Mapping[str, AnyQuestion], home: str, say: Language) -> str:
    """The command line for a question with all rule sets, or with ``home`` alone if they do not all read it alike.

    ``asked`` is the question for each rule set. Returns an empty text if no command line asks exactly this, or if it
    would be too long.
    """
    closed = _words(asked[home], say)
    words = next(
        (attempt for attempt in (closed, _with_open_turn(closed, say)) if _is_read_as(attempt, home, asked[home])),
        closed,
    )
    alike = [rules for rules, question in asked.items() if _is_read_as(words, rules, question)]
    rules = "all" if len(alike) == len(asked) > 1 else home
    spoken = ["--language", say.code] if say is not ENGLISH else []
    line = " ".join(["tarock explain", words[0], *map(_quoted, words[1:]), "--rules", rules, *spoken])
    return line if home in alike and len(line) <= LONGEST else ""


def _is_read_as(words: Sequence[str], rules: str, question: AnyQuestion) -> bool:
    """Whether a rule set reads the words as exactly this question."""
    try:
        read = Matter(tuple(words)).question(By(rules))
    except UsageFaultError:
        return False
    return replace(read, id=_ANY_ID) == replace(question, id=_ANY_ID)


def _with_open_turn(words: Sequence[str], say: Language) -> list[str]:
    """The same words, with the mark that the last speaker has more to say."""
    said = f"{typed_name(_SAID, say)}="
    return [f"{word}{_MORE}" if word.startswith(said) else word for word in words]


def _quoted(word: str) -> str:
    name, _, value = word.partition("=")
    return f"{name}={shlex.quote(value)}"


def _words(question: AnyQuestion, say: Language) -> list[str]:
    """The name of the question, and its fields that do not have their default value."""
    about = About(question, say)
    unsaid = _OUTER | (SEATED if is_usual(question) else frozenset())
    given = {
        field.name: _text(field.name, getattr(question, field.name), about, seat=is_seat(field.type))
        for field in fields_of(type(question))
        if field.name not in unsaid and getattr(question, field.name) != field.default
    }
    if getattr(question, _TRICK, None) == []:
        given[_TRICK] = ""
    told = (f"{typed_name(name, say)}={text}" for name, text in given.items() if text is not None)
    return [typed_name(kind(question), say), *told]


def _text(name: str, value: object, about: About, *, seat: bool) -> str | None:
    """A field as people write it; None if it says nothing, or cannot be written."""
    match value:
        case bool():
            return about.say("yes") if value else None
        case int():
            return _seat(value, about) if seat and name not in SEATED else str(value)
        case str():
            return value
        case dict():
            return "; ".join(f"{about.say.word(Word(side))}: {_cards(what)}" for side, what in value.items()) or None
        case [_, *_]:
            return _list(name, value, about)
        case _:
            return None


def _list(name: str, value: Sequence[Any], about: About) -> str:
    match value:
        case [Action(), *_]:
            return "; ".join(acts_in_words(value, about))
        case [Item(), *_]:
            return "; ".join(_item(item, about) for item in value)
        case [NumberedTrick(), *_]:
            return "; ".join(f"{trick.number} {_seat(trick.leader, about)} {_cards(trick.cards)}" for trick in value)
        case [PastDeal(), *_]:
            return " / ".join(f"{deal.contract}: {', '.join(deal.events)}".removesuffix(": ") for deal in value)
        case [list(), *_]:
            return " / ".join(map(_cards, value))
        case _:
            return ", ".join(value) if name in NOT_CARDS else _cards(value)


def _item(item: Item, about: About) -> str:
    say = about.say
    told = item_facts(item, say)
    told += [say.word(Word("by"), "typed"), *(_seat(seat, about) for seat in item.doubled)] if item.doubled else []
    return " ".join(told)


def _cards(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _seat(seat: int, about: About) -> str:
    return about.say.word(Word(seating_of(about).name(seat)))
