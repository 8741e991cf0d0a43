"""What no deal has is refused by the second opinion as well, and nothing that scenarios ask of ends and sheets."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from tests.second_opinion.test_ends import ended
from tests.second_opinion.test_sheets import settled
from tests.unit.test_bad_questions import OF_ERRORS, Case, claims

from tarock_protocol import codec
from tarock_protocol.offered_fields import is_in_part
from tarock_second_opinion.program import respond
from tarock_steps.catalogue.loading import sources

LAWS: Final = (
    "sheets: a trick is led by whoever took the one before it, and told tricks show no breach where none can stand",
    "sheets: an end that contradicts itself",
    "lungau: the holder of a bird alone announces it and plays it",
    "lungau: the bird of the bid is the declarer's and the called könig his partner's",
    "rounds: the called card is played by the partner or from the talon by the declarer",
    "the_table: together nobody has more augen than the pack",
    "the_table: nobody has more or fewer augen than the cards of his tricks count",
    "the_table: no more augen are left out than a talon can have",
    "whole_sheets: in every source a side without a trick has won nothing in one",
    "whole_sheets: no card ends with both sides, and no trick is taken by both",
)
"""The tables of what cannot be in any source."""
WORDS: Final = (
    *("what can be beside", "count", "leader: "),
    *("which seat", "because so many are told", "got it of seat", "what may be said there"),
)
"""What the reference says where one of the laws is broken."""


def replied(case: Case) -> Any:
    """What the second opinion replies."""
    asked = {"ask": case.ask, "id": 1, "rules": case.rules, "options": case.options, **case.fields}
    return json.loads(respond(json.dumps(asked).encode()))


def is_refused(case: Case) -> bool:
    return bool(case.expected.keys() & set(OF_ERRORS))


CASES: Final = [(claim, case) for claim, cases in claims() if claim in LAWS for case in cases]
BROKEN: Final = [case for case in CASES if any(word in str(case[1].expected) for word in WORDS) and is_refused(case[1])]


@pytest.mark.parametrize("law", LAWS)
def test_what_breaks_a_law_is_refused_here_too_and_what_does_not_is_not(law: str) -> None:
    broken = [case for claim, case in BROKEN if claim == law]
    kept = [case for claim, case in CASES if claim == law and not is_refused(case)]

    assert broken
    assert [case for case in broken if "error" not in replied(case)] == []
    assert [case for case in kept if "error" in replied(case)] == []


def asked(source: str) -> list[bytes]:
    """Every end and every sheet that the scenarios of a source ask about."""
    ends = [question for question, _ in ended(source) if not is_in_part(question)]
    return [codec.encode(asked) for asked in (*ends, *(question for question, _ in settled(source)))]


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_nothing_that_scenarios_ask_is_refused(source: str) -> None:
    refused = [(line, reply) for line in asked(source) if b'"error"' in (reply := respond(line))]

    assert refused == []
