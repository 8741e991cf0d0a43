"""The results of passed scenarios that were repeated with other labels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from tarock_reports.ledger.check_lines import VerdictLine
from tarock_reports.ledger.checks import Ledger
from tarock_steps.symmetry.holding import Kind, symmetry_facts
from tarock_steps.symmetry.symmetries import BY_NAME


class BySymmetry(NamedTuple):
    """How many relabelled copies were asked (``put``), and how many did not pass, by kind of symmetry.

    ``first`` is the verdict of the first copy that did not pass, or ``None``.
    """

    put: int
    wrong: Mapping[Kind, int]
    first: VerdictLine | None = None

    @property
    def in_words(self) -> str:
        """The figures as an English sentence."""
        copies = "1 copy of what passed was" if self.put == 1 else f"{self.put:,} copies of what passed were"
        went = f"{copies} asked with other seats, suits or halves of the Talon"
        told = ", ".join(f"{number} {symmetry_facts()[kind].en}" for kind, number in self.wrong.items())
        return f"{went}; not answered alike: {told}." if told else f"{went} and answered alike."

    @property
    def in_german(self) -> str:
        """The figures as a German sentence."""
        number = f"{self.put:,}".replace(",", ".")
        copies = "1 Abbild von Bestandenem wurde" if self.put == 1 else f"{number} Abbilder von Bestandenem wurden"
        went = f"{copies} mit anderen Plätzen, Farben oder Talonhälften gefragt"
        told = ", ".join(f"{number} {symmetry_facts()[kind].de}" for kind, number in self.wrong.items())
        return f"{went}; nicht gleich beantwortet: {told}." if told else f"{went} und gleich beantwortet."


NOTHING_PUT_AGAIN: Final = BySymmetry(0, MappingProxyType({}))


def by_symmetry(ledger: Ledger) -> BySymmetry:
    """Count the relabelled copies of a ledger; a ledger without a footer has none."""
    put = sum(ledger.footer.counterparts.values()) if ledger.footer else 0
    wrong = [verdict for verdict in ledger.verdicts if verdict.symmetry in BY_NAME]
    kinds = Counter(BY_NAME[verdict.symmetry].kind for verdict in wrong)
    return BySymmetry(put, {kind: kinds[kind] for kind in symmetry_facts() if kinds[kind]}, next(iter(wrong), None))


def put_again(name: str, language: str) -> str:
    """What a symmetry exchanges, in words, with its name; only the name if the symmetry is unknown."""
    if name not in BY_NAME:
        return name
    facts = symmetry_facts()[BY_NAME[name].kind]
    return f"{facts.en if language == 'en' else facts.de} ({name})"


def symmetry_text(verdict: VerdictLine) -> str:
    """The symmetry of a verdict in English; empty unless the verdict is that of a relabelled copy."""
    return put_again(verdict.symmetry, "en") if verdict.symmetry else ""
