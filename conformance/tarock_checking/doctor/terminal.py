"""Prints the findings of ``tarock doctor``: complaints with their remedies, a table of questions, a summary."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median_low
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tarock_checking.doctor.asking import FirstAnswer
from tarock_checking.doctor.complaints import HEARD, NOTES, Complaint
from tarock_checking.doctor.remedies import what_is_wrong, what_mends
from tarock_checking.first.beginnings import QuestionExample
from tarock_language.message import Language, message
from tarock_protocol import codec
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.strangers_text import NAME, shown
from tarock_reports.verdict.wording import title
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import AMISS, Outcome

_COUNTED: Final = (Outcome.PASSED, Outcome.FAILED, Outcome.DECLINED, Outcome.ERRORED)
_THOUSAND: Final = 1_000

_COLUMNS: Final = (
    message("question"),
    message("asked"),
    message("right"),
    message("wrong"),
    message("declined"),
    message("broken"),
    message("ms"),
    message("slowest"),
)
"""The headings of the table of questions."""


class DoctorReport:
    """Prints the findings in order, in one language."""

    def __init__(self, console: Console, say: Language) -> None:
        self.say = say
        self._console = console

    def begin(self, command: str) -> None:
        """Print the command that is examined."""
        self._line(shown(command), "bold")

    def started(self, milliseconds: int, hello: HelloAnswer) -> None:
        """Print that the program starts, and what its ``hello`` says."""
        nothing = message("nothing")
        started = self.say("It starts, and answers hello after {milliseconds} ms.", milliseconds=milliseconds)
        greeted = self.say(
            "{name} {version} ({language}); plays {rules}; answers {questions}.",
            name=shown(hello.name),
            version=shown(hello.version),
            language=shown(hello.language),
            rules=shown(", ".join(hello.rules)) or nothing,
            questions=shown(", ".join(name for name in hello.questions if name != "hello"), NAME) or nothing,
        )
        self._words(f"✓ {started}", "green")
        self._words(f"  {greeted}")

    def complaint(self, complaint: Complaint) -> None:
        """Print what is wrong, what shows it, and what mends it."""
        note = complaint.trouble in NOTES
        self._line("")
        self._words(
            f"{'·' if note else '✗'} {self.say.sentence(what_is_wrong(complaint))}", "yellow" if note else "red"
        )
        for heard in complaint.heard:
            label = self.say.sentence(heard.label)
            for number, line in enumerate(shown(heard.text, heard.longest, lines=heard.has_lines).splitlines()):
                self._line(f"    {'' if number else label}  {line}", "dim")
        if mend := what_mends(complaint):
            self._mending(complaint, f"  {self.say('To mend it: {mend}', mend=mend)}")

    def table(self, answers: Sequence[FirstAnswer], microseconds: Mapping[str, list[int]]) -> None:
        """Print a table with the outcomes of each kind of question, and how long an answer took."""
        if not answers:
            return
        self._line("")
        table = Table(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
        for number, heading in enumerate(_COLUMNS):
            table.add_column(self.say.sentence(heading), justify="right" if number else "left")
        for asked in dict.fromkeys(answer.asked for answer in answers):
            outcomes = (answer.verdict.outcome for answer in answers if answer.asked == asked)
            counts = Counter(Outcome.FAILED if outcome in AMISS else outcome for outcome in outcomes)
            took = microseconds.get(asked, [])
            times = (_milliseconds(median_low(took)), _milliseconds(max(took))) if took else ("", "")
            numbers = (sum(counts.values()), *(counts[outcome] for outcome in _COUNTED))
            table.add_row(asked, *(str(number or "") for number in numbers), *times)
        self._console.print(table)
        measured = self.say("ms is the median time of its answers, pipe included; it is not judged.")
        self._words(measured, "dim", 0)

    def more_wrong(self, number: int, source: str) -> None:
        """Print how many wrong answers for a source are not shown."""
        self._line(
            self.say("… and {number} more of {source}; `tarock check` shows all of them.", number=number, source=source)
        )

    def stopped(self, number: int) -> None:
        """Print that after so many breaches the rest was not asked."""
        self._line(self.say("After {number} breaches nothing more was asked.", number=number))

    def next(self, example: QuestionExample) -> None:
        """Print which question to answer next, with its right answer."""
        question = example.question
        right = {"id": question.id, "answer": meaning(question, example.answer)}
        self._line(
            self.say("Next comes `{ask}`: {name}", ask=codec.kind(question), name=title(example.scenario, self.say))
        )
        self._line(f"    {shown(codec.encode(question).decode().strip(), HEARD)}", "dim")
        self._line(f"    {shown(msgspec.json.encode(right).decode(), HEARD)}", "dim")

    def end(self, complaints: Sequence[Complaint], command: str) -> ExitCode:
        """Print in one line what to do first; returns the exit code of the worst finding."""
        faults = [fault for fault in complaints if fault.trouble not in NOTES]
        code = next((code for code in _WORST_FIRST if any(fault.code is code for fault in faults)), ExitCode.CONFORM)
        self._line("")
        worst = next((fault for fault in faults if fault.code is code), None)
        if worst is None:
            self._line(self.say("Ready: {command}", command=command), "bold green")
        else:
            self._mending(worst, self.say("First: {mend}", mend=what_mends(worst)), "bold red")
        return code

    def _mending(self, complaint: Complaint, text: str, style: str = "") -> None:
        """Print what mends a complaint; a command in it may be copied."""
        if "command" in complaint.names:
            self._line(text, style)
        else:
            self._words(text, style)

    def _line(self, text: str, style: str = "") -> None:
        """Print a text that may be copied; it stays on one line, however long it is."""
        self._console.print(Text(text, style=style), soft_wrap=True)

    def _words(self, text: str, style: str = "", indent: int = 2) -> None:
        """Print a text that is only read; it is broken into lines, and all but the first are indented."""
        lines = textwrap.wrap(text, self._console.width, subsequent_indent=" " * indent, break_long_words=False)
        self._line("\n".join(lines), style)


_WORST_FIRST: Final = (ExitCode.ADAPTER_BROKEN, ExitCode.NOT_CONFORM, ExitCode.CUT_OFF, ExitCode.INCONCLUSIVE)


def _milliseconds(microseconds: int) -> str:
    return f"{microseconds // _THOUSAND}.{microseconds % _THOUSAND // 100}"
