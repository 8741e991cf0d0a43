"""Shrinks a find while the same thing goes wrong; a deal is replaced by a smaller question that shows the same."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final

from tarock_conformance.fuzz.courses import FuzzDeal, questions_on_the_way
from tarock_conformance.fuzz.laws.book import finds_by_law
from tarock_conformance.fuzz.smallest import smallest
from tarock_steps.protocol.codec import encode
from tarock_steps.protocol.messages.answers import DealAnswer
from tarock_steps.protocol.messages.questions import Count, Deal, MayBid, MayPlay, Settle, Trick

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tarock_conformance.fuzz.duel import Duel, Find, Sort
    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import Question

_OF_A_WAY: Final = 3
"""How many finds are made small of each way to go wrong, since it may be for several reasons."""
_SMALLER: Final = (Count, Trick, MayPlay, MayBid, Settle)
"""Questions that are smaller than a deal, the smallest first."""


def reduced(find: Find, duel: Duel) -> Find:
    """The smallest question found over which the program goes wrong in the same way; how it broke is told as it was."""
    found = _made_smaller(find, duel)._replace(how=find.how)
    return next((_made_smaller(one, duel) for one in _told_by_less(found, duel)), found)


def few_of_each_way(finds: Mapping[Sort, Find]) -> dict[Sort, Find]:
    """Those of some finds that are made small: the first few of each way to go wrong, whatever they are about."""
    seen: Counter[Sort] = Counter()
    few: dict[Sort, Find] = {}
    for sort, find in finds.items():
        seen[find.way] += 1
        if seen[find.way] <= _OF_A_WAY:
            few[sort] = find
    return few


def one_of_each_way(small: Mapping[Sort, Find], finds: Mapping[Sort, Find], often: Counter[Sort]) -> tuple[Find, ...]:
    """The smallest find of each way to go wrong, of those made ``small``, each under the sort that it was found as.

    ``often`` counts the sorts of all ``finds``; of whatever is left it counts the ways.
    """
    kept: dict[Sort, Find] = {}
    became: dict[Sort, Sort] = {}
    for sort, find in small.items():
        became.setdefault(finds[sort].way, find.way)
        known = kept.get(find.way)
        if known is None or len(encode(find.question)) < len(encode(known.question)):
            kept[find.way] = find
    counted: Counter[Sort] = Counter()
    for sort, find in finds.items():
        counted[small[sort].way if sort in small else became[find.way]] += often[sort]
    often.clear()
    often.update(counted)
    return tuple(kept.values())


def _made_smaller(find: Find, duel: Duel) -> Find:
    found = find

    def shows(question: Question) -> bool:
        nonlocal found
        right = duel.right(question)
        again = None if right is None else wrong_again(find, question, right, duel)
        if again is None or again.way != find.way:
            return False
        found = again
        return True

    smallest(find.question, shows, duel.right)
    return found


def wrong_again(find: Find, smaller: Question, right: Answer, duel: Duel) -> Find | None:
    """What goes wrong over a smaller question: the same law, or what is answered otherwise than is right."""
    return next(finds_by_law(smaller, duel, find.law), None) if find.law else duel.find(smaller, right)


def _told_by_less(find: Find, duel: Duel) -> Iterator[Find]:
    """What goes wrong over smaller questions that arise in a deal, and is about a clause that it is about."""
    right = duel.right(find.question)
    if find.broke or not isinstance(find.question, Deal) or not isinstance(right, DealAnswer):
        return
    arising = [*questions_on_the_way(FuzzDeal(find.question, right), random.Random(0))]
    about = frozenset(find.clauses)
    for form in _SMALLER:
        for question in (one for one in arising if isinstance(one, form)):
            answer = duel.right(question)
            if answer is None or about.isdisjoint(answer.grounds):
                continue
            less = duel.find(question, answer)
            if less is not None and not less.broke and not about.isdisjoint(less.clauses):
                yield less
