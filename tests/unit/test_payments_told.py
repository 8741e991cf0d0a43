"""Payments that do not cancel each other out are said not to, whatever else is wrong with them."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping

import pytest

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_steps.suite.scripts import Script, play_script, scripts

NAMES = {
    "settle": "lungau/settling/half-the-tariff-halves-every-amount",
    "deal": "lungau/settling/a-deal-given-up-where-a-point-is-worth-5-cent[scales]",
}


@functools.cache
def known(source: str) -> Mapping[str, Script]:
    """The scenarios of a source by their ids."""
    return {script.planned.id: script for script in scripts(source)}


def told(scenario: str, payments: Callable[[list[int]], list[int | str]]) -> str:
    """What is said of a scenario in which the reference engine pays otherwise."""

    def paying(line: bytes) -> bytes:
        reply = json.loads(respond(line))
        for name in ("payments", "totals"):
            if reply["answer"].get(name):
                reply["answer"][name] = payments(reply["answer"][name])
        return json.dumps(reply).encode()

    return play_script(known(scenario.partition("/")[0])[scenario], InProcess(paying)).message


@pytest.mark.parametrize("kind", ["settle", "deal"])
@pytest.mark.parametrize(("more", "words"), [(5, "+5"), (-30, "-30")])
def test_payments_that_do_not_sum_to_zero_are_said_to_be_that(kind: str, more: int, words: str) -> None:
    message = told(NAMES[kind], lambda paid: [paid[0] + more, *paid[1:]])

    assert message.startswith("the payments: expected Vorhand ")
    assert message.endswith(f", which sum to {words} instead of zero")


def test_halves_and_thirds_are_summed_exactly() -> None:
    message = told(NAMES["settle"], lambda _: ["1/3", "1/3", "-1/6", 0])

    assert message.endswith(", which sum to +1/2 instead of zero")


def test_wrong_payments_that_sum_to_zero_are_only_wrong() -> None:
    message = told(NAMES["settle"], lambda paid: [2 * amount for amount in paid])

    assert message.startswith("the payments: expected Vorhand +15")
    assert "sum" not in message


def test_a_score_that_does_not_sum_to_zero_is_said_to_be_that() -> None:
    scenario = "karl/sessions/where-a-deal-counts-once-halves-stay-halves"
    message = told(scenario, lambda paid: [1, *paid[1:]])

    assert message.startswith("the score: expected Vorhand ")
    assert message.endswith(", which sum to -13/2 instead of zero")
