"""A check from the command line to the verdict: refused what cannot be, then asked, then reported."""

from __future__ import annotations

import signal
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarock_conformance.about import suite_version
from tarock_conformance.closing import close, verdicts
from tarock_conformance.engine import connected
from tarock_conformance.exits import CutOffError, ExitCode, UsageFaultError
from tarock_conformance.progress import progress
from tarock_conformance.rule_sets import named, with_options
from tarock_conformance.selection import Wanted, rows_of_other_readings, select
from tarock_conformance.settings import differing, parse_options
from tarock_conformance.variants import overridden
from tarock_reports.ledger import LedgerWriter
from tarock_reports.lines import Asked, Header, Scenario
from tarock_reports.lines import Engine as Asker
from tarock_steps.messages import PROTOCOL
from tarock_steps.plan import Planned, digest
from tarock_steps.run import SUITE_BROKEN, Run
from tarock_steps.strangers_text import shown
from tarock_steps.suite_run import run_suite
from tarock_steps.verdicts import Outcome, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tarock_conformance.engine import Engine
    from tarock_conformance.outputs import Outputs
    from tarock_reports.summary import Standing
    from tarock_steps.catalogue import Catalogue
    from tarock_steps.drivers import Driver

_TITLE = 40
"""How many characters of a program's name stand beside how far the run is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign:
    """What to check, as the command line says it."""

    engine: Engine
    rules: tuple[str, ...]
    pairs: tuple[str, ...]
    wanted: Wanted
    outputs: Outputs

    def run(self) -> ExitCode:
        """Check the engine by each rule set; the exit code is that of the worst verdict."""
        checks = self._checks()
        for check in checks:
            check.outputs.check()
        if self.rules or self.engine.is_reference:
            self.outputs.check_apart([check.rules for check in checks])
        for check in checks:
            check.outputs.prepare()
        closed: list[Standing] = []
        with _termination_is_interruption(), connected(self.engine) as driver:
            checks = self._played(checks, driver)
            self.outputs.check_apart([check.rules for check in checks])
            for check in checks:
                interrupted = check.run(driver)
                closed.append(close(check.outputs))
                if interrupted:
                    sys.stderr.write(f"tarock: interrupted; the ledger {check.outputs.ledger} is partial\n")
                    return ExitCode.INTERRUPTED
        return verdicts(closed)

    def _checks(self) -> tuple[_Check, ...]:
        """A check for each rule set that is named, or that what is named belongs to; refuses what cannot be."""
        catalogues = with_options(self.wanted.belonging(named(self.rules)), self.pairs)
        checks = tuple(one for one in map(self._check, catalogues) if one.chosen)
        if not checks:
            message = "no scenario fits all of --clause, --area, --scenario and --option together"
            raise UsageFaultError(message)
        return checks

    def _check(self, catalogue: Catalogue) -> _Check:
        wanted = self.wanted.of(catalogue)
        options = parse_options(catalogue.source, self.pairs)
        return _Check(
            engine=self.engine,
            rules=catalogue.source,
            options=differing(catalogue.source, options),
            wanted=wanted,
            chosen=select(catalogue.source, wanted, options),
            other_rows=rows_of_other_readings(catalogue.source, wanted, options),
            outputs=self.outputs.of(catalogue.source),
        )

    def _played(self, checks: tuple[_Check, ...], driver: Driver) -> tuple[_Check, ...]:
        """Where no rule set was named: the checks of those that the engine plays, if it plays any of them."""
        played = tuple(check for check in checks if check.rules in driver.hello.rules)
        return checks if self.rules or not played else played


@dataclass(frozen=True, slots=True, kw_only=True)
class _Check:
    """The check of one rule set, with nothing in it that cannot be."""

    engine: Engine
    rules: str
    options: Mapping[str, str]
    wanted: Wanted
    chosen: tuple[Planned, ...]
    other_rows: int
    outputs: Outputs

    def run(self, driver: Driver) -> bool:
        """Ask, and write the ledger; tells whether Ctrl-C broke it off."""
        left_out = overridden(self.rules, self.options, self.chosen)
        return _Recording(self, driver, left_out).run()


@dataclass(frozen=True, slots=True)
class _Recording:
    """The part of a check that writes the ledger."""

    check: _Check
    driver: Driver
    overridden: tuple[str, ...]

    def run(self) -> bool:
        """Ask what is to be asked; tells whether Ctrl-C broke it off, which leaves no footer."""
        try:
            with LedgerWriter(self.check.outputs.ledger, self._header()) as writer:
                self._ask(writer)
        except KeyboardInterrupt:
            return True
        except OSError as fault:
            message = f"the ledger cannot be written any more, so the run was cut off: {fault}"
            raise CutOffError(message) from fault
        return False

    def _ask(self, writer: LedgerWriter) -> None:
        left_out = frozenset(self.overridden)
        asked = tuple(one for one in self.check.chosen if one.id not in left_out)
        engine = self.driver.hello
        with progress(f"checking {shown(engine.name, _TITLE)} by {self.check.rules}", len(asked)) as step:

            def sink(verdict: Verdict) -> None:
                writer.add(verdict)
                if self._is_our_fault(verdict):
                    writer.fault(verdict.message.removeprefix(SUITE_BROKEN), verdict.scenario)
                step(verdict.outcome is not Outcome.PASSED)

            run_suite(
                Run(
                    driver=self.driver,
                    sink=sink,
                    source=self.check.rules,
                    options=self.check.options,
                    reference=self.check.engine.is_reference,
                    chosen=asked,
                )
            )

    def _is_our_fault(self, verdict: Verdict) -> bool:
        """Whether an error is not the stranger's, because we say so or because there is no stranger."""
        ours = self.check.engine.is_reference or verdict.message.startswith(SUITE_BROKEN)
        return ours and verdict.outcome is Outcome.ERRORED

    def _header(self) -> Header:
        hello, wanted = self.driver.hello, self.check.wanted
        return Header(
            suite=suite_version(),
            protocol=PROTOCOL,
            source=self.check.rules,
            rules=self.check.rules,
            options=dict(self.check.options),
            engine=Asker(
                name=hello.name,
                version=hello.version,
                language=hello.language,
                homepage=hello.homepage,
                command=self.check.engine.command or "",
            ),
            plan=digest(self.check.chosen),
            planned=[Scenario.of(one) for one in self.check.chosen],
            overridden=list(self.overridden),
            other_rows=self.check.other_rows,
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
