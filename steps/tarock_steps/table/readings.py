"""The readings of a scenario: its own, and those that the run fixes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Need:
    """A reading of ``option`` other than its default means something only with one of the readings ``having``."""

    option: str
    having: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class FixedReadings:
    """The readings that a run is fixed to, by option; they overrule those of a scenario.

    ``needs`` says which readings mean nothing without others, and ``unsaid`` what holds of an option where nothing is
    said: a reading of a scenario that means nothing beside those that are fixed is left unsaid. So is one of those
    ``where_meant``, which are fixed as well, but only for scenarios in which they mean something.
    """

    fixed: Mapping[str, str] = field(default_factory=dict)
    needs: tuple[Need, ...] = ()
    unsaid: Mapping[str, str] = field(default_factory=dict)
    where_meant: Mapping[str, str] = field(default_factory=dict)

    @property
    def chosen(self) -> dict[str, str]:
        """All that are fixed, wherever they mean something."""
        return {**self.where_meant, **self.fixed}

    def over(self, own: Mapping[str, str]) -> dict[str, str]:
        """All options as they are asked for, where a scenario has the readings ``own``."""
        chosen = {**own, **self.chosen}
        for need in self.needs:
            if need.option in chosen and need.option not in self.fixed and not self.has_meaning(need, chosen):
                del chosen[need.option]
        return chosen

    def has_meaning(self, need: Need, chosen: Mapping[str, str]) -> bool:
        """Whether a need is met by what is chosen."""
        return any(chosen.get(option, self.unsaid.get(option)) in having for option, having in need.having.items())


NOTHING_FIXED: Final = FixedReadings()
"""Every scenario is asked by its own readings."""
