"""Shows the doctor's findings on the terminal: complaints with their remedies, a table of questions, a summary."""

from __future__ import annotations

import textwrap
from collections import Counter
from statistics import median_low
from typing import TYPE_CHECKING, Final

import msgspec
from rich.table import Table
from rich.text import Text

from tarock_checking.doctor.complaints import NOTES, Complaint
from tarock_checking.doctor.diagnosing import STDERR
from tarock_checking.doctor.wording import DoctorWords, filled, mending, said_of
from tarock_protocol import codec
from tarock_protocol.meaning import meaning
from tarock_protocol.strangers_text import NAME, shown
from tarock_running.process.exits import ExitCode
from tarock_steps.suite.verdicts import AMISS, Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from tarock_checking.doctor.asking import FirstAnswer
    from tarock_checking.first.beginnings import QuestionExample
    from tarock_protocol.messages.answers import HelloAnswer

_HEARD: Final = 400
"""Characters of a question or a reply that are shown."""

_WHOLE: Final = {"stderr": STDERR, "by hand": 4_000}
"""Characters of longer parts that are shown, by their label."""

_COUNTED: Final = (Outcome.PASSED, Outcome.FAILED, Outcome.DECLINED, Outcome.ERRORED)
_THOUSAND: Final = 1_000


class DoctorReport:
    """Prints the findings in order, in one language."""

    def __init__(self, console: Console, words: DoctorWords) -> None:
        self.words = words
        self._console = console

    def begin(self, command: str) -> None:
        """Print the command that is examined."""
        self._line(shown(command), "bold")

    def started(self, milliseconds: int, hello: HelloAnswer) -> None:
        """Print that the program starts, and what its ``hello`` says."""
        nothing = self.words.nothing
        names = {
            "milliseconds": str(milliseconds),
            "name": shown(hello.name),
            "version": shown(hello.version),
            "language": shown(hello.language),
            "rules": shown(", ".join(hello.rules)) or nothing,
            "questions": shown(", ".join(name for name in hello.questions if name != "hello"), NAME) or nothing,
        }
        self._words(f"✓ {filled(self.words.started, names)}", "green")
        self._words(f"  {filled(self.words.greeted, names)}")

    def complaint(self, complaint: Complaint) -> None:
        """Print what is wrong, what shows it, and what mends it."""
        note = complaint.trouble in NOTES
        self._line("")
        self._words(f"{'·' if note else '✗'} {said_of(self.words, complaint)}", "yellow" if note else "red")
        for label, text in complaint.heard:
            lines = shown(text, _WHOLE.get(label, _HEARD), lines=label == "stderr").splitlines()
            for number, line in enumerate(lines):
                self._line(f"    {self.words.labels[label] if not number else ''}  {line}", "dim")
        if mend := mending(self.words, complaint):
            tell = self._line if "command" in complaint.names else self._words
            tell(f"  {self.words.mend}{mend}")

    def table(self, answers: Sequence[FirstAnswer], microseconds: Mapping[str, list[int]]) -> None:
        """Print a table with the outcomes of each kind of question, and how long an answer took."""
        if not answers:
            return
        self._line("")
        table = Table(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
        for number, heading in enumerate(self.words.columns):
            table.add_column(heading, justify="right" if number else "left")
        for asked in dict.fromkeys(answer.asked for answer in answers):
            outcomes = (answer.verdict.outcome for answer in answers if answer.asked == asked)
            counts = Counter(Outcome.FAILED if outcome in AMISS else outcome for outcome in outcomes)
            took = microseconds.get(asked, [])
            times = (_milliseconds(median_low(took)), _milliseconds(max(took))) if took else ("", "")
            numbers = (sum(counts.values()), *(counts[outcome] for outcome in _COUNTED))
            table.add_row(asked, *(str(number or "") for number in numbers), *times)
        self._console.print(table)
        self._words(self.words.measured, "dim", 0)

    def more_wrong(self, number: int, source: str) -> None:
        """Print how many wrong answers for a source are not shown."""
        self._line(filled(self.words.more_wrong, {"number": str(number), "source": source}))

    def stopped(self, number: int) -> None:
        """Print that after so many breaches the rest was not asked."""
        self._line(filled(self.words.stopped, {"number": str(number)}))

    def next(self, example: QuestionExample) -> None:
        """Print which question to answer next, with its right answer."""
        question = example.question
        right = {"id": question.id, "answer": meaning(question, example.answer)}
        self._line(filled(self.words.next, {"ask": codec.kind(question), "name": example.scenario.name}))
        self._line(f"    {shown(codec.encode(question).decode().strip(), _HEARD)}", "dim")
        self._line(f"    {shown(msgspec.json.encode(right).decode(), _HEARD)}", "dim")

    def end(self, complaints: Sequence[Complaint], command: str) -> ExitCode:
        """Print in one line what to do first; returns the exit code of the worst finding."""
        faults = [fault for fault in complaints if fault.trouble not in NOTES]
        code = next((code for code in _WORST_FIRST if any(fault.code is code for fault in faults)), ExitCode.CONFORM)
        self._line("")
        worst = next((fault for fault in faults if fault.code is code), None)
        if worst is None:
            self._line(filled(self.words.ready, {"command": command}), "bold green")
        else:
            tell = self._line if "command" in worst.names else self._words
            tell(filled(self.words.first, {"mend": mending(self.words, worst)}), "bold red")
        return code

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
