"""Starts and ends the worker processes that play scenarios in advance, and passes on their results."""

from __future__ import annotations

import mmap
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import MappingProxyType
from typing import Final

import msgspec

from tarock_checking.check.worker import EngineAccess, Leaves, NumberedResult, SuiteTask, Worker
from tarock_checking.playing.known_vectors import Filled
from tarock_checking.playing.player import Asking
from tarock_language.data import message_from
from tarock_language.message import Language, Message, message
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.removing import left_behind
from tarock_running.process.forking import CAN_FORK, ask_to_end, wait_for_end
from tarock_running.process.frames import Inlet, Outlet, forked_with_pipes
from tarock_steps.catalogue.planned import Planned

WORTH_IT: Final = 200
"""How many scenarios make another process worth its start, because starting a program takes time."""

_LOOKS_EVERY: Final = 16
"""After how many scenarios that nobody has played ahead it looks again whether a worker has played more."""

_ENDED: Final = message("a worker process was ended from outside; the others take over")
_NUMBER: Final = "q"
_EVERYTHING: Final = (1 << 63) - 1
_messages: Final = msgspec.msgpack.Decoder(list[NumberedResult] | Leaves)


def workers_for(jobs: int, scenarios: int) -> int:
    """How many workers to start beside the first process, for ``jobs`` processes at most."""
    return min(jobs, scenarios // WORTH_IT) - 1 if CAN_FORK and scenarios >= WORTH_IT else 0


class _Mate(msgspec.Struct):
    """A worker process; ``asks`` is true once it has sent a result, ``here`` while more results may come."""

    process: int
    orders: Outlet
    results: Inlet
    here: bool = True
    asks: bool = False


class Crew:
    """All workers of a run, perhaps none; ``known`` are scenarios that they need not be sent."""

    def __init__(
        self,
        way: EngineAccess,
        workers: int,
        filled: Filled,
        known: Mapping[str, Planned] = MappingProxyType({}),
        *,
        say: Language,
    ) -> None:
        self._language = say
        self._way = way
        self._filled = filled
        self._known = known
        self._reached = memoryview(mmap.mmap(-1, mmap.PAGESIZE)).cast(_NUMBER)
        self._reached[0] = -1
        self._played: dict[int, NumberedResult] = {}
        self._firsts: dict[str, int] = {}
        self._told = False
        self._gone = 0
        self._mates: list[_Mate] = []
        for mine in range(workers):
            self._mates.append(self._begun(mine, workers))

    def _begun(self, mine: int, workers: int) -> _Mate:
        def work(told: Inlet, found: Outlet) -> None:
            # made there, because it keeps who began it
            Worker(self._way, self._reached, mine, workers, self._filled, self._known).work(told, found)

        ends = [end for mate in self._mates for end in (mate.orders.number, mate.results.number)]
        return _Mate(*forked_with_pipes(work, ends))

    def begin(self, askings: Sequence[Asking], hello: HelloAnswer) -> None:
        """Have the workers play rule sets ahead, in this order, with a program that said ``hello``."""
        first = 0
        for asking in askings:
            self._firsts[asking.source] = first
            known, there = self._known, asking.asked
            asked = [scenario.id if known.get(scenario.id) is scenario else scenario for scenario in there]
            task = SuiteTask(msgspec.structs.replace(asking, asked=()), asked, first, hello, self._filled.contents)
            order = msgspec.msgpack.encode(task)
            for mate in self._mates:
                self._push(mate, order)
            first += len(there)

    def ahead(self, source: str, place: int) -> NumberedResult | None:
        """The result of a scenario that was played ahead, or None; workers then skip all scenarios up to this one.

        It looks for results only now and then, since they come long before or after their scenario's turn.
        """
        if not self._mates:
            return None
        number = self._reached[0] = self._firsts[source] + place
        if number not in self._played and place % _LOOKS_EVERY == 0:
            for mate in self._mates:
                if mate.here:
                    self._hear(mate)
        return self._played.pop(number, None)

    @property
    def copies(self) -> int:
        """How many copies of the program were asked, including the copy of this process."""
        return 1 + self._gone + sum(mate.asks for mate in self._mates)

    def _push(self, mate: _Mate, order: bytes = b"") -> None:
        with suppress(OSError):
            mate.orders.put(order) if order else mate.orders.push()

    def _hear(self, mate: _Mate) -> None:
        self._push(mate)
        for told in mate.results.messages():
            found = _messages.decode(told)
            if isinstance(found, Leaves):
                mate.here = False
                left_behind.update(found.left)
                self._tell(found.reason)
                if found.was_ended:
                    self._say(_ENDED)
                continue
            mate.asks = mate.asks or bool(found)
            reached = self._reached[0]
            self._played.update((result.number, result) for result in found if result.number >= reached)
        if mate.here and mate.results.ended:
            mate.here = False
            self._say(_ENDED)

    def _tell(self, reason: Mapping[str, object] | None) -> None:
        """Say on stderr why no second copy can run; only once, because all workers have the same reason."""
        if reason and not self._told:
            self._told = True
            self._say(
                message(
                    "no second copy can run at the same time, so only one is asked, as with --jobs 1: {why}",
                    why=message_from(reason),
                )
            )

    def _say(self, what: Message) -> None:
        sys.stderr.write(f"tarock: {self._language.sentence(what)}\n")

    def dismiss(self) -> None:
        """Ask all workers to end, with their programs; scenarios that they have not sent yet are not used.

        Each worker is asked only once, because a second request would interrupt its cleanup.
        """
        self._reached[0] = _EVERYTHING
        for mate in self._mates:
            if mate.here:
                ask_to_end(mate.process)
            mate.here = False

    def wait(self) -> None:
        """Wait until all workers have ended."""
        for mate in self._mates:
            wait_for_end(mate.process)
            with suppress(msgspec.DecodeError):  # it was asked to end, perhaps in the middle of a word
                for told in mate.results.messages():
                    found = _messages.decode(told)
                    left_behind.update(found.left if isinstance(found, Leaves) else {})
            os.close(mate.orders.number)
            os.close(mate.results.number)
        self._gone += sum(mate.asks for mate in self._mates)
        self._mates.clear()
        self._played.clear()


@contextmanager
def crew(
    way: EngineAccess, workers: int, filled: Filled, known: Mapping[str, Planned], say: Language
) -> Iterator[Crew]:
    """Start this many workers; all of them have ended when the block is left, whatever happens in it."""
    found = Crew(way, workers, filled, known, say=say)
    try:
        yield found
    finally:
        found.dismiss()
        found.wait()
