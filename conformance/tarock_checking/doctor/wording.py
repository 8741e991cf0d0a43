"""The template language of the doctor's texts: parts can be left out where a value is missing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from tarock_checking.doctor.complaints import Complaint, Trouble

_SLOT: Final = re.compile(r"\{(?P<name>[a-z_]+)(?::(?P<around>(?:[^{}]|\{\})*))?\}")


class Remedy(NamedTuple):
    """The text of what is wrong, and of what mends it.

    ``{name}`` stands for a name of the complaint. ``{name:words {} words}`` stands for these words with the name in
    them, and for nothing if the name is empty.
    """

    said: str
    mend: str


class DoctorWords(NamedTuple):
    """All texts of the doctor in one language."""

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
    """The names that a template uses."""
    return {found["name"] for found in _SLOT.finditer(template)}


def filled(template: str, names: Mapping[str, str]) -> str:
    """A template with the names filled in; names that are missing count as empty."""

    def put(found: re.Match[str]) -> str:
        value, around = names.get(found["name"], ""), found["around"]
        if around is None:
            return value
        return around.replace("{}", value) if value else ""

    return _SLOT.sub(put, template)


def said_of(words: DoctorWords, complaint: Complaint) -> str:
    """The text of what is wrong."""
    return filled(words.troubles[complaint.trouble].said, complaint.names)


def mending(words: DoctorWords, complaint: Complaint) -> str:
    """The text of what mends it; empty if there is nothing to mend."""
    return filled(words.troubles[complaint.trouble].mend, complaint.names).strip()
