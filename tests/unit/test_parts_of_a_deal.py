"""Checks of what is called, of the tricks as they were played, and of the lines of a settlement."""

from __future__ import annotations

import pytest
from tests.unit.scripted import a_table, course

from tarock_protocol.errors import Declined, TableError
from tarock_protocol.messages.answers import SettleAnswer
from tarock_protocol.messages.parts import Line, WonTrick
from tarock_steps.errors import Mismatch
from tarock_steps.table import position_questions
from tarock_steps.words.table import Table

HEADING = ["item", "side", "brings", "against"]


def settled(*lines: Line) -> Table:
    table, _ = a_table(SettleAnswer(payments=[-10, 10, -10, 10], lines=list(lines), grounds=["P"]))
    table.given.game("Vorhand", "Dreier", None)
    table.ask(position_questions.settle)
    return table


def test_a_card_is_called_by_whatever_spelling() -> None:
    table, _ = a_table(lambda question: course(question, called="Kh", grounds=["C"]))
    table.expect.called("K♥")

    assert table.grounds == {"C"}
    with pytest.raises(Mismatch, match="the called card: expected K♦, given K♥"):
        table.expect.called("K♦")
    with pytest.raises(Mismatch, match="the called card: expected no card, given K♥"):
        table.expect.called(None)


def test_nothing_is_called_where_no_card_is_named() -> None:
    table, _ = a_table(course)
    table.expect.called(None)

    with pytest.raises(Mismatch, match="the called card: expected K♥, given no card"):
        table.expect.called("K♥")


def test_tricks_are_compared_by_leader_cards_in_order_and_winner() -> None:
    heading = ["leader", "cards", "winner"]
    tricks = [
        WonTrick(leader=0, cards=["I", "II"], winner=1, grounds=["W1"]),
        WonTrick(leader=1, cards=["Kh", "Dh"], winner=2, grounds=["W2"]),
    ]
    table, _ = a_table(lambda question: course(question, tricks=tricks))
    table.expect.tricks([heading, ["Vorhand", "I II", "Second"], ["Second", "K♥ D♥", "Third"]])

    assert table.grounds == {"W1", "W2"}
    for wrong in (["Third", "K♥ D♥", "Third"], ["Second", "D♥ K♥", "Third"], ["Second", "K♥ D♥", "Second"]):
        with pytest.raises(
            Mismatch, match=r"the tricks: expected .*, given Vorhand: I II won by Second; Second: K♥ D♥"
        ):
            table.expect.tricks([heading, ["Vorhand", "I II", "Second"], wrong])
    with pytest.raises(Mismatch, match="expected Vorhand: I II won by Second, given"):
        table.expect.tricks([heading, ["Vorhand", "I II", "Second"]])
    with pytest.raises(TableError, match=r"expected leader \| cards \| winner"):
        table.expect.tricks([["leader", "cards"]])


def test_what_was_laid_away_is_compared_whatever_its_order() -> None:
    table, _ = a_table(lambda question: course(question, discards=["Kh", "II"], grounds=["T"]))
    table.expect.laid_away("II K♥")

    assert table.grounds == {"T"}
    with pytest.raises(Mismatch, match="the cards laid away: expected II, given II K♥"):
        table.expect.laid_away("II")
    with pytest.raises(Mismatch, match="the cards laid away: expected no card, given II K♥"):
        table.expect.laid_away("")


@pytest.mark.parametrize(("over", "state", "other"), [(True, "over", "not over"), (False, "not over", "over")])
def test_a_deal_is_over_or_it_is_not(*, over: bool, state: str, other: str) -> None:
    table, _ = a_table(lambda question: course(question, over=over, grounds=["E"]))
    table.expect.over(state)

    assert table.grounds == {"E"}
    with pytest.raises(Mismatch, match=f"the deal: expected {other}, given {state}"):
        table.expect.over(other)


def test_lines_are_compared_by_item_side_amount_and_against_whom() -> None:
    lines = (
        Line(item="Spiel", side="declarer", amount=20, against=1, grounds=["S1"]),
        Line(item="Spiel", side="declarer", amount="20/2", against=2, grounds=["S2"]),
    )
    table = settled(*lines)
    one, other = ["Spiel", "declarer", "20", "Second"], ["Spiel", "declarer", "10", "Third"]
    table.expect.lines([HEADING, other, one])

    assert table.grounds == {"S1", "S2"}
    for column, word in enumerate(("Trull", "opponents", "21", "Dealer")):
        wrong = [*one[:column], word, *one[column + 1 :]]
        with pytest.raises(Mismatch, match="the lines: expected "):
            table.expect.lines([HEADING, wrong, other])
    with pytest.raises(Mismatch, match=r"given Spiel: .10, of the declarer's side, against Third; Spiel: .20"):
        table.expect.lines([HEADING, one])
    with pytest.raises(TableError, match=r"expected item \| side \| brings \| against"):
        table.expect.lines([["item"]])


def test_against_whom_a_line_counts_is_open_where_the_table_has_no_column_for_it() -> None:
    table = settled(Line(item="Trull", side="foes", amount=-20, against=3))
    table.expect.lines([HEADING[:3], ["Trull", "opponents", "-20"]])

    with pytest.raises(Mismatch, match=r"expected Trull: -20, of the opponents, given .* against Dealer"):
        table.expect.lines([HEADING, ["Trull", "opponents", "-20", ""]])


def test_who_tells_no_lines_declines_them() -> None:
    table = settled()

    with pytest.raises(Declined, match="what each item brings"):
        table.expect.lines([HEADING, ["Spiel", "declarer", "20", ""]])
