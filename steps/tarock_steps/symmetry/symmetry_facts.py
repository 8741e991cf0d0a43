"""Reads ``features/symmetries.toml``: each kind of symmetry, and where it does not hold."""

from __future__ import annotations

import functools
import tomllib
from typing import Final, Literal

import msgspec

from tarock_steps.catalogue.features_path import features_root
from tarock_steps.errors import CatalogueError

Kind = Literal["seats", "suits", "colours", "halves", "tariff", "neighbours"]
"""The kind of labels that are exchanged."""

_FILE: Final = "symmetries.toml"


class HoldsNot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A case in which a symmetry does not hold, and why; an empty ``source`` or ``question`` means all of them.

    With ``options``, it does not hold where a question has all of these readings.
    """

    reason: str
    source: str = ""
    question: str = ""
    options: dict[str, str] = {}


class SymmetryFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of symmetry: what its counterparts exchange, in both languages, and why the answers correspond."""

    kind: Kind
    en: str
    de: str
    reason: str
    holds_not: list[HoldsNot] = []


class _SymmetriesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    symmetry: list[SymmetryFacts]


@functools.cache
def symmetry_facts() -> dict[Kind, SymmetryFacts]:
    """The facts of each kind of symmetry; CatalogueError if the file is invalid."""
    path = features_root() / _FILE
    try:
        read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _SymmetriesFile)
    except (OSError, ValueError) as fault:
        raise CatalogueError(str(fault), file=_FILE) from fault
    return {facts.kind: facts for facts in read.symmetry}


def has_counterparts(kind: Kind, source: str, question: str, options: dict[str, str]) -> bool:
    """Whether a kind of symmetry holds for a question of a source with these options."""
    return not any(
        case.source in ("", source) and case.question in ("", question) and case.options.items() <= options.items()
        for case in symmetry_facts()[kind].holds_not
    )
