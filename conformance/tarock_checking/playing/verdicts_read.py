"""Finds what a run records besides a verdict: the kinds of questions asked, the one declined, a breach at the end."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_language.data import as_data
from tarock_protocol import codec
from tarock_protocol.drivers import Conversation, not_offered
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_reports.ledger.check_lines import KIND_ASKED
from tarock_steps.suite.vectors import Vectors
from tarock_steps.suite.verdicts import Outcome, Verdict


def kinds_asked(verdict: Verdict, vectors: Vectors) -> Sequence[str]:
    """The kinds of the questions that were asked in a scenario that passed."""
    judged = vectors.judged.get(verdict.scenario)
    if verdict.exchanges or judged is None:
        return [found[1] for exchange in verdict.exchanges if (found := KIND_ASKED.search(exchange.question))]
    return judged.kinds


def verdict_in_the_end(driver: Conversation, scenario: str) -> Verdict | None:
    """End the conversation; the verdict on the scenario of the last question if the program says more, else None."""
    try:
        driver.finish()
    except ProtocolError as fault:
        exchanges = [] if driver.last is None else [driver.last]
        message, data = str(fault.said), as_data(fault.said)
        return Verdict(scenario=scenario, outcome=Outcome.ERRORED, message=message, exchanges=exchanges, fault=data)
    return None


def declined_question(verdict: Verdict, hello: HelloAnswer) -> tuple[str, bool]:
    """The kind of question that was declined, empty if none was, and whether the program offers to answer that kind."""
    if verdict.outcome is not Outcome.DECLINED:
        return "", True
    if verdict.unsaid:
        return verdict.unsaid.partition(".")[0], False
    if not verdict.exchanges:
        return "", True
    question = codec.decode_question(verdict.exchanges[-1].question.encode())
    return codec.kind(question), not not_offered(hello, question)
