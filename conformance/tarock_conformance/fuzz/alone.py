"""Checks whether a find shows itself to a fresh process, or depends on earlier questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_conformance.fuzz.laws.book import ORDER
from tarock_conformance.fuzz.reducing import wrong_again
from tarock_steps.protocol.codec import encode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tarock_conformance.fuzz.duel import Duel, Find
    from tarock_steps.protocol.drivers import Conversation


def shown_alone(finds: Iterable[Find], as_found: Sequence[Find], duel: Duel, fresh: Conversation) -> Iterator[Find]:
    """Finds as a ``fresh`` process that ``duel`` asks shows them, each put once, in their order.

    Where it is right about a small one, and wrong about one of the same way as it was found, that one is told. Where it
    is right about all of them, the find depends on what was asked before, and is about no clause.
    """
    for find in finds:
        larger = sorted((one for one in as_found if one.way == find.way), key=lambda one: len(encode(one.question)))
        again = next((one for one in (find, *larger) if _is_shown(one, duel, fresh)), None)
        yield find._replace(clauses=(), hangs=True) if again is None else again


def _is_shown(find: Find, duel: Duel, fresh: Conversation) -> bool:
    """Whether it goes wrong again; a law about the questions before it is shown by none alone."""
    if find.law == ORDER.name:
        return True
    fresh.renew()
    right = duel.right(find.question)
    return right is None or wrong_again(find, find.question, right, duel) is not None
