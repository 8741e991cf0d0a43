"""Finds the source that a program comes nearest to, by questions on which the sources differ.

The name by which a program calls its rules says nothing here; a question goes out with that name, and the answer is
held against what each source says to it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations, count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace

from tarock_conformance.diagnose.meant import DECLINED, ERROR, meant
from tarock_conformance.lock.comparing import differ
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.protocol import codec
from tarock_steps.protocol.drivers import InProcess, not_offered
from tarock_steps.protocol.messages.questions import Hello
from tarock_steps.protocol.offered import fields_said
from tarock_steps.protocol.wrapping import Wrapper
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tarock_steps.catalogue.planned import Planned
    from tarock_steps.protocol.drivers import Driver, WireExchange
    from tarock_steps.protocol.messages.answers import Answer, HelloAnswer
    from tarock_steps.protocol.messages.questions import Question

_OF_AN_AREA: Final = 8
"""Of how many scenarios of each area of each source the questions are taken."""
_ASKED: Final = 40
"""How many questions are asked at most."""
_LEAD: Final = 8
"""By how many answers one source has to be nearer than the next to be taken for it at once."""


class Nearness(NamedTuple):
    """How near a program comes to the sources: of ``asked`` answers how many each of them gives too, most first.

    ``rules`` is the name by which it was asked.
    """

    rules: str
    asked: int
    alike: Mapping[str, int]

    @property
    def nearest(self) -> tuple[str, ...]:
        """The source with the most, or those; none where nothing was answered."""
        best = max(self.alike.values(), default=0)
        return tuple(one for one, number in self.alike.items() if number == best and best)


class CalledOtherwise(Wrapper):
    """A program asked about a ``source`` that calls its rules by a name of its own."""

    def __init__(self, driver: Driver, source: str, rules: str) -> None:
        super().__init__(driver)
        self._source = source
        self._rules = rules

    @property
    def hello(self) -> HelloAnswer:
        """What it says of itself, with the name of the source for that of its rules."""
        said = self._driver.hello
        return replace(said, rules={self._source: said.rules[self._rules]})

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange, by the name of the source."""
        exchange = self._driver.last
        if exchange is None:
            return None
        asked = codec.decode_question(exchange.question.encode())
        return replace(exchange, question=codec.encode(replace(asked, rules=self._source)).decode().strip())

    def ask(self, question: Question) -> Answer:
        """Its answer to the question by its own name."""
        return self._driver.ask(replace(question, rules=self._rules))


def nearness(driver: Driver, rules: str) -> Nearness:
    """How near a program comes to each source by what it answers to a few questions, asked by one of its names."""
    alike = Counter(dict.fromkeys(sources(), 0))
    asked = 0
    for number, (question, said) in zip(count(1), _parting(driver.hello, rules), strict=False):
        own = replace(question, id=number, rules=rules)
        answer = _answered(driver, own)
        if answer != DECLINED:
            asked += 1
            fields = fields_said(driver.hello, codec.kind(type(question)))
            given = _of_these(fields, answer)
            alike.update(source for source, right in said.items() if not differ(_of_these(fields, right), given))
        (_, first), (_, second), *_ = alike.most_common()
        if asked == _ASKED or first - second >= _LEAD:
            break
    return Nearness(rules, asked, dict(alike.most_common()))


def _of_these(fields: frozenset[str] | None, answer: Mapping[str, Any]) -> Mapping[str, Any]:
    """An answer as far as a program says its fields."""
    if fields is None or answer in (ERROR, DECLINED):
        return answer
    return {name: value for name, value in answer.items() if name in fields}


def _answered(driver: Driver, question: Question) -> dict[str, Any]:
    return meant(question, lambda: driver.ask(question))


def _parting(hello: HelloAnswer, rules: str) -> Iterator[tuple[Question, Mapping[str, dict[str, Any]]]]:
    """Questions with what each source says, those first that part the most of them, every source's in turn."""
    by_source = {source: iter(_most_telling(source, hello, rules)) for source in sources()}
    while by_source:
        for source in tuple(by_source):
            found = next(by_source[source], None)
            if found is None:
                del by_source[source]
            else:
                yield found


def _most_telling(
    source: str, hello: HelloAnswer, rules: str
) -> Sequence[tuple[Question, Mapping[str, dict[str, Any]]]]:
    known = [
        (one, _said_by_all(one)) for one in _questions(source) if not not_offered(hello, replace(one, rules=rules))
    ]
    told = [(_parts(said), number, one, said) for number, (one, said) in enumerate(known)]
    best = sorted((one for one in told if one[0]), key=lambda one: (-one[0], one[1]))
    return [(question, said) for _, _, question, said in best]


def _parts(said: Mapping[str, dict[str, Any]]) -> int:
    """How many pairs of sources say different things, those that have an answer both."""
    answers = [one for one in said.values() if one != ERROR]
    return sum(differ(one, other) for one, other in combinations(answers, 2))


def _said_by_all(question: Question) -> dict[str, dict[str, Any]]:
    return {source: _said(replace(question, rules=source)) for source in sources()}


def _said(question: Question) -> dict[str, Any]:
    return meant(question, lambda: codec.decode_reply(respond(codec.encode(question)), question))


def _questions(source: str) -> Iterator[Question]:
    """What some scenarios of every area ask that name no reading, spread over all of them."""
    asked: dict[bytes, Question] = {}

    def hearing(line: bytes) -> bytes:
        question = codec.decode_question(line)
        if not isinstance(question, Hello) and not question.options:
            asked.setdefault(codec.unnumbered(question), question)
        return respond(line)

    run = Run(driver=InProcess(hearing), sink=lambda _: None, source=source, chosen=tuple(_spread(source)))
    play_run(run)
    return iter(asked.values())


def _spread(source: str) -> Iterator[Planned]:
    areas: defaultdict[str, list[Planned]] = defaultdict(list)
    for one in plan(source):
        if one.dispute is None:
            areas[one.area].append(one)
    for each in areas.values():
        yield from each[:: -(-len(each) // _OF_AN_AREA)]
