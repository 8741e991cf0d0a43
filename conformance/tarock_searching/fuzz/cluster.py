"""Sends the blocks of a campaign to the workers of a cluster, with dask.distributed.

The share of a lost worker goes to another one; if no worker is left, it is done here.
"""

from __future__ import annotations

import logging
import os
import shlex
import sys
from asyncio import CancelledError
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Protocol, TypeVar, cast

import msgspec

from tarock_language.message import Language, Message, as_message, message
from tarock_protocol.command_line import from_anywhere
from tarock_protocol.drivers import Conversation
from tarock_protocol.strangers_text import visible
from tarock_protocol.user_files import file_text
from tarock_reference.houses.profile_parsing import house_of
from tarock_running.inputs.engine import EngineChoice, split_command
from tarock_running.inputs.engine_values import LONGEST
from tarock_running.process.about import suite_version
from tarock_running.process.exits import UsageFaultError
from tarock_searching.ask.block_lines import TroubleLine, block_line, read_result
from tarock_searching.ask.question_blocks import Block, BlockResult, Ended
from tarock_searching.ask.sharing import FuzzAccess, Playing, played_alone
from tarock_searching.fuzz.remote import CampaignLine, end_copies, play_remotely, version_here
from tarock_searching.make.disagreeing import DisagreedError
from tarock_steps.errors import MissingExtraError

Answered = TypeVar("Answered")

_EXTRA: Final = "distributed"
_SWITCH: Final = "--cluster"
_ANSWERS: Final = 10
"""Seconds to wait for the scheduler to answer, and for its first worker."""
_LOOKS_EVERY: Final = 1.0
"""Seconds between two checks whether any worker is left."""
_NOBODY: Final = 5
"""After how many checks without any worker the rest is played here."""


class Assignment(Protocol):
    """What one worker is to do, and what came of it."""

    @property
    def status(self) -> str:
        """``finished``, ``error``, or how far it is."""

    @property
    def done(self) -> Callable[[], bool]:
        """Says whether it has ended, in whatever way."""

    def result(self) -> bytes:
        """What was done."""

    def exception(self) -> BaseException:
        """Why it failed."""


class Scheduler(Protocol):
    """A connection to the scheduler of a cluster, as far as we use it."""

    @property
    def status(self) -> str:
        """Whether it is ``running``."""

    def submit(self, work: Callable[..., bytes], *told: object, pure: bool) -> Assignment:
        """Let a worker do something."""

    def cancel(self, shares: Sequence[Assignment]) -> object:
        """Let nobody do these any more."""

    def run(self, work: Callable[..., Answered], *told: object, on_error: str = ...) -> Mapping[str, Answered]:
        """Let each worker do something; the answers are by the address of the worker."""

    def scheduler_info(self) -> Mapping[str, Mapping[str, object]]:
        """What the scheduler knows, such as its ``workers``."""

    def wait_for_workers(self, number: int, timeout: float) -> object:
        """Wait until there are so many workers; TimeoutError after so many seconds."""

    def close(self, timeout: float = ...) -> object:
        """Disconnect."""


@contextmanager
def blocks_on_cluster(asked: FuzzAccess, driver: Conversation, address: str, say: Language) -> Iterator[Playing]:
    """Yield a function that plays blocks on the workers of a scheduler; UsageFaultError if it cannot be used."""
    client = scheduler_at(address)
    cluster = _Cluster(asked, driver, client, address, say)
    try:
        yield cluster.play
    finally:
        cluster.end()


def wait_for_any(futures: Sequence[Assignment]) -> None:
    """Wait until one of the assignments has ended, a second at most."""
    from distributed import wait  # noqa: PLC0415 - of an extra

    with suppress(Exception, CancelledError):
        cast("Callable[..., object]", wait)(futures, timeout=_LOOKS_EVERY, return_when="FIRST_COMPLETED")


def scheduler_at(address: str) -> Scheduler:
    """Connect to the scheduler; UsageFaultError if it has no worker, or a worker with another version of the suite."""
    try:
        from distributed import Client  # noqa: PLC0415 - of an extra
    except ModuleNotFoundError as missing:
        raise MissingExtraError(_SWITCH, missing.name, extra="cluster") from missing
    logging.getLogger(_EXTRA).setLevel(logging.CRITICAL)  # we report its faults ourselves
    connect = cast("Callable[..., Scheduler]", Client)
    try:
        client = connect(address, timeout=_ANSWERS, set_as_default=False)
    except (OSError, ValueError, TypeError) as fault:
        silent = message(
            "--cluster: no answer from {address} ({why}); "
            "expected the address of a dask scheduler, such as tcp://127.0.0.1:8786",
            address=address,
            why=str(fault),
        )
        raise UsageFaultError(silent) from fault
    try:
        client.wait_for_workers(1, timeout=_ANSWERS)
    except TimeoutError as fault:
        client.close()
        nobody = message(
            "--cluster: no worker has come to {address} within {seconds} s; expected some: dask worker {address}",
            address=address,
            seconds=_ANSWERS,
        )
        raise UsageFaultError(nobody) from fault
    try:
        _refuse_other_versions(client, address)
    except UsageFaultError:
        client.close()
        raise
    return client


def _refuse_other_versions(client: Scheduler, address: str) -> None:
    """Refuse workers that have another version of the suite."""
    try:
        versions = client.run(version_here)
    except Exception as fault:
        unable = message(
            "--cluster: a worker at {address} cannot play ({why}); expected tarock-conformance to be installed there",
            address=address,
            why=str(fault),
        )
        raise UsageFaultError(unable) from fault
    for worker, version in versions.items():
        if version != suite_version():
            other = message(
                "--cluster: the worker {worker} has version {version} of the suite; expected {wanted}",
                worker=worker,
                version=version,
                wanted=suite_version(),
            )
            raise UsageFaultError(other)


def _profile(engine: EngineChoice) -> str | None:
    """The text of the profile; UsageFaultError if it has changed since the program was started."""
    if engine.variant is None or engine.house is None:
        return None
    text = file_text(engine.variant)
    if house_of(text, str(engine.variant)).digest != engine.house.digest:
        changed = message("--variant: {path} was changed after the program was started", path=str(engine.variant))
        raise UsageFaultError(changed)
    return text


def _campaign_line(asked: FuzzAccess) -> CampaignLine:
    engine = asked.engine
    here = None if engine.command is None else shlex.join(from_anywhere(split_command(engine.command), os.getcwd()))  # noqa: PTH109 - only the name of the folder matters
    return CampaignLine(
        suite=suite_version(),
        rules=asked.material.source,
        seed=asked.seed,
        command=here,
        timeout=engine.timeout,
        restarts=engine.restarts,
        profile=_profile(engine),
        hello=asked.hello,
    )


class _Cluster:
    """Plays the blocks of a campaign on the workers of a scheduler."""

    def __init__(self, asked: FuzzAccess, driver: Conversation, client: Scheduler, address: str, say: Language) -> None:
        self._asked = asked
        self._driver = driver
        self._client = client
        self._address = address
        self._language = say
        self._campaign = msgspec.msgpack.encode(_campaign_line(asked))
        self._told = False

    def play(self, blocks: Sequence[Block]) -> Iterator[BlockResult]:
        """Yield the result of each block as soon as it is there; after an interruption, those that are finished."""
        left = self._asked.budget.within(LONGEST)
        seconds = None if left == LONGEST else left
        playing = {
            self._client.submit(play_remotely, self._campaign, block_line(block), seconds, pure=False): block
            for block in blocks
        }
        try:
            yield from self._results(playing)
        except KeyboardInterrupt:
            for future in [*playing]:
                if isinstance(told := _told(future), BlockResult):
                    yield told
            yield BlockResult.empty(ended=Ended.INTERRUPTED)
        finally:
            with suppress(Exception):
                self._client.cancel([*playing])

    def _results(self, playing: dict[Assignment, Block]) -> Iterator[BlockResult]:
        looks = 0
        while playing:
            done = [future for future in playing if future.done()]
            looks = 0 if done or self._has_workers() else looks + 1
            if looks > _NOBODY:
                self._tell(message("no worker is left at {address}, so the rest is asked here", address=self._address))
                done = [*playing]
            for future in done:
                yield from self._result(future, playing.pop(future))
            if not done:
                wait_for_any([*playing])

    def _result(self, future: Assignment, block: Block) -> Iterator[BlockResult]:
        """The result of a block from its worker; if the worker failed, the block is played here."""
        told = _told(future)
        if isinstance(told, BlockResult):
            yield told
            return
        if told.ours:
            raise DisagreedError(as_message(told.reason))
        self._tell(message("some questions are asked here, because a worker cannot: {why}", why=told.reason))
        yield from played_alone(self._asked, self._driver, [block])

    def _has_workers(self) -> bool:
        with suppress(Exception):
            return self._client.status == "running" and bool(self._client.scheduler_info()["workers"])
        return False

    def _tell(self, what: Message) -> None:
        """Print a message on stderr; only the first call prints."""
        if not self._told:
            self._told = True
            sys.stderr.write(f"tarock: {visible(self._language.sentence(what))}\n")

    def end(self) -> None:
        """Let the workers end their copies of the program, and disconnect."""
        with suppress(Exception):
            self._client.run(end_copies, self._campaign, on_error="ignore")
        with suppress(Exception):
            self._client.close(timeout=_LOOKS_EVERY)


def _told(future: Assignment) -> BlockResult | TroubleLine:
    """The result from a worker, or the reason why there is none."""
    if future.status == "finished":
        return read_result(future.result())
    fault = future.exception() if future.status == "error" else future.status
    return TroubleLine(f"{type(fault).__name__}: {fault}" if isinstance(fault, BaseException) else str(fault))
