"""Phrases about the Talon and the cards laid away: each function is called for a step, with what it says."""

from __future__ import annotations

from tarock_steps.table.setup import read_cards
from tarock_steps.words.phrase import Phrase, then, when
from tarock_steps.words.table import Table


@when(Phrase("{player} {move}", de="{player} {move}"))
def decides_on_the_talon(table: Table, player: str, move: str) -> None:
    """The declarer takes a half or all, leaves it, or gives up."""
    table.course.move(player, move)


@when(Phrase('{player} takes the cards "{cards}"', de='{player} nimmt die Karten "{cards}"'))
def takes_the_cards(table: Table, player: str, cards: str) -> None:
    """The declarer takes three cards of his own choice from the Talon."""
    table.course.act(player, "talon", " ".join(read_cards(cards)))


@when(Phrase('{player} lays away "{cards}"[ {unnoticed}]', de='{player} legt[ {unnoticed}] "{cards}" weg'))
def lays_away(table: Table, player: str, cards: str, unnoticed: str | None) -> None:
    """The declarer lays these cards away."""
    table.course.act(player, "discard", cards, unnoticed)


@when(Phrase('{player} wants to lay away "{cards}" from "{hand}"', de='{player} will aus "{hand}" weglegen: "{cards}"'))
def wants_to_lay_away(table: Table, player: str, cards: str, hand: str) -> None:
    """Ask whether the declarer may lay these cards away."""
    table.ask_discarder(player, cards, hand)


@when(
    Phrase("{player} is asked for the cards seen so far", de="gefragt wird, welche Karten {player} bisher gesehen hat")
)
def what_has_been_seen(table: Table, player: str) -> None:
    """Ask which cards a player has seen."""
    table.ask_witness(player)


@then(Phrase('of the cards laid away "{cards}" lie face up', de='von den weggelegten Karten liegen offen: "{cards}"'))
def lie_face_up(table: Table, cards: str) -> None:
    """Exactly these of the cards laid away lie face up."""
    table.expect.face_up(cards)


@then(Phrase("none of the cards laid away lies face up", de="von den weggelegten Karten liegt keine offen"))
def none_lies_face_up(table: Table) -> None:
    """All cards laid away lie face down."""
    table.expect.face_up("")


@then(Phrase('the cards laid away are "{cards}"', de='weggelegt sind "{cards}"'))
def the_cards_laid_away_are(table: Table, cards: str) -> None:
    """Exactly these cards were laid away."""
    table.expect.laid_away(cards)


@then(Phrase('these cards have been seen: "{cards}"', de='diese Karten waren zu sehen: "{cards}"'))
def have_been_seen(table: Table, cards: str) -> None:
    """The player has seen each of these cards."""
    table.expect.seen(cards)


@then(Phrase('these cards have not been seen: "{cards}"', de='diese Karten waren nicht zu sehen: "{cards}"'))
def have_not_been_seen(table: Table, cards: str) -> None:
    """The player has seen none of these cards."""
    table.expect.not_seen(cards)
