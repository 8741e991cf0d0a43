"""The working tree as git sees it: a digest of all its files, and the files that changed since a commit."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from proving.cli import CommandError

UNTRACKED = ("ls-files", "-z", "--others", "--exclude-standard")
"""Files that are in no commit yet and that git does not ignore."""


def tree_digest(root: Path) -> str:
    """A digest of all files of the tree as they are now, committed or not. Raises CommandError if git fails."""
    digest = hashlib.sha256()
    for name in sorted({*_git(root, "ls-files", "-z"), *_git(root, *UNTRACKED)}):
        path = root / name
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "none"
        digest.update(f"{name}\0{content}\0".encode())
    return digest.hexdigest()[:16]


def changed_files(root: Path, base: str) -> list[str]:
    """The files that differ from a commit, or are in none. Raises CommandError if there is no such commit."""
    changed = _git(root, "diff", "--name-only", "--no-renames", "-z", base, "--")
    return sorted({*changed, *_git(root, *UNTRACKED)})


def _git(root: Path, *words: str) -> Iterable[str]:
    command = [shutil.which("git") or "git", "-C", str(root), *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as fault:
        said = fault.stderr.strip().partition("\n")[0]
    except OSError as fault:
        said = str(fault)
    else:
        return filter(None, done.stdout.split("\0"))
    message = f"git {words[0]}: {said}"
    raise CommandError(message)
