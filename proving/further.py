"""``python -m proving.further [SOURCE …]``: choose the further questions that a check asks after the scenarios.

They are the fewest found in which all meet that no vector has: two values of a model that are both live, which means
that each of them changed alone changes the answer, and two clauses on which one answer rests. They come from drawn rows
and from the pack. Questions that were released stay; all others are chosen anew.
"""

from __future__ import annotations

import argparse
import hashlib
import heapq
import random
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from proving import frame
from proving.grounds_together import GroundedQuestion, of_pack, of_rows, of_vectors
from proving.small_questions import size_of
from proving.triples import live_axes
from tarock_protocol.codec import kind, unnumbered
from tarock_protocol.messages.questions import Question
from tarock_reference import respond
from tarock_searching.ask.duel import grounds_of
from tarock_searching.fuzz.packing import BLOCKS
from tarock_searching.make.combining import possible_models
from tarock_searching.make.material import Material, all_asked, material_of
from tarock_searching.model.triples import Triples
from tarock_searching.write.scenario_of_find import asking_lines
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.further import FurtherQuestion, further_questions
from tarock_steps.catalogue.planned import FURTHER
from tarock_steps.catalogue.released import since_of
from tarock_steps.suite.scripts import Script

_SEED: Final = 1
_DIGITS: Final = 10
_CLAUSES: Final = 2
_MOST: Final = 1_000

Meeting = tuple[object, ...]
"""Two things that meet in a question: clauses, or numbered values of the model that is named."""


class Offer(NamedTuple):
    """A question that may be chosen, the clauses on which its answer rests, and all that meets in it."""

    question: Question
    grounds: frozenset[str]
    meetings: frozenset[Meeting]


class Meetings:
    """Finds out what meets in questions of a source."""

    def __init__(self, material: Material) -> None:
        self._material = material
        self._models = [(model, Triples(model)) for model in possible_models(material)]

    def of_clauses(self, asked: Iterable[GroundedQuestion]) -> Iterator[Offer]:
        """Each question with the pairs of clauses on which its answer rests."""
        for question, grounds in asked:
            yield Offer(question, grounds, frozenset(combinations(sorted(grounds), 2)))

    def of_both(self, asked: Iterable[GroundedQuestion]) -> Iterator[Offer]:
        """The same, with the pairs of live values too."""
        for offer in self.of_clauses(asked):
            yield offer._replace(meetings=offer.meetings.union(self._of_values(offer.question)))

    def _of_values(self, question: Question) -> Iterator[Meeting]:
        rows = ((model, values, model.read(question)) for model, values in self._models if not question.options)
        for model, values, row in rows:
            if row is not None:
                live = live_axes(row, model, self._material.is_question, random.Random(_SEED))
                yield from ((model.name, *pair) for pair in combinations(values.numbers_in(row, live), 2))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file of each source."""
    parser = frame.parser_of("proving.further", __doc__)
    frame.add_sources(parser)
    parser.add_argument("--rows", type=frame.positive, default=300, help="rows drawn of each model (default: 300)")
    parser.add_argument("--blocks", type=frame.positive, default=BLOCKS, help=f"blocks of the pack (default: {BLOCKS})")
    parser.add_argument("--most", type=frame.positive, default=_MOST, help=f"questions at most (default: {_MOST})")
    return frame.run_each(parser, _make, arguments)


def _make(source: str, asked: argparse.Namespace) -> int:
    material = material_of(source, _SEED, respond)
    meetings, before = Meetings(material), further_questions(source)
    stay = [*meetings.of_both(_of_released(source, material))]
    scenarios = meetings.of_both(of_vectors(source, {question.id for question in before}))
    known = set[Meeting]().union(*(offer.meetings for offer in (*scenarios, *stay)))
    offers = [
        *meetings.of_both(of_rows(material, asked.rows)),
        *meetings.of_clauses(of_pack(source, asked.blocks)),
    ]
    missing = set[Meeting]().union(*(offer.meetings for offer in offers)) - known
    begun = Counter(map(_sort, missing))
    chosen = [question for offer in stay if (question := _told(offer, material)) is not None]
    for question, met in chosen_questions(offers, missing, material):
        chosen.append(question)
        missing -= met
        if len(chosen) >= asked.most:
            break
    content = b"".join(b"%b\n" % msgspec.json.encode(question) for question in chosen)
    (features_root() / source / FURTHER).write_bytes(content)
    left = Counter(map(_sort, missing))
    frame.tell(f"{source}: {len(chosen):,} questions, {len(content):,} bytes; {Counter(map(_sort, known))} known")
    frame.tell(*(f"  {sort}: {number:,} not met before, {left[sort]:,} after" for sort, number in begun.items()))
    return 0


def _sort(meeting: Meeting) -> str:
    return "pairs of clauses" if len(meeting) == _CLAUSES else "pairs of live values"


def _of_released(source: str, material: Material) -> Iterator[GroundedQuestion]:
    """The further questions that were released."""
    released = since_of(source)
    for planned in further_questions(source):
        for question in all_asked(Script.of(planned), material.reference) if planned.id in released else ():
            yield GroundedQuestion(question, grounds_of(material.reference.ask(question)))


def chosen_questions(
    offers: Sequence[Offer], missing: Collection[Meeting], material: Material
) -> Iterator[tuple[FurtherQuestion, frozenset[Meeting]]]:
    """Questions with what they meet of what is ``missing``, always the one that meets most; of equal ones the smallest.

    A question for which there are no steps is not chosen.
    """
    left = {*missing}
    heap = [(-len(offer.meetings & left), size_of(unnumbered(offer.question)), offer) for offer in offers]
    heapq.heapify(heap)
    while heap and heap[0][0]:
        _, size, offer = heapq.heappop(heap)
        found = offer.meetings & left
        if heap and (-len(found), size) > heap[0][:2]:
            heapq.heappush(heap, (-len(found), size, offer))
        elif found and (question := _told(offer, material)) is not None:
            left -= found
            yield question, found


def _told(offer: Offer, material: Material) -> FurtherQuestion | None:
    """The question in steps; None if there are none for it."""
    lines = asking_lines(offer.question, material.reference)
    if not lines or not offer.grounds:
        return None
    areas = Counter(map(area_of, offer.grounds))
    area = max(areas, key=lambda area: (areas[area], -AREAS.index(area)))
    name = f"{kind(offer.question)}-{hashlib.sha256(unnumbered(offer.question)).hexdigest()[:_DIGITS]}"
    return FurtherQuestion(name, area, tuple(sorted(offer.grounds)), tuple(lines))


if __name__ == "__main__":
    sys.exit(main())
