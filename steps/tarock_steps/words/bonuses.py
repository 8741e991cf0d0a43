"""Phrases about items won and lost: each function is called for a step of a scenario, with what the step says."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_steps.table import position_questions
from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase('{owner} "{cards}"', de='{owner} "{cards}"'))
def has(table: Table, owner: str, cards: str) -> None:
    """The pile of a side or of nobody, the cards that a player took in tricks, or those that the declarer laid away."""
    table.given.has(owner, cards)


@given(
    Phrase(
        "the declarer's side took {number} of {tricks} tricks",
        de="die Partei des Bieters machte {number} von {tricks} Stichen",
    )
)
def took_tricks(table: Table, number: int, tricks: int) -> None:
    """The tricks of the declarer's side, out of as many tricks as a hand has cards."""
    table.given.took(number, tricks)


@given(Phrase('{which_trick} is "{trick}"', de='{which_trick} ist "{trick}"'))
def a_trick_is(table: Table, which_trick: str, trick: str) -> None:
    """A trick that the result depends on: by its number, counted from 1, or one of the last two."""
    table.given.told_trick(which_trick, trick)


@when(Phrase("the result is drawn up", de="das Ergebnis wird festgestellt"))
def the_result_is_drawn_up(table: Table) -> None:
    """Ask what is won and lost."""
    table.ask(position_questions.result)


@then(Phrase("these items are scored:", de="gewertet wird:"))
def these_items_are_scored(table: Table, datatable: Sequence[Sequence[object]]) -> None:
    """Exactly these items are scored."""
    table.expect.items(datatable)


@then(Phrase('"{item}" is {outcome} by the {side}', de='"{item}" ist für {side} {outcome}'))
def is_won_or_lost(table: Table, item: str, outcome: str, side: str) -> None:
    """The outcome of one item of one side."""
    table.expect.item(item, outcome, side)


@then(Phrase('"{item}" is not scored', de='"{item}" wird nicht gewertet'))
def is_not_scored(table: Table, item: str) -> None:
    """An item of this name is scored for nobody."""
    table.expect.no_item(item)
