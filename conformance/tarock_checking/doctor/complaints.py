"""Everything that ``tarock doctor`` can find wrong with a program, as data; ``remedies`` has the sentences about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, auto
from typing import Final, NamedTuple

from tarock_language.message import Argument, Message
from tarock_running.process.exits import ExitCode


class Trouble(StrEnum):
    """A kind of thing that can be wrong with a program."""

    NOT_FOUND = auto()
    NO_FILE = auto()
    IS_FOLDER = auto()
    NOT_EXECUTABLE = auto()
    NO_INTERPRETER = auto()
    NOT_FOR_THIS_SYSTEM = auto()
    NOT_STARTED = auto()
    ARGUMENT_MISSING = auto()
    FINDS_NOT_ITS_OWN = auto()
    STUMBLES_OVER_SIGNS = auto()
    ENDED = auto()
    CLOSED = auto()
    KEPT_BACK = auto()
    NO_LINE_END = auto()
    SILENT = auto()
    NOT_UTF8 = auto()
    BYTE_ORDER_MARK = auto()
    SEVERAL_LINES = auto()
    SINGLE_QUOTES = auto()
    CHATTER = auto()
    NOT_JSON = auto()
    NO_ID = auto()
    ID_AS_TEXT = auto()
    WRONG_ID = auto()
    BARE_ANSWER = auto()
    OTHER_FORM = auto()
    TOO_LONG = auto()
    OTHER_VERSION = auto()
    DECLINES_HELLO = auto()
    READS_NO_UTF8 = auto()
    KNOWS_NOT_OUR_CARD = auto()
    REPORTS_ERROR = auto()
    NO_CARD_OF_OURS = auto()
    ODD_ANSWER = auto()
    UNSTEADY = auto()
    UNKNOWN_QUESTION = auto()
    UNKNOWN_RULES = auto()
    MORE_RULES = auto()
    NO_OPTIONS = auto()
    OTHER_RULES = auto()
    UNKNOWN_OPTION = auto()
    UNKNOWN_READING = auto()
    NO_READING = auto()
    OTHER_READING = auto()
    ODD_HOUSE = auto()
    UNKNOWN_FIELD = auto()
    NO_FIELD = auto()
    FIELDS_OF_NOTHING = auto()
    NEVER_IN_PART = auto()
    ODD_WINDOW = auto()
    OFFERS_NOTHING = auto()
    TOO_SLOW = auto()
    PROMISED = auto()
    LACKS_A_GAME = auto()
    WRONG = auto()


NOTES: Final = frozenset({Trouble.MORE_RULES, Trouble.NO_OPTIONS})
"""Troubles that are shown but are no fault."""

_CODES: Final = {
    Trouble.WRONG: ExitCode.NOT_CONFORM,
    Trouble.TOO_SLOW: ExitCode.CUT_OFF,
    Trouble.PROMISED: ExitCode.INCONCLUSIVE,
    Trouble.LACKS_A_GAME: ExitCode.INCONCLUSIVE,
    Trouble.OFFERS_NOTHING: ExitCode.INCONCLUSIVE,
    Trouble.OTHER_RULES: ExitCode.INCONCLUSIVE,
    Trouble.OTHER_READING: ExitCode.INCONCLUSIVE,
    **dict.fromkeys(NOTES, ExitCode.CONFORM),
}
"""The exit code of each trouble; every other trouble is ``ADAPTER_BROKEN``."""


HEARD: Final = 400
"""Characters of a question or a reply that are shown."""


class HeardLine(NamedTuple):
    """Evidence for a complaint, such as a reply, with its label; ``longest`` is how many characters are shown."""

    label: Message
    text: str
    longest: int = HEARD
    has_lines: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Complaint:
    """A trouble, the names for its text (all of them safe to show), and the lines that show it."""

    trouble: Trouble
    names: Mapping[str, Argument] = field(default_factory=dict)
    heard: tuple[HeardLine, ...] = ()

    @property
    def code(self) -> ExitCode:
        """The exit code for this trouble."""
        return _CODES.get(self.trouble, ExitCode.ADAPTER_BROKEN)
