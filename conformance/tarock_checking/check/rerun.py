"""``tarock check --rerun-failed``: asks again what failed in an earlier run or was not asked there."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from tarock_checking.check.campaign import Campaign
from tarock_checking.check.closing import say_object
from tarock_checking.report.formats import read_ledgers
from tarock_language.message import Message, message
from tarock_protocol.strangers_text import visible
from tarock_reports.ledger.checks import Ledger
from tarock_running.inputs.engine_values import SymmetryShare
from tarock_running.outputs.places import WantedFiles
from tarock_running.process.about import suite_version
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_steps.suite.verdicts import Outcome

_FINE: Final = frozenset({Outcome.PASSED, Outcome.DECLINED, Outcome.UNPLAYABLE})
"""The outcomes that are not asked again, because nothing went wrong."""


class Rerun(NamedTuple):
    """The rule sets of some ledgers, and their scenarios that went wrong or have no verdict.

    ``by_symmetry`` is true if a ledger has a scenario whose copy with other labels went wrong.
    """

    rules: tuple[str, ...]
    scenarios: tuple[str, ...]
    by_symmetry: bool = False


def run_again(campaign: Campaign, paths: Sequence[Path]) -> ExitCode:
    """Ask again what went wrong in the runs of some ledgers, within what the campaign is narrowed to.

    Returns the exit code of the campaign, or 0 if there is nothing to ask.
    """
    if campaign.wanted.scenarios:
        raise UsageFaultError(
            message("--rerun-failed: the ledger chooses the scenarios, so it cannot go with --scenario")
        )
    found = rerun_of(paths, campaign)
    if not found.scenarios:
        _say_nothing_to_ask(campaign, paths)
        return ExitCode.CONFORM
    _refuse_same_files(paths, campaign.wanted_files, found.rules)
    wanted = replace(campaign.wanted, scenarios=found.scenarios)
    terms = replace(campaign.terms, symmetries=SymmetryShare.ALL) if found.by_symmetry else campaign.terms
    wanted_files = replace(campaign.wanted_files, part=True)
    return replace(campaign, rules=found.rules, wanted=wanted, wanted_files=wanted_files, terms=terms).run()


def _say_nothing_to_ask(campaign: Campaign, paths: Sequence[Path]) -> None:
    if campaign.voice.is_json:
        say_object(None, ExitCode.CONFORM, ())
    else:
        names = [*map(str, paths)]
        told = campaign.voice.say(
            "{ledgers}: no scenario there failed or is left over, so nothing is asked", ledgers=names
        )
        sys.stdout.write(f"{told}\n")


def rerun_of(paths: Sequence[Path], campaign: Campaign) -> Rerun:
    """What to ask again from the runs of some ledgers; says on stderr what has changed since."""
    rules = campaign.rules
    ledgers = [*zip(paths, map(_check_ledger, paths), strict=True)]
    _refuse_two_of_a_kind(ledgers)
    _refuse_others(ledgers, rules)
    _refuse_other_files(ledgers, campaign.wanted.files)
    found: dict[str, list[str]] = {}
    for path, ledger in ledgers:
        wrong = [scenario.id for scenario in ledger.expected if _has_gone_wrong(ledger, scenario.id)]
        known = {scenario.id for scenario in campaign.wanted.pool(ledger.header.source)}
        for told in _otherwise(ledger, [scenario for scenario in wrong if scenario not in known], campaign):
            sys.stderr.write(f"tarock: {path}: {visible(campaign.voice.say.sentence(told))}\n")
        if kept := [scenario for scenario in wrong if scenario in known]:
            found[ledger.header.rules] = kept
    by_symmetry = any(verdict.symmetry for _, ledger in ledgers for verdict in ledger.verdicts)
    return Rerun(tuple(found), tuple(scenario for scenarios in found.values() for scenario in scenarios), by_symmetry)


def _refuse_same_files(paths: Sequence[Path], wanted_files: WantedFiles, rules: Sequence[str]) -> None:
    """Refuse to overwrite a ledger of ``--rerun-failed``: a narrowed run would replace a whole one."""
    asked_from = {path.resolve() for path in paths}
    for name in rules:
        for option, path in wanted_files.named(name):
            if path.resolve() in asked_from:
                same = message(
                    "{option}: {path} is the file of --rerun-failed; expected another file",
                    option=option,
                    path=str(path),
                )
                raise UsageFaultError(same)


def _check_ledger(path: Path) -> Ledger:
    (found,) = read_ledgers([path])
    if not isinstance(found, Ledger):
        other = message(
            "--rerun-failed: {path} is a ledger of kind {kind}; expected one that `tarock check` wrote",
            path=str(path),
            kind=found.kind,
        )
        raise UsageFaultError(other)
    return found


def _refuse_two_of_a_kind(ledgers: Sequence[tuple[Path, Ledger]]) -> None:
    seen: dict[str, Path] = {}
    for path, ledger in ledgers:
        other = seen.setdefault(ledger.header.rules, path)
        if other != path:
            both = message(
                "--rerun-failed: {other} and {path} are both of {rules}; expected one",
                other=str(other),
                path=str(path),
                rules=ledger.header.rules,
            )
            raise UsageFaultError(both)


def _refuse_others(ledgers: Sequence[tuple[Path, Ledger]], rules: Sequence[str]) -> None:
    for path, ledger in ledgers:
        if rules and ledger.header.rules not in rules:
            others = message(
                "--rerun-failed: {path} is of {rules}; expected a ledger of {wanted:either}",
                path=str(path),
                rules=ledger.header.rules,
                wanted=rules,
            )
            raise UsageFaultError(others)


def _refuse_other_files(ledgers: Sequence[tuple[Path, Ledger]], files: Sequence[str]) -> None:
    """Refuse a ledger whose scenarios come from other files than those asked for."""
    for path, ledger in ledgers:
        asked = ledger.header.asked.files
        if {*asked} != {*files}:
            there, here = (names or message("the suite") for names in (asked, files))
            others = message(
                "--rerun-failed: {path} is of scenarios of {there:both}; expected one of scenarios of {here:both}",
                path=str(path),
                there=there,
                here=here,
            )
            raise UsageFaultError(others)


def _has_gone_wrong(ledger: Ledger, scenario: str) -> bool:
    verdict = ledger.by_scenario.get(scenario)
    return verdict is None or verdict.outcome not in _FINE


def _otherwise(ledger: Ledger, gone: Sequence[str], now: Campaign) -> Iterator[Message]:
    """Say what has changed since a ledger was written: the suite, its scenarios, the rules asked for."""
    header = ledger.header
    if header.suite != suite_version():
        yield message(
            "it was written by version {version} of the suite; this is {here}",
            version=header.suite,
            here=suite_version(),
        )
    if gone:
        yield message(
            "{number} scenario of it is not in this version of the suite and cannot be asked, such as {scenario}",
            "{number} scenarios of it are not in this version of the suite and cannot be asked, such as {scenario}",
            number=len(gone),
            scenario=gone[0],
        )
    if (before := header.asked.as_of) != now.terms.as_of:
        if before:
            yield message("it was judged as of version {version}; --as-of {version} judges by it again", version=before)
        else:
            yield message("it was judged by today's scenarios")
    house = header.house
    if house is not None and house.profile and now.engine.variant is None:
        yield message(
            "it was a run by the rules of {house}; --variant {profile} asks by them again",
            house=house.name,
            profile=house.profile,
        )
    decided = {*header.declared, *(house.decided if house else ())}
    pairs = [f"{name}={reading}" for name, reading in sorted(header.options.items()) if name not in decided]
    if missing := [pair for pair in pairs if pair not in now.pairs]:
        again = " ".join(f"--option {pair}" for pair in missing)
        yield message(
            "it was asked by {readings}; {options} asks by the same readings again", readings=missing, options=again
        )
