"""Scenarios asked by other readings than their own, and what a right program is asked then."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol.codec import decode_question
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Deal, Question
from tarock_reference import reply, respond
from tarock_running.inputs.variants import rules_with
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import OtherRules, Run
from tarock_steps.suite.verdicts import Verdict


def rules(source: str, options: Mapping[str, str]) -> OtherRules:
    found = rules_with(source, options)
    assert found is not None
    return found


def scenario(identifier: str) -> Planned:
    return next(planned for planned in plan(identifier.partition("/")[0]) if planned.id == identifier)


def asked(
    identifier: str, options: Mapping[str, str], program: Callable[[bytes], bytes] = respond
) -> tuple[Verdict, list[Question]]:
    """The verdict on a scenario asked under other readings of a program, right by default; and its questions."""
    questions: list[Question] = []
    heard: list[Verdict] = []

    def answer(line: bytes) -> bytes:
        questions.append(decode_question(line))
        return program(line)

    planned = scenario(identifier)
    by = rules(planned.source, options)
    play_run(Run(driver=InProcess(answer), sink=heard.append, source=planned.source, chosen=(planned,), rules=by))
    (verdict,) = heard
    return verdict, questions


def playing(readings: Mapping[str, str]) -> Callable[[bytes], bytes]:
    """A program that plays by these readings, whatever the question says."""
    return lambda line: reply(line, lambda asked: RULE_SETS[asked.rules].choose({**asked.options, **readings}))


def longest_deal(questions: list[Question]) -> Deal:
    """The deal with the most actions among the questions."""
    return max((asked for asked in questions if isinstance(asked, Deal)), key=lambda deal: len(deal.actions))


def spoken(questions: list[Question]) -> list[tuple[str, int, str]]:
    """What was bid, called and said in the longest course of a deal among the questions."""
    return [
        (action.do, action.seat, action.what)
        for action in longest_deal(questions).actions
        if action.do in ("bid", "call", "say")
    ]
