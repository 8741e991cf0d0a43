"""Writes the result for each topic as a line of ``sides.jsonl``, and checks stored ones with both engines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from proving.partings.confirming import OpinionsPartError, said_of
from proving.sides.asked_sources import SourceAnswer, answer_in_parts
from proving.sides.asking import ComparedSources, clauses_of, compared_sources
from proving.sides.searching import Found
from tarock_protocol.errors import ProtocolError
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.meaning import meaning
from tarock_reference import respond
from tarock_steps.catalogue.json_lines import line_digest
from tarock_steps.catalogue.sides import VERSION, Outcome, SideAnswer, TopicSides
from tarock_steps.catalogue.topics import Topic


def recorded(topic: Topic, found: Found) -> TopicSides:
    """The result for a topic, as it is stored."""
    best = found.best
    return TopicSides(
        topic=topic.name,
        outcome=_outcome(topic, found),
        asked=found.asked,
        home="" if best is None else best.question.rules,
        parts=() if best is None else tuple(sorted(best.shown)),
        answers=() if best is None else tuple(_answer(best, rules, told) for rules, told in best.told.items()),
    )


def _outcome(topic: Topic, found: Found) -> Outcome:
    if (alone := _known_to_few(topic)) is not None:
        return alone
    if not found.asked:
        return "not asked of two"
    if found.best is None:
        return "nothing shown"
    if not found.best.otherwise:
        return "alike"
    return "differ in size" if found.best.in_size else "differ"


def _known_to_few(topic: Topic) -> Outcome | None:
    """The result where fewer than two sources know a topic, so that nothing is searched for."""
    return {0: "no source", 1: "one source"}.get(len(clauses_of(topic)))  # type: ignore[return-value]


def _answer(best: ComparedSources, rules: str, told: SourceAnswer) -> SideAnswer:
    stored = FilledQuestion.of(told.question, meaning(told.question, told.answer))
    return SideAnswer(
        rules=rules,
        question=stored.question,
        right=stored.right,
        says={part: told.parts[part] for part in sorted(best.shown) if part in told.parts},
        digest=line_digest([stored.question, stored.right]),
        clauses=tuple(best.clauses(rules)),
        second=said_of(told.question, told.answer),
    )


def lines(each: Mapping[str, TopicSides], topics: Iterable[Topic]) -> bytes:
    """The file, in the order of the topics."""
    return b"".join(msgspec.json.encode(each[topic.name]) + b"\n" for topic in topics if topic.name in each)


def faults(one: TopicSides, topic: Topic, *, second: bool) -> list[str]:
    """The reasons why a stored example of a topic no longer holds; empty if it holds.

    With ``second`` the parts that rest on the topic are computed again, and the second opinion is asked too.
    """
    if not one.is_current:
        return [f"it is of version {one.search} of the search, expected {VERSION}: search again"]
    few = _known_to_few(topic)
    if few != (one.outcome if one.outcome in ("one source", "no source") else None):
        return ["as many sources know the topic no more: search again"]
    return [*_faults_of_answers(one, topic)] or ([*_faults_of_parts(one, topic)] if second and one.answers else [])


def _faults_of_answers(one: TopicSides, topic: Topic) -> Iterator[str]:
    for side in one.answers:
        if line_digest([side.question, side.right]) != side.digest:
            yield f"{side.rules}: its digest is that of another question or answer: search again"
        elif not {*side.clauses} <= {*clauses_of(topic).get(side.rules, ())}:
            yield f"{side.rules}: it rests on clauses that the topic does not name: search again"
        else:
            yield from (f"{side.rules}: {fault}" for fault in _otherwise(side, one.home))


def _otherwise(side: SideAnswer, home: str) -> Iterator[str]:
    try:
        question = side.asked
    except ProtocolError as fault:
        yield f"this is no question any more: {fault}"
        return
    told = answer_in_parts(question, home, respond)
    if told is None:
        yield "it has no answer any more"
    elif not side.is_said_by(told.answer):
        yield f"it answers {msgspec.json.encode(meaning(question, told.answer)).decode()}"


def _faults_of_parts(one: TopicSides, topic: Topic) -> Iterator[str]:
    """What no longer holds of the parts that rest on the topic, and of what the second opinion says."""
    questions = {side.rules: side.asked for side in one.answers}
    told = {rules: answer_in_parts(question, one.home, respond) for rules, question in questions.items()}
    answered = {rules: answer for rules, answer in told.items() if answer is not None}
    again = Found(one.asked, compared_sources(questions[one.home], answered, clauses_of(topic)))
    try:
        now = recorded(topic, again)
    except OpinionsPartError as fault:
        yield f"the second opinion says otherwise: {fault}"
        return
    for name in one.__struct_fields__:
        if getattr(now, name) != getattr(one, name):
            yield f"its {name} is no longer what is written: search again"
