"""Starts another process of the program in the background while one is asked, so that it is ready when needed."""

from __future__ import annotations

import threading
from collections.abc import Collection
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from tarock_protocol.budget import Budget
from tarock_protocol.drivers import Conversation
from tarock_protocol.program import Program
from tarock_running.inputs.connecting import connected
from tarock_running.inputs.engine import EngineChoice


class Ahead:
    """Starts an engine in the background; leaving the ``with`` block never waits, and always ends the process.

    ``program`` is its process, if that has begun already.
    """

    def __init__(
        self, engine: EngineChoice, budget: Budget, rules: Collection[str] = (), program: Program | None = None
    ) -> None:
        self._engine = engine
        self._budget = budget
        self._rules = rules
        self._program = program
        self._lock = threading.Lock()
        self._stack = ExitStack()
        self._abandoned = False
        self._driver: Conversation | None = None
        self._fault: BaseException | None = None
        self._thread = threading.Thread(target=self._start, daemon=True)

    def __enter__(self) -> Self:
        """Begin to start the engine."""
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the engine; see ``close``."""
        self.close()

    def close(self) -> None:
        """End the engine, now or as soon as it has started; may be called twice."""
        with self._lock:
            self._abandoned = True
            started, self._stack = self._stack, ExitStack()
        started.close()

    def driver(self) -> Conversation:
        """Wait until the engine has said hello, and return its driver; raises what kept it from that."""
        self._thread.join()
        if self._fault is not None:
            raise self._fault
        if self._driver is None:
            raise TypeError(self._driver)
        return self._driver

    def _start(self) -> None:
        started = ExitStack()
        try:
            self._driver = started.enter_context(connected(self._engine, self._budget, self._rules, self._program))
        except BaseException as fault:  # noqa: BLE001 - driver() raises it
            self._fault = fault
        with self._lock:
            if not self._abandoned:
                self._stack = started
                return
        started.close()
