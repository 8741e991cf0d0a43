"""Doppelte Runden of Zwanzigerrufen: how many deals count double after a Mondfang."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_engine import sessions
from tarock_engine.actions import TRISCHAKEN
from tarock_engine.certain import of_kind
from tarock_engine.refusals import merged
from tarock_engine.rounds import Past
from tarock_engine.ruling import ClauseId, Grounds, in_words
from tarock_engine.sessions import RENONCE, THROWN_IN, again_after_renonce
from tarock_engine.zwanzigerrufen.rules import DoppelteRunde, ZwanzigerrufenRules

MOND: Final = sessions.MOND
MOND_PARTNER: Final = "mond partner"
MOND_FARBENSOLO: Final = "mond farbensolo"
Left = tuple[int, ...]
"""The current doubled rounds, each as the number of its deals that are left."""


def events(rules: ZwanzigerrufenRules) -> tuple[str, ...]:
    """The events that a past deal can have."""
    thrown = (THROWN_IN,) if rules.dealing.throwing_in.value else ()
    doubled = of_kind(rules.sessions.doubled, DoppelteRunde)
    of_house = [event for event in doubled.occasions if event not in (*rules.by_name, TRISCHAKEN)]
    again = (RENONCE,) if again_after_renonce(rules) else ()
    return (MOND, MOND_PARTNER, MOND_FARBENSOLO, *of_house, *thrown, *again)


def factors(
    players: int, deals: Sequence[Past], last_hour: int | None, rules: ZwanzigerrufenRules
) -> tuple[list[int], int, Grounds]:
    """How often each deal and the next one count, how many doubled deals are due, and the clauses."""
    rulings = of_kind(rules.sessions.doubled, DoppelteRunde)
    length, five = rulings.deals_at(players, rulings.length.value)
    left: Left = ()
    found = list[int]()
    grounds: list[Grounds] = [(rulings.stake.clause, *five)]
    for index, past in enumerate((*deals, None)):
        for place, brought in ((0, rulings.rounds_at_first), (last_hour, rulings.rounds_of_last_hour)):
            for _ in range(0 if brought is None or index != place else brought.value):
                left = rulings.begin_during_another.value(left, length)
        found.append(rulings.stake.value ** len(left))
        if past is not None:
            left, why = _after(left, past, length, rulings)
            grounds.append(why)
    return found, max(left, default=0), merged(grounds)


def _after(left: Left, past: Past, length: int, of: DoppelteRunde) -> tuple[Left, Grounds]:
    """The current rounds after a deal, of which one usually has so many deals as its ``length``, and the clauses."""
    thrown, grounds = THROWN_IN in past.events, list[ClauseId]()
    drawn = bool(past.payments) and not any(past.payments)
    used = of.thrown_in_uses_up.value if thrown else of.drawn_uses_up.value or not drawn
    if left:
        grounds += [of.thrown_in_uses_up.clause, *((of.drawn_uses_up.clause,) if drawn else ())]
    if used:
        left = tuple(deals - 1 for deals in left if deals > 1)
    if past.events & {MOND, MOND_PARTNER, MOND_FARBENSOLO}:
        grounds += [of.triggers.clause, of.length.clause]
    told = [event for event in sorted((*past.events, past.contract)) if event in of.occasions]
    grounds += [of.occasions[event].clause for event in told]
    rounds = [*sorted(past.events & of.triggers.value)[:1], *(e for e in told for _ in range(of.occasions[e].value))]
    if thrown or not rounds:
        return left, tuple(grounds)
    if left:
        grounds.append(of.begin_during_another.clause)
    for event in rounds:
        own = of.deals_of.get(event)
        deals = length if own is None or own.value is None else own.value
        left = of.begin_during_another.value(left, deals)
    return tuple(deals for deals in left if deals), tuple(grounds)


@in_words("The new round takes the place of the one that is on")
def restart(left: Left, length: int) -> Left:
    del left
    return (length,)


@in_words("The new round goes to the end")
def append(left: Left, length: int) -> Left:
    return (sum(left) + length,)


@in_words("Both are on, and multiply")
def multiply(left: Left, length: int) -> Left:
    return (*left, length)
