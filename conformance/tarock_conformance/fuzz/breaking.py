"""How a program breaks during a campaign, and at which question of its process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_steps.protocol.errors import BreachKind, ProtocolError
from tarock_steps.protocol.piped import Subprocess

if TYPE_CHECKING:
    from tarock_steps.protocol.drivers import Driver

_LAST: Final = 400
"""Characters that are kept of the end of what a program said on stderr."""


class Break(NamedTuple):
    """How a program broke: in which way, why in words, at which of the questions put in a row, and its last words.

    The ``place`` counts from 1, from the start of the program or of the block, so that it does not matter who plays
    which; it is 0 where the program broke before it was asked, as it was started again.
    ``said`` is the end of its stderr.
    """

    breach: BreachKind
    why: str
    place: int
    said: str = ""


class BrokeOffError(ProtocolError):
    """A fault for which the program was ended; ``how`` it broke."""

    def __init__(self, fault: ProtocolError, how: Break) -> None:
        super().__init__(
            fault.reason, expected=fault.expected, question=fault.question, whole=fault.whole, breach=fault.breach
        )
        self.how = how


def told_apart(program: Driver, fault: ProtocolError) -> ProtocolError:
    """The fault of the question asked last: a BrokeOffError where the program was ended for it.

    Who reports an error itself says something, and has not broken.
    """
    if fault.breach is BreachKind.REPORT or not isinstance(program, Subprocess) or program.is_up:
        return fault
    said = "" if program.last is None else program.last.stderr.strip()[-_LAST:]
    return BrokeOffError(fault, Break(fault.breach, fault.reason, program.put_in_a_row, said))
