"""Phrases about the pack: each function is called for a step of a scenario, with what the step says."""

from __future__ import annotations

from tarock_protocol.messages.parts import Amount
from tarock_steps.table import position_questions
from tarock_steps.words.phrase import Phrase, then, when
from tarock_steps.words.table import Table


@when(Phrase("the deck is laid out", de="das Paket wird aufgelegt"))
def the_deck_is_laid_out(table: Table) -> None:
    """Ask about the deck."""
    table.ask(position_questions.deck)


@then(Phrase('{row} from the top {are} "{cards}"', de='{row} {are} von oben "{cards}"'))
def from_the_top(table: Table, row: str, cards: str) -> None:
    """The trumps or a suit, from the highest card down."""
    table.expect.row(row, cards)


@then(Phrase('the Trull is "{cards}"', de='die Trull ist "{cards}"'))
def the_trull_is(table: Table, cards: str) -> None:
    """These cards are the Trull."""
    table.expect.trull(cards)


@then(Phrase('"{name}" is the card "{card}"', de='"{name}" heißt die Karte "{card}"'))
def is_the_card(table: Table, name: str, card: str) -> None:
    """A card has this name."""
    table.expect.named(name, card)


@then(Phrase("the deck holds {number} cards and {augen} Augen", de="das Paket hat {number} Karten und {augen} Augen"))
def the_deck_holds(table: Table, number: int, augen: Amount) -> None:
    """The number of cards and of Augen in the deck."""
    table.expect.deck(number, augen)
