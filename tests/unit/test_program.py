from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.unit.the_command import PATIENCE, PROGRAM, environment, program

from tarock_protocol import program as programs
from tarock_protocol.command_line import from_anywhere, program_and_arguments
from tarock_protocol.errors import ProtocolError
from tarock_protocol.limits import Limits
from tarock_protocol.messages import questions
from tarock_protocol.pipe import Pipe
from tarock_protocol.piped import Subprocess
from tarock_protocol.stderr_reader import KEPT
from tarock_running.process.forking import ask_to_end, forked, wait_for_end

ROOT = Path(__file__).resolve().parents[2]
COUNT = questions.Count(id=7, rules="lungau", cards=["Sküs", "K♥"])
DAEMONS = (sys.executable, "-m", "tests.miniatures.faults.leaves_daemons_behind")

SAYS = """
import sys
for line in sys.stdin:
    said, answered = line.strip().split(" ")
    sys.stderr.write(said * 3 if said != "much" else "a" * 100_000 + "end")
    sys.stderr.flush()
    print(answered, flush=True)
"""
"""Writes the first word of each line to stderr, three times, and answers with the second."""

SAYS_ESC = """
import sys
from tarock_reference import respond
for line in sys.stdin.buffer:
    if b"hello" not in line:
        sys.stderr.write("one\\x1b[2J\\ntwo")
        sys.stderr.flush()
    print(respond(line).decode(), flush=True)
"""
"""Says on stderr what would clear a terminal."""

LOOKS = """
import json, os, sys
from tarock_reference import respond
found = os.getcwd(), os.listdir("."), sys.argv[1:]
open("left-behind", "w").close()
for line in sys.stdin.buffer:
    sys.stderr.write(json.dumps(found))
    sys.stderr.flush()
    reply = respond(line).decode().replace('"window":64', '"window":1')
    print(reply.replace('"augen":', '"augen":9'), flush=True)
"""
"""Tells where it runs, what it found there, and what it was called with; it takes one at a time, and counts wrongly."""


def is_gone(process: int) -> bool:
    """Whether a process has ended; a dead one that only waits for whoever adopted it has."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"


def is_soon(what: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Whether something becomes true before one loses patience."""
    until = time.monotonic() + seconds
    while not what() and time.monotonic() < until:
        time.sleep(0.02)
    return what()


def is_all_gone(note: Path) -> bool:
    found = json.loads(note.read_text(encoding="utf-8"))
    return all(map(is_gone, found["numbers"])) and not Path(found["folder"]).exists()


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a program notes what it started; it finds our packages."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("TAROCK_TEST_NOTE", str(tmp_path / "note"))
    return tmp_path / "note"


# ------------------------------------------------------------------------------------------ ending all of it

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us adopt what a program leaves behind")


@linux
@pytest.mark.parametrize("exits", ["", "yes"])
def test_children_in_sessions_of_their_own_end_with_the_program(
    note: Path, monkeypatch: pytest.MonkeyPatch, exits: str
) -> None:
    monkeypatch.setenv("TAROCK_TEST_EXITS", exits)
    with Subprocess(DAEMONS, Limits(timeout=60 if exits else 5)) as driver:
        with pytest.raises(ProtocolError, match="exited with status 6" if exits else "did not answer within 5 s"):
            driver.ask(COUNT)

        assert is_soon(lambda: is_all_gone(note))


@linux
@pytest.mark.prove
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_all_that_a_program_started_ends_when_we_are_killed(note: Path, number: signal.Signals) -> None:
    words = ("ask", "count", "cards=K♥", "--timeout", "60", "--engine", " ".join(DAEMONS))
    with subprocess.Popen((*PROGRAM, *words), env=environment(TAROCK_TEST_NOTE=str(note))) as running:
        noted = is_soon(note.exists)
        running.send_signal(number)
        running.wait(timeout=PATIENCE)

    assert noted
    assert is_soon(lambda: is_all_gone(note))


# ------------------------------------------------------------------------------------------ on a busy system


def held_up(pipe: Pipe) -> None:
    """Have the warden of a program stand still, as where others have the processor, until after all usual waiting."""
    process = pipe._program._process  # noqa: SLF001 - nothing that is handed over tells of the warden
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    threading.Timer(1.5, process.send_signal, (signal.SIGCONT,)).start()


@linux
def test_how_a_program_ended_is_told_although_the_warden_hears_it_late() -> None:
    pipe = Pipe([sys.executable, "-c", "input(); raise SystemExit(3)"], 1_000)
    try:
        held_up(pipe)
        with pytest.raises(ProtocolError, match="the adapter exited with status 3 before it answered"):
            pipe.exchange(b"a question\n", 60)
    finally:
        pipe.stop(0)


@linux
def test_a_warden_that_gets_its_turn_late_ends_all_the_same_what_was_left_behind(note: Path) -> None:
    pipe = Pipe(DAEMONS, 1_000)
    pipe.send(b'{"id":1,"ask":"count"}\n')
    assert is_soon(note.exists)

    held_up(pipe)
    pipe.stop(0)

    assert is_soon(lambda: is_all_gone(note))


# ------------------------------------------------------------------------------------------ a folder of its own


@pytest.mark.prove
def test_a_program_runs_in_an_empty_folder_that_is_removed_and_finds_what_the_command_names(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text(LOOKS, encoding="utf-8")
    (tmp_path / "book").mkdir()
    command = f"{sys.executable} engine.py book nowhere"
    words = ("check", "--clause", "LUN-COUNTING-001", "--engine", command)

    checked = program(*words, cwd=tmp_path)
    ledger = (tmp_path / "tarock-report" / "lungau.part.jsonl").read_text(encoding="utf-8")
    verdict = next(line for line in map(json.loads, ledger.splitlines()) if line["kind"] == "verdict")
    told = verdict["exchanges"][0]["stderr"]
    where, found, arguments = json.JSONDecoder().raw_decode(told)[0]

    assert checked.returncode == 1, checked.stdout + checked.stderr
    assert not Path(where).is_relative_to(tmp_path)
    assert not Path(where).exists()
    assert found == []
    assert arguments == [str(tmp_path / "book"), "nowhere"]
    assert {path.name for path in tmp_path.iterdir()} == {"engine.py", "book", "tarock-report"}


def test_what_names_nothing_here_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "engine").touch()
    (tmp_path / "8").mkdir()
    here = str(tmp_path)

    assert from_anywhere(["./engine", "--file", "engine", ""], here) == [
        f"{here}/engine",
        "--file",
        f"{here}/engine",
        "",
    ]
    assert from_anywhere(["./none", "a\0b", "x" * 5000], here) == ["./none", "a\0b", "x" * 5000]
    assert from_anywhere(["sh", "/", "8", "./8"], here) == ["sh", "/", "8", f"{here}/8"]


def test_a_program_of_the_path_is_found_where_the_path_is_relative(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine").write_text("#!/bin/sh\n")
    (tmp_path / "engine").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", ".")

    assert from_anywhere(["engine"], str(tmp_path)) == [str(tmp_path / "engine")]


# --------------------------------------------------------------------------------------------------- commands


@pytest.mark.parametrize(
    ("text", "shell", "windows"),
    [
        ("node adapter.js", ["node", "adapter.js"], ["node", "adapter.js"]),
        (r"C:\tools\engine.exe -v", ["C:toolsengine.exe", "-v"], [r"C:\tools\engine.exe", "-v"]),
        (r'"C:\my tools\engine.exe" x', [r"C:\my tools\engine.exe", "x"], [r"C:\my tools\engine.exe", "x"]),
        ("a 'b c' #d", ["a", "b c", "#d"], ["a", "'b", "c'", "#d"]),
        ('a "" b', ["a", "", "b"], ["a", "", "b"]),
    ],
)
def test_a_command_is_taken_apart_as_is_usual_on_the_system(text: str, shell: list[str], windows: list[str]) -> None:
    assert program_and_arguments(text, windows=False) == shell
    assert program_and_arguments(text, windows=True) == windows


@pytest.mark.parametrize("windows", [True, False])
def test_an_open_quote_is_refused_everywhere(*, windows: bool) -> None:
    with pytest.raises(ValueError, match="No closing quotation"):
        program_and_arguments('"C:', windows=windows)


# ----------------------------------------------------------------------------------------------------- Windows


def test_a_forked_process_keeps_no_pipe_of_a_program_open() -> None:
    ends_with_its_stdin = programs.Program([sys.executable, "-I", "-S", "-c", "import sys; sys.stdin.read()"])
    process = forked(lambda: time.sleep(PATIENCE))
    try:
        ends_with_its_stdin.streams[0].close()

        assert ends_with_its_stdin.status(10.0) == 0
    finally:
        ask_to_end(process)
        wait_for_end(process)
        ends_with_its_stdin.discard()


def test_a_program_that_is_discarded_before_it_has_started_leaves_nothing() -> None:
    one = programs.Program([sys.executable, "-c", "import time; time.sleep(600)"])
    one.discard()

    assert one.status(0) is not None
    assert not Path(one._folder).exists()  # noqa: SLF001 - nothing that is handed over tells of it


def test_where_there_are_no_sessions_the_tree_of_processes_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(programs, "POSIX", False)
    monkeypatch.setattr(programs, "end_tree", asked.append)
    monkeypatch.setattr(programs, "_PATIENCE", 0.1)  # nobody ends it here
    one = programs.Program([sys.executable, "-c", "import time; time.sleep(600)"])

    one.end()
    for stream in one.streams:
        stream.close()

    assert len(asked) == 1
    assert is_gone(asked[0])


def test_windows_is_asked_to_end_a_process_with_all_below_it() -> None:
    asked: list[object] = []

    def run(words: list[str], **_: object) -> None:
        asked.append(words)
        raise FileNotFoundError

    programs.end_tree(12, run)

    assert asked == [["taskkill", "/T", "/F", "/PID", "12"]]


# ------------------------------------------------------------------------------------------------------ stderr


@pytest.fixture
def talker() -> Iterator[Pipe]:
    """A program that says on stderr what it is told to."""
    pipe = Pipe([sys.executable, "-c", SAYS], 1000)
    yield pipe
    pipe.stop(0.0)


def test_what_comes_over_stderr_stands_with_its_question(talker: Pipe) -> None:
    for word in ("one", "two", "three"):
        assert talker.exchange(f"{word} yes\n".encode(), 20) == b"yes"
        assert talker.overheard() == word.encode() * 3
    assert talker.overheard() == b""


def test_of_much_on_stderr_the_end_is_kept_and_it_is_said_what_is_not(talker: Pipe) -> None:
    talker.exchange(b"much yes\n", 20)
    left_out = 100_003 - KEPT

    told, end = talker.overheard().split(b"\n")

    assert told == f"[{left_out} bytes before this are left out]".encode()
    assert end == b"a" * (KEPT - 3) + b"end"


def test_where_hello_fails_the_end_of_stderr_is_told() -> None:
    with pytest.raises(ProtocolError, match=r"exited with status 1 .*; the end of its stderr: .*cannot find \\x1b"):
        Subprocess([sys.executable, "-c", "import sys; sys.exit('module: cannot find \\x1b[31m')"])


NODE_SAYS = (
    """node:internal/modules/cjs/loader:1210
  throw err;
  ^

Error: Cannot find module '/somewhere/adapter.js'
"""
    + "    at Module._resolveFilename (node:internal/modules/cjs/loader:1207:15)\n" * 8
)


def test_what_stands_first_on_stderr_is_told_too_where_a_program_does_not_start() -> None:
    with pytest.raises(ProtocolError, match=r"Cannot find module '/somewhere/adapter\.js'"):
        Subprocess([sys.executable, "-c", f"import sys; sys.exit({NODE_SAYS!r})"])


def test_of_very_much_on_stderr_the_first_and_the_last_are_told_where_a_program_does_not_start() -> None:
    with pytest.raises(ProtocolError, match=r"first of all.* … .*at last"):
        Subprocess([sys.executable, "-c", "import sys; sys.exit('first of all' + 'x' * 3_000 + 'at last')"])


@pytest.mark.prove
def test_what_a_program_says_on_stderr_when_it_is_asked_is_shown_there_and_harmless(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text(SAYS_ESC, encoding="utf-8")
    words = ("ask", "count", "cards=I", "--engine", f"{sys.executable} engine.py", "--json")

    asked = program(*words, cwd=tmp_path)

    assert asked.stderr == f"stderr of the engine '{words[4]}': one\\x1b[2J\ntwo\n"
    assert asked.returncode == 0


# ----------------------------------------------------------------------------------------- before the question

EARLY = """
import sys
from pathlib import Path

for line in sys.stdin.buffer:
    sys.stdout.buffer.write(b"an answer\\n")
    sys.stdout.buffer.flush()
    sys.stdout.buffer.write({early!r})
    sys.stdout.buffer.flush()
    Path({done!r}).touch()
"""


@pytest.mark.gate(1)
@pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody can ask whether something is in a pipe")
@pytest.mark.parametrize(
    ("early", "told"), [(b"another\n", "another"), (b"the beginning", "the beginning"), (b"\n", "an empty line")]
)
def test_what_was_in_the_pipe_before_the_question_is_a_breach_every_time(
    tmp_path: Path, early: bytes, told: str
) -> None:
    """The program writes it in a piece of its own, so only the pipe tells that it came before."""
    for number in range(8):
        done = tmp_path / f"{number}"
        pipe = Pipe([sys.executable, "-c", EARLY.format(early=early, done=str(done))], 1_000)
        try:
            assert pipe.exchange(b"a question\n", 30) == b"an answer"
            assert is_soon(done.exists)
            with pytest.raises(ProtocolError, match=f"the adapter had answered before it was asked: {told}"):
                pipe.exchange(b"another question\n", 30)
        finally:
            pipe.stop(0)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody can ask whether something is in a pipe")
def test_who_is_gone_before_the_question_is_told_to_be_gone(tmp_path: Path) -> None:
    done = tmp_path / "done"
    leaves = EARLY.format(early=b"", done=str(done)) + "    sys.exit(3)\n"
    pipe = Pipe([sys.executable, "-c", leaves], 1_000)
    try:
        assert pipe.exchange(b"a question\n", 30) == b"an answer"
        with pytest.raises(ProtocolError, match="the adapter exited with status 3 before it answered"):
            pipe.exchange(b"another question\n", 30)
    finally:
        pipe.stop(0)
