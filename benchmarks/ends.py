"""What a check costs besides its questions, compared with a bare script that pipes the same lines to as many copies.

All of it is asked of the reference engine, and of a program that answers from memory.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from benchmarks import pipe
from tarock_checking.playing.known_vectors import ToFill, vectors_of
from tarock_checking.playing.player import Asking
from tarock_protocol import codec
from tarock_protocol.filled_question import FilledQuestion
from tarock_protocol.messages.questions import Hello
from tarock_reference import respond
from tarock_running.inputs.own_process import reference_command
from tarock_steps.catalogue.plan import plan

_PROGRAM: Final = Path(__file__).with_name("from_memory.py")
_NUMBER: Final = b'"id":'


class EndsCost(NamedTuple):
    """Seconds of a check of the reference, of the bare script, and of a check of a program that answers from memory.

    ``own`` is the processor time that a question costs ``tarock`` itself where the program answers from memory.
    ``code`` is 0 where every check passed.
    """

    check: float
    bare: float
    memory: float
    own: float
    questions: int
    code: int


class _Round(NamedTuple):
    check: pipe.Check
    bare: float
    memory: pipe.Check
    questions: int
    spent: float


def ends(sources: Sequence[str], copies: int, rounds: int, tell: Callable[[str], None]) -> EndsCost:
    """The medians of some rounds in which all three take turns."""
    with TemporaryDirectory() as folder:
        asked = _Asked(Path(folder), sources)
        done = []
        for number in range(1, rounds + 1):
            tell(f"round {number} of {rounds}: {', '.join(sources)} beside a bare script")
            done.append(_round(asked, copies))
    return EndsCost(
        check=median(result.check.seconds for result in done),
        bare=median(result.bare for result in done),
        memory=median(result.memory.seconds for result in done),
        own=median((result.memory.processor - result.spent) / result.questions for result in done),
        questions=done[0].questions,
        code=max(code for result in done for code in (result.check.code, result.memory.code)),
    )


class _Asked:
    """What a check asks, in files: its lines in shares, and every answer."""

    def __init__(self, folder: Path, sources: Sequence[str]) -> None:
        self.folder, self.sources = folder, sources
        exchanges = [exchange for source in sources for exchange in _exchanges(source)]
        self.lines = [b"%b\n" % exchange.question for exchange in exchanges]
        hello = codec.encode(Hello(id=0))
        answer = respond(hello).strip().removeprefix(b'{"id":0,"answer":').removesuffix(b"}")
        self.answers = folder / "answers"
        pairs = [(hello, answer), *((bytes(exchange.question), bytes(exchange.right)) for exchange in exchanges)]
        self.answers.write_bytes(b"".join(b"%b\n%b\n" % (_without_number(asked), right) for asked, right in pairs))

    def shares(self, copies: int) -> list[Path]:
        """The lines in files, one for each copy."""
        files = [self.folder / f"share-{mine}" for mine in range(copies)]
        for mine, file in enumerate(files):
            file.write_bytes(b"".join(self.lines[mine::copies]))
        return files


def _exchanges(source: str) -> Iterator[FilledQuestion]:
    """What a check asks about a source, with the right answers, also with other labels."""
    asking = Asking(source=source, options={}, asked=plan(source), share=0.0, is_reference=True)
    vectors = vectors_of(ToFill(asking, None, is_whole=True))
    for vector in (*vectors.scenarios.values(), *vectors.counterparts.values()):
        yield from vector.asked


def _without_number(line: bytes) -> bytes:
    before, _, after = line.strip().rpartition(_NUMBER)
    return before + after[after.find(b",") :]


def _round(asked: _Asked, copies: int) -> _Round:
    rules = [word for source in asked.sources for word in ("--rules", source)]
    jobs = ("--jobs", str(copies))
    check = pipe.check(["check", *rules, *jobs])
    bare = _bare(asked.shares(copies))
    spent = asked.folder / "spent"
    spent.unlink(missing_ok=True)
    program = shlex.join([sys.executable, "-I", "-S", str(_PROGRAM), str(asked.answers), str(spent)])
    memory = pipe.check(["check", *rules, *jobs, "--engine", program])
    told = [line.split() for line in spent.read_text(encoding="ascii").splitlines()]
    number = sum(int(questions) for questions, _ in told)
    return _Round(check, bare, memory, number, sum(float(seconds) for _, seconds in told))


def _bare(shares: Sequence[Path]) -> float:
    """Seconds in which copies of the reference, one for each file, answer the lines of these files."""
    begun = perf_counter()
    with ThreadPoolExecutor(len(shares)) as pool:
        list(pool.map(_piped, shares))
    return perf_counter() - begun


def _piped(share: Path) -> int:
    """How many lines a copy of the reference answers."""
    with (
        share.open("rb") as lines,
        subprocess.Popen(reference_command(), stdin=lines, stdout=subprocess.PIPE, env=pipe.as_installed()) as process,
    ):
        return sum(1 for _ in process.stdout or ())
