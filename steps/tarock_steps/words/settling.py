"""Phrases about payments: each function is called for a step of a scenario, with what the step says."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_steps.table import position_questions
from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase("one Wertungspunkt is worth {cents} Cent", de="ein Wertungspunkt ist {cents} Cent wert"))
def one_point_is(table: Table, cents: int) -> None:
    """Set the tariff, in cents for one point."""
    table.given.tariff = cents


@given(Phrase("these items are to be settled:", de="abzurechnen ist:"))
def these_items(table: Table, datatable: Sequence[Sequence[object]]) -> None:
    """Set the items to settle, one in a row."""
    table.given.rows = datatable


@given(Phrase("the deal counts double", de="das Spiel zählt doppelt"))
def the_deal_counts_double(table: Table) -> None:
    """Set that the deal belongs to a doubled round."""
    table.given.doubled = True


@given(Phrase('the {gathered} are "{by_player}"', de='die {gathered} sind "{by_player}"'))
def the_gathered_are(table: Table, gathered: str, by_player: str) -> None:
    """Set the Augen or tricks of each player, in games where each plays for himself."""
    table.given.gathered[gathered] = by_player


@when(Phrase("the deal is settled", de="das Spiel wird abgerechnet"))
def the_deal_is_settled(table: Table) -> None:
    """Ask who pays whom."""
    table.ask(position_questions.settle)


@then(Phrase('"{item}" brings the declarer {amount} {unit}', de='"{item}" bringt dem Bieter {amount} {unit}'))
def brings(table: Table, item: str, amount: str, unit: str) -> None:
    """Expect what the declarer gets for this item, all its lines together; negative if he pays."""
    table.expect.brings(item, amount, unit)


@then(Phrase("these lines are settled:", de="abgerechnet wird in diesen Zeilen:"))
def these_lines_are_settled(table: Table, datatable: Sequence[Sequence[object]]) -> None:
    """Expect exactly these lines, one for each item, with the amount that the declarer gets from one opponent."""
    table.expect.lines(datatable)


@then(Phrase('the payments are "{payments}"', de='gezahlt wird so: "{payments}"'))
def the_payments_are(table: Table, payments: str) -> None:
    """Expect what each player receives, or pays if negative."""
    table.expect.payments(payments)
