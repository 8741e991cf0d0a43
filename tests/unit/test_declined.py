from __future__ import annotations

from tarock_language.message import ENGLISH
from tarock_reports.ledger.check_lines import ExchangeLine, VerdictLine
from tarock_reports.verdict.declined import ByContent, by_content, declined, declining, kinds_in_words, reason_in_words
from tarock_steps.suite.verdicts import Outcome


def line(ask: str, reason: str = "", *, offered: bool = True, unsaid: str = "") -> VerdictLine:
    """A scenario with a question, declined for a reason where there is one."""
    return VerdictLine(
        scenario="made/play/x",
        outcome=Outcome.DECLINED if reason else Outcome.PASSED,
        message=reason,
        question=ask if reason else "",
        offered=offered,
        unsaid=unsaid,
        exchanges=[ExchangeLine(f'{{"ask":"{ask}","id":1}}')],
    )


def of_offered(*lines: VerdictLine) -> tuple[ByContent, ...]:
    return by_content(declined(lines), lines)


def test_each_kind_of_question_is_told_with_how_often_it_was_asked_and_declined() -> None:
    found = of_offered(line("trick"), line("trick", "too late"), line("trick", "no"), line("count"))

    assert found == (("trick", 3, 2),)
    assert [*map(str, kinds_in_words(found))] == ["2 of 3 questions `trick`"]


def test_what_is_not_offered_was_not_asked() -> None:
    other_reading = line("trick", "does not play the reading", offered=False)

    assert of_offered(line("deal", "does not", offered=False), line("trick", "no"), other_reading) == (("trick", 1, 1),)
    assert of_offered(line("deal", "does not", offered=False)) == ()


def test_the_kind_most_often_declined_comes_first() -> None:
    found = of_offered(line("count", "no"), line("trick", "no"), line("trick", "no"), line("deck", "no"))

    assert [entry.question for entry in found] == ["trick", "count", "deck"]


def test_reasons_and_kinds_come_of_one_count() -> None:
    not_there = line("deal", "does not answer the question 'deal'", offered=False)
    lines = [line("trick", "no"), line("trick", "too late"), line("trick", "no"), not_there]
    everything = declined(lines)

    assert [(entry.ask, entry.number) for entry in everything] == [("trick", 2), ("deal", 1), ("trick", 1)]
    assert sum(entry.declined for entry in by_content(everything, lines)) == sum(
        entry.number for entry in everything if entry.by_content
    )
    assert declining(everything, 1)[1:] == (2, 2, 4)
    assert [reason_in_words(entry, ENGLISH) for entry in everything] == [
        "2 scenarios need `trick`: no",
        "1 scenario needs `deal`, which is not offered",
        "1 scenario needs `trick`: too late",
    ]


def test_a_kind_that_is_not_offered_is_one_entry_whatever_field_a_scenario_reads() -> None:
    why = "does not answer the question 'deal'"
    fields = [line("deal", why, offered=False, unsaid=field) for field in ("deal.refused", "deal.next", "deal.next")]

    (entry,) = declining(declined(fields)).each

    assert reason_in_words(entry, ENGLISH) == "3 scenarios need `deal`, which is not offered"


def test_what_lacks_another_field_of_a_kind_that_is_offered_is_an_entry_of_its_own() -> None:
    lines = [line("deal", "no field", unsaid=field) for field in ("deal.next", "deal.why")]

    assert [entry.unsaid for entry in declining(declined(lines)).each] == ["deal.next", "deal.why"]


def test_what_is_merged_stands_by_its_number() -> None:
    why = "does not answer the question 'deal'"
    fields = [line("deal", why, offered=False, unsaid=f"deal.{number}") for number in range(3)]

    told = declining(declined([*fields, line("trick", "no"), line("trick", "no")])).each

    assert [(entry.ask, entry.number) for entry in told] == [("deal", 3), ("trick", 2)]
