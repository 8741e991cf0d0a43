"""Records how a program under test broke during a campaign, and after how many questions of its process."""

from __future__ import annotations

from typing import Final, NamedTuple

from tarock_protocol.drivers import Driver
from tarock_protocol.errors import BreachKind, ProtocolError
from tarock_protocol.piped import Subprocess

_LAST: Final = 400
"""How many characters of the end of a program's stderr are kept."""


class Break(NamedTuple):
    """How a program broke: the kind of breach, the reason in words, the number of the question, the end of its stderr.

    ``place`` counts from 1, from the start of the program or of the block, so it does not depend on which process
    plays which block. It is 0 if the program broke while it was started again, before it was asked anything.
    """

    breach: BreachKind
    why: str
    place: int
    said: str = ""


class BrokeOffError(ProtocolError):
    """A fault for which the program was ended; ``how`` says how it broke."""

    def __init__(self, fault: ProtocolError, how: Break) -> None:
        super().__init__(
            fault.reason, expected=fault.expected, question=fault.question, whole=fault.whole, breach=fault.breach
        )
        self.how = how


def told_apart(program: Driver, fault: ProtocolError) -> ProtocolError:
    """The fault of the latest question; a BrokeOffError if the program was ended for it.

    A program that reports an error itself has not broken.
    """
    if fault.breach is BreachKind.REPORT or not isinstance(program, Subprocess) or program.is_up:
        return fault
    said = "" if program.last is None else program.last.stderr.strip()[-_LAST:]
    return BrokeOffError(fault, Break(fault.breach, fault.reason, program.put_in_a_row, said))
