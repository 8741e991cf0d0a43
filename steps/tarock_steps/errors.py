"""Exceptions of this package, by whose fault they are: the catalogue's, a scenario's, or the program's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_language.message import Argument, Message, as_message, in_english, message
from tarock_protocol.errors import LONGEST, bounded

_SHORT: Final = 200
_FEW: Final = 40
"""The largest number of characters of a list's element in an error, and of such elements."""


class CatalogueError(Exception):
    """The catalogue or the features are invalid; names the file and the place in it, and ``said`` is all of that."""

    def __init__(self, reason: Message | str, *, file: str = "", place: Message | str = "") -> None:
        self.reason = reason
        self.file = file
        self.place = place
        self.said = as_message(reason)
        for around in filter(None, (place, file)):
            self.said = message("{place}: {fault}", place=around, fault=self.said)
        super().__init__(str(self.said))


class Mismatch(Exception):  # noqa: N818 - a verdict about a rule, not an error
    """The implementation gave another answer than the rule demands: ``what`` differs.

    For a list or an object, ``lacking`` has the elements that are missing, ``too_much`` those that are not expected.
    ``said`` is all of that as a message, with ``also`` beside it.
    """

    def __init__(
        self,
        what: Argument,
        expected: Argument,
        given: Argument,
        lacking: Sequence[Argument] = (),
        too_much: Sequence[Argument] = (),
        **also: Argument,
    ) -> None:
        self.what, self.expected, self.given = map(_bounded, (what, expected, given))
        self.lacking = [_bounded(element, _SHORT) for element in lacking[:_FEW]]
        self.too_much = [_bounded(element, _SHORT) for element in too_much[:_FEW]]
        self.said = message(
            "{what}: expected {expected}, given {given}",
            what=self.what,
            expected=self.expected,
            given=self.given,
            lacking=self.lacking,
            too_much=self.too_much,
            **also,
        )
        super().__init__(str(self.said))


class RefusedError(Mismatch):
    """An action of a scenario was refused with these ``grounds``, so the steps after it are not reached.

    ``index`` is the place of the action in a course of ``of`` actions, counted from 0. ``refusal`` is what was refused
    and why.
    """

    def __init__(self, what: Message, reason: Message | str, grounds: Sequence[str], *, index: int, of: int) -> None:
        self.grounds = tuple(grounds)
        self.index = index
        why = [*([reason] if reason else []), *grounds]
        refused = message("refused ({why})", why=why) if why else message("refused")
        self.refusal = message("{place}: {fault}", place=what, fault=refused)
        action = message("{what}, action {number} of {all}", what=what, number=index + 1, all=of)
        super().__init__(what, message("allowed"), refused, action=action)


def _bounded(said: Argument, limit: int = LONGEST) -> Argument:
    """What is said, or the beginning of its English if that is longer."""
    told = in_english(said)
    return said if len(told) <= limit else bounded(told, limit)


class MissingExtraError(Exception):
    """A package of one of our extras is needed and not installed; ``said`` is how to install it."""

    def __init__(self, what: Message | str, package: str | None, *, extra: str) -> None:
        install = f"pip install 'tarock-conformance[{extra}]'"
        self.said = message(
            "{what}: {package} is not installed; expected the extra: {install}",
            what=what,
            package=str(package),
            install=install,
        )
        super().__init__(str(self.said))
