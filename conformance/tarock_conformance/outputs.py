"""Where a run's ledger and pages go: checked before the run, so that its work is not lost at the end."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tarock_conformance.exits import CutOffError, UsageFaultError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

FOLDER: Final = Path("tarock-report")
"""Where ledger and page go when nothing else is said, in the current folder."""

RULES: Final = "{rules}"
"""What stands for the name of the rule set in a path."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outputs:
    """The files that a run writes; JUnit only where it was asked for."""

    ledger: Path
    html: Path
    junit: Path | None = None

    def of(self, rules: str) -> Outputs:
        """The files of one rule set."""
        junit = None if self.junit is None else _filled(self.junit, rules)
        return Outputs(ledger=_filled(self.ledger, rules), html=_filled(self.html, rules), junit=junit)

    def check_apart(self, rules: Sequence[str], *, shared: Collection[str] = ()) -> None:
        """Refuse a path that several rule sets would share, save those of the options that may be ``shared``."""
        alike = [(option, path) for option, path in self.each() if RULES not in str(path) and option not in shared]
        if len(rules) > 1 and alike:
            option, path = alike[0]
            message = (
                f"{option}: {path} cannot be for each of {', '.join(rules)}; expected {RULES} in it, or one --rules"
            )
            raise UsageFaultError(message)

    def each(self) -> Iterator[tuple[str, Path]]:
        """Every file with the option that names it."""
        yield "--ledger", self.ledger
        yield "--html", self.html
        if self.junit is not None:
            yield "--junit", self.junit

    def check(self) -> None:
        """Refuse paths that cannot be written or that are one and the same; nothing is written yet."""
        places: dict[Path, str] = {}
        for option, path in self.each():
            check_writable(option, path)
            if path == self.ledger and path.exists() and not path.is_file():
                raise _unwritable(option, path, "it could not be read again")
            other = places.setdefault(path.resolve(), option)
            if other != option:
                message = f"{option}: {path} is already where {other} goes; expected another file"
                raise UsageFaultError(message)

    def prepare(self) -> None:
        """Make the folders, and take away an earlier run's files, so that no page tells of another ledger."""
        for option, path in self.each():
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.open("ab").close()
            except OSError as fault:
                raise _unwritable(option, path, fault.strerror or str(fault)) from fault
        for _, path in self.each():
            if path.is_file() and not path.is_symlink():
                path.unlink()


def _filled(path: Path, rules: str) -> Path:
    return Path(str(path).replace(RULES, rules))


def write_page(path: Path, text: str) -> None:
    """Write a report made from a ledger that is there; where that fails, nothing is lost."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        message = f"{path} cannot be written ({fault.strerror}); `tarock report` makes it from the ledger"
        raise CutOffError(message) from fault


def check_writable(option: str, path: Path) -> None:
    """Refuse a path that no file can be written to, without touching what is there."""
    if path.is_dir():
        raise _unwritable(option, path, "it is a folder")
    try:
        path.stat()
        there = True
    except (FileNotFoundError, NotADirectoryError):
        there = False
    except OSError as fault:
        raise _unwritable(option, path, fault.strerror or str(fault)) from fault
    nearest = path if there else _nearest_folder(path)
    if not there and not nearest.is_dir():
        raise _unwritable(option, path, f"{nearest} is not a folder")
    if not os.access(nearest, os.W_OK):
        raise _unwritable(option, path, f"{nearest} may not be written")


def _nearest_folder(path: Path) -> Path:
    """The lowest part of the path that exists."""
    return next(part for part in path.absolute().parents if part.exists())


def _unwritable(option: str, path: Path, reason: str) -> UsageFaultError:
    return UsageFaultError(f"{option}: cannot write {path}: {reason}; expected a file that can be written")
