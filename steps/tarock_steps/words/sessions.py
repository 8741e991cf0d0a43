"""Words about the order of dealers."""

from __future__ import annotations

from pytest_bdd import given, when

from tarock_steps import positions
from tarock_steps.table import Table
from tarock_steps.words.phrase import Phrase


@given(Phrase("{player} drew the lot"))
def drew_the_lot(table: Table, player: str) -> None:
    """The lot before the first deal fell on this player."""
    table.given.lot = player


@given(Phrase("{player} dealt last"))
def dealt_last(table: Table, player: str) -> None:
    """The dealer of the deal before."""
    table.given.dealt_last = player


@given(Phrase("the last deal ended in {giving_up}[ with {bird}]"))
def ended_in_giving_up(table: Table, giving_up: str, bird: str | None) -> None:
    """The declarer gave up."""
    del giving_up
    table.given.given_up, table.given.bird = True, bird


@when(Phrase("the next dealer is asked for"))
def the_next_dealer(table: Table) -> None:
    """Ask who deals next."""
    table.ask(positions.next_dealer)
