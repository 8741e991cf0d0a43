"""Phrases about pack, packets and hands: each function is called for a step of a scenario, with what the step says."""

from __future__ import annotations

from tarock_steps.table import position_questions
from tarock_steps.words.phrase import Phrase, given, then, when
from tarock_steps.words.table import Table


@given(Phrase('{player} holds "{cards}"', de='{player} hat "{cards}" in der Hand'))
def player_is_dealt(table: Table, player: str, cards: str) -> None:
    """A player is dealt at least these cards."""
    table.given.hand(player, cards)


@given(Phrase("{player} was dealt {number} cards", de="{player} bekam {number} Karten"))
def was_dealt(table: Table, player: str, number: int) -> None:
    """A player is dealt a wrong number of cards, which nobody has noticed."""
    table.given.sizes[player] = number


@given(Phrase('the Talon is "{first}" and "{second}"', de='im Talon liegen "{first}" und "{second}"'))
def the_talon_is(table: Table, first: str, second: str) -> None:
    """The two packets of three on the table."""
    table.given.packets = (first, second)


@given(Phrase('the pack is "{cards}"', de='oben im Paket liegen "{cards}"'))
def the_pack_is(table: Table, cards: str) -> None:
    """The pack from the top; the rest follows in canonical order."""
    table.given.pack = cards


@given(Phrase("{number} cards are lifted", de="abgehoben werden {number} Karten"))
def cards_are_lifted(table: Table, number: int) -> None:
    """The number of cards lifted when cutting."""
    table.given.lifted = number


@given(Phrase("the first packet is given to {player}", de="das erste Päckchen bekommt {player}"))
def the_first_packet(table: Table, player: str) -> None:
    """The player who gets the first packet."""
    table.given.first_packet = player


@given(
    Phrase(
        'the cards on the table lie in the order "{cards}"',
        de='die Karten auf dem Tisch liegen in der Reihenfolge "{cards}"',
    )
)
def the_table_cards(table: Table, cards: str) -> None:
    """The six cards of the Talon as one pile, from the top."""
    table.given.pile = cards


@given(
    Phrase(
        'the pack is knocked on and packets "{numbers}" are chosen',
        de='auf das Paket wird geklopft, gewählt werden die Päckchen "{numbers}"',
    )
)
def knocked_on(table: Table, numbers: str) -> None:
    """The packets, counted from 1, that the players choose in turn from Vorhand on."""
    table.given.choose_packets(numbers)


@when(Phrase("the pack is dealt", de="es wird gegeben"))
def the_pack_is_dealt(table: Table) -> None:
    """Ask who receives which cards."""
    table.ask(position_questions.dealing)


@when(Phrase("the same cards are dealt once more", de="dieselben Karten werden noch einmal gegeben"))
def the_same_cards_are_dealt_once_more(table: Table) -> None:
    """Begin another deal of the same cards, in which nothing has happened yet."""
    table.deal_again()


@then(Phrase('{player} holds exactly "{cards}"', de='{player} hat genau "{cards}" in der Hand'))
def holds_exactly(table: Table, player: str, cards: str) -> None:
    """The whole hand of a player."""
    table.expect.hand(player, cards)


@then(
    Phrase(
        'the halves of the Talon are "{first}" and "{second}"',
        de='die Hälften des Talons sind "{first}" und "{second}"',
    )
)
def the_halves_are(table: Table, first: str, second: str) -> None:
    """The halves of the Talon."""
    table.expect.halves(first, second)


@then(
    Phrase(
        'the packets go to "{players_in_turn}" in turn', de='die Päckchen gehen der Reihe nach an "{players_in_turn}"'
    )
)
def the_packets_go(table: Table, players_in_turn: str) -> None:
    """The order of the packets."""
    table.expect.packets(players_in_turn)


@then(Phrase("the direction is {direction}", de="gegeben und gespielt wird {direction}"))
def the_direction_is(table: Table, direction: str) -> None:
    """The direction of dealing and play."""
    table.expect.direction(direction)
