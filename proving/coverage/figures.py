"""The figures of ``python -m proving.coverage``: the table, the missed branches with reasons, faults, the ledger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from proving.coverage import missed
from proving.coverage.branches import Branch, Measured, Module
from proving.coverage.features import ENGINE
from proving.coverage.measuring import ROOT
from tarock_reports.ledger.coverage_lines import CoverageHeader, Missed, Reached
from tarock_reports.ledger.coverage_lines import CoveredModule as ModuleLine
from tarock_reports.ledger.jsonlines import Writer
from tarock_running.process.about import suite_version

BAR: Final = 95
"""The share of the engine's branches, in percent, that the features have to reach by themselves."""
FEATURES: Final = "features"
EVERYTHING: Final = "everything"


@dataclass(frozen=True)
class Figures:
    """The branches that were reached, by what reached them (``by``); the features come first."""

    by: Mapping[str, Mapping[str, Module]]
    clauses: Mapping[str, int]
    entries: tuple[missed.Entry, ...]

    @classmethod
    def of(cls, data: Mapping[str, Path], entries: tuple[missed.Entry, ...]) -> Figures:
        """Read the figures from files of coverage data."""
        measured = {who: Measured(path) for who, path in data.items()}
        return cls({who: content.modules for who, content in measured.items()}, measured[FEATURES].by_clause(), entries)

    @property
    def modules(self) -> list[Module]:
        """The modules as the features reached them."""
        return list(self.by[FEATURES].values())

    @property
    def branches(self) -> int:
        """How many branches the engine has."""
        return sum(len(module.branches) for module in self.modules)

    @property
    def missed(self) -> list[Branch]:
        """The branches that the features do not reach."""
        return [branch for module in self.modules for branch in module.missed]

    def reached(self, who: str) -> int:
        """How many branches were reached."""
        return sum(len(module.reached) for module in self.by[who].values())

    def reason(self, branch: Branch) -> str:
        """Why the features do not reach a branch; empty if nobody has said."""
        return {entry.name: entry.reason for entry in self.entries}.get(branch.name, "")

    @property
    def unexplained(self) -> list[Branch]:
        """The missed branches without a reason."""
        return [branch for branch in self.missed if not self.reason(branch)]

    @property
    def stale(self) -> list[str]:
        """What is wrong with reasons that are no longer needed."""
        every = [branch for module in self.modules for branch in module.branches]
        return missed.stale(self.entries, every, (branch for module in self.modules for branch in module.reached))

    @property
    def faults(self) -> list[str]:
        """Everything that is wrong: missed branches without a reason, stale reasons, and a share below the bar."""
        found = [f"no reason: {where(branch, self.by[FEATURES])}" for branch in self.unexplained]
        found += self.stale
        if self.reached(FEATURES) * 100 < BAR * self.branches:
            share = percent(self.reached(FEATURES), self.branches)
            found.append(f"the features alone reach {share} of the branches, expected at least {BAR} %")
        return found

    def write(self, ledger: Path) -> None:
        """Write the ledger."""
        with Writer(ledger, CoverageHeader(suite=suite_version(), by=list(self.by))) as writer:
            for entry in self.modules:
                reached = {who: len(modules[entry.name].reached) for who, modules in self.by.items()}
                writer.line(
                    ModuleLine(name=entry.name, branches=len(entry.branches), lines=entry.lines, reached=reached)
                )
            for branch in self.missed:
                module, line, to = branch.module, branch.line, branch.to
                writer.line(Missed(module=module, line=line, to=to, by=FEATURES, reason=self.reason(branch)))
            for clause, number in self.clauses.items():
                writer.line(Reached(clause=clause, branches=number))

    # ---------------------------------------------------------------------------------------- on the terminal

    def table(self) -> Iterator[str]:
        """A line for each module with branches, and sums for each package of the engine and for everything."""
        yield _row("module", "branches", *(f"by {who}" for who in self.by))
        for module in self.modules:
            if module.branches:
                yield self._sum(module.name.removeprefix(f"{ENGINE}."), [module])
        for package in dict.fromkeys(map(_package, self.modules)):
            inside = [module for module in self.modules if _package(module) == package]
            if any(module.branches for module in inside):
                yield self._sum(f"all of {package}", inside)
        yield self._sum("together", self.modules)

    def _sum(self, name: str, some: list[Module]) -> str:
        whole = sum(len(module.branches) for module in some)
        reached = [sum(len(modules[module.name].reached) for module in some) for modules in self.by.values()]
        return _row(name, str(whole), *(percent(part, whole) for part in reached))

    def told(self) -> Iterator[str]:
        """The missed branches with their reasons, and whether they are reached by something else."""
        yield f"{len(self.missed)} of {self.branches} branches are not reached by the features:"
        for branch in self.missed:
            others = [who for who, modules in self.by.items() if branch in modules[branch.module].reached]
            besides = f" (reached by {others[-1]})" if others else ""
            yield f"  {where(branch, self.by[FEATURES])}{besides}"
            yield f"    {branch.text}"
            yield f"    {self.reason(branch) or 'no reason'}"


def where(branch: Branch, modules: Mapping[str, Module]) -> str:
    """The place of a branch: its file, its line, and the line that it leads to."""
    path = Path(modules[branch.module].path).resolve()
    short = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return f"{short}:{branch.line} -> {branch.to if branch.to > 0 else branch.then}"


def percent(part: int, whole: int) -> str:
    """A share, rounded down to a tenth, so that only the whole is 100.0 %."""
    tenths = part * 1000 // whole
    return f"{tenths // 10}.{tenths % 10} %"


def _package(module: Module) -> str:
    """The package of a module: a source, or the engine for modules that all sources share."""
    inner = module.name.split(".")[1:-1]
    return inner[0] if inner else ENGINE


def _row(name: str, *cells: str) -> str:
    return f"{name:28}" + "".join(f"{cell:>16}" for cell in cells)
