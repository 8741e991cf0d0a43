"""Writes a question of the table, with its right answer, as a scenario of the features."""

from __future__ import annotations

from tarock_protocol.drivers import InProcess
from tarock_register.table.answering import right_answer
from tarock_register.table.requests import Sitting


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
