"""What the table shows below an answer: facts left out, facts that cannot be, and which later deals count twice."""

from __future__ import annotations

from typing import Any

from tarock_protocol.messages.answers import SessionAnswer
from tarock_protocol.messages.questions import AnyQuestion, PastDeal, Session, Settle
from tarock_register.ask.answered import answer_or_reason
from tarock_register.ask.omitted_facts import forgotten_in
from tarock_register.table.answering import clause_texts, on_the_page, plain_rows, right_answer
from tarock_register.table.own_piles import unlike_any_cards
from tarock_register.table.requests import Sitting


def forgotten_told(sitting: Sitting) -> dict[str, Any]:
    """What the question leaves out although it is certain, with the rows that change, and what in it cannot be.

    ``after`` is what the game brings for later deals.
    """
    question = sitting.question
    about = on_the_page(sitting, question)
    found = [*forgotten_in(about, right_answer(sitting, question), sitting.respond)]
    found += ((sentence, []) for sentence in unlike_any_cards(sitting, about))
    forgotten = [{"said": sentence, "rows": plain_rows(rows)} for sentence, rows in found]
    return {"forgotten": forgotten, "after": _later_deals(sitting, question)}


def _later_deals(sitting: Sitting, question: AnyQuestion) -> list[dict[str, Any]]:
    """A sentence with its clauses where a game brings more doubled deals than the plain one; else nothing.

    Only the game is asked about, not what was made in it.
    """
    if not isinstance(question, Settle):
        return []
    here, plain = (_session(contract, sitting) for contract in (question.contract, sitting.catalogue.table.plain_game))
    if here is None or plain is None or here.due <= plain.due:
        return []
    due = here.due - plain.due
    said = sitting.say(
        "After this game {number} deal counts twice.", "After this game {number} deals count twice.", number=due
    )
    clauses = [clause for clause in here.grounds if clause not in plain.grounds]
    return [{"said": said, "clauses": clause_texts(sitting, question, clauses[:1])}]


def _session(contract: str, sitting: Sitting) -> SessionAnswer | None:
    """A session after one deal of a game in which nobody paid anything."""
    deals = [PastDeal(contract=contract)]
    asked = Session(id=0, rules=sitting.rules, options=sitting.options, players=4, dealer=3, deals=deals)
    answer = answer_or_reason(asked, sitting.respond)
    return answer if isinstance(answer, SessionAnswer) else None
