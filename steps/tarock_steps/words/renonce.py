"""Phrases about breaches of the rules: each function is called for a step of a scenario, with what the step says."""

from __future__ import annotations

from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase("{player} committed a Renonce", de="{player} hat ein Renonce begangen"))
def committed_a_renonce(table: Table, player: str) -> None:
    """A player committed a Renonce, and the deal is settled by this alone."""
    table.given.offender = player


@when(
    Phrase(
        "{player} points out the Renonce of {offender}",
        de="{player} zeigt ein Renonce auf, das {offender} begangen hat",
    )
)
def points_out(table: Table, player: str, offender: str) -> None:
    """A player points out that another has broken the rules."""
    table.course.point_out(player, offender)


@then(Phrase("the Renonce of {player} is settled", de="abgerechnet wird das Renonce, das {player} begangen hat"))
def is_settled(table: Table, player: str) -> None:
    """The offender pays for the Renonce, and nothing else is settled."""
    table.expect.renonce(player)
