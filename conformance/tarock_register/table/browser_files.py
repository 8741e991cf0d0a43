"""Brings the files that the table needs in a browser: Python in WebAssembly and our code, for use without a network.

The archives come from the registries through their own clients, or from a folder; each must have its pinned digest.
"""

from __future__ import annotations

import hashlib
import io
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from tarock_language.message import message
from tarock_protocol.user_files import file_bytes
from tarock_register.table.bundle import bundle
from tarock_running.inputs.readable import readable
from tarock_running.process.exits import CutOffError, UsageFaultError

_HERE: Final = Path(__file__).parent
_BROWSER: Final = _HERE / "browser"
_WORKER: Final = "worker.js"
OFFLINE: Final = "offline.js"
"""The script that keeps the pages for when there is no network; it stands above all that it keeps."""
_OURS: Final = "tarock.zip"
_LARGEST: Final = 50_000_000
"""The largest size of an archive in bytes; the largest has seven millions."""
_PATIENCE: Final = 300
"""Seconds that a client of a registry may take."""
_DIGITS: Final = 16


class Pin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An archive, its SHA-256, the files wanted of it (the whole archive if none), and the command that fetches it."""

    archive: str
    sha256: str
    fetch: tuple[str, ...]
    files: tuple[str, ...] = ()


def pins() -> Mapping[str, Pin]:
    """All archives by what they are."""
    told = tomllib.loads((_HERE / "pins.toml").read_text(encoding="utf-8"))
    return msgspec.convert(told, dict[str, Pin])


def engine_files(folder: Path | None = None) -> dict[str, bytes]:
    """The files of the engine by their paths in the pages; the archives are those of a folder, or fetched.

    UsageFaultError if the folder lacks an archive or has another one, CutOffError if it cannot be fetched.
    """
    if folder is None:
        with TemporaryDirectory() as fetched:
            return engine_files(_fetched(Path(fetched)))
    found = {_WORKER: (_BROWSER / _WORKER).read_bytes()}
    for pin in pins().values():
        found |= _files_of(pin, _checked(folder, pin))
    found[_OURS] = bundle()
    about = {name: {"size": len(content), "sha256": _digest(content)} for name, content in sorted(found.items())}
    place = _digest(msgspec.json.encode(about))[:_DIGITS]
    told = {"folder": place, "ours": _OURS, "msgspec": pins()["msgspec"].archive, "files": about}
    files = {f"engine/{place}/{name}": content for name, content in found.items()}
    return {**files, "engine/engine.json": msgspec.json.encode(told), OFFLINE: (_BROWSER / OFFLINE).read_bytes()}


def _checked(folder: Path, pin: Pin) -> bytes:
    """The content of an archive in a folder; UsageFaultError if it is missing or has another digest."""
    path = folder / pin.archive
    fetch = " ".join(pin.fetch)
    with readable(path, "--table-from", message("what this fetches: {fetch}", fetch=fetch)):
        content = file_bytes(path, _LARGEST)
    if (digest := _digest(content)) != pin.sha256:
        raise UsageFaultError(
            message(
                "--table-from: {path} has the SHA-256 {digest}; expected {pinned}, as of what this fetches: {fetch}",
                path=str(path),
                digest=digest,
                pinned=pin.sha256,
                fetch=fetch,
            )
        )
    return content


def _files_of(pin: Pin, content: bytes) -> dict[str, bytes]:
    """The wanted files of an archive by their names."""
    if not pin.files:
        return {pin.archive: content}
    found = {}
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        for name in pin.files:
            member = archive.extractfile(f"package/{name}")
            found[name] = b"" if member is None else member.read()
    return found


def _fetched(folder: Path) -> Path:
    """A folder with all archives, fetched by the clients of their registries."""
    for pin in pins().values():
        _run(pin.fetch, folder)
    return folder


def _run(command: Sequence[str], folder: Path) -> None:
    """Run a client in a folder; CutOffError with the last line that it says if it fails."""
    program = [sys.executable, "-m", "pip"] if command[0] == "pip" else [command[0]]
    try:
        ended = subprocess.run(  # noqa: S603 - commands of ours
            [*program, *command[1:]], cwd=folder, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
        why = "" if ended.returncode == 0 else (ended.stderr.strip() or f"code {ended.returncode}").splitlines()[-1]
    except (OSError, subprocess.TimeoutExpired) as fault:
        why = str(fault)
    if why:
        raise CutOffError(
            message(
                "--table: {command} failed ({why}); --table-from takes the archives from a folder",
                command=" ".join(command),
                why=why,
            )
        )


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
