"""English words and signs shared by reports; the German ones are in the templates of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from tarock_protocol.cards import is_card
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.check_lines import CheckHeader, PlannedScenario, UnmetLine, VerdictLine
from tarock_steps.catalogue.features_path import is_in_checkout
from tarock_steps.suite.verdicts import Outcome

SIGNS: Final = {
    Outcome.PASSED: "✓",
    Outcome.FAILED: "✗",
    Outcome.OTHER_READING: "≠",
    Outcome.ERRORED: "!",
    Outcome.DECLINED: "–",
    Outcome.NOT_REACHED: "⊘",
    Outcome.UNPLAYABLE: "∅",
    Outcome.SUITE_FAULT: "⚠",
    None: "…",
}
"""A sign for each outcome, so that colour is never the only difference; ``None`` means: not reported."""

CLAUSES: Final = 6
"""How many clauses a line names."""

_NAMED: Final = 8
"""How many readings a verdict names."""


def area_title(area: str) -> str:
    """A rule area as a heading."""
    return area.replace("_", " ").capitalize()


def seconds(milliseconds: int) -> str:
    """Milliseconds as seconds with three decimal places, the form that JUnit uses."""
    return f"{milliseconds // 1000}.{milliseconds % 1000:03}"


def engine_title(header: CheckHeader) -> str:
    """The engine's name and version."""
    return f"{shown(header.engine.name)} {shown(header.engine.version)}".strip()


def options_text(header: CheckHeader) -> str:
    """The options of a run in one line; options that were set to their defaults are only counted."""
    told = ", ".join(f"{name}={value}" for name, value in header.other_than_usual.items())
    usual = f"; {len(header.usual)} more by their defaults only" if header.usual else ""
    return f"{shown(told, SENTENCE) or 'defaults'}{usual if told else ''}"


_BY: Final = {"en": ("by", "with", "and", "more"), "de": ("nach", "mit", "und", "weiteren")}
_AS_OF: Final = {"en": "as of version", "de": "nach dem Stand der Version"}
_HOUSE: Final = {
    "en": ("{} (based on {}, {} differences)", "{} (based on {}, 1 difference)"),
    "de": ("{} (nach {}, {} Unterschiede)", "{} (nach {}, 1 Unterschied)"),
}


def rules_text(header: CheckHeader, language: Literal["en", "de"] = "en") -> str:
    """The rules of a run: the source, or the house and the source that it is based on."""
    if header.house is None:
        return shown(header.rules)
    return house_text(header.house.name, header.rules, header.house.differences, language)


def house_text(name: str, based_on: str, differences: int, language: Literal["en", "de"] = "en") -> str:
    """A house, the source that it is based on, and in how many points it differs from it."""
    several, one = _HOUSE[language]
    return shown((one if differences == 1 else several).format(name, based_on, differences), SENTENCE)


def by_rules(header: CheckHeader, language: Literal["en", "de"] = "en") -> str:
    """The rules, readings and version of a verdict; empty if they are those of the source and today's version."""
    chosen = [f"{name}={value}" for name, value in header.beside_house.items()]
    by, having, and_, more = _BY[language]
    rest = f" {and_} {len(chosen) - _NAMED} {more}" if len(chosen) > _NAMED else ""
    beside = f" {having} {', '.join(chosen[:_NAMED])}{rest}" if chosen else ""
    as_of = f" {_AS_OF[language]} {header.asked.as_of}" if header.asked.as_of else ""
    if header.house is None and not chosen:
        return as_of
    return f" {by} {rules_text(header, language)}{shown(beside, SENTENCE)}{as_of}"


def title(scenario: PlannedScenario) -> str:
    """A scenario's name, with its row if it is one of several rows."""
    _, opened, row = scenario.id.partition("[")
    return f"{scenario.name} [{row}" if opened else scenario.name


def place(header: CheckHeader, scenario: PlannedScenario) -> str:
    """The file and line of a scenario of a ledger; empty if the user does not have the file."""
    if scenario.feature in header.asked.files:
        return f"{scenario.feature}:{scenario.line}"
    return place_of(header.source, scenario.feature, scenario.line)


def place_of(source: str, feature: str, line: int) -> str:
    """The file and line of a scenario in a checkout; empty if only the wheel is installed."""
    return f"features/{source}/{feature}:{line}" if is_in_checkout() else ""


def message_of(verdict: VerdictLine) -> str:
    """The message of a verdict; empty if it only repeats the expected and given values, which reports show anyway."""
    return "" if verdict.message.endswith(f"expected {verdict.expected}, given {verdict.given}") else verdict.message


def listed(parts: Sequence[str]) -> str:
    """The differing parts of a list in one line; if all are cards, as people write a hand."""
    return (" " if all(map(is_card, parts)) else "; ").join(parts)


def few(clauses: Sequence[str], limit: int = CLAUSES) -> str:
    """The first ``limit`` clauses in a line, and how many more there are."""
    more = len(clauses) - limit
    return f"{' '.join(clauses[:limit])}{f' and {more} more' if more > 0 else ''}"


def unmet_text(unmet: UnmetLine) -> str:
    """A further check that was not met, in one line; if only a part of a list differs, that part is shown."""
    parts = [
        f"{label} {listed(items)}"
        for label, items in (("lacking", unmet.lacking), ("too much", unmet.too_much))
        if items
    ]
    told = ", ".join(parts) or f"expected {unmet.expected}, given {unmet.given}"
    return f"{unmet.step}: {told}{f' [{few(unmet.charged)}]' if unmet.charged else ''}"


def reading_text(verdict: VerdictLine) -> str:
    """The reading that explains a verdict, as ``option=reading``; empty if none does."""
    return f"{verdict.option}={verdict.reading}" if verdict.reading else ""
