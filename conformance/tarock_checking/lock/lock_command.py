"""``tarock lock``: writes a new lock, or renews an old one after it has shown the changes and asked."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rich.text import Text

from tarock_checking.lock.changes import changed_rules, keys_of, lock_changes
from tarock_checking.lock.lock_file import read_lock, refuse_unknown_source
from tarock_checking.lock.lock_lines import SUFFIX, Lock
from tarock_checking.lock.new_lock import lock_header, make
from tarock_checking.lock.profiles import variant_of_lock
from tarock_checking.lock.terminal import lines_about_lock
from tarock_language.message import Language, Message, message
from tarock_protocol.user_files import reason_of
from tarock_reference.variants import Variant, variant_of_house, variant_of_source
from tarock_reports.ledger.whole_files import Place
from tarock_running.inputs.profile import house_at
from tarock_running.inputs.rule_sets import catalogues_named, with_options
from tarock_running.inputs.settings import parse_options
from tarock_running.outputs.places import check_writable
from tarock_running.process.console import console
from tarock_running.process.exits import CutOffError, ExitCode, InterruptedRunError, UsageFaultError
from tarock_running.process.sharing import check_workers
from tarock_running.process.signals import ending_is_interruption


@dataclass(frozen=True, slots=True, kw_only=True)
class Locking:
    """What to lock, as the command line says it: a profile, or a source with readings; ``say`` is the language."""

    profile: Path | None = None
    rules: tuple[str, ...] = ()
    pairs: tuple[str, ...] = ()
    output: Path | None = None
    workers: int = 2
    say: Language

    def run(self) -> ExitCode:
        """Make the lock of a variant, and say what it holds."""
        check_workers(self.workers)
        variant = self._variant()
        path = self.output or self._usual(variant)
        check_writable("--output", path)
        if path.exists():
            there = message(
                "{path} already exists; expected --update {path}, which shows the changes, or another --output",
                path=str(path),
            )
            raise UsageFaultError(there)
        place = Place(path)
        with _undisturbed(place):
            made = make(variant, profile=_seen_from(path, self.profile), workers=self.workers, say=self.say)
            _print(lines_about_lock(made, self.say))
            _put(place, made.lock, self.say)
        return ExitCode.CONFORM

    def _variant(self) -> Variant:
        if self.profile is None:
            return _source_variant(self.rules, self.pairs)
        if self.rules or self.pairs:
            raise UsageFaultError(message("--rules and --option: a profile names its source and its readings itself"))
        return variant_of_house(house_at(self.profile, ""))

    def _usual(self, variant: Variant) -> Path:
        if self.profile is None:
            return Path(f"{variant.name}{SUFFIX}")
        return self.profile.with_name(f"{self.profile.name.removesuffix('.toml')}{SUFFIX}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Renewing:
    """Which lock to renew; ``sure`` writes without asking; ``say`` is the language."""

    path: Path
    sure: bool = False
    workers: int = 2
    say: Language

    def run(self) -> ExitCode:
        """Show what changes in a lock, and write it if the user agrees, who is asked before the long part begins."""
        check_workers(self.workers)
        before = read_lock(self.path)
        refuse_unknown_source(self.path, before)
        check_writable("--update", self.path)
        place = Place(self.path)
        variant = variant_of_lock(self.path, before)
        with _undisturbed(place):
            rules = changed_rules(self.path, before, lock_header(variant, before.header.profile), variant)
            changed = [*rules.told(self.say)]
            _print(changed)
            if changed and not self._is_confirmed():
                return self._left()
            kept = frozenset(keys_of(self.path, before.questions))
            made = make(variant, profile=before.header.profile, workers=self.workers, before=kept, say=self.say)
            if made.lock == before:
                _print([self.say("{path}: nothing changes", path=str(self.path))])
                return ExitCode.CONFORM
            _print(lines_about_lock(made, self.say))
            _print(lock_changes(self.path, before, made.lock, rules).told(self.say))
            if not changed and not self._is_confirmed():
                return self._left()
            _put(place, made.lock, self.say)
        return ExitCode.CONFORM

    def _left(self) -> ExitCode:
        _print([self.say("{path} is unchanged", path=str(self.path))])
        return ExitCode.CONFORM

    def _is_confirmed(self) -> bool:
        """Whether it is to be written; refuses to ask where there is nobody."""
        if self.sure:
            return True
        terminal = stdin()
        if not terminal.isatty():
            nobody = message(
                "{path}: nothing is written: there is no terminal to ask on; expected --yes", path=str(self.path)
            )
            raise UsageFaultError(nobody)
        sys.stdout.write(f"{self.say('Make {path} anew? [y/N]', path=str(self.path))} ")
        sys.stdout.flush()
        return terminal.readline().strip().lower() in {"y", "yes", self.say("yes")[:1], self.say("yes")}


def stdin() -> TextIO:
    """The stream from which the answer of the user is read."""
    return sys.stdin


def _source_variant(rules: Sequence[str], pairs: Sequence[str]) -> Variant:
    """The one source that a command line names, with the readings that it chooses."""
    found = with_options(catalogues_named(rules), pairs)
    if len(found) != 1 or not (rules or pairs):
        names = [catalogue.source for catalogue in found]
        several = message("a lock is of one variant; expected a profile, or --rules with one of: {names}", names=names)
        raise UsageFaultError(several)
    source = found[0].source
    return variant_of_source(source, parse_options(source, pairs))


def _seen_from(lock: Path, profile: Path | None) -> str:
    """A profile as the header of a lock names it: seen from the folder of the lock."""
    return "" if profile is None else os.path.relpath(profile, lock.parent).replace(os.sep, "/")


@contextmanager
def _undisturbed(place: Place) -> Iterator[None]:
    """Say of an interrupted run that nothing was written, which is so until the very end."""
    try:
        with ending_is_interruption():
            yield
    except KeyboardInterrupt as fault:
        raise InterruptedRunError(_untouched(message("interrupted"), place)) from fault


def _print(lines: Iterable[str]) -> None:
    out = console()
    for line in lines:
        out.print(Text(line), soft_wrap=True)


def _put(place: Place, lock: Lock, say: Language) -> None:
    """Put a lock in its place in one piece."""
    try:
        place.put(lock.data(), lasting=True)
    except OSError as fault:
        why = message("it cannot be written ({why})", why=reason_of(fault))
        raise CutOffError(_untouched(why, place)) from fault
    _print([say("lock: {path}", path=str(place.path))])


def _untouched(why: Message, place: Place) -> Message:
    """What is said where no lock was written."""
    left = message("the existing lock is unchanged" if place.has_earlier_file else "nothing is written")
    return message("{path}: {why}; {left}", path=str(place.path), why=why, left=left)
