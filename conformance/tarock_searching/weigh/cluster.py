"""Sends blocks of deals of ``tarock weigh`` to the workers of a cluster, with dask.distributed.

Blocks that no worker does are done here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

import msgspec

from tarock_searching.fuzz.cluster import Assignment, Scheduler, scheduler_at, wait_for_any
from tarock_searching.weigh.deal_blocks import BlockLine, Job, weigh_block
from tarock_searching.weigh.plan import Plan, Strand, weighing_plan
from tarock_searching.weigh.record import WeighHeader, header_of, in_worlds_of

_plans: dict[bytes, Plan] = {}
"""The plan of this worker, by its header; only the latest plan is kept."""


@contextmanager
def spread_out(plan: Plan, jobs: Sequence[Job], address: str, option: str | None) -> Iterator[Iterable[BlockLine]]:
    """Yield an iterable of the results of blocks from a scheduler's workers, each as soon as it is there."""
    client = scheduler_at(address)
    head = msgspec.json.encode(header_of(plan))
    try:
        playing = {
            client.submit(weigh_remotely, head, option, tuple(job.strand), job.number, pure=False): job for job in jobs
        }
        yield _results(client, playing)
    finally:
        with suppress(Exception):
            client.close(timeout=1)


def _results(client: Scheduler, playing: dict[Assignment, Job]) -> Iterator[BlockLine]:
    """The results of blocks, each as soon as it is there; a block whose worker failed is weighed here."""
    try:
        while playing:
            done = [future for future in playing if future.done()]
            for future in done:
                job = playing.pop(future)
                told = future.status == "finished"
                yield msgspec.json.decode(future.result(), type=BlockLine) if told else weigh_block(job)
            if not done:
                wait_for_any([*playing])
    finally:
        with suppress(Exception):
            client.cancel([*playing])


def weigh_remotely(head: bytes, option: str | None, strand: tuple[int, str], number: int) -> bytes:
    """Weigh a block of the plan of a header, on a worker; takes and returns bytes."""
    if head not in _plans:
        header = msgspec.json.decode(head, type=WeighHeader)
        _plans.clear()
        _plans[head] = in_worlds_of(header, weighing_plan(header.rules, header.seed, option, header.block))
    return msgspec.json.encode(weigh_block(Job(_plans[head], Strand(*strand), number)))
