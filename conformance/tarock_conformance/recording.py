"""One rule set of a campaign while it is asked: what comes of it is remembered, its ledger is a copy of that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from tarock_conformance.exits import CutOffError
from tarock_conformance.progress import progress
from tarock_reports.ledger import LedgerWriter
from tarock_steps.run import SUITE_BROKEN, Run
from tarock_steps.strangers_text import shown
from tarock_steps.suite_run import run_suite
from tarock_steps.verdicts import Outcome, Verdict

if TYPE_CHECKING:
    from types import TracebackType

    from tarock_conformance.outputs import Outputs
    from tarock_reports.ledger import Ledger
    from tarock_reports.lines import Header
    from tarock_steps.drivers import Driver
    from tarock_steps.plan import Planned

_TITLE = 40
"""How many characters of a program's name stand beside how far the run is."""


class Recording:
    """Asks the scenarios of a rule set; leaving it puts the ledger in its place, and never loses the verdict.

    ``is_reference`` says that there is no stranger whose fault an error could be.
    """

    def __init__(self, outputs: Outputs, header: Header, asked: tuple[Planned, ...], *, is_reference: bool) -> None:
        self.outputs = outputs
        self.interrupted = False
        self.trouble = ""
        self._header = header
        self._asked = asked
        self._is_reference = is_reference
        self._writer = LedgerWriter(outputs.ledger, header)

    def __enter__(self) -> Self:
        """Begin the ledger."""
        try:
            self._writer.__enter__()
        except OSError as fault:
            raise self._cut_off(fault) from fault
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Put the ledger in its place, with a footer unless it was broken off; ``trouble`` says where that failed."""
        try:
            self._writer.__exit__(kind if kind or not self.interrupted else KeyboardInterrupt, error, trace)
        except OSError as fault:
            self.trouble = f"the ledger cannot be put in its place ({fault.strerror or fault})"

    @property
    def ledger(self) -> Ledger:
        """The ledger as this run wrote it, whatever has become of its file."""
        return self._writer.remembered()

    def ask(self, driver: Driver) -> None:
        """Ask what is to be asked; ``interrupted`` tells whether Ctrl-C broke it off."""
        try:
            self._run(driver)
        except KeyboardInterrupt:
            self.interrupted = True

    def meddling(self) -> str:
        """What others did to the ledger's file while the run lasted; empty where nobody did."""
        return self._writer.meddled or ("" if self.trouble else self._writer.altered())

    def _cut_off(self, fault: OSError) -> CutOffError:
        return CutOffError(f"the ledger cannot be written any more, so the run was cut off: {fault}")

    def _run(self, driver: Driver) -> None:
        words = f"checking {shown(driver.hello.name, _TITLE)} by {self._header.rules}"
        with progress(words, len(self._asked)) as step:

            def sink(verdict: Verdict) -> None:
                self._keep(verdict)
                step(verdict.outcome is not Outcome.PASSED)

            run_suite(
                Run(
                    driver=driver,
                    sink=sink,
                    source=self._header.source,
                    options=self._header.options,
                    reference=self._is_reference,
                    chosen=self._asked,
                )
            )

    def _keep(self, verdict: Verdict) -> None:
        try:
            self._writer.add(verdict)
            if self._is_our_fault(verdict):
                self._writer.fault(verdict.message.removeprefix(SUITE_BROKEN), verdict.scenario)
        except OSError as fault:
            raise self._cut_off(fault) from fault

    def _is_our_fault(self, verdict: Verdict) -> bool:
        """Whether an error is not the stranger's, because we say so or because there is no stranger."""
        ours = self._is_reference or verdict.message.startswith(SUITE_BROKEN)
        return ours and verdict.outcome is Outcome.ERRORED
