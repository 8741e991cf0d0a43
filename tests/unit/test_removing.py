"""What a program leaves in its folder goes with it, and what cannot go changes no verdict."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.unit.the_command import tarock

from tarock_checking.check import worker_pool as crews
from tarock_checking.check.worker import EngineAccess, Leaves, Worker
from tarock_checking.playing.known_vectors import Filled
from tarock_language.message import ENGLISH
from tarock_protocol import program as programs
from tarock_protocol import warden
from tarock_protocol.budget import Budget
from tarock_protocol.removing import left_behind, remove_folder
from tarock_running.inputs.engine import EngineChoice
from tarock_running.process.clock import SystemClock
from tarock_running.process.frames import Inlet, Outlet

pytestmark = pytest.mark.skipif(os.name != "posix", reason="folders, links and pipes as POSIX has them")

DEEPER = 100
"""Folders inside each other, for which a recursion would need more than so many frames."""
FRAMES = 60


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder of which pytest need not get rid."""
    path = Path(tempfile.mkdtemp(prefix="tarock-test-"))
    yield path
    remove_folder(str(path))


def deepened(folder: Path, depth: int) -> None:
    """Make so many folders inside each other, each with a file beside it."""
    number = os.open(folder, os.O_RDONLY)
    for _ in range(depth):
        os.mkdir("x" * 200, dir_fd=number)
        os.close(os.open("file", os.O_CREAT | os.O_WRONLY, dir_fd=number))
        inner = os.open("x" * 200, os.O_RDONLY, dir_fd=number)
        os.close(number)
        number = inner
    os.close(number)


def test_folders_are_removed_without_recursion_and_without_long_paths(folder: Path) -> None:
    deepened(folder, DEEPER)
    before = sys.getrecursionlimit()
    frame, frames = sys._getframe(), 0  # noqa: SLF001 - the one way to know how deep we are
    while frame := frame.f_back:  # type: ignore[assignment]
        frames += 1
    sys.setrecursionlimit(frames + FRAMES)
    try:
        remove_folder(str(folder))
    finally:
        sys.setrecursionlimit(before)

    assert not os.path.lexists(folder)


def test_what_is_protected_is_removed(folder: Path) -> None:
    (folder / "a" / "b" / "c").mkdir(parents=True)
    (folder / "a" / "b" / "file").touch(mode=0)
    os.mkfifo(folder / "a" / "pipe")
    (folder / "a" / "dangling").symlink_to("nowhere")
    for inner in ("a/b/c", "a/b", "a", "."):
        (folder / inner).chmod(0)

    remove_folder(str(folder))

    assert not os.path.lexists(folder)


def test_what_is_immutable_is_removed(folder: Path) -> None:
    (folder / "a" / "b").mkdir(parents=True)
    for name in ("a/file", "a/b/file"):
        (folder / name).touch()
    for name in ("a/b/file", "a/file", "a/b", "a"):
        try:
            subprocess.run(["chattr", "+i", folder / name], check=True, capture_output=True)  # noqa: S607 - wherever it is
        except (OSError, subprocess.CalledProcessError):
            pytest.skip("nobody here can make a file immutable")

    remove_folder(str(folder))

    assert not os.path.lexists(folder)


def test_links_are_removed_and_what_they_lead_to_stays(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "file").touch()
    (folder / "inner").symlink_to(tmp_path / "kept")
    (tmp_path / "instead").symlink_to("nowhere")

    remove_folder(str(folder))
    remove_folder(str(tmp_path / "instead"))

    assert [path.name for path in tmp_path.rglob("*")] == ["kept", "file"]


def test_one_thing_that_stays_keeps_nothing_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "a").mkdir()
    (folder / "stays").touch()
    (folder / "a" / "file").touch()
    unlink = os.unlink

    def refused(name: str, *, dir_fd: int | None = None) -> None:
        if name == "stays":
            raise PermissionError(1, "Operation not permitted")
        unlink(name, dir_fd=dir_fd)

    with monkeypatch.context() as patched:
        patched.setattr(os, "unlink", refused)
        with pytest.raises(PermissionError):
            remove_folder(str(folder))

    assert [path.name for path in folder.rglob("*")] == ["stays"]


def test_the_warden_removes_what_is_deep(folder: Path) -> None:
    deepened(folder, DEEPER)
    words = f"import runpy; remove = runpy.run_path({warden.__file__!r})['_remove']"
    few = f"import sys; sys.setrecursionlimit({FRAMES})"

    subprocess.run([sys.executable, "-I", "-S", "-c", f"{words}; {few}; remove({str(folder)!r})"], check=True)

    assert not os.path.lexists(folder)


def test_what_cannot_be_removed_is_told_in_one_line_and_changes_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: str) -> None:
        raise PermissionError(1, "Operation not permitted")

    with monkeypatch.context() as patched:
        patched.setattr(programs, "remove_folder", refused)
        for _ in range(2):
            program = programs.Program([sys.executable, "-c", ""])
            program.end()
            for stream in program.streams:
                stream.close()
    first = next(iter(left_behind))

    told, again = tarock("schema"), tarock("schema")

    line = f"tarock: the folder of the program cannot be removed: {first} and 1 more (Operation not permitted)\n"
    assert (told.exit_code, told.stderr) == (0, line)
    assert again.stderr == ""


# ------------------------------------------------------------------------------------------- what a worker leaves

WAY = EngineAccess(EngineChoice(in_process=True), Budget(None), SystemClock())


def test_a_worker_tells_what_its_copy_of_the_program_left(monkeypatch: pytest.MonkeyPatch) -> None:
    told, orders = os.pipe()
    found, results = os.pipe()
    os.close(orders)
    monkeypatch.setitem(left_behind, "tarock-x", "Operation not permitted")

    Worker(WAY, memoryview(b"0"), 0, 1, Filled()).work(Inlet(told), Outlet(results))
    os.close(results)
    (message,) = Inlet(found).messages()

    assert msgspec.msgpack.decode(message, type=Leaves).left == {"tarock-x": "Operation not permitted"}
    os.close(found)
    os.close(told)


def test_a_worker_is_asked_to_end_once_for_it_has_to_clear_away(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(crews, "ask_to_end", asked.append)
    monkeypatch.setattr(crews, "forked_with_pipes", lambda *_: (7, None, None))
    crew = crews.Crew(WAY, 1, Filled(), say=ENGLISH)

    crew.dismiss()
    crew.dismiss()

    assert asked == [7]
