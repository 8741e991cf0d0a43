"""Shares the blocks of a campaign among several processes, each of which starts a copy of the program."""

from __future__ import annotations

import os
import select
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import NamedTuple

from tarock_language.data import as_data
from tarock_language.message import Language, Message, as_message, message
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation, OurOwn
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_running.inputs.connecting import another_copy
from tarock_running.inputs.engine import EngineChoice
from tarock_running.process.exits import AdapterBrokenError
from tarock_running.process.forking import CAN_FORK, ask_to_end, wait_for_end
from tarock_running.process.frames import Inlet, Outlet, forked_with_pipes
from tarock_searching.ask.block_lines import TroubleLine, block_line, read_block, read_result, result_line
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import Block, BlockResult, Ended, Packed, play_as_far_as_possible
from tarock_searching.make.disagreeing import DisagreedError
from tarock_searching.make.material import Material

Playing = Callable[[Sequence[Block]], Iterable[BlockResult]]
"""Plays blocks, and returns their results in any order."""


class FuzzAccess(NamedTuple):
    """The program and everything shared by its askers; ``respond`` is the reference, ``packed`` the pack, if any."""

    engine: EngineChoice
    budget: Budget
    hello: HelloAnswer
    material: Material
    seed: int
    respond: Callable[[bytes], bytes]
    packed: Packed | None = None


@contextmanager
def blocks_shared(asked: FuzzAccess, driver: Conversation, jobs: int, say: Language) -> Iterator[Playing]:
    """Yield a function that plays blocks in so many processes; with one job, or without fork, in this process."""
    if jobs == 1 or not CAN_FORK:
        yield lambda blocks: played_alone(asked, driver, blocks)
        return
    crew = _Crew(asked, driver, jobs, say)
    try:
        yield crew.play
    finally:
        crew.dismiss()


def played_alone(asked: FuzzAccess, driver: Conversation, blocks: Iterable[Block]) -> Iterator[BlockResult]:
    """Play blocks in this process, up to the first that is not finished, and yield the results."""
    duel = Duel(driver, OurOwn(asked.respond))
    for block in blocks:
        result = play_as_far_as_possible(asked.material, asked.seed, block, duel, driver, packed=asked.packed)
        yield result
        if result.ended is not Ended.WHOLE:
            return


@dataclass(slots=True)
class _Mate:
    """A process that plays blocks; ``block`` is its current one, ``here`` says that it is running."""

    process: int
    orders: Outlet
    results: Inlet
    block: Block | None = None
    here: bool = True

    def leave(self) -> None:
        """Wait until the process has ended; may be called twice."""
        if self.here:
            self.here = False
            wait_for_end(self.process)


class _Crew:
    """Processes that play blocks; if one is ended from outside, another one plays its block."""

    def __init__(self, asked: FuzzAccess, driver: Conversation, jobs: int, say: Language) -> None:
        self._asked = asked
        self._driver = driver
        self._language = say
        self._told = False
        self._mates: list[_Mate] = []
        for _ in range(jobs):
            self._mates.append(self._begun())

    def _begun(self) -> _Mate:
        ends = [end for mate in self._mates for end in (mate.orders.number, mate.results.number)]
        return _Mate(*forked_with_pipes(lambda told, found: _work(self._asked, told, found), ends))

    def play(self, blocks: Sequence[Block]) -> Iterator[BlockResult]:
        """Yield the result of each block as soon as it is there; after an interruption, also of unfinished blocks."""
        todo = deque(blocks)
        try:
            while todo or any(mate.block for mate in self._mates):
                self._give(todo)
                if not any(mate.here for mate in self._mates):
                    yield from played_alone(self._asked, self._driver, todo)
                    return
                for mate in self._ready():
                    yield from self._heard(mate, todo)
        except KeyboardInterrupt:
            yield from self._under_way()

    def _give(self, todo: deque[Block]) -> None:
        for mate in self._mates:
            if todo and mate.here and mate.block is None:
                mate.block = todo.popleft()
                with suppress(OSError):
                    mate.orders.put(block_line(mate.block))
                    mate.orders.flush()

    def _ready(self) -> list[_Mate]:
        """Wait until results have come, and return the processes that sent them."""
        here = {mate.results.number: mate for mate in self._mates if mate.here}
        ready, _, _ = select.select([*here], [], [])
        return [here[number] for number in ready]

    def _heard(self, mate: _Mate, todo: deque[Block]) -> Iterator[BlockResult]:
        for line in mate.results.messages():
            told = read_result(line)
            if isinstance(told, TroubleLine):
                self._tell(told)
                continue
            mate.block = None
            if told.ended is not Ended.WHOLE:
                todo.clear()
            yield told
        if mate.results.ended:
            mate.leave()
            if mate.block is not None:
                todo.appendleft(mate.block)
                mate.block = None
                self._say(message("a worker process was ended from outside; the others take over"))

    def _tell(self, trouble: TroubleLine) -> None:
        """Say once why there is no other copy of the program. Raises DisagreedError if our own two engines disagree."""
        if trouble.ours:
            raise DisagreedError(as_message(trouble.reason))
        self._say(
            message(
                "no other copy can run at the same time, so only one is asked, as with --jobs 1: {why}",
                why=trouble.reason,
            )
        )

    def _say(self, what: Message) -> None:
        """Print a message on stderr; only the first call prints."""
        if not self._told:
            self._told = True
            sys.stderr.write(f"tarock: {self._language.sentence(what)}\n")

    def _under_way(self) -> Iterator[BlockResult]:
        """Ask all processes to end, and yield the results of their unfinished blocks."""
        here = [mate for mate in self._mates if mate.here]
        for mate in here:
            ask_to_end(mate.process)
        for mate in here:
            mate.leave()
            mate.block = None
            yield from self._heard(mate, deque())

    def dismiss(self) -> None:
        """End all processes and the programs that they ask."""
        for mate in self._mates:
            if mate.here:
                ask_to_end(mate.process)
        for mate in self._mates:
            mate.leave()
            os.close(mate.orders.number)
            os.close(mate.results.number)
        self._mates.clear()


def _work(asked: FuzzAccess, orders: Inlet, results: Outlet) -> None:
    """Play blocks until there are no more orders; this is the work of a forked process."""
    driver: Conversation | None = None
    try:
        for block in map(read_block, _orders(orders)):
            try:
                driver = driver or another_copy(asked.engine, asked.budget, asked.hello)
                (told,) = played_alone(asked, driver, [block])
            except BudgetSpentError:
                told = BlockResult.empty(block.place, Ended.CUT)
            results.put(result_line(told))
            results.flush()
    except AdapterBrokenError as fault:
        results.put(result_line(TroubleLine(as_data(fault.said))))
    except DisagreedError as fault:
        results.put(result_line(TroubleLine(as_data(fault.said), ours=True)))
    finally:
        results.flush()
        if driver is not None:
            driver.close()


def _orders(orders: Inlet) -> Iterator[bytes]:
    while not orders.ended:
        orders.wait()
        yield from orders.messages()
