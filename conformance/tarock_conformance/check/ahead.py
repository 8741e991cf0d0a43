"""A fresh process of an engine that is started while another one is asked, so that nobody waits for it later."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING, Self

from tarock_conformance.inputs.engine import EngineChoice, connected

if TYPE_CHECKING:
    from collections.abc import Collection
    from types import TracebackType

    from tarock_steps.protocol.budget import Budget
    from tarock_steps.protocol.drivers import Driver


class Ahead:
    """Starts an engine at once; who leaves the ``with`` block never waits, and the process is ended in any case."""

    def __init__(self, engine: EngineChoice, budget: Budget, rules: Collection[str] = ()) -> None:
        self._engine = engine
        self._budget = budget
        self._rules = rules
        self._lock = threading.Lock()
        self._stack = ExitStack()
        self._abandoned = False
        self._driver: Driver | None = None
        self._fault: BaseException | None = None
        self._thread = threading.Thread(target=self._start, daemon=True)

    def __enter__(self) -> Self:
        """Begin to start it."""
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it, now or as soon as it has started."""
        with self._lock:
            self._abandoned = True
            started, self._stack = self._stack, ExitStack()
        started.close()

    def driver(self) -> Driver:
        """The engine when it has said hello; raises whatever kept it from that."""
        self._thread.join()
        if self._fault is not None:
            raise self._fault
        if self._driver is None:
            raise TypeError(self._driver)
        return self._driver

    def _start(self) -> None:
        started = ExitStack()
        try:
            self._driver = started.enter_context(connected(self._engine, self._budget, self._rules))
        except BaseException as fault:  # noqa: BLE001 - it is raised where somebody waits for the engine
            self._fault = fault
        with self._lock:
            if not self._abandoned:
                self._stack = started
                return
        started.close()
