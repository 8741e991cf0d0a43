"""Reads ``features/symmetries.toml``: each kind of symmetry, and where it does not hold."""

from __future__ import annotations

import functools
import tomllib
from typing import Final, Literal

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

Kind = Literal["seats", "suits", "colours", "halves", "tariff", "neighbours"]
"""What is exchanged."""

_FILE: Final = "symmetries.toml"


class HoldsNot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a symmetry does not hold, and why: in a source, or in all; for a question, or for all.

    With ``options`` it does not hold where all of these readings are asked for.
    """

    reason: str
    source: str = ""
    question: str = ""
    options: dict[str, str] = {}


class SymmetryFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of symmetry: what its counterparts are asked with, in both languages, and why they are answered alike."""

    kind: Kind
    en: str
    de: str
    reason: str
    holds_not: list[HoldsNot] = []


class _SymmetriesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    symmetry: list[SymmetryFacts]


@functools.cache
def symmetry_facts() -> dict[Kind, SymmetryFacts]:
    """Every kind of symmetry with what is said of it; CatalogueError where the file is not as it should be."""
    path = features_root() / _FILE
    try:
        read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _SymmetriesFile)
    except (OSError, ValueError) as fault:
        raise CatalogueError(str(fault), file=_FILE) from fault
    return {one.kind: one for one in read.symmetry}


def has_counterparts(kind: Kind, source: str, question: str, options: dict[str, str]) -> bool:
    """Whether a question of a source that is asked by these options has counterparts of a kind."""
    return not any(
        one.source in ("", source) and one.question in ("", question) and one.options.items() <= options.items()
        for one in symmetry_facts()[kind].holds_not
    )
