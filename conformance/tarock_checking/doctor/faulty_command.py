"""Finds out for ``tarock doctor`` why the command of a program cannot be started, or which file in it is missing."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from tarock_checking.doctor.complaints import Complaint, Trouble
from tarock_language.message import Argument, Message
from tarock_protocol.strangers_text import safe_to_show, shown

RUNNERS: Final = {
    ".py": "python3",
    ".js": "node",
    ".mjs": "node",
    ".ts": "npx tsx",
    ".rb": "ruby",
    ".pl": "perl",
    ".lua": "lua",
    ".php": "php",
    ".sh": "sh",
    ".jar": "java -jar",
}
"""The command that usually runs a file, by the ending of its name."""

_FIRST_LINE: Final = 256
_CLOSE: Final = 0.75


def not_started(words: Sequence[str], reason: Message | str) -> Complaint:
    """Why the system cannot start the command ``words``; ``reason`` is the system's own message."""
    program = words[0]
    if not os.path.dirname(program):  # noqa: PTH120 - a Path would drop the "./" that says where to look
        found = shutil.which(program)
        if found is None:
            return _not_found(program)
        program = found
    path = Path(program)
    names = {"path": shown(program), "reason": safe_to_show(reason)}
    if not path.is_file() or not os.access(path, os.X_OK):
        return _no_program(path, names)
    interpreter = _interpreter(path)
    if interpreter and not Path(interpreter).exists():
        return Complaint(trouble=Trouble.NO_INTERPRETER, names=names | {"interpreter": shown(interpreter)})
    other = "format" in str(reason).lower()
    return Complaint(trouble=Trouble.NOT_FOR_THIS_SYSTEM if other else Trouble.NOT_STARTED, names=names)


def _no_program(path: Path, names: Mapping[str, Argument]) -> Complaint:
    """The complaint about a path that is no executable file."""
    if path.is_dir():
        return Complaint(trouble=Trouble.IS_FOLDER, names=names)
    if not path.exists():
        return Complaint(trouble=Trouble.NO_FILE, names=names)
    runner = RUNNERS.get(path.suffix, "")
    instead = shown(f"{runner} {path}") if runner else ""
    return Complaint(trouble=Trouble.NOT_EXECUTABLE, names={**names, "instead": instead})


def missing_argument(words: Sequence[str]) -> str:
    """The first argument that looks like a file but does not exist; empty if there is none."""
    return next((word for word in words[1:] if _is_file_name(word) and not os.path.exists(word)), "")  # noqa: PTH110


def _is_file_name(word: str) -> bool:
    return bool(re.fullmatch(r"[^-\s=;:][^\s=;:]*", word)) and Path(word).suffix in RUNNERS


def _not_found(program: str) -> Complaint:
    near = get_close_matches(program, list(dict.fromkeys(_on_the_path())), n=1, cutoff=_CLOSE)
    return Complaint(
        trouble=Trouble.NOT_FOUND, names={"program": shown(program), "near": shown(near[0]) if near else ""}
    )


def _on_the_path() -> Iterator[str]:
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        try:
            yield from sorted(os.listdir(folder))  # noqa: PTH208 - names are all that matters
        except OSError:
            continue


def _interpreter(path: Path) -> str:
    """The interpreter that the first line of a script names; empty if it names none."""
    try:
        with path.open("rb") as script:
            line = script.readline(_FIRST_LINE)
    except OSError:
        return ""
    if not line.startswith(b"#!"):
        return ""
    words = line[2:].rstrip(b"\n").decode("utf-8", "replace").strip(" ").split(" ")
    return words[0]
