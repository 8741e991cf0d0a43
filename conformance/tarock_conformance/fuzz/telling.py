"""What a campaign of questions comes to, on the terminal, and the corpus that is put first next time."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import msgspec

from tarock_conformance.fuzz.wording import scenario_of
from tarock_conformance.process.exits import UsageFaultError
from tarock_reports.ledger.whole_files import Place
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.protocol.codec import decode_question, encode, kind
from tarock_steps.protocol.errors import ProtocolError
from tarock_steps.protocol.strangers_text import SENTENCE, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tarock_conformance.fuzz.campaign import FuzzResult
    from tarock_conformance.fuzz.duel import Find
    from tarock_steps.protocol.drivers import Driver
    from tarock_steps.protocol.messages.questions import Question

_CLAUSES: Final = 6


def told_result(source: str, result: FuzzResult, seed: int) -> Iterator[str]:
    """The lines that say what was found, the smallest questions first, and what never came up."""
    finds = sorted(result.finds, key=lambda one: len(encode(one.question)))
    total, sorts = sum(result.often.values()), _number(len(finds), "sort")
    yield f"{source}: {result.asked:,} questions (--seed {seed}), {total:,} answered otherwise, of {sorts}"
    known = load_catalogue(source).clauses
    for number, find in enumerate(finds, start=1):
        yield from _told_find(number, find, result.often[find.sort])
        yield from (f"     {clause}: {known[clause].en}" for clause in find.clauses[:2] if clause in known)
    unseen = [clause for clause in known if not result.come_up[clause]]
    if unseen:
        yield f"{source}: {len(known) - len(unseen)} of {len(known)} clauses came up; not {_few(unseen)}"


def _told_find(number: int, find: Find, often: int) -> Iterator[str]:
    where = find.broke or find.difference.field or "the whole answer"
    counted = f"{_number(often, 'time')}; {_few(find.clauses)}"
    yield f"{number:>3}. {kind(find.question)}: {shown(where, SENTENCE)} ({counted})"
    if not find.broke:
        yield f"     right {shown(_plain(find.difference.right), SENTENCE)}"
        yield f"     given {shown(_plain(find.difference.given), SENTENCE)}"
    yield f"     asked {encode(find.question).decode().strip()}"


def _number(number: int, of_what: str) -> str:
    return f"{number:,} {of_what}{'' if number == 1 else 's'}"


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _few(clauses: tuple[str, ...] | list[str]) -> str:
    more = len(clauses) - _CLAUSES
    return f"{' '.join(clauses[:_CLAUSES])}{f' and {more} more' if more > 0 else ''}" or "no clause"


def read_corpus(path: Path, source: str) -> list[Question]:
    """The questions of a corpus about a rule set; none where there is no file yet.

    UsageFaultError where it cannot be read or a line of it is no question.
    """
    if not path.exists():
        return []
    found: list[Question] = []
    try:
        lines = path.read_bytes().splitlines()
    except OSError as fault:
        message = f"--corpus: {path} cannot be read ({fault.strerror or fault})"
        raise UsageFaultError(message) from fault
    for number, line in enumerate(lines, start=1):
        try:
            question = decode_question(line)
        except ProtocolError as fault:
            message = f"--corpus: {path}, line {number}: {fault}"
            raise UsageFaultError(message) from fault
        if question.rules == source:
            found.append(question)
    return found


def write_corpus(path: Path, finds: tuple[Find, ...]) -> None:
    """Put the questions of finds behind those that a corpus has already, each once; the file is put in place whole."""
    old = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    new = [encode(find.question) for find in finds]
    try:
        Place(path).put_text(b"".join(dict.fromkeys([*old, *new])).decode())
    except OSError as fault:
        sys.stderr.write(f"tarock: {path}: it cannot be written ({fault.strerror or fault}); the finds stand above\n")


def write_scenarios(folder: Path, source: str, finds: Sequence[Find], reference: Driver) -> None:
    """Write finds as scenarios, ready to be added, and say which of them the words of the features do not say."""
    texts: list[str] = []
    for number, find in enumerate(finds, start=1):
        name = f"find {number}, {kind(find.question)} {find.difference.field}".rstrip()
        text = scenario_of(find, reference.ask(find.question), reference, name)
        if text:
            texts.append(text)
        else:
            sys.stderr.write(f"tarock: {source}: no phrases for {name}\n")
    if not texts:
        return
    path = folder / f"{source}.feature"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        Place(path).put_text("\n".join(["Feature: What was found\n", *texts]))
    except OSError as fault:
        sys.stderr.write(f"tarock: {path}: it cannot be written ({fault.strerror or fault}); the finds stand above\n")
    else:
        sys.stdout.write(f"scenarios: {path}\n")
