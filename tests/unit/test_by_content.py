from __future__ import annotations

from tarock_reports.ledger.check_lines import ExchangeLine, VerdictLine
from tarock_reports.verdict.by_content import by_content, in_words
from tarock_steps.suite.verdicts import Outcome


def line(ask: str, reason: str = "", *, offered: bool = True) -> VerdictLine:
    """A scenario with a question, declined for a reason where there is one."""
    return VerdictLine(
        scenario="made/play/x",
        outcome=Outcome.DECLINED if reason else Outcome.PASSED,
        message=reason,
        question=ask if reason else "",
        offered=offered,
        exchanges=[ExchangeLine(f'{{"ask":"{ask}","id":1}}')],
    )


def test_each_kind_of_question_is_told_with_how_often_it_was_asked_and_declined() -> None:
    found = by_content([line("trick"), line("trick", "too late"), line("trick", "no"), line("count")])

    assert found == (("trick", 3, 2),)
    assert in_words(found) == "2 of 3 questions `trick`"


def test_what_is_not_offered_was_not_asked() -> None:
    other_reading = line("trick", "does not play the reading", offered=False)

    assert by_content([line("deal", "does not", offered=False), line("trick", "no"), other_reading]) == (
        ("trick", 1, 1),
    )
    assert by_content([line("deal", "does not", offered=False)]) == ()


def test_the_kind_most_often_declined_comes_first() -> None:
    found = by_content([line("count", "no"), line("trick", "no"), line("trick", "no"), line("deck", "no")])

    assert [one.question for one in found] == ["trick", "count", "deck"]
