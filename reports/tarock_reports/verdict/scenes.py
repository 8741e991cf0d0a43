"""A scenario step by step as data, for page and terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tarock_language.message import ENGLISH, Language
from tarock_steps.catalogue.planned import PlannedLine


class SceneStep(NamedTuple):
    """A step of a scenario: its sentence, the rows of its table, and whether it is the step that was not met."""

    text: str
    rows: tuple[tuple[str, ...], ...]
    failing: bool


def steps_of(steps: Sequence[str], failing: str = "") -> Iterator[SceneStep]:
    """The steps of a scenario; only the first one that matches ``failing`` is marked as failing."""
    open_ = bool(failing)
    for step in steps:
        first, *rest = step.split("\n")
        hit = open_ and first == failing.partition("\n")[0]
        open_ = open_ and not hit
        rows = [line for line in rest if line.startswith("|")]
        text = "\n".join([first, *(line for line in rest if not line.startswith("|"))])
        yield SceneStep(
            text, tuple(tuple(cell.strip() for cell in row.strip().strip("|").split("|")) for row in rows), hit
        )


def step_in(step: SceneStep, say: Language) -> SceneStep | None:
    """The same step in a language; ``None`` if no phrase says it there."""
    from tarock_steps.suite import vocabulary  # noqa: PLC0415 - loads the vocabulary
    from tarock_steps.words.translated_fields import rows_said  # noqa: PLC0415 - loads the vocabulary

    text = step.text if say is ENGLISH else vocabulary.step_said(step.text, say)
    return None if text is None else step._replace(text=text, rows=rows_said(step.rows, say))


def text_in(step: str, say: Language) -> str | None:
    """A step in a language, each row of its table on its own line; ``None`` if no phrase says it there."""
    told = next(step_in(scene_step, say) for scene_step in steps_of([step]))
    return None if told is None else PlannedLine("", told.text, told.rows).told
