"""Exceptions of this package, by whose fault they are: the catalogue's, a scenario's, or the program's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tarock_language.message import Message, as_message, message
from tarock_protocol.errors import bounded

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
    """The implementation gave another answer than the rule demands.

    For a list or an object, ``lacking`` has the elements that are missing, ``too_much`` those that are not expected.
    """

    def __init__(
        self, what: str, expected: str, given: str, *, lacking: Sequence[str] = (), too_much: Sequence[str] = ()
    ) -> None:
        self.lacking = tuple(bounded(element, _SHORT) for element in lacking[:_FEW])
        self.too_much = tuple(bounded(element, _SHORT) for element in too_much[:_FEW])
        self.what = what = bounded(what)
        self.expected = expected = bounded(expected)
        self.given = given = bounded(given)
        super().__init__(f"{what}: expected {expected}, given {given}")


class RefusedError(Mismatch):
    """An action of a scenario was refused with these ``grounds``, so the steps after it are not reached.

    ``index`` is the place of the action in a course of ``of`` actions, counted from 0. ``said`` is what was refused and
    why.
    """

    def __init__(
        self, what: Message | str, reason: Message | str, grounds: Sequence[str], *, index: int, of: int
    ) -> None:
        self.grounds = tuple(grounds)
        self.index = index
        self.of = of
        why = [*([reason] if reason else []), *grounds]
        refused = message("refused ({why})", why=why) if why else message("refused")
        self.said = message("{place}: {fault}", place=what, fault=refused)
        super().__init__(str(what), "allowed", str(refused))


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
