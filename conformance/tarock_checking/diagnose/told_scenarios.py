"""The input of a search for causes: which scenarios of a run failed, passed or broke, and what was exchanged."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from tarock_protocol.drivers import WireExchange
from tarock_protocol.messages.answers import HelloAnswer
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.vectors import NO_VECTORS, Vectors


class ToldScenarios(NamedTuple):
    """The scenarios of a run: those that ``failed``, with their exchanges, and those that ``passed``.

    In those that ``errored`` the program itself reported an error. Those that are ``uneven`` are among the passed, but
    do not count as agreement. Of the failed, those ``beyond`` are wrong in parts that no step reads. ``hello`` is what
    the program offers; none means everything. ``vectors`` have the right answers that are known.
    """

    scripts: Mapping[str, Script]
    failed: Mapping[str, Sequence[WireExchange]]
    passed: Collection[str]
    errored: Mapping[str, Sequence[WireExchange]]
    hello: HelloAnswer | None = None
    uneven: Collection[str] = frozenset()
    vectors: Vectors = NO_VECTORS
    beyond: Collection[str] = frozenset()

    @staticmethod
    def of(scripts: Mapping[str, Script], heard: RunSoFar) -> ToldScenarios:
        """The scenarios of a run as it was recorded so far."""
        passed = sorted(heard.passed)
        return ToldScenarios(
            *(scripts, heard.failed, passed, heard.errored, heard.hello, heard.uneven, heard.vectors, heard.beyond)
        )
