"""Claims the output folder of a run, so that two runs never write to the same files.

What a run has is told by a lock file beside its outputs that the system itself lets go of when the run ends, however
it ends. Where the system knows no such locks, runs do not meet all the same: each puts its files in place whole.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Final

from tarock_conformance.process.exits import UsageFaultError
from tarock_reports.ledger.whole_files import part_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tarock_conformance.outputs.places import Outputs, Wishes

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCK: Final = ".run"
"""The name of a folder's lock file, and how those of single files end."""

_MOST: Final = 1_000
"""How many runs may have a folder of their own beside each other."""

_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


@contextmanager
def claimed(wishes: Wishes, rules: Sequence[str]) -> Iterator[Outputs]:
    """The files of a run by these rule sets, which no other run has while it lasts; refuses what cannot be.

    Files that the command line names are refused where another run has them. Those that it does not name go to the
    usual folder, or to the next one that is free, and it is said which.
    """
    with ExitStack() as held:
        yield _first_free(wishes, rules, held)


@contextmanager
def claimed_alone(path: Path) -> Iterator[bool]:
    """Whether no other run has this file; it is this one's while it lasts. Refuses what cannot be written."""
    with ExitStack() as held:
        yield _takes(path.with_name(f".{path.name}{_LOCK}"), held)


def _first_free(wishes: Wishes, rules: Sequence[str], held: ExitStack) -> Outputs:
    for number in range(1, _MOST + 1):
        usual = wishes.folder
        folder = usual if number == 1 else usual.with_name(f"{usual.name}-{number}")
        outputs = wishes.inside(folder)
        for name in rules:
            outputs.of(name).check()
        with ExitStack() as tried:
            if wishes.needs_folder and not _takes(folder / _LOCK, tried):
                continue
            named = {path: option for name in rules for option, path in wishes.named(name)}
            for path, option in (named | {part_of(path): option for path, option in named.items()}).items():
                if not _takes(path.with_name(f".{path.name}{_LOCK}"), tried):
                    message = f"{option}: another run is still writing to {path}; expected another file"
                    raise UsageFaultError(message)
            held.push(tried.pop_all())
        if number > 1:
            sys.stderr.write(f"tarock: another run uses {usual}; this one writes to {folder}\n")
        return outputs
    message = (
        f"{_MOST} folders like {wishes.folder} are in use already; expected --ledger and --html with files of its own"
    )
    raise UsageFaultError(message)


def _takes(path: Path, held: ExitStack) -> bool:
    """Whether a lock file could be had; it is let go of and taken away with all that is ``held``."""
    made = not path.parent.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = _locked(path)
    except OSError as fault:
        message = f"cannot write {path}: {fault.strerror or fault}; expected a folder that can be written to"
        raise UsageFaultError(message) from fault
    if descriptor is not None:
        held.callback(_let_go, path, descriptor, made=made)
    return descriptor is not None


def _locked(path: Path) -> int | None:
    """An open lock file that is ours, none where it is another run's; raises OSError where there can be none."""
    while True:
        descriptor = os.open(path, _FLAGS, 0o666)
        if not _lock(descriptor):
            os.close(descriptor)
            return None
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(descriptor), path.lstat()):
                return descriptor
        os.close(descriptor)  # its owner took it away between the opening and the locking


def _lock(descriptor: int) -> bool:
    """Whether nobody else has it; a system without locks says nothing against it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _let_go(path: Path, descriptor: int, *, made: bool) -> None:
    """Take the lock file away while it is ours, or where only a closed file can be taken away, right after.

    A folder that was ``made`` for it goes too where nothing else came into it.
    """
    if sys.platform != "win32":
        with suppress(OSError):
            if os.path.samestat(os.fstat(descriptor), path.lstat()):
                path.unlink()
    os.close(descriptor)
    if sys.platform == "win32":
        with suppress(OSError):
            path.unlink()
    if made:
        with suppress(OSError):
            path.parent.rmdir()
