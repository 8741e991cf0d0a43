"""Shows what a question leaves out although the rules make it certain, and how that changes the answer."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tarock_language.message import Language, Message
from tarock_protocol.messages.answers import Answer
from tarock_register.ask.answer_differences import LineApart, lines_apart
from tarock_register.ask.answer_text import About, Rows
from tarock_register.ask.answered import Respond, answer_or_reason
from tarock_register.ask.certain import forgotten


def forgotten_in(about: About, answer: Answer, respond: Respond) -> Iterator[tuple[str, Rows]]:
    """Each thing that a question leaves out, as a sentence, with the lines of the answer that change with it."""
    say = about.say
    for omission in forgotten(about.question, respond):
        other = answer_or_reason(omission.question, respond)
        if not isinstance(other, Message) and (parted := lines_apart(about, answer, other)):
            sentence = say("Forgotten: {what}", what=omission.said)
            yield sentence, [line_changed(line, say) for line in parted]


def line_changed(one: LineApart, say: Language) -> tuple[str, Text]:
    """A changed line of an answer: the new value, and the old one."""
    now = one.other or Text(say("nothing"))
    was = Text() if one.one is None else Text(f" {say('instead of')} ", style="dim") + one.one
    return one.label, now + was
