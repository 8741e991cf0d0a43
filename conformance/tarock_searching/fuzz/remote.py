"""Plays a block of questions on a cluster worker, with a copy of the program of its own, and returns the result.

Bytes go in and bytes come out, so a worker needs nothing else of a campaign but the same version of the suite. Each
thread of a worker keeps its copy, and the material for questions, for the next block.
"""

from __future__ import annotations

import threading
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from tarock_language.data import as_data
from tarock_language.message import message
from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation
from tarock_protocol.errors import BudgetSpentError
from tarock_protocol.messages.answers import HelloAnswer
from tarock_running.inputs.connecting import another_copy
from tarock_running.inputs.engine import EngineChoice
from tarock_running.inputs.own_engine import reference
from tarock_running.process.about import suite_version
from tarock_running.process.exits import StopError
from tarock_searching.ask.block_lines import TroubleLine, read_block, result_line
from tarock_searching.ask.question_blocks import BlockResult, Ended
from tarock_searching.ask.sharing import FuzzAccess, played_alone
from tarock_searching.fuzz.pack import pack_for
from tarock_searching.make.disagreeing import DisagreedError
from tarock_searching.make.material import material_of


class CampaignLine(msgspec.Struct, frozen=True):
    """A campaign as its workers get it; ``command`` starts the program in the same way on each of them.

    ``suite`` is the version of the sender's suite; ``profile`` is the text of the profile, or None without a house.
    """

    suite: str
    rules: str
    seed: int
    command: str | None
    timeout: float
    restarts: int
    profile: str | None
    hello: HelloAnswer


class _Copy(NamedTuple):
    """A copy of the program for a campaign; ``held`` closes everything that belongs to it."""

    campaign: bytes
    asked: FuzzAccess
    driver: Conversation
    held: ExitStack


_copies: Final[dict[int, _Copy]] = {}
"""The copies of this worker, by thread."""


def play_remotely(campaign: bytes, block: bytes, seconds: float | None) -> bytes:
    """Play a block of a campaign within so many seconds; returns the result, or why this worker has none, as bytes."""
    told = read_block(block)
    try:
        copy = _copy_for(campaign)
        copy.asked.budget.allow(seconds)
        (result,) = played_alone(copy.asked, copy.driver, [told])
    except BudgetSpentError:
        result = BlockResult.empty(told.place, Ended.CUT)
    except DisagreedError as fault:
        return result_line(TroubleLine(as_data(fault.said), ours=True))
    except StopError as fault:
        return result_line(TroubleLine(as_data(fault.said)))
    return result_line(result)


def version_here() -> str:
    """The version of the suite that a worker has."""
    return suite_version()


def end_copies(campaign: bytes) -> None:
    """End the copies of a campaign that is over."""
    for thread, copy in [*_copies.items()]:
        if copy.campaign == campaign:
            _copies.pop(thread).held.close()


def _copy_for(campaign: bytes) -> _Copy:
    """The copy of this thread. Raises StopError if none can be started, or if the worker has another version."""
    thread = threading.get_ident()
    known = _copies.get(thread)
    if known is None or known.campaign != campaign:
        if known is not None:
            _copies.pop(thread).held.close()
        known = _copies[thread] = _begun(campaign)
    return known


def _begun(campaign: bytes) -> _Copy:
    line = msgspec.msgpack.decode(campaign, type=CampaignLine)
    if line.suite != suite_version():
        raise StopError(
            message(
                "a worker has version {version} of the suite; expected {suite}, which this is",
                version=suite_version(),
                suite=line.suite,
            )
        )
    with ExitStack() as begun:
        variant = None
        if line.profile is not None:
            variant = Path(begun.enter_context(TemporaryDirectory(prefix="tarock-"))) / "profile.toml"
            variant.write_text(line.profile, encoding="utf-8")
        engine = EngineChoice(command=line.command, timeout=line.timeout, restarts=line.restarts, variant=variant)
        respond, budget = reference(variant), Budget()
        packed = pack_for(line.rules, line.seed, respond, of_house=variant is not None)
        driver = another_copy(engine, budget, line.hello)
        begun.callback(driver.close)
        material = material_of(line.rules, line.seed, respond, engine.house)
        asked = FuzzAccess(engine, budget, line.hello, material, line.seed, respond, packed)
        return _Copy(campaign, asked, driver, begun.pop_all())
