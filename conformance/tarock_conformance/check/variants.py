"""The rules by which a run asks where they are not those of its source as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarock_reference import requirements, respond
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.protocol.drivers import InProcess
from tarock_steps.suite.run import OtherRules
from tarock_steps.table.readings import FixedReadings, Need

if TYPE_CHECKING:
    from collections.abc import Mapping


def rules_with(source: str, options: Mapping[str, str]) -> OtherRules | None:
    """The rules of a source with other readings; none where there are no ``options``."""
    return OtherRules(fixed_readings(source, options), InProcess(respond), only_readings=True) if options else None


def fixed_readings(source: str, options: Mapping[str, str]) -> FixedReadings:
    """The readings of ``options``, with all that there is to know about which readings mean nothing without others."""
    unsaid = {option: dispute.unsaid for option, dispute in load_catalogue(source).disputes.items()}
    needs = tuple(Need(option, dict(having)) for option, having in requirements(source).items())
    return FixedReadings(dict(options), needs, unsaid)
