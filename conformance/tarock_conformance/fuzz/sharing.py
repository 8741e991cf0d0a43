"""The blocks of a campaign shared among processes, each with a copy of the program asked."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tarock_conformance.fuzz.blocks import Block, BlockResult, play_block
from tarock_conformance.fuzz.duel import Duel
from tarock_conformance.inputs.engine import another_copy
from tarock_steps.protocol.drivers import InProcess

if TYPE_CHECKING:
    from tarock_conformance.fuzz.material import Material
    from tarock_conformance.inputs.engine import EngineChoice
    from tarock_steps.protocol.budget import Budget
    from tarock_steps.protocol.drivers import Conversation
    from tarock_steps.protocol.messages.answers import HelloAnswer

_EARLY: Final = 10


Playing = Callable[[Sequence[Block]], Iterator[BlockResult]]
"""Plays blocks, and says what came of each, in their order."""


class FuzzAccess(NamedTuple):
    """Who is asked, by what everybody shares; ``respond`` is the reference."""

    engine: EngineChoice
    budget: Budget
    hello: HelloAnswer
    material: Material
    seed: int
    respond: Callable[[bytes], bytes]


_work: Any = None
"""What a worker asks and of whom; it is there already when a process is forked, so nothing has to be sent."""


@contextmanager
def blocks_shared(
    asked: FuzzAccess, driver: Conversation, jobs: int
) -> Iterator[Callable[[Sequence[Block]], Iterator[BlockResult]]]:
    """Who plays blocks and says what came of them, in their order; one process plays them itself."""
    if jobs == 1 or "fork" not in multiprocessing.get_all_start_methods():
        duel = Duel(driver, InProcess(asked.respond))
        yield lambda blocks: (play_block(asked.material, asked.seed, one, duel) for one in blocks)
        return
    global _work  # noqa: PLW0603 - a forked process inherits what cannot be sent to it
    _work = asked
    with multiprocessing.get_context("fork").Pool(jobs, initializer=_begin) as pool:
        yield lambda blocks: pool.imap(_played, blocks, chunksize=1)
        pool.close()
        pool.join()
    _work = None


def _begin() -> None:
    """Connect a copy of the program, which ends with this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    global _duel  # noqa: PLW0603 - one for each process
    driver = another_copy(_work.engine, _work.budget, _work.hello)
    Finalize(None, driver.close, exitpriority=_EARLY)
    _duel = Duel(driver, InProcess(_work.respond))


_duel: Any = None


def _played(block: Block) -> BlockResult:
    return play_block(_work.material, _work.seed, block, _duel)
