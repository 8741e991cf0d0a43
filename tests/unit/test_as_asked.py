"""A failure of a copy shows the cards that were really asked, and comes after what failed as it stands."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.unit.made_up import FAILED, ledger, scenario

from tarock_language.catalogue import language_of
from tarock_language.data import as_data
from tarock_language.message import message
from tarock_reports.ledger.check_lines import ExchangeLine, UnmetLine, VerdictLine
from tarock_reports.verdict.as_asked import as_asked
from tarock_reports.verdict.summary import summarise
from tarock_reports.verdict.wording import value_told
from tarock_steps.errors import Mismatch
from tarock_steps.suite.judging import what_went_wrong
from tarock_steps.suite.verdicts import Outcome

SENT = json.dumps(
    {"id": 1, "ask": "may_play", "rules": "lungau", "contract": "Dreier", "hand": ["K♣", "8♠"], "trick": ["D♣"]}
)
BELOW = 'Vorhand is to play to "D♠" with "K♠ 8♣ I" in hand'


def failed(symmetry: str, question: str = SENT) -> VerdictLine:
    return VerdictLine(
        scenario="made/play/case-1",
        outcome=FAILED,
        symmetry=symmetry,
        step='the choice is "K♠"',
        expected="K♠",
        given="K♠ 8♣",
        too_much=["8♣"],
        also=[UnmetLine(step='the choice is "8♣"', message="8♣")],
        exchanges=[ExchangeLine(question)],
    )


def test_the_scenario_and_what_came_of_it_have_the_cards_of_the_copy() -> None:
    told, verdict = as_asked(replace(scenario(1), steps=(BELOW,)), failed("♠↔♣"))

    assert told.steps == ('Vorhand is to play to "D♣" with "K♣ 8♠ I" in hand',)
    assert verdict is not None
    assert (verdict.step, verdict.expected, verdict.given) == ('the choice is "K♣"', "K♣", "K♣ 8♠")
    assert verdict.too_much == ["8♠"]
    assert [(unmet.step, unmet.message) for unmet in verdict.also] == [('the choice is "8♠"', "8♠")]
    assert told.id == "made/play/case-1"


@pytest.mark.parametrize(
    "verdict", [None, failed(""), failed("seats+1"), failed("unheard of"), failed("♠↔♣", SENT[:40])]
)
def test_where_no_other_cards_were_asked_nothing_is_told_otherwise(verdict: VerdictLine | None) -> None:
    assert as_asked(scenario(1), verdict) == (scenario(1), verdict)


def test_a_fault_that_quotes_what_the_program_sent_is_told_as_it_was_sent() -> None:
    said = message("the reply carries the id {id}: {line}", id="7", line='{"called":"K♣"}')
    errored = replace(failed("♠↔♣"), outcome=Outcome.ERRORED, message=str(said), fault=as_data(said))

    _, verdict = as_asked(scenario(1), errored)

    assert verdict is not None
    assert verdict.message == str(verdict.said) == str(said)


def test_what_differs_has_the_cards_of_the_copy_in_every_language() -> None:
    fault = Mismatch(message("the choice"), "K♠", message("none of {choices}", choices="8♣"), [], ["8♣"])
    _, verdict = as_asked(scenario(1), replace(failed("♠↔♣"), **what_went_wrong(fault)))

    assert verdict is not None
    assert verdict.message == str(verdict.said) == "the choice: expected K♣, given none of 8♠"
    assert value_told(verdict, "given", language_of("de")) == "keines von 8♠"
    assert value_told(verdict, "too_much", language_of("de")) == "8♠"


def test_what_failed_as_it_stands_comes_first(tmp_path: Path) -> None:
    of = ledger(tmp_path, [FAILED] * 3)
    first, *others = of.verdicts
    copied = dataclasses.replace(of, verdicts=(replace(first, symmetry="seats+1"), *others))

    assert [case.scenario.id for case in summarise(copied).wrong] == [
        *(other.scenario for other in others),
        first.scenario,
    ]
