"""The template language of the doctor's texts: parts can be left out where a value is missing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from tarock_conformance.doctor.complaints import Complaint, Trouble

_SLOT: Final = re.compile(r"\{(?P<name>[a-z_]+)(?::(?P<around>(?:[^{}]|\{\})*))?\}")


class Remedy(NamedTuple):
    """What is wrong, and what mends it.

    ``{name}`` stands for what a complaint names; ``{name:words {} words}`` for all of these words where it names
    something, else for nothing.
    """

    said: str
    mend: str


class DoctorWords(NamedTuple):
    """All that the doctor says in one language."""

    troubles: Mapping[Trouble, Remedy]
    labels: Mapping[str, str]
    started: str
    greeted: str
    nothing: str
    columns: tuple[str, ...]
    measured: str
    more_wrong: str
    stopped: str
    mend: str
    next: str
    ready: str
    first: str


def slots(template: str) -> set[str]:
    """The names that a template speaks of."""
    return {found["name"] for found in _SLOT.finditer(template)}


def filled(template: str, names: Mapping[str, str]) -> str:
    """A template with what is named put in."""

    def put(found: re.Match[str]) -> str:
        value, around = names.get(found["name"], ""), found["around"]
        if around is None:
            return value
        return around.replace("{}", value) if value else ""

    return _SLOT.sub(put, template)


def said_of(words: DoctorWords, complaint: Complaint) -> str:
    """What is wrong."""
    return filled(words.troubles[complaint.trouble].said, complaint.names)


def mending(words: DoctorWords, complaint: Complaint) -> str:
    """What mends it; empty where there is nothing to mend."""
    return filled(words.troubles[complaint.trouble].mend, complaint.names).strip()
