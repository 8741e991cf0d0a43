"""What the miniatures share: the reference engine with one thing swapped, answering on stdin and stdout."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from tarock_engine.cards import Mask
from tarock_engine.contracts import Contract
from tarock_engine.manners import Situation
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import ClauseId, Ruling
from tarock_protocol.answering import answer_lines
from tarock_reference import respond

Json = dict[str, Any]
Reply = Callable[[Json], Json]
"""One reply for one question, both as objects of JSON."""


def play(rules: RuleSet) -> None:
    """Answer as the reference engine would by these rules."""
    cast("dict[str, RuleSet]", RULE_SETS)[rules.name] = rules
    serve()


def serve(reply: Reply | None = None) -> None:
    """Answer each line, as the reference engine does or as ``reply`` says."""
    answer_lines(sys.stdin.buffer, sys.stdout.buffer, respond if reply is None else _on_lines(reply))


def right(question: Json) -> Json:
    """The reply of the reference engine."""
    return cast("Json", msgspec.json.decode(respond(msgspec.json.encode(question))))


def contracts(rules: RuleSet, swapped: Contract) -> tuple[Contract, ...]:
    """The contracts of a rule set with ``swapped`` in the place of the one of the same name."""
    return tuple(swapped if contract.name == swapped.name else contract for contract in rules.contracts)


def without(duties: Sequence[Ruling[Any]], duty: Callable[..., Any]) -> tuple[Ruling[Any], ...]:
    """Duties of play but for one."""
    return tuple(ruling for ruling in duties if ruling.value is not duty)


def no_duty(here: Situation, left: Mask, clause: ClauseId, rules: RuleSet) -> None:
    """A duty of play that asks for nothing."""
    del here, left, clause, rules


def _on_lines(reply: Reply) -> Callable[[bytes], bytes]:
    return lambda line: msgspec.json.encode(reply(msgspec.json.decode(line)))
