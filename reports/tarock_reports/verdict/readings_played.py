"""Readings that a program plays although others were asked for, and the command that asks by them."""

from __future__ import annotations

from typing import NamedTuple

from tarock_reports.ledger.checks import Ledger


class PlayedReading(NamedTuple):
    """A reading that a program plays although it was asked for another one, and how many scenarios that explains."""

    option: str
    reading: str
    scenarios: int
    offered: bool = True

    @property
    def setting(self) -> str:
        """The option with its reading."""
        return f"{self.option}={self.reading}"

    @property
    def in_words(self) -> str:
        """What it means, and what to do about it."""
        explained = f"{self.scenarios:,} of {self.scenarios:,}"
        return f"It plays {self.setting}: {explained} that this changes; {self.advice}"

    @property
    def advice(self) -> str:
        """How to have it asked by this reading."""
        if self.offered:
            return f"run again with --option {self.setting}"
        return said_in_hello(f'"{self.option}": ["{self.reading}"]')


def said_in_hello(told: str) -> str:
    """How to have a program asked by what its ``hello`` does not say yet."""
    return f"declare it in hello, {told}, and run again"


def played_readings(ledger: Ledger) -> tuple[PlayedReading, ...]:
    """The readings that the program plays although asked for others."""
    return tuple(PlayedReading(one.option, one.reading, len(one.scenarios), one.offered) for one in ledger.readings)
