"""Replaces cards of a scenario by others that a reading needs.

A reading may put other cards into the pack that rank and count like those they replace. A scenario that does not choose
the reading itself is then asked with the cards of the reading, so that it need not be left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from tarock_steps.catalogue.loading import table_of
from tarock_steps.catalogue.planned import Planned, PlannedLine


def planned_with(planned: Planned, options: Mapping[str, str]) -> Planned:
    """A scenario of the plan with its cards replaced as the chosen readings need."""
    swapped = _swapped(planned, options) if options else {}
    if not swapped:
        return planned
    return msgspec.structs.replace(planned, lines=tuple(_line_with(line, swapped) for line in planned.lines))


def _line_with(line: PlannedLine, swapped: Mapping[str, str]) -> PlannedLine:
    rows = tuple(tuple(_with(cell, swapped) for cell in row) for row in line.rows)
    return PlannedLine(line.keyword, _with(line.text, swapped), rows)


def _swapped(planned: Planned, options: Mapping[str, str]) -> Mapping[str, str]:
    """The cards that are exchanged, except by readings that the scenario chooses itself.

    Nearly all readings exchange none; then the steps of the scenario are not searched.
    """
    table = table_of(planned.source)
    if not table.swapped(options):
        return {}
    told = "\n".join(planned.steps)
    return table.swapped({option: reading for option, reading in options.items() if f'of "{option}"' not in told})


def _with(text: str, swapped: Mapping[str, str]) -> str:
    cards = "|".join(map(re.escape, swapped))
    return re.sub(rf"(?<!\w)(?:{cards})", lambda found: swapped[found[0]], text)
