"""The documented exit codes, and the exceptions that carry one with a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from enum import IntEnum
from typing import TYPE_CHECKING

from tarock_language.message import Argument, Message, Word, message
from tarock_protocol.strangers_text import shown

if TYPE_CHECKING:
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
    """The command cannot go on; ``said`` is why, ``message`` the same in English; it has an exit code."""

    code = ExitCode.SUITE_BROKEN

    def __init__(self, said: Message) -> None:
        super().__init__(str(said))
        self.said = said
        self.message = str(said)


class UsageFaultError(StopError):
    """The command line asks for something that does not exist or is impossible."""

    code = ExitCode.USAGE


class StrayWordError(UsageFaultError):
    """A word of the command line is not what belongs there; it may belong to the option before it."""


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


def reason_said(fault: Exception) -> Message | str:
    """What an exception says, as a message if it has one."""
    said = getattr(fault, "said", None)
    return said if isinstance(said, Message) else str(fault)


def check_known(place: str, kind: str, given: str, known: Iterable[str], *, hint: Message | str = "") -> None:
    """Refuse an unknown name with UsageFaultError, and suggest names that are near.

    If there are few known names or no ``hint``, all of them are listed, else ``hint`` says where to find them. The
    message begins with ``place``, if there is one.
    """
    names = {name: name for name in known}
    if given in names:
        return
    unknown = message("there is no {kind} '{given}'", kind=Word(kind), given=shown(given))
    fault = with_known(unknown, given, names, hint=hint)
    raise UsageFaultError(message("{place}: {fault}", place=place, fault=fault) if place else fault)


def with_known(unknown: Message, given: str, known: Mapping[str, Argument], *, hint: Message | str = "") -> Message:
    """The message that a name is ``unknown``, with the known names near it; ``known`` has what each is shown as."""
    close = [known[name] for name in _close_to(given, [*known])]
    more = hint
    if not hint or len(known) <= _FEW:
        more = message("Expected one of: {known}", known=[*known.values()] or message("none is there"))
    if close:
        return message("{unknown}. Did you mean {close:either}? {more}", unknown=unknown, close=close, more=more)
    return message("{fault}. {more}", fault=unknown, more=more)


_FEW = 16
_NEAR = 0.6
"""How near a name has to be to be suggested (see ``difflib.get_close_matches``)."""


def _close_to(given: str, names: list[str]) -> list[str]:
    """The known names near a given one; if there are none, those near it apart from capital letters."""
    folded = {name.casefold(): name for name in names}
    return get_close_matches(given, names, n=3, cutoff=_NEAR) or [
        folded[name] for name in get_close_matches(given.casefold(), folded, n=3, cutoff=_NEAR)
    ]
