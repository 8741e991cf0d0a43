"""``tarock compare``: pairs the ledgers of two runs by rule set, and prints what got better or worse in each."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from tarock_checking.report.formats import read_ledgers
from tarock_language.message import Language, message
from tarock_protocol.strangers_text import visible
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.whole_files import part_of
from tarock_reports.machine.check_object import json_text
from tarock_reports.machine.comparison_object import compared_rules
from tarock_reports.machine.comparison_shape import ComparisonObject
from tarock_reports.terminal.comparison import trend_lines
from tarock_reports.verdict.comparing_runs import RunTrends, Trend, run_trends
from tarock_reports.verdict.wording import scenarios_text
from tarock_running.process.about import suite_version
from tarock_running.process.console import console
from tarock_running.process.exits import ExitCode, UsageFaultError, check_known
from tarock_running.process.streams import utf8

FORMATS = ("table", "json")


class PlacedLedger(NamedTuple):
    """A ledger and its path."""

    path: Path
    ledger: Ledger


def compare_runs(old: Path, new: Path, form: str, say: Language) -> ExitCode:
    """Compare two runs and print what changed in each rule set; the exit code is 1 if anything got worse.

    Raises UsageFaultError if the runs have no rule set in common.
    """
    check_known("--format", "format", form, FORMATS)
    before, after = _ledgers(old), _ledgers(new)
    common = [rules for rules in after if rules in before]
    if not common:
        raise UsageFaultError(
            message(
                "OLD and NEW have no rule set in common: {old:both} there, {new:both} here",
                old=[*before],
                new=[*after],
            )
        )
    found = [run_trends(before[rules].ledger, after[rules].ledger) for rules in common]
    code = ExitCode.NOT_CONFORM if any(comparison.is_worse for comparison in found) else ExitCode.CONFORM
    lacks = _Alone(_without(before, after), _without(after, before))
    if form == "json":
        told = [
            compared_rules(comparison, (before[rules].path, after[rules].path))
            for rules, comparison in zip(common, found, strict=True)
        ]
        _say_object(
            told=ComparisonObject(
                suite=suite_version(),
                worse=code is ExitCode.NOT_CONFORM,
                exit_code=code.value,
                runs=told,
                only_old=lacks.old,
                only_new=lacks.new,
            )
        )
    else:
        _tell(found, lacks, say)
    return code


class _Alone(NamedTuple):
    """The rule sets that only the old or only the new run has."""

    old: list[str]
    new: list[str]


def _say_object(told: ComparisonObject) -> None:
    utf8().write(json_text(told))


def _tell(found: Sequence[RunTrends], lacks: _Alone, say: Language) -> None:
    out = console()
    for comparison in found:
        for line in trend_lines(comparison, say):
            out.print(line, soft_wrap=True)
    if lacks.old:
        sys.stderr.write(f"tarock: {visible(say('asked only before, so not compared: {rules}', rules=lacks.old))}\n")
    if lacks.new:
        sys.stderr.write(f"tarock: {visible(say('asked only now, so not compared: {rules}', rules=lacks.new))}\n")
    out.print(_verdict(found, say), soft_wrap=True)


def _verdict(found: Sequence[RunTrends], say: Language) -> Text:
    """The whole comparison in one line."""
    worse, better = (sum(comparison.number(trend) for comparison in found) for trend in (Trend.WORSE, Trend.BETTER))
    clauses = sum(clause.trend is Trend.WORSE for comparison in found for clause in comparison.clauses)
    gained = message("nothing got better")
    if better:
        gained = message("{number} scenario better", "{number} scenarios better", number=better)
    if any(comparison.is_worse for comparison in found):
        scenarios = scenarios_text(worse)
        lost = message("{number} clause", "{number} clauses", number=clauses)
        told = say("Worse: {scenarios} and {clauses}; {gained}.", scenarios=scenarios, clauses=lost, gained=gained)
        return Text(told, style="bold red")
    return Text(say("Nothing got worse; {gained}.", gained=gained), style="bold green")


def _without(these: Mapping[str, PlacedLedger], those: Mapping[str, PlacedLedger]) -> list[str]:
    return [rules for rules in these if rules not in those]


def _ledgers(path: Path) -> dict[str, PlacedLedger]:
    """The ledgers of one run by rule set, from a file or from the ledgers of checks in a folder."""
    if not path.is_dir():
        (ledger,) = read_ledgers([path])
        if not isinstance(ledger, Ledger):
            raise UsageFaultError(
                message(
                    "{path} is a ledger of kind {kind}; expected one that `tarock check` wrote",
                    path=str(path),
                    kind=ledger.kind,
                )
            )
        return {ledger.header.rules: PlacedLedger(path, ledger)}
    found = _of_folder(path)
    if not found:
        raise UsageFaultError(
            message(
                "there is no ledger of a check in {folder}; expected one, such as {path}",
                folder=str(path),
                path=str(path / "lungau.jsonl"),
            )
        )
    return found


def _of_folder(folder: Path) -> dict[str, PlacedLedger]:
    """The ledgers of checks in a folder; that of a narrowed run only if there is none of a whole run."""
    paths = sorted(folder.glob("*.jsonl"), key=lambda path: (path == part_of(path), path.name))
    found: dict[str, PlacedLedger] = {}
    for path in paths:
        (ledger,) = read_ledgers([path])
        if not isinstance(ledger, Ledger):
            continue
        other = found.setdefault(ledger.header.rules, PlacedLedger(path, ledger))
        if other.path != path and (path == part_of(path)) == (other.path == part_of(other.path)):
            raise UsageFaultError(
                message(
                    "{first} and {second} are both of {rules}; expected the name of one of them",
                    first=str(other.path),
                    second=str(path),
                    rules=ledger.header.rules,
                )
            )
    return found
