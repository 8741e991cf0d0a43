"""Phrases of every area, about rules, table, what is allowed, who is next: each function is called for a step."""

from __future__ import annotations

from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table
from tarock_steps.words.values import TURNS


@given(Phrase('the rules "{rules}"', de='die Regeln "{rules}"'))
def the_rules(table: Table, rules: str) -> None:
    """Choose the rules of a source."""
    table.given.rules = rules


@given(Phrase('the reading "{reading}" of "{option}"', de='die Lesart "{reading}" von "{option}"'))
def the_reading(table: Table, reading: str, option: str) -> None:
    """Choose a reading of an option."""
    table.given.reading(option, reading)


@given(Phrase("a table of {players}", de="ein Tisch mit {players} Spielern"))
def a_table_of(table: Table, players: int) -> None:
    """Seat four or five players."""
    table.given.players = players


@given(Phrase("the dealer is at seat {seat}", de="der Geber sitzt auf Platz {seat}"))
def the_dealer_is_at(table: Table, seat: int) -> None:
    """Give the dealer a seat, counted from 0."""
    table.given.dealer = seat


@when(Phrase('{player} is to {request} with "{cards}" in hand', de='{player} soll mit "{cards}" in der Hand {request}'))
def is_to(table: Table, player: str, request: str, cards: str) -> None:
    """Ask what a player with these cards may do."""
    table.ask_holder(player, request, cards)


@then(Phrase("that is allowed", de="das ist erlaubt"))
def that_is_allowed(table: Table) -> None:
    """The last act is allowed."""
    table.expect.allowed()


@then(Phrase("that is refused[ under {clause}]", de="das ist nicht erlaubt[ (nach {clause})]"))
def that_is_refused(table: Table, clause: str | None) -> None:
    """The last act is refused, by the clause if one is named, and has changed nothing."""
    table.expect.refused(clause)


@then(Phrase('the choice is "{words}"', de='zur Wahl steht "{words}"'))
def the_choice_is(table: Table, words: str) -> None:
    """Exactly these choices are open."""
    table.expect.choice(words)


@then(Phrase('"{words}" may be chosen', de='erlaubt ist "{words}"'))
def may_be_chosen(table: Table, words: str) -> None:
    """All these choices are open."""
    table.expect.may(words)


@then(Phrase('"{words}" may not be chosen[ under {clause}]', de='nicht erlaubt ist "{words}"[ (nach {clause})]'))
def may_not_be_chosen(table: Table, words: str, clause: str | None) -> None:
    """None of these choices is open, by the clause if one is named."""
    table.expect.may_not(words, clause)


@then(Phrase("it is {player}'s turn to {deed}", de="{player} ist an der Reihe und soll {deed}"))
def it_is_the_turn_of(table: Table, player: str, deed: str) -> None:
    """It is this player's turn."""
    table.expect.next_to(player, TURNS[deed])


@then(Phrase("it is nobody's turn", de="niemand ist an der Reihe"))
def it_is_nobodys_turn(table: Table) -> None:
    """It is nobody's turn."""
    table.expect.nobody_next()


@then(Phrase("the deal is {state}", de="das Spiel ist {state}"))
def the_deal_is(table: Table, state: str) -> None:
    """The deal is over, or is not."""
    table.expect.over(state)


@then(Phrase("{player} {part}", de="{player} {part}"))
def plays_a_part(table: Table, player: str, part: str) -> None:
    """A player cuts, deals, sits out, wins the trick, or leads next."""
    table.expect.part(player, part)
