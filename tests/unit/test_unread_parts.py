"""Which parts of answers no scenario looks at is found out from the scenarios themselves."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Count
from tarock_reference import respond
from tarock_searching.ask.duel import Find, OtherField
from tarock_searching.fuzz import unread_parts
from tarock_searching.fuzz.campaign import FuzzResult
from tarock_searching.fuzz.terminal import told_result
from tarock_searching.fuzz.unread_parts import UnreadParts
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned

COUNTED = Find(Count(id=1, rules="lungau", cards=["I"]), OtherField("augen", 5, 4), ("LUN-COUNTING-003",))


def of_area(area: str) -> tuple[Planned, ...]:
    return tuple(planned for planned in plan("lungau") if planned.area == area)


@pytest.mark.parametrize(
    ("area", "asked", "field"),
    [
        ("counting", "count", "augen"),
        ("play", "trick", "winner"),
        ("play", "may_play", "legal"),
        ("settling", "settle", "payments"),
        ("settling", "settle", "lines.amount"),
        ("bonuses", "result", "items.won"),
    ],
)
def test_what_scenarios_expect_is_looked_at(monkeypatch: pytest.MonkeyPatch, area: str, asked: str, field: str) -> None:
    monkeypatch.setattr(unread_parts, "plan", lambda _: of_area(area))

    assert UnreadParts("lungau", None, respond).is_looked_at(asked, field)


def test_what_is_only_said_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios about what a hand may play ask nothing else of a trick than who wins it, if its leader is left out."""
    winners = tuple(
        script
        for script in of_area("play")
        if not any("leads" in line.text or "lead" in line.text for line in script.lines)
    )
    monkeypatch.setattr(unread_parts, "plan", lambda _: winners)
    parts = UnreadParts("lungau", None, respond)

    assert not parts.is_looked_at("trick", "leads")
    assert parts.is_looked_at("trick", "winner")


def test_of_what_nobody_says_nothing_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread_parts, "plan", lambda _: of_area("counting"))
    parts = UnreadParts("lungau", None, respond)

    assert parts.is_looked_at("count", "no such field")
    assert parts.is_looked_at("session", "due")


def test_a_program_that_plays_cards_alone_is_looked_at_by_what_is_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = tuple(planned for planned in plan("lungau") if planned.area == "whole_deals")[:40]
    monkeypatch.setattr(unread_parts, "plan", lambda _: deals)
    hello = msgspec.structs.replace(InProcess(respond).hello, questions=["hello", "play"])

    assert UnreadParts("lungau", hello, respond).is_looked_at("play", "augen")


def test_it_is_said_of_a_find_and_of_nothing_that_is_no_part() -> None:
    result = FuzzResult((COUNTED,), Counter({COUNTED.way: 1}), 40, Counter(), {})

    named = [*told_result("lungau", result, 1)]
    marked = [*told_result("lungau", result, 1, is_unread=COUNTED.__eq__)]

    assert "  1. count: augen (1 time; LUN-COUNTING-003)" in named
    assert "  1. count: augen (1 time; LUN-COUNTING-003); no scenario looks at this part" in marked
    parts = UnreadParts("lungau", None, respond)
    assert not parts.is_unread(COUNTED._replace(broke="it died"))
    assert not parts.is_unread(COUNTED._replace(difference=OtherField("", 5, 4)))
    assert not parts.is_unread(COUNTED)
