"""Counts the passed scenarios that were repeated with other labels, by symmetry and result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from tarock_language.message import Language, message
from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.symmetry.symmetries import BY_NAME
from tarock_steps.symmetry.symmetry_facts import Kind, symmetry_facts


class BySymmetry(NamedTuple):
    """How many relabelled copies were asked (``put``), and how many did not pass, by kind of symmetry.

    ``first`` is the verdict of the first copy that did not pass, or ``None``.
    """

    put: int
    wrong: Mapping[Kind, int]
    first: VerdictLine | None = None

    def in_words(self, say: Language) -> str:
        """The figures as a sentence."""
        went = message(
            "{number:,} copy of what passed was asked with other seats, suits or halves of the Talon",
            "{number:,} copies of what passed were asked with other seats, suits or halves of the Talon",
            number=self.put,
        )
        if not self.wrong:
            return say("{copies} and answered alike.", copies=went)
        told = [f"{number} {entry_text(symmetry_facts()[kind], say)}" for kind, number in self.wrong.items()]
        return say("{copies}; not answered alike: {kinds}.", copies=went, kinds=told)


NOTHING_PUT_AGAIN: Final = BySymmetry(0, MappingProxyType({}))


def by_symmetry(ledger: Ledger) -> BySymmetry:
    """Count the relabelled copies of a ledger; a ledger without a footer has none."""
    put = sum(ledger.footer.counterparts.values()) if ledger.footer else 0
    wrong = [verdict for verdict in ledger.verdicts if verdict.symmetry in BY_NAME]
    kinds = Counter(BY_NAME[verdict.symmetry].kind for verdict in wrong)
    return BySymmetry(put, {kind: kinds[kind] for kind in symmetry_facts() if kinds[kind]}, next(iter(wrong), None))


def put_again(name: str, say: Language) -> str:
    """What a symmetry exchanges, in words, with its name; only the name if the symmetry is unknown."""
    return f"{entry_text(symmetry_facts()[BY_NAME[name].kind], say)} ({name})" if name in BY_NAME else name


def symmetry_text(verdict: VerdictLine, say: Language) -> str:
    """The symmetry of a verdict; empty unless the verdict is that of a relabelled copy."""
    return put_again(verdict.symmetry, say) if verdict.symmetry else ""
