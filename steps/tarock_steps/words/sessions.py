"""Phrases about the order of dealers, and about sessions: each function is called for a step, with what it says."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_steps.table import position_questions
from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase("{player} drew the lot", de="{player} wurde ausgelost"))
def drew_the_lot(table: Table, player: str) -> None:
    """The player on whom the lot before the first deal fell."""
    table.given.lot = player


@given(Phrase("{player} dealt last", de="{player} hat zuletzt gegeben"))
def dealt_last(table: Table, player: str) -> None:
    """The dealer of the previous deal."""
    table.given.dealt_last = player


@given(
    Phrase(
        "the last deal ended in {giving_up}[ with {bird}]", de="das letzte Spiel endete mit {giving_up}[ samt {bird}]"
    )
)
def ended_in_giving_up(table: Table, giving_up: str, bird: str | None) -> None:
    """The declarer gave up in the previous deal."""
    del giving_up
    table.given.given_up, table.given.bird = True, bird


@when(Phrase("it is decided who deals next", de="es wird bestimmt, wer als Nächster gibt"))
def the_next_dealer(table: Table) -> None:
    """Ask who deals next."""
    table.ask(position_questions.next_dealer)


@given(Phrase("the session so far:", de="die Partie bisher:"))
def the_session_so_far(table: Table, datatable: Sequence[Sequence[object]]) -> None:
    """The deals of a session in order; everybody keeps the name of the first deal."""
    table.given.session = datatable


@given(Phrase("the last hour begins with deal {number}", de="die letzte Stunde beginnt mit dem {number}. Spiel"))
def the_last_hour_begins(table: Table, number: int) -> None:
    """The number of the deal, counted from 1, with which the last hour begins."""
    table.given.last_hour = number - 1


@when(Phrase("the next deal is due", de="das nächste Spiel steht an"))
def the_next_deal_is_due(table: Table) -> None:
    """Ask the state of the session."""
    table.ask(position_questions.session)


@then(Phrase("the next deal counts {counts}", de="das nächste Spiel zählt {counts}"))
def the_next_deal_counts(table: Table, counts: str) -> None:
    """The next deal counts once, or double."""
    table.expect.next_deal(counts)


@then(Phrase("doubled deals still to come: {number}", de="doppelte Spiele, die noch kommen: {number}"))
def doubled_deals_are_due(table: Table, number: int) -> None:
    """The number of doubled deals still to come, including the next one."""
    table.expect.due(number)


@then(Phrase("the deals go:", de="so folgen die Spiele:"))
def the_deals_go(table: Table, datatable: Sequence[Sequence[object]]) -> None:
    """All deals of the session, and the next one."""
    table.expect.deals(datatable)


@then(Phrase('the score is "{score}"', de='der Stand ist "{score}"'))
def the_score_is(table: Table, score: str) -> None:
    """The total of each player in the session."""
    table.expect.score(score)
