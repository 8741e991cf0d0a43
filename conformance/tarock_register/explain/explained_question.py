"""The rows that show the explained question, in the words of one rule set or of several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.messages.questions import AnyQuestion
from tarock_register.ask.answer_text import About, Rows
from tarock_register.explain.question_text import question_rows
from tarock_reports.terminal.scenes import printed

if TYPE_CHECKING:
    from tarock_register.explain.explained_input import Matter
    from tarock_register.explain.explanation import WithAnswer
    from tarock_register.explain.terminal import Paper


class GivenQuestion(NamedTuple):
    """What is asked: the steps of an example as written, or the fields of a question for each rule set."""

    rows: Rows
    steps: Text | None = None

    def tell(self, sheet: Paper) -> None:
        """Show it."""
        sheet.heading(sheet.say("Asked"))
        if self.steps is not None:
            sheet.console.print(self.steps)
        sheet.rows(self.rows)


def given_in(matter: Matter, answered: Sequence[WithAnswer], say: Language) -> GivenQuestion:
    """What is asked, in a language."""
    if matter.steps is not None:
        return GivenQuestion([], printed(matter.steps.asking.told, say))
    return GivenQuestion(rows_given({answer.by.rules: answer.asked for answer in answered}, say))


def rows_given(asked: Mapping[str, AnyQuestion], say: Language, between: str = "\n", *, plain: bool = False) -> Rows:
    """The fields of a question for each rule set, once where all agree; ``between`` separates lines of a field.

    ``plain`` shows them for people who look and do not type.
    """
    given = {
        rules: _by_label(question_rows(About(question, say, brief=True, is_plain=plain)), between)
        for rules, question in asked.items()
    }
    labels = dict.fromkeys(label for rows in given.values() for label in rows)
    said = {label: {rules: rows[label] for rules, rows in given.items() if label in rows} for label in labels}
    return [(label, _by_rules(values)) for label, values in said.items()]


def _by_rules(said: Mapping[str, Text]) -> Text:
    """The value that all rule sets share, or the value of each."""
    first, *others = grouped(said)
    return Text("\n").join(Text(f"{names}: ") + value for names, value in (first, *others)) if others else first[1]


def _by_label(rows: Rows, between: str) -> dict[str, Text]:
    """The lines of each label joined; a line without a label belongs to the label above it."""
    found: dict[str, Text] = {}
    last = ""
    for label, value in rows:
        last = label or last
        found[last] = found[last] + Text(between) + value if last in found else value
    return found


def grouped(said: Mapping[str, Text]) -> list[tuple[str, Text]]:
    """The values, with the names of all rule sets that share each."""
    same: dict[str, list[str]] = {}
    for rules, value in said.items():
        same.setdefault(value.plain, []).append(rules)
    return [(", ".join(names), said[names[0]]) for names in same.values()]
