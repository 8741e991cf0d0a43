"""Asks a fresh process the question of each find, to see whether the fault depends on earlier questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tarock_protocol.codec import encode
from tarock_protocol.drivers import Conversation
from tarock_searching.ask.duel import Duel, Find
from tarock_searching.ask.laws.book import ORDER
from tarock_searching.shrink.reducing import wrong_again


def shown_to_fresh_process(
    finds: Iterable[Find], as_found: Sequence[Find], duel: Duel, fresh: Conversation
) -> Iterator[Find]:
    """Put each find to a ``fresh`` process, which ``duel`` asks, and yield the finds in their order.

    If the process is right about a small find but wrong about a find as it was found in the same ``way``, that one is
    returned. If it is right about all of them, the find ``needs_earlier`` questions, and has no clauses.
    """
    for find in finds:
        larger = sorted(
            (other for other in as_found if other.way == find.way), key=lambda other: len(encode(other.question))
        )
        again = next((candidate for candidate in (find, *larger) if _is_shown(candidate, duel, fresh)), None)
        yield find._replace(clauses=(), needs_earlier=True) if again is None else again


def _is_shown(find: Find, duel: Duel, fresh: Conversation) -> bool:
    """Whether the find goes wrong again; always true for the law ORDER, which no question shows alone."""
    if find.law == ORDER.name:
        return True
    fresh.renew()
    right = duel.right(find.question)
    return right is None or wrong_again(find, find.question, right, duel) is not None
