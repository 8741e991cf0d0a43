"""A find made small: fewer acts and cards, plainer readings and seats, as long as the same thing goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from tarock_steps.symmetry.relabelling import Relabelling, relabelled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_conformance.fuzz.duel import Duel, Find
    from tarock_steps.protocol.messages.questions import Question

_TRIES: Final = 150
"""How many smaller questions are put to the program for one find."""


def reduced(find: Find, duel: Duel) -> Find:
    """The smallest question found over which the program goes wrong in the same way."""
    tries = 0
    progress = True
    while progress and tries < _TRIES:
        progress = False
        for smaller in _smaller(find.question):
            right = duel.right(smaller)
            if right is None:
                continue
            tries += 1
            again = duel.find(smaller, right)
            if again is not None and again.sort == find.sort:
                find, progress = again, True
                break
            if tries >= _TRIES:
                break
    return find


def _smaller(question: Question) -> Iterator[Question]:
    """Questions a little smaller, the boldest first."""
    if question.options:
        yield msgspec.structs.replace(question, options={})
        for option in question.options:
            rest = {name: reading for name, reading in question.options.items() if name != option}
            yield msgspec.structs.replace(question, options=rest)
    for field in question.__struct_fields__:
        held = getattr(question, field)
        if isinstance(held, list) and field not in ("hands", "talon", "pack"):
            yield from (msgspec.structs.replace(question, **{field: less}) for less in _shorter(held))
    if (turned := _at_usual_seats(question)) is not None:
        yield turned


def _shorter(held: list[Any]) -> Iterator[list[Any]]:
    """The beginning of a list, then the list without some of it."""
    size = len(held)
    while size := size // 2:
        yield held[:size]
    yield from (held[:-less] for less in (1, 2, 3) if less < len(held))
    size = len(held)
    while size := size // 2:
        yield from (held[:start] + held[start + size :] for start in range(0, len(held), size))


def _at_usual_seats(question: Question) -> Question | None:
    """The same with the dealer in the last seat."""
    players, dealer = getattr(question, "players", 0), getattr(question, "dealer", None)
    if not players or dealer is None or dealer == players - 1:
        return None
    further = players - 1 - dealer
    return relabelled(question, Relabelling(seats=tuple((seat + further) % players for seat in range(players))))
