"""Makes the engine for a run by other readings or by a house, from the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tarock_protocol.drivers import InProcess, OurOwn
from tarock_running.inputs.known_readings import readings_known
from tarock_steps.suite.run import OtherRules
from tarock_steps.table.readings import FixedReadings, Need

if TYPE_CHECKING:
    from tarock_reference.houses.house import House


def rules_with(source: str, options: Mapping[str, str], house: House | None = None) -> OtherRules | None:
    """The rules of a source with other readings, or of a ``house``; None if there are neither."""
    if house is not None:
        from tarock_reference import respond  # noqa: PLC0415 - loads the engine

        return OtherRules(fixed_readings(source, options), InProcess(house.respond), InProcess(respond))
    return rules_of_readings(source, options) if options else None


def rules_of_readings(source: str, options: Mapping[str, str]) -> OtherRules:
    """The rules of a source with these readings, and nothing else changed."""
    from tarock_reference import respond_to_own  # noqa: PLC0415 - loads the engine

    plain = OurOwn(respond_to_own)
    return OtherRules(fixed_readings(source, options), reference=plain, written=plain)


def fixed_readings(source: str, options: Mapping[str, str]) -> FixedReadings:
    """The readings of ``options``, with the knowledge which readings have no effect without others.

    Readings that have no effect by ``options`` alone are fixed only in scenarios that choose what they need.
    """
    known = readings_known(source)
    unsaid = {option: readings[0] for option, readings in known.readings.items()}
    needs = tuple(Need(option, having) for option, having in known.needs)
    alone = FixedReadings(dict(options), needs, unsaid)
    idle = {need.option for need in needs if not alone.has_meaning(need, options)} & set(options)
    meant = {option: reading for option, reading in options.items() if option not in idle}
    return FixedReadings(meant, needs, unsaid, {option: options[option] for option in idle})
