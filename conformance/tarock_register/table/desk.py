"""Answers the requests of the table's page: a line of JSON each, with a line of JSON as its reply.

A request says in ``do`` what is wanted, and the ``language`` of the reply. Where rules matter, it names them: ``rules``
with ``options``, or a ``house``, the text of a profile. A fault of any kind is a reply too: ``{"fault": SENTENCE}``.

| do | request | reply |
| --- | --- | --- |
| ask | question | answer; rows of label, text, clauses; grounds; clauses; why; a note |
| choices | question: of bids, calls, laying away or announcements | as ask, and what its form needs |
| deciding | question | clauses: those of the answer without which it would be another; texts |
| forgotten | question | forgotten: what is certain and left out or cannot be, with rows; after, silent |
| filled | question: a sheet, None for numbers that are left out | question with all numbers; a note |
| otherwise | question, or as winning | readings: those under which the answer is another, with the rows that differ |
| sources | question, or as winning | sources: the same question by the other sources, rows and clauses or fault |
| topics | question or clauses | topics of the register: name, title, page |
| cards | text; for a heap, question: lie, the cards of all heaps | cards, as a question has them; for a heap a note |
| about | | what a form needs to know of the rules |
| deal | players, dealer, seed | question: a deal with shuffled cards, and no act yet |
| scenario | question | feature: the question with its answer as a scenario |
| winning | question: contract and cards, or text: a score | won; rows and clauses; the question; the judged score |
| so_far | question: contract, players, dealer, seats, cards | winner of a trick; whether that is open; clauses |
| breach | question: a deal; point: the place of a play | allowed, legal, clauses, trick; who points it out |
| house | text: a profile | title, differences, consequences, parts for the form; or faults: line, place, text |
| sheet | clauses: open ones to be on it | the rule sheet: areas with their rules, prices, what is left out |
| differ | house, other: two profiles; point | points in which they differ; with point its smallest question |

Nothing here opens a connection or asks for the time; chance comes from the seed alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tarock_language.message import Message, message
from tarock_protocol.drivers import InProcess
from tarock_protocol.errors import ProtocolError
from tarock_reference.houses.house import House
from tarock_register.table import (
    answering,
    below_answers,
    breaches,
    counting,
    incomplete_hands,
    laying_out,
    other_answers,
    sheet_in_part,
    tricks_so_far,
)
from tarock_register.table.answering import right_answer
from tarock_register.table.labels import fault_told, items_in, seating_in
from tarock_register.table.requests import Request, Sitting, house_typed, language_at_the_table, request_of, sitting_of
from tarock_register.variant.rule_sheet import sheet_of
from tarock_register.variant.typed_profiles import profile_read
from tarock_running.process.exits import StopError, UsageFaultError, reason_said


def scenario_told(sitting: Sitting) -> dict[str, object]:
    """The question and its answer as Gherkin, or the reason why there are no phrases for it."""
    from tarock_searching.write.scenario_of_find import UntoldError, right_scenario  # noqa: PLC0415 - loads the vocabulary

    question, say = sitting.question, sitting.say
    right_answer(sitting, question)
    try:
        written = right_scenario(question, InProcess(sitting.respond), "from the table")
    except UntoldError as fault:
        return {"fault": say("It cannot be written as a scenario: {why}", why=fault.why)}
    return {"feature": f"Feature: {sitting.catalogue.title}\n\n{written}"}


def house_told(sitting: Sitting) -> dict[str, object]:
    """What the profile in ``text`` says, or each of its mistakes."""
    return profile_read(sitting.request.text, sitting.say)


def sheet_told(sitting: Sitting) -> dict[str, object]:
    """The rule sheet of the house, or of the source, with some open ``clauses`` beside what is decided."""
    plain = House(name=sitting.catalogue.title, based_on=sitting.rules)
    return sheet_of(sitting.house or plain, sitting.say, sitting.request.clauses)


def both_told(sitting: Sitting) -> dict[str, object]:
    """The points in which ``house`` and ``other`` differ; with a ``point``, the smallest question that shows it."""
    from tarock_register.variant.houses_side_by_side import (  # noqa: PLC0415 - few runs need it
        example_of_point,
        houses_side_by_side,
    )

    request, say = sitting.request, sitting.say
    here, there = house_typed(request.house), house_typed(request.other)
    return example_of_point(here, there, request.point, say) if request.point else houses_side_by_side(here, there, say)


DESKS: Final[Mapping[str, Callable[[Sitting], dict[str, object]]]] = {
    "ask": answering.answer_told,
    "choices": incomplete_hands.choices_told,
    "deciding": answering.deciding_told,
    "forgotten": below_answers.forgotten_told,
    "filled": sheet_in_part.filled_told,
    "otherwise": other_answers.otherwise_told,
    "sources": other_answers.sources_told,
    "topics": other_answers.topics_told,
    "cards": laying_out.cards_told,
    "about": laying_out.rules_told,
    "deal": laying_out.deal_told,
    "scenario": scenario_told,
    "winning": counting.winning_told,
    "so_far": tricks_so_far.so_far_told,
    "breach": breaches.breach_told,
    "house": house_told,
    "sheet": sheet_told,
    "differ": both_told,
}
"""What answers each ``do``."""


def reply_to(line: bytes) -> bytes:
    """The reply to a request; it raises nothing but the TimeoutError of somebody who waits no longer."""
    say, kind, seating, items = language_at_the_table(), "", None, list[str]()
    try:
        request = request_of(line)
        say = language_at_the_table(request.language)
        kind = str(request.question.get("ask", ""))
        seating, items = seating_in(request.question), items_in(request.question)
        told = _told(request)
    except (StopError, ProtocolError, ValueError) as fault:
        reason = reason_said(fault)
        text = fault_told(reason, kind, seating, say, items) if isinstance(reason, Message) else say.sentence(reason)
        told = {"fault": text}
    except TimeoutError:
        raise
    except Exception as fault:  # noqa: BLE001 - whatever goes wrong is told on the page
        told = {"fault": say("A fault of ours, please report it: {fault}", fault=getattr(fault, "said", repr(fault)))}
    return msgspec.json.encode(told)


def _told(request: Request) -> dict[str, object]:
    if request.do not in DESKS:
        raise UsageFaultError(message("the table knows no request '{do}'", do=request.do))
    return DESKS[request.do](sitting_of(request))
