"""The type of the ledger line on a known deviation: a fault that the program's author has listed."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from tarock_language.message import Word, message
from tarock_reports.ledger.jsonlines import LedgerLine


class KnownState(StrEnum):
    """What became of a known deviation in a run.

    ``seen``: something went wrong by it; ``mended``: nothing did, and what would have did not; ``not seen``: the run
    tells neither, as where it was not asked about it.
    """

    SEEN = "seen"
    MENDED = "mended"
    NOT_SEEN = "not seen"


KNOWN_STATES: Final = {state: message("{state:state}", state=Word(state.value)) for state in KnownState}
"""What each of these is called."""


class KnownLine(LedgerLine, frozen=True, tag="known", kw_only=True):
    """A deviation that the program's author knows of: a ``clause``, a ``cause`` as in the file, or a single check.

    A single check is a ``step`` of a ``scenario``. ``place`` is the file and line that declare the deviation.
    ``scenarios`` are those that went wrong only because of known deviations, this one included; ``against`` is one
    that passed although the deviation would have shown in it.
    """

    clause: str = ""
    cause: str = ""
    reason: str
    link: str = ""
    place: str
    scenario: str = ""
    step: str = ""
    state: KnownState
    scenarios: list[str] = msgspec.field(default_factory=list)
    against: str = ""

    @property
    def name(self) -> str:
        """The clause, the cause, or the scenario and step that identify the deviation."""
        return self.clause or self.cause or f"{self.scenario}: {self.step}"
