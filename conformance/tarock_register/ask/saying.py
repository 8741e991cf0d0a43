"""How an answer is put into a language: words of the table in a text, and refusals."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from tarock_running.process.exits import UsageFaultError
from tarock_steps.words.translation import field_said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_language.message import Language


def text_said(text: str, say: Language) -> str:
    """A text with words of the table in it, such as the names of seats, in a language."""
    return field_said("words", text, say)


@contextmanager
def refusals_told(say: Language) -> Iterator[None]:
    """A context in which refusals are raised again as sentences of a language."""
    try:
        yield
    except UsageFaultError as fault:
        raise UsageFaultError(say.sentence(fault.said)) from fault
