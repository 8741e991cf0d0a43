"""The documented exit codes, and the exceptions that carry one with a message."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tarock_language.message import Message
    from tarock_reports.verdict.summary import Conformity


class ExitCode(IntEnum):
    """The exit codes that scripts may rely on; ``tarock --help`` prints their meanings."""

    CONFORM = 0
    NOT_CONFORM = 1
    USAGE = 2
    INCONCLUSIVE = 3
    ADAPTER_BROKEN = 4
    SUITE_BROKEN = 5
    CUT_OFF = 6
    OUTDATED = 7
    INTERRUPTED = 130
    NOBODY_READS = 141


MEANINGS = {
    ExitCode.CONFORM: "conform; conform but for known deviations; or a command without a verdict succeeded",
    ExitCode.NOT_CONFORM: "not conform: at least one scenario failed; or something got worse between two runs",
    ExitCode.USAGE: "usage: the command line asks for something that does not exist or is not possible",
    ExitCode.INCONCLUSIVE: "inconclusive: some clauses have no evaluated scenario, as for a partial engine",
    ExitCode.ADAPTER_BROKEN: "adapter broken: the program broke the protocol, or plays none of our rule sets",
    ExitCode.SUITE_BROKEN: "suite broken: a fault of ours; please report it to the authors of the suite",
    ExitCode.CUT_OFF: "cut off: the run did not reach its end, or a file of it could not be written",
    ExitCode.OUTDATED: "deviations outdated: nothing new is wrong, and a known deviation is mended",
    ExitCode.INTERRUPTED: "interrupted by Ctrl-C, SIGTERM or SIGHUP",
    ExitCode.NOBODY_READS: "the output is closed, or cannot be written",
}


def code_of(conformity: Conformity) -> ExitCode:
    """The exit code of a verdict; a program that conforms but for known deviations gets 0."""
    return ExitCode.CONFORM if conformity.name == "BUT_FOR_KNOWN" else ExitCode[conformity.name]


class StopError(Exception):
    """The command cannot go on; carries one message and an exit code.

    ``message`` is in English, and ``said`` what it was made of, for a sentence in another language.
    """

    code = ExitCode.SUITE_BROKEN

    def __init__(self, said: Message | str) -> None:
        self.said = said
        self.message = str(said)
        super().__init__(self.message)


class UsageFaultError(StopError):
    """The command line asks for something that does not exist or is impossible."""

    code = ExitCode.USAGE


class AdapterBrokenError(StopError):
    """The program does not start, or breaks the protocol."""

    code = ExitCode.ADAPTER_BROKEN


class SuiteBrokenError(StopError):
    """The suite itself is at fault."""

    code = ExitCode.SUITE_BROKEN


class InterruptedRunError(StopError):
    """A run that leaves files behind was interrupted."""

    code = ExitCode.INTERRUPTED


class CutOffError(StopError):
    """The run cannot be completed or written to its files."""

    code = ExitCode.CUT_OFF


def check_known(place: str, kind: str, given: str, known: Iterable[str], *, hint: str = "") -> None:
    """Refuse an unknown name with UsageFaultError, and suggest names that are near.

    If there are few known names or no ``hint``, all of them are listed, else ``hint`` says where to find them. The
    message begins with ``place``, if there is one.
    """
    names = list(known)
    if given in names:
        return
    close = _close_to(given, names)
    parts = [f"{place}{': ' if place else ''}there is no {kind} '{given}'."]
    if close:
        parts.append(f"Did you mean {' or '.join(close)}?")
    if not hint or len(names) <= _FEW:
        parts.append(f"Expected one of: {', '.join(names) or 'none is there'}")
    else:
        parts.append(hint)
    raise UsageFaultError(" ".join(parts))


_FEW = 16
_NEAR = 0.6
"""How near a name has to be to be suggested (see ``difflib.get_close_matches``)."""


def _close_to(given: str, names: list[str]) -> list[str]:
    """The known names near a given one; if there are none, those near it apart from capital letters."""
    from difflib import get_close_matches  # noqa: PLC0415 - only a wrong name needs it

    folded = {name.casefold(): name for name in names}
    return get_close_matches(given, names, n=3, cutoff=_NEAR) or [
        folded[name] for name in get_close_matches(given.casefold(), folded, n=3, cutoff=_NEAR)
    ]
