"""Shrinks a find while the same fault shows; a deal is replaced by a smaller question that shows it too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from tarock_protocol.codec import encode
from tarock_protocol.messages.answers import Answer, DealAnswer
from tarock_protocol.messages.questions import Count, Deal, MayBid, MayPlay, Question, Settle, Trick
from tarock_searching.ask.duel import Duel, Find, Sort
from tarock_searching.ask.laws.book import finds_by_law
from tarock_searching.make.courses import FuzzDeal, questions_on_the_way
from tarock_searching.shrink.smallest import smallest

_OF_A_WAY: Final = 3
"""How many finds are reduced for each way to go wrong, which may have several reasons."""
_SMALLER: Final = (Count, Trick, MayPlay, MayBid, Settle)
"""Kinds of questions that are smaller than a deal, the smallest first."""


def reduced(find: Find, duel: Duel) -> Find:
    """Reduce a find to the smallest question that shows the same; ``how`` stays as it was found."""
    found = _made_smaller(find, duel)._replace(how=find.how)
    return next((_made_smaller(less, duel) for less in _told_by_less(found, duel)), found)


def few_of_each_way(finds: Mapping[Sort, Find]) -> dict[Sort, Find]:
    """The finds to reduce: the first few of each way to go wrong, whatever their clauses."""
    seen: Counter[Sort] = Counter()
    few: dict[Sort, Find] = {}
    for sort, find in finds.items():
        seen[find.way] += 1
        if seen[find.way] <= _OF_A_WAY:
            few[sort] = find
    return few


def one_of_each_way(small: Mapping[Sort, Find], finds: Mapping[Sort, Find], often: Counter[Sort]) -> tuple[Find, ...]:
    """The smallest find of each way to go wrong, chosen from the reduced finds in ``small``, keyed by original sort.

    ``often`` counts all ``finds`` by their sort; it is changed in place, to count the ways of the finds returned.
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

    def is_shown_by(question: Question) -> bool:
        nonlocal found
        right = duel.right(question)
        again = None if right is None else wrong_again(find, question, right, duel)
        if again is None or again.way != find.way:
            return False
        found = again
        return True

    smallest(find.question, is_shown_by, duel.right)
    return found


def wrong_again(find: Find, smaller: Question, right: Answer, duel: Duel) -> Find | None:
    """The find over a smaller question, by the same law or by comparing answers; None if nothing is wrong."""
    return next(finds_by_law(smaller, duel, find.law), None) if find.law else duel.find(smaller, right)


def _told_by_less(find: Find, duel: Duel) -> Iterator[Find]:
    """Finds over smaller questions that arise in a find's deal, if they share a clause with it."""
    right = duel.right(find.question)
    if find.broke or not isinstance(find.question, Deal) or not isinstance(right, DealAnswer):
        return
    arising = [*questions_on_the_way(FuzzDeal(find.question, right), random.Random(0))]
    about = frozenset(find.clauses)
    for form in _SMALLER:
        for question in (asked for asked in arising if isinstance(asked, form)):
            answer = duel.right(question)
            if answer is None or about.isdisjoint(answer.grounds):
                continue
            less = duel.find(question, answer)
            if less is not None and not less.broke and not about.isdisjoint(less.clauses):
                yield less
