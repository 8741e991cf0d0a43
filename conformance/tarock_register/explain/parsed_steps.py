"""Parses steps in the notation of the features, English or German, with or without keywords."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tarock_language.catalogue import language_of
from tarock_language.message import Message, Word, message
from tarock_protocol.cards import is_card
from tarock_running.process.exits import UsageFaultError, reason_said
from tarock_steps.catalogue.cards_as_written import cards_as_written
from tarock_steps.catalogue.continued_lines import with_text_below
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite import vocabulary
from tarock_steps.suite.scripts import THEN
from tarock_steps.table.turns import UNNOTICED
from tarock_steps.words.translated_fields import rows_read

RULES: Final = re.compile(r'the rules "(?P<rules>[^"]+)"')
"""The step that names the rules."""
_KEYWORDS: Final = {
    **dict.fromkeys(("Given", "Angenommen", "Gegeben sei", "Gegeben"), "given"),
    **dict.fromkeys(("When", "Wenn"), "when"),
    **dict.fromkeys(("Then", "Dann"), "then"),
    **dict.fromkeys(("And", "But", "*", "Und", "Aber"), ""),
}
"""The kind of a step by its first word; the last row continues the kind of the step before."""
_KINDS: Final = ("given", "when", "then")
_STEP: Final = re.compile(rf"(?P<keyword>{'|'.join(map(re.escape, _KEYWORDS))})\s+(?P<text>.+)")
_HEADING: Final = re.compile(
    r"(?P<kind>Feature|Rule|Background|Example|Scenario|Funktionalität|Regel|Grundlage|Beispiel|Szenario):(?P<name>.*)"
)
_EXAMPLES: Final = frozenset({"Example", "Scenario", "Beispiel", "Szenario"})
_OUTLINE: Final = re.compile(
    r"(?:Scenario Outline|Scenario Template|Examples|Scenarios|Szenariogrundriss|Beispiele):.*"
)
_COLUMNS: Final = re.compile(r"\s{2,}")
"""The gaps between the columns of a table without bars."""
_FENCE: Final = '"""'
_OF_CARDS: Final = ("cards", "card", "hand")
"""The fields of phrases, and the columns of tables, that hold cards."""


class Steps(NamedTuple):
    """The lines of an example, and the place of each."""

    lines: tuple[PlannedLine, ...]
    places: tuple[str, ...]

    @property
    def rules(self) -> str | None:
        """The rule set that the steps name; None if they name none."""
        return next((found["rules"] for line in self.lines if (found := RULES.fullmatch(line.text))), None)

    @property
    def asking(self) -> Steps:
        """The lines up to the last given or action; the expectations after it are not asked."""
        last = max((place for place, line in enumerate(self.lines) if line.keyword != THEN), default=-1) + 1
        return Steps(self.lines[:last], self.places[:last])

    @property
    def told(self) -> tuple[str, ...]:
        """The text of each line with the rows of its table, as shown."""
        return tuple(line.told for line in self.lines)


def examples_apart(text: str) -> Iterator[tuple[int, str, str]]:
    """The line, the name and the text of each example: the whole text without the lines of all others.

    Steps above the first example belong to each. A text without any is one example without a name.
    """
    lines = text.splitlines()
    found = [(number, heading["name"].strip()) for number, line in enumerate(lines) if (heading := _example(line))]
    if len(found) < 2:  # noqa: PLR2004 - one is the whole text
        yield 1, found[0][1] if found else "", text
        return
    shared = lines[: found[0][0]]
    for (begin, name), end in zip(found, [*(number for number, _ in found[1:]), len(lines)], strict=True):
        yield begin + 1, name, "\n".join([*shared, *[""] * (begin - len(shared)), *lines[begin:end]])


def _example(line: str) -> re.Match[str] | None:
    heading = _HEADING.fullmatch(line.strip())
    return heading if heading and heading["kind"] in _EXAMPLES else None


def steps_in(text: str, place: str) -> Steps:
    """The steps of a text with one example, or of steps alone; UsageFaultError names the line of a fault."""
    lines: list[PlannedLine] = []
    places: list[str] = []
    for number, line in _unwrapped(text):
        here = f"{place}:{number}"
        if not line or line.startswith(("#", "@")):
            continue
        if _OUTLINE.fullmatch(line):
            fault = message("expected an example without rows; the id of a scenario names one row of an outline")
            raise _at(here, fault)
        if _HEADING.fullmatch(line):
            continue
        if cells := _cells(line, lines):
            lines[-1:] = [_with_row(cells, lines, here)]
        else:
            lines.append(_line(line, lines, here))
            places.append(here)
    if not lines:
        raise _at(place, message("expected steps such as 'Given the rules \"lungau\"', found none"))
    return Steps(tuple(lines), tuple(places))


def _at(place: str, fault: Message | str) -> UsageFaultError:
    return UsageFaultError(message("{place}: {fault}", place=place, fault=fault))


def _unwrapped(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines; a line that was broken within quotation marks is joined with the next."""
    lines = _with_texts_below([raw.strip() for raw in text.splitlines()])
    number = 0
    while number < len(lines):
        size = next((size for size in (1, 2, 3) if " ".join(lines[number : number + size]).count('"') % 2 == 0), 1)
        yield number + 1, " ".join(lines[number : number + size])
        number += size


def _with_texts_below(lines: Sequence[str]) -> list[str]:
    """The lines with each text between triple quotes moved into the step above it; its own lines become empty."""
    whole = [*lines]
    fences = [number for number, line in enumerate(lines) if line == _FENCE]
    for first, last in zip(fences[::2], fences[1::2], strict=False):
        step = with_text_below(whole[first - 1], " ".join(lines[first + 1 : last]))
        if step is not None:
            whole[first - 1 : last + 1] = [step, *[""] * (last + 1 - first)]
    return whole


def _cells(line: str, before: Sequence[PlannedLine]) -> tuple[str, ...]:
    """The cells of a row, separated by bars or, below a step, by gaps; empty if the line is a step."""
    if line.startswith("|"):
        return tuple(cell.strip() for cell in line.strip("|").split("|"))
    cells = tuple(_COLUMNS.split(line))
    return cells if before and len(cells) > 1 and _STEP.fullmatch(line) is None and not _said(line) else ()


def _line(text: str, before: Sequence[PlannedLine], here: str) -> PlannedLine:
    """One step; without a keyword, its kind is that of its phrase."""
    found = _STEP.fullmatch(text)
    body = found["text"].strip() if found else text
    said = _said(body)
    if found is None and not said:
        raise _at(here, message("expected Given, When, Then or And and a phrase, not '{text}'", text=text))
    keyword = _KEYWORDS[found["keyword"]] if found else next(iter(said))
    keyword = keyword or (before[-1].keyword if before else _KINDS[0])
    if keyword not in said:
        raise _at(here, _unknown(PlannedLine(keyword, body), said))
    return _line_of(keyword, said[keyword], here)


def _said(text: str) -> dict[str, str]:
    """The English text of a step, by each kind of step that has such a phrase."""
    english = {kind: text for kind in _KINDS if vocabulary.find(kind, text) is not None}
    german = None if english else vocabulary.step_read(text, language_of("de"))
    return english if german is None else dict([german])


def _line_of(keyword: str, text: str, here: str) -> PlannedLine:
    definition = vocabulary.find(keyword, text)
    fields = {} if definition is None else definition.phrase.parse_arguments(text) or {}
    return PlannedLine(keyword, _in_cards(text, [fields.get(name) for name in _OF_CARDS], here))


def _in_cards(text: str, fields: Iterable[object], here: str) -> str:
    """A step with the cards in its fields in the spelling of messages."""
    for field in fields:
        if isinstance(field, str):
            text = text.replace(f'"{field}"', f'"{_cards(field, here)}"')
    return text


def _cards(text: str, here: str) -> str:
    """Cards in the spelling of messages; text in that spelling, with or without ``unnoticed`` marks, is unchanged."""
    if all(is_card(word.removesuffix(UNNOTICED)) for word in text.split()):
        return text
    try:
        return " ".join(cards_as_written(text))
    except ValueError as fault:
        raise _at(here, reason_said(fault)) from fault


def _unknown(line: PlannedLine, said: Iterable[str]) -> Message:
    """The message for a step without a phrase: the keyword that it belongs to, or the nearest phrase."""
    for kind in said:
        return message(
            "'{step}' belongs after {keyword:keyword}, not {given:keyword}",
            step=line.text,
            keyword=Word(kind.capitalize()),
            given=Word(line.keyword.capitalize()),
        )
    nearest = vocabulary.nearest_phrase(line.keyword, line.text)
    return message("no phrase says '{step}'; the nearest is '{nearest}'", step=line.text, nearest=nearest)


def _with_row(row: tuple[str, ...], lines: Sequence[PlannedLine], here: str) -> PlannedLine:
    if not lines:
        raise _at(here, message("expected a step before the rows of its table"))
    step = lines[-1]
    if not step.rows:
        return PlannedLine(step.keyword, step.text, rows_read((row,), language_of("de")))
    heads = step.rows[0]
    told = zip(heads, rows_read((heads, row), language_of("de"))[1], strict=False)
    cells = tuple(_cards(cell, here) if head in _OF_CARDS else cell for head, cell in told)
    return PlannedLine(step.keyword, step.text, (*step.rows, cells))
