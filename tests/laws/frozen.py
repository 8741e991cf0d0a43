"""Digests of what the second opinion says of fixed deals, frozen from a run in which other tellings said the same.

A change that engine and second opinion have in common is seen here, although they still agree. One that is meant is
frozen anew: ``TAROCK_FREEZE=1 pytest tests/laws/test_frozen.py``.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from proving.exhaustive.found import Digest
from tests.laws.retold import Retold
from tests.laws.source import Source
from tests.laws.strategies import Course

HERE: Final = Path(__file__).parent
FREEZE: Final = "TAROCK_FREEZE"
BLOCKS: Final = 150
"""So many seeds, and the first two deals of each, by default."""
END: Final = ("Augen", "items", "lines", "payments")
"""What of an end is frozen."""

Answer = tuple[str, object]
"""What is asked, and what is right."""
Frozen = Mapping[str, tuple[int, str]]
"""How many answers there are to a question in all deals, and the digest of them, in order."""


def file_of(source: str) -> Path:
    """Where the digests of a source are."""
    return HERE / source / "frozen.toml"


def read(source: str) -> Frozen:
    """The digests of a source; none where nothing was frozen."""
    file = file_of(source)
    told = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {name: (number, digest) for name, (number, digest) in told.items()}


def write(source: str, found: Frozen) -> None:
    """Freeze the digests of a source."""
    lines = [f'"{name}" = [{number}, "{digest}"]\n' for name, (number, digest) in sorted(found.items())]
    file_of(source).write_text("".join(lines), encoding="utf-8")


def is_freezing() -> bool:
    """Whether digests are written and not compared."""
    return FREEZE in os.environ


def digests(answers: Iterable[Answer]) -> Frozen:
    """The digests of answers to several questions."""
    numbers: dict[str, int] = {}
    found: dict[str, Digest] = {}
    for name, answer in answers:
        numbers[name] = numbers.get(name, 0) + 1
        found.setdefault(name, Digest()).add(answer)
    return {name: (number, str(found[name])) for name, number in numbers.items()}


def courses(source: Source[Any, Any]) -> Iterator[Course[Any]]:
    """The fixed deals of a source, of every fifth block one in which nobody declares, where there is that."""
    for seed in range(BLOCKS):
        yield from source.courses(seed, 2)
        if source.alone and seed % 5 == 0:
            yield from source.courses(seed, 1, declarer=False)


def answers(source: Source[Any, Any]) -> Iterator[Answer]:
    """What is right in all fixed deals, and what the source has beside them in ``MORE`` of its ``more.py``."""
    for course in courses(source):
        yield from of_deal(course.retold)
    name = f"tests.laws.{source.name}.more"
    if importlib.util.find_spec(name) is not None:
        more: Callable[[], Iterator[Answer]] = importlib.import_module(name).answers
        yield from more()


def of_deal(told: Retold) -> Iterator[Answer]:
    """What may be done at each moment of a deal, who takes each trick, and what it comes to."""
    for moment in told.moments:
        for deed in sorted(moment.deeds):
            yield deed, sorted((act.seat, act.words) for act in moment.acts if act.deed == deed)
    yield "tricks", [winner for _, _, winner in told.tricks]
    for fact in END:
        if fact in told.end:
            yield fact, told.end[fact]
