"""Finds the smallest question with a property that the caller tests.

It is a greedy search: from each smaller question with the property the search goes on, the boldest reduction first.
Hypothesis cannot do it, because it shrinks only what its own strategies drew: its public ``find`` takes no example to
begin with, and a played deal is no such draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, cast

import msgspec
from msgspec.structs import fields, replace

from tarock_protocol.codec import encode
from tarock_protocol.messages.parts import Action, Item
from tarock_protocol.messages.questions import Deal, Question
from tarock_protocol.seating import ACTIVE
from tarock_searching.shrink.plainer_games import with_plainer_game
from tarock_searching.shrink.repairing import Right, with_fewer_acts
from tarock_steps.symmetry.relabelling import Relabelling, relabelled

TRIES: Final = 200
"""How many smaller questions are tried, by default."""
_NO_QUESTIONS: Final = 20
"""How many candidates are looked at, at most, as a multiple of the tries; many are not valid questions."""
_DEALT: Final = frozenset({"hands", "talon", "pack"})
"""Lists that are never shortened."""
_NAMED: Final = frozenset({"id", "rules", "options"})
_NULLABLE: Final = ("partner", "called")


def smallest(
    question: Question,
    shows: Callable[[Question], bool],
    right: Right,
    tries: int = TRIES,
) -> Question:
    """The smallest question found for which ``shows`` is true; it must be true for ``question``.

    Small means few acts, cards, doublings and announcements, the default readings, the plainest game, four players and
    the dealer in the last seat. ``right`` returns the right answer; candidates for which it returns None are invalid
    and skipped. ``shows`` is called ``tries`` times at most.
    """
    left, looked_at = tries, _NO_QUESTIONS * tries
    known = {encode(question)}
    progress = True
    while progress:
        progress = False
        for smaller in smaller_questions(question, right):
            looked_at -= 1
            if not left or not looked_at:
                return question
            if (line := encode(smaller)) in known or right(smaller) is None:
                continue
            known.add(line)
            left -= 1
            if shows(smaller):
                question, progress = smaller, True
                break
    return question


def smaller_questions(question: Question, right: Right) -> Iterator[Question]:
    """Candidates that are a little smaller or plainer, the boldest changes first; they need not be valid questions."""
    if question.options:
        yield replace(question, options={})
        for option in question.options:
            yield replace(
                question, options={name: reading for name, reading in question.options.items() if name != option}
            )
    for field, held in _lists(question):
        yield from (replace(question, **{field: less}) for less in _beginnings(held))
    yield from _at_usual_seats(question)
    yield from with_plainer_game(question, right)
    if isinstance(question, Deal):
        yield from with_fewer_acts(question, right)
    else:
        for field, held in _lists(question):
            yield from (replace(question, **{field: less}) for less in _less_of(held))
    yield from _with_defaults(question)
    for field, held in _lists(question):
        yield from (replace(question, **{field: plainer}) for plainer in _with_plainer_parts(held))


def _lists(question: Question) -> Iterator[tuple[str, list[object]]]:
    for field in question.__struct_fields__:
        held = getattr(question, field)
        if isinstance(held, list) and field not in _DEALT:
            yield field, held


def _beginnings(held: list[object]) -> Iterator[list[object]]:
    size = len(held)
    while size := size // 2:
        yield held[:size]
    yield from (held[:-less] for less in (1, 2, 3) if less <= len(held))


def _less_of(held: list[object]) -> Iterator[list[object]]:
    """The list without some of its elements, many at first."""
    size = len(held)
    while size := size // 2:
        yield from (held[:start] + held[start + size :] for start in range(0, len(held), size))


def _with_defaults(question: Question) -> Iterator[Question]:
    """The question with one field set to its default or to None."""
    for field in _NULLABLE:
        if getattr(question, field, None) is not None:
            yield replace(question, **{field: None})
    yield from (cast("Question", plainer) for plainer in _unsaid(question))


def _unsaid(part: msgspec.Struct) -> Iterator[msgspec.Struct]:
    for field in fields(part):
        if field.required or field.name in _NAMED:
            continue
        default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
        if getattr(part, field.name) != default:
            yield replace(part, **{field.name: default})


def _with_plainer_parts(held: list[object]) -> Iterator[list[object]]:
    """The list of acts or items, in which one has fewer doublings or a field set to its default."""
    for place, part in enumerate(held):
        if isinstance(part, Action | Item):
            for plainer in (*_unsaid(part), *_less_doubled(part)):
                yield [*held[:place], plainer, *held[place + 1 :]]


def _less_doubled(part: Action | Item) -> Iterator[Item]:
    if isinstance(part, Item):
        yield from (replace(part, doubled=part.doubled[:number]) for number in range(1, len(part.doubled)))


def _at_usual_seats(question: Question) -> Iterator[Question]:
    """The question with the dealer in the last seat; if he is there already, at a table of four."""
    players, dealer = getattr(question, "players", 0), getattr(question, "dealer", None)
    if not players or dealer is None:
        return
    if dealer != players - 1:
        further = players - 1 - dealer
        yield relabelled(question, Relabelling(seats=tuple((seat + further) % players for seat in range(players))))
    elif players > ACTIVE:
        yield replace(question, players=ACTIVE, dealer=ACTIVE - 1, **dict(_of_four(question, players)))


def _of_four(question: Question, players: int) -> Iterator[tuple[str, list[object]]]:
    """The lists by seat, without the dealer, who sits out at a table of five."""
    for field in question.__struct_fields__:
        held = getattr(question, field)
        if isinstance(held, list) and len(held) == players and not isinstance(held[-1], Action | Item):
            yield field, held[:ACTIVE]
