"""A scenario in another language, step by step; separate from ``scenes`` because it loads the vocabulary."""

from __future__ import annotations

from tarock_language.message import ENGLISH, Language
from tarock_reports.verdict.scenes import SceneStep, steps_of
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite.german import rows_in_german, step_in_german


def step_in(step: SceneStep, say: Language) -> SceneStep | None:
    """The same step in a language that phrases have; ``None`` if no phrase says it there."""
    if say.code == ENGLISH.code:
        return step
    text = step_in_german(step.text) if say.code == "de" else None
    return None if text is None else step._replace(text=text, rows=rows_in_german(step.rows))


def text_in(step: str, say: Language) -> str | None:
    """A step in a language, each row of its table on its own line; ``None`` if no phrase says it there."""
    told = next(step_in(scene_step, say) for scene_step in steps_of([step]))
    return None if told is None else PlannedLine("", told.text, told.rows).told
