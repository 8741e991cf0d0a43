"""Rewrites the expectations of a scenario for other rules: what is right by them, in the phrases of the features."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from tarock_language.message import Message, in_english, message
from tarock_protocol.errors import ProtocolError, TableError
from tarock_running.inputs.settings import house_options
from tarock_running.inputs.variants import rules_with
from tarock_searching.write.answer_steps import right_in_words
from tarock_steps.catalogue.planned import Planned, PlannedLine
from tarock_steps.errors import CatalogueError, Mismatch
from tarock_steps.expect.comparing import Part
from tarock_steps.suite import vocabulary
from tarock_steps.suite.deriving import Barred, Rehearsal, right
from tarock_steps.suite.run import OtherRules
from tarock_steps.suite.scripts import Script
from tarock_steps.table.stand_ins import planned_with

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

_ANY: Final = ""
"""The field that stands for what an answer is about as a whole."""


class ShownScenario(NamedTuple):
    """A scenario as it is shown; ``note`` says that what it expects is not as the source has it, or why it still is."""

    scenario: Planned
    note: Message | None = None


def shown_by_rules(scenario: Planned, pairs: Sequence[str], house: House | None) -> ShownScenario:
    """The scenario by the readings of the command line and a house, if any are of its source."""
    own = house if house is not None and house.based_on == scenario.source else None
    options = house_options(scenario.source, pairs, own)
    rules = rules_with(scenario.source, options, own)
    told = scenario if rules is None else restated(planned_with(scenario, options), rules)
    if isinstance(told, Message):
        return ShownScenario(scenario, told)
    if told.lines == scenario.lines:
        return ShownScenario(told)
    return ShownScenario(told, message("What is expected is right by these rules, not as written."))


def restated(scenario: Planned, rules: OtherRules) -> Planned | Message:
    """The scenario with what is right by these rules; or why it cannot be played by them."""
    script = Script.of(scenario)
    found = right(script, rules)
    if isinstance(found, Barred):
        return message("By these rules it cannot be played: {reason}", reason=found.reason)
    for place, parts in found.parts.items():
        if not all(part.is_as_written for part in parts):
            script = script.with_line(place, _right_line(script, place, parts, rules))
    return msgspec.structs.replace(scenario, lines=script.lines)


def _right_line(script: Script, place: int, parts: Sequence[Part], rules: OtherRules) -> PlannedLine:
    """The line at ``place`` with what is right there; as written if no phrase says that."""
    written = script.lines[place]
    fitting = [line for line in _candidates(script, place, parts, rules) if _is_right(script, place, line, rules)]
    return max(fitting, key=lambda line: SequenceMatcher(None, written.text, line.text).ratio(), default=written)


def _candidates(script: Script, place: int, parts: Sequence[Part], rules: OtherRules) -> Iterator[PlannedLine]:
    """The line with the right values for the written ones, and all that can be said about the answer."""
    written, text = script.lines[place], script.lines[place].text
    for part in parts:
        text = text.replace(part.expected.removeprefix("+"), in_english(part.told).removeprefix("+"), 1)
    yield msgspec.structs.replace(written, text=text)
    heard = _played(script, place, rules).table.heard
    for answer in heard[-1:]:
        for field in (_ANY, *answer.answer.__struct_fields__):
            yield from right_in_words(answer.question, answer.answer, field)


def _is_right(script: Script, place: int, line: PlannedLine, rules: OtherRules) -> bool:
    """Whether a line is of the vocabulary, and says what is right."""
    if vocabulary.find(line.keyword, line.text) is None:
        return False
    try:
        parts = _played(script.with_line(place, line), place - 1, rules).play(place).parts
    except (CatalogueError, Mismatch, ProtocolError, TableError, ValueError):
        return False
    return bool(parts) and all(part.is_as_written for part in parts)


def _played(script: Script, last: int, rules: OtherRules) -> Rehearsal:
    """The scenario, played before the reference up to the line ``last``."""
    rehearsal = Rehearsal(script, rules)
    for place in range(last + 1):
        rehearsal.play(place)
    return rehearsal
