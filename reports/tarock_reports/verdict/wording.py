"""Words, signs and lists that several reports share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarock_language.message import ENGLISH, Language, Message, Word, message
from tarock_protocol.cards import is_card
from tarock_protocol.strangers_text import SENTENCE, shown
from tarock_reports.ledger.check_lines import CheckHeader, ExchangeLine, PlannedScenario, UnmetLine, VerdictLine
from tarock_reports.verdict.scenes import text_in
from tarock_steps.catalogue.clauses import area_title
from tarock_steps.catalogue.features_path import is_in_checkout
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.verdicts import Outcome

SIGNS: Final = {
    Outcome.PASSED: "✓",
    Outcome.FAILED: "✗",
    Outcome.OTHER_READING: "≠",
    Outcome.ERRORED: "!",
    Outcome.DECLINED: "–",
    Outcome.NOT_REACHED: "⊘",
    Outcome.BEYOND: "⊕",
    Outcome.UNPLAYABLE: "∅",
    Outcome.SUITE_FAULT: "⚠",
    None: "…",
}
"""A sign for each outcome, so that colour is never the only difference; ``None`` means: not reported."""

OUTCOMES: Final[Mapping[Outcome | None, Message]] = {
    outcome: message("{word}", word=Word(outcome.value if outcome else "not run")) for outcome in (*Outcome, None)
}
"""What each outcome is called; ``None`` means: not reported."""


CLAUSES: Final = 6
"""How many clauses a line names."""

_NAMED: Final = 8
"""How many readings a verdict names."""


def area_text(area: str) -> Message:
    """A rule area as a heading."""
    return message("{area:area}", area=Word(area_title(area)))


def level_text(level: str) -> Message:
    """What a clause says about its rule."""
    return message("{level:level}", level=Word(level))


def scenarios_text(number: int) -> Message:
    """A number of scenarios."""
    return message("{number:,} scenario", "{number:,} scenarios", number=number)


def seconds(milliseconds: int) -> str:
    """Milliseconds as seconds with three decimal places, the form that JUnit uses."""
    return f"{milliseconds // 1000}.{milliseconds % 1000:03}"


def engine_title(header: CheckHeader) -> str:
    """The engine's name and version."""
    return f"{shown(header.engine.name)} {shown(header.engine.version)}".strip()


def options_text(header: CheckHeader) -> Message | str:
    """The options of a run in one line; options that were set to their defaults are only counted."""
    told = ", ".join(f"{name}={value}" for name, value in header.other_than_usual.items())
    if not told:
        return message("defaults")
    options = shown(told, SENTENCE)
    if not header.usual:
        return options
    return message("{options}; {number} more by their defaults only", options=options, number=len(header.usual))


def rules_text(header: CheckHeader) -> Message | str:
    """The rules of a run: the source, or the house and the source that it is based on."""
    if header.house is None:
        return shown(header.rules)
    return house_text(header.house.name, header.rules, header.house.differences)


def house_text(name: str, based_on: str, differences: int) -> Message:
    """A house, the source that it is based on, and in how many points it differs from it."""
    return message(
        "{name} (based on {source}, {number} difference)",
        "{name} (based on {source}, {number} differences)",
        name=shown(name, SENTENCE),
        source=shown(based_on, SENTENCE),
        number=differences,
    )


def by_rules(verdict: Message, header: CheckHeader) -> Message:
    """A verdict with the rules, readings and version that it is about, unless they are the source and of today."""
    chosen = [shown(f"{name}={value}", SENTENCE) for name, value in header.beside_house.items()]
    if header.house is not None or chosen:
        verdict = message("{what} by {rules}", what=verdict, rules=rules_text(header))
    if chosen:
        verdict = message("{name} with {readings}", name=verdict, readings=first_of(chosen, _NAMED))
    if header.asked.as_of:
        verdict = message("{verdict} as of version {version}", verdict=verdict, version=header.asked.as_of)
    return verdict


def first_of(names: Sequence[str], limit: int) -> Message | Sequence[str]:
    """The first names, and how many more there are."""
    if len(names) <= limit:
        return names
    return message("{names} and {number} more", names=names[:limit], number=len(names) - limit)


def answer_differences(verdict: VerdictLine, say: Language) -> Iterator[tuple[str, str]]:
    """What an answer lacks or has too much, what was expected and what was given, each with its label."""
    labels = {
        "lacking": say("lacking"),
        "too_much": say("too much"),
        "expected": say("expected"),
        "given": say("given"),
    }
    yield from ((label, told) for field, label in labels.items() if (told := value_told(verdict, field, say)))


def title(scenario: PlannedScenario | Planned, say: Language = ENGLISH) -> str:
    """A scenario's name, with its row if it is one of several; names are English, so other languages have its id."""
    if say is not ENGLISH:
        return scenario.id
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


def message_of(verdict: VerdictLine, say: Language) -> str:
    """What went wrong; empty if that only repeats the expected and given values, which reports show anyway."""
    repeats = verdict.message.endswith(f"expected {verdict.expected}, given {verdict.given}")
    return "" if repeats else say.sentence(verdict.said)


def answer_sent(verdict: VerdictLine, exchange: ExchangeLine) -> str:
    """An answer as it was sent; empty if none could be read, for which the verdict's message says the reason."""
    return "" if exchange.answer == f"error: {verdict.message}" else exchange.answer


def value_told(line: VerdictLine | UnmetLine, field: str, say: Language) -> str:
    """What a field of a verdict says, such as ``expected``; cards that are lacking or too much as one writes a hand."""
    told = line.told(field)
    if not isinstance(getattr(line, field), list) or not isinstance(told, list):
        return say.format_field(told, "")
    parts = [say.format_field(part, "") for part in told]
    return (" " if all(map(is_card, parts)) else "; ").join(parts)


def step_told(step: str, say: Language) -> str:
    """A step of a scenario; in English if no phrase says it in the language."""
    return step if say is ENGLISH else text_in(step, say) or step


def few(clauses: Sequence[str], limit: int = CLAUSES) -> Message | str:
    """The first ``limit`` clauses in a line, and how many more there are."""
    told, more = " ".join(clauses[:limit]), len(clauses) - limit
    return message("{names} and {number} more", names=told, number=more) if more > 0 else told


def elements_told(line: VerdictLine | UnmetLine, say: Language) -> list[str]:
    """What a list lacks and what it has too much."""
    told = [say("lacking {parts}", parts=value_told(line, "lacking", say))] if line.lacking else []
    too_much = [say("too much {parts}", parts=value_told(line, "too_much", say))] if line.too_much else []
    return told + too_much


def unmet_text(unmet: UnmetLine, say: Language) -> str:
    """A further check that was not met, in one line; if only a part of a list differs, that part is shown."""
    step, expected, given = step_told(unmet.step, say), unmet.told("expected"), unmet.told("given")
    told = elements_told(unmet, say) or [say("expected {expected}, given {given}", expected=expected, given=given)]
    if not unmet.charged:
        return say("{place}: {fault}", place=step, fault=told)
    return say("{step}: {told} [{clauses}]", step=step, told=told, clauses=few(unmet.charged))


def reading_text(verdict: VerdictLine) -> str:
    """The reading that explains a verdict, as ``option=reading``; empty if none does."""
    return f"{verdict.option}={verdict.reading}" if verdict.reading else ""
