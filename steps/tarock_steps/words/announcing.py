"""Phrases about announcements and doublings: each function is called for a step, and passes on what it says."""

from __future__ import annotations

from tarock_steps.words.phrase import Phrase, given, when
from tarock_steps.words.table import Table


@given(Phrase('the player has announced "{items}"', de='der Spieler hat "{items}" angesagt'))
def has_announced(table: Table, items: str) -> None:
    """The announcements that bind the player who is to play."""
    table.given.own_announcements = items


@when(Phrase('{player} says "{words}"', de='{player} sagt "{words}"'))
def says(table: Table, player: str, words: str) -> None:
    """One turn of the announcing, closed with Gut! or Weiter."""
    table.course.say(player, words)


@when(Phrase("everybody says {closing}", de="alle sagen {closing}"))
def everybody_says(table: Table, closing: str) -> None:
    """A circuit of the table in which nothing is announced."""
    table.course.close(closing)
