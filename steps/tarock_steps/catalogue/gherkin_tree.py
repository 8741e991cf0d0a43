"""Reads a feature file with the Gherkin parser: the types of its tree, as far as it is read here, and its errors."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tarock_language.message import Argument, Message, SaidError, message
from tarock_protocol.user_files import UnreadableError, file_text
from tarock_steps.errors import MissingExtraError

_PLACE: Final = re.compile(r"^\(\d+:\d+\): ")
_UNEXPECTED: Final = re.compile(r"expected: (?P<kinds>.*?), got '(?P<given>.*)'", re.DOTALL)
_KINDS: Final[Mapping[str, Argument]] = {
    "#FeatureLine": "Feature:",
    "#BackgroundLine": "Background:",
    "#RuleLine": "Rule:",
    "#ScenarioLine": "Example:",
    "#ExamplesLine": "Examples:",
    "#StepLine": message("a step (Given, When, Then, And, But)"),
    "#TableRow": message("a row of a table"),
    "#TagLine": message("a tag"),
}
"""The parser's names for what it expects, and how people write them; its other names may come anywhere."""

_WHAT: Final = message("scenarios in Gherkin")
"""What cannot be read without the extra, for the error message."""
_LARGEST: Final = 1_000_000
_MOST_LINES: Final = 20_000
"""The limits in bytes and lines for a file; our longest has a tenth of both."""


def feature_text(file: Path) -> str:
    """The text of a file of scenarios; OSError if it cannot be read, or is too long for one run."""
    text = file_text(file, _LARGEST)
    if (lines := text.count("\n") + 1) > _MOST_LINES:
        said = message("it has {lines:,} lines; expected at most {most:,} in a file", lines=lines, most=_MOST_LINES)
        raise UnreadableError(errno.EFBIG, said)
    return text


class NoGherkinError(SaidError):
    """A text is no valid feature; has the line, and what was expected there."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__(reason)
        self.line = line


class Location(msgspec.Struct, frozen=True):
    """The place of something in the file."""

    line: int


class Tag(msgspec.Struct, frozen=True):
    """A tag; its name includes the ``@``."""

    location: Location
    name: str


class Cell(msgspec.Struct, frozen=True):
    """One value of a table."""

    value: str


class GherkinRow(msgspec.Struct, frozen=True):
    """One row of a table."""

    location: Location
    cells: list[Cell]

    @property
    def values(self) -> list[str]:
        """The texts of the cells."""
        return [cell.value for cell in self.cells]


class DataTable(msgspec.Struct, frozen=True):
    """A table below a step."""

    rows: list[GherkinRow]


class DocString(msgspec.Struct, frozen=True):
    """A text below a step."""

    content: str


class GherkinStep(msgspec.Struct, frozen=True, rename="camel"):
    """A step; ``keyword_type`` is Context, Action, Outcome, Conjunction or Unknown."""

    location: Location
    text: str
    keyword_type: str
    data_table: DataTable | None = None
    doc_string: DocString | None = None


class Examples(msgspec.Struct, frozen=True):
    """A table of an outline."""

    location: Location
    tags: list[Tag]
    header: GherkinRow | None = msgspec.field(default=None, name="tableHeader")
    body: list[GherkinRow] = msgspec.field(default_factory=list, name="tableBody")


class GherkinScenario(msgspec.Struct, frozen=True):
    """An example or an outline."""

    location: Location
    tags: list[Tag]
    name: str
    steps: list[GherkinStep]
    examples: list[Examples]


class Background(msgspec.Struct, frozen=True):
    """Steps that come before the steps of every scenario."""

    steps: list[GherkinStep]


class Child(msgspec.Struct, frozen=True):
    """An element of a rule."""

    background: Background | None = None
    scenario: GherkinScenario | None = None


class Rule(msgspec.Struct, frozen=True):
    """A rule and its examples."""

    location: Location
    tags: list[Tag]
    name: str
    description: str
    children: list[Child]


class FeatureChild(msgspec.Struct, frozen=True):
    """An element of a feature."""

    background: Background | None = None
    scenario: GherkinScenario | None = None
    rule: Rule | None = None


class Feature(msgspec.Struct, frozen=True):
    """A feature."""

    location: Location
    tags: list[Tag]
    name: str
    children: list[FeatureChild]


class Document(msgspec.Struct, frozen=True):
    """A feature file."""

    feature: Feature | None = None


def parsed(text: str) -> Document:
    """The tree of a feature; NoGherkinError if it is invalid, MissingExtraError if no parser is installed."""
    try:
        from gherkin.errors import CompositeParserException  # noqa: PLC0415 - of an extra
        from gherkin.parser import Parser  # noqa: PLC0415 - of an extra
    except ModuleNotFoundError as missing:
        raise MissingExtraError(_WHAT, missing.name, extra="features") from missing
    try:
        return msgspec.convert(Parser().parse(text), Document)
    except CompositeParserException as fault:
        first = fault.errors[0]
        raise NoGherkinError(first.location["line"], _in_words(str(first))) from fault


def _in_words(told: str) -> Message:
    told = _PLACE.sub("", told)
    found = _UNEXPECTED.fullmatch(told)
    if found is None:
        return message("it is none: {fault}", fault=told)
    kinds = [_KINDS[kind] for kind in found["kinds"].split(", ") if kind in _KINDS]
    return message("expected {kinds:either}, got {given}", kinds=kinds, given=repr(found["given"]))
