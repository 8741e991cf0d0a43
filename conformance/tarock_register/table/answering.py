"""Answers a question for the table in the browser: rows in words, with the clauses that each rests on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from tarock_language.message import Message
from tarock_protocol.messages import answers
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion
from tarock_register.ask.amounts import with_minus
from tarock_register.ask.answer_grounds import Resting, grounds
from tarock_register.ask.answer_text import About, Rows, answer_rows, item_row, line_row, said_words
from tarock_register.ask.answered import answer_or_reason, every_reason
from tarock_register.ask.deciding_clauses import deciding
from tarock_register.ask.seated import leads_if_known
from tarock_register.site.addresses import clause_place
from tarock_register.table.requests import Sitting
from tarock_register.variant.points import changed_clauses
from tarock_running.process.exits import UsageFaultError

_CLAUSES: Final = re.compile(r"(?s)(?P<told>.*?)  \[(?P<ids>[A-Z]{3}-[A-Z]+-\d+(?:, [A-Z]{3}-[A-Z]+-\d+)*)\]")
"""A value with the clauses behind it."""


def answer_told(sitting: Sitting) -> dict[str, Any]:
    """The answer to a question in words, with the texts of its clauses, and why a choice is forbidden.

    There is a ``note`` where it leaves open who leads next.
    """
    question = sitting.question
    answer = right_answer(sitting, question)
    clauses = grounds(answer)
    texts = clause_texts(sitting, question, clauses)
    return {
        "answer": msgspec.to_builtins(answer),
        "rows": rows_told(on_the_page(sitting, question), answer),
        "grounds": clauses,
        "clauses": texts,
        "why": _why(on_the_page(sitting, question), answer, texts),
        **_who_leads(on_the_page(sitting, question), answer),
    }


def _who_leads(about: About, answer: Answer) -> dict[str, str]:
    if not isinstance(answer, answers.TrickAnswer) or answer.leads is not None:
        return {}
    return {"note": leads_if_known(about, answer)}


def on_the_page(sitting: Sitting, question: AnyQuestion) -> About:
    """A question as the page tells of it: the players by their names."""
    return About(question, sitting.say, is_plain=True)


def right_answer(sitting: Sitting, question: AnyQuestion) -> Answer:
    """The answer of our engine; UsageFaultError with every reason why there is none."""
    answer = answer_or_reason(question, sitting.respond)
    if isinstance(answer, Message):
        raise UsageFaultError(sitting.in_its_name(every_reason(question, answer, sitting.respond)))
    return answer


def rows_told(about: About, answer: Answer) -> list[tuple[str, str, list[str]]]:
    """The lines of an answer: label, text, and the clauses that it rests on, where the answer gives them."""
    return plain_rows(answer_rows(about, answer), _grounds_of_parts(about, answer))


def plain_rows(
    rows: Rows, known: Mapping[tuple[str, str], list[str]] | None = None
) -> list[tuple[str, str, list[str]]]:
    """Rows without colours, each with the clauses behind it or those that are ``known`` of it."""
    told = []
    for label, value in rows:
        found = _CLAUSES.fullmatch(value.plain)
        text, clauses = (found["told"], found["ids"].split(", ")) if found else (value.plain, [])
        told.append((label, with_minus(text), clauses or (known or {}).get((label, text), [])))
    return told


def _grounds_of_parts(about: About, answer: Answer) -> dict[tuple[str, str], list[str]]:
    """The clauses of each item and each line of an answer, by its row."""
    items = ((item_row(item, about), item.grounds) for item in getattr(answer, "items", ()))
    lines = ((line_row(line, about), line.grounds) for line in getattr(answer, "lines", ()))
    return {(label, value.plain): clauses for (label, value), clauses in (*items, *lines)}


def clause_texts(sitting: Sitting, question: AnyQuestion, clauses: Iterable[str]) -> dict[str, dict[str, str]]:
    """The text of each clause by its readings, and the address of its place below the folder of the language.

    Of a clause that a house has changed, the text says what the house plays.
    """
    house, say = sitting.house, sitting.say
    texts = Resting(say, house).texts(question)
    changed = {} if house is None else changed_clauses(house, sitting.catalogue, say)
    return {
        clause: {
            "text": " ".join(filter(None, (texts[clause], changed.get(clause)))),
            "page": clause_place(question.rules, clause),
        }
        for clause in clauses
        if clause in texts
    }


def _why(about: About, answer: Answer, texts: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, Any]]:
    """Each choice that is forbidden, as the protocol names it: how it is said, its clauses, and what they say."""
    if isinstance(answer, answers.DeckAnswer):
        return {}
    why: dict[str, list[str]] = dict(getattr(answer, "why", {}))
    for turn in getattr(answer, "next", ()):
        why = {**turn.why, **why}
    return {
        choice: {"said": said, "clauses": ids, "text": " ".join(texts[name]["text"] for name in ids if name in texts)}
        for (choice, ids), said in zip(why.items(), said_words(why, about), strict=True)
    }


def deciding_told(sitting: Sitting) -> dict[str, Any]:
    """The clauses without which the answer would be another one, with their texts.

    Those that forbid most choices are the first, plain prices the last. Of a deal that is over, they are those of what
    was made and of what is paid, not those of its course.
    """
    question, known = sitting.question, sitting.catalogue.clauses
    answer = right_answer(sitting, question)
    forbids = Counter(clause for ids in getattr(answer, "why", {}).values() for clause in ids)
    found = deciding(question, _of_result(answer) or grounds(answer), sitting.house)
    clauses = sorted(found, key=lambda clause: (known[clause].level == "value", -forbids[clause]))
    return {"clauses": clauses, "texts": clause_texts(sitting, question, clauses)}


def _of_result(answer: Answer) -> list[str]:
    """The clauses of what was made in a deal that is over, and of what is paid for it; empty of any other answer."""
    if not isinstance(answer, answers.DealAnswer):
        return []
    parts = (*(item.grounds for item in answer.items), *(line.grounds for line in answer.lines))
    return [*dict.fromkeys(clause for part in parts for clause in part)]
