"""``python -m proving.further [SOURCE …]``: choose the further questions that a check asks after the scenarios.

They are chosen so that, with as few questions as possible, each two things meet in a question that meet in no scenario:
two clauses on which one answer rests; or two values of a model that are live, which means that each of them, changed
alone, changes the answer. If there is room, others follow in which a live value meets an impostor (the reference engine
with one wrong ruling) that answers the question wrongly. They come from drawn rows and from the pack of ``tarock
fuzz``. Released questions stay; all others are chosen anew. The file ``further.jsonl`` of the source is written.
"""

from __future__ import annotations

import argparse
import hashlib
import heapq
import random
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import combinations, islice
from typing import Final, NamedTuple

import msgspec

from proving import cli
from proving.grounds_together import GroundedQuestion, of_pack, of_rows, of_vectors
from proving.showing import Showing
from proving.small_questions import size_of
from proving.triple_sets import Triples
from tarock_protocol.codec import encode, kind, unnumbered
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Question
from tarock_reference import respond
from tarock_reference.impostors import impostors
from tarock_searching.ask.duel import grounds_of
from tarock_searching.fuzz.packing import BLOCKS
from tarock_searching.make.combining import possible_models
from tarock_searching.make.material import Material, all_asked, material_of
from tarock_searching.model.axes import ABSENT, Model, Row
from tarock_searching.model.drawing import Drawing, DrawnRow
from tarock_searching.write.scenario_of_find import asking_lines, up_to_refusal
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.further import FILE, FurtherQuestion, further_questions
from tarock_steps.catalogue.released import since_of
from tarock_steps.suite.scripts import Script

_SEED: Final = 1
_DIGITS: Final = 10
_IMPOSTORS: Final = 24
"""How many wrong rulings are tried on a question at most."""
_OTHERS: Final = 3
"""How many other values of an axis are tried, to see whether the answer changes."""
_MOST: Final = 600

Meeting = tuple[object, ...]
"""Things that meet in a question: their sort, then clauses, or numbered values of the model that is named."""


class Sort(StrEnum):
    """What meets, and in this order it is met: two clauses, two live values, a live value and a wrong ruling."""

    CLAUSES = "pairs of clauses"
    VALUES = "pairs of live values"
    SHOWN = "values beside wrong rulings"


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
        self._showing = Showing(impostors(material.source), _IMPOSTORS)

    def of_clauses(self, asked: Iterable[GroundedQuestion]) -> Iterator[Offer]:
        """Each question with the pairs of clauses on which its answer rests."""
        for question, grounds in asked:
            pairs = frozenset((Sort.CLAUSES, *pair) for pair in combinations(sorted(grounds), 2))
            yield Offer(up_to_refusal(question, self._material.reference), grounds, pairs)

    def of_all(self, asked: Iterable[GroundedQuestion]) -> Iterator[Offer]:
        """The same, with the pairs of live values, and the values beside wrong rulings that show."""
        for offer in self.of_clauses(asked):
            yield offer._replace(meetings=offer.meetings.union(self._of_values(offer.question)))

    def _of_values(self, question: Question) -> Iterator[Meeting]:
        rows = ((model, values, model.read(question)) for model, values in self._models if not question.options)
        for model, values, row in rows:
            if row is None:
                continue
            live = _live_axes(row, model, self._material.is_question, random.Random(_SEED))
            numbers = values.numbers_in(row, live)
            yield from ((Sort.VALUES, model.name, *pair) for pair in combinations(numbers, 2))
            right = self._material.reference.ask(question)
            for name in self._showing.shown(FilledQuestion.of(question, right)):
                yield from ((Sort.SHOWN, name, model.name, number) for number in numbers)


def _live_axes(
    row: Row, model: Model, is_question: Callable[[Question], bool], chance: random.Random
) -> frozenset[str]:
    """The axes of a row whose value, changed alone, changes the answer."""
    drawing = Drawing(model, is_question, f"{model.source} {model.name}")
    right = _answer(drawing.question_of(row))
    if not right:
        return frozenset()
    return frozenset(
        axis.name
        for axis in model.axes
        if row[axis.name] != ABSENT
        and any(
            _answer(drawing.question_of({**row, axis.name: value})) not in (b"", right)
            for value in chance.sample(axis.values, min(_OTHERS, len(axis.values)))
            if value != row[axis.name]
        )
    )


def _answer(drawn: DrawnRow | None) -> bytes:
    """The reference's answer to the question of a row; empty if there is none."""
    return b"" if drawn is None else respond(encode(drawn.question))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file of each source."""
    parser = cli.parser_of("proving.further", __doc__)
    cli.add_sources(parser)
    parser.add_argument("--rows", type=cli.positive, default=300, help="rows drawn of each model (default: 300)")
    parser.add_argument("--blocks", type=cli.positive, default=BLOCKS, help=f"blocks of the pack (default: {BLOCKS})")
    parser.add_argument("--most", type=cli.positive, default=_MOST, help=f"questions at most (default: {_MOST})")
    parser.add_argument("--add", action="store_true", help="keep all questions, and add those for pairs of clauses")
    return cli.run_each(parser, _make, arguments)


def _make(source: str, asked: argparse.Namespace) -> int:
    material = material_of(source, _SEED, respond)
    meetings, before = Meetings(material), further_questions(source)
    offers_of = meetings.of_clauses if asked.add else meetings.of_all
    ids = {question.id for question in before} if asked.add else since_of(source)
    stay = [*offers_of(_of_ids(source, ids, material))]
    scenarios = offers_of(of_vectors(source, {question.id for question in before}))
    known = set[Meeting]().union(*(offer.meetings for offer in (*scenarios, *stay)))
    offers = [*offers_of(of_rows(material, asked.rows)), *meetings.of_clauses(of_pack(source, asked.blocks))]
    missing = set[Meeting]().union(*(offer.meetings for offer in offers)) - known
    left, chosen = {*missing}, [question for offer in stay if (question := _told(offer, material)) is not None]
    for sort in Sort:
        wanted = {meeting for meeting in left if meeting[0] == sort}
        for question, met in islice(chosen_questions(offers, wanted, material), max(asked.most - len(chosen), 0)):
            chosen.append(question)
            left -= met
        cli.tell(f"{source}: {len(chosen):,} questions with {sort}")
    each = {question.name: msgspec.json.encode(question) for question in chosen}
    (features_root() / source / FILE).write_bytes(b"".join(b"%b\n" % line for line in each.values()))
    numbers = [Counter(str(meeting[0]) for meeting in several) for several in (known, missing, left)]
    for sort in Sort:
        here, others, rest = (number[sort] for number in numbers)
        cli.tell(f"  {sort}: {here:,} met by scenarios, {others - rest:,} by further questions, {rest:,} by none")
    return 0


def _of_ids(source: str, ids: Collection[str], material: Material) -> Iterator[GroundedQuestion]:
    """The further questions with these ids; of a deal, what is asked before the last act is the smaller one."""
    for planned in further_questions(source):
        if planned.id in ids:
            question = max(all_asked(Script.of(planned), material.reference), key=lambda one: size_of(unnumbered(one)))
            yield GroundedQuestion(question, grounds_of(material.reference.ask(question)))


def chosen_questions(
    offers: Sequence[Offer], missing: Collection[Meeting], material: Material
) -> Iterator[tuple[FurtherQuestion, frozenset[Meeting]]]:
    """Questions with all that meets in them, always the one with most that is ``missing``; of equal ones the smallest.

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
            yield question, offer.meetings


def _told(offer: Offer, material: Material) -> FurtherQuestion | None:
    """The question in steps; None if there are none for it."""
    lines = asking_lines(offer.question, material.reference)
    if not lines or not offer.grounds:
        return None
    name = f"{kind(offer.question)}-{hashlib.sha256(unnumbered(offer.question)).hexdigest()[:_DIGITS]}"
    return FurtherQuestion(name, tuple(sorted(offer.grounds)), tuple(lines))


if __name__ == "__main__":
    sys.exit(main())
