"""Checks several programs in one run, and shows them side by side in one table and on one page."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace
from rich.text import Text

from tarock_checking.check.campaign import Campaign
from tarock_checking.check.closing import CampaignResult, ClosedRun, say_object
from tarock_checking.report.run_shown import worst_of
from tarock_language.message import message
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.whole_files import Place, part_of
from tarock_reports.terminal.programs import programs_table
from tarock_reports.verdict.programs_compared import ProgramColumn, by_rules_side_by_side
from tarock_reports.verdict.summary import CONFORMITIES, Conformity
from tarock_running.outputs.places import ENGINE, FOLDER, unwritten
from tarock_running.process.about import suite_version
from tarock_running.process.console import console
from tarock_running.process.exits import CutOffError, ExitCode, StopError, UsageFaultError, code_of
from tarock_steps.catalogue.loading import load_catalogue

_NAMED: Final = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]{0,39})=(.+)", re.DOTALL)
_PAGE: Final = "side-by-side.html"
_BROKEN: Final = {ExitCode.ADAPTER_BROKEN: Conformity.ADAPTER_BROKEN, ExitCode.CUT_OFF: Conformity.CUT_OFF}
"""The exit codes of one program after which the other programs are still asked, each with its verdict."""


class NamedEngine(NamedTuple):
    """A program with its name."""

    name: str
    command: str


def named_engines(texts: Sequence[str]) -> tuple[NamedEngine, ...]:
    """Read programs written as NAME=COMMAND; refuses a program without a name, and two of the same name."""
    found: dict[str, NamedEngine] = {}
    for text in texts:
        named = _NAMED.fullmatch(text)
        if named is None:
            nameless = message(
                "--engine: each of several programs needs a name; expected NAME=COMMAND, such as mine='{command}'",
                command=text,
            )
            raise UsageFaultError(nameless)
        name, command = named.groups()
        if name.casefold() in found:
            alike = message("--engine: two programs are called {name}; expected different names", name=name)
            raise UsageFaultError(alike)
        found[name.casefold()] = NamedEngine(name, command)
    return tuple(found.values())


class _Came(NamedTuple):
    """The results of all programs so far; ``broken`` has the errors of those that could not be asked."""

    results: dict[str, CampaignResult]
    broken: dict[str, StopError]

    @property
    def closed(self) -> list[ClosedRun]:
        return [run for result in self.results.values() for run in result.closed]

    @property
    def columns(self) -> list[ProgramColumn]:
        return [run.column for run in self.closed if run.column is not None]

    @property
    def is_interrupted(self) -> bool:
        return any(result.interrupted for result in self.results.values())

    @property
    def conformities(self) -> set[Conformity]:
        found = {run.verdict.conformity for run in self.closed} | {
            _BROKEN[fault.code] for fault in self.broken.values()
        }
        lacking = {Conformity.CUT_OFF} if any(run.verdict.lacks for run in self.closed) else set()
        return found | lacking


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralCampaigns:
    """A ``campaign`` that is run for each of several programs."""

    campaign: Campaign
    engines: tuple[NamedEngine, ...]

    def run(self) -> ExitCode:
        """Ask one program after the other, and return the exit code of the worst verdict."""
        self._refuse_one_file_for_all()
        campaigns = {engine.name: self._of(engine) for engine in self.engines}
        came = _Came({}, {})
        for name, campaign in campaigns.items():
            if campaign.voice.has_tables:
                console().print(Text(f"\n{name}", style="bold underline"))
            try:
                came.results[name] = campaign.result()
            except StopError as fault:
                if fault.code not in _BROKEN:
                    raise
                came.broken[name] = fault
                if not campaign.voice.has_tables:
                    sys.stderr.write(f"tarock: {name}: {campaign.voice.say.sentence(fault.said)}\n")
            if came.is_interrupted:
                break
        return self._told(came)

    def _of(self, one: NamedEngine) -> Campaign:
        base = self.campaign
        return replace(
            base,
            engine=base.engine.of_command(one.command),
            wanted_files=base.wanted_files.of_engine(one.name),
            voice=replace(base.voice, program=one.name),
        )

    def _refuse_one_file_for_all(self) -> None:
        for option, path in self.campaign.wanted_files.each_named():
            if ENGINE not in str(path):
                shared = message(
                    "{option}: {path} cannot be for each of several programs; expected {name} in it",
                    option=option,
                    path=str(path),
                    name=ENGINE,
                )
                raise UsageFaultError(shared)

    def _told(self, came: _Came) -> ExitCode:
        """Show all programs side by side, and return the exit code; rule sets not asked were reported before."""
        lacks = self._page(came)
        last = worst_of(came.conformities | lacks)
        code = ExitCode.INTERRUPTED if came.is_interrupted else code_of(last)
        voice = self.campaign.voice
        if voice.has_tables:
            out = console()
            for columns in by_rules_side_by_side(came.columns).values():
                out.print()
                out.print(programs_table(columns, voice.say))
            for name, fault in came.broken.items():
                verdict = CONFORMITIES[_BROKEN[fault.code]]
                told_broken = voice.say("{name}, {verdict}: {fault}", name=name, verdict=verdict, fault=fault.said)
                out.print(Text(shown(told_broken, SENTENCE), style="magenta"))
        if voice.is_json:
            told = [run.told for run in came.closed if run.told is not None]
            say_object(last, code, told, broken={name: fault.message for name, fault in came.broken.items()})
        return code

    def _page(self, came: _Came) -> set[Conformity]:
        """Write the page; returns the verdict for a page that cannot be written, or an empty set."""
        from tarock_reports.pages.programs import render_programs  # noqa: PLC0415 - loads jinja2

        whole = (
            not self.campaign.wanted_files.part
            and not came.broken
            and all(result.is_whole for result in came.results.values())
        )
        path = FOLDER / _PAGE if whole else part_of(FOLDER / _PAGE)
        columns = [column._replace(page=_from(path, column.page)) for column in came.columns]
        broken = {name: fault.message for name, fault in came.broken.items()}
        try:
            Place(path).put_text(render_programs(columns, broken, suite_version(), load_catalogue))
        except OSError as fault:
            sys.stderr.write(f"tarock: {self.campaign.voice.say.sentence(unwritten(path, fault))}\n")
            return {_BROKEN[CutOffError.code]}
        if self.campaign.voice.has_tables:
            console().print(
                Text(f"\n{self.campaign.voice.say('side by side: {path}', path=str(path))}"), soft_wrap=True
            )
        return set()


def _from(page: Path, other: str) -> str:
    """The link from one page to another."""
    return os.path.relpath(other, page.parent).replace(os.sep, "/")
