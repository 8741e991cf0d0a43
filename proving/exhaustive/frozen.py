"""Digests of the right answers to all cases of each part, stored from a run in which both engines agreed.

They reveal a change that the engine and the second opinion share, as perft does. After an intended change, run ``python
-m proving.exhaustive --freeze``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from proving.exhaustive.found import Found

FILE: Final = "frozen.tsv"
"""The file beside the parts of a source: the name of a part (a share is marked), the number of cases, the digest."""


def file_of(source: str) -> Path:
    """Where the digests of a source are."""
    return Path(__file__).parent / source / FILE


def key(part: str, *, whole: bool) -> str:
    """The name of a part, or of the share of it that the gate runs."""
    return part if whole else f"{part} (share)"


def read(source: str) -> dict[str, str]:
    """The digests of a source: the number of cases and the digest, by the key of the part."""
    file = file_of(source)
    if not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines)


def write(source: str, found: Mapping[str, str]) -> None:
    """Store new digests of a source; those of its other parts stay."""
    lines = sorted(f"{name}\t{digest}\n" for name, digest in {**read(source), **found}.items())
    file_of(source).write_text("".join(lines), encoding="utf-8")


def digest_of(found: Found) -> str:
    """What is frozen of a part: the number of cases and the digest."""
    return f"{found.compared}\t{found.digest}"


def compared_with_frozen(part: str, found: Found, *, whole: bool) -> Found:
    """What a part found, with an additional difference if it is not what was frozen."""
    name = key(part, whole=whole)
    now, before = digest_of(found), read(part.partition("-")[0]).get(name)
    if now == before:
        return found
    example = f"{name}: frozen is {_told(before)}, found was {_told(now)}"
    return found._replace(wrong=found.wrong + 1, examples=(*found.examples, example))


def _told(digest: str | None) -> str:
    return "nothing" if digest is None else " cases, digest ".join(digest.split("\t"))
