"""Claims the output folder of a run, so that two runs never write to the same files.

A lock file beside the outputs marks them as taken; the operating system releases it when the run ends, even after a
crash. Without such locks two runs can use one folder, but each file is put in place in one step, so files do not mix.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from tarock_language.message import Language, message
from tarock_protocol.user_files import reason_of
from tarock_reports.ledger.whole_files import part_of
from tarock_running.outputs.places import Outputs, WantedFiles
from tarock_running.process.exits import UsageFaultError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCK: Final = ".run"
"""The name of the lock file of a folder, and the ending of the lock files of single files."""

_MOST: Final = 1_000
"""How many runs may have folders of their own at the same time."""

_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


@contextmanager
def claimed(wanted_files: WantedFiles, rules: Sequence[str], say: Language) -> Iterator[Outputs]:
    """Claim the files of a run by these rule sets, so that no other run uses them meanwhile.

    Refuses files of the command line that another run uses, or that cannot be written. Other files go to the usual
    folder, or to the next free one, which is then said on stderr.
    """
    with ExitStack() as held:
        yield _first_free(wanted_files, rules, held, say)


@contextmanager
def claimed_alone(path: Path) -> Iterator[bool]:
    """Claim one file; gives False if another run has it. Refuses a file that cannot be written."""
    with ExitStack() as held:
        yield _has_taken(path.with_name(f".{path.name}{_LOCK}"), held)


def _first_free(wanted_files: WantedFiles, rules: Sequence[str], held: ExitStack, say: Language) -> Outputs:
    for number in range(1, _MOST + 1):
        usual = wanted_files.folder
        folder = usual if number == 1 else usual.with_name(f"{usual.name}-{number}")
        outputs = wanted_files.inside(folder)
        for name in rules:
            outputs.of(name).check()
        with ExitStack() as tried:
            if wanted_files.has_default_place and not _has_taken(folder / _LOCK, tried):
                continue
            named = {path: option for name in rules for option, path in wanted_files.named(name)}
            for path, option in (named | {part_of(path): option for path, option in named.items()}).items():
                if not _has_taken(path.with_name(f".{path.name}{_LOCK}"), tried):
                    raise UsageFaultError(
                        message(
                            "{option}: another run is still writing to {path}; expected another file",
                            option=option,
                            path=str(path),
                        )
                    )
            held.push(tried.pop_all())
        if number > 1:
            told = say("another run uses {usual}; this one writes to {folder}", usual=str(usual), folder=str(folder))
            sys.stderr.write(f"tarock: {told}\n")
        return outputs
    raise UsageFaultError(
        message(
            "{number} folders like {folder} are in use already; expected --ledger and --html with files of its own",
            number=_MOST,
            folder=str(wanted_files.folder),
        )
    )


def _has_taken(path: Path, held: ExitStack) -> bool:
    """Try to lock a file, and return whether that worked; the lock is released and removed with ``held``."""
    made = not path.parent.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = _locked(path)
    except OSError as fault:
        raise UsageFaultError(
            message(
                "cannot write {path}: {reason}; expected a folder that can be written to",
                path=str(path),
                reason=reason_of(fault),
            )
        ) from fault
    if descriptor is not None:
        held.callback(_let_go, path, descriptor, made=made)
    return descriptor is not None


def _locked(path: Path) -> int | None:
    """The descriptor of a lock file that is ours; None if another run has it. Raises OSError if it cannot be made."""
    while True:
        descriptor = os.open(path, _FLAGS, 0o666)
        if not _has_locked(descriptor):
            os.close(descriptor)
            return None
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(descriptor), path.lstat()):
                return descriptor
        os.close(descriptor)  # its owner removed it after we had opened it and before we locked it


def _has_locked(descriptor: int) -> bool:
    """Lock an open file, and return False if another process has it locked; True on a system without locks."""
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
    """Remove the lock file and release the lock; on Windows only a closed file can be removed.

    A folder that was ``made`` for it is removed too if it is empty.
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
