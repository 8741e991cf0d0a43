"""Asks a program the first scenarios for ``tarock doctor``: right or wrong, and the time of each kind of question."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.first.beginnings import beginnings
from tarock_checking.playing.declared import declared_readings, house_declared
from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.drivers import Conversation, Driver
from tarock_protocol.errors import Declined, ProtocolError
from tarock_protocol.messages.answers import Answer, HelloAnswer
from tarock_protocol.messages.questions import Deal, MayPlay, Question, Trick
from tarock_protocol.wrapping import Wrapper
from tarock_running.inputs.selection import Wanted, select
from tarock_running.inputs.variants import rules_of_readings, rules_with
from tarock_running.process.clock import microseconds
from tarock_running.process.exits import SuiteBrokenError
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.verdicts import Outcome, Verdict
from tarock_steps.suite.without_bidding import CARDS_ALONE, AsOffered

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

MOST_BROKEN: Final = 3
"""Breaches after which nothing more is asked, because each may take the full time limit of an answer."""

_CLUBS: Final = ["K♣", "D♣", "C♣", "B♣"]
"""Cards that every pack has."""


class FirstAnswer(NamedTuple):
    """The verdict on one of the first scenarios, and the question that it is about."""

    asked: str
    planned: Planned
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class ByTheHouse:
    """The rules by which a source is asked: the readings, and the house if other rulings are played, too."""

    source: str
    options: Mapping[str, str]
    house: House | None

    @classmethod
    def declared(cls, hello: HelloAnswer, source: str, house: House | None) -> ByTheHouse:
        """The rules that a program declares, or those of a house that the command line names."""
        if house is not None:
            return cls(source, house.options, house)
        own = declared_readings(source, hello.rules.get(source, {}), {})
        return cls(source, own.readings, house_declared(hello, source))


def game_in(question: Question) -> str:
    """The game that a question names; empty if it names none."""
    return getattr(question, "contract", None) or ""


def games_to_lack(rules: ByTheHouse) -> Iterator[str]:
    """The games of a source, or of a house, that a program can say in ``hello`` that it lacks."""
    from tarock_reference.variants import variant_of_source  # noqa: PLC0415 - loads the engine

    gone = () if rules.house is None else rules.house.without.contracts
    games = (contract.name for contract in variant_of_source(rules.source, {}).rules.contracts)
    return (game for game in games if game not in gone and can_lack(rules.source, game))


def can_lack(rules: str, game: str) -> bool:
    """Whether a program can say in ``hello`` that it lacks a game."""
    from tarock_reference.houses.leaving_out import Without, indispensable  # noqa: PLC0415 - loads the engine
    from tarock_reference.variants import variant_of_source  # noqa: PLC0415 - loads the engine

    of_source = variant_of_source(rules, {}).rules
    known = {contract.name for contract in of_source.contracts}
    return game in known and not indispensable(of_source, Without((game,)))


class Asker:
    """Asks the first scenarios, source by source, and measures the time of each answer."""

    def __init__(self, driver: Conversation) -> None:
        self.broken = 0
        self._driver = _Timed(driver)
        self._offered = frozenset(driver.hello.questions)
        self._ids = count(1)

    @property
    def microseconds(self) -> Mapping[str, list[int]]:
        """The wall time of each answer in microseconds, the pipe included, by the kind of question."""
        return self._driver.microseconds

    @property
    def lacking(self) -> Sequence[tuple[str, str]]:
        """The rule sets and games of which every question was declined, although others of a kind were answered.

        These are games that the rules can be played without.
        """
        kinds, answered = self._driver.microseconds, self._driver.answered
        declined = [about for about, asked in self._driver.declined.items() if not asked.isdisjoint(kinds)]
        return [(rules, game) for rules, game in declined if (rules, game) not in answered and can_lack(rules, game)]

    @property
    def last_question(self) -> Question | None:
        """The question that was asked last, answered or not."""
        return self._driver.last_question

    def ask(self, rules: ByTheHouse) -> Iterator[FirstAnswer]:
        """The answers to the scenarios about questions that are offered; after a breach its kind is not asked again."""
        broken: set[str] = set()
        for asked, scenarios in beginnings(rules.source).items():
            if asked not in self._offered:
                continue
            chosen = (select(rules.source, Wanted(scenarios=(first.id,)), rules.options) for first in scenarios)
            for planned in chain.from_iterable(chosen):
                if asked in broken or self.broken >= MOST_BROKEN:
                    break
                verdict = self._verdict(rules, planned, asked)
                if verdict.outcome is Outcome.SUITE_FAULT:
                    raise SuiteBrokenError(
                        message("suite broken: {scenario}: {fault}", scenario=planned.id, fault=verdict.message)
                    )
                if verdict.outcome is Outcome.DECLINED and (verdict.unsaid or self._is_last_unoffered()):
                    continue
                if verdict.outcome is Outcome.ERRORED:
                    self.broken += 1
                    broken.add(asked)
                yield FirstAnswer(asked, planned, verdict)

    def games_broken(self, rules: ByTheHouse) -> Iterator[Question]:
        """Ask about each game that can be lacked and was not asked about yet; yields what breaks the protocol.

        It is asked who takes a trick, or what may be played, whichever the program answers.
        """
        for game in games_to_lack(rules):
            about = rules.source, game
            question = self._about(rules, game)
            if question is None or about in self._driver.answered or about in self._driver.declined:
                continue
            if self.broken >= MOST_BROKEN:
                return
            try:
                self._driver.ask(question)
            except Declined:
                continue
            except ProtocolError:
                self.broken += 1
                yield question

    def _about(self, rules: ByTheHouse, game: str) -> Question | None:
        """An easy question about a game, of a kind that the program answers; None if it answers none of these."""
        number, options = next(self._ids), dict(rules.options)
        if codec.kind(Trick) in self._driver.microseconds:
            return Trick(
                game, players=4, dealer=3, leader=0, cards=_CLUBS, id=number, rules=rules.source, options=options
            )
        if codec.kind(MayPlay) in self._driver.microseconds:
            return MayPlay(game, _CLUBS, trick=[], id=number, rules=rules.source, options=options)
        return None

    def _is_last_unoffered(self) -> bool:
        """Whether the last question, for which a scenario was declined, is of a kind that the program never offered."""
        last = self._driver.last_question
        return last is not None and codec.kind(last) not in self._offered

    def _verdict(self, rules: ByTheHouse, planned: Planned, asked: str) -> Verdict:
        verdicts: list[Verdict] = []
        play_run(
            Run(
                driver=AsOffered.of(self._driver, self._but_for_deals() if asked == CARDS_ALONE else None),
                sink=verdicts.append,
                source=rules.source,
                chosen=(planned,),
                rules=rules_with(rules.source, rules.options, rules.house),
                right=lambda: rules_of_readings(rules.source, {}),
                ids=self._ids,
            )
        )
        return verdicts[0]

    def _but_for_deals(self) -> HelloAnswer:
        """The program's ``hello`` without whole deals, so that it is asked about the cards of a deal alone."""
        hello = self._driver.hello
        return replace(hello, questions=[name for name in hello.questions if name != codec.kind(Deal)])


class _Timed(Wrapper):
    """A driver that measures how long each answer takes."""

    def __init__(self, driver: Driver, now: Callable[[], int] = microseconds) -> None:
        super().__init__(driver)
        self.microseconds: dict[str, list[int]] = defaultdict(list)
        self.last_question: Question | None = None
        self.declined: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.answered: Counter[tuple[str, str]] = Counter()
        self._now = now

    def ask(self, question: Question) -> Answer:
        """Ask the question and record the time of its answer; a question without an answer has no time."""
        self.last_question = question
        since, about = self._now(), (question.rules, game_in(question))
        try:
            answer = self._driver.ask(question)
        except Declined:
            self.declined[about].add(codec.kind(question))
            raise
        self.answered[about] += 1
        self.microseconds[codec.kind(question)].append(self._now() - since)
        return answer
