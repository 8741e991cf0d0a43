"""Makes the questions from which mistakes are drawn: questions of a seed that no campaign has, and crossings of them.

The suite's tables of combinations are left out. A crossing takes each field from one of two questions of a kind,
without regard to any rule, and is kept if the reference answers it.
"""

from __future__ import annotations

import contextlib
import itertools
import random
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from proving.scoped.conditions import Medians, conditions_of, medians_of
from tarock_protocol import codec
from tarock_protocol.drivers import OurOwn
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Question
from tarock_reference import hello, respond, respond_to_own
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import BLOCK, Block, block_questions
from tarock_searching.make.material import Material

OF_A_KIND: Final = 2_000
"""The number of questions of a kind from which is drawn, at most."""
_FAR: Final = 1_000_000
"""What is added to a seed, so that no campaign has it."""
_BLOCKS: Final = 12
"""The number of blocks that are generated before questions are crossed."""
_TRIES: Final = 8_000
"""The number of crossings that are tried for a kind, at most."""
_OTHER: Final = 0.3
"""How often a field is taken from the other question."""
_CLAUSE: Final = re.compile(rb'"([A-Z]{3}-[A-Z]+-\d{3})"')


class OfKind(NamedTuple):
    """The questions of one kind with their right answers, and the medians of their numbers.

    ``meeting`` and ``resting`` have a bit for each question: those that meet a condition, and those whose right answer
    rests on a clause.
    """

    asked: Sequence[FilledQuestion]
    medians: Medians
    meeting: dict[str, int]
    resting: dict[str, int]

    @classmethod
    def of(cls, asked: Sequence[FilledQuestion]) -> OfKind:
        """These questions, looked through."""
        lines = [bytes(filled.question) for filled in asked]
        medians = medians_of(lines)
        conditions = (conditions_of(line, medians) for line in lines)
        clauses = ({clause.decode() for clause in _CLAUSE.findall(bytes(filled.right))} for filled in asked)
        return cls(asked, medians, _places(conditions), _places(clauses))


def pool_of(source: str, seed: int) -> dict[str, OfKind]:
    """The questions from which the mistakes of a seed are drawn, by kind."""
    chance = random.Random(f"{source} {seed} pool")
    own = OurOwn(respond_to_own, hello=hello())
    duel, material = Duel(own, own), Material(source, seed + _FAR, respond)
    pool: defaultdict[str, dict[bytes, FilledQuestion]] = defaultdict(dict)
    for number in range(_BLOCKS):
        block = Block(number, BLOCK, {}, {})
        for question, answer in itertools.islice(block_questions(material, seed + _FAR, block, duel), BLOCK):
            _add(pool[codec.kind(question)], FilledQuestion.of(question, answer))
    for asked in pool.values():
        for filled in _crossings([*asked.values()], duel, chance):
            if len(asked) >= OF_A_KIND:
                break
            _add(asked, filled)
    return {kind: OfKind.of([*asked.values()]) for kind, asked in sorted(pool.items())}


def _add(asked: dict[bytes, FilledQuestion], filled: FilledQuestion) -> None:
    asked.setdefault(bytes(filled.question), filled)


def _crossings(asked: Sequence[FilledQuestion], duel: Duel, chance: random.Random) -> Iterator[FilledQuestion]:
    questions = [filled.decoded() for filled in asked]
    for _ in range(_TRIES):
        question = crossing_of(chance.choice(questions), chance.choice(questions), chance)
        answer = None if question is None else duel.right(question)
        if question is not None and answer is not None:
            yield FilledQuestion.of(question, answer)


def crossing_of(one: Question, other: Question, chance: random.Random) -> Question | None:
    """A question with some fields of another one; None if the result has not the right form."""
    with contextlib.suppress(msgspec.ValidationError):
        return msgspec.convert(_mixed(msgspec.to_builtins(one), msgspec.to_builtins(other), chance), type(one))
    return None


def _mixed(one: Any, other: Any, chance: random.Random) -> Any:
    """A part of two questions; of lists of parts, some of each."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: _mixed(inner, other[name], chance) if name in other else inner for name, inner in one.items()}
    if _has_parts(one) and _has_parts(other):
        both = [*one, *(part for part in other if part not in one)]
        number = min(chance.choice([len(one), len(other)]), len(both))
        kept = sorted(chance.sample(range(len(both)), number))
        return chance.choice([one, one, other, [both[place] for place in kept]])
    return other if chance.random() < _OTHER else one


def _has_parts(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(part, dict) for part in value)


def _places(named: Iterable[Iterable[str]]) -> dict[str, int]:
    """A number with a bit for each place at which a name is given."""
    places: defaultdict[str, int] = defaultdict(int)
    for place, names in enumerate(named):
        for name in names:
            places[name] |= 1 << place
    return dict(places)
