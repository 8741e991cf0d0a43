"""Phrases about cards played and tricks taken: each function is called for a step, and passes on what it says."""

from __future__ import annotations

from collections.abc import Sequence

from tarock_steps.table import position_questions
from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase("it is trick {number}", de="es ist der {number}. Stich"))
def it_is_trick(table: Table, number: int) -> None:
    """The number of the trick, counted from 1."""
    table.given.trick_number = number


@when(Phrase('{player} plays "{card}"[ {unnoticed}]', de='{player} spielt[ {unnoticed}] "{card}"'))
def card_is_played(table: Table, player: str, card: str, unnoticed: str | None) -> None:
    """A player plays one card."""
    table.course.act(player, "play", card, unnoticed)


@when(Phrase('{player} leads and the trick is "{cards}"', de='{player} spielt aus, und der Stich ist "{cards}"'))
def leads_and_the_trick_is(table: Table, player: str, cards: str) -> None:
    """The cards of a trick: the leader's card, then the others' in turn."""
    table.course.trick(player, cards)


@when(Phrase("the play goes:", de="gespielt wird so:"))
def the_play_goes(table: Table, datatable: Sequence[Sequence[object]]) -> None:
    """Several tricks, one in each row."""
    table.course.tricks(datatable)


@when(
    Phrase(
        '{player} is to play to "{cards}" with "{hand}" in hand',
        de='{player} soll mit "{hand}" in der Hand zu "{cards}" zugeben',
    )
)
def is_to_play_to(table: Table, player: str, cards: str, hand: str) -> None:
    """Ask which cards may be played."""
    table.ask_follower(player, cards, hand)


@then(Phrase('{player} may confer with "{others}"', de='{player} darf sich besprechen mit "{others}"'))
def may_confer(table: Table, player: str, others: str) -> None:
    """A player may talk about the play with these others, or with nobody."""
    table.expect.confers(player, others)


@when(Phrase('the trick is "{trick}"', de='der Stich ist "{trick}"'))
def the_trick_is(table: Table, trick: str) -> None:
    """Ask who wins a trick: its leader, then the cards as they were played."""
    table.ask(position_questions.trick_winner, trick)


@then(Phrase("these tricks have been taken:", de="diese Stiche sind gemacht:"))
def these_tricks_have_been_taken(table: Table, datatable: Sequence[Sequence[object]]) -> None:
    """Exactly these tricks, in the order in which they were played."""
    table.expect.tricks(datatable)
