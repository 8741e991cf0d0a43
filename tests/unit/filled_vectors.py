"""The vectors of some scenarios, filled for a test."""

from __future__ import annotations

from tarock_checking.playing.filling import fill
from tarock_checking.playing.player import Asking
from tarock_protocol.messages.answers import HelloAnswer
from tarock_steps.catalogue.filled import read_file
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.vectors import Vectors, read_vectors


def unwatched(_: int, /, *, declined: int = 0) -> None:
    """Ignore the progress."""
    del declined


def filled_of(asking: Asking, hello: HelloAnswer | None = None) -> Vectors:
    """The vectors of what is asked; a ``hello`` is that of a program that offers less."""
    return read_vectors(read_file(fill(asking, None, unwatched, hello=hello), "vectors").lines)


def filled_scenarios_of(source: str, asked: tuple[Planned, ...]) -> Vectors:
    """The vectors of scenarios under the default readings."""
    return filled_of(Asking(source=source, options={}, asked=asked, share=0.0, is_reference=True))
