"""Settles a deal that a question says counts several times, and refuses numbers that the source does not allow."""

from __future__ import annotations

from typing import TypeVar

from tarock_engine import staking
from tarock_engine.ruleset import RuleSet
from tarock_engine.scoring import Settlement
from tarock_language.message import Word, message
from tarock_protocol.messages import questions
from tarock_reference.bad_questions import refuse_question

Rules = TypeVar("Rules", bound=RuleSet)


def refuse_doubled(question: questions.Deal | questions.Settle, rules: RuleSet) -> None:
    """Refuse a doubled deal in a source in which every deal counts once, and one that cannot count so often."""
    if question.doubled and rules.sessions.doubled is None:
        refuse_question("doubled", message("no in {rules}", rules=rules.name), Word("yes"))
    number, possible = _often(question), staking.possible_times(rules)
    if number is not None and number not in possible:
        refuse_question("doubled", message("yes, no or one of {known}", known=possible), number)


def staked_settlement(
    settlement: Settlement, question: questions.Deal | questions.Settle, rules: RuleSet
) -> Settlement:
    """A settlement, doubled if the deal counts twice."""
    return staking.staked(settlement, rules, is_doubled=bool(question.doubled), often=_often(question))


def rules_settled_by(question: questions.Deal | questions.Settle, rules: Rules) -> Rules:
    """The rules by which a deal is settled before it is multiplied."""
    times = _often(question) or (staking.stake(rules)[0] if question.doubled else 1)
    return staking.rules_to_settle(rules, times)


def _often(question: questions.Deal | questions.Settle) -> int | None:
    """How often the deal counts, if the question says so by a number."""
    told = question.doubled
    return told if isinstance(told, int) and not isinstance(told, bool) else None
