"""Phrases about Augen: each function is called for a step of a scenario, with what the step says."""

from __future__ import annotations

from tarock_protocol.messages.parts import Amount
from tarock_steps.table import position_questions
from tarock_steps.words.phrase import Phrase, then, when
from tarock_steps.words.table import Table


@when(Phrase('"{cards}" are counted', de='gezählt wird "{cards}"'))
def are_counted(table: Table, cards: str) -> None:
    """Ask how many Augen these cards have."""
    table.ask(position_questions.count, cards)


@then(Phrase('"{cards}" are worth {augen} Augen each', de='jede Karte von "{cards}" zählt {augen} Augen'))
def are_worth(table: Table, cards: str, augen: Amount) -> None:
    """Each of these cards has this number of Augen."""
    table.expect.worth(cards, augen)


@then(Phrase("they count {augen} Augen", de="zusammen sind das {augen} Augen"))
def they_count(table: Table, augen: Amount) -> None:
    """The cards together have this number of Augen."""
    table.expect.count(augen)


@then(
    Phrase(
        "the declarer's side has {mine} Augen and the opponents have {theirs}",
        de="die Partei des Bieters hat {mine} Augen, die Gegner haben {theirs}",
    )
)
def the_sides_have(table: Table, mine: Amount, theirs: Amount) -> None:
    """The Augen of both sides."""
    table.expect.side_augen(mine, theirs)


@then(Phrase('the Augen come to "{augen_by_player}"', de='die Augen verteilen sich so: "{augen_by_player}"'))
def the_augen_come_to(table: Table, augen_by_player: str) -> None:
    """The Augen of each player in Fahren."""
    table.expect.seat_augen(augen_by_player)
