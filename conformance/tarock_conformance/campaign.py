"""A check from the command line to the verdict: refused what cannot be, then asked, then reported."""

from __future__ import annotations

import signal
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarock_conformance.about import suite_version
from tarock_conformance.engine import connected
from tarock_conformance.exits import CutOffError, ExitCode
from tarock_conformance.progress import progress
from tarock_conformance.selection import Wanted, select
from tarock_conformance.settings import catalogue_of, differing, parse_options
from tarock_conformance.variants import overridden
from tarock_reports.ledger import LedgerWriter
from tarock_reports.lines import Asked, Header, Scenario
from tarock_reports.lines import Engine as Asker
from tarock_steps.messages import PROTOCOL
from tarock_steps.plan import Planned, digest, plan
from tarock_steps.run import SUITE_BROKEN, Run
from tarock_steps.suite_run import run_suite
from tarock_steps.verdicts import Outcome, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tarock_conformance.engine import Engine
    from tarock_conformance.outputs import Outputs
    from tarock_steps.drivers import Driver


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign:
    """What to check, as the command line says it."""

    engine: Engine
    rules: str
    pairs: tuple[str, ...]
    wanted: Wanted
    outputs: Outputs

    def run(self) -> ExitCode:
        """Check the engine; the exit code says what came of it."""
        catalogue = catalogue_of(self.rules)
        options = parse_options(self.rules, self.pairs)
        chosen = select(catalogue, plan(self.rules), self.wanted, options)
        self.outputs.check()
        with _termination_is_interruption():
            differ = differing(self.rules, options)
            left_out = overridden(self.rules, differ, chosen)
            self.outputs.prepare()
            with connected(self.engine) as driver:
                interrupted = _Recording(self, driver, differ, chosen, left_out).run()
        return self._close(interrupted=interrupted)

    def _close(self, *, interrupted: bool) -> ExitCode:
        from tarock_conformance.closing import close  # noqa: PLC0415 - loads the reports, when all is done

        code = close(self.outputs)
        if not interrupted:
            return code
        sys.stderr.write(f"tarock: interrupted; the ledger {self.outputs.ledger} is partial\n")
        return ExitCode.INTERRUPTED


@dataclass(frozen=True, slots=True)
class _Recording:
    """The part of a campaign that writes the ledger."""

    campaign: Campaign
    driver: Driver
    options: Mapping[str, str]
    chosen: tuple[Planned, ...]
    overridden: tuple[str, ...]

    def run(self) -> bool:
        """Ask what is to be asked; tells whether Ctrl-C broke it off, which leaves no footer."""
        try:
            with LedgerWriter(self.campaign.outputs.ledger, self._header()) as writer:
                self._ask(writer)
        except KeyboardInterrupt:
            return True
        except OSError as fault:
            message = f"the ledger cannot be written any more, so the run was cut off: {fault}"
            raise CutOffError(message) from fault
        return False

    def _ask(self, writer: LedgerWriter) -> None:
        left_out = frozenset(self.overridden)
        asked = tuple(one for one in self.chosen if one.id not in left_out)
        engine = self.driver.hello
        with progress(f"checking {engine.name}", len(asked)) as step:

            def sink(verdict: Verdict) -> None:
                writer.add(verdict)
                if self._is_our_fault(verdict):
                    writer.fault(verdict.message.removeprefix(SUITE_BROKEN), verdict.scenario)
                step(verdict.outcome is not Outcome.PASSED)

            run_suite(
                Run(
                    driver=self.driver,
                    sink=sink,
                    source=self.campaign.rules,
                    options=self.options,
                    reference=self.campaign.engine.is_reference,
                    chosen=asked,
                )
            )

    def _is_our_fault(self, verdict: Verdict) -> bool:
        """Whether an error is not the stranger's, because we say so or because there is no stranger."""
        ours = self.campaign.engine.is_reference or verdict.message.startswith(SUITE_BROKEN)
        return ours and verdict.outcome is Outcome.ERRORED

    def _header(self) -> Header:
        hello, wanted = self.driver.hello, self.campaign.wanted
        return Header(
            suite=suite_version(),
            protocol=PROTOCOL,
            source=self.campaign.rules,
            rules=self.campaign.rules,
            options=dict(self.options),
            engine=Asker(
                name=hello.name,
                version=hello.version,
                language=hello.language,
                homepage=hello.homepage,
                command=self.campaign.engine.command or "",
            ),
            plan=digest(self.chosen),
            planned=[Scenario.of(one) for one in self.chosen],
            overridden=list(self.overridden),
            asked=Asked(clauses=list(wanted.clauses), areas=list(wanted.areas), scenarios=list(wanted.scenarios)),
        )


@contextmanager
def _termination_is_interruption() -> Iterator[None]:
    """Take a polite request to end as Ctrl-C, so that the engine is not left behind alone."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
