"""What a run tells of a program: what it said in each scenario, and what an engine with some deviations says there."""

from __future__ import annotations

import re
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_conformance.diagnose.looking import Look
from tarock_reference.deviations import Deviant
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.suite.adapting import RewordingDriver
from tarock_steps.suite.deriving import Barred, right
from tarock_steps.suite.said import Recorded, Said, said_in
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.without_auction import as_it_was_asked

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from tarock_reference.deviations import Deviation
    from tarock_reference.variants import Variant
    from tarock_steps.protocol.drivers import Driver, WireExchange
    from tarock_steps.protocol.messages.answers import HelloAnswer
    from tarock_steps.suite.adapting import Rewording
    from tarock_steps.suite.explaining import RunSoFar
    from tarock_steps.suite.run import OtherRules

_CLAUSE: Final = re.compile(rb'"([A-Z]+-[A-Z]+-\d+)"')

UNHURRIED: Final = Look()
_ENGINES: Final = 256
"""How many engines are kept to be asked again, the latest ones."""
_PROBED: Final = 16
"""In how many scenarios that went wrong and do not name its clause it is tried whether a deviation changes anything.

It is tried in as many that passed.
"""

Together = tuple["Deviation", ...]
"""Deviations that are played together, in the order of their ids."""


def together(deviations: Iterable[Deviation]) -> Together:
    """Deviations in one order only."""
    return tuple(sorted(deviations, key=lambda one: one.id))


class Replay(NamedTuple):
    """What an engine with some deviations says in a scenario, beside what the program said.

    ``is_same`` says whether that is the same as far as it was recorded, ``agreed`` in how many parts from the first on.
    ``named`` are the clauses that any of its answers names: no deviation about others changes anything.
    """

    is_same: bool
    agreed: int
    named: frozenset[str]
    digest: int


class ToldScenarios(NamedTuple):
    """The scenarios of a run: those that ``failed``, with what was said in them, and those that ``passed``.

    In those that ``errored`` the program itself reported an error.
    ``hello`` is what the program offers, none where that is everything.
    """

    scripts: Mapping[str, Script]
    failed: Mapping[str, Sequence[WireExchange]]
    passed: Collection[str]
    errored: Mapping[str, Sequence[WireExchange]]
    hello: HelloAnswer | None = None

    @staticmethod
    def of(scripts: Mapping[str, Script], heard: RunSoFar) -> ToldScenarios:
        """What a run tells."""
        return ToldScenarios(scripts, heard.failed, sorted(heard.passed), heard.errored, heard.hello)


class EnoughError(Exception):
    """Scenarios were played as often as is allowed."""


class Replays:
    """What a run tells, replayed before engines of ours.

    ``rules`` are those asked for, which the ``variant`` plays. EnoughError where the ``look`` has lasted long enough.
    """

    def __init__(self, heard: ToldScenarios, rules: OtherRules, variant: Variant, look: Look = UNHURRIED) -> None:
        self.failed = tuple(heard.failed)
        self.errored = tuple(heard.errored)
        self.amiss = (*self.failed, *self.errored)
        self.passed = tuple(heard.passed)
        self.everything = (*self.amiss, *self.passed)
        self.played = 0
        self._look = look
        self._most = look.most
        self._scripts = heard.scripts
        self._exchanges = {**heard.failed, **heard.errored}
        self._hello = heard.hello
        self._rules = rules
        self._variant = variant
        self._reworded: dict[str, Mapping[bytes, Rewording]] = {}
        self._said: dict[str, Said] = {}
        self._unnamed: dict[str, bool] = {}
        self._seen_unnamed: set[tuple[str, str]] = set()
        self._replays: dict[tuple[str, Together], Replay] = {}
        self._engines: dict[Together, _Engine] = {}

    def replay(self, scenario: str, deviations: Iterable[Deviation]) -> Replay:
        """What an engine with these deviations says in a scenario; those that do not matter there are left aside."""
        given = tuple(deviations)
        found = self.replay_of_all(scenario, ())
        mattering: Together = ()
        while True:
            more = together(one for one in given if one in mattering or self._matters(one, scenario, found))
            if more == mattering:
                return found
            mattering, found = more, self.replay_of_all(scenario, more)

    @contextmanager
    def unbounded(self) -> Iterator[None]:
        """Let what was found be told, however long the look has lasted: most of what that takes was played by then."""
        look, most = self._look, self._most
        self._look, self._most = UNHURRIED, sys.maxsize
        try:
            yield
        finally:
            self._look, self._most = look, most

    def can_matter(self, deviation: Deviation, scenario: str, deviations: Iterable[Deviation]) -> bool:
        """Whether a deviation can change anything in a scenario as these others have it."""
        return self._matters(deviation, scenario, self.replay(scenario, deviations))

    def learns(self, deviations: Together) -> bool:
        """Play some deviations everywhere, and remember where they matter unnamed; false where that was all known."""
        known = len(self._seen_unnamed)
        for one in self.everything:
            if self.replay_of_all(one, deviations).digest != self.replay(one, deviations).digest:
                self._seen_unnamed |= {(each.id, one) for each in deviations}
        return len(self._seen_unnamed) > known

    def _matters(self, deviation: Deviation, scenario: str, found: Replay) -> bool:
        if not deviation.clauses.isdisjoint(found.named) or (deviation.id, scenario) in self._seen_unnamed:
            return True
        return self._works_unnamed(deviation)

    def _works_unnamed(self, deviation: Deviation) -> bool:
        """Whether a deviation changes answers that do not name its clauses, as an order of cards does, or who is next.

        That is tried in some scenarios; what is missed shows where in the end all is played without leaving any aside.
        """
        if deviation.id not in self._unnamed:
            tried = (*self._unnaming(deviation, self.amiss), *self._unnaming(deviation, self.passed))
            self._unnamed[deviation.id] = any(
                self.replay_of_all(one, (deviation,)).digest != self.replay_of_all(one, ()).digest for one in tried
            )
        return self._unnamed[deviation.id]

    def _unnaming(self, deviation: Deviation, scenarios: Sequence[str]) -> Sequence[str]:
        """Some of the scenarios whose answers do not name the clauses of a deviation."""
        others = [one for one in scenarios if deviation.clauses.isdisjoint(self.replay_of_all(one, ()).named)]
        return others[:: max(1, len(others) // _PROBED)]

    def replay_of_all(self, scenario: str, deviations: Together) -> Replay:
        """What an engine with these deviations says in a scenario, none left aside."""
        known = self._replays.get((scenario, deviations))
        if known is None:
            known = self._replays[scenario, deviations] = self._played(scenario, deviations)
        return known

    def _played(self, scenario: str, deviations: Together) -> Replay:
        if self.played >= self._most or not self._look.may_go_on():
            raise EnoughError
        self.played += 1
        engine = self._engine(deviations)
        engine.listener.named.clear()
        said = self._read(scenario, engine.driver)
        if scenario not in self._said:
            recorded = self._exchanges.get(scenario)
            hello = self._hello or self._rules.reference.hello
            heard = None if recorded is None else Recorded(hello, recorded)
            self._said[scenario] = self._read(scenario, heard or self._engine(()).driver)
        own = self._said[scenario]
        agreed = next(
            (n for n, (a, b) in enumerate(zip(own.parts, said.parts, strict=False)) if a != b), len(own.parts)
        )
        named = frozenset(one.decode() for one in engine.listener.named)
        return Replay(own.says(said), agreed, named, hash((said.parts, said.ending)))

    def _engine(self, deviations: Together) -> _Engine:
        engine = self._engines.pop(deviations, None) or self._started(deviations)
        self._engines[deviations] = engine
        if len(self._engines) > _ENGINES:
            del self._engines[next(iter(self._engines))]
        return engine

    def _started(self, deviations: Together) -> _Engine:
        """An engine of ours; whatever it deviates in, it offers what all of them do."""
        return _Engine.of(Deviant(self._variant.rules_for, deviations).respond, self._rules.written.hello)

    def _read(self, scenario: str, driver: Driver) -> Said:
        script = self._scripts[scenario]
        if scenario not in self._reworded:
            found = right(script, self._rules)
            self._reworded[scenario] = {} if isinstance(found, Barred) else found.reworded
        asked = as_it_was_asked(driver, self._hello, self._rules.reference)
        return said_in(script, RewordingDriver.of(asked, self._reworded[scenario]), self._rules.readings)


class _Engine(NamedTuple):
    """An engine, and whoever listens to what it names; neither knows the other way round, so both go at once."""

    listener: _Listener
    driver: InProcess

    @classmethod
    def of(cls, respond: Callable[[bytes], bytes], hello: HelloAnswer) -> _Engine:
        """An engine that is listened to."""
        listener = _Listener(respond)
        return cls(listener, InProcess(listener, hello=hello))


class _Listener:
    """Answers as an engine does, and keeps the clauses that it named since they were forgotten."""

    def __init__(self, respond: Callable[[bytes], bytes]) -> None:
        self.named: set[bytes] = set()
        self._respond = respond

    def __call__(self, line: bytes) -> bytes:
        reply = self._respond(line)
        self.named.update(_CLAUSE.findall(reply))
        return reply
