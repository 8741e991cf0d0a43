"""Answers for the table how the same question is answered by other readings, by other sources, and in the register."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tarock_language.message import Message
from tarock_protocol.codec import kind
from tarock_protocol.messages.answers import Answer, DealAnswer
from tarock_protocol.messages.questions import AnyQuestion, Deal
from tarock_protocol.seating import SeatNames
from tarock_reference import respond
from tarock_register.ask.amounts import with_minus
from tarock_register.ask.answer_differences import DifferingLine
from tarock_register.ask.answer_grounds import grounds
from tarock_register.ask.answered import answer_or_reason, every_reason
from tarock_register.ask.seated import seating_of_question
from tarock_register.ask.table_talk import talk_of
from tarock_register.disputes.register import Register, whole_register
from tarock_register.explain.differing_readings import AnotherReading, differing_readings
from tarock_register.explain.nearest_game import nearest_game
from tarock_register.explain.translated_deals import translated_deal
from tarock_register.explain.translating import translated
from tarock_register.site.addresses import option_page, topic_page
from tarock_register.table.answering import clause_texts, on_the_page, right_answer, rows_told
from tarock_register.table.counting import winning_told
from tarock_register.table.labels import fault_told
from tarock_register.table.requests import Sitting, with_name
from tarock_register.table.won_elsewhere import as_game, is_heap, no_such_game, won_by, won_under
from tarock_running.process.exits import StopError
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import load_catalogue, sources


def otherwise_told(sitting: Sitting) -> dict[str, object]:
    """The readings under which the answer is another, each with the rows that differ."""
    heap = sitting if is_heap(sitting) else None
    if heap is not None:
        told = winning_told(heap)
        sitting = sitting._replace(request=replace(sitting.request, question=told["question"]))
    question = sitting.question
    found = differing_readings(on_the_page(sitting, question), right_answer(sitting, question), sitting.respond)
    decided = sitting.house.options if sitting.house is not None else {}
    readings = [_reading(candidate, sitting) for candidate in found if candidate.dispute.option not in decided]
    return {"readings": readings if heap is None else [*_of_the_heap(readings, told["rows"], heap)]}


def _of_the_heap(
    readings: list[dict[str, Any]], rows: Sequence[Sequence[object]], sitting: Sitting
) -> Iterator[dict[str, object]]:
    """The readings by which the game itself goes another way: some cards stand for a score, and are not shown."""
    here = rows[0]
    for reading in readings:
        there = won_under({**reading["needed"], reading["option"]: reading["reading"]}, sitting)
        text = there["fault"] if "fault" in there else there["rows"][0][1]
        if text != here[1]:
            yield {**reading, "rows": [(here[0], text, here[1])]}


def _reading(one: AnotherReading, sitting: Sitting) -> dict[str, object]:
    return {
        "option": one.dispute.option,
        "reading": one.reading.name,
        "needed": dict(one.needed),
        "title": entry_text(one.dispute, sitting.say),
        "text": entry_text(one.reading, sitting.say),
        "rows": [_apart(line) for line in one.differences],
        "page": option_page(sitting.rules, one.dispute.option),
    }


def _apart(line: DifferingLine) -> tuple[str, str, str]:
    """A row that differs: its label, its text by the other reading, and its text by the reading in force."""
    other, now = (with_minus(text.plain) if text else "" for text in (line.second, line.first))
    return line.label, other, now


def sources_told(sitting: Sitting) -> dict[str, object]:
    """The question by every other source: rows, or the reason why it cannot be asked there."""
    others = [name for name in sources() if name != sitting.rules]
    if is_heap(sitting):
        return {"sources": [{**_titled(name), **won_by(name, sitting)} for name in others]}
    question = sitting.question
    answer = answer_or_reason(question, sitting.respond)
    return {"sources": [_by_source(name, question, answer, sitting) for name in others]}


def _by_source(source: str, question: AnyQuestion, answer: Answer | Message, sitting: Sitting) -> dict[str, object]:
    told = _titled(source)
    try:
        there, known = _in_its_own_way(source, question, answer), talk_of(source, {}, SeatNames.of(4)).words
        game = getattr(there, "contract", "")
        near = nearest_game(source, game) if game and game not in known.games else game
        if near is None:
            return {**told, "fault": sitting.say.sentence(no_such_game(game))}
        if bid := _unknown_bid(there, known.bids):
            return {**told, "fault": sitting.say("{bid} cannot be bid there", bid=bid)}
        there = replace(there, contract=near) if near != game else there
        found = answer_or_reason(there, respond)
        if isinstance(found, Message) and near != game:
            return {**told, "fault": sitting.say.sentence(no_such_game(game))}
        if isinstance(found, Message):
            reason = with_name(every_reason(there, found, respond), source, told["title"])
            return {**told, "fault": fault_told(reason, kind(there), seating_of_question(there), sitting.say)}
        rows = rows_told(on_the_page(sitting, there), found)
        named = {} if near == game else {"title": as_game(told["title"], near, sitting.say)}
        return {**told, **named, "rows": rows, "clauses": clause_texts(sitting, there, grounds(found))}
    except StopError as fault:
        return {**told, "fault": fault_told(fault.said, kind(question), seating_of_question(question), sitting.say)}


def _unknown_bid(question: AnyQuestion, known: Sequence[str]) -> str | None:
    """The first bid of a question that its rules do not have."""
    said = (act.what for act in getattr(question, "bids", ()) if act.do == "bid")
    return next((bid for bid in said if not any(bid == word or bid.startswith(f"{word} ") for word in known)), None)


def _titled(source: str) -> dict[str, Any]:
    return {"rules": source, "title": load_catalogue(source).title}


def _in_its_own_way(source: str, question: AnyQuestion, answer: Answer | Message) -> AnyQuestion:
    """The question in the words of another source; a deal that has come to a game by the auction of that source."""
    there = translated(replace(question, rules=source, options={}))
    if not isinstance(there, Deal) or not isinstance(question, Deal) or not isinstance(answer, DealAnswer):
        return there
    return (
        there if answer.contract is None else translated_deal(replace(there, actions=question.actions), answer, respond)
    )


def topics_told(sitting: Sitting) -> dict[str, object]:
    """The topics of the register to which clauses belong, or those that the answer to the question rests on."""
    clauses = sitting.request.clauses or grounds(right_answer(sitting, sitting.question))
    topics = _register().about(sitting.catalogue.source, clauses)
    return {
        "topics": [
            {"name": topic.name, "title": entry_text(topic, sitting.say), "page": topic_page(topic.name)}
            for topic in topics
        ]
    }


@functools.cache
def _register() -> Register:
    return whole_register()
