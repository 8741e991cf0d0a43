"""A scenario may deal the same cards once more, where a deal ends before all that is to be asked of it is asked."""

from __future__ import annotations

import pytest
from tests.unit.scripted import Scripted, a_table, course, the_deal

from tarock_protocol.errors import TableError
from tarock_protocol.messages.answers import Answer, ViewAnswer
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import Deal, Question, View
from tarock_steps.errors import Mismatch
from tarock_steps.suite import vocabulary
from tarock_steps.words.table import Table

AGAIN = "the same cards are dealt once more"


def said(table: Table, text: str, keyword: str = "when") -> None:
    """Go through one step."""
    found = vocabulary.find(keyword, text)
    assert found is not None, text
    found.function(table, **vocabulary.arguments(found, text, ()))


def deals(driver: Scripted) -> list[list[str]]:
    """What was done in each deal that was asked about."""
    return [[action.what for action in asked.actions] for asked in driver.asked if isinstance(asked, Deal)]


def test_what_is_given_stays_and_what_was_done_is_forgotten() -> None:
    table, driver = a_table(course)
    table.given.hand("Second", "XXI XX")
    table.course.act("Second", "bid", "Rufer")
    hands = the_deal(table).hands
    said(table, AGAIN)
    table.course.act("Second", "bid", "Dreier")
    table.expect.allowed()

    assert the_deal(table).actions == [Action(seat=1, do="bid", what="Dreier")]
    assert the_deal(table).hands == hands
    assert ["Dreier"] in deals(driver)


def test_what_was_done_before_is_asked_about_although_nothing_was_expected_of_it() -> None:
    table, driver = a_table(course)
    table.course.act("Second", "bid", "Rufer")
    said(table, AGAIN)

    assert deals(driver) == [["Rufer"]]


def test_what_was_refused_before_is_a_mismatch() -> None:
    table, _ = a_table(lambda question: course(question, "Rufer"))
    table.course.act("Second", "bid", "Rufer")

    with pytest.raises(Mismatch, match=r"Second bids Rufer: expected allowed, given refused \(too low, R\)"):
        said(table, AGAIN)


def test_a_refusal_that_was_expected_is_none() -> None:
    table, driver = a_table(lambda question: course(question, "Rufer"))
    table.course.act("Second", "bid", "Spatzrufer")
    table.course.act("Second", "bid", "Rufer")
    table.expect.refused()
    said(table, AGAIN)
    table.course.act("Second", "bid", "Dreier")
    table.expect.allowed()

    assert ["Dreier"] in deals(driver)


def test_a_position_of_the_deal_before_is_not_looked_at_after_as_many_actions() -> None:
    def answer(question: Question) -> Answer:
        return ViewAnswer(seen=[]) if isinstance(question, View) else course(question)

    table, driver = a_table(answer)
    table.course.act("Second", "bid", "Rufer")
    table.ask_witness("Third")
    said(table, AGAIN)
    table.course.act("Second", "bid", "Dreier")
    said(table, "it is Second's turn to bid", "then")

    assert [type(asked) for asked in driver.asked] == [Deal, View, Deal]


def test_dealing_once_more_where_nothing_was_done_is_a_slip_of_the_scenario() -> None:
    table, _ = a_table(course)

    with pytest.raises(TableError, match="dealt once more: nothing has been done in the deal before"):
        said(table, AGAIN)
