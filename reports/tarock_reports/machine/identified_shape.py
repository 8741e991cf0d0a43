"""The types of what ``tarock identify --format json`` prints."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tarock_reports.machine.check_shape import ToldCause, ToldEngine

IDENTIFIED_FORMAT: Final = 1
"""The version of the format; a change that an older reader would misread increases it."""


class ToldOtherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a program plays otherwise than a source, as ``scenarios`` show, some for every clause.

    ``asked`` is how many of them were asked, ``failed`` how many went wrong. ``causes`` is null where an interruption
    came before the search for them; ``whole`` says whether that came to its end.
    """

    scenarios: int
    asked: int
    failed: int
    causes: list[ToldCause] | None
    unexplained: list[str]
    whole: bool


class IdentifiedRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was found out by one name of ``rules`` in the program's ``hello``.

    ``alike`` has for each source how many of the ``asked`` answers agree, most first. ``nearest`` is the source with
    most of them, several if they are equal, empty if no answer agrees. ``otherwise`` is null without a single nearest
    source.
    """

    rules: str
    asked: int
    alike: dict[str, int]
    nearest: list[str]
    otherwise: ToldOtherwise | None


class IdentifiedObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What came of ``tarock identify``; ``interrupted`` if it was ended before it was done."""

    kind: Literal["identified"] = "identified"
    format: int = IDENTIFIED_FORMAT
    suite: str
    engine: ToldEngine
    exit_code: int
    interrupted: bool
    rules: list[IdentifiedRules]
