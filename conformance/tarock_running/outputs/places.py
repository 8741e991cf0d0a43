"""The places of ledger and pages, checked before the run so that its work is not lost at the end."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tarock_language.message import Message, Word, message
from tarock_protocol.user_files import reason_of
from tarock_reports.ledger.whole_files import Place, part_of, what_else
from tarock_running.process.exits import CutOffError, UsageFaultError

FOLDER: Final = Path("tarock-report")
"""The default folder of ledger and page, in the current folder."""

RULES: Final = "{rules}"
"""The placeholder for the name of the rule set in a path."""


ENGINE: Final = "{engine}"
"""The placeholder for the name of a program in a path, if several are asked."""


class WantedFiles(msgspec.Struct, frozen=True, kw_only=True):
    """The files of a run that the command line names, and the default names and folder of the others."""

    ledger: Path | None = None
    html: Path | None = None
    junit: Path | None = None
    usual_ledger: str = f"{RULES}.jsonl"
    usual_html: str = f"{RULES}.html"
    part: bool = False
    folder: Path = FOLDER

    def of_engine(self, name: str) -> WantedFiles:
        """The files of one of several programs; those that are not named go to a folder of the program."""

        def filled(path: Path | None) -> Path | None:
            return None if path is None else Path(str(path).replace(ENGINE, name))

        return replace(
            self,
            ledger=filled(self.ledger),
            html=filled(self.html),
            junit=filled(self.junit),
            folder=self.folder / name,
        )

    @property
    def has_default_place(self) -> bool:
        """Whether a file goes to the default folder."""
        return self.ledger is None or self.html is None

    def inside(self, folder: Path) -> Outputs:
        """The files of a run; those that are not named go to this folder."""
        return Outputs(
            ledger=self.ledger or folder / self._called(self.usual_ledger),
            html=self.html or folder / self._called(self.usual_html),
            junit=self.junit,
        )

    def each_named(self) -> Iterator[tuple[str, Path]]:
        """The files that the command line names, each with its option."""
        for option, path in (("--ledger", self.ledger), ("--html", self.html), ("--junit", self.junit)):
            if path is not None:
                yield option, path

    def named(self, rules: str) -> Iterator[tuple[str, Path]]:
        """The files that the command line names, for one rule set."""
        return ((option, _filled(path, rules)) for option, path in self.each_named())

    def _called(self, usual: str) -> str:
        """The default name of a file; a narrowed run has other names, so that it never replaces a whole run's files."""
        return part_of(Path(usual)).name if self.part else usual


class Outputs(msgspec.Struct, frozen=True, kw_only=True):
    """The files that a run writes; JUnit only if it was asked for."""

    ledger: Path
    html: Path
    junit: Path | None = None

    def of(self, rules: str) -> Outputs:
        """The files of one rule set."""
        junit = None if self.junit is None else _filled(self.junit, rules)
        return Outputs(ledger=_filled(self.ledger, rules), html=_filled(self.html, rules), junit=junit)

    def check_apart(self, rules: Sequence[str], *, shared: Collection[str] = ()) -> None:
        """Refuse a path that several rule sets would share, except for the options in ``shared``.

        A JUnit file may always have several rule sets.
        """
        may = {*shared, "--junit"}
        alike = [(option, path) for option, path in self.each() if RULES not in str(path) and option not in may]
        if len(rules) > 1 and alike:
            option, path = alike[0]
            raise UsageFaultError(
                message(
                    "{option}: {path} cannot be for each of {rules}; expected {place} in it, or one --rules",
                    option=option,
                    path=str(path),
                    rules=rules,
                    place=RULES,
                )
            )

    def each(self) -> Iterator[tuple[str, Path]]:
        """Every file with the option that names it."""
        yield "--ledger", self.ledger
        yield "--html", self.html
        if self.junit is not None:
            yield "--junit", self.junit

    def check(self) -> None:
        """Refuse paths that cannot be written, or are the same; nothing is written yet."""
        places: dict[Path, str] = {}
        for option, path in self.each():
            check_writable(option, path)
            for place in (path, part_of(path)):
                other = places.setdefault(place.resolve(), option)
                if other != option:
                    raise UsageFaultError(
                        message(
                            "{option}: {path} is already where {other} goes; expected another file",
                            option=option,
                            path=str(place),
                            other=other,
                        )
                    )

    def prepare(self) -> Prepared:
        """Note the places before a program is asked, and try whether they can be written; nothing there is changed."""
        junit = None if self.junit is None else _tried("--junit", self.junit)
        return Prepared(_tried("--ledger", self.ledger), _tried("--html", self.html), junit)


class Prepared(NamedTuple):
    """The places of a run's files, noted before a program was asked."""

    ledger: Place
    html: Place
    junit: Place | None


def _tried(option: str, path: Path) -> Place:
    place = Place(path)
    try:
        place.try_out()
    except OSError as fault:
        raise _unwritable(option, path, reason_of(fault)) from fault
    return place


def _filled(path: Path, rules: str) -> Path:
    return Path(str(path).replace(RULES, rules))


def left_alone(why: Message, ledger: Path, place: Place) -> Message:
    """The message about a run that was not completed: where its ledger is, and which file it did not replace."""
    if place.has_earlier_file and ledger != place.path:
        return message(
            "{why}; the ledger {path} is partial, and {other} is that of an earlier run",
            why=why,
            path=str(ledger),
            other=str(place.path),
        )
    return message("{why}; the ledger {path} is partial", why=why, path=str(ledger))


def unwritten(path: Path, fault: OSError) -> Message:
    """What is said of a file that cannot be written."""
    return message("{path}: it cannot be written ({why})", path=str(path), why=reason_of(fault))


def write_page(place: Place, text: str) -> None:
    """Write a report of an existing ledger; raises CutOffError with how to make it again if that fails."""
    try:
        place.put_text(text)
    except OSError as fault:
        raise CutOffError(
            message("{fault}; `tarock report` makes it from the ledger", fault=unwritten(place.path, fault))
        ) from fault


def check_writable(option: str, path: Path) -> None:
    """Refuse a path that cannot be written, or that is no file, without changing what is there."""
    try:
        kind = what_else(path)
    except OSError as fault:
        raise _unwritable(option, path, reason_of(fault)) from fault
    if kind:
        raise _unwritable(option, path, message("it is {kind}", kind=Word(kind)))
    folder = next(part for part in path.absolute().parents if part.exists())
    if not folder.is_dir():
        raise _unwritable(option, path, message("{path} is not a folder", path=str(folder)))
    for part in (folder, path):
        if part.exists() and not os.access(part, os.W_OK):
            raise _unwritable(option, path, message("{path} may not be written", path=str(part)))


def _unwritable(option: str, path: Path, reason: Message | str) -> UsageFaultError:
    return UsageFaultError(
        message(
            "{option}: cannot write {path}: {reason}; expected a file that can be written",
            option=option,
            path=str(path),
            reason=reason,
        )
    )
