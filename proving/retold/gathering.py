"""Gathers the deals of scenarios to which another answer is right under a reading than under the default."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from tarock_checking.prove.readings import ReadingChoice, RightScenarios, Suite
from tarock_protocol import codec
from tarock_protocol.drivers import OurOwn
from tarock_protocol.errors import ProtocolError
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import DealAnswer
from tarock_protocol.messages.questions import Deal
from tarock_reference import hello, respond_to_own
from tarock_second_opinion.confirming import Told
from tarock_steps.suite.deriving import right
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script


class Changed(NamedTuple):
    """How many answers about deals change with a reading, and the deals, none of them the beginning of another."""

    answers: int
    deals: tuple[Told, ...]


def changed(suite: Suite, choice: ReadingChoice) -> Changed:
    """The deals that scenarios ask about under a reading, and to which another answer is right under the default."""
    sheet = RightScenarios(suite, choice)
    found: dict[bytes, Told] = {}
    for script in sheet.affected:
        for told in _asked(sheet, script):
            line = codec.encode(told.question)
            if line not in found and _is_changed(told, choice):
                found[line] = told
    return Changed(len(found), tuple(_longest(list(found.values()))))


def _asked(sheet: RightScenarios, script: Script) -> list[Told]:
    """The deals that a scenario asks about, as far as the reading allows it, with their answers."""
    heard: list[Told] = []

    def listened(line: bytes) -> bytes:
        question, reply = codec.sound_question(line), respond_to_own(line)
        if isinstance(question, Deal):
            asked = msgspec.structs.replace(question, id=0)
            heard.extend(Told(asked, answer, script.planned.id) for answer in _answers(question, reply))
        return reply

    listening = OurOwn(listened, hello=hello())
    right(script, OtherRules(sheet.rules.readings, listening, sheet.rules.written))
    return heard


def _answers(question: Deal, reply: bytes) -> Iterator[DealAnswer]:
    """The answer in a reply; empty if the question is refused."""
    with contextlib.suppress(ProtocolError):
        answer = codec.own_answer(reply, question)
        assert isinstance(answer, DealAnswer)
        yield answer


def _is_changed(told: Told, choice: ReadingChoice) -> bool:
    """Whether another answer is right without the chosen readings; a question that is refused then has changed."""
    options = {option: name for option, name in told.question.options.items() if option not in choice.options}
    plain = msgspec.structs.replace(told.question, options=options)
    said = [meaning(plain, answer) for answer in _answers(plain, respond_to_own(codec.encode(plain)))]
    return said != [meaning(told.question, told.answer)]


def _longest(found: Sequence[Told]) -> Iterator[Told]:
    """The deals that no other deal continues: one played to its end includes every place of the others."""
    ways = {_begun(told.question, len(told.question.actions) - by) for told in found for by in _shorter(told)}
    return (told for told in found if _begun(told.question, len(told.question.actions)) not in ways)


def _shorter(one: Told) -> range:
    return range(1, len(one.question.actions) + 1)


def _begun(question: Deal, acts: int) -> bytes:
    """A deal after some of its acts, as a key."""
    part: Any = msgspec.structs.replace(question, actions=question.actions[:acts])
    return codec.encode(part)
