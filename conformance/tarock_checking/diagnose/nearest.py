"""Finds the source that a program comes nearest to, by questions on which the sources differ.

The name by which a program calls its rules says nothing here; a question goes out with that name, and the answer is
held against what each source says to it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.diagnose.comparable_reply import DECLINED, ERROR, as_far_as_offered, meant
from tarock_protocol import codec
from tarock_protocol.drivers import Driver, InProcess, WireExchange, not_offered
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Hello, Question
from tarock_protocol.wrapping import Wrapper
from tarock_reference import respond
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.differences import is_different
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.without_bidding import as_it_was_asked

_OF_AN_AREA: Final = 8
"""Scenarios of each area of each source whose questions are used, roughly."""
_ASKED: Final = 40
"""Questions that are asked, at most."""
_LEAD: Final = 8
"""Answers by which one source has to lead over the next to be chosen at once."""


class Nearness(NamedTuple):
    """How near a program comes to the sources: ``alike`` has for each how many of ``asked`` answers agree, most first.

    ``rules`` is the name of rules that the program was asked by.
    """

    rules: str
    asked: int
    alike: Mapping[str, int]

    @property
    def nearest(self) -> tuple[str, ...]:
        """The source with which most answers agree, or several sources if equal; empty if no answer agrees."""
        best = max(self.alike.values(), default=0)
        return tuple(source for source, number in self.alike.items() if number == best and best)


class CalledOtherwise(Wrapper):
    """A program that is asked about a ``source``, but calls the rules by a name of its own."""

    def __init__(self, driver: Driver, source: str, rules: str) -> None:
        super().__init__(driver)
        self._source = source
        self._rules = rules

    @property
    def hello(self) -> HelloAnswer:
        """Its ``hello``, with the name of the source in place of the program's own name for the rules."""
        said = self._driver.hello
        return replace(said, rules={self._source: said.rules[self._rules]})

    @property
    def last(self) -> WireExchange | None:
        """The latest exchange, with the name of the source in the question."""
        exchange = self._driver.last
        if exchange is None:
            return None
        asked = codec.decode_question(exchange.question.encode())
        return replace(exchange, question=codec.encode(replace(asked, rules=self._source)).decode().strip())

    def ask(self, question: Question) -> Answer:
        """Ask the question with the program's own name for the rules, and return the answer."""
        return self._driver.ask(replace(question, rules=self._rules))


def nearness(driver: Driver, rules: str) -> Nearness:
    """Ask a program a few questions by one of its names of rules, and count how many answers each source gives too."""
    alike = Counter(dict.fromkeys(sources(), 0))
    asked = 0
    for number, (question, said) in zip(count(1), _parting(driver.hello, rules), strict=False):
        own = replace(question, id=number, rules=rules)
        answer = _answered(driver, own)
        if answer != DECLINED:
            asked += 1
            given = as_far_as_offered(driver.hello, question, answer)
            alike.update(
                source
                for source, right in said.items()
                if not is_different(as_far_as_offered(driver.hello, question, right), given)
            )
        (_, first), (_, second), *_ = alike.most_common()
        if asked == _ASKED or first - second >= _LEAD:
            break
    return Nearness(rules, asked, dict(alike.most_common()))


def _answered(driver: Driver, question: Question) -> dict[str, object]:
    return meant(question, lambda: driver.ask(question))


def _parting(hello: HelloAnswer, rules: str) -> Iterator[tuple[Question, Mapping[str, dict[str, object]]]]:
    """Questions with what each source says; the sources take turns, each with its most telling question first."""
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
) -> Sequence[tuple[Question, Mapping[str, dict[str, object]]]]:
    known = [
        (question, _said_by_all(question))
        for question in _questions(source, hello, rules)
        if not not_offered(hello, replace(question, rules=rules))
    ]
    told = [(_parts(said), number, question, said) for number, (question, said) in enumerate(known)]
    best = sorted((entry for entry in told if entry[0]), key=lambda entry: (-entry[0], entry[1]))
    return [(question, said) for _, _, question, said in best]


def _parts(said: Mapping[str, dict[str, object]]) -> int:
    """How many pairs of sources give different answers; errors do not count."""
    answers = [answer for answer in said.values() if answer != ERROR]
    return sum(is_different(first, second) for first, second in combinations(answers, 2))


def _said_by_all(question: Question) -> dict[str, dict[str, object]]:
    return {source: _said(replace(question, rules=source)) for source in sources()}


def _said(question: Question) -> dict[str, object]:
    return meant(question, lambda: codec.decode_reply(respond(codec.encode(question)), question))


def _questions(source: str, hello: HelloAnswer, rules: str) -> Iterator[Question]:
    """The questions of some scenarios of every area, spread over all; none that ask for a reading.

    They are asked as a check asks a program with this ``hello``: about the cards alone if it knows no whole deals.
    """
    asked: dict[bytes, Question] = {}

    def hearing(line: bytes) -> bytes:
        question = codec.decode_question(line)
        if not isinstance(question, Hello) and not question.options:
            asked.setdefault(codec.unnumbered(question), question)
        return respond(line)

    offered = replace(hello, rules={source: hello.rules[rules]})
    driver = as_it_was_asked(InProcess(hearing), offered, InProcess(respond))
    run = Run(driver=driver, sink=lambda _: None, source=source, chosen=tuple(_spread(source)))
    play_run(run)
    return iter(asked.values())


def _spread(source: str) -> Iterator[Planned]:
    areas: defaultdict[str, list[Planned]] = defaultdict(list)
    for planned in plan(source):
        if planned.dispute is None:
            areas[planned.area].append(planned)
    for scenarios in areas.values():
        yield from scenarios[:: -(-len(scenarios) // _OF_AN_AREA)]
