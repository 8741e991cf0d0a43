"""Small questions told once more: the suite's own are answered alike, and a wrong answer is noticed."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import pytest
from msgspec.structs import replace
from tests.second_opinion.listening import asked_by

from tarock_protocol.codec import kind
from tarock_protocol.drivers import InProcess
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import Count, Deal, MayBid, MayPlay, Question, Trick, View
from tarock_reference import respond
from tarock_second_opinion.answer_check import disagreement
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.scripts import scripts

TOLD: Final = (Count, Deal, MayBid, MayPlay, Trick)
EVERY: Final = 5
"""Of how many scenarios one is asked."""
EVERY_SOURCE: Final = pytest.mark.parametrize("source", sources())


@functools.cache
def asked(source: str) -> tuple[tuple[Question, Answer], ...]:
    """What some scenarios of a source ask, with the right answers."""
    return asked_by(scripts(source)[::EVERY])


@pytest.mark.prove
@EVERY_SOURCE
def test_what_scenarios_ask_is_told_alike_where_it_can_be_told(source: str) -> None:
    told = [(question, disagreement(question, answer)) for question, answer in asked(source)]

    assert [(question, why) for question, why in told if why] == []
    same = Counter(kind(question) for question, why in told if why == "")
    assert min(same[kind(question)] for question in TOLD) > 0


CHANGED: Final[Mapping[type[Question], Any]] = {
    Count: lambda answer: replace(answer, augen=99),
    Deal: lambda answer: replace(answer, accepted=answer.accepted + 1),
    MayBid: lambda answer: replace(answer, legal=[*answer.legal, "Kontra Spiel"]),
    MayPlay: lambda answer: replace(answer, legal=[]),
    Trick: lambda answer: replace(answer, winner=(answer.winner + 1) % 4),
}


@pytest.mark.prove
@EVERY_SOURCE
def test_a_wrong_answer_is_told_otherwise(source: str) -> None:
    seen = Counter[str]()
    for question, answer in asked(source):
        change = CHANGED.get(type(question))
        if change is not None and disagreement(question, answer) == "":
            assert "told once more" in (disagreement(question, change(answer)) or "")
            seen[kind(question)] += 1

    assert min(seen[kind(question)] for question in TOLD) > 0


@pytest.mark.gate("lungau")
@EVERY_SOURCE
def test_what_hangs_on_more_than_is_told_is_not_answered(source: str) -> None:
    bound = MayPlay(id=1, rules=source, contract="Solo", hand=["I", "V"], trick=[], announced=["Pagat"])
    views = [(question, answer) for question, answer in asked(source) if isinstance(question, View)]

    try:
        assert disagreement(bound, InProcess(respond).ask(bound)) is None
    except (Declined, ProtocolError):
        assert source in ("lungau", "karl")  # they know no Solo
    assert all(disagreement(question, answer) is None for question, answer in views)
