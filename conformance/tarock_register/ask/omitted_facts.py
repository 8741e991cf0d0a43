"""Shows what a question leaves out although the rules imply it, and which lines of the answer change with it.

`tarock ask`, `tarock explain` and the table in the browser show it below an answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tarock_language.message import Language, Message
from tarock_protocol.messages.answers import Answer
from tarock_register.ask.answer_differences import DifferingLine, differing_lines
from tarock_register.ask.answer_text import About, Rows
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.ask.implied_facts import omissions


def forgotten_in(about: About, answer: Answer, respond: Respond) -> Iterator[tuple[str, Rows]]:
    """Each fact left out that changes the answer, as a sentence, with the lines that change."""
    say = about.say
    for omission in omissions(about.question, respond):
        other = answer_or_reason(omission.question, respond)
        if not isinstance(other, Message) and (lines := differing_lines(about, answer, other)):
            sentence = say("Forgotten: {what}", what=omission.said)
            yield sentence, [changed_line(line, say) for line in lines]


def changed_line(line: DifferingLine, say: Language) -> tuple[str, Text]:
    """A line in which two answers differ: its label, the second value, and the first one."""
    now = line.second or Text(say("nothing"))
    was = Text() if line.first is None else Text(f" {say('instead of')} ", style="dim") + line.first
    return line.label, now + was
