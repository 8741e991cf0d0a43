"""Results of coverage and mutation for each module of the engine."""

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
    def full(self) -> bool:
        """Whether nothing is missing."""
        return self.part == self.whole

    @property
    def percent(self) -> str:
        """The part in percent, never rounded up to the whole."""
        return f"{int(1000 * self.part / self.whole) / 10:g} %" if self.whole else "–"


@dataclass(frozen=True)
class Coverage:
    """The branches of the engine."""

    record: Record

    @cached_property
    def modules(self) -> tuple[coverage_lines.CoveredModule, ...]:
        """The modules that have branches."""
        return tuple(one for one in self.record.of(coverage_lines.CoveredModule) if one.branches)

    @cached_property
    def by(self) -> tuple[str, ...]:
        """Who ran the engine."""
        header = self.record.header
        return tuple(header.by) if isinstance(header, coverage_lines.CoverageHeader) else ()

    @property
    def reached(self) -> Mapping[str, CoveredShare]:
        """The branches reached, by whom."""
        whole = sum(one.branches for one in self.modules)
        return {by: CoveredShare(sum(one.reached.get(by, 0) for one in self.modules), whole) for by in self.by}

    @cached_property
    def missed(self) -> tuple[coverage_lines.Missed, ...]:
        """The branches missed, those without a reason first."""
        return tuple(sorted(self.record.of(coverage_lines.Missed), key=lambda one: bool(one.reason)))

    @property
    def unexplained(self) -> int:
        """How many of them have no reason."""
        return sum(not one.reason for one in self.missed)


@dataclass(frozen=True)
class Mutation:
    """Small changes to the engine, and which of them nobody noticed."""

    record: Record

    @property
    def asked(self) -> str:
        """What the changed engine was put before."""
        header = self.record.header
        return ", ".join(header.asked) if isinstance(header, mutation_lines.MutationHeader) else ""

    @cached_property
    def modules(self) -> tuple[mutation_lines.MutatedModule, ...]:
        """The modules that were changed."""
        return tuple(self.record.of(mutation_lines.MutatedModule))

    @property
    def noticed(self) -> CoveredShare:
        """The changes that were noticed."""
        return CoveredShare(sum(one.noticed for one in self.modules), sum(one.tried for one in self.modules))

    @cached_property
    def survivors(self) -> tuple[mutation_lines.Survivor, ...]:
        """The changes that nothing noticed, module by module."""
        return tuple(self.record.of(mutation_lines.Survivor))


def noticed_of(module: mutation_lines.MutatedModule) -> CoveredShare:
    """The changes to a module that were noticed."""
    return CoveredShare(module.noticed, module.tried)


def noticed_by(module: mutation_lines.MutatedModule) -> str:
    """What noticed the changes to a module first, each with its number: ``scenarios 90, laws and unit tests 3``."""
    return ", ".join(f"{who} {number}" for who, number in module.by.items())
