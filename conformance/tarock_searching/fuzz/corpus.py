"""Reads and writes a corpus: a file with the questions of earlier finds, one on each line. Campaigns ask them first."""

from __future__ import annotations

import sys
from pathlib import Path

from tarock_language.message import Language, message
from tarock_protocol.codec import decode_question, encode
from tarock_protocol.drivers import Driver
from tarock_protocol.errors import ProtocolError
from tarock_protocol.messages.questions import Question
from tarock_protocol.user_files import file_bytes
from tarock_reports.ledger.whole_files import Place
from tarock_running.inputs.readable import readable
from tarock_running.outputs.places import unwritten
from tarock_running.process.exits import UsageFaultError
from tarock_searching.ask.duel import Find


def read_corpus(path: Path, source: str, reference: Driver | None) -> list[Question]:
    """The questions about the rule set ``source`` in a corpus file; empty if there is no file.

    Raises UsageFaultError if the file cannot be read, if any line is not a question, or if a ``reference`` is given and
    cannot answer a question about this rule set.
    """
    if not path.exists():
        return []
    found: list[Question] = []
    with readable(path, "--corpus"):
        lines = file_bytes(path).splitlines()
    for number, line in enumerate(lines, start=1):
        try:
            question = decode_question(line)
            if question.rules == source:
                found.append(question)
                if reference is not None:
                    reference.ask(question)
        except ProtocolError as fault:
            told = message("--corpus: {path}, line {number}: {fault}", path=str(path), number=number, fault=fault.said)
            raise UsageFaultError(told) from fault
    return found


def write_corpus(path: Path, finds: tuple[Find, ...], say: Language) -> None:
    """Append the questions of finds to a corpus, without duplicates; the file is replaced as a whole.

    If that fails, stderr says so.
    """
    new = [encode(find.question).rstrip() for find in finds]
    try:
        old = file_bytes(path).splitlines() if path.exists() else []
        Place(path).put_text(b"".join(b"%b\n" % line for line in dict.fromkeys([*old, *new])).decode())
    except OSError as fault:
        told = say("{fault}; the findings are listed above", fault=unwritten(path, fault))
        sys.stderr.write(f"tarock: {told}\n")
