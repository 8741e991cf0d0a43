"""Questions without end, put until there were so many, or the time is up; what goes wrong is kept by its sort."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from tarock_conformance.fuzz.combining import combined
from tarock_conformance.fuzz.courses import fuzz_deal, questions_on_the_way
from tarock_conformance.fuzz.duel import Duel, Find
from tarock_conformance.fuzz.material import Material
from tarock_conformance.fuzz.mutating import mutated
from tarock_conformance.fuzz.reducing import reduced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from tarock_steps.protocol.messages.answers import Answer
    from tarock_steps.protocol.messages.questions import Question

_DEALS: Final = 0.08
"""How often a whole deal is played."""
_OF_A_DEAL: Final = 12
"""How many questions are put about it at most."""
_COMBINED: Final = 0.3
"""How often a small question is put together of anything."""


class FuzzResult(NamedTuple):
    """What a campaign found: one small find of each sort, how often each came, and how often each clause came up."""

    finds: tuple[Find, ...]
    often: Counter[tuple[str, str]]
    asked: int
    come_up: Counter[str]


class FuzzTerms(NamedTuple):
    """By which readings questions are put, by which seed, and how many; ``goes_on`` says whether there is time."""

    source: str
    seed: int
    questions: int
    options: Mapping[str, str]
    goes_on: Callable[[], bool]


def fuzz_questions(material: Material, terms: FuzzTerms, duel: Duel) -> Iterator[tuple[Question, Answer]]:
    """Questions with their right answers, the same ones for the same seed, without end."""
    chance = random.Random(f"{terms.source} {terms.seed}")
    while True:
        for question in _next(material, chance, duel, terms.options):
            right = duel.right(question)
            if right is not None:
                yield question, right


def _next(material: Material, chance: random.Random, duel: Duel, options: Mapping[str, str]) -> Iterator[Question]:
    sort = chance.random()
    if sort < _DEALS:
        deal = fuzz_deal(material.source, chance, duel.right, options)
        each = [] if deal is None else [*questions_on_the_way(deal, chance)]
        yield from (*each[:1], *chance.sample(each[1:], min(_OF_A_DEAL, len(each[1:]))))
    elif (original := material.question(chance)) is not None:
        is_combined = sort < _DEALS + _COMBINED
        changed = combined(material, chance) if is_combined else mutated(original, material, chance)
        if changed is not None:
            yield replace(changed, options={**changed.options, **options}) if options else changed


def fuzz(
    material: Material, terms: FuzzTerms, duel: Duel, corpus: Sequence[Question], step: Callable[[bool], None]
) -> FuzzResult:
    """Put the questions of a corpus, then new ones; what goes wrong is made small once for each sort."""
    finds: dict[tuple[str, str], Find] = {}
    often: Counter[tuple[str, str]] = Counter()
    asked = 0
    for question, right in _with_corpus(corpus, material, terms, duel):
        if asked >= terms.questions or not terms.goes_on():
            break
        material.come_up.update(set(right.grounds))
        before = duel.asked
        find = duel.find(question, right)
        if duel.asked == before:
            continue
        asked += 1
        step(find is not None)
        if find is not None:
            often[find.sort] += 1
            if find.sort not in finds:
                finds[find.sort] = reduced(find, duel)
    return FuzzResult(tuple(finds.values()), often, asked, material.come_up)


def _with_corpus(
    corpus: Sequence[Question], material: Material, terms: FuzzTerms, duel: Duel
) -> Iterator[tuple[Question, Answer]]:
    for question in corpus:
        right = duel.right(question)
        if right is not None:
            yield question, right
    yield from fuzz_questions(material, terms, duel)
