"""Lists the readings that a program plays although others were asked for, with the command that asks by them."""

from __future__ import annotations

from typing import NamedTuple

from tarock_language.message import Message, message
from tarock_reports.ledger.checks import Ledger


class PlayedReading(NamedTuple):
    """A reading that a program plays although another was asked for, and how many scenarios that explains.

    ``offered`` says whether the program can be asked by this reading.
    """

    option: str
    reading: str
    scenarios: int
    offered: bool = True

    @property
    def setting(self) -> str:
        """The option and its reading, as ``option=reading``."""
        return f"{self.option}={self.reading}"

    @property
    def in_words(self) -> Message:
        """What it means, and what to do about it."""
        return message(
            "It plays {setting}: {number:,} of {number:,} that this changes; {advice}",
            setting=self.setting,
            number=self.scenarios,
            advice=self.advice,
        )

    @property
    def advice(self) -> Message:
        """How to ask the program by this reading."""
        if self.offered:
            return message("run again with --option {setting}", setting=self.setting)
        return said_in_hello(f'"{self.option}": ["{self.reading}"]')


def said_in_hello(told: str) -> Message:
    """How to ask a program by something that its ``hello`` does not declare yet."""
    return message("declare it in hello, {told}, and run again", told=told)


def played_readings(ledger: Ledger) -> tuple[PlayedReading, ...]:
    """The readings that the program plays although others were asked for."""
    return tuple(
        PlayedReading(line.option, line.reading, len(line.scenarios), line.offered) for line in ledger.readings
    )
