"""When the round of announcements in Zwanzigerrufen is over, by reading."""

from __future__ import annotations

from tarock_engine.ruling import in_words


@in_words("As many silent turns in a row as there are seats")
def all_in_a_row(closed: int, silent: int, seats: int) -> bool:
    del closed
    return silent >= seats


@in_words("A silent round that begins with Vorhand")
def whole_round(closed: int, silent: int, seats: int) -> bool:
    return silent >= seats and closed % seats == 0


@in_words("One silent turn fewer")
def all_others(closed: int, silent: int, seats: int) -> bool:
    del closed
    return silent >= seats - 1
