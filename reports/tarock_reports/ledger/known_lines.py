"""The ledger line about a deviation that the program's author knows of."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from tarock_reports.ledger.jsonlines import LedgerLine


class KnownState(StrEnum):
    """What became of a known deviation in a run.

    ``seen``: something went wrong by it; ``mended``: nothing did, and what would have did not; ``not seen``: the run
    tells neither, as where it was not asked about it.
    """

    SEEN = "seen"
    MENDED = "mended"
    NOT_SEEN = "not seen"


class KnownLine(LedgerLine, frozen=True, tag="known", kw_only=True):
    """A deviation that its author knows of: by its ``clause``, its ``cause`` as the file says it, or as a single check.

    That is a ``step`` of a ``scenario``. ``place`` is where it stands, the file and the line of it. ``scenarios`` are
    those that went wrong by it and by nothing that is not known; ``against`` is one that passed although the deviation
    would have shown in it.
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
        """What it is called by."""
        return self.clause or self.cause or f"{self.scenario}: {self.step}"
