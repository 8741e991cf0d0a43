"""A worker process that plays scenarios in advance with a copy of the program of its own, and sends the results.

It goes through a rule set in stretches, and through each from its end, until it meets the process that records. Neither
ever waits for the other: what is not there in time is played by the recording process. So is a scenario in which the
program broke, and the one before it, because the program may have broken after its last answer.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from tarock_checking.playing.declared import house_declared
from tarock_checking.playing.known_vectors import Filled
from tarock_checking.playing.player import TOGETHER, Asking, PlayedScenario, Player
from tarock_language.data import as_data
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.removing import left_behind
from tarock_running.inputs.connecting import another_copy
from tarock_running.inputs.engine import EngineChoice
from tarock_running.process.clock import Clock
from tarock_running.process.exits import AdapterBrokenError
from tarock_running.process.frames import Inlet, Outlet
from tarock_steps.catalogue.planned import Planned

_STRETCH: Final = 1024
"""How many scenarios the workers share among them before they begin the next ones."""
_AT_ONCE: Final = 32
_WAITS: Final = 1
"""How many results are sent together at most, and after how many milliseconds since the last that were sent."""


class EngineAccess(msgspec.Struct, frozen=True):
    """The engine of a run, with its time budget and clock."""

    engine: EngineChoice
    budget: Budget
    clock: Clock


class SuiteTask(msgspec.Struct, frozen=True):
    """A rule set to play with a program that said ``hello``; ``first`` counts the scenarios of the sets before it.

    ``asking`` is sent without its scenarios: those that the worker has had since it was forked are named in ``asked``,
    any other is there itself. ``contents`` maps the digest of the rules to the digest of the vector file, for files
    that were filled meanwhile.
    """

    asking: Asking
    asked: list[str | Planned]
    first: int
    hello: HelloAnswer
    contents: dict[str, bytes] = {}

    def whole(self, known: Mapping[str, Planned]) -> Asking:
        """The asking with its scenarios; ``known`` are those that the worker has."""
        asked = tuple(known[scenario] if isinstance(scenario, str) else scenario for scenario in self.asked)
        return msgspec.structs.replace(self.asking, asked=asked)


class NumberedResult(msgspec.Struct, frozen=True, array_like=True):
    """A scenario that was played; ``number`` counts the scenarios of all rule sets."""

    number: int
    played: PlayedScenario
    milliseconds: int


class Leaves(msgspec.Struct, frozen=True):
    """The last message of a worker; ``reason`` says as data why a second copy of the program cannot run, if so.

    ``left`` maps folders of its copy that could not be removed to the reasons. ``was_ended`` is true if the worker was
    interrupted.
    """

    reason: dict[str, Any] | None = None
    left: dict[str, str] = {}
    was_ended: bool = False


def places(size: int, mine: int, workers: int) -> Iterator[int]:
    """The places in a rule set of this size that worker number ``mine`` plays, in its order."""
    for begin in range(0, size, _STRETCH):
        yield from range(min(begin + _STRETCH, size) - 1 - mine, begin - 1, -workers)


class _BrokeTooOftenError(Exception):
    """The program broke more often than it may be restarted."""


class Worker:
    """Plays the rule sets that it gets orders for, while orders come and the process that started it exists.

    ``reached`` holds the number of the scenario that the recording process is at, counted over all rule sets.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a worker is told when it begins
        self,
        way: EngineAccess,
        reached: memoryview,
        mine: int,
        workers: int,
        filled: Filled,
        known: Mapping[str, Planned] = MappingProxyType({}),
    ) -> None:
        self._filled = filled
        self._known = known
        self._way = way
        self._reached = reached
        self._mine = mine
        self._workers = workers
        self._parent = os.getppid()
        self._left = way.engine.restarts
        self._driver: Conversation | None = None
        self._unsent: list[NumberedResult] = []
        self._sent = 0

    def work(self, orders: Inlet, results: Outlet) -> None:
        """Play until there are no more orders, or the program cannot be asked."""
        reason, was_ended = None, False
        try:
            if self._way.engine.is_reference:
                self._driver = another_copy(self._way.engine, self._way.budget, None)
            for order in self._orders(orders):
                for ahead in self._played(order):
                    self._send(ahead, results)
        except AdapterBrokenError as fault:
            reason = as_data(fault.said)
        except (BudgetSpentError, _BrokeTooOftenError):
            pass
        except KeyboardInterrupt:
            was_ended = True
        finally:
            if self._driver is not None:
                self._driver.close()
            if self._unsent:
                results.put(msgspec.msgpack.encode(self._unsent))
            results.put(msgspec.msgpack.encode(Leaves(reason, left_behind, was_ended)))
        results.flush()

    def _send(self, result: NumberedResult, results: Outlet) -> None:
        """Send a result, together with others where they come quickly."""
        self._unsent.append(result)
        now = self._way.clock.milliseconds()
        if len(self._unsent) >= _AT_ONCE or now - self._sent >= _WAITS:
            results.put(msgspec.msgpack.encode(self._unsent))
            results.flush()
            self._unsent, self._sent = [], now

    def _orders(self, orders: Inlet) -> Iterator[SuiteTask]:
        decoder = msgspec.msgpack.Decoder(SuiteTask)
        told: deque[bytes] = deque()
        while told or not orders.ended:
            if told:
                yield decoder.decode(told.popleft())
            else:
                orders.wait()
                told += orders.messages()

    def _played(self, order: SuiteTask) -> Iterator[NumberedResult]:
        self._filled.take(order.contents)
        asking = order.whole(self._known)
        way, player = self._way, self._player(asking, order.hello)
        mine = [*places(len(asking.asked), self._mine, self._workers)]
        before: NumberedResult | None = None
        for number, place in enumerate(mine):
            if order.first + place <= self._reached[0]:
                continue
            if os.getppid() != self._parent:
                return
            way.budget.kept, begun = 0, way.clock.milliseconds()
            played = player.play_ahead(place, mine[number : number + TOGETHER])
            if self._driver is None or not self._driver.is_up:
                player, before = self._player(asking, order.hello), None
                continue
            if before is not None:
                yield before
            taken = way.clock.milliseconds() - begun
            before = NumberedResult(order.first + place, played, taken) if played.traces.sound else None

    def _player(self, asking: Asking, hello: HelloAnswer) -> Player:
        """A player with a running program, which is started again if it broke."""
        way = self._way
        if self._driver is not None and not self._driver.is_up:
            if not self._left:
                raise _BrokeTooOftenError
            self._left -= 1
            self._driver.close()
            self._driver = None
        if self._driver is None:
            self._driver = another_copy(way.engine, way.budget, hello)
        house = house_declared(hello, asking.source) if asking.by_hello else way.engine.house
        return Player(asking, self._driver, way.budget, house, self._filled.of(asking, house, hello))
