"""The lines of a lock's file: a header says where it comes from, each further line has one question with a seal."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.filled import features_digest

FORMAT: Final = 1
"""The version of the format; a change that an older reader would misread increases it."""

SUFFIX: Final = ".lock.jsonl"

_SEAL: Final = 16
"""Hexadecimal digits of a line's seal: enough to find an altered line. The digest in the header has all."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="lock", kw_only=True):
    """The first line.

    ``name`` is that of the variant, ``based_on`` its source; ``options`` are what each question names. ``profile`` is
    the file that the variant was read from, seen from the lock's folder; empty where it is a source with options.
    ``rules`` is the digest of what the rules say, ``rulings`` has each of them in words, ``features`` is the digest of
    the scenarios and clauses, ``suite`` the version that made it. ``questions`` counts the lines below, and ``digest``
    is the SHA-256 of the whole file with nothing in the place of the digest itself.
    """

    format: int = FORMAT
    name: str
    based_on: str
    options: dict[str, str]
    profile: str
    suite: str
    protocol: int
    rules: str
    rulings: dict[str, str] = {}
    features: str
    questions: int
    digest: str = ""


class Locked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="question", kw_only=True):
    """A question as it goes over the wire, and its right answer without reasons and in one order.

    ``rests`` has the clauses of each part of the answer by its place, ``scenario`` is one that asks it, and ``seal``
    the beginning of the SHA-256 of the line with nothing in the place of the seal.
    """

    question: dict[str, Any]
    answer: dict[str, Any]
    rests: dict[str, list[str]]
    scenario: str
    seal: str = ""

    @property
    def number(self) -> int:
        """The id of the question, counted from 1: its line below the header."""
        return int(self.question["id"])

    @property
    def clauses(self) -> list[str]:
        """All clauses on which some part of the answer rests."""
        return sorted({clause for clauses in self.rests.values() for clause in clauses})


@dataclass(frozen=True, slots=True)
class Lock:
    """A lock as it was made or read."""

    header: Header
    questions: tuple[Locked, ...]

    def data(self) -> bytes:
        """The bytes of the file."""
        return b"".join((line_of(self.header), *map(line_of, self.questions)))


def sealed(header: Header, questions: Sequence[Locked]) -> Lock:
    """The lock of these questions, numbered and with every seal and digest."""
    numbered = [_numbered(question, number) for number, question in enumerate(questions, start=1)]
    lines = tuple(msgspec.structs.replace(question, seal=seal_of(line_of(question))) for question in numbered)
    counted = msgspec.structs.replace(header, questions=len(lines), digest="")
    digest = hashlib.sha256(Lock(counted, lines).data()).hexdigest()
    return Lock(msgspec.structs.replace(counted, digest=digest), lines)


def seal_of(line: bytes) -> str:
    """The seal of a line, computed while its place is empty."""
    return hashlib.sha256(line).hexdigest()[:_SEAL]


def line_of(line: Header | Locked) -> bytes:
    """A line of the file, with its end."""
    return msgspec.json.encode(line) + b"\n"


def scenarios_digest(source: str) -> str:
    """SHA-256 of the scenarios, clauses and open questions of a source, as their files have them."""
    return features_digest(source, features_root()).hex()


def _numbered(one: Locked, number: int) -> Locked:
    question: Mapping[str, object] = {**one.question, "id": number}
    return msgspec.structs.replace(one, question=dict(question), seal="")
