"""The results of branch coverage and of mutation for each module of the reference engine, from their ledgers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tarock_reports.ledger import coverage_lines, mutation_lines
from tarock_reports.ledger.records import Record


@dataclass(frozen=True, slots=True)
class CoveredShare:
    """A part of a whole."""

    part: int
    whole: int

    @property
    def percent(self) -> str:
        """The part in percent, never rounded up to the whole."""
        return f"{int(1000 * self.part / self.whole) / 10:g} %" if self.whole else "–"


@dataclass(frozen=True)
class Coverage:
    """The branches of the engine, and which of them were reached."""

    record: Record

    @cached_property
    def modules(self) -> tuple[coverage_lines.CoveredModule, ...]:
        """The modules that have branches."""
        return tuple(module for module in self.record.of(coverage_lines.CoveredModule) if module.branches)

    @cached_property
    def by(self) -> tuple[str, ...]:
        """The names of what ran the engine, such as ``features``."""
        header = self.record.header
        return tuple(header.by) if isinstance(header, coverage_lines.CoverageHeader) else ()

    @property
    def reached(self) -> Mapping[str, CoveredShare]:
        """The share of branches reached, by what ran the engine."""
        whole = sum(module.branches for module in self.modules)
        return {by: CoveredShare(sum(module.reached.get(by, 0) for module in self.modules), whole) for by in self.by}

    @cached_property
    def missed(self) -> tuple[coverage_lines.Missed, ...]:
        """The branches missed, those without a reason first."""
        return tuple(sorted(self.record.of(coverage_lines.Missed), key=lambda branch: bool(branch.reason)))

    @property
    def unexplained(self) -> int:
        """How many missed branches have no reason."""
        return sum(not branch.reason for branch in self.missed)


@dataclass(frozen=True)
class Mutation:
    """Small changes to the engine, and which of them nothing noticed."""

    record: Record

    @property
    def asked(self) -> str:
        """The tests that the changed engine had to face."""
        header = self.record.header
        return ", ".join(header.asked) if isinstance(header, mutation_lines.MutationHeader) else ""

    @cached_property
    def modules(self) -> tuple[mutation_lines.MutatedModule, ...]:
        """The modules that were changed."""
        return tuple(self.record.of(mutation_lines.MutatedModule))

    @property
    def noticed(self) -> CoveredShare:
        """The share of changes that were noticed."""
        return CoveredShare(
            sum(module.noticed for module in self.modules), sum(module.tried for module in self.modules)
        )

    @cached_property
    def survivors(self) -> tuple[mutation_lines.Survivor, ...]:
        """The changes that nothing noticed, module by module."""
        return tuple(self.record.of(mutation_lines.Survivor))


def noticed_of(module: mutation_lines.MutatedModule) -> CoveredShare:
    """The share of changes to a module that were noticed."""
    return CoveredShare(module.noticed, module.tried)


def noticed_by(module: mutation_lines.MutatedModule) -> str:
    """What noticed the changes to a module first, with numbers: ``scenarios 90, laws and unit tests 3``."""
    return ", ".join(f"{who} {number}" for who, number in module.by.items())
