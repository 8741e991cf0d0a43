"""Finds the readings under which an answer would be different, and the differences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from tarock_language.message import Message
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion
from tarock_reference import can_be_chosen, requirements
from tarock_register.ask.answer_differences import DifferingLine, differing_lines
from tarock_register.ask.answer_text import About
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_steps.catalogue.disputes import Dispute, Reading
from tarock_steps.catalogue.loading import load_catalogue


class AnotherReading(NamedTuple):
    """A reading under which the answer differs, the readings that it needs, and the differences."""

    dispute: Dispute
    reading: Reading
    needed: Mapping[str, str]
    differences: tuple[DifferingLine, ...]


def differing_readings(about: About, answer: Answer, respond: Respond) -> Iterator[AnotherReading]:
    """Every reading that is not in force and under which the answer differs.

    A reading that needs others is asked together with them, and has to change more than they do alone. Readings under
    which the question cannot be asked are left out, for example where their pack lacks a card.
    """
    question = about.question
    for dispute in load_catalogue(question.rules).disputes.values():
        played = question.options.get(dispute.option, dispute.unsaid)
        for reading in dispute.readings:
            if reading.name == played:
                continue
            needed = _needed(question, dispute.option, reading.name)
            other = answer_or_reason(_with(question, {**needed, dispute.option: reading.name}), respond)
            if isinstance(other, Message) or not _has_own_effect(about, other, needed, respond):
                continue
            if parted := differing_lines(about, answer, other):
                yield AnotherReading(dispute, reading, needed, tuple(parted))


def _has_own_effect(about: About, other: Answer, needed: Mapping[str, str], respond: Respond) -> bool:
    """Whether a reading changes something that the readings it needs do not change alone."""
    if not needed:
        return True
    before = answer_or_reason(_with(about.question, needed), respond)
    return not isinstance(before, Message) and bool(differing_lines(about, before, other))


def _with(question: AnyQuestion, readings: Mapping[str, str]) -> AnyQuestion:
    return replace(question, options={**question.options, **readings})


def _needed(question: AnyQuestion, option: str, reading: str) -> dict[str, str]:
    """The readings of other options that this reading needs; empty if it needs none."""
    if can_be_chosen(question.rules, {**question.options, option: reading}):
        return {}
    needs = [having for dependent, having in requirements(question.rules) if dependent == option]
    return {name: readings[0] for having in needs for name, readings in [next(iter(having.items()))]}
