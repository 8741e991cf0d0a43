"""Reads scenario files that a command line names; those that cannot be asked are refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tarock_language.message import Argument, Language, Message, message
from tarock_protocol.drivers import InProcess
from tarock_protocol.user_files import nearest_path
from tarock_running.process.exits import StrayWordError, UsageFaultError
from tarock_running.process.progress import progress
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.catalogue.scenario_files import WrittenScenario, scenarios_in
from tarock_steps.errors import CatalogueError
from tarock_steps.suite import vocabulary
from tarock_steps.suite.scripts import Script, play_script
from tarock_steps.suite.verdicts import Outcome

SUFFIX: Final = ".feature"
"""The ending of the name of a scenario file."""
_MANY: Final = 1_000
"""From this number of scenarios on, reading them takes time, and progress is shown."""
_RULES: Final = re.compile(r'the rules "(?P<rules>[^"]*)"')


def scenarios_of_files(paths: Sequence[Path], say: Language, *, quiet: bool = False) -> tuple[Planned, ...]:
    """The scenarios of files, and of all files below folders; refuses what cannot be asked, with file and line.

    Progress is shown for many scenarios, unless ``quiet``.
    """
    try:
        written = scenarios_in([*dict.fromkeys(file for path in paths for file in _files_at(path))])
    except CatalogueError as fault:
        raise UsageFaultError(fault.said) from fault
    with progress(say("reading scenarios"), len(written), quiet=quiet or len(written) < _MANY, say=say) as step:
        for scenario in written:
            _refuse_unknown(scenario)
            _refuse_unplayable(scenario)
            step(0)
    return tuple(scenario.planned for scenario in written)


def is_of_files(word: str) -> bool:
    """Whether a word of a command line is a scenario file or a folder, and not the name of a scenario."""
    return word.endswith(SUFFIX) or Path(word).is_dir()


def _files_at(path: Path) -> Iterator[Path]:
    """The file of a path, or the scenario files below a folder; refuses any other path."""
    if path.is_dir():
        files = sorted(path.rglob(f"*{SUFFIX}"))
        if not files:
            raise UsageFaultError(
                message(
                    "{path}: no file of scenarios is in this folder; expected one whose name ends in {ending}",
                    path=str(path),
                    ending=SUFFIX,
                )
            )
        yield from files
    elif path.suffix != SUFFIX:
        reason = message(
            "{path}: expected a file of scenarios, whose name ends in {ending}, or a folder of such files",
            path=str(path),
            ending=SUFFIX,
        )
        near = None if path.exists() else nearest_path(path)
        raise StrayWordError(
            reason if near is None else message("{fault}; did you mean {near}?", fault=reason, near=str(near))
        )
    else:
        yield path


def _refuse_unknown(one: WrittenScenario) -> None:
    """Refuse a step that matches no phrase, and rules that are missing or differ from those of the clauses."""
    named, source = f'the rules "{one.planned.source}"', one.planned.source
    if not any(_RULES.fullmatch(line.text) for line in one.planned.lines):
        raise _refusal(
            one, one.steps_at[0], message("no step names the rules; expected 'Given {step}' first", step=named)
        )
    for line, number in zip(one.planned.lines, one.steps_at, strict=True):
        if vocabulary.find(line.keyword, line.text) is None:
            unknown = message("no phrase says '{text}'; {nearest}", text=line.text, nearest=_nearest(line))
            raise _refusal(one, number, unknown)
        rules = _RULES.fullmatch(line.text)
        if rules is not None and rules["rules"] != source:
            others = message(
                "the clauses are of {source}; expected '{step}', not '{text}'",
                source=source,
                step=named,
                text=line.text,
            )
            raise _refusal(one, number, others)


def _nearest(line: PlannedLine) -> Message:
    """What was expected for a step that matches no phrase: another keyword, or the nearest phrase."""
    for keyword in ("given", "when", "then"):
        if vocabulary.find(keyword, line.text) is not None:
            right, wrong = keyword.capitalize(), line.keyword.capitalize()
            return message("it belongs after {right}, not {wrong}", right=right, wrong=wrong)
    return message("the nearest is '{phrase}'", phrase=vocabulary.nearest_phrase(line.keyword, line.text))


def _refuse_unplayable(one: WrittenScenario) -> None:
    """Refuse a scenario that cannot be set up or asked, of any program; a wrong expectation is not refused here."""
    from tarock_reference import respond  # noqa: PLC0415 - loads the engine

    ending = play_script(Script.of(one.planned), InProcess(respond))
    if ending.line is not None and ending.outcome is Outcome.SUITE_FAULT:
        told = ending.why if isinstance(ending.why, str) else ending.why.arguments["fault"]
        raise _refusal(one, one.steps_at[ending.line], told)


def _refusal(one: WrittenScenario, line: int, reason: Argument) -> UsageFaultError:
    place = message("{place}: {fault}", place=str(one.file), fault=message("line {number}", number=line))
    return UsageFaultError(message("{place}: {fault}", place=place, fault=reason))
