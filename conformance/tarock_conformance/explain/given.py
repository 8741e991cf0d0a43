"""Shows the question that is explained, in the words of one rule set or of several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tarock_conformance.ask.answer_text import About
from tarock_conformance.explain.question_text import question_rows
from tarock_reports.terminal.scenes import printed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tarock_conformance.ask.answer_text import Rows
    from tarock_conformance.ask.wording import Tongue
    from tarock_conformance.explain.asked import Matter
    from tarock_conformance.explain.telling import Paper, WithAnswer
    from tarock_steps.protocol.messages.questions import AnyQuestion


def tell_given(matter: Matter, answered: Sequence[WithAnswer], sheet: Paper) -> None:
    """What is given: the steps of an example as it is written, or the fields of a question as each rule set has it."""
    sheet.heading(sheet.say("Asked"))
    if matter.steps is not None:
        sheet.console.print(printed(matter.steps.asking.told, german=sheet.say.german))
        return
    sheet.rows(rows_given({one.by.rules: one.asked for one in answered}, sheet.say))


def rows_given(asked: Mapping[str, AnyQuestion], say: Tongue, between: str = "\n") -> Rows:
    """The fields of a question as each rule set has it, what all have alike once; ``between`` the lines of a field."""
    given = {rules: _by_label(question_rows(About(one, say, brief=True)), between) for rules, one in asked.items()}
    labels = dict.fromkeys(label for rows in given.values() for label in rows)
    said = {label: {rules: rows[label] for rules, rows in given.items() if label in rows} for label in labels}
    return [(label, _by_rules(values)) for label, values in said.items()]


def _by_rules(said: Mapping[str, Text]) -> Text:
    """What all rule sets say, or what each of them does."""
    first, *others = grouped(said)
    return Text("\n").join(Text(f"{names}: ") + value for names, value in (first, *others)) if others else first[1]


def _by_label(rows: Rows, between: str) -> dict[str, Text]:
    """The lines of each label as one; a line without one goes on with that above it."""
    found: dict[str, Text] = {}
    last = ""
    for label, value in rows:
        last = label or last
        found[last] = found[last] + Text(between) + value if last in found else value
    return found


def grouped(said: Mapping[str, Text]) -> list[tuple[str, Text]]:
    """Rule sets that say the same in one line."""
    same: dict[str, list[str]] = {}
    for rules, value in said.items():
        same.setdefault(value.plain, []).append(rules)
    return [(", ".join(names), said[names[0]]) for names in same.values()]
