"""Which reading of each option holds in a scenario: its own choice, what the run fixes, or the default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class Need(msgspec.Struct, frozen=True):
    """A non-default reading of ``option`` has a meaning only with one of the readings ``having``."""

    option: str
    having: Mapping[str, tuple[str, ...]]


class FixedReadings(msgspec.Struct, frozen=True):
    """The readings that a run fixes, by option; they override those of a scenario.

    ``needs`` says which readings have no meaning without others, ``unsaid`` has the value of each option that is not
    named. A reading of a scenario that has no meaning beside the fixed ones is left out. ``where_meant`` are fixed too,
    but only for scenarios in which they have a meaning.
    """

    fixed: Mapping[str, str] = {}
    needs: tuple[Need, ...] = ()
    unsaid: Mapping[str, str] = {}
    where_meant: Mapping[str, str] = {}

    @property
    def chosen(self) -> dict[str, str]:
        """All fixed readings, including those that are fixed only where they have a meaning."""
        return {**self.where_meant, **self.fixed}

    def over(self, own: Mapping[str, str]) -> dict[str, str]:
        """All readings to ask with, for a scenario with the readings ``own``."""
        chosen = {**own, **self.chosen}
        for need in self.needs:
            if need.option in chosen and need.option not in self.fixed and not self.has_meaning(need, chosen):
                del chosen[need.option]
        return chosen

    def has_meaning(self, need: Need, chosen: Mapping[str, str]) -> bool:
        """Whether the chosen readings meet a need."""
        return any(chosen.get(option, self.unsaid.get(option)) in having for option, having in need.having.items())


NOTHING_FIXED: Final = FixedReadings()
"""Fixes nothing: every scenario is asked with its own readings."""
